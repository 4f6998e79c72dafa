package strategy_test

// The strategy document compared with the founding document's program.

import (
	"slices"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
	"kedou/search/searchtest"
)

// opened returns a strategy's solver with a limit of expansions.
func opened(t *testing.T, spec string, expansions int64) *strategy.Solver {
	t.Helper()
	s, err := strategy.New(spec)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := s.Open(klondike.Standard(3), strategy.Options{Limits: search.Limits{Expansions: expansions}})
	if err != nil {
		t.Fatal(err)
	}
	return solver
}

// TestDocument: on deals 1 to 12 (500 with KEDOU_LONG=1), within 20,000 expansions, the strategy has the same counts, verdicts and solutions as the document's
// program with its faults corrected, for either score.
func TestDocument(t *testing.T) {
	for version, spec := range map[int]string{1: "document:open-list=heap:score=pile1", 2: "document:open-list=heap"} { // the list's order, only faster
		t.Run(spec, func(t *testing.T) { documented(t, version, spec) })
	}
}

// documented compares the strategy of a spec with the program for a version of its score.
func documented(t *testing.T, version int, spec string) {
	const most = 20_000
	deals, solved := searchtest.Size(12, 500), 0
	solver := opened(t, spec, most)
	for seed := 1; seed <= deals; seed++ {
		deal := klondike.NewDeal(uint64(seed), klondike.Standard(3))
		p := &program{version: version, open: newRows()}
		p.solve(newGame(deal), most)
		a, err := solver.Solve(t.Context(), &deal)
		if err != nil {
			t.Fatal(err)
		}
		same := a.Stats.Expanded == int64(p.expanded) && (a.Status == search.Solved) == (p.result != nil)
		if p.result == nil {
			same = same && a.Stats.States == int64(p.states) && a.Stats.Duplicates == int64(p.duplicates) && a.Stats.Reparented == int64(p.moved)
		} else if same {
			texts, err := klondike.Notation("pinyin").Format(deal, klondike.Standard(3), a.Path)
			same = err == nil && strings.Join(texts, " ") == p.result.path()
			solved++
		}
		if !same {
			t.Errorf("deal %d: the strategy %v, %+v; the program solved it: %v, %d expanded, %d states, %d duplicates, %d moved",
				seed, a.Status, a.Stats, p.result != nil, p.expanded, p.states, p.duplicates, p.moved)
		}
	}
	t.Logf("%d of %d solved", solved, deals)
}

// TestOwnDefaults: help shows the document's settings first.
func TestOwnDefaults(t *testing.T) {
	help := strategy.Strategies().Help()
	_, help, _ = strings.Cut(help, "\ndocument: ")
	for option, first := range map[string]string{
		"score": "pile2", "open-list": "list", "reparent": "propagate", "duplicate": "shallower", "goal": "generate", "ties": "oldest",
	} {
		if !strings.Contains(help, option+"="+first+"|") {
			t.Errorf("%s doesn't begin with %s in\n%s", option, first, help)
		}
	}
}

// TestRows: the faster list equals the document's.
func TestRows(t *testing.T) {
	for seed := uint64(1); seed <= uint64(searchtest.Size(10, 40)); seed++ {
		deal := klondike.NewDeal(seed, klondike.Standard(3))
		slow, quick := &program{version: 2, open: &linked{}}, &program{version: 2, open: newRows()}
		slow.solve(newGame(deal), 800)
		quick.solve(newGame(deal), 800)
		if slow.states != quick.states || slow.duplicates != quick.duplicates || slow.moved != quick.moved || slow.expanded != quick.expanded {
			t.Errorf("deal %d: %d states, %d moved; the linked list %d, %d", seed, quick.states, quick.moved, slow.states, slow.moved)
		}
	}
}

// cards counts the cards of a position.
func (g *gameData) cards() (n int) {
	for _, top := range g.top {
		n += int(top)
	}
	for _, pile := range append([][]card{g.pile}, g.cols[:]...) {
		for _, c := range pile {
			n += min(int(c.num), 1)
		}
	}
	return n
}

// TestFaults: each fault of the program shows on deal 4, and correcting it removes it.
func TestFaults(t *testing.T) {
	run := func(f faults) (cards int, sorted, deep bool) {
		list := &linked{unmoved: f.unmoved}
		p := &program{version: 2, open: list, faults: f}
		p.solve(newGame(klondike.NewDeal(4, klondike.Standard(3))), 2000)
		deep = true
		for _, n := range p.known {
			cards = max(cards, n.game.cards())
			deep = deep && len(strings.Fields(n.path())) == n.depth
		}
		return cards, slices.IsSortedFunc(list.nodes, func(a, b *node) int { return b.best - a.best }), deep
	}
	if cards, sorted, deep := run(faults{}); cards != 52 || !sorted || !deep {
		t.Errorf("mended: %d cards, the list in order: %v, depths right: %v", cards, sorted, deep)
	}
	if cards, _, _ := run(faults{doubled: true}); cards <= 52 {
		t.Errorf("a card that comes back is doubled, and still there are %d", cards)
	}
	if _, sorted, _ := run(faults{unmoved: true}); sorted {
		t.Error("the list isn't sorted, and still in order")
	}
	if _, _, deep := run(faults{stale: true}); deep {
		t.Error("depths aren't refreshed, and still right")
	}
}

// TestBlind: the program identifies two positions that differ in which cards lie face up.
func TestBlind(t *testing.T) {
	one := &gameData{}
	one.cols[0] = []card{{0, 9, true}, {2, 8, true}}
	one.cols[1] = []card{{1, 9, false}, {3, 8, true}}
	other := one.clone()
	other.cols[0][0].canMove, other.cols[1][0].canMove = false, true
	if one.score(2) != other.score(2) || one.identity(faults{blind: true}) != other.identity(faults{blind: true}) {
		t.Error("the program distinguishes the positions")
	}
	if one.identity(faults{}) == other.identity(faults{}) {
		t.Error("mended, it doesn't")
	}
}
