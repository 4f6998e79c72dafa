package proof

// Each lemma of LEMMAS.md, compared with exhaustive search on small decks, and its counter-cases.

import (
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/klondike"
	"kedou/search/searchtest"
)

// cases draws n states of small games: the game, the checker's, and a state with its verdict. -short takes a tenth, KEDOU_LONG=1 sixty times as many.
func cases(t *testing.T, seed uint64, n int, each func(g *plainGame, game *Game, s plain, won bool) bool) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 30))
	for used := 0; used < searchtest.Size(n, 60*n); {
		p, r := smallDeal(random)
		d, kept := dealOf(&p, r), someKept(random)
		back := someBack(random, d, kept)
		g := newPlain(d, kept, back)
		s := g.wander(random, random.IntN(12))
		won, known := g.decide(s, 20_000)
		if known && each(g, NewGame(d, 0, kept, back, AllLemmas), s, won) {
			used++
		}
	}
}

// TestSimulation plays the real game and finds every picture among the steps (lemmas 1 and 6).
func TestSimulation(t *testing.T) {
	random, steps := rand.New(rand.NewPCG(1, 30)), 0
	for range searchtest.Size(3000, 100_000) {
		r := smallRules(random)
		p := klondike.NewDeal(random.Uint64(), r)
		kept := someKept(random) | Order
		g := newPlain(dealOf(&p, r), kept, 0)
		s := g.start
		for range 40 {
			_, any := playOne(random, &p, r)
			if !any {
				break
			}
			picture := newPlain(dealOf(&p, r), kept, 0).start
			if picture.at == s.at {
				continue
			}
			steps++
			if s = g.stepTo(s, picture.at); s.at != picture.at {
				t.Fatalf("%+v keeping %013x: no step to the picture of %+v", r, kept, p)
			}
			if left := r.Redeals - p.Redealt; r.Redeals >= 0 && s.redeals < left {
				t.Fatalf("%+v: the state has paid more redeals: %d left, %d", r, s.redeals, left)
			}
		}
	}
	if steps < searchtest.Size(20_000, 600_000) {
		t.Errorf("%d steps were looked at, too few", steps)
	}
}

// stepTo returns the state with the cards in the places at, if one step from s leads there.
func (g *plainGame) stepTo(s plain, at [52]byte) plain {
	for _, m := range g.steps(s) {
		if m.to.at == at {
			return m.to
		}
	}
	return s
}

// TestUndoing compares reversible steps with their opposites, and components with single states (lemma 2).
func TestUndoing(t *testing.T) {
	cases(t, 2, 750, func(g *plainGame, game *Game, s plain, won bool) bool {
		if !g.deal.WorryingBack {
			return false
		}
		for _, m := range g.steps(s) {
			if !m.undone {
				continue
			}
			if g.stepTo(m.to, s.at).at != s.at {
				t.Errorf("step %c of card %d can't be undone", m.kind, m.card)
			}
			if after, known := g.decide(m.to, 40_000); known && after != won {
				t.Errorf("step %c of card %d turns %v into %v", m.kind, m.card, won, after)
			}
		}
		return true
	})
}

// TestRelaxation: states that the relaxation calls lost are lost (lemmas 3 and 5).
func TestRelaxation(t *testing.T) {
	lost, hopeless := 0, 0
	cases(t, 3, 4000, func(g *plainGame, game *Game, s plain, won bool) bool {
		state := g.state(game, &s)
		switch glance := game.Hopeless(&state) || game.Jammed(&state); {
		case glance && won:
			t.Errorf("%+v keeping %013x: a won state is called lost: %+v", g.deal.Rules, game.kept, state)
		case glance:
			hopeless++
		case !won:
			lost++
		}
		return true
	})
	if t.Logf("%d states are hopeless; %d more are lost", hopeless, lost); hopeless < lost {
		t.Error("the relaxation finds too little")
	}
}

