package review

// The identity of luck and loss, luck over self-play, and where a game was lost.

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/klondike/minimal"
	"kedou/search"
	"kedou/search/ledger"
	"kedou/search/searchtest"
)

// played returns the game of a player of package blind.
func played(t *testing.T, name string, seed uint64, terms blind.Terms) (klondike.Position, []klondike.Move) {
	t.Helper()
	p, err := blind.New(blind.Options{Player: name, Iterations: 100})
	if err != nil {
		t.Fatal(err)
	}
	start := klondike.NewDeal(seed, terms.Rules)
	r, err := blind.Play(t.Context(), p, start, terms, seed)
	if err != nil {
		t.Fatal(err)
	}
	return start, r.Moves
}

// reviewed reviews a game, and also returns its decisions.
func reviewed(t *testing.T, start klondike.Position, terms blind.Terms, moves []klondike.Move, o Options) ([]Decision, Report) {
	t.Helper()
	r, err := Run(t.Context(), start, terms, moves, o, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r.Judged, r
}

// TestIdentity: result less start is luck less loss, over the whole game and over the decisions, for any player and rules, also in games
// that are given up or unfinished. No way is better than its own beginning, and nobody errs in a lost position.
func TestIdentity(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	for i := range searchtest.Size(15, 300) {
		terms := blind.Terms{Rules: klondike.Standard(1 + 2*(i%2)), StockHidden: i%3 > 0, Squared: i%3 == 2}
		if i%5 == 0 {
			terms.Rules.Redeals = 2
		}
		start, moves := played(t, []string{"random", "greedy", "policy"}[i%3], uint64(1000+i), terms)
		if i%4 == 1 {
			moves = moves[:random.IntN(len(moves))]
		}
		all, r := reviewed(t, start, terms, moves, Options{Games: 40, alone: true, Unfinished: i%8 == 1})
		luck, loss, errors := 0.0, 0.0, 0.0
		for k, d := range all {
			luck, loss, errors = luck+d.Luck, loss+d.Loss(), math.Hypot(errors, d.Error)
			if k > 0 && math.Abs(all[k-1].Played+all[k-1].Luck-d.Before) > 1e-12 {
				t.Errorf("game %d, decision %d doesn't follow: %+v", i, k, d)
			}
			if n := len(d.Moves); d.Loss() != 0 && n > 0 && n <= len(d.Best) && slices.Equal(d.Best[:n], d.Moves) {
				t.Errorf("game %d, decision %d: the better way begins with the moves played: %+v", i, k, d)
			}
			if d.Label > ledger.Fine && r.LostAt >= 0 && r.LostAt <= d.First {
				t.Errorf("game %d, decision %d is an error in a lost position: %+v", i, k, d)
			}
		}
		for _, wrong := range []float64{r.Result - r.Start - r.Luck + r.Loss, luck - r.Luck, loss - r.Loss, errors - r.Error} {
			if math.Abs(wrong) > 1e-9 {
				t.Errorf("game %d is off by %v: %+v, luck %v, loss %v", i, wrong, r, luck, loss)
			}
		}
	}
}

// TestLuck: over many games of uct alone the mean luck is 0 within its error.
func TestLuck(t *testing.T) {
	if testing.Short() {
		t.Skip("needs many games")
	}
	for _, draw := range []int{1, 3} {
		terms := blind.Terms{Rules: klondike.Standard(draw)}
		n := searchtest.Size(10, 400)
		sum, squares, lost := 0.0, 0.0, 0.0
		for seed := range uint64(n) {
			start, moves := played(t, "uct", 3_000_000+seed, terms)
			_, r := reviewed(t, start, terms, moves, Options{Games: 100, alone: true})
			sum, squares, lost = sum+r.Luck, squares+r.Luck*r.Luck, lost+r.Loss
		}
		mean := sum / float64(n)
		deviation := math.Sqrt((squares/float64(n) - mean*mean) / float64(n))
		t.Logf("draw %d, %d games: luck %.3f ± %.3f, loss %.3f", draw, n, mean, deviation, lost/float64(n))
		if math.Abs(mean) > 3*deviation {
			t.Errorf("draw %d: mean luck %.3f ± %.3f", draw, mean, deviation)
		}
	}
}

// TestPlayers: uct plays the same deals better than greedy.
func TestPlayers(t *testing.T) {
	if testing.Short() {
		t.Skip("needs several games")
	}
	terms := blind.Terms{Rules: klondike.Standard(3)}
	var sums [2]float64
	for i, name := range []string{"greedy", "uct"} {
		for seed := range uint64(searchtest.Size(4, 30)) {
			start, moves := played(t, name, 500+seed, terms)
			_, r := reviewed(t, start, terms, moves, Options{Games: 100, alone: true})
			sums[i] += r.Accuracy.Percent()
		}
	}
	if sums[0] >= sums[1] {
		t.Errorf("accuracies %v", sums)
	}
}

// TestLostAt finds the first lost position, compared with the solver's verdict on every position.
func TestLostAt(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(3), StockHidden: true}
	found := 0
	for seed := uint64(1); found < 3; seed++ {
		start, moves := played(t, "random", seed, terms)
		_, r := reviewed(t, start, terms, moves, Options{Games: 20, alone: true})
		if r.LostAt <= 0 {
			continue
		}
		found++
		if f := r.Fact; f.Kind != Until || f.Step != r.LostAt || f.Move != moves[f.Step-1] {
			t.Errorf("deal %d, lost after %d: %v", seed, r.LostAt, f)
		}
		positions, err := klondike.Replay(start, terms.Rules, moves)
		if err != nil {
			t.Fatal(err)
		}
		solver, err := fast.New(terms.Rules, fast.Options{VerdictOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range map[int]search.Status{r.LostAt - 1: search.Solved, r.LostAt: search.Unsolvable} {
			if got, err := solver.Solve(t.Context(), &positions[i]); err != nil || got.Status != want {
				t.Errorf("deal %d after %d moves: %v, want %v", seed, i, got.Status, want)
			}
		}
	}
}

// TestOthers: the other players play the same deal, and the short solution solves it.
func TestOthers(t *testing.T) {
	if testing.Short() {
		t.Skip("finds a shortest solution")
	}
	terms := blind.Terms{Rules: klondike.Standard(1), StockHidden: true}
	start, moves := played(t, "greedy", 4, terms)
	shorten := func(ctx context.Context, p *klondike.Position, r klondike.Rules) ([]klondike.Move, bool, error) {
		s, err := minimal.New(r, minimal.Options{Metric: minimal.MovesTurnsRedeals})
		if err != nil {
			return nil, false, err
		}
		found, err := s.Solve(ctx, p)
		return found.Path, found.Proved(), err
	}
	_, r := reviewed(t, start, terms, moves, Options{Games: 60})
	_, shorter := reviewed(t, start, terms, moves, Options{Games: 60, Shorten: shorten})
	if len(r.Others) != 2 || r.Others[0].Player != "uct" || r.Others[1].Player != "greedy" || r.Others[0].Steps == 0 {
		t.Errorf("%+v", r.Others)
	}
	for _, path := range [][]klondike.Move{r.Shortest, shorter.Shortest} {
		if err := klondike.Verify(start, terms.Rules, path); err != nil {
			t.Error(err)
		}
	}
	if r.Proved || !shorter.Proved || len(shorter.Shortest) > len(r.Shortest) {
		t.Errorf("%d steps, proved %v; shortened to %d, proved %v", len(r.Shortest), r.Proved, len(shorter.Shortest), shorter.Proved)
	}
}

// TestGivenUp: giving up a winnable game is a decision that costs the remaining chance; an unfinished game has no such decision.
func TestGivenUp(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(1)}
	start := klondike.NewDeal(4, terms.Rules)
	all, r := reviewed(t, start, terms, nil, Options{alone: true})
	if len(all) != 1 || !all[0].GivesUp() || all[0].Loss() != r.Start || r.Start < 0.2 || r.Result == 1 || all[0].Label != ledger.Blunder || r.Fact.Kind != Still {
		t.Errorf("%+v, %+v", all, r)
	}
	all, r = reviewed(t, start, terms, nil, Options{alone: true, Unfinished: true})
	if len(all) != 0 || r.Result != r.Start || r.Loss != 0 || r.Fact.Kind != Unfinished {
		t.Errorf("unfinished: %+v, %+v", all, r)
	}
}

// TestPeeks: for a player who has seen all cards before the first move, verdicts decide.
func TestPeeks(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(1), StockHidden: true}
	start, moves := played(t, "greedy", 4, terms)
	var cards blind.Cards
	for _, c := range start.Tableau {
		cards = append(cards, c.Cards...)
	}
	cards = append(cards, start.Stock...)
	_, r := reviewed(t, start, terms, moves, Options{alone: true, Peeks: []blind.Peek{{At: 0, Cards: cards}}})
	if r.Start != 1 || r.Luck != 0 {
		t.Errorf("the deal can be won: %+v", r)
	}
}

