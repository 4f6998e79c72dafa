package advice_test

import (
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// TestEnded plays games into their dead ends. Once a game is proved lost it stays so. With at most four unseen cards the answer is that of a
// solver that decides each of their arrangements.
func TestEnded(t *testing.T) {
	ends := map[advice.Over]int{}
	for seed := range uint64(60) {
		terms := blind.Terms{Rules: klondike.Standard(1 + 2*int(seed%2)), StockHidden: true, Squared: seed%3 == 0}
		terms.Rules.Redeals, terms.Rules.WorryBack = []int{klondike.Unlimited, klondike.Unlimited, 1}[seed/2%3], seed%7 > 0
		g, player := newGame(t, 40_000+seed, terms, []string{"random", "greedy"}[seed/2%2])
		var end advice.End
		for decision := uint64(0); ; decision++ {
			s, was := g.View(), end.Over
			var err error
			if end, err = advice.Ended(t.Context(), s); err != nil || was.Certain() && !end.Over.Certain() {
				t.Fatalf("seed %d: %v after %v: %v", seed, end, was, err)
			}
			checkWorlds(t, s, end.Over)
			moves, err := player.Decide(t.Context(), s, rand.New(rand.NewPCG(seed, decision)))
			if err != nil {
				t.Fatal(err)
			}
			if len(moves) == 0 {
				break
			}
			play(t, g, moves...)
		}
		ends[end.Over]++
	}
	if ends[advice.NoProgress] == 0 || ends[advice.Lost] == 0 || ends[advice.Won] == 0 {
		t.Errorf("the games end as %v", ends)
	}
}

func newGame(t *testing.T, seed uint64, terms blind.Terms, player string) (*blind.Game, blind.Player) {
	t.Helper()
	g, err := blind.NewGame(klondike.NewDeal(seed, terms.Rules), terms)
	if err != nil {
		t.Fatal(err)
	}
	p, err := blind.New(blind.Options{Player: player})
	if err != nil {
		t.Fatal(err)
	}
	return g, p
}

func play(t *testing.T, g *blind.Game, moves ...klondike.Move) {
	t.Helper()
	for _, m := range moves {
		if err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}

// checkWorlds decides all positions that s allows, if they are few.
func checkWorlds(t *testing.T, s *blind.View, over advice.Over) {
	t.Helper()
	worlds, err := s.Worlds()
	if err != nil || worlds.Unseen() > 4 {
		return
	}
	lost := true
	for p := range worlds.All() {
		r, err := advice.Winnable(t.Context(), &p, s.Rules, fast.Options{Limits: search.Limits{Expansions: 20_000}})
		if lost = err == nil && r.Status == search.Unsolvable; !lost {
			break
		}
	}
	if lost != over.Certain() {
		t.Errorf("%v: %q, but all arrangements are lost: %v", s.Position.Neutral(s.Rules), over, lost)
	}
}

// TestNoProgress: a deal without a playable card says so as soon as the stock has been turned through, and a game that hangs says which cards
// hold it up.
func TestNoProgress(t *testing.T) {
	terms := blind.Terms{Rules: klondike.Standard(3), StockHidden: true}
	g, _ := newGame(t, 612, terms, "greedy")
	for turns := range 9 {
		end, err := advice.Ended(t.Context(), g.View())
		if want := map[bool]advice.Over{true: advice.NoProgress}[turns == 8]; err != nil || end.Over != want || want.Certain() != (len(end.Held) == 6) {
			t.Errorf("turn %d: %v, %v", turns, end, err)
		}
		play(t, g, klondike.Turn)
	}
	g, player := newGame(t, 46, terms, "greedy")
	r, err := blind.Play(t.Context(), player, klondike.NewDeal(46, terms.Rules), terms, 1)
	if err != nil {
		t.Fatal(err)
	}
	play(t, g, r.Moves...)
	a, err := advice.Advise(t.Context(), g.View(), blind.Options{})
	if err != nil || a.Over != advice.NoProgress || len(a.Held) == 0 || a.Verdict != search.Unsolvable {
		t.Errorf("seed 46: %+v, %v", a, err)
	}
}
