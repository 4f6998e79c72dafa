package hint

import (
	"strings"
	"testing"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

// TestWayText words ways on from deal 31, up to their first card move.
func TestWayText(t *testing.T) {
	rules := klondike.Standard(3)
	p := klondike.NewDeal(31, rules)
	for way, want := range map[string][2]string{
		"AH:4>H 2H:7>H":    {"A♥ up", "A♥ 收起"},
		"@":                {"turn the stock", "翻一次牌"},
		"@ @":              {"turn the stock twice", "翻两次牌"},
		"@ 6D:W>6":         {"turn the stock, then 6♦ to 7♣", "翻一次牌，再把 6♦ 接到 7♣ 上"},
		"@ @ @ @ @ 9D:W>3": {"turn the stock 5 times, then 9♦ to T♠", "翻5次牌，再把 9♦ 接到 T♠ 上"},
	} {
		moves, err := klondike.ParseMoves(p, rules, strings.Fields(way))
		if err != nil {
			t.Fatal(err)
		}
		for i, say := range []*cmdline.Language{nil, cmdline.Chinese()} {
			if got := WayText(say, &p, moves); got != want[i] {
				t.Errorf("%s: %q, want %q", way, got, want[i])
			}
		}
	}
}
