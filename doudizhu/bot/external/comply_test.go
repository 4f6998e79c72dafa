package external

// Programs that pass, and at which step others fail.

import (
	"strings"
	"testing"
	"time"

	"kedou/doudizhu/table"
)

func TestComply(t *testing.T) {
	for _, c := range []struct {
		variant, protocol, manners string
		steps                      int    // the number of tried steps
		fault                      string // of the last
	}{
		{"standard", "json", "good", Steps(), ""},
		{"rob", "json", "good", Steps(), ""},
		{"yuncheng", "json", "good", Steps(), ""},
		{"standard", "botzone1", "botzone", Steps(), ""},
		{"standard", "botzone2", "botzone running", Steps(), ""},
		{"standard", "botzone1", "botzone fresh", Steps(), ""},
		{"standard", "json", "crash", 1, "crash: it ended without an answer (exit status 3); its standard error ends with \"out of ideas\""},
		{"standard", "json", "garbage", 1, "garbage: not an answer in JSON"},
		{"standard", "json", "cheat", 3, "illegal: no play from"},
		{"standard", "json", "once", 2, "crash: it ended "},
		{"standard", "json", "sulky", Steps(), "stall: it still ran 2s after the end of its input"},
	} {
		v, _ := table.ByName(c.variant)
		limits := patient
		if c.manners == "sulky" {
			limits.Time = 2 * time.Second
		}
		p, err := New(v, c.protocol, mock(c.manners), limits)
		if err != nil {
			t.Fatal(err)
		}
		tried, last := 0, ""
		for s := range Comply(t.Context(), v, p) {
			if tried++; s.Err != nil {
				last = s.Err.Error()
			}
		}
		if tried != c.steps || !strings.HasPrefix(last, c.fault) || (last == "") != (c.fault == "") {
			t.Errorf("%s, %s: %d steps and %q, want %d and %q", c.variant, c.manners, tried, last, c.steps, c.fault)
		}
	}
}
