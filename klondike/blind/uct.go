package blind

// The player uct.

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"kedou/klondike"
)

// A decision's effort is limited by iterations or by time. A core passes about a million worlds a second through a tree, and a tenth of
// that where games are played out.
const defaultIterations = 3000

// uct searches a tree over states of knowledge in sampled worlds, with learned chances or rollouts of the policy at its ends. With several
// workers, each searches its own tree, and their visits are added up.
type uct struct {
	options Options
	least   float32 // see tree
	terms   Terms
	trees   []*tree
	known   []knowledge     // one for each worker
	moves   []klondike.Move // of the last view, to recognize whether the same game continues
	row     uint32          // the numbering of the last view's stock cards
}

func newUCT(o Options) chooser { return &uct{options: o} }

func (u *uct) choose(ctx context.Context, d *decider, random *rand.Rand) (int, error) {
	u.prepare(d)
	roots, err := u.search(ctx, d, random)
	if err != nil {
		return 0, err
	}
	best := 0
	for i := range roots {
		if a, b := &roots[i], &roots[best]; a.visits > b.visits || a.visits == b.visits && a.wins > b.wins {
			best = i
		}
	}
	return best, nil
}

// prepare makes trees for d's game, or keeps those of its earlier decisions if the same game continues.
func (u *uct) prepare(d *decider) {
	s := d.knowledge.view
	workers := max(u.options.Workers, 1)
	if u.trees == nil || u.terms != s.Terms {
		u.terms, u.trees, u.known = s.Terms, nil, make([]knowledge, workers)
		for range workers {
			t := newTree(s.Terms, u.options.Off, lightFor(s.Rules, u.options.Off))
			if c := chancesFor(s.Terms, u.options.Off); c != nil {
				t.chances = c.estimate()
			}
			t.least = u.least
			u.trees = append(u.trees, t)
		}
		u.moves = nil
	}
	row := d.engine.world.row
	goesOn := row == u.row && len(s.Moves) > len(u.moves) && len(u.moves) > 0 && slices.Equal(s.Moves[:len(u.moves)], u.moves)
	u.moves, u.row = append(u.moves[:0], s.Moves...), row
	for _, t := range u.trees {
		if !goesOn || u.options.Off&Reuse != 0 || len(t.nodes) > mostNodes {
			t.forget()
		}
	}
}

// search runs the iterations and returns the root's edges, with the visits of all trees.
func (u *uct) search(ctx context.Context, d *decider, random *rand.Rand) ([]edge, error) {
	clock := newClock(u.options, len(u.trees))
	var pool sync.WaitGroup
	for i, t := range u.trees {
		t.engine.world = d.engine.world
		u.known[i].copy(&d.knowledge)
		source := rand.New(rand.NewPCG(random.Uint64(), uint64(i)))
		root := t.find(&d.knowledge.root)
		if t.nodes[root].first < 0 {
			t.open(root)
		}
		if len(u.trees) == 1 {
			t.run(ctx, &u.known[i], root, clock, source)
			break
		}
		pool.Go(func() { t.run(ctx, &u.known[i], root, clock, source) })
	}
	pool.Wait()
	return u.sum(&d.knowledge.root), context.Cause(ctx)
}

func (u *uct) sum(root *state) []edge {
	sum := slices.Clone(u.trees[0].edgesOf(u.trees[0].find(root)))
	for _, t := range u.trees[1:] {
		for i, x := range t.edgesOf(t.find(root)) {
			sum[i].visits += x.visits
			sum[i].wins += x.wins
		}
	}
	return sum
}

// clock limits a decision's iterations and time.
type clock struct {
	iterations float32
	deadline   time.Time
}

func newClock(o Options, trees int) clock {
	c := clock{iterations: float32(o.Iterations) / float32(trees)}
	switch {
	case o.Time > 0:
		c.deadline = time.Now().Add(o.Time)
		c.iterations = math.MaxInt32
	case o.Iterations == 0:
		c.iterations = defaultIterations / float32(trees)
	}
	return c
}

// Iterations between two checks whether the answer is clear, and between two looks at the clock. Where games are played out and a module's
// code is still cold, one iteration may take a millisecond.
const batch, tick = 64, 16

// ended reports, after i iterations, whether the time is over; it looks at the clock only from time to time.
func (c *clock) ended(ctx context.Context, i int) bool {
	return i%tick == 0 && (ctx.Err() != nil || !c.deadline.IsZero() && time.Now().After(c.deadline))
}

// run iterates until the clock ends, the answer is clear, or the context is done. Iterations that earlier decisions spent on the root
// count.
func (t *tree) run(ctx context.Context, k *knowledge, root int32, c clock, random *rand.Rand) {
	for i := 1; t.nodes[root].visits < c.iterations; i++ {
		t.iterate(k, root, random)
		if c.ended(ctx, i) || i%batch == 0 && t.off&EarlyAnswer == 0 && t.nodes[root].visits >= t.least && t.clear(root) {
			return
		}
	}
}

// clear reports whether one edge is far ahead of all others: by more than two deviations on either side.
func (t *tree) clear(root int32) bool {
	edges := t.edgesOf(root)
	best := 0
	for i := range edges {
		if edges[i].visits > edges[best].visits {
			best = i
		}
	}
	floor := edges[best].bound(-2)
	for i := range edges {
		if i != best && edges[i].bound(2) >= floor {
			return false
		}
	}
	return true
}

// bound returns the mean of x plus z deviations.
func (x *edge) bound(z float64) float64 {
	n := float64(x.visits) + 2
	p := (float64(x.wins) + 1) / n
	return p + z*math.Sqrt(p*(1-p)/n)
}

// copy makes k a copy of other that shares nothing that sampling changes.
func (k *knowledge) copy(other *knowledge) {
	unseen := append(k.unseen[:0], other.unseen...)
	*k = *other
	k.unseen = unseen
}
