package session

// Kept games: their content, their secrecy, and where they were lost.

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/review"
	"kedou/search"
)

// deal begins the game of a seed.
func deal(t testing.TB, seed uint64, rules klondike.Rules) *Game {
	t.Helper()
	g, err := New(klondike.Deal{ID: fmt.Sprint(seed), Position: klondike.NewDeal(seed, rules)}, rules, false, true)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// wander plays at random.
func wander(g *Game, random *rand.Rand, steps int) {
	for range steps {
		legal := g.Legal()
		if len(legal) == 0 {
			return
		}
		_ = g.Play(legal[random.IntN(len(legal))])
		if random.IntN(5) == 0 {
			_ = g.Goto(g.Steps() - 1)
		}
	}
}

// TestText: a kept game reads back unchanged; a finished one reads back as no game.
func TestText(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	for seed := range uint64(40) {
		rules := klondike.Standard(1 + int(seed%3))
		rules.WorryBack = seed%2 == 0
		g := deal(t, seed, rules)
		wander(g, random, 40)
		g.Hint()
		text, err := g.Text()
		if err != nil {
			t.Fatal(err)
		}
		again, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if again.deal.ID != g.deal.ID || again.Rules != g.Rules || again.at != g.at || !slices.Equal(again.moves, g.moves) ||
			again.aids != g.aids || again.now().Neutral(rules) != g.now().Neutral(rules) {
			t.Errorf("seed %d: taken up otherwise than kept: %+v, want %+v", seed, again, g)
		}
		if err := g.GiveUp(); err != nil {
			t.Fatal(err)
		}
		text, _ = g.Text()
		if g, err := Parse(text); g != nil || err != nil {
			t.Errorf("a game that is over is taken up: %v", err)
		}
	}
}

// TestTakebacks: a card that was seen and taken back is known from then on, though it isn't shown, also in a kept game, and in the record
// of a finished one.
func TestTakebacks(t *testing.T) {
	g := deal(t, 5, klondike.Standard(1))
	for range 3 {
		if err := g.Play(klondike.Turn); err != nil {
			t.Fatal(err)
		}
	}
	first, third := g.View().Waste[0], g.View().Waste[2]
	for _, steps := range []int{2, 3, 1, 0} {
		if err := g.Goto(steps); err != nil {
			t.Fatal(err)
		}
	}
	text, err := g.Text()
	if err != nil {
		t.Fatal(err)
	}
	again, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range []*Game{g, again} {
		if shown, known := g.View().Stock, g.known().Position.Stock; shown[0] != klondike.NoCard || known[0] != first || known[2] != third || known[3] != klondike.NoCard || len(g.recalled()) == 0 {
			t.Errorf("shown %v, known %v", shown, known)
		}
	}
	if err := g.GiveUp(); err != nil {
		t.Fatal(err)
	}
	if text, _ := g.Text(); !strings.Contains(string(text), `"peeks":[{"at":0,"cards":"`) {
		t.Errorf("the record has no peeks: %s", text)
	}
}

// TestRedo: moves taken back and made again leave the record as if they hadn't been, the count of takebacks aside, also between moves
// that are taken back for others.
func TestRedo(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 2))
	peeks := 0
	for seed := range uint64(30) {
		rules := klondike.Standard(1 + 2*int(seed%2))
		straight, winding := deal(t, seed, rules), deal(t, seed, rules)
		for range 50 {
			step := straight.Steps()
			err := errors.Join(winding.Goto(random.IntN(step+1)), winding.Goto(random.IntN(winding.Last()+1)), winding.Goto(step))
			if random.IntN(10) == 0 {
				back := random.IntN(step + 1)
				err = errors.Join(err, straight.Goto(back), winding.Goto(back))
			}
			legal := straight.Legal()
			m := legal[random.IntN(len(legal))]
			if err := errors.Join(err, straight.Play(m), winding.Play(m)); err != nil {
				t.Fatal(err)
			}
		}
		winding.aids = straight.aids
		peeks += len(straight.recalled())
		one, err := straight.Text()
		two, err2 := winding.Text()
		if err := errors.Join(err, err2, straight.GiveUp(), winding.GiveUp()); err != nil || !bytes.Equal(unsealed(one), unsealed(two)) {
			t.Errorf("deal %d: %v\n%s%s", seed, err, one, two)
		}
		one, _ = straight.Text()
		if two, _ = winding.Text(); !bytes.Equal(one, two) {
			t.Errorf("deal %d:\n%s%s", seed, one, two)
		}
	}
	if peeks == 0 {
		t.Error("no game has a card known by moves taken back alone")
	}
}

// unsealed cuts the seal off, which differs each time.
func unsealed(text []byte) []byte { return text[:bytes.Index(text, []byte(`"sealed"`))] }

// FuzzParse: the error about a damaged text is one line and shows no card of the deal.
func FuzzParse(f *testing.F) {
	text, _ := deal(f, 7, klondike.Standard(3)).Text()
	f.Add(text)
	f.Add(bytes.Replace(text, []byte(`"at":0`), []byte(`"at":9`), 1))
	f.Add(bytes.Replace(text, []byte(`"moves":[]`), []byte(`"moves":["KH:1>2"]`), 1))
	f.Add([]byte(`{"schema":1,"draw":3,"redeals":-1,"verdict":"playing","sealed":"AAAA"}`))
	f.Add([]byte(`{"schema":1,"draw":99,"redeals":-1,"verdict":"playing"}`))
	f.Add([]byte(`{"schema":1,"verdict":"solved"}`))
	f.Add([]byte("{}\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		g, err := Parse(text)
		if err != nil && (!strings.HasPrefix(err.Error(), "not what play keeps") || strings.ContainsAny(err.Error(), "\n♣♦♥♠")) {
			t.Errorf("%q", err)
		}
		if g != nil {
			if kept, err := g.Text(); err != nil || g.Over() {
				t.Errorf("%s, %v", kept, err)
			}
		}
	})
}

