// The fits against known models, and the auctions by example.

package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAuctions compares auctions, where chair 0 speaks first, with their landlords and stakes.
func TestAuctions(t *testing.T) {
	for _, c := range []struct {
		name     string
		by       auction
		far      [chairs]int
		landlord int
		stake    float64
	}{
		{"all pass", bids, [chairs]int{}, -1, 0},
		{"the first of two equal bids", bids, [chairs]int{1, 3, 3}, 1, 3},
		{"all pass where the seat is robbed", robs, [chairs]int{}, -1, 0},
		{"no player robs the caller", robs, [chairs]int{0, 1, 1}, 1, 1},
		{"the last robs", robs, [chairs]int{1, 0, 2}, 2, 2},
		{"two rob, and the caller robs back", robs, [chairs]int{2, 2, 2}, 0, 8},
		{"who calls takes it", takes, [chairs]int{0, 1, 1}, 1, 1},
	} {
		if landlord, stake := c.by.find(c.far); landlord != c.landlord || landlord >= 0 && stake != c.stake {
			t.Errorf("%s: chair %d at %v, want chair %d at %v", c.name, landlord, stake, c.landlord, c.stake)
		}
	}
}

// TestGains: the landlord's gain is the peasants' loss.
func TestGains(t *testing.T) {
	j := judged{outcome: outcome{points: [chairs]float64{1, -2, 4}}}
	far := [chairs]int{0, 2, 1}
	var gains [chairs]float64
	for c := range gains {
		gains[c] = j.gain(c, bids, far)
	}
	if want := [chairs]float64{4, -8, 4}; gains != want {
		t.Errorf("the chairs gain %v, want %v", gains, want)
	}
}

// TestNoDeals: a file without deals is an error, for fit and for compare.
func TestNoDeals(t *testing.T) {
	file := filepath.Join(t.TempDir(), "none.txt")
	if err := os.WriteFile(file, []byte("\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"fit", "compare"} {
		app := newApp()
		app.Writer, app.ErrWriter = io.Discard, io.Discard
		if err := app.Run([]string{"landlordindex", command, file}); err == nil || !strings.Contains(err.Error(), "none.txt: no deals that play printed") {
			t.Errorf("%s: error %v", command, err)
		}
	}
}
