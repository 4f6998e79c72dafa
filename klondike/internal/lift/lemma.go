package lift

// What is known of one game, for questions about many states of a deal.

import "kedou/search"

// Lemma is a game, made by NewEasier, with the states that questions have decided.
type Lemma struct {
	Game *Game
	lost keys
	open keys // not found lost: won, or asked about without an answer
}

// LeastLemma is the memory of a Lemma that knows nothing yet, in bytes.
const LeastLemma = 2 * fewestSlots * slotBytes

// NewLemma returns a Lemma that knows nothing yet.
func NewLemma(g *Game) *Lemma {
	l := &Lemma{Game: g}
	l.lost.clear()
	l.open.clear()
	return l
}

// Known returns Unsolvable if s, a picture, is known to be lost, Solved if it isn't and another question is no use, and Unknown otherwise.
func (l *Lemma) Known(s *State) search.Status {
	switch k := s.key(); {
	case l.lost.has(k):
		return search.Unsolvable
	case l.open.has(k):
		return search.Solved
	}
	return search.Unknown
}

// Bytes returns the memory of the stored states.
func (l *Lemma) Bytes() int64 { return int64(len(l.lost.slots)+len(l.open.slots)) * slotBytes }

// Lost reports whether s, a picture, is found lost with at most the given number of components.
func (x *Searcher) Lost(l *Lemma, s State, components int64) bool {
	x.game, x.lost, x.open = l.Game, &l.lost, &l.open
	verdict := x.inRounds(&s, components)
	if verdict == search.Unknown {
		l.open.add(s.key())
	}
	return verdict == search.Unsolvable
}
