// Replies: a move that won for the same cards in the same trick comes first.

package endgame

// replies remembers, for a seat's sub-hand and the trick, whatever the other hands, the move that last won there, as its change of the
// sub-hand's index; a pass is 0. Entries overwrite one another: they steer the search and prove nothing. The positions after an opponent's
// many leads differ in his cards alone, and one reply often refutes them all; and the search then meets the same positions again.
//
//	check 32 | delta 32
type replies struct {
	words []uint64
	shift uint8
}

// newReplies returns an empty memory of 1<<bits replies.
func newReplies(bits int) *replies { return &replies{make([]uint64, 1<<bits), uint8(64 - bits)} }

// bytes is the memory of the replies; a nil r has none.
func (r *replies) bytes() int64 {
	if r == nil {
		return 0
	}
	return int64(len(r.words)) * 8
}

// slot returns the place of the reply in s, and its check.
func (r *replies) slot(s *state) (*uint64, uint64) {
	key := uint64(s.at[s.mover])<<32 | uint64(s.mover)<<24 | uint64(s.owner)<<16 | uint64(s.group)<<8 | uint64(s.least)
	key *= 0x9e37_79b9_7f4a_7c15
	return &r.words[key>>r.shift], key << 32
}

// learn notes that a move won in s; a nil r learns nothing.
func (r *replies) learn(s *state, delta uint32) {
	if r == nil {
		return
	}
	slot, check := r.slot(s)
	*slot = check | uint64(delta)
}

// recall returns the move noted for s.
func (r *replies) recall(s *state) (delta uint32, ok bool) {
	slot, check := r.slot(s)
	return uint32(*slot), *slot>>32 == check>>32
}

// prefer makes n, the guess at a child of s, look better for the mover of s.
func (n *numbers) prefer(s *state) {
	if s.landlord() {
		n.proof -= n.proof * 3 / 16
	} else {
		n.disproof -= n.disproof * 3 / 16
	}
}
