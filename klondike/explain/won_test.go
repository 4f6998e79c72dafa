package explain

// Narrow places and chapters of small won decks compared with the generic engine.

import (
	"testing"

	"kedou/klondike"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestNarrow judges all moves at the narrow places again, and the blocks of the mistakes by columns.
func TestNarrow(t *testing.T) {
	places := 0
	for seed, d := range decided(t, searchtest.Size(120, 1000), search.Solved) {
		won, r := d.explain(t, seed).Won, d.explainer.rules
		positions, err := klondike.Replay(d.position, r, won.Moves)
		if err != nil {
			t.Fatal(err)
		}
		checkChapters(t, seed, won)
		for _, n := range won.Narrow {
			checkNarrow(t, seed, r, &positions[n.At], &n)
			places++
		}
	}
	if !testing.Short() && places < 10 {
		t.Errorf("only %d narrow places", places)
	}
}

// checkNarrow checks a narrow place at p.
func checkNarrow(t *testing.T, seed uint64, r klondike.Rules, p *klondike.Position, n *Narrow) {
	t.Helper()
	legal, err := klondike.LegalMoves(*p, r)
	if err != nil {
		t.Fatal(err)
	}
	keep, lost := 0, false
	for _, m := range legal {
		after := p.Clone()
		if err := after.Play(m, r); err != nil {
			t.Fatal(err)
		}
		verdict := original(t, &after, r)
		if verdict == search.Solved {
			keep++
		}
		if m == n.Mistake {
			lost = verdict == search.Unsolvable && byColumns(t, &after, r, setOf(n.Block)) != search.Solved
		}
	}
	if n.Legal != len(legal) || n.Keep != keep || !lost {
		t.Errorf("seed %d, move %d: %+v, want %d of %d to win; the mistake loses: %t", seed, n.At+1, n, keep, len(legal), lost)
	}
}

// checkChapters checks that each move is in one chapter, and that all cards that go up are named.
func checkChapters(t *testing.T, seed uint64, w *Won) {
	t.Helper()
	next, up := 0, 0
	for _, c := range w.Chapters {
		if c.Begin != next || c.End <= c.Begin {
			t.Errorf("seed %d: chapter %+v begins at %d, want %d", seed, c, c.Begin, next)
		}
		next = c.End
		up += len(c.Raised)
	}
	raised := 0
	for _, m := range w.Moves {
		if !m.IsTurn() && m.To.IsFoundation() {
			raised++
		}
	}
	if next != len(w.Moves) || up != raised {
		t.Errorf("seed %d: chapters end at %d of %d, and raise %d of %d", seed, next, len(w.Moves), up, raised)
	}
}
