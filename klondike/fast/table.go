package fast

// The searcher's exact store of verdicts: the set of decided keys, 8 bytes a slot, and the meaning of a slot's payload.

import (
	"math/bits"
	"sync/atomic"
	"unsafe"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

// table is an exact set of keys with a few bits of payload each: open addressing with linear probing, at most three quarters full. It
// starts small for every deal and doubles, so that an easy deal clears only what it used; memory is kept from deal to deal.
//
// Several goroutines may use it at once while shared is set: a slot is one word, written whole, and never emptied. It doesn't grow then,
// but crowded reports that it should.
//
// The core's table of numbered records doesn't suit: it is internal to package search, is for one goroutine, and would hold 16 bytes a key
// (a slot and a record, whose number isn't needed) instead of 8.
type table struct {
	slots  []uint64
	used   counter
	shift  int
	key    uint64     // the key's bits of a slot
	sizes  [][]uint64 // memory by size, kept
	most   int        // slots allowed
	shared bool
	busy   *underway // the keys being decided, while shared is set
}

// counter is a number that goroutines count in turn. It has cache lines of its own: next to data that all of them read, every count would
// evict that data from the others' caches.
type counter struct {
	_ apart
	n atomic.Int64
	_ apart
}

// apart separates data that different goroutines write: two cache lines, since processors fetch lines in pairs.
type apart [apartBytes]byte

const apartBytes = 128

const (
	smallest = 10                 // the logarithm of the first size
	spread   = 0x9E3779B97F4A7C15 // the golden ratio (Knuth 1973), which spreads keys over places
)

func (t *table) reset(most int) {
	t.most, t.shared = most, false
	if len(t.slots) != 1<<smallest || t.used.n.Load() > 0 {
		t.resize(smallest)
	}
}

func (t *table) resize(log int) {
	for len(t.sizes) <= log {
		t.sizes = append(t.sizes, nil)
	}
	if t.sizes[log] == nil {
		t.sizes[log] = make([]uint64, 1<<log)
	} else {
		clear(t.sizes[log])
	}
	t.slots, t.shift = t.sizes[log], 64-log
	t.used.n.Store(0)
}

// find returns the slot of key, or the empty one where it belongs.
func (t *table) find(key uint64) *uint64 {
	at := key * spread >> t.shift
	for {
		slot := &t.slots[at]
		if held := atomic.LoadUint64(slot); held == 0 || held&t.key == key {
			return slot
		}
		if at++; at == uint64(len(t.slots)) {
			at = 0
		}
	}
}

func (t *table) get(key uint64) (uint64, bool) {
	held := atomic.LoadUint64(t.find(key))
	return held &^ t.key, held != 0
}

// set stores key with the payload, which replaces an older one. It reports whether there was room.
func (t *table) set(key, payload uint64) bool {
	if t.crowded() && (t.shared || !t.grow()) {
		return false
	}
	for {
		slot := t.find(key)
		held := atomic.LoadUint64(slot)
		if !t.shared {
			*slot = key | payload
		} else if !atomic.CompareAndSwapUint64(slot, held, key|payload) {
			continue
		}
		if held == 0 {
			t.used.n.Add(1)
		}
		return true
	}
}

// crowded reports whether t should grow before it takes more.
func (t *table) crowded() bool { return int(t.used.n.Load()) >= len(t.slots)/4*3 }

func (t *table) grow() bool {
	if 2*len(t.slots) > t.most {
		return false
	}
	t.enlarge(bits.Len(uint(len(t.slots))))
	return true
}

// enlarge makes t a table of 1<<log slots with the same keys.
func (t *table) enlarge(log int) {
	old := t.slots
	t.resize(log)
	for _, slot := range old {
		if slot != 0 {
			*t.find(slot & t.key) = slot
			t.used.n.Add(1)
		}
	}
}

func (t *table) bytes() int64 {
	var n int64
	if t.busy != nil {
		n = int64(unsafe.Sizeof(*t.busy))
	}
	for _, s := range t.sizes {
		n += int64(len(s)) * 8
	}
	return n
}

func (x *searcher) known(s *state) search.Status {
	payload, ok := x.table.get(x.name(s))
	switch {
	case !ok && x.game.stage.uses(HandDominance):
		return x.dominance.verdict(s)
	case !ok || x.inSlot && !x.game.deal.dominated(payload, s):
		return x.won(s)
	case x.game.deal.Hand && payload != 0:
		return search.Solved
	}
	return search.Unsolvable
}

// won returns Solved if s is stored as won in a table of its own, and Unknown otherwise.
func (x *searcher) won(s *state) search.Status {
	if x.wins != nil && x.game.stage.verdictOnly {
		if _, ok := x.wins.get(x.fullName(s)); ok {
			return search.Solved
		}
	}
	return search.Unknown
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
	case verdict == search.Solved && x.wins != nil:
		x.wins.set(x.fullName(s), 0)
		return true
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
	return x.fullName(s)
}

// fullName returns s's name in a table in which every offset has its own slot.
func (x *searcher) fullName(s *state) uint64 {
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
