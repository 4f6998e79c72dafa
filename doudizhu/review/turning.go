package review

// Where the win changed hands: who did that, and whether it could be known.

import (
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/skill"
)

// Fault is whose fault a move is that gave the win away with open cards, as the reviewed player sees it.
type Fault uint8

// The faults.
const (
	Mistake Fault = iota // the player's own: by what could be known it cost chance, too
	Unclear              // the player's own: whether it cost chance is too close to call
	BadLuck              // the player's own: no player could know
	Partner              // the partner's
	Enemy                // of the other side: a gift
)

// String names the fault.
func (f Fault) String() string {
	return [...]string{"mistake", "unclear", "bad luck", "partner", "enemy"}[f]
}

// Turning is a move after which the other side would win with open cards.
type Turning struct {
	Move   int            // its place among the record's moves, from 0
	Better *doudizhu.Play // a play that keeps the win, if one is known
	Fault  Fault
}

// Turnings are the moves that gave the win away with open cards. Decisions are those of the player of a chair, as Run judges them.
func (v *Open) Turnings(chair table.Chair, decisions []Decision) (list []Turning) {
	for i := range v.Steps {
		if v.Mistake(i) {
			list = append(list, Turning{i, v.Positions[i].Better, v.fault(i, chair, decisions)})
		}
	}
	return list
}

// fault says whose fault the move at a place is.
func (v *Open) fault(move int, chair table.Chair, decisions []Decision) Fault {
	switch by := v.Record.Moves[move].Chair; {
	case by != chair && (by == v.Record.Landlord) == (chair == v.Record.Landlord):
		return Partner
	case by != chair:
		return Enemy
	}
	i := slices.IndexFunc(decisions, func(d Decision) bool { return d.Move == move })
	switch {
	case i < 0 || decisions[i].Label == skill.Fine:
		return BadLuck
	case decisions[i].Label == skill.Unclear:
		return Unclear
	}
	return Mistake
}
