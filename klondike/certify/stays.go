package certify

// Games in which the stock cards may go back, all of them or all but one.

import "kedou/klondike/proof"

// unanswered is the number of undecided questions after which stays gives up.
const unanswered = 4

// stays proves s in a game without the order of the stock in which all stock cards may go back, or all but one, with the given work for
// each game. Deal 242 needs one card that stays: with all cards going back the deal is won, and with none the proof takes a thousand
// times as many bytes.
func (w *writer) stays(s proof.State, work int64) bool {
	if w.options.Lemmas&proof.Returning == 0 || w.options.Lemmas&proof.Lifting == 0 {
		return false
	}
	all, left := w.loose(proof.All), unanswered
	games := []sets{all}
	for c := w.stock; c != 0; c &= c - 1 {
		games = append(games, sets{all.kept, all.back &^ (c & -c)})
	}
	for _, g := range games {
		if left == 0 || w.visits.ended() {
			break
		}
		switch v, spent := w.try(s, g, work); v {
		case lost:
			return w.lostIn(s, w.add(w.trimmed(s, g, spent)), lastly)
		case open:
			left--
		}
	}
	return false
}