// TestExclusion finds jammed states in larger decks, and decides them without lemmas 3, 4 and 5.
func TestExclusion(t *testing.T) {
	random, asked, jammed := rand.New(rand.NewPCG(5, 30)), 0, 0
	for jammed < searchtest.Size(150, 10_000) {
		r := klondike.Standard(1 + random.IntN(6))
		r.Ranks, r.Columns, r.WorryBack = 4+random.IntN(3), 3+random.IntN(3), random.IntN(4) > 0
		if random.IntN(3) == 0 {
			r.Redeals = random.IntN(3)
		}
		if r.Columns*(r.Columns+1)/2 > r.Cards() {
			continue
		}
		p := klondike.NewDeal(random.Uint64(), r)
		for range random.IntN(30) {
			playOne(random, &p, r)
		}
		d, kept := dealOf(&p, r), All
		if random.IntN(2) == 0 {
			kept = someKept(random)
		}
		back := someBack(random, d, kept)
		game := NewGame(d, 0, kept, back, AllLemmas)
		root := game.Root()
		asked++
		if game.Hopeless(&root) || !game.Jammed(&root) {
			continue
		}
		jammed++
		if plain := NewGame(d, 0, kept, back, 0); !plain.lost(root, Proved{}) {
			t.Errorf("%+v keeping %013x: a won state is called jammed: %+v", r, kept, p)
		}
	}
	t.Logf("%d of %d states are jammed", jammed, asked)
}

// TestReturning compares the room of returning games with all arrangements of stock cards (lemma 9).
func TestReturning(t *testing.T) {
	cases(t, 9, 1500, func(g *plainGame, game *Game, s plain, won bool) bool {
		if g.back == 0 {
			return false
		}
		state := g.state(game, &s)
		want := g.allArrangements(s)
		got := game.room(&state)
		if got.slots&game.deal.deck != want.slots || got.space != want.space || got.possible != want.possible {
			t.Errorf("%+v keeping %013x: room %+v, want %+v", g.deal.Rules, game.kept, got, want)
		}
		return true
	})
}

// allArrangements tries every way to divide the cards that may go back and aren't up between stock and tableau.
func (g *plainGame) allArrangements(s plain) (r room) {
	var stock []int
	for c := range 52 {
		if g.kept[c] && s.at[c] != isUp && g.returns(c) {
			stock = append(stock, c)
		}
	}
	for choice := range 1 << len(stock) {
		t := s
		for i, c := range stock {
			if t.at[c] = inStock; choice>>i&1 != 0 {
				t.at[c] = isFree
			}
		}
		if !g.possible(&t) {
			continue
		}
		r.possible = true
		r.space = r.space || g.used(&t) < g.deal.Columns
		for c := range 52 {
			if g.inDeck(c) && g.slot(&t, c) {
				r.slots |= 1 << c
			}
		}
	}
	return r
}

// possible reports whether no pair carries more than it can, and the cards take no more columns than there are.
func (g *plainGame) possible(s *plain) bool {
	for c := range 52 {
		if p, k := g.counts(s, c); k > p && rankOf(c) <= g.deal.Ranks {
			return false
		}
	}
	return g.used(s) <= g.deal.Columns
}

// TestLifting: a state is lost when a projection of it is (lemma 7).
func TestLifting(t *testing.T) {
	random, lost := rand.New(rand.NewPCG(7, 7)), 0
	cases(t, 7, 3000, func(g *plainGame, game *Game, s plain, won bool) bool {
		kept := game.kept & mostCards(random)
		back := game.back & kept
		if game.order == 0 || random.IntN(2) == 0 {
			back |= someBack(random, g.deal, kept)
		} else {
			kept |= Order
		}
		less := newPlain(g.deal, kept, back)
		to := NewGame(g.deal, 0, kept, back, AllLemmas)
		state := g.state(game, &s)
		projection, ok := game.Project(to, state)
		if !ok {
			return false
		}
		lower, known := less.decide(less.fromState(&projection), 20_000)
		if !known {
			return false
		}
		if !lower {
			lost++
		}
		if won && !lower {
			t.Errorf("%+v keeping %013x, then %013x: a won state has a lost projection: %+v", g.deal.Rules, game.kept, kept, state)
		}
		return true
	})
	t.Logf("%d projections are lost", lost)
}

// fromState converts a state of the checker.
func (g *plainGame) fromState(s *State) plain {
	p := plain{place: int(s.turned), redeals: int(s.redeals)}
	if g.deal.Redeals < 0 {
		p.redeals = -1
	}
	for c := range 52 {
		one := Cards(1) << c
		switch {
		case !g.kept[c]:
		case s.up&one != 0:
			p.at[c] = isUp
		case s.stock&one != 0:
			p.at[c] = inStock
		case s.inPlace&one != 0:
			p.at[c] = inPlace
		default:
			p.at[c] = isFree
		}
	}
	g.arrange(&p)
	return p
}

