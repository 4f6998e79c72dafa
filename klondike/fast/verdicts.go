package fast

// The searcher's memory of verdicts: which key a state has in the table, and
// what a slot's payload says.

import "kedou/search"

// known looks s up.
func (x *searcher) known(s *state) search.Status {
	payload, ok := x.table.get(x.name(s))
	switch {
	case !ok && x.game.stage.uses(HandDominance):
		return x.dominance.verdict(s)
	case !ok || x.game.stage.uses(OffsetDominance) && !dominated(payload, s.offset, x.game.deal.rules.Draw):
		return search.Unknown
	case x.game.deal.stockIsHand && payload != 0:
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
	case x.game.stage.uses(OffsetDominance):
		payload, _ := x.table.get(name)
		return x.table.set(name, extended(payload, s.offset, x.game.deal.rules.Draw))
	default:
		return x.table.set(name, 0)
	}
}

// name returns s's key in the table, which is never 0.
func (x *searcher) name(s *state) uint64 {
	if x.game.deal.stockIsHand || x.game.stage.uses(OffsetDominance) {
		return s.key + 1
	}
	return s.key + uint64(s.offset)*x.game.deal.offsetWeight + uint64(s.redeals)*x.game.deal.redealWeight + 1
}

// A slot of OffsetDominance holds, for the residues 1 and 2 of the offset, the
// number of the smallest offset known to be lost, plus one, in four bits each.
// That a slot exists means that the offset 0 is lost.

func dominated(payload uint64, offset uint8, draw int) bool {
	if offset == 0 {
		return true
	}
	known := payload >> field(offset, draw) & 15
	return known != 0 && int(known-1) <= int(offset)/draw
}

func extended(payload uint64, offset uint8, draw int) uint64 {
	if offset == 0 || dominated(payload, offset, draw) {
		return payload
	}
	at := field(offset, draw)
	return payload&^(15<<at) | uint64(int(offset)/draw+1)<<at
}

func field(offset uint8, draw int) int { return keyBits + 4*(int(offset)%draw-1) }
