// The calls with some hands.

package bot

import (
	"context"
	"testing"

	"kedou/doudizhu/table"
)

func TestCalls(t *testing.T) {
	const (
		poor = "33456778899TTJQQK" // no card wins a trick
		good = "34456789TJQKA222,B"
		best = "3456789TJQKA222,B,R"
	)
	for _, c := range []struct {
		hand, variant string
		called        bool // another player has called before: 1
		ways          map[string]int
	}{
		{poor, "standard", false, map[string]int{"none": 0, "robot": 0, "points": 0, "power": 0}},
		{good, "standard", false, map[string]int{"none": 0, "robot": 1, "points": 3, "power": 3}},
		{good, "standard", true, map[string]int{"none": 0, "robot": 0, "points": 3, "power": 3}},
		{best, "standard", true, map[string]int{"none": 0, "robot": 2, "points": 3, "power": 3}},
		{poor, "rob", false, map[string]int{"none": 0, "robot": 0, "points": 0, "power": 0}},
		{best, "rob", true, map[string]int{"none": 0, "robot": 1, "points": 1, "power": 1}},
		{best, "yuncheng", false, map[string]int{"none": 0, "robot": 1, "points": 1, "power": 1}},
	} {
		for way, want := range c.ways {
			v, _ := table.ByName(c.variant)
			p, err := New("roles:call="+way, v)
			if err != nil {
				t.Fatal(err)
			}
			view := table.View{Variant: &v, Hand: cards(t, c.hand), Landlord: table.Nobody, Bids: []int{0, 1}}
			if v.Auction == table.Bids {
				view.Bids = []int{0, 1, 2, 3}
			}
			if c.called {
				view.Calls = []table.Call{{Chair: 2, Bid: 1}}
				view.Bids = append([]int{0}, view.Bids[min(2, len(view.Bids)-1):]...)
			}
			if got, _ := p.Call(context.Background(), &view, nil); got != want {
				t.Errorf("%s with %s, called %v, by %s: %d, want %d", c.variant, c.hand, c.called, way, got, want)
			}
		}
	}
}
