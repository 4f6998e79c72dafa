package klondike

// The problem compared with the referee and a naive generator.

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kedou/search"
	"kedou/search/searchtest"
)

// TestMovesAreLegal plays at random: without techniques the generator's moves are the naive ones, and every state unpacks to the referee's
// position.
func TestMovesAreLegal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := anyRules(t)
		at := anyPosition(t, r)
		p, s, err := NewProblem(at, r, Score{Costs: lengthCosts})
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			if r.Redeals == Unlimited {
				at.Redealt = 0
			}
			position := p.Position(s)
			if got, want := position.Board(r), at.Board(r); got != want {
				t.Fatalf("the state is\n%s\nthe game\n%s", got, want)
			}
			moves := p.AppendMoves(nil, s)
			naive := naiveMoves(&at, r)
			if !sameMoves(moves, steps(naive)) {
				t.Fatalf("moves %v\nnaive %v\n%s", moves, naive, at.Board(r))
			}
			if len(moves) == 0 {
				break
			}
			m := rapid.SampledFrom(moves).Draw(t, "move")
			if err := at.Play(Move{m.card, m.from, m.to}, r); err != nil {
				t.Fatal(err)
			}
			s, _ = p.Next(s, m)
		}
	})
}

// steps returns moves as the steps of a problem without techniques.
func steps(moves []Move) []Step {
	var all []Step
	for _, m := range moves {
		all = append(all, Step{m.Card, m.From, m.To})
	}
	return all
}

func sameMoves(a, b []Step) bool {
	set := map[Step]int{}
	for _, m := range a {
		set[m]++
	}
	for _, m := range b {
		set[m]--
	}
	for _, n := range set {
		if n != 0 {
			return false
		}
	}
	return true
}

// solve runs A* with a score and checks its answer.
func solve(t testing.TB, start Position, r Rules, c Score, technique Technique, config search.Config[State, Step]) search.Result[Step] {
	c.Technique = technique
	p, s, err := NewProblem(start, r, c)
	if err != nil {
		t.Fatal(err)
	}
	config.Heuristic = p.Estimate
	result, err := search.BestFirst(context.Background(), p, s, config)
	if err != nil {
		t.Fatal(err)
	}
	if result.Status == search.Solved {
		moves, err := p.Moves(result.Path)
		if err != nil {
			t.Fatal(err)
		}
		if err := Verify(start, r, moves); err != nil {
			t.Fatal(err)
		}
	}
	return result
}

// TestPerft counts move sequences with the packed generator and the naive one, in deals and in the middle of games, and compares with the
// recorded numbers. With KEDOU_LONG the naive one goes to full depth.
func TestPerft(t *testing.T) {
	var got strings.Builder
	for _, draw := range []int{1, 3} {
		r := Standard(draw)
		for seed := range uint64(20) {
			at := NewDeal(seed, r)
			random := rand.New(rand.NewPCG(seed, 1))
			for range 8 * seed {
				moves := naiveMoves(&at, r)
				if err := at.Play(moves[random.IntN(len(moves))], r); err != nil {
					t.Fatal(err)
				}
			}
			at.Redealt = 0
			p, s, err := NewProblem(at, r, Score{Costs: lengthCosts})
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&got, "draw %d, %s:", draw, at.Neutral(r))
			for depth := 1; depth <= 6; depth++ {
				n := searchtest.Perft(p, s, depth)
				if (depth <= 3 || searchtest.Long()) && n != naivePerft(&at, r, depth) {
					t.Errorf("%s: perft(%d) = %d", at.Neutral(r), depth, n)
				}
				fmt.Fprintf(&got, " %d", n)
			}
			got.WriteString("\n")
		}
	}
	searchtest.Golden(t, "testdata/perft.golden", got.String())
}

// smallRules are the rules of TestTechniques.
func smallRules() []Rules {
	var all []Rules
	for _, size := range [][3]int{{3, 4, 3}, {3, 3, 3}, {4, 3, 3}, {3, 4, 2}, {4, 4, 4}, {5, 2, 3}, {6, 2, 2}} {
		for _, draw := range []int{1, 2, 3} {
			for _, redeals := range []int{Unlimited, 0, 1} {
				for _, back := range []bool{true, false} {
					all = append(all, Rules{draw, redeals, back, size[0], size[1], size[2]})
				}
			}
		}
	}
	return all
}

// TestTechniques compares every sound technique, alone and together, with the uncut game on small decks: the verdict, and the length of a
// shortest solution where the technique claims to keep it. LowerBound must find that length too. KEDOU_LONG=1 takes ten times as many
// decks.
func TestTechniques(t *testing.T) {
	seeds := uint64(searchtest.Size(2, 20))
	length, none := Scores()[3], Scores()[4]
	if length.Name != "length" || none.Name != "none" {
		t.Fatalf("the scores are %s and %s", length.Name, none.Name)
	}
	lost, judged := 0, 0
	for _, r := range smallRules() {
		for seed := range seeds {
			start := NewDeal(seed, r)
			config := search.Config[State, Step]{Limits: search.Limits{Expansions: 4000}}
			want := solve(t, start, r, none, 0, config)
			if want.Status == search.Unknown {
				continue
			}
			judged++
			if want.Status == search.Unsolvable {
				lost++
			}
			for _, technique := range []Technique{afterTurn, kingRests, symmetry, talonMacros, afterTurn | talonMacros, exact, exact | talonMacros, safe, twins, exact | twins, strong, basic &^ kingStays} {
				got := solve(t, start, r, length, technique, search.Config[State, Step]{})
				if got.Status != want.Status || technique&(safe|twins) == 0 && got.Cost != want.Cost {
					t.Fatalf("%+v, %s: with %v %v, %d; without %v, %d", r, start.Neutral(r), technique, got.Status, got.Cost, want.Status, want.Cost)
				}
			}
		}
	}
	t.Logf("%d decks judged, %d of them lost", judged, lost)
	if judged < 50 || lost < 10 {
		t.Errorf("%d decks judged, %d lost: too few", judged, lost)
	}
}

