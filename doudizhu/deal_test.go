// Random deals: pinned for ever, of every size, and uniform.

package doudizhu

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// TestDealsArePinned: a quoted deal never changes.
func TestDealsArePinned(t *testing.T) {
	for _, c := range []struct {
		seed         uint64
		cards, hands int
		want         string
	}{
		{1, 26, 2, "26-2-1 34555788TJJK2 344669TJQKA2R L"},
		{1, 39, 3, "39-3-1 34555788TJJKK2R 344669TJQQA2 466778TTJQAB L"},
		{1, 54, 3, "54-3-1 34445556788TJJQKKA2R 346667789TTTJJQQ2 33578999QKKAAA22B L"},
		{math.MaxUint64, 6, 3, "6-3-18446744073709551615 6792 6 2 L"},
	} {
		e, err := NewDeal(c.seed, c.cards, c.hands)
		if err != nil || e.String() != c.want {
			t.Errorf("%v, %v; want %s", &e, err, c.want)
		}
	}
}

func TestDealsOfEverySize(t *testing.T) {
	most := map[int]int{2: 40, 3: 54}
	for hands, least := range map[int]int{2: 2, 3: 6} {
		for cards := least; cards <= most[hands]; cards++ {
			e, err := NewDeal(uint64(cards), cards, hands)
			if err != nil || e.Check() != nil || e.Cards() != cards || len(e.Players()) != hands {
				t.Fatalf("%d cards in %d hands: %v, %v, %v", cards, hands, &e, err, e.Check())
			}
			if back, err := (Notation{}).ParseEndgame(e.String()); err != nil || back != e {
				t.Errorf("%v is read back as %v, %v", &e, &back, err)
			}
		}
	}
}

func TestDealsShareTheCardsAsInAWholeDeal(t *testing.T) {
	for _, c := range []struct {
		cards, hands int
		want         string
	}{
		{2, 2, "[1 1 0]"}, {27, 2, "[14 13 0]"}, {40, 2, "[20 20 0]"},
		{6, 3, "[4 1 1]"}, {27, 3, "[11 8 8]"}, {39, 3, "[15 12 12]"}, {41, 3, "[17 12 12]"}, {54, 3, "[20 17 17]"},
	} {
		e, err := NewDeal(7, c.cards, c.hands)
		var sizes [Seats]int
		for seat, h := range e.Hands {
			sizes[seat] = h.Cards()
		}
		if got := fmt.Sprint(sizes); err != nil || got != c.want {
			t.Errorf("%d cards in %d hands: %s, %v; want %s", c.cards, c.hands, got, err, c.want)
		}
	}
}

func TestDealsThatDoNotExist(t *testing.T) {
	for _, c := range []struct {
		cards, hands int
		want         string
	}{
		{1, 2, "give 2 to 40"}, {41, 2, "give 2 to 40"}, {5, 3, "give 6 to 54"}, {55, 3, "give 6 to 54"}, {-3, 3, "give 6 to 54"},
		{20, 1, "give 2 or 3"}, {20, 4, "give 2 or 3"},
	} {
		if e, err := NewDeal(1, c.cards, c.hands); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%d cards in %d hands: %v, %v; want %s", c.cards, c.hands, &e, err, c.want)
		}
	}
}

// TestDealsAreUniform counts how many cards of each rank each seat gets in the deals of 39 cards
// with the seeds 0 to 3,999: no count is five standard deviations off.
func TestDealsAreUniform(t *testing.T) {
	const deals = 4000
	var got [Seats][Ranks]float64
	sizes := [Seats]float64{15, 12, 12}
	for seed := range uint64(deals) {
		e, err := NewDeal(seed, 39, 3)
		if err != nil {
			t.Fatal(err)
		}
		for seat, h := range e.Hands {
			for r := range got[seat] {
				got[seat][r] += float64(h.Count(Rank(r)))
			}
		}
	}
	for seat := range got {
		for r, n := range got[seat] {
			copies, share := float64(Deck.Count(Rank(r))), sizes[seat]/54
			deviation := math.Sqrt(deals * copies * share * (1 - share)) // a bit more than without replacement
			if off := n - deals*copies*share; math.Abs(off) > 5*deviation {
				t.Errorf("%v: %v cards of rank %v, %+.0f too many", Seat(seat), n, Rank(r), off)
			}
		}
	}
}
