package blind

// The positions that a view allows.

import (
	"iter"
	"math/rand/v2"

	"kedou/klondike"
)

// Worlds are the positions that a view allows: one for each order of the unseen cards in the unseen places.
type Worlds struct{ of knowledge }

// Worlds returns the positions that s allows. The error is ErrView.
func (s *View) Worlds() (*Worlds, error) {
	d := decider{}
	err := d.load(s)
	return &Worlds{d.knowledge}, err
}

// Unseen returns the number of the unseen cards.
func (w *Worlds) Unseen() int { return len(w.of.unseen) }

// Some yields random positions without end.
func (w *Worlds) Some(random *rand.Rand) iter.Seq[klondike.Position] {
	return func(yield func(klondike.Position) bool) {
		for more := true; more; more = yield(w.of.position()) {
			random.Shuffle(len(w.of.unseen), w.swap)
		}
	}
}

// All yields every position once. They are n! of n unseen cards.
func (w *Worlds) All() iter.Seq[klondike.Position] {
	return func(yield func(klondike.Position) bool) { w.from(0, yield) }
}

// from yields the orders in which the unseen cards before i stay.
func (w *Worlds) from(i int, yield func(klondike.Position) bool) bool {
	if i == len(w.of.unseen) {
		return yield(w.of.position())
	}
	for j := i; j < len(w.of.unseen); j++ {
		w.swap(i, j)
		if !w.from(i+1, yield) {
			return false
		}
		w.swap(i, j)
	}
	return true
}

func (w *Worlds) swap(i, j int) {
	unseen := w.of.unseen
	unseen[i], unseen[j] = unseen[j], unseen[i]
}
