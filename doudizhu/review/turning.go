package review

// The moves at which the win changed hands: whose they were, and whether the player could know.

import (
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/ledger"
)

// Fault classifies a move that gave the win away with open cards, from the reviewed player's point of
// view.
type Fault uint8

// The faults.
const (
	Mistake Fault = iota // the player's own: the play also cost chance by the player's knowledge
	Unclear              // the player's own: the cost of chance is too close to call
	BadLuck              // the player's own: no player could know
	Partner              // the partner's
	Enemy                // of the other side: a gift
)

// String names the fault.
func (f Fault) String() string {
	return [...]string{"mistake", "unclear", "bad luck", "partner", "enemy"}[f]
}

// Turning is a move after which the other side would win with open cards. Point of view: the side that moved.
type Turning struct {
	Move   int            // its place among the record's moves, from 0
	Better *doudizhu.Play // a play that keeps the win, if one is known
	Fault  Fault
}

// Turnings are the moves that gave the win away with open cards, for the player of a report.
func (v *Open) Turnings(r *Report) (list []Turning) {
	for i := range v.Steps {
		if v.Mistake(i) {
			list = append(list, Turning{i, v.Positions[i].Better, v.fault(i, r.Chair, r.Plays)})
		}
	}
	return list
}

// fault returns the fault of the move at a place.
func (v *Open) fault(move int, chair table.Chair, decisions []Decision) Fault {
	switch by := v.Record.Moves[move].Chair; {
	case by != chair && (by == v.Record.Landlord) == (chair == v.Record.Landlord):
		return Partner
	case by != chair:
		return Enemy
	}
	i := slices.IndexFunc(decisions, func(d Decision) bool { return d.Move == move })
	switch {
	case i < 0 || decisions[i].Label == ledger.Fine:
		return BadLuck
	case decisions[i].Label == ledger.Unclear:
		return Unclear
	}
	return Mistake
}
