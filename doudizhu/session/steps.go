package session

// Recorded games step by step.

import (
	"iter"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Step is one move of a game, with the open positions around it.
type Step struct {
	Number        int // from 1
	Move          table.Move
	Before, After doudizhu.Endgame
}

// Hand is what the move leaves the player.
func (s *Step) Hand() doudizhu.Hand { return s.After.Hands[s.Before.Turn] }

// Steps yields the moves of a game that table.Verify has accepted.
func Steps(r *table.Record) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		start := *r
		start.Moves = nil
		g, err := table.Resume(start)
		if err != nil {
			return
		}
		for i, m := range r.Moves {
			s := Step{Number: i + 1, Move: m, Before: g.Endgame()}
			if err := g.Play(m.Chair, m.Play); err != nil {
				return
			}
			if s.After = g.Endgame(); !yield(s) {
				return
			}
		}
	}
}
