package blind

// Tuning the policy's weights by the cross-entropy method.

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
	First      uint64 // the first deal; each round takes fresh ones
	Games      int    // played with every set of weights of a round
	Population int    // sets of weights tried in a round, 10 at least
	Rounds     int
	Seed       uint64
	Workers    int
	Progress   func(round int, best, elite float64) // after each round: the best share of games won, and the elite's least
}

// TunedPolicy is what Tune has found: Share is the share of games won with the weights on
// Games fresh deals, which come after all that were tuned on.
type TunedPolicy struct {
	Share   float64
	Games   int
	weights weights
}

// checkGames is how many deals measure the result of tuning.
const checkGames = 20_000

// Tune looks for good weights of the policy by the cross-entropy method (Rubinstein 1999):
// each round draws sets of weights around a mean, plays the same deals with each, and moves
// mean and deviations towards the best sixth. The same settings give the same weights. The
// error is the context's cause.
func Tune(ctx context.Context, t Tuning) (TunedPolicy, error) {
	random := rand.New(rand.NewPCG(t.Seed, 5))
	mean, deviation := greedyWeights, weights{}
	for i := range mean {
		mean[i] /= 8
		deviation[i] = 0.3
	}
	for round := range t.Rounds {
		deals := t.deals(t.First+uint64(round)*uint64(t.Games), t.Games)
		tries := t.draw(random, &mean, &deviation)
		if err := t.play(ctx, tries, deals); err != nil {
			return TunedPolicy{}, err
		}
		slices.SortStableFunc(tries, func(a, b trial) int { return int(b.wins - a.wins) })
		elite := tries[:max(t.Population/6, 2)]
		follow(elite, &mean, &deviation)
		if t.Progress != nil {
			t.Progress(round+1, share(elite[0], t.Games), share(elite[len(elite)-1], t.Games))
		}
	}
	check := []trial{{weights: mean}}
	err := t.play(ctx, check, t.deals(t.First+uint64(t.Rounds)*uint64(t.Games), checkGames))
	return TunedPolicy{share(check[0], checkGames), checkGames, mean}, err
}

// trial is a set of weights and the games won with it.
type trial struct {
	weights weights
	wins    int64
}

func share(t trial, games int) float64 { return float64(t.wins) / float64(games) }

// draw returns the sets of weights of a round.
func (t *Tuning) draw(random *rand.Rand, mean, deviation *weights) []trial {
	tries := make([]trial, max(t.Population, 10))
	for i := range tries {
		for j := range mean {
			tries[i].weights[j] = mean[j] + deviation[j]*random.NormFloat64()
		}
	}
	return tries
}

// follow moves mean and deviation towards the elite's.
func follow(elite []trial, mean, deviation *weights) {
	n := float64(len(elite))
	for j := range mean {
		sum, squares := 0.0, 0.0
		for i := range elite {
			sum += elite[i].weights[j]
		}
		for i := range elite {
			squares += (elite[i].weights[j] - sum/n) * (elite[i].weights[j] - sum/n)
		}
		mean[j] = sum / n
		deviation[j] = 0.3*deviation[j] + 0.7*math.Sqrt(squares/n)
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
		if err := k.load(e, &Sight{Terms: t.Terms, Position: p}); err != nil {
			panic(err) // a fresh deal is a sight that names all its cards
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

// wins plays deals by the policy with weights w.
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
