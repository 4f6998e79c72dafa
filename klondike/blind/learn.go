package blind

// Learning win chances from searches.

import (
	"context"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"kedou/klondike"
)

// Learning are the settings of Learn.
type Learning struct {
	Terms      Terms
	First      uint64 // first deal; each round takes fresh deals
	Games      int    // games of a round
	Rounds     int
	Iterations int // of the player uct, for a decision; at least 4
	Seed       uint64
	Workers    int
	Progress   func(round int, won, miss float64) // called after each round: the share of games won, and the estimates' mean squared error
}

// LearnedChances is the result of Learn.
type LearnedChances struct {
	won     float64 // games of the last round, won with the estimates of the round before
	games   int
	chances *chances
}

// Learn makes the estimates of win chances that the player uct uses in place of games played out. In the first round uct plays games out,
// with a fourth of the iterations; in later rounds it uses the estimates of the round before. Every state that a search visited often is a
// lesson: the estimate should give the search's final result at once. The same settings give the same estimates. The error is the context's
// cause.
func Learn(ctx context.Context, l Learning) (LearnedChances, error) {
	random := rand.New(rand.NewPCG(l.Seed, 6))
	result := LearnedChances{games: l.Games}
	for round := range l.Rounds {
		lessons, won, err := l.play(ctx, l.First+uint64(round)*uint64(l.Games), result.chances)
		if err != nil {
			return result, err
		}
		c, miss := fit(lessons, random)
		result.won, result.chances = float64(won)/float64(l.Games), &c
		if l.Progress != nil {
			l.Progress(round+1, result.won, miss)
		}
	}
	return result, nil
}

// play plays a round's games with the estimates c, and returns their lessons in the order of the deals.
func (l *Learning) play(ctx context.Context, first uint64, c *chances) (lessons []lesson, won int64, err error) {
	var next, wins atomic.Int64
	var pool sync.WaitGroup
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	parts := make([][]lesson, l.Games)
	for range max(l.Workers, 1) {
		pool.Go(func() {
			for i := next.Add(1) - 1; i < int64(l.Games) && ctx.Err() == nil; i = next.Add(1) - 1 {
				part, won, err := l.study(ctx, first+uint64(i), c)
				if parts[i] = part; err != nil {
					stop(err)
				}
				if won {
					wins.Add(1)
				}
			}
		})
	}
	pool.Wait()
	for _, part := range parts {
		lessons = append(lessons, part...)
	}
	return lessons, wins.Load(), context.Cause(ctx)
}

// study plays a deal with the estimates c, and returns the lessons of its searches.
func (l *Learning) study(ctx context.Context, deal uint64, c *chances) (lessons []lesson, won bool, err error) {
	o := Options{Iterations: l.Iterations, Off: Reuse}
	if c == nil {
		o.Iterations = max(l.Iterations/4, 1) // playing games out takes ten times as long
	}
	u := &uct{options: o, student: true, chances: c}
	u.watch = func(t *tree) { lessons = t.teach(lessons, float32(o.Iterations)/4) }
	r, err := Play(ctx, &decider{options: o, exact: true, chooser: u}, klondike.NewDeal(deal, l.Terms.Rules), l.Terms, l.Seed)
	return lessons, r.Won, err
}

// teach appends the results of t's search for the states that it visited often.
func (t *tree) teach(lessons []lesson, often float32) []lesson {
	for i := range t.nodes {
		n := &t.nodes[i]
		if n.visits < often || n.first < 0 {
			continue
		}
		var f features
		t.engine.measure(&n.state, &f, true)
		x := lesson{chance: n.wins / n.visits}
		for j, c := range f {
			x.counts[j] = int8(c)
		}
		lessons = append(lessons, x)
	}
	return lessons
}
