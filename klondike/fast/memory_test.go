package fast

// Every single verdict that a search remembers, against the plain search.

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"os"
	"testing"

	"kedou/klondike"
	"kedou/search"
)

// unpack returns the state that a key of x without its offset stands for.
func (x *searcher) unpack(key uint64, root *state) state {
	s := state{up: x.absent, tableau: x.deck}
	digit := func(weight uint64, values int) int { return int(key / weight % uint64(values)) }
	for suit := range klondike.Suit(x.rules.Suits) {
		weight := x.up[index(klondike.NewCard(1, suit))]
		for rank := 1; rank <= digit(weight, x.rules.Ranks+1); rank++ {
			s.up |= 1 << index(klondike.NewCard(klondike.Rank(rank), suit))
		}
	}
	s.up &= x.deck
	for i := range x.columns {
		n := digit(x.reveal[i], root.count(i)+1)
		s.setCount(i, n)
		for place := range n {
			c := x.columns[i][place]
			if place == n-1 {
				s.locked |= c
			} else {
				s.tableau &^= c
				s.hidden++
			}
		}
	}
	for i, c := range x.order {
		if key&x.stock>>i&1 != 0 {
			s.hand |= c
		}
	}
	s.tableau &^= s.up | s.hand
	s.key = key
	return s
}

// closeCalls are seeds on which only a fault that is hard to see shows.
var closeCalls = []uint64{13039, 106434, 125534, 128287}

// TestMemory solves small decks and takes the tables at their word: for a
// sample of the keys, and for every offset, what known says must be what the
// plain search finds. This is far stronger than a comparison of whole deals,
// where a wrong verdict inside is mostly covered by another way to win.
func TestMemory(t *testing.T) {
	decks := 6000
	if os.Getenv("KEDOU_LONG") != "" {
		decks = 200_000
	} else if testing.Short() {
		decks = 300
	}
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
		s, err := New(rules, Options{VerdictOnly: true, Limits: search.Limits{Expansions: 20_000}})
		if err != nil {
			t.Fatal(err)
		}
		p := klondike.NewDeal(seed, rules)
		if _, err := s.Solve(context.Background(), &p); err != nil {
			t.Fatal(err)
		}
		for _, x := range []*searcher{&s.crew[0].real, &s.crew[0].hand} {
			checkMemory(t, seed, x, &p, checked, r)
		}
	}
	t.Logf("%d verdicts lost and %d won are right", checked[search.Unsolvable], checked[search.Solved])
}

// checkMemory checks a sample of x's memory.
func checkMemory(t *testing.T, seed uint64, x *searcher, p *klondike.Position, checked map[search.Status]int, r *rand.Rand) {
	var d deal
	root, err := d.setUp(x.rules, p)
	if err != nil {
		t.Fatal(err)
	}
	var memo table
	y := &searcher{game: game{deal: x.deal, handy: x.handy}, control: x.control, memo: &memo}
	if x.handy {
		x.front = x.compare(&root)
	}
	stride := len(x.memo.slots)/64 | 1
	for i := 0; i < len(x.memo.slots); i += 1 + i%stride {
		key := x.memo.slots[i] & x.memo.key
		if key == 0 {
			continue
		}
		s := x.unpack(key-1, &root)
		for _, s := range append(x.spread(s, key-1), y.wander(s, r)...) {
			said := x.known(&s)
			if said == search.Unknown {
				continue
			}
			memo.reset(^uint64(0), 1<<20)
			x.reason, x.stats.Expanded = search.NoReason, 0
			want, _ := y.plain(s)
			if checked[want]++; want != search.Unknown && want != said {
				t.Errorf("%+v seed %d: key %x offset %d is %v, remembered as %v", x.rules, seed, key, s.offset, want, said)
			}
		}
	}
}

// compare returns the frontier of everything that x, which decides the hand game,
// remembers.
func (x *searcher) compare(root *state) *frontier {
	f := &frontier{}
	f.reset(x.deal, root, 1<<20)
	for _, slot := range x.memo.slots {
		if slot == 0 {
			continue
		}
		s := x.unpack(slot&x.memo.key-1, root)
		if slot&^x.memo.key != 0 {
			f.add(&s, search.Solved)
		} else {
			f.add(&s, search.Unsolvable)
		}
	}
	return f
}

// wander returns states at random in the hand game, most of which no search has
// entered: what is known of them follows from others.
func (x *searcher) wander(s state, r *rand.Rand) []state {
	var all []state
	if !x.handy {
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

// spread returns s at every offset that the table may answer for.
func (x *searcher) spread(s state, key uint64) []state {
	n := bits.OnesCount64(s.hand)
	switch {
	case x.handy:
		return []state{s}
	case !x.offsets:
		all := bits.OnesCount64(x.stock)
		offset := int(key / x.offset % uint64(all+1))
		s.key -= uint64(offset) * x.offset
		s.offset = uint8(offset)
		if !x.unlimited() {
			s.left = uint8(key / x.deal.left)
			s.key -= uint64(s.left) * x.deal.left
		}
		return []state{s}
	}
	all := []state{s}
	for w := 1; w < n; w++ {
		if x.pure(w, n) != 0 {
			s.offset = uint8(w)
			all = append(all, s)
		}
	}
	return all
}
