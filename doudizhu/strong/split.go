// Splits: hands divided into groups of the greatest total value.

package strong

import (
	"math/bits"

	"kedou/doudizhu"
)

// group is a chain of a split.
type group struct {
	kind      doudizhu.Kind // Chain, PairChain or TrioChain
	rank, len uint8
}

// split is a hand divided into groups. Cards outside of chains need no list: a rank held once is a solo, held twice a
// pair, and so on, so that four sets of ranks suffice. Both jokers are the rocket and not among the solos.
type split struct {
	value                      int32
	solos, pairs, trios, bombs uint16
	rocket                     bool
	chains                     int8
	chain                      [mostChains]group
}

const mostChains = 6

// chainKinds are the kinds of chain, with the cards of each rank and the fewest ranks.
var chainKinds = [3]struct {
	kind  doudizhu.Kind
	unit  uint
	least int
}{{doudizhu.Chain, 1, 5}, {doudizhu.PairChain, 2, 3}, {doudizhu.TrioChain, 3, 2}}

// units counts the trios of a split: each takes one kicker along.
func (s *split) units() int {
	n := bits.OnesCount16(s.trios)
	for _, g := range s.chain[:s.chains] {
		if g.kind == doudizhu.TrioChain {
			n += int(g.len)
		}
	}
	return n
}

// turns counts the turns of the split, kickers going along with trios.
func (s *split) turns() int {
	loose := bits.OnesCount16(s.solos) + bits.OnesCount16(s.pairs)
	n := int(s.chains) + bits.OnesCount16(s.trios) + bits.OnesCount16(s.bombs) + max(0, loose-s.units())
	if s.rocket {
		n++
	}
	return n
}

// splitter splits hands, and keeps the splits in a direct-mapped cache. A splitter serves one
// goroutine.
type splitter struct {
	w     *weights
	best  split
	stack [mostChains]group
	cache []cached
}

type cached struct {
	of    cards
	split split
}

const cacheBits = 13

func newSplitter(w *weights) *splitter { return &splitter{w: w, cache: make([]cached, 1<<cacheBits)} }

// split returns the best split of c. The pointer is valid until the next call.
func (s *splitter) split(c cards) *split {
	entry := &s.cache[uint64(c)*0x9e37_79b9_7f4a_7c15>>(64-cacheBits)]
	if entry.of != c {
		s.best = split{value: -1 << 30}
		s.search(c, branch{})
		*entry = cached{c, s.best}
	}
	return &entry.split
}

// branch is the state of a search for chains: the chains on the stack, their value and their trios, and the kind,
// rank and length at which the next chain may begin, so that the search finds each set of chains once.
type branch struct {
	chains, kind, code int
	value              int32
	trios              int
}

// search tries every set of chains that c holds, b's among them.
func (s *splitter) search(c cards, b branch) {
	s.keep(c, b)
	if b.chains == mostChains {
		return
	}
	for ; b.kind < len(chainKinds); b.kind, b.code = b.kind+1, 0 {
		k := &chainKinds[b.kind]
		set := c.atLeast(k.unit) & chainRanks
		for n, starts := k.least, runs(set, k.least); starts != 0; n, starts = n+1, starts&(set>>n) {
			s.extend(c, b, n, starts)
		}
	}
}

// extend continues with each chain of n ranks that begins in starts.
func (s *splitter) extend(c cards, b branch, n int, starts uint16) {
	k := &chainKinds[b.kind]
	for ; starts != 0; starts &= starts - 1 {
		r := low(starts)
		code := int(r)<<4 | n
		if code < b.code {
			continue
		}
		s.stack[b.chains] = group{k.kind, r, uint8(n)}
		next := branch{b.chains + 1, b.kind, code, b.value + s.w.chains[b.kind][n][r], b.trios}
		if k.kind == doudizhu.TrioChain {
			next.trios += n
		}
		s.search(c.less((1<<n-1)<<r, k.unit), next)
	}
}

// keep computes the value of the split whose cards outside of chains are c, and keeps the best
// split.
func (s *splitter) keep(c cards, b branch) {
	one, two, three, four := c.atLeast(1), c.atLeast(2), c.atLeast(3), c.atLeast(4)
	found := split{value: b.value, solos: one &^ two, pairs: two &^ three, trios: three &^ four, bombs: four}
	if found.solos&bothJokers == bothJokers {
		found.rocket = true
		found.solos &^= bothJokers
		found.value += s.w.rocket
	}
	found.value += s.w.solos.of(found.solos) + s.w.pairs.of(found.pairs)
	for set := four; set != 0; set &= set - 1 {
		found.value += s.w.bomb[low(set)]
	}
	for set := found.trios; set != 0; set &= set - 1 {
		found.value += s.w.trio[low(set)]
		b.trios++
	}
	if b.trios > 0 {
		found.value += s.kickers(found.solos, found.pairs, b.trios)
	}
	if found.value > s.best.value {
		found.chains, found.chain = int8(b.chains), s.stack
		s.best = found
	}
}

// kickers returns the gain from taking solos, or else pairs, the lowest first, along with the given number
// of trios.
func (s *splitter) kickers(solos, pairs uint16, trios int) (gain int32) {
	solos &= s.w.along
	for ; trios > 0; trios-- {
		switch {
		case solos != 0 && -s.w.solo[low(solos)] > s.w.kicker:
			gain -= s.w.solo[low(solos)] + s.w.kicker
			solos &= solos - 1
		case pairs != 0 && -s.w.pair[low(pairs)] > s.w.kicker:
			gain -= s.w.pair[low(pairs)] + s.w.kicker
			pairs &= pairs - 1
		default:
			return gain
		}
	}
	return gain
}
