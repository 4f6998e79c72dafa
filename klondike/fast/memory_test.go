package fast

// Every stored verdict of a search, compared with the plain search.

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search"
	"kedou/search/searchtest"
)

// unpack returns the state of a key of x without its offset.
func (x *searcher) unpack(key uint64, root *state) state {
	s := state{State: quotient.State{Up: x.game.deal.Absent, Tableau: x.game.deal.Deck}}
	digit := func(weight uint64, values int) int { return int(key / weight % uint64(values)) }
	for suit := range klondike.Suit(x.game.deal.Rules.Suits) {
		weight := x.game.deal.raiseWeight[quotient.Number(klondike.NewCard(1, suit))]
		for rank := 1; rank <= digit(weight, x.game.deal.Rules.Ranks+1); rank++ {
			s.Up |= 1 << quotient.Number(klondike.NewCard(klondike.Rank(rank), suit))
		}
	}
	s.Up &= x.game.deal.Deck
	for i := range x.game.deal.dealt {
		n := digit(x.game.deal.revealWeight[i], root.columns.At(i)+1)
		s.columns.Set(i, n)
		for place := range n {
			c := x.game.deal.dealt[i][place]
			if place == n-1 {
				s.Locked |= c
			} else {
				s.Tableau &^= c
				s.hidden++
			}
		}
	}
	for i, c := range x.game.deal.order {
		if key&x.game.deal.stockMask>>i&1 != 0 {
			s.Stock |= c
		}
	}
	s.Tableau &^= s.Up | s.Stock
	s.key = key
	return s
}

// closeCalls are seeds that show faults other seeds hide.
var closeCalls = []uint64{6219, 6420, 7481, 13039, 106434, 125534, 128287}

// TestMemory solves small decks and checks the tables: for a sample of the keys, and for every offset, known must agree with the plain
// search. This is far stronger than a comparison of whole deals, where another way to win mostly hides a wrong verdict.
func TestMemory(t *testing.T) {
	decks := searchtest.Size(6000, 200_000)
	checked := map[search.Status]int{}
	for i := range uint64(decks + len(closeCalls)) {
		seed := i
		if i >= uint64(decks) {
			seed = closeCalls[i-uint64(decks)]
		}
		r := rand.New(rand.NewPCG(seed, 6))
		rules := klondike.Standard(1 + r.IntN(4))
		rules.Ranks, rules.Columns, rules.WorryBack = 6+r.IntN(2), 3+r.IntN(3), r.IntN(4) > 0
		if rules.Ranks == 6 && rules.Columns == 5 {
			rules.Columns = 4
		}
		if r.IntN(4) == 0 {
			rules.Redeals = r.IntN(4)
		}
		holdMemory(t, seed, rules, checked, r)
	}
	t.Logf("%d verdicts lost and %d won are right", checked[search.Unsolvable], checked[search.Solved])
}

// TestRareMemory does the same at draws 5 and 6, and at draw 1 with up to 30 redeals.
func TestRareMemory(t *testing.T) {
	checked := map[search.Status]int{}
	for seed := range uint64(searchtest.Size(400, 50_000)) {
		r := rand.New(rand.NewPCG(seed, 7))
		rules := klondike.Standard(5 + r.IntN(2))
		rules.Ranks, rules.Columns, rules.WorryBack = 6+r.IntN(2), 3+r.IntN(2), r.IntN(4) > 0
		if r.IntN(4) > 0 {
			rules.Draw, rules.Redeals = 1, r.IntN(31)
		}
		holdMemory(t, seed, rules, checked, r)
	}
	t.Logf("%d verdicts lost and %d won are right", checked[search.Unsolvable], checked[search.Solved])
}

// holdMemory solves the deal of a seed and checks the stored verdicts.
func holdMemory(t *testing.T, seed uint64, rules klondike.Rules, checked map[search.Status]int, r *rand.Rand) {
	s, err := New(rules, Options{VerdictOnly: true, Limits: search.Limits{Expansions: 20_000}})
	if err != nil {
		t.Fatal(err)
	}
	p := klondike.NewDeal(seed, rules)
	if _, err := s.Solve(context.Background(), &p); err != nil {
		t.Fatal(err)
	}
	for _, x := range []*searcher{&s.workers[0].real, &s.workers[0].hand} {
		checkMemory(t, seed, x, &p, checked, r)
	}
}

