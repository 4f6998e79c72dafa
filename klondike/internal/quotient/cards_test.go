package quotient

// The sets compared with cards one by one.

import (
	"math/rand/v2"
	"testing"

	"kedou/klondike"
)

// TestCards compares each shift with its definition for every card.
func TestCards(t *testing.T) {
	for i := range Bits {
		c := CardAt(i)
		set := Cards(1) << i
		if Number(c) != i || set&Suits[c.Suit()] == 0 {
			t.Errorf("%v is number %d, not %d, or of another suit", c, Number(c), i)
		}
		twin := klondike.NewCard(c.Rank(), 3-c.Suit())
		if Twins(set) != 1<<Number(twin) || Pair(set) != set|1<<Number(twin) {
			t.Errorf("%v: twins %x, pair %x", c, Twins(set), Pair(set))
		}
		if c.Rank() > 1 {
			below := klondike.NewCard(c.Rank()-1, c.Suit())
			if Below(set) != 1<<Number(below) || Above(1<<Number(below)) != set {
				t.Errorf("%v is below %v: %x", below, c, Below(set))
			}
		}
	}
}

// TestSlots counts the members of every pair and the free cards on them.
func TestSlots(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		tableau := r.Uint64() & (1<<Bits - 1)
		locked := tableau & r.Uint64()
		slots := Slots(tableau, locked)
		for i := range Bits {
			members, on := 0, 0
			for _, j := range []int{i, i ^ 1} {
				members += int(tableau >> j & 1)
				if j >= OneRank {
					on += int((tableau &^ locked) >> (j - OneRank) & 1)
				}
			}
			if got := slots>>i&1 == 1; got != (on < members) {
				t.Fatalf("tableau %x, locked %x: %v is a slot: %v", tableau, locked, CardAt(i), got)
			}
		}
	}
}

// TestFoundations plays up two suits of a small deck.
func TestFoundations(t *testing.T) {
	d := NewDeal(klondike.Rules{Draw: 1, Ranks: 4, Suits: 2, Columns: 2})
	deck, kings, absent := d.Deck, d.Kings, d.Absent
	up := Raised(0, 4) | Raised(1, 2)
	if deck != Raised(0, 4)|Raised(1, 4) || absent != Raised(2, 4)|Raised(3, 4) || kings != Raised(0, 4)&^Raised(0, 3)|Raised(1, 4)&^Raised(1, 3) {
		t.Errorf("deck %x, kings %x, absent %x", deck, kings, absent)
	}
	if Tops(up) != Tops(Raised(0, 4))|Tops(Raised(1, 2)) || Next(up)&deck != Raised(1, 3)&^Raised(1, 2) {
		t.Errorf("tops %x, next %x", Tops(up), Next(up)&deck)
	}
}

// TestChains plays up a suit of which some cards are in the stock.
func TestChains(t *testing.T) {
	up, three, four, five := Raised(0, 2), Raised(0, 3)&^Raised(0, 2), Raised(0, 4)&^Raised(0, 3), Raised(0, 5)&^Raised(0, 4)
	if ready := Ready(Next(up)&Suits[0], three|four); ready != four|five {
		t.Errorf("3 and 4 in the stock make %x ready, not 4 and 5", ready)
	}
	if ready := Ready(Next(up)&Suits[0], four); ready != 0 {
		t.Errorf("the stock doesn't have the card that the foundation waits for, but %x is ready", ready)
	}
	for height := range 13 {
		all := Raised(0, 13) &^ (Raised(0, height+1) &^ Raised(0, height)) // without one card
		if rise := Rise(all | Raised(2, 13)); rise != Raised(0, height)|Raised(2, 13) {
			t.Errorf("without card %d of its suit %x can go up", height+1, rise)
		}
	}
	if Lead(five, up) != three || Lead(three, up) != three {
		t.Errorf("5 follows %x and 3 follows %x, not 3", Lead(five, up), Lead(three, up))
	}
}
