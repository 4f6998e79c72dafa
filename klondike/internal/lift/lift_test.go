package lift

// Random games: both computations of hopes, the sets of a Finder, and the memory of a Searcher.

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/search"
	"kedou/search/searchtest"
)

// small returns a small deck with random rules.
func small(seed uint64) (klondike.Position, klondike.Rules, *rand.Rand) {
	random := rand.New(rand.NewPCG(seed, 4))
	r := klondike.Standard(1 + random.IntN(4))
	r.Ranks, r.Columns, r.WorryBack = 5+random.IntN(3), 3+random.IntN(3), random.IntN(3) > 0
	if random.IntN(3) == 0 {
		r.Redeals = random.IntN(3)
	}
	return klondike.NewDeal(seed, r), r, random
}

func searcher() *Searcher {
	return NewSearcher(engine.NewMeter[search.Stats](context.Background(), search.Limits{}, nil))
}

// finder returns a Finder that asks x about sets of cards of p.
func finder(x *Searcher, p *klondike.Position, r klondike.Rules) *Finder {
	return &Finder{
		Ask:    func(kept cards, components int64) search.Status { return x.Decide(New(p, r, kept), components) },
		Enough: func() bool { return false },
	}
}

// TestHopeless plays lifted decks at random: hopeless and Hope agree on each state, and every hopeless state is jammed.
func TestHopeless(t *testing.T) {
	hopeless := map[bool]int{}
	x := searcher()
	for seed := range uint64(searchtest.Size(3000, 100_000)) {
		p, r, random := small(seed)
		g := New(&p, r, All(&p, r)&(random.Uint64()|random.Uint64()))
		for s := g.Root(); ; {
			reach, hopes := g.inReach(&s), g.Hope(&s)
			lost := g.hopeless(&s, reach)
			if hopeless[lost]++; lost != g.Lost(&hopes) || lost && !g.jammed(&s, reach) {
				t.Fatalf("seed %d, %+v: %+v is hopeless: %v", seed, r, s, lost)
			}
			exits := x.Exits(g, s)
			if lost || len(exits) == 0 {
				break
			}
			s = exits[random.IntN(len(exits))].State
		}
	}
	if t.Log(hopeless); hopeless[true] == 0 {
		t.Error("no state is hopeless")
	}
}

// TestWon tries random sets of cards of won decks: none makes them lost.
func TestWon(t *testing.T) {
	x := searcher()
	x.Cases = true
	asked := 0
	for seed := range uint64(searchtest.Size(600, 50_000)) {
		p, r, random := small(seed)
		f := finder(x, &p, r)
		if f.Ask(All(&p, r), 3000) != search.Solved {
			continue
		}
		for range 6 {
			kept := All(&p, r) & (random.Uint64() | random.Uint64() | random.Uint64())
			if asked++; f.Ask(kept, 3000) == search.Unsolvable {
				t.Errorf("seed %d, %+v is won, but lost with only %x in place", seed, r, kept)
			}
		}
	}
	t.Log(asked, "questions")
}

// TestFinder finds sets from above and from below, which must make the deck lost, also with cases.
func TestFinder(t *testing.T) {
	x := searcher()
	found, lost := 0, 0
	for seed := range uint64(searchtest.Size(400, 10_000)) {
		p, r, random := small(seed)
		f := finder(x, &p, r)
		want := f.Ask(All(&p, r), 3000)
		for _, list := range [][]cards{DeepestFirst(&p), Shuffled(&p, random)} {
			if set := Union(list); set != All(&p, r) || bits.OnesCount64(set) != len(list) {
				t.Fatalf("seed %d: the lists have %x, not %x", seed, set, All(&p, r))
			}
			kept, ok := f.Above(list, 100)
			if ok && (f.Ask(kept, 3000) != search.Unsolvable || want == search.Solved) {
				t.Errorf("seed %d, %+v: %x doesn't make the deck lost", seed, r, kept)
			}
			if want == search.Unsolvable {
				if lost++; ok {
					found++
				}
			}
		}
	}
	if t.Logf("%d of %d", found, lost); 2*found < lost {
		t.Errorf("sets from above for %d of %d lost decks", found, lost)
	}
}

// TestKnown finds a set from above for a hard deal of whole decks, seed 5000170 at draw 3, and none with too little work.
func TestKnown(t *testing.T) {
	r := klondike.Standard(3)
	p := klondike.NewDeal(5000170, r)
	x := searcher()
	f := finder(x, &p, r)
	kept, ok := f.Above(DeepestFirst(&p), 100)
	if n := bits.OnesCount64(kept); !ok || n > 30 || f.Ask(kept, 10_000) != search.Unsolvable {
		t.Errorf("%d cards make it lost: %v", n, ok)
	}
	if x.Bytes() > MostBytes(10_000/lastTimes) {
		t.Errorf("%d bytes held", x.Bytes())
	}
	if _, ok := f.Above(DeepestFirst(&p), 1); ok {
		t.Error("one component for a question is enough")
	}
	f.Enough = func() bool { return true }
	if _, ok := f.Above(DeepestFirst(&p), 100); ok || f.Below(All(&p, r), 40) != 0 {
		t.Error("it continues after it has enough")
	}
}

// TestKeys adds random keys to a set that is cleared from time to time, until the marks wrap around.
func TestKeys(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var set keys
	for round := range 40 {
		if set.clear(); round == 20 {
			set.mark = (1<<(64-keyBits) - 1) << keyBits
		}
		want := map[key]bool{}
		for range random.IntN(3000) {
			k := key{random.Uint64N(20), random.Uint64N(20), random.Uint64N(20) << 30}
			if set.has(k) != want[k] {
				t.Fatalf("round %d: %v is there: %v", round, k, set.has(k))
			}
			want[k] = true
			set.add(k)
		}
		if set.used != len(want) {
			t.Errorf("round %d: %d keys, not %d", round, set.used, len(want))
		}
	}
}

// TestEasier compares both kinds of game: what is lost with lifted cards both up and next to the board is lost otherwise, and with all
// cards kept both are the deal.
func TestEasier(t *testing.T) {
	x := searcher()
	count := map[search.Status]int{}
	for seed := range uint64(max(searchtest.Size(600, 20_000), 300)) {
		p, r, random := small(seed)
		kept := All(&p, r)
		if seed%4 > 0 {
			kept &= random.Uint64() | random.Uint64() | random.Uint64()
		}
		easier, other := x.Decide(NewEasier(&p, r, kept), 3000), x.Decide(New(&p, r, kept), 3000)
		if count[easier]++; easier == search.Unsolvable && other == search.Solved || kept == All(&p, r) && easier != other {
			t.Errorf("seed %d, %+v, kept %x: easier %v, else %v", seed, r, kept, easier, other)
		}
	}
	if t.Log(count); count[search.Unsolvable] == 0 || count[search.Solved] == 0 {
		t.Error("all of one kind")
	}
}
