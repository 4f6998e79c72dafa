package survey

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// Proofs of any number and length come back from their messages unchanged.
func TestBundleRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		proofs := rapid.SliceOfN(rapid.SliceOfN(rapid.Byte(), 0, 40), 1, 60).Draw(t, "proofs")
		if rapid.Bool().Draw(t, "long") { // noise, which can't be compressed
			noise := make([]byte, 3*mostPart)
			for i := range noise {
				noise[i] = byte(rand.Uint32())
			}
			proofs[0] = noise
		}
		var data []byte
		for at, p := range bundle(3, 17, proofs) {
			if q, ok := parsePart(p.subject()); !ok || q.at != at || q.first != 17 || q.count != len(proofs) || q.round != 3 || len(p.data) > mostPart {
				t.Fatalf("part %d: %q", at, p.subject())
			}
			data = append(data, p.data...)
		}
		got, err := unbundle(data, len(proofs))
		if err != nil || len(got) != len(proofs) {
			t.Fatal(err)
		}
		for i := range got {
			if !bytes.Equal(got[i], proofs[i]) {
				t.Fatalf("proof %d became %q", i, got[i])
			}
		}
	})
}

// A bundle from a damaged store has as many proofs as deals.
func FuzzUnbundle(f *testing.F) {
	f.Add(bundle(0, 1, [][]byte{[]byte("one"), nil, []byte("three")})[0].data, 3, "0.1.3.0.1")
	f.Add([]byte{}, 1, "0.1.3.1.1")
	f.Add([]byte("nonsense"), 1, "0.1.3.0.01")
	f.Fuzz(func(t *testing.T, data []byte, count int, name string) {
		if p, ok := parsePart(name); ok && p.subject() != name {
			t.Errorf("%q was read as %q", name, p.subject())
		}
		if count = min(max(count, 1), MaxChunk); len(data) > 1<<16 {
			return
		}
		if list, err := unbundle(data, count); err == nil && len(list) != count {
			t.Errorf("%d proofs of %d deals", len(list), count)
		}
	})
}
