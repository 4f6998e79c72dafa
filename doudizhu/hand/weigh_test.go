// The weigher agrees with the analyst under equal weights.

package hand

import (
	"testing"

	"pgregory.net/rapid"

	"kedou/doudizhu"
)

func TestWeigherAgreesWithTheAnalyst(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := Rules{Rules: drawRules(t)}
		h, turn := drawHand(t, 17, 0), int64(1)
		w := NewWeigher(r, func(doudizhu.Play) int64 { return -turn }, -1000)
		for turn = range int64(3) {
			w.Reset(h)
			plays, ok := NewAnalyst(r).Fewest(h)
			if got := w.Total(h); ok && got != -turn*int64(plays) {
				t.Fatalf("%v weighs %d, %d plays of %d", h, got, plays, turn)
			}
		}
	})
}
