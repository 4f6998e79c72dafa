// Calling by the landlord index.

package bot

import (
	"context"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// TestCallsByIndex calls with a strong hand, a fair one and a poor one, before and after another player's call.
func TestCallsByIndex(t *testing.T) {
	call := func(variant, cards string, before ...table.Call) int {
		t.Helper()
		v, _ := table.ByName(variant)
		p, err := New("least:call=index", v)
		if err != nil {
			t.Fatal(err)
		}
		h, err := doudizhu.ParseHand(cards)
		if err != nil {
			t.Fatal(err)
		}
		view := &table.View{Variant: &v, Hand: h, Calls: before, Bids: []int{0, 1}, Landlord: table.Nobody}
		if v.Auction == table.Bids {
			view.Bids = []int{0, 1, 2, 3}
			if len(before) > 0 {
				view.Bids = []int{0, 3}
			}
		}
		bid, err := p.Call(context.Background(), view, nil)
		if err != nil {
			t.Fatal(err)
		}
		return bid
	}
	const strong, fair, poor = "34567899TJQKAA22B", "345678899TJQKKA22", "33445567789TTJQQK"
	two := table.Call{Chair: 2, Bid: 2}
	one := table.Call{Chair: 2, Bid: 1}
	for _, c := range []struct {
		variant, cards string
		before         []table.Call
		want           int
	}{
		{"standard", strong, nil, 3},
		{"standard", strong, []table.Call{two}, 3},
		{"standard", poor, nil, 0},
		{"rob", strong, []table.Call{one}, 1},
		{"rob", fair, nil, 1},
		{"rob", fair, []table.Call{one}, 0},
		{"yuncheng", poor, nil, 0},
	} {
		if got := call(c.variant, c.cards, c.before...); got != c.want {
			t.Errorf("%s, %s after %v: %d, want %d", c.variant, c.cards, c.before, got, c.want)
		}
	}
}
