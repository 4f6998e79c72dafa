package fast

// The searcher's store of verdicts: a state's key in the table, and the meaning of a slot's payload.

import (
	"math/bits"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// known returns the stored verdict on s, or Unknown.
func (x *searcher) known(s *state) search.Status {
	payload, ok := x.table.get(x.name(s))
	switch {
	case !ok && x.game.stage.uses(HandDominance):
		return x.dominance.verdict(s)
	case !ok || x.inSlot && !x.game.deal.dominated(payload, s):
		return search.Unknown
	case x.game.deal.Hand && payload != 0:
		return search.Solved
	}
	return search.Unsolvable
}

// remember stores the verdict on s, and reports whether there was room.
func (x *searcher) remember(s *state, verdict search.Status) bool {
	if verdict == search.Solved && !x.game.stage.verdictOnly {
		return true
	}
	if x.game.stage.uses(HandDominance) {
		x.dominance.add(s, verdict)
	}
	name := x.name(s)
	switch {
	case verdict == search.Solved:
		return x.table.set(name, 1<<keyBits)
	case x.inSlot:
		payload, there := x.table.get(name)
		if there && x.game.deal.dominated(payload, s) {
			return true
		}
		return x.table.set(name, x.game.deal.extended(payload, s))
	case x.game.stage.uses(OffsetDominance):
		return x.rememberLater(*s)
	default:
		return x.table.set(name, 0)
	}
}

// rememberLater stores the loss of s, which includes the states that turns lead to.
func (x *searcher) rememberLater(s state) bool {
	d, n := x.game.deal, bits.OnesCount64(s.Stock)
	for s.offset != 0 {
		if !x.table.set(x.name(&s), 0) {
			return false
		}
		s.offset = d.Offset(min(int(s.offset)+d.Rules.Draw, n), n)
	}
	return x.table.set(x.name(&s), 0)
}

// name returns s's key in the table, which is never 0.
func (x *searcher) name(s *state) uint64 {
	if x.game.deal.Hand || x.inSlot {
		return s.key + 1
	}
	return s.key + uint64(s.offset)*x.game.deal.offsetWeight + uint64(s.redeals)*x.game.deal.redealWeight + 1
}

// A slot of OffsetDominance holds, for the residues 1 and 2 of the offset, the number of the smallest offset known to be lost, plus one, in
// four bits each. The slot's existence means that the offset 0 is lost. With limited redeals, at draw 1 only, it holds how late the
// earliest moment known to be lost is, plus one.

// fitsSlot reports whether a slot has room for the offsets under the rules r. Otherwise every offset has its own slot.
func fitsSlot(r klondike.Rules) bool {
	return quotient.Unlimited(r) && (r.Draw == 2 || r.Draw == 3) || !quotient.Unlimited(r) && momentsFit(r)
}

// momentsFit reports whether limited redeals have few enough moments for a slot.
func momentsFit(r klondike.Rules) bool { return r.Draw == 1 && r.Redeals <= mostPasses }

// mostPasses is the greatest limit of redeals whose moments fit a slot.
const mostPasses = 9

// moment returns how late s is in a game of draw 1 with limited redeals: from each moment the player can turn to all later ones.
func (d *deal) moment(s *state) uint64 {
	return uint64(d.Rules.Redeals-int(s.redeals))*(quotient.MaxStock+1) + uint64(s.offset)
}

// dominated reports whether the payload of a slot implies that s is lost.
func (d *deal) dominated(payload uint64, s *state) bool {
	switch {
	case !d.Unlimited():
		return payload != 0 && payload>>keyBits-1 <= d.moment(s)
	case s.offset == 0:
		return true
	}
	known := payload >> d.field(s.offset) & 15
	return known != 0 && int(known-1) <= int(s.offset)/d.Rules.Draw
}

// extended returns the payload with the loss of s added.
func (d *deal) extended(payload uint64, s *state) uint64 {
	switch {
	case !d.Unlimited():
		return (d.moment(s) + 1) << keyBits
	case s.offset == 0:
		return payload
	}
	at := d.field(s.offset)
	return payload&^(15<<at) | uint64(int(s.offset)/d.Rules.Draw+1)<<at
}

// field returns the position of the field of an offset's residue in a slot.
func (d *deal) field(offset uint8) int { return keyBits + 4*(int(offset)%d.Rules.Draw-1) }
