package blind

// The engine, compared with independent computations.

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/internal/quotient"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestReach compares the stock's arithmetic with klondike.Talon.
func TestReach(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		rules := klondike.Standard(1 + random.IntN(6))
		rules.Redeals = random.IntN(3) - 1
		e := newEngine(Terms{Rules: rules}, 0)
		s := state{left: random.Uint32() & (1<<quotient.MaxStock - 1)}
		n := bits.OnesCount32(s.left)
		waste := random.IntN(n + 1)
		s.offset, s.redeals = e.Offset(waste, n), uint8(max(rules.Redeals, 0))
		want := uint32(0)
		talon := klondike.Talon{Cards: n, Waste: waste, Draw: rules.Draw, Redeals: rules.Redeals}
		for place := range talon.Open {
			want |= lowest(s.left, place) &^ lowest(s.left, place-1)
		}
		if now, later := e.reach(&s); now|later != want {
			t.Fatalf("draw %d, %d redeals, waste %d of %d: %b, want %b", rules.Draw, rules.Redeals, waste, n, now|later, want)
		}
	}
}

// TestWaysOn plays small decks with all cards known to all ends: the ways on win exactly the deals that package fast calls won.
func TestWaysOn(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	count := map[bool]int{}
	decks := searchtest.Size(600, 20_000)
	for i := range decks {
		rules := smallRules(random)
		off := Technique(random.Uint32()) & (Safe | LazyStock | LazyEmptying)
		p := klondike.NewDeal(uint64(i), rules)
		solver, err := fast.New(rules, fast.Options{VerdictOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		r, err := solver.Solve(context.Background(), &p)
		if err != nil {
			t.Fatal(err)
		}
		got := winnable(t, p, rules, off)
		if count[got]++; got != (r.Status == search.Solved) {
			t.Fatalf("%+v deal %d without %v: %v, but %v", rules, i, off, got, r.Status)
		}
	}
	if min(count[true], count[false]) < decks/30 {
		t.Errorf("won or lost: %v", count)
	}
}

func smallRules(random *rand.Rand) klondike.Rules {
	rules := klondike.Standard(1 + random.IntN(4))
	rules.Ranks = 4 + random.IntN(3)
	rules.Columns = 2 + random.IntN(min(rules.Ranks-2, 3))
	rules.WorryBack = random.IntN(4) > 0
	if random.IntN(3) == 0 {
		rules.Redeals = random.IntN(4)
	}
	return rules
}

// winnable searches everything that the ways on of a deal reach.
func winnable(t *testing.T, p klondike.Position, rules klondike.Rules, off Technique) bool {
	e := newEngine(Terms{Rules: rules}, off)
	var k knowledge
	if err := k.load(e, &View{Terms: Terms{Rules: rules}, Position: p}); err != nil {
		t.Fatal(err)
	}
	e.arrive(&k.root)
	seen := map[state]bool{k.root: true}
	stack := []state{k.root}
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if e.won(&s) {
			return true
		}
		e.expand(&s)
		for i := range e.exits {
			if after := e.exits[i].state; true {
				e.arrive(&after)
				if !seen[after] {
					seen[after] = true
					stack = append(stack, after)
				}
			}
		}
	}
	return false
}
