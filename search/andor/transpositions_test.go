// The transposition table: exact whatever the hash, bounded, and keeping the costly entries.

package andor

import (
	"testing"

	"pgregory.net/rapid"
)

type hashFunc[K any] func(K) uint64

func (f hashFunc[K]) Hash(k K) uint64 { return f(k) }

// TestTableIsExact compares the table with a map, with hashes that collide.
func TestTableIsExact(t *testing.T) {
	hashes := map[string]func(uint16) uint64{
		"constant": func(uint16) uint64 { return 1 << 63 },
		"few tags": func(k uint16) uint64 { return uint64(k%3) << 32 },
		"spread":   func(k uint16) uint64 { return (uint64(k) + 1) * 0x9e37_79b9_7f4a_7c15 },
	}
	for name, hash := range hashes {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			table := newTranspositions(hashFunc[uint16](hash), 0)
			want := map[uint16]numbers{}
			for _, k := range rapid.SliceOfN(rapid.Uint16(), 0, 2000).Draw(t, "keys") {
				n := numbers{uint32(k), uint32(len(want)), 1}
				table.put(k, n)
				want[k] = n
			}
			for k, n := range want {
				if got, ok := table.get(k); !ok || got != n {
					t.Fatalf("key %d: %v, %v; want %v", k, got, ok, n)
				}
			}
			if table.entries.Len() != len(want) {
				t.Fatalf("%d entries for %d keys", table.entries.Len(), len(want))
			}
		}))
	}
}

// TestTableForgets fills a table of 64 KiB with far more than it can hold: it stays within the limit, invents nothing, and keeps the
// entries with the most work.
func TestTableForgets(t *testing.T) {
	const limit = 64 << 10
	table := newTranspositions(hashFunc[int](func(k int) uint64 { return uint64(k + 1) }), limit)
	const keys = 100_000
	for k := range keys {
		work := uint32(1 + k%7)
		if k%1000 == 0 {
			work = 1 << 20
		}
		table.put(k, numbers{uint32(k), 1, work})
		if table.bytes() > limit {
			t.Fatalf("%d bytes after %d keys, limit %d", table.bytes(), k+1, limit)
		}
	}
	for k := range keys {
		n, ok := table.get(k)
		if ok && n.proof != uint32(k) {
			t.Fatalf("key %d: the numbers of %d", k, n.proof)
		}
		if !ok && k%1000 == 0 {
			t.Errorf("key %d with the most work is lost", k)
		}
	}
	if _, ok := table.get(keys - 1); !ok {
		t.Error("the latest entry is lost")
	}
	if table.entries.Len() < 500 {
		t.Errorf("only %d entries kept in %d bytes", table.entries.Len(), limit)
	}
}
