package klondike

// Lines of any length.

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"kedou/search/searchtest"
)

// TestReaderBearsEndlessText: a line without an end is reported at once, and it ends the reading whatever precedes it.
func TestReaderBearsEndlessText(t *testing.T) {
	p := NewDeal(1, Standard(3))
	neutral := p.Neutral(Standard(3)) + "\n"
	long := "text:%d:65537: the line is longer than 64 KiB; give each deal a line of its own"
	ends := "text:%d: the line has no end within 16 MiB; this is no text of deals"
	for _, c := range []struct {
		before string
		want   []string
	}{
		{"", []string{fmt.Sprintf(long, 1), fmt.Sprintf(ends, 1)}},
		{neutral, []string{fmt.Sprintf(long, 2), fmt.Sprintf(ends, 2)}},
		{"1: KH\n2: ", []string{fmt.Sprintf(ends, 2)}}, // a board continues to its blank line
	} {
		r := NewReader(io.MultiReader(strings.NewReader(c.before), searchtest.Endless("4D ")), "text", Standard(3))
		var got []string
		for len(got) < 3 {
			if _, err := r.Next(); err != nil {
				got = append(got, err.Error())
			}
		}
		if want := append(c.want, c.want[len(c.want)-1], c.want[len(c.want)-1]); !slices.Equal(got, want[:3]) {
			t.Errorf("%q and then no end: %q, want %q", c.before, got, want[:3])
		}
	}
}