// TestTornText: a game with any byte changed is either refused, or a whole game.
func TestTornText(t *testing.T) {
	text, _ := deal(t, 7, klondike.Standard(3)).Text()
	for i := range text {
		torn := slices.Clone(text)
		torn[i] ^= 1
		if g, err := Parse(torn); err == nil && g != nil && g.deal.Position.Validate(g.Rules) != nil {
			t.Errorf("byte %d: a deal that is none", i)
		}
	}
}

// TestHidden: the text of a game contains neither deal nor seed, and two texts of one game differ.
func TestHidden(t *testing.T) {
	g := deal(t, 31, klondike.Standard(3))
	text, err := g.Text()
	again, _ := g.Text()
	if err != nil || bytes.Equal(text, again) || bytes.Contains(text, []byte(`"deal"`)) || !bytes.Contains(text, []byte(`"id":""`)) {
		t.Errorf("the text gives something away: %s, %v", text, err)
	}
	for _, c := range g.View().Tableau {
		for _, card := range c.Cards[:c.Down] {
			if card != klondike.NoCard {
				t.Errorf("%v lies face down and is seen", card)
			}
		}
	}
	if g.Deal() != "" {
		t.Errorf("deal %s is shown", g.Deal())
	}
	if _ = g.GiveUp(); g.Deal() != "31" {
		t.Errorf("deal %q isn't named", g.Deal())
	}
}

// TestMoves: a game takes legal moves, goes back and forth as allowed, and ends.
func TestMoves(t *testing.T) {
	g := deal(t, 31, klondike.Standard(3))
	if err := g.Play(klondike.Move{Card: klondike.NewCard(13, klondike.Hearts), From: klondike.Column1, To: klondike.Column1 + 1}); err == nil {
		t.Error("an illegal move")
	}
	for range 2 {
		if err := g.Play(klondike.Turn); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(g.Goto(1), g.Goto(2), g.Goto(0)); err != nil || g.Steps() != 0 || g.Last() != 2 || g.Aids().Undos != 2 {
		t.Errorf("%v, step %d of %d, %+v", err, g.Steps(), g.Last(), g.Aids())
	}
	if !errors.Is(g.Goto(-1), errFirst) || !errors.Is(g.Goto(3), errNoRedo) {
		t.Error("goes beyond its ends")
	}
	if _ = g.Play(klondike.Turn); g.Last() != 2 {
		t.Errorf("a move made again: %d moves", g.Last())
	}
	if err := errors.Join(g.Goto(0), g.Play(g.Legal()[0])); err != nil || g.Legal()[0].IsTurn() || g.Last() != 1 {
		t.Errorf("%v, %d moves after another one behind the deal", err, g.Last())
	}
	if g.Undoes = false; !errors.Is(g.Goto(0), errNoUndo) {
		t.Error("takes a move back")
	}
	if err := g.GiveUp(); err != nil || !g.Over() || g.Won() {
		t.Error("doesn't end", err)
	}
	if !errors.Is(g.Play(klondike.Turn), ErrOver) || !errors.Is(g.Goto(0), ErrOver) || !errors.Is(g.GiveUp(), ErrOver) || len(g.Legal()) > 0 {
		t.Error("the game continues")
	}
	next, err := g.Next(klondike.Deal{ID: "5", Position: klondike.NewDeal(5, g.Rules)})
	if err != nil || next.Undoes || next.Changes() <= g.Changes() {
		t.Errorf("the next game: %v, %d changes after %d", err, next.Changes(), g.Changes())
	}
}

// TestLost finds the losing move, compared with the solver's verdicts on every position.
func TestLost(t *testing.T) {
	g := deal(t, 9002, klondike.Standard(1)) // won with draw 1
	random, ctx := rand.New(rand.NewPCG(4, 4)), context.Background()
	for range 60 {
		if legal := g.Legal(); len(legal) > 0 {
			_ = g.Play(legal[random.IntN(len(legal))])
		}
	}
	_ = g.GiveUp()
	got, err := g.Lost()(ctx)
	if err != nil {
		t.Fatal(err)
	}
	want := review.Fact{Kind: review.Still}
	for i, p := range g.positions {
		if r, err := Winnable(ctx, p, g.Rules); err != nil {
			t.Fatal(err)
		} else if r.Status != search.Solved {
			want = review.Fact{Kind: review.Until, Step: i, Move: g.moves[i-1], Onto: got.Onto}
			break
		}
	}
	if got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestSumOf counts games by the same rules, and runs of wins.
func TestSumOf(t *testing.T) {
	by := func(won bool, moves int) Record { return Record{Draw: 3, Won: won, Moves: moves} }
	games := []Record{by(true, 90), by(true, 80), {Draw: 1, Won: true, Moves: 10}, by(false, 5), by(true, 95)}
	if got, want := SumOf(games, Record{Draw: 3}), (Sum{Played: 4, Won: 3, Row: 1, Longest: 2, Fewest: 80}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}
