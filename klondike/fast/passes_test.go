package fast

// The cards that can come up in some pass, compared with the definition in passes.go.

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// TestDraws takes stock cards that can come up, one to three at a time, from random stocks, at every draw. Card number i can come up if i
// modulo the draw is 0, or at most the number of cards taken before it; if the next card was taken; and if it is the last.
func TestDraws(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 5))
	for draw := 1; draw <= quotient.MaxStock; draw++ {
		d := deal{Deal: quotient.NewDeal(klondike.Standard(draw)), stockMask: 1<<quotient.MaxStock - 1}
		for i := range quotient.MaxStock {
			d.order[i], d.place[i] = 1<<i, uint8(i)
		}
		d.setSets()
		for range 200 {
			s := state{key: r.Uint64() & r.Uint64() & d.stockMask}
			w := draws{turns: (&game{deal: &d}).turnsOf(&s)}
			now, later := d.reach(&s, w.turns)
			can := d.at(now | later)
			for can&^w.taken != 0 {
				checkDraws(t, &d, &w, can)
				fresh := cards(0)
				for range 1 + r.IntN(3) {
					fresh |= 1 << bits.TrailingZeros64(can&^w.taken&^fresh&^(1<<r.IntN(quotient.MaxStock)-1)|1<<62)
				}
				if fresh &= can; fresh == 0 {
					continue
				}
				can |= w.take(&d, fresh)
			}
			checkDraws(t, &d, &w, can)
		}
	}
}

func checkDraws(t *testing.T, d *deal, w *draws, can cards) {
	t.Helper()
	number, before := 0, 0
	for places := w.left; places != 0; places &= places - 1 {
		one, next := places&-places, places&(places-1)
		number++
		want := number%d.Rules.Draw <= before || next == 0 || next&-next&w.taken != 0
		if got := can&one != 0; got != want {
			t.Fatalf("draw %d, stock %b, taken %b: card %d (%b) can come up: %v", d.Rules.Draw, w.left, w.taken, number, one, got)
		}
		if w.taken&one != 0 {
			before++
		}
	}
}
