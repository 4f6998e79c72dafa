// The memo: exact values of hands, in an open-addressing table.

package hand

import "kedou/doudizhu"

// memo maps hands, other than the empty one, to their values. Hands are their own exact keys, so
// that the memo never confuses hands.
type memo struct {
	slots []slot
	used  int
	shift uint // turns a hash into a slot
}

type slot struct {
	hand  doudizhu.Hand
	value int64
}

// memoLimit is the most hands in a memo: 32 MiB, with 16 bytes a slot and half the slots free. A
// hand of 20 cards has some hundred sub-hands.
const memoLimit = 1 << 20

func newMemo() memo { return memo{slots: make([]slot, 1<<10), shift: 64 - 10} }

// find returns the slot of h, or the free slot for h.
func (m *memo) find(h doudizhu.Hand) *slot {
	for i := uint64(h) * 0x9e37_79b9_7f4a_7c15 >> m.shift; ; i++ {
		s := &m.slots[i&uint64(len(m.slots)-1)]
		if s.hand == h || s.hand == 0 {
			return s
		}
	}
}

// put adds a value for a hand that isn't in the memo.
func (m *memo) put(h doudizhu.Hand, value int64) {
	if 2*m.used >= len(m.slots) {
		m.grow()
	}
	*m.find(h) = slot{h, value}
	m.used++
}

// grow doubles the table, or at the limit empties it.
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
