package fast

// The stock and waste of a line that is being shortened.

import (
	"math"
	"math/bits"
)

// talon is the stock as it lies on the table.
type talon struct {
	cards uint64 // left, by place
	waste int    // how many of them are turned
	left  int    // redeals; MaxInt if there is no limit
}

// take turns the stock until the card at a place can be played, and plays it.
// It returns the turns, and whether the rules allow that.
func (l *talon) take(place uint8, draw int) (turns int, ok bool) {
	n := bits.OnesCount64(l.cards)
	at := bits.OnesCount64(l.cards&(1<<place-1)) + 1 // of n, from 1
	if turns, ok = l.reach(at, n, draw); !ok {
		over := (n - l.waste + draw - 1) / draw
		l.waste = 0
		if l.left != math.MaxInt {
			l.left--
		}
		turns, ok = l.reach(at, n, draw)
		turns += over
	}
	l.waste, l.cards = at-1, l.cards&^(1<<place)
	return turns, ok && l.left >= 0
}

// reach returns the turns until the card at, of n from 1, is open without a
// redeal, and whether it will be.
func (l *talon) reach(at, n, draw int) (turns int, ok bool) {
	if at < l.waste {
		return 0, false
	}
	cards := at - l.waste
	if draw > 1 {
		turns = (cards + draw - 1) / draw
	} else {
		turns = cards
	}
	return turns, turns*draw == cards || at == n
}
