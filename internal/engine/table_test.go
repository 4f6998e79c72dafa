// The table compared with a Go map, with hashes that collide.

package engine_test

import (
	"testing"

	"pgregory.net/rapid"

	"kedou/internal/engine"
)

type record struct{ key, value uint16 }

func find(t *engine.Table[record], tag uint32, key uint16) *record {
	for id, at := t.First(tag); id >= 0; id, at = t.Next(tag, at) {
		if r := t.At(id); r.key == key {
			return r
		}
	}
	return nil
}

// TestTable adds keys, and from time to time drops the newer half of them.
func TestTable(t *testing.T) {
	hashes := map[string]func(uint16) uint64{
		"constant": func(uint16) uint64 { return 1 << 63 },
		"few tags": func(k uint16) uint64 { return uint64(k%3) << 32 },
		"spread":   func(k uint16) uint64 { return uint64(k) + 1 },
	}
	for name, hash := range hashes {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			tag := func(k uint16) uint32 { return engine.Tag(hash(k)) }
			got, want, order := engine.NewTable[record](), map[uint16]uint16{}, []uint16{}
			for _, k := range rapid.SliceOfN(rapid.Uint16(), 0, 1500).Draw(t, "keys") {
				if r := find(got, tag(k), k); r != nil {
					r.value++
				} else if id, r := got.Add(tag(k)); id != int32(len(order)) {
					t.Fatal("numbers aren't dense")
				} else {
					*r = record{k, 1}
					order = append(order, k)
				}
				want[k]++
				if n := len(order); k%512 == 0 {
					for _, old := range order[n/2:] {
						delete(want, old)
					}
					order = order[:n/2]
					got.Keep(n/2, func(r *record) uint32 { return tag(r.key) })
				}
			}
			if got.Len() != len(want) {
				t.Fatalf("%d records for %d keys", got.Len(), len(want))
			}
			for k, v := range want {
				if r := find(got, tag(k), k); r == nil || r.value != v {
					t.Fatalf("key %d: %v, want %d", k, r, v)
				}
			}
			for k := range uint16(100) {
				if _, known := want[k]; !known && find(got, tag(k), k) != nil {
					t.Fatalf("key %d was never added, or has been dropped", k)
				}
			}
		}))
	}
}
