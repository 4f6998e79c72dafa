// The exact search: the winner of a position of a playout with open cards.

package strong

import (
	"math/bits"

	"kedou/doudizhu"
)

// winner is the winner of a position with open cards.
type winner int8

const (
	unsettled winner = iota
	landlordWins
	peasantsWin
)

// seat returns a seat of the winner's side.
func (w winner) seat() int8 {
	if w == landlordWins {
		return landlord
	}
	return next[landlord]
}

// exact searches positions of few cards depth first, the policy's choice before all other moves, and keeps results in a
// direct-mapped table. It tries only low kickers (moves.go), so that a few verdicts in a thousand are wrong;
// TestExactAgreesWithEndgame bounds their number. An exact serves one goroutine.
type exact struct {
	policy *policy
	table  []settled
	moves  []move
	nodes  int    // left
	salt   uint64 // of the keys, so that no decision depends on earlier decisions
}

// settled is an entry of the table.
type settled struct {
	key uint64
	by  winner
}

const exactBits = 15

func newExact(p *policy) *exact { return &exact{policy: p, table: make([]settled, 1<<exactBits)} }

// forget makes the table forget all positions.
func (x *exact) forget() { x.salt += 0x9e37_79b9_7f4a_7c15 }

// solve returns the winner, or unsettled if the search would need more than the given nodes.
func (x *exact) solve(at *position, nodes int) winner {
	x.nodes, x.moves = nodes, x.moves[:0]
	return x.search(at)
}

// key mixes all data that decide the winner.
func (p *position) key() uint64 {
	k := uint64(p.hands[0].cards) * 0x9e37_79b9_7f4a_7c15
	k = (bits.RotateLeft64(k, 29) ^ uint64(p.hands[1].cards)) * 0xbf58_476d_1ce4_e5b9
	k = (bits.RotateLeft64(k, 31) ^ uint64(p.hands[2].cards)) * 0x94d0_49bb_1331_11eb
	owner := p.owner
	if p.last.kind == doudizhu.Pass {
		owner = p.turn
	}
	k ^= uint64(p.turn) | uint64(owner)<<2 | uint64(p.last.kind)<<4 | uint64(p.last.rank)<<10 | uint64(p.last.len)<<16
	k *= 0x9e37_79b9_7f4a_7c15
	return k ^ k>>32
}

// search decides a position. A move that the policy proves to win needs no search.
func (x *exact) search(at *position) winner {
	if x.nodes--; x.nodes < 0 {
		return unsettled
	}
	mine, held := peasantsWin, at.hands[at.turn].cards
	if at.turn == landlord {
		mine = landlordWins
	}
	first := x.policy.choose(at)
	if x.policy.won || first.kind != doudizhu.Pass && held.after(first) == 0 {
		return mine
	}
	if !at.answerable() {
		return x.after(at, move{})
	}
	key := at.key() + x.salt
	entry := &x.table[key>>(64-exactBits)]
	if entry.key == key {
		return entry.by
	}
	by := x.choose(at, first, mine)
	if by != unsettled {
		*entry = settled{key, by}
	}
	return by
}

// after decides the position after a move.
func (x *exact) after(at *position, m move) winner {
	child := *at
	child.lay(m)
	return x.search(&child)
}

// choose tries the moves of a position, the first one before all others, until one wins for mine or the nodes run out.
func (x *exact) choose(at *position, first move, mine winner) winner {
	if by := x.after(at, first); by == mine || by == unsettled {
		return by
	}
	begin := len(x.moves)
	defer func() { x.moves = x.moves[:begin] }()
	x.moves = appendMoves(x.moves, at.hands[at.turn].cards, at.last)
	if at.last.kind != doudizhu.Pass {
		x.moves = append(x.moves, move{})
	}
	lost := landlordWins + peasantsWin - mine
	for i, end := begin, len(x.moves); i < end; i++ {
		m := x.moves[i]
		if m == first {
			continue
		}
		if m.kind != doudizhu.Pass && at.hands[at.turn].cards.after(m) == 0 {
			return mine
		}
		if by := x.after(at, m); by != lost {
			return by
		}
	}
	return lost
}
