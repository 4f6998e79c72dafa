package minimal

// The table of known stocks, see unloading.go.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// reset empties u for a new deal.
func (u *unloading) reset(d *deal, root *state, on Technique, most int) {
	u.exposures.reset(d, root, on&Waiting == 0)
	u.deal, u.most, u.used = d, max(most, fewestSlots), 0
	if len(u.slots) > 8*fewestSlots || u.slots == nil {
		u.resize(fewestSlots)
	} else {
		clear(u.slots)
	}
}

func (u *unloading) resize(n int) {
	u.slots = make([]stockBound, n)
	u.shift = 64 - bits.Len(uint(n-1))
}

// find returns the slot of a stock, which is entered with the suits' bound if it is new. Stocks that turning connects are neighbours, since
// one question reads them all.
func (u *unloading) find(mask uint32, waste int) uint32 {
	const spread = 0x9E3779B97F4A7C15
	name, turns := mask|uint32(waste)<<quotient.MaxStock+1, uint32(waste/u.deal.Rules.Draw)
	i := (uint32(uint64(mask+1)*spread>>u.shift) + turns) & uint32(len(u.slots)-1)
	for ; u.slots[i].name != name; i = (i + 1) & uint32(len(u.slots)-1) {
		if u.slots[i].name == 0 {
			u.slots[i] = stockBound{name: name, bound: uint8(u.deal.talonBySuits(mask, waste)), exact: mask == 0}
			u.used++
			break
		}
	}
	return i
}

// grow enlarges the table, or empties it if memory doesn't allow more.
func (u *unloading) grow() {
	old := u.slots
	if 4*len(old) > u.most {
		clear(u.slots)
		u.used = 0
		return
	}
	u.resize(4 * len(old))
	u.used = 0
	for _, b := range old {
		if b.name != 0 {
			u.slots[u.find((b.name-1)&(1<<quotient.MaxStock-1), int((b.name-1)>>quotient.MaxStock))] = b
		}
	}
}

// bytes returns the memory of the table.
func (u *unloading) bytes() int64 { return int64(len(u.slots)) * slotBytes }
