package verify

// The reader of answers and proofs against arbitrary text.

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"kedou/cmd/internal/cmdline"
)

// FuzzAnswers: on any text verify
// answers or names a fault with its place. It never calls a text wrong that holds
// anything except moves.
func FuzzAnswers(f *testing.F) {
	const deal = `"deal":"6: Q♠","draw":3,"redeals":-1`
	f.Add(`{"schema":1,"id":"1","deal":" |  |  |  |  | QS | KS |  |  | KC KD KH JS","draw":3,"redeals":-1,"verdict":"solved","moves":["QS:6>S","KS:7>S"]}`)
	f.Add(`{"schema":1,` + deal + `,"verdict":"solved","moves":["F","B0_1"]}` + "\n\n{}")
	f.Add(`{"schema":2}`)
	f.Add(`[1,"schema"]`)
	for _, name := range []string{"won", "lost", "open"} {
		line, err := os.ReadFile("testdata/" + name + ".json")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(line))
	}
	f.Fuzz(func(t *testing.T, text string) {
		var said strings.Builder
		v := verifying{Call: &cmdline.Call{Out: &said}, limits: checkLimits{1 << 20, time.Second}}
		for l, err := range readLines(cmdline.Input{Name: "fuzz", ReadCloser: io.NopCloser(strings.NewReader(text))}) {
			if err == nil {
				err = v.emit(v.judge(t.Context(), l))
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