// TestPeeksShown: a peek at cards that the game shows anyway, or that comes after its last move, changes no number.
func TestPeeksShown(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(3), StockHidden: true}
	start, moves := played(t, "greedy", 7, terms)
	positions, err := klondike.Replay(start, terms.Rules, moves)
	if err != nil {
		t.Fatal(err)
	}
	all, want := reviewed(t, start, terms, moves, Options{Games: 40, alone: true})
	shown := []blind.Peek{{At: len(moves) + 1, Cards: start.Tableau[6].Cards}}
	for i := 0; i < len(moves); i += 5 {
		shown = append(shown, blind.Peek{At: i + 1, Cards: append(blind.Cards{start.Tableau[3].Cards[3]}, positions[i+1].Waste...)})
	}
	again, got := reviewed(t, start, terms, moves, Options{Games: 40, alone: true, Peeks: shown})
	if !reflect.DeepEqual(all, again) || got.Start != want.Start || got.Luck != want.Luck || got.Loss != want.Loss {
		t.Errorf("%+v, want %+v", got.Ledger, want.Ledger)
	}
}

// TestPeekAtOne: with one covered card seen, a decision still ends where a move turns another one up.
func TestPeekAtOne(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(3), StockHidden: true}
	start := klondike.NewDeal(213, terms.Rules)
	moves, err := klondike.ParseMoves(start, terms.Rules, strings.Fields("@ @ @ @ @ @ @ @ AS:6>S 6S:3>6 8D:2>1 TH:W>5 AD:W>D"))
	if err != nil {
		t.Fatal(err)
	}
	covered := start.Tableau[3].Cards[2:3]
	all, _ := reviewed(t, start, terms, moves, Options{Games: 20, alone: true, Peeks: []blind.Peek{{At: 1, Cards: covered}}})
	if last := all[len(all)-1]; last.First != len(moves) {
		t.Errorf("the last decision is %+v", last)
	}
}

// TestStopped: a review ends with the context's error, the caller's, or that of an illegal move.
func TestStopped(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(1)}
	start, moves := played(t, "greedy", 4, terms)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	enough := errors.New("enough")
	stop := func(Decision) error { return enough }
	if _, err := Run(ctx, start, terms, moves, Options{}, stop); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := Run(t.Context(), start, terms, moves, Options{}, stop); !errors.Is(err, enough) {
		t.Error(err)
	}
	if _, err := Run(t.Context(), start, terms, []klondike.Move{{Card: klondike.NewCard(13, klondike.Hearts), From: klondike.Column1, To: klondike.Column1 + 1}}, Options{}, stop); err == nil {
		t.Error("an illegal move")
	}
}
