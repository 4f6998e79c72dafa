// The signature: the node counts of every engine on fixed positions. A change that alters one of them changes the search, and its commit
// must say so.

package search_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"kedou/search/searchtest"
)

func TestSignature(t *testing.T) {
	p := searchtest.NewPuzzle(3)
	start := p.Scramble(rand.New(rand.NewPCG(8, 8)), 60)
	want := map[string]string{
		"beam":             "solved 36: 632 expanded, 1725 generated, 4 reopened, 0 re-parented",
		"best-first":       "solved 26: 2357 expanded, 6284 generated, 0 reopened, 93 re-parented",
		"breadth-first":    "solved 26: 141186 expanded, 375737 generated, 0 reopened, 0 re-parented",
		"bucket keep":      "solved 26: 562 expanded, 1513 generated, 0 reopened, 6 re-parented",
		"bucket propagate": "solved 26: 563 expanded, 1515 generated, 0 reopened, 8 re-parented",
		"bucket reopen":    "solved 26: 565 expanded, 1521 generated, 2 reopened, 10 re-parented",
		"depth-first":      "solved 39948: 41020 expanded, 66588 generated, 0 reopened, 0 re-parented",
		"heap keep":        "solved 26: 562 expanded, 1513 generated, 0 reopened, 6 re-parented",
		"heap propagate":   "solved 26: 563 expanded, 1515 generated, 0 reopened, 8 re-parented",
		"heap reopen":      "solved 26: 565 expanded, 1521 generated, 2 reopened, 10 re-parented",
		"ida*":             "solved 26: 6203 expanded, 16553 generated, 0 reopened, 0 re-parented",
		"gods keep":        "solved 26: 562 expanded, 1513 generated, 0 reopened, 6 re-parented",
		"gods propagate":   "solved 26: 563 expanded, 1515 generated, 0 reopened, 8 re-parented",
		"gods reopen":      "solved 26: 565 expanded, 1521 generated, 2 reopened, 10 re-parented",
		"stacks keep":      "solved 26: 562 expanded, 1513 generated, 0 reopened, 6 re-parented",
		"stacks propagate": "solved 26: 563 expanded, 1515 generated, 0 reopened, 8 re-parented",
		"stacks reopen":    "solved 26: 565 expanded, 1521 generated, 2 reopened, 10 re-parented",
	}
	eachEngine(func(name string, run tilesEngine, c tilesConfig) {
		c.Heuristic, c.Width = p.Manhattan, 20
		res, err := run(context.Background(), p, start, c)
		got := fmt.Sprintf("%v %d: %d expanded, %d generated, %d reopened, %d re-parented", res.Status, res.Cost, res.Stats.Expanded, res.Stats.Generated, res.Stats.Reopened, res.Stats.Reparented)
		if err != nil || got != want[name] {
			t.Errorf("%q: %q,", name, got)
		}
	})
}