// checkMemory checks a sample of x's memory.
func checkMemory(t *testing.T, seed uint64, x *searcher, p *klondike.Position, checked map[search.Status]int, r *rand.Rand) {
	var d deal
	root, err := d.setUp(x.game.deal.Rules, p)
	if err != nil {
		t.Fatal(err)
	}
	y := &searcher{game: game{deal: x.game.deal}, table: &table{}}
	if x.game.deal.Hand {
		x.dominance = x.compare(&root)
		x.game.stage = stage{techniques: allTechniques.under(x.game.deal.Rules)}
	}
	stride := len(x.table.slots)/64 | 1
	for i := 0; i < len(x.table.slots); i += 1 + i%stride {
		key := x.table.slots[i] & x.table.key
		if key == 0 {
			continue
		}
		s := x.unpack(key-1, &root)
		for _, s := range append(x.spread(s, key-1), y.wander(s, r)...) {
			said := x.known(&s)
			if said == search.Unknown {
				continue
			}
			want := y.plainly(s)
			if checked[want]++; want != search.Unknown && want != said {
				t.Errorf("%+v seed %d: key %x offset %d is %v, remembered as %v", x.game.deal.Rules, seed, key, s.offset, want, said)
			}
		}
	}
}

// compare returns the dominance store of all verdicts that x, which decides the hand game, has stored.
func (x *searcher) compare(root *state) *dominanceStore {
	f := &dominanceStore{}
	f.reset(x.game.deal, root, 1<<20)
	for _, slot := range x.table.slots {
		if slot == 0 {
			continue
		}
		s := x.unpack(slot&x.table.key-1, root)
		if slot&^x.table.key != 0 {
			f.add(&s, search.Solved)
		} else {
			f.add(&s, search.Unsolvable)
		}
	}
	return f
}

// wander returns random states of the hand game, most of which no search has entered: their verdicts follow from others.
func (x *searcher) wander(s state, r *rand.Rand) []state {
	var all []state
	if !x.game.deal.Hand {
		return nil
	}
	for range 4 {
		next := x.branches(nil, &branch{state: s})
		if len(next) == 0 {
			break
		}
		s = next[r.IntN(len(next))].state
		all = append(all, s)
	}
	return all
}

// spread returns s at every offset for which the table may have a verdict.
func (x *searcher) spread(s state, key uint64) []state {
	n := bits.OnesCount64(s.Stock)
	switch {
	case x.game.deal.Hand:
		return []state{s}
	case x.inSlot && !x.game.deal.Unlimited():
		return x.moments(s)
	case !x.inSlot:
		all := bits.OnesCount64(x.game.deal.stockMask)
		offset := int(key / x.game.deal.offsetWeight % uint64(all+1))
		s.key -= uint64(offset) * x.game.deal.offsetWeight
		s.offset = uint8(offset)
		if !x.game.deal.Unlimited() {
			s.redeals = uint8(key / x.game.deal.redealWeight)
			s.key -= uint64(s.redeals) * x.game.deal.redealWeight
		}
		return []state{s}
	}
	all := []state{s}
	for w := 1; w < n; w++ {
		if x.game.deal.Offset(w, n) != 0 {
			s.offset = uint8(w)
			all = append(all, s)
		}
	}
	return all
}

// moments returns s at every moment of a game with limited redeals.
func (x *searcher) moments(s state) []state {
	var all []state
	for s.redeals = 0; int(s.redeals) <= x.game.deal.Rules.Redeals; s.redeals++ {
		for s.offset = 0; int(s.offset) <= bits.OnesCount64(s.Stock); s.offset++ {
			all = append(all, s)
		}
	}
	return all
}

// TestReach compares reach with klondike.Talon for every stock of at most 12 cards and some of 24, every waste, draw and limit of redeals.
func TestReach(t *testing.T) {
	var p klondike.Position
	for i := range quotient.MaxStock {
		p.Stock = append(p.Stock, klondike.NewCard(klondike.Rank(i/4+1), klondike.Suit(i%4)))
	}
	for _, n := range []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24} {
		for _, redeals := range []int{klondike.Unlimited, 0, 1, 2} {
			for draw := 1; draw <= quotient.MaxStock; draw++ {
				for waste := range n + 1 {
					checkReach(t, klondike.Position{Stock: p.Stock[waste:n], Waste: p.Stock[:waste]}, klondike.Rules{Draw: draw, Redeals: redeals, Ranks: 13, Suits: 4})
				}
			}
		}
	}
}

func checkReach(t *testing.T, p klondike.Position, r klondike.Rules) {
	d := deal{Deal: quotient.NewDeal(r)}
	s := state{}
	if err := d.setStock(&s, &p); err != nil {
		t.Fatal(err)
	}
	d.stockMask = 1<<bits.OnesCount64(s.Stock) - 1
	s.key = d.stockMask
	now, later := d.reach(&s, (&game{deal: &d}).turnsOf(&s))
	want := cards(0)
	for place := range p.Talon(r).Open {
		want |= d.order[place-1]
	}
	if got := d.at(now | later); got != want {
		t.Errorf("%+v, waste %d of %d: places %b and %b, cards %b, want %b", r, len(p.Waste), len(p.Waste)+len(p.Stock), now, later, got, want)
	}
}
