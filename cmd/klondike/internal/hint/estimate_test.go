package hint

import (
	"strings"
	"testing"

	"kedou/klondike"
)

// TestWayText words ways on from deal 31, up to their first card move.
func TestWayText(t *testing.T) {
	rules := klondike.Standard(3)
	p := klondike.NewDeal(31, rules)
	for way, want := range map[string]string{
		"AH:4>H 2H:7>H":    "A♥ up",
		"@":                "turn the stock",
		"@ @":              "turn the stock twice",
		"@ 6D:W>6":         "turn the stock, then 6♦ to 7♣",
		"@ @ @ @ @ 9D:W>3": "turn the stock 5 times, then 9♦ to T♠",
	} {
		moves, err := klondike.ParseMoves(p, rules, strings.Fields(way))
		if err != nil {
			t.Fatal(err)
		}
		if got := WayText(&p, moves); got != want {
			t.Errorf("%s: %q, want %q", way, got, want)
		}
	}
}
