package service

// A person's view of the table, in the form of answers.

import (
	"strconv"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
)

// tableView is the view of the person on chair 0. Until the game is over every field comes from the person's table.View.
type tableView struct {
	Game     string    `json:"game"`
	Auction  string    `json:"auction"`
	Number   int       `json:"number"`
	Of       int       `json:"of"`
	Seed     string    `json:"seed"`
	Bots     [2]string `json:"bots"`
	Practice bool      `json:"practice"`
	Base     int       `json:"base"`

	Stage    string             `json:"stage"`
	Turn     *table.Chair       `json:"turn"`
	Hand     []string           `json:"hand"`
	Bottom   []string           `json:"bottom"`
	Left     [table.Chairs]int  `json:"left"`
	Landlord *table.Chair       `json:"landlord"`
	Roles    []string           `json:"roles"` // null until the landlord is known
	Redeals  int                `json:"redeals"`
	Calls    []tableCall        `json:"calls"`
	Bids     []int              `json:"bids"`
	Doubles  []int              `json:"doubles"`
	Doubled  [table.Chairs]int  `json:"doubled"`
	Stakes   tableStakes        `json:"stakes"`
	Moves    []tableMove        `json:"moves"`
	Last     *play              `json:"last"`
	Owner    *table.Chair       `json:"owner"`
	Pass     bool               `json:"pass"`
	Beats    bool               `json:"beats"`
	Unseen   map[string]int     `json:"unseen"`
	Undo     bool               `json:"undo"`
	More     bool               `json:"more"`
	Hands    [][]string         `json:"hands"` // null until the game is over, and so are the next two
	Score    *[table.Chairs]int `json:"score"`
	Winner   *table.Chair       `json:"winner"`
	Games    int                `json:"games"`
	Won      int                `json:"won"`
	Total    [table.Chairs]int  `json:"total"`
}

type tableCall struct {
	Chair table.Chair `json:"chair"`
	Bid   int         `json:"bid"`
}

type tableMove struct {
	Chair table.Chair `json:"chair"`
	Play  play        `json:"play"`
}

// tableStakes are the factors of the score: table.Stakes.
type tableStakes struct {
	Bid     int               `json:"bid"`
	Bombs   int               `json:"bombs"`
	Spring  bool              `json:"spring"`
	Doubles [table.Chairs]int `json:"doubles"`
	Times   [table.Chairs]int `json:"times"`
}

// The names of stages and auctions, in their order.
var (
	stages   = [...]string{"calling", "doubling", "playing", "over"}
	auctions = [...]string{"bids", "rob", "takes"}
)

// viewOfTable shows the state of a session.
func viewOfTable(s *session.Session) tableView {
	v, total := s.View(), s.Total()
	shown := tableView{
		Game: s.Game, Auction: auctions[v.Variant.Auction], Number: s.Number(), Of: s.Games, Seed: strconv.FormatUint(s.DealSeed(), 10),
		Bots: s.Bots, Practice: s.Practice, Base: v.Variant.Base,
		Stage: stages[v.Stage], Turn: seated(v.Turn), Hand: cardsOf(v.Hand), Bottom: cardsOf(v.Bottom), Left: v.Left,
		Landlord: seated(v.Landlord), Redeals: v.Redeals, Calls: []tableCall{}, Bids: append([]int{}, v.Bids...), Doubles: []int{}, Doubled: v.Doubled, Stakes: tableStakes(v.Stakes()),
		Moves: []tableMove{}, Unseen: countsOf(v.Unseen()), Undo: s.Practice && s.Answered(), More: s.More(),
		Games: total.Games, Won: total.Won, Total: total.Points,
	}
	for _, c := range v.Calls {
		shown.Calls = append(shown.Calls, tableCall(c))
	}
	for _, m := range v.Moves {
		shown.Moves = append(shown.Moves, tableMove{m.Chair, wildPlay(&v.Variant.Rules, m.Play)})
	}
	if v.Landlord != table.Nobody {
		for c := range table.Chair(table.Chairs) {
			shown.Roles = append(shown.Roles, v.Seat(c).String())
		}
	}
	if v.Stage == table.Doubling && v.Turn == session.Me {
		shown.Doubles = v.Variant.Doubles()
	}
	shown.ask(v)
	shown.open(s)
	return shown
}

// ask shows the person's choices at the plays.
func (shown *tableView) ask(v *table.View) {
	if v.Stage != table.Playing {
		return
	}
	if v.Last.Kind != doudizhu.Pass {
		last := wildPlay(&v.Variant.Rules, v.Last)
		shown.Last, shown.Owner = &last, seated(v.Owner)
	}
	if v.Turn == v.Chair {
		plays := v.AppendPlays(nil)
		shown.Pass = plays[len(plays)-1].Kind == doudizhu.Pass
		shown.Beats = plays[0].Kind != doudizhu.Pass
	}
}

// open shows the end of a game.
func (shown *tableView) open(s *session.Session) {
	r := s.Record().Result
	if r == nil {
		return
	}
	shown.Score, shown.Winner = &r.Points, &r.Winner
	for _, h := range s.Hands() {
		shown.Hands = append(shown.Hands, cardsOf(h))
	}
}

// seated is a chair, or null if there is none.
func seated(c table.Chair) *table.Chair {
	if c == table.Nobody {
		return nil
	}
	return &c
}

// countsOf counts cards by their ranks.
func countsOf(h doudizhu.Hand) map[string]int {
	counts := map[string]int{}
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		if n := h.Count(r); n > 0 {
			counts[r.String()] = n
		}
	}
	return counts
}

// tableStep is an event at the table.
type tableStep struct {
	Kind   string             `json:"kind"`
	Chair  *table.Chair       `json:"chair,omitempty"`
	Bid    *int               `json:"bid,omitempty"`
	Robs   *bool              `json:"robs,omitempty"`
	Bottom []string           `json:"bottom,omitempty"`
	Double *bool              `json:"double,omitempty"`
	Times  int                `json:"times,omitempty"`
	Play   *play              `json:"play,omitempty"`
	Left   *int               `json:"left,omitempty"`
	Stakes *tableStakes       `json:"stakes,omitempty"`
	Score  *[table.Chairs]int `json:"score,omitempty"`
	Lord   *table.Chair       `json:"landlord,omitempty"`
}

// stepOf shows an event that has just happened.
func stepOf(e *session.Event, s *session.Session) tableStep {
	v := s.View()
	stakes := tableStakes(v.Stakes())
	step := tableStep{Kind: e.Kind.String(), Chair: seated(e.Chair)}
	switch e.Kind {
	case session.Called:
		step.Bid, step.Robs = &e.Bid, &e.Robs
	case session.Seated:
		step.Bottom, step.Stakes = cardsOf(v.Bottom), &stakes
	case session.Doubled:
		step.Double, step.Times = new(e.Times > table.Refused), e.Times
	case session.Led:
		step.Stakes = &stakes
	case session.Laid:
		step.laid(e, &v.Variant.Rules)
		step.Stakes = &stakes
	case session.Ended:
		step.Score, step.Stakes, step.Lord = &s.Record().Result.Points, &stakes, &v.Landlord
	}
	return step
}

// laid shows the cards of a play.
func (step *tableStep) laid(e *session.Event, r *hand.Rules) {
	p := wildPlay(r, e.Play)
	step.Play, step.Left = &p, &e.Left
}
