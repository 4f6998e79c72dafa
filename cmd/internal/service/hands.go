package service

// Hands of doudizhu: value, plays, bid.

import (
	"cmp"
	"encoding/json"

	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

// handFields are a hand and its rules in a request.
type handFields struct {
	head
	Cards  string `json:"cards"`
	Rules  string `json:"rules"`
	Jokers string `json:"jokers"`
}

// The limits of a request about a hand: cards, listed splits, listed hints.
const (
	maxCards  = 20
	maxSplits = 100
	maxHints  = 50
)

// hand reads the hand, the rules and how these are written. Others are the other
// texts of cards in the request.
func (f *handFields) hand(others ...string) (h doudizhu.Hand, r *hand.Rules, n doudizhu.Notation, err error) {
	f.Rules = cmp.Or(f.Rules, "standard")
	r = &hand.Rules{}
	if r.Rules, err = doudizhu.ParseRules(f.Rules); err != nil {
		return h, r, n, badField("rules", err)
	}
	n = doudizhu.Notation{Jokers: f.Jokers}
	if n, _, err = n.For(append(others, f.Cards)...); err != nil {
		return h, r, n, badField("jokers", err)
	}
	h, err = n.ParseHand(f.Cards)
	switch {
	case err != nil:
		err = badField("cards", err)
	case h == 0:
		err = badField("cards", phrase.Errorf("no cards"))
	case h.Cards() > maxCards:
		err = badField("cards", phrase.Errorf("%d cards; a hand has at most %d", h.Cards(), maxCards))
	}
	return h, r, n, err
}

// handRequest requests the value of a hand.
type handRequest struct {
	handFields
	After string `json:"after"`
}

// handAnswer is the command's record, with the plays to consider.
type handAnswer struct {
	doudizhujson.Hand
	More  bool                `json:"more_splits"`
	Hints []handHint          `json:"hints"`
	Index *doudizhujson.Index `json:"index,omitempty"` // for a full hand: a bidder's, or a landlord's with the bottom cards
}

// handHint is a play, and the power of the cards that remain.
type handHint struct {
	play
	Rest json.Number `json:"rest_power"`
}

func judgeHand(c *call, r *handRequest) (any, error) {
	h, rules, n, err := r.hand(r.After)
	if err != nil {
		return nil, err
	}
	var last doudizhu.Play
	if r.After != "" && !n.IsPass(r.After) {
		readings, err := rules.ParsePlay(r.After, n)
		if err != nil {
			return nil, badField("after", err)
		}
		last = readings[0]
	}
	a := hand.NewAnalyst(*rules)
	answer := handAnswer{Hand: doudizhujson.HandOf(a, h, r.Rules), Hints: []handHint{}}
	for s := range a.FewestSplits(h) {
		if err := c.Err(); err != nil {
			return nil, err
		}
		if answer.More = len(answer.Splits) == maxSplits; answer.More {
			break
		}
		answer.Splits = append(answer.Splits, doudizhujson.WildTexts(rules, s.Plays))
	}
	if answer.Index = doudizhujson.IndexOf(rules, h, "bidder"); answer.Index == nil {
		answer.Index = doudizhujson.IndexOf(rules, h, "landlord")
	}
	hints, closer := a.Hints(h, last), hand.NewCloser(*rules)
	closer.Ready(h, rules.Stranger(h, last.Cards))
	closer.First(hints)
	for _, x := range hints[:min(len(hints), maxHints)] {
		v := shownPlay(x.Play)
		v.Play = doudizhujson.PlayOf(rules, x.Play)
		answer.Hints = append(answer.Hints, handHint{v, json.Number(x.Rest.String())})
	}
	return answer, nil
}
