// The memo: exact values of hands, in an open-addressing table.

package hand

import "kedou/doudizhu"

// memo maps hands, other than the empty one, to their values. Hands are their
// own exact keys, so it never takes one hand for another. The core's table of
// numbered records is package search's own, and nothing here needs its numbers; half
// a million random keys take about as long in either.
type memo struct {
	slots []slot
	used  int
	shift uint // turns a hash into a slot
}

type slot struct {
	hand  doudizhu.Hand
	value int64
}

// memoLimit is how many hands a memo keeps; at 16 bytes a slot and half its
// slots free it takes 32 MiB then. A hand of 20 cards has some hundred sub-hands.
const memoLimit = 1 << 20

func newMemo() memo { return memo{slots: make([]slot, 1<<10), shift: 64 - 10} }

// find returns the slot of h: the one it is in, or the free one it belongs in.
func (m *memo) find(h doudizhu.Hand) *slot {
	for i := uint64(h) * 0x9e37_79b9_7f4a_7c15 >> m.shift; ; i++ {
		s := &m.slots[i&uint64(len(m.slots)-1)]
		if s.hand == h || s.hand == 0 {
			return s
		}
	}
}

// put keeps a value for a hand that isn't in the memo.
func (m *memo) put(h doudizhu.Hand, value int64) {
	if 2*m.used >= len(m.slots) {
		m.grow()
	}
	*m.find(h) = slot{h, value}
	m.used++
}

// grow doubles the table, and at the limit starts afresh.
func (m *memo) grow() {
	if m.used >= memoLimit {
		m.clear()
		return
	}
	old := m.slots
	m.slots = make([]slot, 2*len(old))
	m.shift--
	for _, s := range old {
		if s.hand != 0 {
			*m.find(s.hand) = s
		}
	}
}

// clear forgets everything.
func (m *memo) clear() {
	clear(m.slots)
	m.used = 0
}
