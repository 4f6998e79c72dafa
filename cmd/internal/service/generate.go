package service

// Puzzles of doudizhu.

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"strconv"

	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/puzzle"
	"kedou/internal/phrase"
)

// generateRequest asks for puzzles.
type generateRequest struct {
	head
	Cards []int   `json:"cards"`
	Hands int     `json:"hands"`
	Seed  *string `json:"seed"`
	Count int     `json:"count"`
	Level int     `json:"level"`
	Rules string  `json:"rules"`
	bounded
}

// maxPuzzles is the most puzzles of one request.
const maxPuzzles = 50

// generated are puzzles in the order of their seeds.
type generated struct {
	Puzzles []doudizhujson.Puzzle `json:"puzzles"`
	Tried   int                   `json:"tried"`  // candidates
	Next    string                `json:"next"`   // the seed that continues the series
	Reason  string                `json:"reason"` // why there are fewer puzzles than requested
}

func generate(c *call, r *generateRequest) (any, error) {
	spec, rules, err := r.spec(&c.host)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeoutCause(c, c.limits.Time, errTime)
	defer cancel()
	g := generated{Puzzles: []doudizhujson.Puzzle{}, Next: strconv.FormatUint(spec.Seed, 10)}
	err = puzzle.Generate(ctx, rules, spec, func(seed uint64, p *puzzle.Puzzle) bool {
		g.Tried++
		g.Next = strconv.FormatUint(seed+1, 10)
		if p != nil {
			g.Puzzles = append(g.Puzzles, doudizhujson.PuzzleOf(p, r.Rules))
		}
		c.found(len(g.Puzzles), g.Tried)
		return len(g.Puzzles) < r.Count
	})
	if errors.Is(err, errTime) {
		g.Reason, err = errTime.Error(), nil
	}
	return g, err
}

// spec returns the generator's task, with defaults for missing fields.
func (r *generateRequest) spec(h *Host) (s puzzle.Spec, rules doudizhu.Rules, err error) {
	r.Rules, r.Count, r.Hands = cmp.Or(r.Rules, "standard"), cmp.Or(r.Count, 1), cmp.Or(r.Hands, 2)
	if rules, err = doudizhu.ParseRules(r.Rules); err != nil {
		return s, rules, badField("rules", err)
	}
	if r.Cards == nil {
		r.Cards = []int{14, 20}
	}
	seed, err := seedOf(r.Seed, uint64(rand.Int32()))
	switch {
	case err != nil:
		return s, rules, err
	case len(r.Cards) != 2:
		return s, rules, badField("cards", phrase.Errorf("give the least and the most cards"))
	case r.Count < 1 || r.Count > maxPuzzles:
		return s, rules, badField("count", phrase.Errorf("%d puzzles; give 1 to %d", r.Count, maxPuzzles))
	}
	s = puzzle.Spec{
		Least: r.Cards[0], Most: r.Cards[1], Hands: r.Hands, Seed: seed, Level: r.Level,
		Unique: true, Workers: h.Workers, Ladder: h.Ladder,
	}
	if field, err := s.Check(); err != nil {
		return s, rules, badField(field, err)
	}
	return s, rules, nil
}

// found reports the generator's progress about ten times a second.
func (c *call) found(puzzles, tried int) {
	after, is := c.due()
	if !is {
		return
	}
	c.event(struct {
		Event   string          `json:"event"`
		Found   int             `json:"found"`
		Tried   int             `json:"tried"`
		Seconds records.Seconds `json:"seconds"`
	}{"progress", puzzles, tried, records.Seconds(after)})
}
