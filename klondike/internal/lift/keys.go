package lift

// The set of states found lost in one question.

import "math/bits"

// keys is a set of keys with open addressing. Clearing takes constant time, so that a question of some ten states is cheap even after one
// of thousands.
type keys struct {
	slots []key
	used  int
	mark  uint64 // above a key's own bits in the last word of slots in use
}

const (
	fewestSlots = 1 << 10
	slotBytes   = 24
	keyBits     = 40 // of a key's last word
)

func (t *keys) clear() {
	if t.slots == nil {
		t.slots = make([]key, fewestSlots)
	}
	if t.used, t.mark = 0, t.mark+1<<keyBits; t.mark == 0 {
		clear(t.slots)
		t.mark = 1 << keyBits
	}
}

// find returns the slot of k, which is marked, or the free slot where k belongs.
func (t *keys) find(k key) *key {
	const spread = 0x9E3779B97F4A7C15 // the golden ratio
	h := (k[0]*spread ^ bits.RotateLeft64(k[1], 23)) * spread
	h = (h ^ h>>29 ^ k[2]&(1<<keyBits-1)) * spread
	mask := uint64(len(t.slots) - 1)
	for at := h >> 20 & mask; ; at = (at + 1) & mask {
		if s := &t.slots[at]; *s == k || s[2]>>keyBits != t.mark>>keyBits {
			return s
		}
	}
}

func (t *keys) has(k key) bool {
	k[2] |= t.mark
	return *t.find(k) == k
}

func (t *keys) add(k key) {
	if 4*t.used >= 3*len(t.slots) {
		t.grow()
	}
	k[2] |= t.mark
	if s := t.find(k); *s != k {
		*s = k
		t.used++
	}
}

func (t *keys) grow() {
	old := t.slots
	t.slots = make([]key, 2*len(old))
	for _, s := range old {
		if s[2]>>keyBits == t.mark>>keyBits {
			*t.find(s) = s
		}
	}
}