// TestKingStays checks the counter-cases in the comment of kingStays.
func TestKingStays(t *testing.T) {
	small := Rules{Draw: 3, Redeals: Unlimited, WorryBack: true, Ranks: 3, Suits: 3, Columns: 3}
	for text, r := range map[string]Rules{
		" | TS / JS | KS | QS | | | | | | KC KD KH 9S": Standard(3),
		"2C | 3C AC | AD 2D 2H | AH 3D 3H":             small,
	} {
		d, err := ParseDeal("lost", text, r)
		if err != nil {
			t.Fatal(err)
		}
		for technique, want := range map[Technique]search.Status{basic: search.Unsolvable, basic &^ kingStays: search.Solved, strong: search.Solved} {
			if got := solve(t, d.Position, r, Scores()[0], technique, search.Config[State, Step]{}); got.Status != want {
				t.Errorf("%s: %v with %v, want %v", text, got.Status, technique, want)
			}
		}
	}
}

// TestSafeGoesNoFurther: the diamonds are four ranks below 6♥ here, and Keller's rule allows at most three. Forcing 6♥ up would lose the
// game.
func TestSafeGoesNoFurther(t *testing.T) {
	r := Rules{Draw: 3, Redeals: 1, WorryBack: true, Ranks: 7, Suits: 4, Columns: 4}
	d, err := ParseDeal("tight", "7D / 6C | 6D 3D 4D 7S / 7H | 5D 6S 6H / 7C | | | | 5C 2D 5H 5S", r)
	if err != nil {
		t.Fatal(err)
	}
	for _, technique := range []Technique{0, safe, exact | safe, strong} {
		if got := solve(t, d.Position, r, Scores()[0], technique, search.Config[State, Step]{}); got.Status != search.Solved {
			t.Errorf("%v with %v", got.Status, technique)
		}
	}
}

// TestLowerBound: the bound never falls by more than the cost of a step and is zero at the goal, so it never overestimates.
func TestLowerBound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := anyRules(t)
		p, s, err := NewProblem(anyPosition(t, r), r, Score{Costs: lengthCosts, Technique: exact})
		if err != nil {
			t.Fatal(err)
		}
		for range 30 {
			moves := p.AppendMoves(nil, s)
			if len(moves) == 0 {
				break
			}
			h, position := p.LowerBound(s), p.Position(s)
			for _, m := range moves {
				if next, cost := p.Next(s, m); h > cost+p.LowerBound(next) {
					t.Fatalf("%v: %d to %d at the cost of %d\n%s", m, h, p.LowerBound(next), cost, position.Board(r))
				}
			}
			if p.IsGoal(s) && h != 0 {
				t.Fatalf("%d at the goal", h)
			}
			s, _ = p.Next(s, rapid.SampledFrom(moves).Draw(t, "move"))
		}
	})
}

// TestEngines: every engine gives the same verdict on small decks.
func TestEngines(t *testing.T) {
	ctx := context.Background()
	for _, r := range smallRules() {
		for seed := range uint64(2) {
			p, s, err := NewProblem(NewDeal(seed, r), r, Score{Costs: lengthCosts, Technique: strong})
			if err != nil {
				t.Fatal(err)
			}
			c := search.Config[State, Step]{Heuristic: p.LowerBound, Width: 1 << 20, Limits: search.Limits{Expansions: 20_000}}
			want, err := search.BreadthFirst(ctx, p, s, search.Config[State, Step]{Limits: c.Limits})
			if err != nil {
				t.Fatal(err)
			}
			check := func(name string, got search.Result[Step], err error) {
				if err != nil || got.Status != want.Status && got.Status != search.Unknown && want.Status != search.Unknown {
					t.Fatalf("%s: %v, want %v (%v)", name, got.Status, want.Status, err)
				}
				if moves, err := p.Moves(got.Path); got.Status == search.Solved && (err != nil || Verify(p.start, r, moves) != nil) {
					t.Fatalf("%s: %v, %v", name, err, Verify(p.start, r, moves))
				}
			}
			got, err := search.BestFirst(ctx, p, s, c)
			check("A*", got, err)
			got, err = search.DepthFirst(ctx, p, s, c)
			check("depth-first", got, err)
			got, err = search.IDAStar(ctx, p, s, c)
			check("IDA*", got, err)
			got, err = search.Beam(ctx, p, s, c)
			check("beam", got, err)
			c.Evaluate, c.Reopening = search.Greedy, search.Propagate
			got, err = search.BestFirst(ctx, p, s, c)
			check("greedy", got, err)
		}
	}
}
