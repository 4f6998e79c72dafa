package fast

// What can happen at all: the delete relaxation (technique DeleteRelaxation).

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// hopeless reports whether s is lost for this reason alone: some card can't go up although
// nothing that is once possible becomes impossible. An example: 4♣ lies on both red fives, and on 2♣.
func (d *deal) hopeless(s *state) bool {
	lost, _ := d.lost(s, 0, false)
	return lost
}

// lost adds facts until nothing new follows, and reports whether some card can't go up. The cards of late must wait
// for their twins, see jammed; if watch is set, early are the cards that took a place for which they would have had to wait.
//
// The facts are these. Shown cards can lie face up in the tableau; slots are both cards of every pair that can have one; cards
// can be up; tops are dealt cards that can't leave their columns, which can be taken down to them; kings are all
// kings if a column can be empty, or none; drawn are stock cards that can be taken, and reach those that can come up and aren't
// taken yet. Kings have no twin that takes their place, so that none is in late.
//
// This took 30 % of the time on seeds 700001 to 701000, some ten times round the inner loop. So it is one function
// with its facts in variables, and columns are asked as long as they give something new, before the foundations and the stock.
func (d *deal) lost(s *state, late cards, watch bool) (lost bool, early cards) {
	shown, slots, up, tops := s.Tableau, s.Slots(), s.Up, s.Locked
	free, kings := s.Free(), cards(0)
	if d.Spaces(s.Locked, s.Tableau) > 0 {
		kings = d.Kings
	}
	var w draws
	drawn, reach := cards(0), cards(0)
	if d.Hand {
		drawn = s.Stock
	} else {
		reach = w.begin(d, s)
	}
	for {
		loose := drawn | reach | s.Up
		for {
			homes, waiting := slots>>quotient.OneRank|kings, cards(0)
			if watch || late != 0 {
				waiting = waitingFor(up, shown)
				homes &^= late & waiting
			}
			leave, laid := tops&(homes|up), loose&homes&^shown
			if leave|laid == 0 {
				break
			}
			early |= (leave&^up | laid) & waiting
			below := laid
			tops &^= leave
			for c := leave; c != 0; c &= c - 1 {
				one := d.under[bits.TrailingZeros64(c)&63]
				below |= one
				tops |= one
			}
			shown |= below
			slots |= quotient.Pair(below)
			if leave&d.ground != 0 {
				kings = d.Kings
			}
		}
		drawn |= reach & shown
		if tops == 0 && drawn == s.Stock {
			return false, early
		}
		if raised := quotient.Rise(up|(shown&slots|drawn|reach)&d.Deck) &^ up; raised != 0 {
			up |= raised
			drawn |= raised & reach
			freed := raised & free
			slots |= quotient.Pair(freed << quotient.OneRank)
			if freed&d.Kings != 0 {
				kings = d.Kings
			}
			continue
		}
		fresh := drawn & reach
		if fresh == 0 {
			return up != d.Deck, early
		}
		reach = reach&^fresh | w.take(d, fresh)
	}
}

// doubts is what asking whether states are hopeless has been worth.
type doubts struct {
	asked, hopeless int64
	lost            int64 // components that were found lost by search
	first           bool  // the state is the first exit tried of its component
}

// fewLost is how many components a searcher loses before it asks about first exits too. They lead
// on where the search is going well, and are seldom hopeless on deals that are won soon.
const fewLost = 24

// pays reports whether to ask. A question is about half as much work as a state, and must spare one more
// often than every third time; a deal that is won with hardly a loss on the way asks seldom.
func (d *doubts) pays() bool { return d.lost > 0 && 4*d.asked <= d.lost+12*d.hopeless }

// askHopeless asks whether s is hopeless, as far as that pays.
func (x *searcher) askHopeless(s *state) bool {
	d := &x.doubts
	if !x.game.stage.uses(DeleteRelaxation) || !d.pays() || d.first && d.lost < fewLost && !x.game.deal.Hand {
		return false
	}
	d.asked++
	if !x.game.deal.hopeless(s) {
		return false
	}
	d.hopeless++
	return true
}
