package blind

// Tuning the policy's weights.

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"

	"kedou/klondike"
)

// Tuning are the settings of Tune.
type Tuning struct {
	Terms      Terms
	First      uint64 // first deal; each round takes fresh deals
	Games      int    // played with every set of weights of a round
	Population int    // sets of weights tried in a round, at least 10
	Rounds     int
	GoOn       bool // begin with the weights in use; else with those of the player greedy
	Seed       uint64
	Workers    int
	Progress   func(round int, best, median float64) // called after each round with the shares of games won
}

// TunedPolicy is the result of Tune. Share is the share of games won with the weights on Games fresh deals, which come after all deals
// tuned on.
type TunedPolicy struct {
	Share   float64
	Games   int
	goOn    bool
	weights weights
}

// Settings of Tune's start and of the final measurement.
const (
	farStep    = 0.3 // from greedy's weights
	nearStep   = 0.1 // from the weights in use
	scaleDeals = 300 // deals that measure how much the counts of the ways on differ
	checkGames = 20_000
)

// Tune searches for good weights of the policy by an evolution strategy: each round draws sets of weights around a mean, plays the same
// deals with each, and moves the mean towards the better half. The same settings, from the same weights, give the same weights. The error
// is the context's cause.
func Tune(ctx context.Context, t Tuning) (TunedPolicy, error) {
	random := rand.New(rand.NewPCG(t.Seed, 5))
	t.Population = max(t.Population+t.Population%2, 10)
	mean, step := t.start()
	scale := t.scale(&mean)
	search := newEvolution(mean, &scale, step, t.Population)
	for round := range t.Rounds {
		tries := search.draw(random, t.Population)
		if err := t.play(ctx, tries, t.deals(t.First+uint64(round)*uint64(t.Games), t.Games)); err != nil {
			return TunedPolicy{}, err
		}
		slices.SortStableFunc(tries, func(a, b trial) int { return int(b.wins - a.wins) })
		search.follow(tries)
		if t.Progress != nil {
			t.Progress(round+1, share(tries[0], t.Games), share(tries[t.Population/2], t.Games))
		}
	}
	check := []trial{{weights: search.mean}}
	err := t.play(ctx, check, t.deals(t.First+uint64(t.Rounds)*uint64(t.Games), checkGames))
	return TunedPolicy{share(check[0], checkGames), checkGames, t.GoOn, search.mean}, err
}

func share(t trial, games int) float64 { return float64(t.wins) / float64(games) }

// start returns the first weights and step.
func (t *Tuning) start() (mean weights, step float64) {
	if t.GoOn {
		return *tunedFor(t.Terms.Rules), nearStep
	}
	mean = greedyWeights
	for i := range mean {
		mean[i] /= 8
	}
	return mean, farStep
}

// scale returns the standard deviation of each count among the ways on from one state, averaged over some games by the policy with weights
// w.
func (t *Tuning) scale(w *weights) (scale features) {
	e := newEngine(t.Terms, 0)
	e.policy = w.policy()
	var variance [counts]float64
	decisions := 0.0
	for _, d := range t.deals(t.First, scaleDeals) {
		e.world = d.world
		s := d.root
		for e.arrive(&s); !e.won(&s) && e.follow(&s); decisions++ {
			e.addVariances(&variance)
		}
	}
	for i, v := range variance {
		scale[i] = float32(math.Sqrt(v / max(decisions, 1)))
	}
	return scale
}

// addVariances adds the variance of each count among e's exits.
func (e *engine) addVariances(variance *[counts]float64) {
	var sum, squares [counts]float64
	n := float64(len(e.exits))
	for i := range e.exits {
		var f features
		e.measure(&e.exits[i].state, &f, true)
		for j, v := range f {
			sum[j] += float64(v)
			squares[j] += float64(v) * float64(v)
		}
	}
	for j := range variance {
		variance[j] += max(squares[j]/n-sum[j]*sum[j]/n/n, 0)
	}
}

// trueDeal is a deal with all cards in their places.
type trueDeal struct {
	world world
	root  state
}

// deals returns n deals, the first of which has the number first.
func (t *Tuning) deals(first uint64, n int) []trueDeal {
	e := newEngine(t.Terms, 0)
	var k knowledge
	list := make([]trueDeal, n)
	for i := range list {
		p := klondike.NewDeal(first+uint64(i), t.Terms.Rules)
		if err := k.load(e, &View{Terms: t.Terms, Position: p}); err != nil {
			panic(err) // can't happen: a fresh deal names all its cards
		}
		list[i] = trueDeal{e.world, k.root}
	}
	return list
}

// play plays the deals with every set of weights.
func (t *Tuning) play(ctx context.Context, tries []trial, deals []trueDeal) error {
	var next atomic.Int64
	var pool sync.WaitGroup
	const chunk = 100
	parts := (len(deals) + chunk - 1) / chunk
	for range max(t.Workers, 1) {
		pool.Go(func() {
			e := newEngine(t.Terms, 0)
			for ctx.Err() == nil {
				at := int(next.Add(1) - 1)
				if at >= len(tries)*parts {
					return
				}
				from := at % parts * chunk
				wins := e.wins(&tries[at/parts].weights, deals[from:min(from+chunk, len(deals))])
				atomic.AddInt64(&tries[at/parts].wins, wins)
			}
		})
	}
	pool.Wait()
	return context.Cause(ctx)
}

// wins plays deals by the policy with weights w, and returns the number won.
func (e *engine) wins(w *weights, deals []trueDeal) (n int64) {
	e.policy = w.policy()
	for i := range deals {
		e.world = deals[i].world
		s := deals[i].root
		e.arrive(&s)
		if e.rollout(&s) {
			n++
		}
	}
	return n
}
