package main

// The readers of this package against arbitrary text.

import (
	"io"
	"slices"
	"strings"
	"testing"

	"kedou/cmd/internal/cmdline"
)

// FuzzAnswers: whatever a text says, verify
// answers or names a fault with its place. It never calls a text wrong that holds
// something other than moves.
func FuzzAnswers(f *testing.F) {
	const deal = `"deal":"6: Q♠","draw":3,"redeals":-1`
	f.Add(`{"schema":1,"id":"1","deal":" |  |  |  |  | QS | KS |  |  | KC KD KH JS","draw":3,"redeals":-1,"verdict":"solved","moves":["QS:6>S","KS:7>S"]}`)
	f.Add(`{"schema":1,` + deal + `,"verdict":"solved","moves":["F","B0_1"]}` + "\n\n{}")
	f.Add(`{"schema":2}`)
	f.Add(`[1,"schema"]`)
	f.Fuzz(func(t *testing.T, text string) {
		var said strings.Builder
		v := verifying{out: &said}
		for p, err := range readAnswers(cmdline.Input{Name: "fuzz", ReadCloser: io.NopCloser(strings.NewReader(text))}) {
			if err == nil {
				err = v.check(p)
			}
			if err != nil && !strings.HasPrefix(err.Error(), "fuzz:") {
				t.Errorf("a fault without its place: %v", err)
			}
		}
		if strings.Contains(said.String(), "not a move") {
			t.Error(said.String())
		}
	})
}

func TestMovesIn(t *testing.T) {
	got := movesIn(" 1 @   2. QS:6>S\n\n 10 KS:7>S 11 @ redeal\n 12  Turn 3 cards from the stock, 2 times\n 14  Move over")
	if want := []string{"@", "QS:6>S", "KS:7>S", "@", "Turn 3 cards from the stock", "Turn 3 cards from the stock", "Move over"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
