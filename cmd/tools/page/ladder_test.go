package main

// The page's puzzles keep the promises of their file.

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

const file = "../../web/page/pools/puzzles.txt"

// levelsOf reads the file: the puzzles by their levels.
func levelsOf(t *testing.T) (levels [][]doudizhu.Endgame) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	rest, ok := strings.CutPrefix(string(text), ladderTitle)
	if !ok {
		t.Fatalf("%s doesn't begin with %q", file, ladderTitle)
	}
	for i, part := range strings.Split(rest, "# level ")[1:] {
		list, err := readLadder(file, []byte("# level "+part))
		if err != nil || !strings.HasPrefix(part, fmt.Sprintf("%d\n", i+1)) {
			t.Fatalf("level %d: %v", i+1, err)
		}
		levels = append(levels, list)
	}
	return levels
}

// TestShares: the file has the puzzles of the recipe, each of them once.
func TestShares(t *testing.T) {
	levels := levelsOf(t)
	seen := map[string]bool{}
	for _, s := range recipe {
		n := 0
		for _, e := range levels[s.level-1] {
			if cards := e.Cards(); e.Three == (s.hands == 3) && cards >= s.least && cards <= s.most {
				n++
				seen[e.ID] = true
			}
		}
		if n != s.n {
			t.Errorf("level %d has %d puzzles of %d hands and %d to %d cards", s.level, n, s.hands, s.least, s.most)
		}
	}
	if len(seen) != 1000 || len(levels) != 5 {
		t.Errorf("%d puzzles on %d levels", len(seen), len(levels))
	}
}

// TestSample makes a sample of every level: by the solver exactly one first play wins, and the level is right. The command make puzzles checks
// the whole file.
func TestSample(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 29))
	for i, list := range levelsOf(t) {
		for range searchtest.Size(1, 10) {
			e := list[random.IntN(len(list))]
			p, err := again(t.Context(), e.ID)
			switch {
			case err != nil:
				t.Error(err)
			case p.Level != i+1 || p.Endgame != e:
				t.Errorf("%v on level %d is made as %v, of level %d", e, i+1, p.Endgame, p.Level)
			}
			onePlayWins(t, &e)
		}
	}
}

// onePlayWins asks the solver for the first plays that win: there is one, not counting kickers.
func onePlayWins(t *testing.T, e *doudizhu.Endgame) {
	t.Helper()
	rules, err := doudizhu.ParseRules("standard")
	if err != nil {
		t.Fatal(err)
	}
	solver, err := endgame.New(rules, endgame.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := solver.Solve(t.Context(), e, endgame.Moves)
	if err != nil {
		t.Fatal(err)
	}
	var winning []doudizhu.Play
	for _, m := range r.Moves {
		if m.Outcome == andor.Won && !slices.ContainsFunc(winning, func(w doudizhu.Play) bool { return w.Rival() == m.Play.Rival() }) {
			winning = append(winning, m.Play)
		}
	}
	if r.Outcome != andor.Won || len(winning) != 1 {
		t.Errorf("%v is %v, by %v", e, r.Outcome, winning)
	}
}

// TestFindPuzzles finds the first puzzles of the small shares; the file has each of them.
func TestFindPuzzles(t *testing.T) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	found, err := findPuzzles(t.Context(), []share{{1, 2, 8, 12, 3}, {1, 3, 9, 15, 1}})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range found {
		if !strings.Contains(string(text), fmt.Sprintln(p.Endgame)) {
			t.Errorf("%v isn't in the file", p.Endgame)
		}
	}
}
