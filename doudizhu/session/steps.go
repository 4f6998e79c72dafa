package session

// Recorded games step by step.

import (
	"iter"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Step is one move of a game, with the open positions around it.
type Step struct {
	Number        int // from 1
	Move          table.Move
	Before, After doudizhu.Endgame
}

// Hand is the player's hand after the move.
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

// From begins one practice game against two bots at the end of a record: the same cards with another continuation. The person has chair 0. The
// error names an unknown bot, or the first illegal step.
func From(r table.Record, bots [2]string, think time.Duration) (*Session, error) {
	s := &Session{Terms: Terms{Games: 1, Seed: r.Deal.Seed, Game: r.Variant.Name, Bots: bots, Practice: true, Think: think}}
	if r.Given {
		s.Landlord = &r.Landlord
	}
	err := s.seat()
	if err == nil {
		s.game, err = table.Resume(r)
	}
	return s, err
}
