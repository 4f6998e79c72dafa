package fast

// Sets of cards that make a state lost decide other states of the deal, too (technique Lemmas).

import (
	"math/bits"
	"slices"

	"kedou/klondike/internal/lift"
	"kedou/search"
)

// lemmas are the sets whose places made some states of a deal lost, with what is known of other states, and what they have cost and saved.
type lemmas struct {
	list         []*lift.Lemma // the one that decided the last state first
	fruitless    int           // searches for a set that failed, each success makes up for half of them
	spent, saved int64         // components of the searches, and states expanded below the states that they decided
	asked, cut   int64         // components of questions, and states decided by them
}

// How much work is allowed: of searches for a set, one component for spentShare states, and for saveShare states saved; of questions about
// lemmas, one component for askedShare states and for each state decided.
const (
	spentShare, saveShare, askedShare = 16, 2, 32

	mostLemmas = 4    // asked, and kept
	leastMean  = 4    // mean states of a loss with as many hidden cards, for a question
	patience   = 3000 // states below a state before a search for a set with questions of 100 components
	manyFail   = 8    // searches that fail before questions get four times as long
)

// length returns the components for a question of the next search.
func (m *lemmas) length() int64 { return shortest << (2 * min(m.fruitless/manyFail, 2)) }

// askLemmas reports whether a lemma shows that s is lost, if the question may save several states.
func (x *searcher) askLemmas(s *state) bool {
	w := &x.worth[s.hidden]
	return x.lifter != nil && len(x.lifter.lemmas.list) > 0 && x.game.stage.uses(Lemmas) && w.states >= leastMean*w.lost && w.lost > 0 && x.lemma(s)
}

// lemma reports whether one of the lemmas shows that s is lost.
func (x *searcher) lemma(s *state) bool {
	l := x.lifter
	for i, lemma := range l.lemmas.list {
		t := lemma.Game.Picture(&s.State, x.game.deal.turned(s), s.redeals)
		verdict := lemma.Known(&t)
		if verdict == search.Unknown && l.lemmas.asked <= x.meter.Stats.Expanded/askedShare+l.lemmas.cut && l.room(lemma.Bytes()) {
			before := x.meter.Stats.Expanded
			if l.searcher.Lost(lemma, t, l.lemmas.length()) {
				verdict = search.Unsolvable
			}
			l.lemmas.asked += x.meter.Stats.Expanded - before
		}
		if verdict == search.Unsolvable {
			l.lemmas.cut++
			copy(l.lemmas.list[1:], l.lemmas.list[:i])
			l.lemmas.list[0] = lemma
			return true
		}
	}
	return false
}

// room reports whether the lifter's memory suffices for tables of the given size to grow, and for a search.
func (l *lifter) room(bytes int64) bool {
	return l.bytes()+3*bytes+lift.MostBytes(l.lemmas.length()) <= l.most
}

// lifted reports whether the first state of the component that f began is lost by a set of cards, when many states have been expanded below
// it. A set found becomes a lemma.
func (x *searcher) lifted(f *frame) bool {
	l, m := x.lifter, x.meter
	below := m.Stats.Expanded - f.began
	if l == nil || below < max(f.next, patience*l.lemmas.length()/shortest) || !x.game.stage.uses(Lemmas) {
		return false
	}
	s := &x.game.members[f.members].state
	f.next = 4 * below
	if len(l.lemmas.list) > 0 && x.lemma(s) {
		return true
	}
	if l.lemmas.spent+questions*l.lemmas.length() > m.Stats.Expanded/spentShare+l.lemmas.saved/saveShare || !l.room(lift.LeastLemma) {
		return false
	}
	before := m.Stats.Expanded
	kept, lost := x.find(s)
	l.lemmas.spent += m.Stats.Expanded - before
	if l.lemmas.fruitless++; lost {
		l.lemmas.fruitless /= 2
		l.lemmas.saved += below
		l.lemmas.add(lift.NewLemma(lift.NewEasier(l.position, l.rules, kept)))
	}
	return lost
}

// find searches for a set of cards whose places make s lost. Cards that are up stay in the set.
func (x *searcher) find(s *state) (kept cards, lost bool) {
	turned := x.game.deal.turned(s)
	finder := x.lifter.finder(x.meter, func(g *lift.Game) lift.State { return g.Picture(&s.State, turned, s.redeals) })
	ask := finder.Ask
	finder.Ask = func(kept cards, components int64) search.Status { return ask(kept|s.Up, components) }
	list := slices.DeleteFunc(lift.DeepestFirst(x.lifter.position), func(c cards) bool { return c&s.Up != 0 })
	kept, lost = finder.Above(list, x.lifter.lemmas.length())
	return kept | s.Up, lost
}

func (m *lemmas) add(l *lift.Lemma) {
	m.list = slices.Insert(m.list[:min(len(m.list), mostLemmas-1)], 0, l)
}

func (m *lemmas) bytes() (n int64) {
	for _, l := range m.list {
		n += l.Bytes()
	}
	return n
}

// turned returns the number of places of the stock up to the last card of the waste.
func (d *deal) turned(s *state) uint8 {
	if s.offset == 0 {
		return 0
	}
	places := s.key & d.stockMask
	for range s.offset - 1 {
		places &= places - 1
	}
	return uint8(bits.TrailingZeros64(places)) + 1
}
