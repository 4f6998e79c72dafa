package difficulty

// Ways to a win: which moves can be undone, and verdicts on choices.

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// TestUndoable plays at random and searches for a way to take each move back: by another move, or, for a turn, by further turns.
func TestUndoable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := klondike.Standard(rapid.IntRange(1, 4).Draw(t, "draw"))
		r.WorryBack = rapid.Bool().Draw(t, "worrying back")
		p := klondike.NewDeal(rapid.Uint64().Draw(t, "seed"), r)
		for range 60 {
			moves := legal(t, &p, r)
			if len(moves) == 0 {
				return
			}
			for _, m := range moves {
				if got, want := undoable(&p, m, r), takesBack(t, &p, m, r); got != want {
					t.Fatalf("%v can be undone: %v, want %v\n%s", m, got, want, p.Board(r))
				}
			}
			if err := p.Play(rapid.SampledFrom(moves).Draw(t, "move"), r); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// legal returns the moves of a position.
func legal(t *rapid.T, p *klondike.Position, r klondike.Rules) []klondike.Move {
	moves, err := klondike.LegalMoves(*p, r)
	if err != nil {
		t.Fatal(err)
	}
	return moves
}

// takesBack searches for a way back: turns lead round through the stock, and every other undoable move is undone by one move.
func takesBack(t *rapid.T, p *klondike.Position, m klondike.Move, r klondike.Rules) bool {
	if m.IsTurn() {
		return true
	}
	after := p.Clone()
	if err := after.Play(m, r); err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(legal(t, &after, r), func(back klondike.Move) bool {
		again := after.Clone()
		return again.Play(back, r) == nil && again.Neutral(r) == p.Neutral(r)
	})
}

// TestChoices compares every choice of some lines with package fast's advice.
func TestChoices(t *testing.T) {
	for _, c := range []struct {
		draw int
		seed uint64
	}{{3, 1}, {3, 25}, {3, 31}, {1, 3}} {
		j := judgeOf(t, c.draw)
		deal := klondike.NewDeal(c.seed, j.rules)
		path, err := j.Path(t.Context(), &deal)
		if err != nil {
			t.Fatal(err)
		}
		if err := klondike.Verify(deal, j.rules, path.Line); err != nil {
			t.Error(err)
		}
		solver, err := fast.New(j.rules, fast.Options{VerdictOnly: true, Limits: search.Limits{Time: 1 << 40}})
		if err != nil {
			t.Fatal(err)
		}
		positions, err := klondike.Replay(deal, j.rules, path.Line)
		if err != nil || len(path.Choices) < 10 {
			t.Fatal(len(path.Choices), err)
		}
		for _, choice := range path.Choices {
			legal, err := klondike.LegalMoves(positions[choice.Step], j.rules)
			if err != nil {
				t.Fatal(err)
			}
			moves, winning := 0, 0
			for _, m := range legal {
				if undoable(&positions[choice.Step], m, j.rules) {
					continue
				}
				after := positions[choice.Step].Clone()
				err := after.Play(m, j.rules)
				r, failed := solver.Solve(t.Context(), &after)
				if err = errors.Join(err, failed); err != nil {
					t.Fatal(err)
				}
				if moves++; r.Status == search.Solved {
					winning++
				}
			}
			if moves != choice.Moves || winning != choice.Winning || path.Line[choice.Step] != choice.Move || moves < 2 || winning < 1 {
				t.Errorf("deal %d, %+v: by the advice %d of %d moves win", c.seed, choice, winning, moves)
			}
		}
	}
}

// TestNarrow computes a path's numbers by hand.
func TestNarrow(t *testing.T) {
	p := Path{Choices: []Choice{{Step: 4, Moves: 4, Winning: 2}, {Step: 7, Moves: 2, Winning: 1, Undecided: 1}, {Step: 9, Moves: 2, Winning: 1}}}
	if first, ok := p.Narrow(); !ok || first.Step != 9 {
		t.Error("the first narrow choice:", first, ok)
	}
	if n := p.Narrowness(); n != 0.5 || p.Undecided() != 1 {
		t.Error("narrowness", n, p.Undecided())
	}
	p.Choices = nil
	if _, ok := p.Narrow(); ok || p.Narrowness() != 1 {
		t.Error("a path without choices is narrow")
	}
}