// arrange lays stock cards in the first possible way.
func (g *plainGame) arrange(s *plain) {
	var stock []int
	for c := range 52 {
		if s.at[c] == inStock && g.returns(c) {
			stock = append(stock, c)
		}
	}
	for choice := range 1 << len(stock) {
		t := *s
		for i, c := range stock {
			if choice>>i&1 != 0 {
				t.at[c] = isFree
			}
		}
		if g.possible(&t) {
			*s = t
			return
		}
	}
}

// TestVerdicts compares whole searches of the checker's games, with all lemmas and with only the first ones, with the real game.
func TestVerdicts(t *testing.T) {
	random, lost, won, lifted := rand.New(rand.NewPCG(8, 30)), 0, 0, 0
	for lost+won < searchtest.Size(1000, 60_000) {
		p, r := smallDeal(random)
		real, known := decideReal(&p, r, 100_000)
		if !known {
			continue
		}
		if real {
			won++
		} else {
			lost++
		}
		d := dealOf(&p, r)
		for _, lemmas := range []Lemmas{0, AllLemmas} {
			game := NewGame(d, 0, All, 0, lemmas)
			if game.lost(game.Root(), Proved{}) == real {
				t.Errorf("%+v: the game of all cards says that won is %v, and it is %v: %+v", r, !real, real, p)
			}
		}
		for range 4 {
			kept := someKept(random)
			game := NewGame(d, 0, kept, someBack(random, d, kept), AllLemmas)
			if game.lost(game.Root(), Proved{}) {
				lifted++
				if real {
					t.Errorf("%+v: keeping %013x loses a won deal: %+v", r, kept, p)
				}
			}
		}
	}
	t.Logf("%d decks are lost, %d won; %d games with cards lifted are lost", lost, won, lifted)
}

// lost searches a game of the checker to its end.
func (g *Game) lost(s State, known Proved) bool {
	if known.Covers(g, &s) {
		return true
	}
	if g.calm != 0 && (g.Hopeless(&s) || g.Jammed(&s)) {
		return true
	}
	steps := int64(1 << 40)
	exits, won := g.Exits(s, &steps)
	if won {
		return false
	}
	for _, e := range exits {
		if !g.lost(e, known) {
			return false
		}
	}
	known.Add(s)
	return true
}

// TestCovering: states that cover won ones, from other places in the stock, are won (lemma 6).
func TestCovering(t *testing.T) {
	random, covering := rand.New(rand.NewPCG(10, 30)), 0
	for covering < searchtest.Size(1000, 100_000) {
		r := smallRules(random)
		r.Draw, r.Redeals = 1+random.IntN(3), []int{-1, 0, 1, 1}[random.IntN(4)]
		p := klondike.NewDeal(random.Uint64(), r)
		d, kept := dealOf(&p, r), All
		if random.IntN(3) == 0 {
			kept = someKept(random) | Order
		}
		g, game := newPlain(d, kept, 0), NewGame(d, 0, kept, 0, AllLemmas)
		s := g.wander(random, random.IntN(4))
		if won, known := g.decide(s, 20_000); !won || !known {
			continue
		}
		state := g.state(game, &s)
		for place := range len(d.stock) + 1 {
			other := s
			other.place = place
			at, proved := g.state(game, &other), Proved{}
			if proved.Add(at); at.turned == state.turned || !proved.Covers(game, &state) {
				continue
			}
			if won, known := g.decide(other, 20_000); known && !won {
				t.Errorf("%+v keeping %013x: a lost state at place %d covers a won one: %+v", r, kept, place, state)
			}
			covering++
		}
	}
}

// TestStock compares the cards in reach with the plain definition (lemma 6).
func TestStock(t *testing.T) {
	cases(t, 6, 2000, func(g *plainGame, game *Game, s plain, _ bool) bool {
		if g.hand {
			return false
		}
		state := g.state(game, &s)
		open, paid := game.reach(&state)
		for c := range 52 {
			cost, in := g.reach(&s)[c]
			if in != (open>>c&1 != 0) || cost != (paid>>c&1 != 0) {
				t.Errorf("%+v keeping %013x: %+v: card %d is in reach: %v, paid: %v", g.deal.Rules, game.kept, state, c, in, cost)
			}
		}
		return true
	})
}

