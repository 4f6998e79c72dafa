package fast

// States that the delete relaxation calls hopeless, compared with the plain search.

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestHopeless plays small decks at random: each state called hopeless or jammed must be lost, and many of the lost ones must be called so.
func TestHopeless(t *testing.T) {
	count := map[search.Status]int{}
	hopeless, jammed := 0, 0
	for seed := range uint64(searchtest.Size(4000, 300_000)) {
		r := rand.New(rand.NewPCG(seed, 8))
		rules := klondike.Standard(1 + r.IntN(6)*r.IntN(2))
		rules.Ranks, rules.Columns, rules.WorryBack = 5+r.IntN(3), 3+r.IntN(3), r.IntN(4) > 0
		if r.IntN(3) == 0 {
			rules.Redeals = r.IntN(4)
		}
		p := klondike.NewDeal(seed, rules)
		var d deal
		s, err := d.setUp(rules, &p)
		if err != nil {
			t.Fatal(err)
		}
		x := &searcher{game: game{deal: &d}, table: &table{}}
		for steps := r.IntN(30); ; steps-- {
			is, lost := x.game.hopeless(&s), x.game.jammed(&s)
			if lost || steps == 0 {
				want := x.plainly(s)
				count[want]++
				switch {
				case is:
					hopeless++
				case lost:
					jammed++
				}
				if lost && want == search.Solved {
					t.Errorf("%+v seed %d: %+v is won, but called hopeless or jammed", rules, seed, s)
				}
			}
			next := x.branches(nil, &branch{state: s})
			if lost || steps == 0 || len(next) == 0 {
				break
			}
			s = next[r.IntN(len(next))].state
		}
	}
	lost := count[search.Unsolvable]
	t.Logf("%d of %d lost states are hopeless, %d more are jammed; %d are won, %d undecided", hopeless, lost, jammed, count[search.Solved], count[search.Unknown])
	if 2*hopeless < lost || 20*jammed < lost {
		t.Errorf("only %d of %d lost states are hopeless and %d jammed", hopeless, lost, jammed)
	}
}

// plainly decides s by single steps alone.
func (x *searcher) plainly(s state) search.Status {
	x.table.reset(1 << 20)
	x.meter = engine.NewMeter[search.Stats](context.Background(), search.Limits{Expansions: 20_000}, nil)
	x.begin(stage{techniques: Quotient})
	verdict, _ := x.plain(s)
	return verdict
}

// TestEnough asks about the exits of random components that aren't hopeless, with the facts that are enough and without. The answers are
// nearly always the same.
func TestEnough(t *testing.T) {
	asked, differ := 0, 0
	for seed := range uint64(searchtest.Size(3000, 100_000)) {
		r := rand.New(rand.NewPCG(seed, 9))
		rules := klondike.Standard(1 + r.IntN(6)*r.IntN(2))
		rules.Ranks, rules.Columns, rules.WorryBack = 6+r.IntN(2), 3+r.IntN(3), r.IntN(4) > 0
		p := klondike.NewDeal(seed, rules)
		var d deal
		s, err := d.setUp(rules, &p)
		if err != nil {
			t.Fatal(err)
		}
		g := game{deal: &d, stage: stage{techniques: allTechniques.under(rules)}}
		g.normalize(&s, nil)
		for !g.won(&s) && !g.hopeless(&s) {
			f := g.expand(&s)
			if len(g.exits) == 0 {
				break
			}
			for i := range g.exits {
				e := &g.exits[i]
				asked++
				lost, _ := g.lost(&e.state, 0, false, g.enough(&g.members[e.member].state, &e.state, f.talon.reach))
				if lost != g.hopeless(&e.state) {
					differ++
				}
			}
			s = g.exits[r.IntN(len(g.exits))].state
			g.end(f)
		}
	}
	if t.Logf("%d of %d answers differ", differ, asked); 10_000*differ > asked {
		t.Errorf("%d of %d answers differ", differ, asked)
	}
}
