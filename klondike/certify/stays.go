package certify

// Games in which a few stock cards stay where they are laid.

import "kedou/klondike/proof"

// stays proves s in a game without the order of the stock in which a few cards may not go back to the stock, and all others may. In
// deal 242 one such card is enough: with all cards going back the deal is won, and with none of them the proof takes a thousand
// times as many bytes. Each question may take so much work.
func (w *writer) stays(s proof.State, kept proof.Cards, work int64) bool {
	if w.options.Lemmas&proof.Returning == 0 || w.options.Lemmas&proof.Lifting == 0 {
		return false
	}
	g, found := w.loose(kept), false
	for again := true; again && !w.visits.ended(); {
		from := g
		again = false
		for c := from.back & kept; c != 0; c &= c - 1 {
			less := sets{from.kept, from.back &^ (c & -c)}
			if v, spent := w.try(s, less, work); v == lost && spent < work {
				g, work, found, again = less, spent, true, true
			}
		}
	}
	return found && w.holds(s, g, work+1)
}
