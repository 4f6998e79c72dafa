package fast

// What can happen at all: the delete relaxation (technique DeleteRelaxation).

import "kedou/klondike/internal/quotient"

// hopes are facts, at least all of those that hold somewhere behind a state: in the game in
// which nothing that was possible once becomes impossible.
type hopes struct {
	deal  *deal
	state *state
	shown cards  // can lie face up in the tableau
	slots cards  // both cards of every pair that can have a slot
	up    cards  // can be on the foundations
	drawn cards  // stock cards that can be taken
	taken uint64 // their numbers, a bit each
	tops  cards  // dealt cards that can't leave their columns, and whose columns can be taken down to them
	space bool   // a column can be empty
	late  cards  // must wait for their twins, see jammed
	early cards  // took a place that they would have had to wait for if they were late,
	watch bool   // which is noted if this is set
}

// hopeless reports whether s is lost for this reason alone: some card can't go up although
// nothing that is once possible becomes impossible. An example: 4♣ lies on both red fives, and on 2♣.
func (d *deal) hopeless(s *state) bool {
	h := d.hopes(s)
	return h.lost()
}

// lost adds facts until nothing new follows, and reports whether some card can't go up.
func (h *hopes) lost() bool {
	for homes := h.homes(); h.play(homes) || h.draw(homes); homes = h.homes() {
		if h.tops == 0 && h.drawn == h.state.stock {
			return false
		}
	}
	return h.up != h.deal.deck
}

// hopes returns what is true at once.
func (d *deal) hopes(s *state) hopes {
	h := hopes{deal: d, state: s, shown: s.tableau, slots: s.slots(), up: s.up, tops: s.locked, space: d.spaces(s) > 0}
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

// play takes dealt cards off their columns, lays what there can be a place for and raises what can go up,
// and reports whether any of it is new.
func (h *hopes) play(homes cards) bool {
	leave, laid := h.tops&(homes|h.up), (h.drawn|h.state.up)&homes&^h.shown
	if h.watch {
		h.early |= (leave&^h.up | laid) & h.waiting()
	}
	below := h.deal.below(leave)
	h.tops = h.tops&^leave | below
	h.shown |= below | laid
	h.slots |= quotient.Pair(below | laid)
	raised := raise(h.up, (h.shown&h.slots|h.drawn)&h.deal.deck) &^ h.up
	h.up |= raised
	freed := raised & h.state.tableau &^ h.state.locked
	h.slots |= quotient.Pair(freed << quotient.OneRank)
	h.space = h.space || freed&h.deal.kings|leave&h.deal.deepest != 0
	return leave|laid|raised != 0
}

// below returns the dealt cards that those of a set lie on.
func (d *deal) below(set cards) (below cards) {
	for ; set != 0; set &= set - 1 {
		_, i := quotient.Lowest(set)
		below |= d.under[i]
	}
	return below
}

// raise returns the foundations up with those cards of open that can go up one after the other.
func raise(up, open cards) cards {
	for c := quotient.Next(up) & open; c != 0; c = quotient.Next(up) & open {
		up |= c
	}
	return up
}

// draw takes stock cards that can come up and have somewhere to go, and reports whether there
// are new ones.
func (h *hopes) draw(homes cards) bool {
	wanted := h.state.stock & (homes | quotient.Next(h.up)) &^ h.drawn
	if wanted == 0 {
		return false
	}
	fresh, numbers := h.deal.within(h.state, wanted, h.open())
	h.drawn |= fresh
	h.taken |= numbers
	return fresh != 0
}

// open returns the numbers of the stock cards that can come up in some pass: of those that can before another one
// is taken; of a card whose number is i modulo the draw behind i of taken, which ends a turn if those are taken; and
// of one before a card of taken, which that uncovers. There may be bits that are no card's.
func (h *hopes) open() uint64 {
	now, later := h.deal.reach(h.state)
	open, ends := now|later|h.taken>>1, h.deal.ends
	for taken, n := h.taken, 1; taken != 0 && n < h.deal.rules.Draw; n++ {
		ends |= ends << 1
		open |= ends &^ (taken ^ (taken - 1))
		taken &= taken - 1
	}
	return open
}

// doubts is what asking whether states are hopeless has been worth.
type doubts struct {
	asked, hopeless int64
	lost            int64 // components that were found lost by search
	first           bool  // the state is the first exit tried of its component
}

// fewLost is how many components a searcher loses before it asks about first exits too. They lead
// on where the search is going well, and are seldom hopeless on deals that are won soon.
const fewLost = 16

// pays reports whether to ask. A question is about as much work as a state, so that a deal that is won with hardly
// a loss on the way asks about as few states as it loses.
func (d *doubts) pays() bool { return d.lost > 0 && d.asked <= d.lost+4*d.hopeless }

// askHopeless asks whether s is hopeless, as far as that pays.
func (x *searcher) askHopeless(s *state) bool {
	d := &x.doubts
	if !x.game.stage.uses(DeleteRelaxation) || !d.pays() || d.first && d.lost < fewLost && !x.game.deal.stockIsHand {
		return false
	}
	d.asked++
	if !x.game.deal.hopeless(s) {
		return false
	}
	d.hopeless++
	return true
}
