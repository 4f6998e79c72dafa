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

// From begins one game for practice against two bots, which stands where a record ends: the same cards, played on in another way. The person has chair 0. The error is about
// an unknown bot, or the first step against the rules.
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
