package blunder

// Counts of players' losses, by stages and seats.

import (
	"kedou/doudizhu"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/table"
)

// Group is a group of decisions: of a stage, and of one seat or of all.
type Group struct {
	Late bool // LateCards or fewer in play
	Seat doudizhu.Seat
	All  bool // of all seats
}

// Groups are the groups of a Tally: early and late, each for all seats and for every seat.
func Groups() (list []Group) {
	for _, late := range []bool{false, true} {
		list = append(list, Group{Late: late, All: true})
		for s := range doudizhu.Seats {
			list = append(list, Group{Late: late, Seat: s})
		}
	}
	return list
}

// Tally counts the answers of some players to the same decisions.
type Tally struct {
	players int
	deals   map[table.Deal]int // their places in sums
	sums    map[Group][]dealSums
	took    []int // each player's decisions with a play of unknown worth
}

// dealSums are the players' losses on one deal, in decisions with known worths of all plays.
type dealSums struct {
	decisions float64
	lost      []float64
}

// NewTally returns a tally for this many players.
func NewTally(players int) *Tally {
	return &Tally{players: players, deals: map[table.Deal]int{}, sums: map[Group][]dealSums{}, took: make([]int, players)}
}

// Add counts a decision, with the answer of each player. If the worth of one play is unknown, no answer counts.
func (t *Tally) Add(d *Decision, answers []Answer) {
	open := false
	for i, a := range answers {
		if a.Open {
			t.took[i]++
			open = true
		}
	}
	if open {
		return
	}
	at, known := t.deals[d.Record.Deal]
	if !known {
		at = len(t.deals)
		t.deals[d.Record.Deal] = at
	}
	seat, cards := d.seat()
	late := cards <= LateCards
	t.add(Group{Late: late, Seat: seat}, at, answers)
	t.add(Group{Late: late, All: true}, at, answers)
}

// add counts a decision of the deal with a number in a group.
func (t *Tally) add(g Group, deal int, answers []Answer) {
	for len(t.sums[g]) <= deal {
		t.sums[g] = append(t.sums[g], dealSums{lost: make([]float64, t.players)})
	}
	s := &t.sums[g][deal]
	s.decisions++
	for i, a := range answers {
		s.lost[i] += a.Lost
	}
}

// Open returns how often the worth of a player's play was unknown.
func (t *Tally) Open(player int) int { return t.took[player] }

// Decisions returns how many decisions of a group count.
func (t *Tally) Decisions(g Group) int {
	n := 0.
	for _, d := range t.sums[g] {
		n += d.decisions
	}
	return int(n)
}

// Lost returns a player's mean loss in a decision of a group.
func (t *Tally) Lost(g Group, player int) arena.Estimate {
	return t.ratio(g, func(d *dealSums) float64 { return d.lost[player] })
}

// Difference returns one player's mean loss in a decision of a group less another's, over the same decisions.
func (t *Tally) Difference(g Group, one, other int) arena.Estimate {
	return t.ratio(g, func(d *dealSums) float64 { return d.lost[one] - d.lost[other] })
}

// ratio returns the mean of a quantity in a decision of a group.
func (t *Tally) ratio(g Group, quantity func(*dealSums) float64) arena.Estimate {
	var x, n []float64
	for i := range t.sums[g] {
		d := &t.sums[g][i]
		x, n = append(x, quantity(d)), append(n, d.decisions)
	}
	return arena.RatioOf(x, n)
}
