package service

// Help for a person at the table: plays to try, chances, records of games, and a bot's result with the same cards.

import (
	"math"
	"strconv"

	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/session"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// playing reports whether the person is to play.
func (f *keptFields) playing() bool {
	v := f.session.View()
	return v.Stage == table.Playing && v.Turn == v.Chair
}

// readRequest asks what the person's raised cards are; early are cards chosen before the person's turn, for any play.
type readRequest struct {
	keptFields
	raising
	Early bool `json:"early"`
}

func readPlays(_ *call, r *readRequest) (any, error) {
	v, rules := r.session.View(), r.session.Rules()
	p := playing{rules: &rules, hand: v.Hand, last: v.Last, show: func(p doudizhu.Play) play { return wildPlay(&rules, p) }}
	if r.Early {
		p.last = doudizhu.Play{}
	}
	a, err := r.after(&p)
	if r.Early || !r.playing() {
		a.Plays, a.Why = []play{}, ""
	}
	return a, err
}

// promptAnswer has the choices to try: plays, or a bid.
type promptAnswer struct {
	Hints []tip    `json:"hints"`
	Bid   *bidHint `json:"bid"`
}

type tip struct {
	play
	Why phrase.Text `json:"why"`
}

type bidHint struct {
	Answer string          `json:"answer"`
	Bid    int             `json:"bid"`
	Chance records.Rounded `json:"chance"`
	Points records.Rounded `json:"points"`
}

func hintPlays(c *call, r *keptFields) (_ any, err error) {
	s, a := r.session, promptAnswer{Hints: []tip{}}
	switch v := s.View(); {
	case r.playing():
		rules := s.Rules()
		for _, p := range s.Prompts(c) {
			a.Hints = append(a.Hints, tip{wildPlay(&rules, p.Play), p.Why})
		}
	case v.Turn == v.Chair:
		a.Bid, err = adviceOf(c, s, v)
	}
	return a, err
}

// adviceOf returns the landlord index's advice to a player who bids or doubles.
func adviceOf(c *call, s *session.Session, v *table.View) (*bidHint, error) {
	a, err := s.Advise(c, 0)
	if err != nil {
		return nil, err
	}
	hint := &bidHint{Answer: strconv.Itoa(a.Bid), Bid: a.Bid, Chance: records.Rounded(a.Index.Chance), Points: records.Rounded(a.Index.Points)}
	if v.Stage == table.Doubling || v.Variant.Auction != table.Bids {
		hint.Answer = [...]string{"no", "yes"}[min(a.Bid, 1)]
	}
	return hint, nil
}

// chance is the strong player's estimate of one of the person's plays.
type chance struct {
	play
	Chance   *records.Rounded `json:"chance"` // null for the only play
	Error    *records.Rounded `json:"error"`
	Playouts int              `json:"playouts"`
}

// chancesRequest asks for the chances of plays.
type chancesRequest struct {
	keptFields
	iterating // 0: the time limits them
}

func judgePlays(c *call, r *chancesRequest) (any, error) {
	list, rules := []chance{}, r.session.Rules()
	err := r.checkIterations()
	if err == nil && r.playing() {
		var found session.Advice
		found, err = r.session.Advise(c, r.Iterations)
		for _, j := range found.Plays {
			list = append(list, chanceOf(j.Judgement, wildPlay(&rules, j.Play)))
		}
	}
	return map[string][]chance{"chances": list}, err
}

// chanceOf shows a judgement.
func chanceOf(j strong.Judgement, p play) chance {
	shown := chance{play: p, Playouts: j.Playouts}
	if j.Playouts > 0 || j.Chance > 0 {
		wins, deviation := records.Rounded(j.Chance), records.Rounded(j.Error)
		shown.Chance, shown.Error = &wins, &deviation
	}
	return shown
}

// recordRequest asks for the record of the finished game.
type recordRequest struct {
	keptFields
	Language string `json:"language"`
}

type recordAnswer struct {
	Records []string `json:"records"`
	Text    string   `json:"text"`
}

func recordGame(_ *call, r *recordRequest) (any, error) {
	if r.session.Stage() != table.Over {
		return recordAnswer{Records: []string{}}, nil
	}
	record := r.session.Record()
	line, err := record.MarshalJSON()
	return recordAnswer{[]string{string(line)}, record.Text(r.Language)}, err
}

// duplicateRequest lets a bot play the cards of the person.
type duplicateRequest struct {
	head
	termsFields
	Player string `json:"player"`
}

type duplicateAnswer struct {
	Score    int         `json:"score"`
	Won      bool        `json:"won"`
	Landlord table.Chair `json:"landlord"`
	Record   string      `json:"record"`
}

func duplicateGame(c *call, r *duplicateRequest) (any, error) {
	t, err := r.terms(c)
	if err != nil {
		return nil, err
	}
	player, err := playerOf(r.Player)
	if err != nil {
		return nil, badField("player", err)
	}
	if _, err := session.New(t); err != nil {
		return nil, badField("bots", err)
	}
	record, err := session.Duplicate(c, t, player)
	switch {
	case c.Err() != nil:
		return nil, err
	case err != nil:
		return nil, badField("player", err)
	}
	line, err := record.MarshalJSON()
	score := record.Result.Points[session.Me]
	return duplicateAnswer{score, score > 0, record.Landlord, string(line)}, err
}

// ratingRequest asks for the sum of results on duplicate deals: the points of the person and of the bot on each deal.
type ratingRequest struct {
	head
	Deals [][]float64 `json:"deals"`
}

type ratingAnswer struct {
	Mean  records.Rounded  `json:"mean"`
	Error records.Rounded  `json:"error"`
	Low   *records.Rounded `json:"low"` // null below two deals
	High  *records.Rounded `json:"high"`
	Deals int              `json:"deals"`
}

func rateDeals(_ *call, r *ratingRequest) (any, error) {
	differences := make([]float64, len(r.Deals))
	for i, deal := range r.Deals {
		if len(deal) != 2 || math.Abs(deal[0]) > mostPoints || math.Abs(deal[1]) > mostPoints {
			return nil, badStep("deals", i+1, phrase.Errorf("give the person's points and the bot's, %d at most", mostPoints))
		}
		differences[i] = deal[0] - deal[1]
	}
	e := arena.MeanOf(differences)
	a := ratingAnswer{Mean: records.Rounded(e.Mean), Error: records.Rounded(e.Error), Deals: e.Deals}
	if e.Deals > 1 {
		low, high := e.Interval()
		a.Low, a.High = (*records.Rounded)(&low), (*records.Rounded)(&high)
	}
	return a, nil
}

// mostPoints bounds the points of a deal.
const mostPoints = 1_000_000_000
