package fast

// What can happen at all: the delete relaxation (technique DeleteRelaxation).

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// hopes are facts, at least all of those that hold somewhere behind a state: in the game in
// which nothing that was possible once becomes impossible.
type hopes struct {
	deal   *deal
	state  *state
	shown  cards  // can lie face up in the tableau
	slots  cards  // both cards of every pair that can have a slot
	up     cards  // can be on the foundations
	drawn  cards  // stock cards that can be taken
	reach  cards  // those that can come up before another one is taken
	tops   cards  // dealt cards that can't leave their columns, and whose columns can be taken down to them
	counts uint32 // by column, as in a state: dealt cards that can't leave
	space  bool   // a column can be empty
	late   cards  // must wait for their twins, see jammed
	early  cards  // took a place that they would have had to wait for if they were late,
	watch  bool   // which is noted if this is set
}

// hopeless reports whether s is lost for this reason alone: some card can't go up although
// nothing that is once possible becomes impossible. An example: 4♣ lies on both red fives, and on 2♣.
func (d *deal) hopeless(s *state) bool {
	h := d.hopes(s)
	return h.lost()
}

// lost adds facts until nothing new follows, and reports whether some card can't go up.
func (h *hopes) lost() bool {
	for homes := h.homes(); h.dig(homes) || h.play(homes) || h.draw(homes); homes = h.homes() {
		if h.tops == 0 && h.drawn == h.state.stock {
			return false
		}
	}
	return h.up != h.deal.deck
}

// hopes returns what is true at once.
func (d *deal) hopes(s *state) hopes {
	h := hopes{deal: d, state: s, shown: s.tableau, slots: s.slots(), up: s.up, tops: s.locked, counts: s.counts, space: d.spaces(s) > 0}
	if d.stockIsHand {
		h.drawn = s.stock
	}
	return h
}

// homes returns the cards for which there can be a place in the tableau.
func (h *hopes) homes() cards {
	homes := h.slots >> quotient.OneRank
	if h.late != 0 {
		homes &^= h.late & h.waiting()
	}
	if h.space {
		homes |= h.deal.kings
	}
	return homes
}

// dig takes the dealt cards that can leave off their columns, and reports whether there are any.
func (h *hopes) dig(homes cards) bool {
	leave := h.tops & (homes | h.up)
	if h.watch {
		h.early |= leave &^ h.up & h.waiting()
	}
	for m := leave; m != 0; m &= m - 1 {
		_, i := quotient.Lowest(m)
		at := 4 * h.deal.columnOf[i]
		h.counts -= 1 << at
		if n := h.counts >> at & 15; n > 0 {
			c := h.deal.dealt[h.deal.columnOf[i]][n-1]
			h.tops |= c
			h.show(c)
		} else {
			h.space = true
		}
	}
	h.tops &^= leave
	return leave != 0
}

// show notes that the cards of a set can lie face up: each is a member of its pair more.
func (h *hopes) show(set cards) {
	h.shown |= set
	h.slots |= quotient.Pair(set)
}

// play lays what there can be a place for and raises what can go up, and reports whether
// that is anything new.
func (h *hopes) play(homes cards) bool {
	laid, before := (h.drawn|h.state.up)&homes&^h.shown, h.up
	if h.watch {
		h.early |= laid & h.waiting()
	}
	h.show(laid)
	for c := h.next(); c != 0; c = h.next() {
		h.up |= c
	}
	freed := (h.up &^ before) & h.state.tableau &^ h.state.locked
	h.slots |= quotient.Pair(freed << quotient.OneRank)
	h.space = h.space || freed&h.deal.kings != 0
	return laid != 0 || h.up != before
}

// next returns the cards that can go up next.
func (h *hopes) next() cards {
	return quotient.Next(h.up) & h.deal.deck & (h.shown&h.slots | h.drawn)
}

// draw takes stock cards that can come up and have somewhere to go, and reports whether there
// are new ones.
func (h *hopes) draw(homes cards) bool {
	if h.drawn == h.state.stock {
		return false
	}
	if h.reach == 0 {
		now, later := h.deal.reach(h.state)
		h.reach = now | later
	}
	fresh := (h.reach | h.later()) & (homes | quotient.Next(h.up)) &^ h.drawn
	h.drawn |= fresh
	return fresh != 0
}

// later returns the stock cards that can come up after some of drawn are taken: card number
// i ends a turn if i modulo the draw cards before it are taken, and a card is uncovered
// if the one behind it is taken.
func (h *hopes) later() (open cards) {
	i, taken, last := 0, 0, cards(0)
	for places := h.state.key & h.deal.stockMask; places != 0 && h.drawn != 0; places &= places - 1 {
		c := h.deal.stockOrder[bits.TrailingZeros64(places)]
		if i++; i == h.deal.rules.Draw {
			i = 0
		}
		if taken > 0 && i <= taken {
			open |= c
		}
		if h.drawn&c != 0 {
			open |= last
			taken++
		}
		last = c
	}
	return open
}
