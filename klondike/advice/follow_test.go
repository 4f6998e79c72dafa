package advice

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestFollow plays games by the first advice alone: each advice leaves fewer steps than the one before, and all are won in at most 1.05 times
// the moves of solve's lines. A guide that remembers the game gives the answers of one that is asked about a position alone. It logs the
// figures; seeds 100 to 139 and 2,000 others take all of KEDOU_LONG=1.
func TestFollow(t *testing.T) {
	for _, draw := range []int{1, 3} {
		rules, followed, solved, games := klondike.Standard(draw), 0, 0, 0
		solver, err := fast.New(rules, fast.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var times []time.Duration
		for i := range uint64(searchtest.Size(3, 2540)) {
			seed := 100 + i
			if i >= 40 {
				seed = 16_000_001 + i - 40
			}
			p := klondike.NewDeal(seed, rules)
			found, err := solver.Solve(t.Context(), &p)
			if err != nil {
				t.Fatal(err)
			}
			if found.Status != search.Solved {
				continue
			}
			moves := follow(t, &p, rules, rand.New(rand.NewPCG(seed, 1)), 0, &times)
			followed, solved, games = followed+moves, solved+len(found.Path), games+1
			if 20*moves > 23*len(found.Path) {
				t.Logf("draw %d, seed %d: %d moves, solve %d", draw, seed, moves, len(found.Path))
			}
		}
		slices.Sort(times)
		at := func(share float64) time.Duration {
			return times[int(share*float64(len(times)-1))].Round(time.Millisecond / 10)
		}
		t.Logf("draw %d: %d games in %d moves, solve %d: %.3f; fresh hints: %d, median %v, p99 %v, most %v", draw, games, followed, solved,
			float64(followed)/float64(solved), len(times), at(.5), at(.99), at(1))
		if 100*followed > 105*solved {
			t.Errorf("draw %d: %d moves, solve %d", draw, followed, solved)
		}
	}
}

// TestDetours plays every fourth move at random, among those that win: the next advice is of no more steps than were announced for it.
func TestDetours(t *testing.T) {
	random := rand.New(rand.NewPCG(50, 2))
	for i := range searchtest.Size(4, 200) {
		rules := klondike.Standard(1 + 2*(i%2))
		rules.Redeals, rules.WorryBack = []int{klondike.Unlimited, 3}[i/2%2], i%3 == 0
		p := klondike.NewDeal(uint64(200+i), rules)
		if found, err := Winnable(t.Context(), &p, rules, fast.Options{}); err != nil || found.Status == search.Solved {
			follow(t, &p, rules, random, 4, new([]time.Duration))
		}
	}
}

// TestFollowHidden plays games with hidden cards as a beginner does, who makes a hint's turns and its first move of a card, and asks again:
// no position comes back, so that hints don't lead in circles. It logs the wins. KEDOU_LONG=1 plays 200 deals a draw, where one way of a
// hundred games may be too long to be recognized from its middle.
func TestFollowHidden(t *testing.T) {
	for _, draw := range []int{1, 3} {
		rules, won, circles := klondike.Standard(draw), 0, 0
		n := searchtest.Size(8, 200)
		for i := range n {
			g, err := blind.NewGame(klondike.NewDeal(uint64(2+i), rules), blind.Terms{Rules: rules, StockHidden: true})
			if err != nil {
				t.Fatal(err)
			}
			if !followHidden(t, g, rules) {
				circles++
			}
			if g.Won() {
				won++
			}
		}
		if t.Logf("draw %d: %d games, %d won, %d in circles", draw, n, won, circles); circles > n/100 {
			t.Errorf("draw %d: %d circles", draw, circles)
		}
	}
}

// followHidden reports whether a game followed by the first advice comes to an end.
func followHidden(t *testing.T, g *blind.Game, r klondike.Rules) bool {
	t.Helper()
	for before := map[string]bool{}; ; {
		at := g.View().Position.Neutral(r)
		a, err := Advise(t.Context(), g.View(), blind.Options{Iterations: 60})
		switch {
		case err != nil:
			t.Fatalf("%s: %v", at, err)
		case before[at]:
			return false
		case len(a.Ways) == 0:
			return true
		}
		before[at] = true
		for _, m := range a.Ways[0].Moves {
			if err := g.Play(m); err != nil {
				t.Fatalf("%s: %v", at, err)
			}
			if !m.IsTurn() {
				break
			}
		}
	}
}

// TestCut asks a guide that has no time: the moves that show a win are its way.
func TestCut(t *testing.T) {
	rules := klondike.Standard(3)
	p := klondike.NewDeal(31, rules)
	g, err := newGuide(rules, time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	a, err := g.open(t.Context(), &p, fast.Options{Limits: search.Limits{Time: time.Hour}})
	if err != nil || a.Verdict != search.Solved || klondike.Verify(p, rules, a.Ways[0].Moves) != nil {
		t.Errorf("%+v, %v", a, err)
	}
}

// follow plays from p by the first advice and returns the number of moves. One of detours moves is any that wins. Some positions are put to
// Open too, whose time is recorded.
func follow(t *testing.T, p *klondike.Position, r klondike.Rules, random *rand.Rand, detours int, times *[]time.Duration) (moves int) {
	t.Helper()
	limits := search.Limits{Time: time.Hour}
	g, err := newGuide(r, time.Now().Add(limits.Time))
	if err != nil {
		t.Fatal(err)
	}
	for last := 1000; !p.Won(r); moves++ {
		a, err := g.open(t.Context(), p, fast.Options{Limits: limits})
		if err != nil || a.Verdict != search.Solved {
			t.Fatalf("%s: %v, %v", p.Neutral(r), a.Verdict, err)
		}
		way := a.Ways[0]
		if err := klondike.Verify(*p, r, way.Moves); err != nil || way.Idle || len(way.Moves) >= last {
			t.Fatalf("%s: %v, %d to go after %d, idle %v, %v", p.Neutral(r), way.Moves[0], len(way.Moves), last, way.Idle, err)
		}
		if random.IntN(20) == 0 {
			begin := time.Now()
			alone, err := Open(t.Context(), p, r, fast.Options{Limits: limits})
			if *times = append(*times, time.Since(begin)); err != nil || !reflect.DeepEqual(alone, a) {
				t.Fatalf("%s: %+v, %v, not %+v", p.Neutral(r), alone, err, a)
			}
		}
		if detours > 0 && random.IntN(detours) == 0 {
			way = a.Ways[random.IntN(a.Count(search.Solved))]
		}
		last = len(way.Moves)
		if err := p.Play(way.Moves[0], r); err != nil {
			t.Fatal(err)
		}
	}
	return moves
}
