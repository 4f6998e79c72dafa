package fast

// The delete relaxation: everything once possible stays possible (technique DeleteRelaxation), and by cases where two cards need one place
// (technique Exclusion).

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// hopeless reports whether some card can't go up even if nothing that is once possible becomes impossible; s is then lost. An example: 4♣
// lies on both red fives, and on 2♣.
func (g *game) hopeless(s *state) bool {
	lost, _ := g.lost(s, 0, false, facts{slots: never})
	return lost
}

// lost adds facts until nothing new follows, and reports whether some card can't go up. The cards of late must wait for their twins, see
// jammed; if watch is set, early are the cards that took a place for which they would have had to wait. Once it has the facts of enough, the
// answer is no.
//
// The facts: shown are cards that can lie face up in the tableau; slots are both cards of every pair that can have a slot; cards can be up;
// tops are dealt cards that can't leave their columns, which can be taken down to them; kings are all kings if a column can be empty, or
// none; drawn are stock cards that can be taken, and reach those that can come up and aren't taken yet. A king has no twin that takes its
// place, so late has no kings.
//
// The inner loop runs very often. So lost is one function with its facts in variables, and columns come before the foundations and the
// stock as long as they give something new.
func (g *game) lost(s *state, late cards, watch bool, enough facts) (lost bool, early cards) {
	d := g.deal
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
		w.turns = g.turnsOf(s)
		now, later := d.reach(s, w.turns)
		reach = d.at(now | later)
	}
	for {
		loose := drawn | reach | s.Up
		for {
			if enough.slots&^slots|enough.reach&^(drawn|reach)|enough.kings&^kings == 0 {
				return false, early
			}
			homes, waiting := slots>>quotient.OneRank|kings, cards(0)
			if watch || late != 0 {
				waiting = quotient.Waiting(up, shown)
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
		reach = (reach | w.take(d, fresh)) &^ drawn
	}
}

// facts are some of those that lost knows: slots, stock cards that can come up, and kings that have a place.
type facts struct{ slots, reach, kings cards }

// never is a set of slots that lost doesn't come to.
const never = ^cards(0)

// enough returns facts with which s has all of from's, a state of the component before, where the stock cards of reach were in reach. An
// example: a card was laid on 9♥, the only red nine in sight. The slot of the red nines is enough, since nothing else was given away for it. So
// if from isn't hopeless, s isn't either once it has them, which it often has very soon.
func (g *game) enough(from, s *state, reach cards) (f facts) {
	d, seen := g.deal, s.Tableau&^from.Tableau
	takers := quotient.Pair(d.Deck&^s.Free()) << quotient.OneRank
	f.slots = (from.Slots() | quotient.Pair(seen)) & (takers | quotient.Pair(s.Tableau))
	if from.Stock != s.Stock {
		f.reach = reach & s.Stock
	}
	if d.Spaces(from.Locked, from.Tableau) > 0 || from.Locked&^s.Locked&d.ground != 0 {
		f.kings = d.Kings &^ s.Free()
	}
	return f
}

// doubts counts what questions about hopeless states have gained.
type doubts struct {
	asked, hopeless int64
	lost            int64 // components found lost by search
}

// fewLost is the number of components a searcher loses before it also asks about first exits. First exits belong to the line of a search
// that is going well, and are seldom hopeless on deals that are won soon.
const fewLost = 24

// pays reports whether to ask. A question is about half as much work as a state, and must save a state more often than every third time; a
// deal won with few losses on the way asks seldom.
func (d *doubts) pays() bool { return d.lost > 0 && 4*d.asked <= d.lost+12*d.hopeless }

// origin is where the state to be decided comes from: a member of the last component entered.
type origin struct {
	member, first int   // the member and the first one
	reach         cards // the stock cards in reach there
	foremost      bool  // the state is the first exit tried
}

// askHopeless asks whether s is hopeless, if that pays. If it isn't, the component before it isn't hopeless either.
func (x *searcher) askHopeless(s *state) bool {
	d, from := &x.doubts, &x.origin
	x.hopeful = false
	if !x.game.stage.uses(DeleteRelaxation) || !d.pays() || from.foremost && d.lost < fewLost && !x.game.deal.Hand && x.game.deal.Rules.Draw <= mostQuick {
		return false
	}
	below, enough := len(x.game.members) > 0, facts{slots: never}
	if below && x.game.members[from.first].hopeful {
		enough = x.game.enough(&x.game.members[from.member].state, s, from.reach)
	}
	d.asked++
	if lost, _ := x.game.lost(s, 0, false, enough); lost {
		d.hopeless++
		return true
	}
	if x.hopeful = true; below {
		x.game.members[from.first].hopeful = true
	}
	return false
}

// jammed reports whether s is hopeless whichever of two twins that need one place is laid first, see quotient.Deal.Jammed.
func (g *game) jammed(s *state) bool {
	lost, early := g.lost(s, 0, true, facts{slots: never})
	return lost || g.deal.Jammed(&s.State, early, func(late cards) bool {
		lost, _ := g.lost(s, late, false, facts{slots: never})
		return lost
	})
}

// worth counts what questions about jammed states have gained, among the states with one number of hidden cards.
type worth struct {
	asked, jammed int64
	lost, states  int64 // states found lost by search, and the states expanded for that
}

// askingCost is how many states a question must save. A question takes as long as some three states; but the states saved are often
// searched all the same, because they are reached from elsewhere.
const askingCost = 32

// pays reports whether questions have saved enough so far. The first questions are assumed to hit every other time and to save 20 states
// then.
func (w *worth) pays() bool {
	return (w.jammed+2)*(w.states+20) > askingCost*(w.asked+4)*(w.lost+1)
}

// askJammed asks whether s is jammed, if that pays.
func (x *searcher) askJammed(s *state) bool {
	w := &x.worth[s.hidden]
	if !x.game.stage.uses(Exclusion) || x.doubts.lost == 0 || !w.pays() {
		return false
	}
	w.asked++
	if !x.game.jammed(s) {
		return false
	}
	w.jammed++
	return true
}
