// Splitting: the best way to lay a whole hand, play by play.

package hand

import (
	"cmp"
	"math"
	"slices"
	"unsafe"

	"kedou/doudizhu"
)

// Split is a hand divided into plays. Dead cards are those that no play can take, such as a
// wildcard without a card to join: a hand with dead cards can't be emptied.
type Split struct {
	Plays []doudizhu.Play
	Dead  doudizhu.Hand
}

// Weigher finds the splits of greatest total weight, where each play has a weight of its own. It keeps its results
// until Reset. A Weigher isn't safe for concurrent use.
//
// The plays of a split may be laid in any order, so each sub-hand only needs the plays that take
// its highest card. And a play is legal from a sub-hand if and only if it is legal from the whole
// hand and the sub-hand has its cards, so the rules list the leads of the whole hand once. Then a
// play is a packed hand and its value, filed under its highest rank, and trying a play is a
// comparison and a subtraction.
type Weigher struct {
	rules Rules
	value func(doudizhu.Play) int64
	dead  int64 // the value of a dead card
	memo  memo
	root  doudizhu.Hand // the hand whose leads are filed
	leads []doudizhu.Play
	plays [doudizhu.Ranks + 1][]candidate // by the highest rank among their cards
}

// candidate is a lead, in the order of trial.
type candidate struct {
	cards doudizhu.Hand
	value int64
	lead  int // its place among the leads; -1 stands for a dead card
}

// NewWeigher returns a weigher of plays; dead is the weight of a card that no play can take.
func NewWeigher(r Rules, weight func(doudizhu.Play) int64, dead int64) *Weigher {
	return &Weigher{rules: r, value: weight, dead: dead, memo: newMemo()}
}

// Reset drops all results, after a change of weights; the next hands will be parts of h.
func (s *Weigher) Reset(h doudizhu.Hand) {
	s.memo.clear()
	s.file(h)
}

// bytes returns the memory that the weigher holds.
func (s *Weigher) bytes() int64 {
	n := int64(cap(s.memo.slots))*int64(unsafe.Sizeof(slot{})) + int64(cap(s.leads))*int64(unsafe.Sizeof(doudizhu.Play{}))
	for _, list := range s.plays {
		n += int64(cap(list)) * int64(unsafe.Sizeof(candidate{}))
	}
	return n
}

// file files the leads of h, each set of cards under its best reading. The memo stays valid: it
// depends only on sub-hands.
func (s *Weigher) file(h doudizhu.Hand) {
	s.root = h
	s.leads = s.rules.AppendLeads(s.leads[:0], h)
	for i := range s.plays {
		s.plays[i] = s.plays[i][:0]
	}
	var solos doudizhu.Hand
	for i, p := range s.leads {
		rank := p.Cards.Highest()
		s.plays[rank] = append(s.plays[rank], candidate{p.Cards, s.value(p), i})
		if p.Kind == doudizhu.Solo {
			solos |= p.Cards
		}
	}
	for rank := range s.plays {
		card := doudizhu.Of(doudizhu.Rank(rank), 1)
		if h.Contains(card) && !solos.Contains(card) {
			s.plays[rank] = append(s.plays[rank], candidate{card, s.dead, -1})
		}
		s.plays[rank] = bestReadings(s.plays[rank])
	}
}

// bestReadings leaves of the candidates with the same cards only the best, the
// first among equals.
func bestReadings(list []candidate) []candidate {
	slices.SortStableFunc(list, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.cards, b.cards), cmp.Compare(b.value, a.value), cmp.Compare(a.lead, b.lead))
	})
	return slices.CompactFunc(list, func(a, b candidate) bool { return a.cards == b.cards })
}

// ready makes sure that h is a sub-hand of the root.
func (s *Weigher) ready(h doudizhu.Hand) {
	if !s.root.Contains(h) {
		s.file(h)
	}
}

// Total returns the greatest total weight of a split of h.
func (s *Weigher) Total(h doudizhu.Hand) int64 {
	if known := s.memo.find(h); known.hand == h {
		return known.value
	}
	s.ready(h)
	return s.best(h)
}

// best is Total for a sub-hand of the root.
func (s *Weigher) best(h doudizhu.Hand) int64 {
	if h == 0 {
		return 0
	}
	if known := s.memo.find(h); known.hand == h {
		return known.value
	}
	best := int64(math.MinInt64)
	for _, c := range s.plays[h.Highest()] {
		if h.Contains(c.cards) {
			best = max(best, c.value+s.best(h-c.cards))
		}
	}
	s.memo.put(h, best)
	return best
}

// each calls yield with every split of h whose total is the best or, by tie, equal, until yield
// returns false. Their plays are ordered by the body's rank.
func (s *Weigher) each(h doudizhu.Hand, tie func(a, b int64) bool, yield func(Split) bool) {
	s.ready(h)
	s.extend(h, 0, Split{}, tie, yield)
}

// extend continues from a split of everything but h, and reports whether to continue. Plays with
// the same highest rank come in the order of their file, from number from on.
func (s *Weigher) extend(h doudizhu.Hand, from int, done Split, tie func(a, b int64) bool, yield func(Split) bool) bool {
	if h == 0 {
		done.Plays = slices.Clone(done.Plays)
		slices.SortStableFunc(done.Plays, func(p, q doudizhu.Play) int {
			return cmp.Or(cmp.Compare(p.Rank, q.Rank), comparePlays(p, q))
		})
		return yield(done)
	}
	best, list := s.best(h), s.plays[h.Highest()]
	for i := from; i < len(list); i++ {
		c, rest := list[i], h-list[i].cards
		if !h.Contains(c.cards) || !tie(c.value+s.best(rest), best) {
			continue
		}
		next, first := done, 0
		if c.lead < 0 {
			next.Dead += c.cards
		} else {
			next.Plays = append(next.Plays, s.leads[c.lead])
		}
		if rest != 0 && rest.Highest() == h.Highest() {
			first = i
		}
		if !s.extend(rest, first, next, tie, yield) {
			return false
		}
	}
	return true
}
