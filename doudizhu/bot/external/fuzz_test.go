package external

// For any line of a program: the table takes every answer that the reader takes.

import (
	"errors"
	"testing"

	"kedou/doudizhu/table"
)

// accepted fails unless the table takes an answer that was read from text, or the reading is a fault that says why.
func accepted(t *testing.T, chair table.Chair, p protocol, text []byte) {
	g := game(t, chair)
	a, err := p.read(g.View(chair), text)
	var fault *Fault
	switch {
	case err == nil:
		if err := g.Play(chair, a.play); err != nil {
			t.Errorf("%q is read as %v, and the table says: %v", text, a.play, err)
		}
	case !errors.As(err, &fault) || fault.Kind != Garbage && fault.Kind != Illegal:
		t.Errorf("%q: %v", text, err)
	}
}

func FuzzJSONLines(f *testing.F) {
	for _, text := range []string{`{"id":7,"play":"5"}`, `{"id":7,"play":"-"}`, `{"id":7,"call":1}`, `{"id":7,"play":"BR"}`, `[`} {
		f.Add([]byte(text), byte(1))
	}
	f.Fuzz(func(t *testing.T, text []byte, chair byte) {
		accepted(t, table.Chair(chair%table.Chairs), &jsonLines{asked: 7}, text)
	})
}

func FuzzBotzone(f *testing.F) {
	for _, text := range []string{`{"response":[8]}`, `[52,53]`, `{"response":[],"data":{}}`, `{"response":3}`, `[1e9]`} {
		f.Add([]byte(text), byte(1))
	}
	f.Fuzz(func(t *testing.T, text []byte, chair byte) {
		accepted(t, table.Chair(chair%table.Chairs), &botzone{bids: true, laid: map[int][]card{}}, text)
	})
}
