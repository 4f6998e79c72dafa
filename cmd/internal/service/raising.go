package service

// The cards that a person raises: what a swipe or a tap leaves raised, which plays these cards are, and why they can't be laid.

import (
	"slices"
	"strings"

	"kedou/doudizhu"
)

// raising are the cards of a gesture in a request: those raised before, and those that it touches, which aren't among them: one by a tap, more by a swipe.
type raising struct {
	Cards   []string `json:"cards"`
	Touched []string `json:"touched"`
}

// raised is the answer: the cards that the gesture leaves raised, the legal plays of exactly these cards, and if there are none, why.
type raised struct {
	Cards []string `json:"cards"`
	Plays []play   `json:"plays"`
	Why   string   `json:"why"`
}

// playing is what plays a player may make: the rules, the hand, and the play to beat.
type playing struct {
	rules interface {
		AppendFollows(dst []doudizhu.Play, h doudizhu.Hand, last doudizhu.Play) []doudizhu.Play
		Classify(dst []doudizhu.Play, cards doudizhu.Hand) []doudizhu.Play
	}
	hand doudizhu.Hand
	last doudizhu.Play
	show func(doudizhu.Play) play
}

// after answers a gesture. Cards that the player doesn't hold form no play.
func (r *raising) after(p *playing) (raised, error) {
	cards, err := cardsIn("cards", r.Cards)
	if err != nil {
		return raised{}, err
	}
	touched, err := cardsIn("touched", r.Touched)
	if err != nil {
		return raised{}, err
	}
	switch touched.Cards() {
	case 0:
	case 1:
		cards = p.complete(cards, touched)
	default:
		cards = p.sweep(cards, touched)
	}
	a := raised{Cards: cardsOf(cards), Plays: []play{}}
	if cards == 0 || !p.hand.Contains(cards) {
		return a, nil
	}
	for _, found := range p.rules.AppendFollows(nil, cards, p.last) {
		if found.Cards == cards {
			a.Plays = append(a.Plays, p.show(found))
		}
	}
	if len(a.Plays) == 0 {
		a.Why = refusal(p.rules.Classify(nil, cards), p.last)
	}
	return a, nil
}

// cardsIn reads a field with cards.
func cardsIn(name string, cards []string) (h doudizhu.Hand, err error) {
	if h, err = (doudizhu.Notation{Jokers: "BR", Wild: true}).ParseHand(strings.Join(cards, "")); err != nil {
		err = badField(name, err)
	}
	return h, err
}

// sweep returns the cards of the play that a swipe leaves raised, or none. The play uses a card of the swipe, and may use cards that were up. A leader gets
// the longest play, the first of equals in the order of the rules. A follower gets all the cards if they are an answer, or else all
// the swiped ones, or the lowest answer within the swipe, or the lowest with the cards that were up.
func (p *playing) sweep(up, swiped doudizhu.Hand) doudizhu.Hand {
	list := slices.DeleteFunc(p.rules.AppendFollows(nil, up+swiped, p.last), func(q doudizhu.Play) bool { return up.Contains(q.Cards) })
	worth := func(q doudizhu.Play) int {
		switch {
		case q.Cards == up+swiped:
			return 100
		case p.last.Kind == doudizhu.Pass:
			return q.Cards.Cards()
		case q.Cards == swiped:
			return 2
		case swiped.Contains(q.Cards):
			return 1
		}
		return 0
	}
	if len(list) == 0 {
		return 0
	}
	return slices.MaxFunc(list, func(a, b doudizhu.Play) int { return worth(a) - worth(b) }).Cards
}

// complete returns the cards that are up after a tap: with no others up, those of the lowest answer of the kind to beat that uses the tapped card.
func (p *playing) complete(up, tapped doudizhu.Hand) doudizhu.Hand {
	if up == 0 && p.last.Kind != doudizhu.Pass {
		for _, q := range p.rules.AppendFollows(nil, p.hand, p.last) {
			if q.Kind == p.last.Kind && q.Cards.Contains(tapped) {
				return q.Cards
			}
		}
	}
	return up + tapped
}

// refusal says why cards with these readings don't beat a play.
func refusal(readings []doudizhu.Play, last doudizhu.Play) string {
	kind := func(p doudizhu.Play) bool { return p.Kind == last.Kind }
	long := func(p doudizhu.Play) bool { return p.Kind == last.Kind && p.Len == last.Len }
	switch {
	case len(readings) == 0:
		return "no play"
	case last.Kind != doudizhu.Rocket && !slices.ContainsFunc(readings, kind):
		return "other kind"
	case last.Kind != doudizhu.Rocket && !slices.ContainsFunc(readings, long):
		return "other length"
	}
	return "too low"
}