// safeIf reports whether the suits of the other colour rise to other ranks below c, and the twin's suit to twin ranks below.
func (g *plainGame) safeIf(s *plain, c, other, twin int) bool {
	for suit := range 4 {
		away := other
		switch {
		case suit == c%4:
			continue
		case suit == (c^1)%4:
			away = twin
		}
		if !g.rises(s, suit, rankOf(c)-away) {
			return false
		}
	}
	return true
}

// safeSteps returns the steps that raise a card for which the rule holds.
func (g *plainGame) safeSteps(s plain, other, twin int) (safe []step) {
	for _, m := range g.steps(s) {
		if m.kind == 'u' && (s.at[m.card] != inStock || g.hand) && g.safeIf(&s, m.card, other, twin) {
			safe = append(safe, m)
		}
	}
	return safe
}

// fewest returns the least number of steps to a win, not counting ups and, in a returning game, laying and taking back.
func (g *plainGame) fewest(s plain, limit int) (n int, known bool) {
	seen, now, later := map[plain]bool{}, []plain{s}, []plain(nil)
	for ; len(now) > 0; n++ {
		for len(now) > 0 {
			s, now = now[len(now)-1], now[:len(now)-1]
			if seen[s] {
				continue
			}
			if seen[s] = true; g.allUp(&s) {
				return n, true
			}
			for _, m := range g.steps(s) {
				if m.kind == 'u' || g.returns(m.card) && s.at[m.card] != isUp {
					now = append(now, m.to)
				} else {
					later = append(later, m.to)
				}
			}
		}
		if len(seen) > limit {
			return 0, false
		}
		now, later = later, nil
	}
	return -1, true
}

// TestSafe raises safe cards: won states stay won, with as few steps that aren't up (lemma 4).
func TestSafe(t *testing.T) {
	raised := 0
	cases(t, 4, 2000, func(g *plainGame, game *Game, s plain, won bool) bool {
		state := g.state(game, &s)
		safe := game.safe(state.up)
		before, known := g.fewest(s, 40_000)
		for _, m := range g.safeSteps(s, 2, 3) {
			if safe>>m.card&1 == 0 {
				t.Errorf("card %d is safe, and the checker doesn't say so", m.card)
			}
			after, also := g.fewest(m.to, 40_000)
			if raised++; known && also && (before < 0) != (after < 0) || after > before {
				t.Errorf("%+v keeping %013x: card %d goes up in %+v: %d steps, then %d", g.deal.Rules, game.kept, m.card, state, before, after)
			}
		}
		return won
	})
	t.Logf("%d safe cards", raised)
}

// TestLaying compares verdicts with late stock cards and without (lemma 10), in larger decks whose stock is a hand.
func TestLaying(t *testing.T) {
	random, other, lost, won := rand.New(rand.NewPCG(10, 30)), 0, 0, 0
	for lost+won < searchtest.Size(5000, 100_000) {
		r := klondike.Standard(1)
		r.Ranks, r.Suits, r.Columns, r.WorryBack = 4+random.IntN(4), 2+random.IntN(3), 3+random.IntN(3), random.IntN(4) > 0
		if r.Columns*(r.Columns+1)/2 > r.Cards() {
			continue
		}
		p := klondike.NewDeal(random.Uint64(), r)
		for range random.IntN(10) {
			playOne(random, &p, r)
		}
		d, kept := dealOf(&p, r), All
		if random.IntN(2) == 0 {
			kept = mostCards(random) &^ Order
		}
		lemmas := [...]Lemmas{Laying, AllLemmas}[random.IntN(2)]
		early, late := NewGame(d, 0, kept, 0, lemmas&^Laying), NewGame(d, 0, kept, 0, lemmas)
		verdict := early.lost(early.Root(), Proved{})
		if late.lost(late.Root(), Proved{}) != verdict {
			t.Errorf("%+v keeping %013x: lost is %v only without lemma 10: %+v", r, kept, verdict, p)
		}
		if verdict {
			lost++
		} else {
			won++
		}
		steps := int64(1 << 40)
		some, _ := late.Exits(late.Root(), &steps)
		if all, _ := early.Exits(early.Root(), &steps); !slices.Equal(some, all) {
			other++
		}
	}
	if t.Logf("%d lost, %d won; %d have other exits", lost, won, other); lost < won/12 || other < won/3 {
		t.Error("too few positions are lost, or have other exits")
	}
}
