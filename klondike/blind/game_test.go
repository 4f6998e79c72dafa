package blind_test

// The referee, and the player's view.

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/search/searchtest"
)

// TestView turns the stock of a deal over once: seen cards stay seen.
func TestView(t *testing.T) {
	rules := klondike.Standard(3)
	deal := klondike.NewDeal(1, rules)
	for _, c := range []struct {
		terms blind.Terms
		seen  []int // cards of stock and waste known before the first turn, after it, and so on
	}{
		{blind.Terms{Rules: rules}, []int{24, 24, 24}},
		{blind.Terms{Rules: rules, StockHidden: true}, []int{0, 3, 6, 9, 12, 15, 18, 21, 24, 24, 24}},
		{blind.Terms{Rules: rules, StockHidden: true, Squared: true}, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8}},
	} {
		g, err := blind.NewGame(deal, c.terms)
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range c.seen {
			p := g.View().Position
			if got := known(p.Stock) + known(p.Waste); got != want {
				t.Errorf("%+v: %d cards of the stock seen after %d turns, want %d", c.terms, got, i, want)
			}
			for j, column := range p.Tableau {
				if known(column.Cards) != 1 || column.Down != j {
					t.Errorf("%+v: column %d shows %v", c.terms, j+1, column.Cards)
				}
			}
			if err := g.Play(klondike.Turn); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestRecall: cards seen in moves taken back are known from their step on.
func TestRecall(t *testing.T) {
	rules := klondike.Standard(1)
	deal := klondike.NewDeal(1, rules)
	g, err := blind.NewGame(deal, blind.Terms{Rules: rules, StockHidden: true})
	if err != nil {
		t.Fatal(err)
	}
	covered, third := deal.Tableau[6].Cards[2], deal.Stock[2]
	g.Recall([]blind.Peek{{At: 1, Cards: blind.Cards{covered, third}}})
	for turns, want := range []int{0, 2, 2} {
		p := g.View().Position
		if got := known(p.Tableau[6].Cards) - 1 + known(p.Stock) + known(p.Waste) - min(turns, 1) - max(turns-1, 0); got != want {
			t.Errorf("after %d turns %d cards are known by takebacks, want %d", turns, got, want)
		}
		if err := g.Play(klondike.Turn); err != nil {
			t.Fatal(err)
		}
	}
	if json.Unmarshal([]byte(`{"at":0,"cards":"7H ZZ"}`), new(blind.Peek)) == nil {
		t.Error("ZZ is taken for a card")
	}
}

func known(cards []klondike.Card) (n int) {
	for _, c := range cards {
		if c != klondike.NoCard {
			n++
		}
	}
	return n
}

// TestGameRefuses: a move that the rules forbid changes nothing.
func TestGameRefuses(t *testing.T) {
	rules := klondike.Standard(3)
	g, err := blind.NewGame(klondike.NewDeal(1, rules), blind.Terms{Rules: rules})
	if err != nil {
		t.Fatal(err)
	}
	king := klondike.Move{Card: klondike.NewCard(13, klondike.Spades), From: klondike.Waste, To: klondike.Column1}
	if err := g.Play(king); err == nil || len(g.Moves()) != 0 {
		t.Errorf("%v is played: %v", king, err)
	}
	if _, err := blind.NewGame(klondike.Position{}, blind.Terms{Rules: rules}); err == nil {
		t.Error("a game without cards")
	}
}

// TestBadViews: an impossible view is an error, not a decision.
func TestBadViews(t *testing.T) {
	rules := klondike.Standard(3)
	p, err := blind.New(blind.Options{Player: "greedy"})
	if err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*klondike.Position){
		"an open card is unknown": func(p *klondike.Position) { p.Tableau[3].Down, p.Tableau[3].Cards[2] = 1, klondike.NoCard },
		"no card is open":         func(p *klondike.Position) { p.Tableau[3].Down = 4 },
		"a card too few":          func(p *klondike.Position) { p.Stock = p.Stock[1:] },
		"a card twice":            func(p *klondike.Position) { p.Stock[0] = p.Stock[1] },
	} {
		s := blind.View{Terms: blind.Terms{Rules: rules}, Position: klondike.NewDeal(1, rules)}
		spoil(&s.Position)
		if _, err := p.Decide(context.Background(), &s, rand.New(rand.NewPCG(1, 2))); !errors.Is(err, blind.ErrView) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestParse reads players and refuses others.
func TestParse(t *testing.T) {
	for spec, want := range map[string]blind.Options{
		"auto":                                  {Player: "adviser", Iterations: 3000, Workers: 1},
		"playouts=60":                           {Player: "adviser", Iterations: 60, Workers: 1},
		"uct:think=50ms:without=learned+priors": {Player: "uct", Iterations: 3000, Time: 50 * time.Millisecond, Workers: 1, Off: blind.Learned | blind.Priors},
		"policy:without=exact,tuned":            {Player: "policy", Off: blind.Exact | blind.Tuned},
		"random:without=all":                    {Player: "random", Off: blind.Safe | blind.LazyStock | blind.LazyEmptying},
	} {
		if got, err := blind.Parse(spec); err != nil || got != want {
			t.Errorf("%s: %+v, %v", spec, got, err)
		}
	}
	for spec, want := range map[string]string{
		"clairvoyant":            `"clairvoyant" is none of auto, adviser, uct, policy, greedy, random`,
		"policy:playouts=5":      "policy: playouts: the option goes with adviser, uct, not with policy",
		"policy:without=learned": `policy: without: unknown technique "learned": use safe, lazy-stock, lazy-emptying, exact, tuned or all`,
	} {
		if _, err := blind.Parse(spec); err == nil || err.Error() != want {
			t.Errorf("%s: %v", spec, err)
		}
	}
	if _, err := blind.New(blind.Options{Player: "clairvoyant"}); err == nil {
		t.Error("there is a player clairvoyant")
	}
}

// variants returns rules and stocks of every kind; -short takes draw 1 alone.
func variants() (all []blind.Terms) {
	draws := []int{1, 2, 3, 5}
	for _, draw := range draws[:searchtest.Size(4, 4)] {
		rules := klondike.Standard(draw)
		all = append(all, blind.Terms{Rules: rules}, blind.Terms{Rules: rules, StockHidden: true}, blind.Terms{Rules: rules, StockHidden: true, Squared: true})
		rules.Redeals = draw - 1
		all = append(all, blind.Terms{Rules: rules}, blind.Terms{Rules: rules, StockHidden: true}, blind.Terms{Rules: rules, StockHidden: true, Squared: true})
		rules.WorryBack = false
		all = append(all, blind.Terms{Rules: rules, StockHidden: draw > 2})
	}
	return all
}

// TestGames lets every player play under all rules: no illegal move, every win verified, and the same seed gives the same game.
func TestGames(t *testing.T) {
	for _, name := range blind.Players().Names() {
		won := 0
		for _, terms := range variants() {
			for seed := range uint64(searchtest.Size(1, 100)) {
				r := play(t, name, klondike.NewDeal(seed, terms.Rules), terms, seed)
				if r.Won {
					won++
				}
				if again := play(t, name, klondike.NewDeal(seed, terms.Rules), terms, seed); !slices.Equal(again.Moves, r.Moves) {
					t.Errorf("%s, %+v, deal %d: %v, then %v", name, terms, seed, r.Moves, again.Moves)
				}
			}
		}
		if won == 0 && !testing.Short() {
			t.Errorf("%s wins nothing", name)
		}
	}
}

// small is a player at a setting that makes it fast.
func small(name string) blind.Options { return blind.Options{Player: name, Iterations: 40} }

// play plays a game at a small setting.
func play(t *testing.T, name string, p klondike.Position, terms blind.Terms, seed uint64) blind.Result {
	t.Helper()
	player, err := blind.New(small(name))
	if err != nil {
		t.Fatal(err)
	}
	r, err := blind.Play(context.Background(), player, p, terms, seed)
	if err != nil {
		t.Fatalf("%s, %+v, seed %d: %v", name, terms, seed, err)
	}
	return r
}
