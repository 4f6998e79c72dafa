package main

// The readers of this package against arbitrary text.

import (
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

// FuzzRecords: whatever a line of JSON says, verify answers or names a fault.
func FuzzRecords(f *testing.F) {
	const deal = `"deal":"6: Q♠","draw":3,"redeals":-1`
	f.Add(`{"schema":1,"id":"1","deal":" |  |  |  |  | QS | KS |  |  | KC KD KH JS","draw":3,"redeals":-1,"verdict":"solved","moves":["QS:6>S","KS:7>S"]}`, false)
	f.Add(`{"schema":1,`+deal+`,"verdict":"solved","moves":["F","B0_1"]}`+"\n\n{}", true)
	for _, notation := range []string{"pinyin", "english", "x"} {
		f.Add(`{"schema":1,`+deal+`,"verdict":"solved","moves":["F"],"notation":"`+notation+`"}`, false)
	}
	f.Add(`{"schema":2}`, false)
	f.Add(`[1,"schema"]`, true)
	f.Fuzz(func(t *testing.T, text string, seed bool) {
		c := cli.NewContext(&cli.App{Writer: io.Discard}, nil, nil)
		v := verifying{c: c, rules: klondike.Standard(3)}
		if seed {
			v.notation = klondike.NotationPinyin
		}
		for p, err := range readRecords(cmdline.Input{Name: "fuzz", ReadCloser: io.NopCloser(strings.NewReader(text))}) {
			if err == nil {
				err = v.check(p)
			}
			if err != nil && !strings.HasPrefix(err.Error(), "fuzz:") {
				t.Errorf("a fault without its place: %v", err)
			}
		}
	})
}

func TestMovesIn(t *testing.T) {
	got := movesIn(" 1 @   2. QS:6>S\n\n 10 KS:7>S")
	if want := []string{"@", "QS:6>S", "KS:7>S"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
