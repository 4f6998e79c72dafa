// The errors for wrong options of the sampling player.

package bot

import (
	"testing"

	"kedou/doudizhu/table"
)

func TestErrorsInStrongsOptions(t *testing.T) {
	v, _ := table.ByName("standard")
	for spec, want := range map[string]string{
		"strong:think=3":       `bot "strong:think=3": option think: "3" is no time; write it as 3ms, 50ms or 1s`,
		"strong:playouts=many": `bot "strong:playouts=many": option playouts: "many" is no number of playouts; write it as 600`,
		"strong:without=luck":  `bot "strong:without=luck": option without: unknown technique "luck": use inference, prior, models, winning, exact, repeats, auction, guards or all`,
	} {
		if _, err := New(spec, v); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", spec, err, want)
		}
	}
}

// TestPlayouts reads the playouts of specs.
func TestPlayouts(t *testing.T) {
	for spec, want := range map[string]int{"strong:playouts=600": 600, "strong:aim=wins,playouts=7": 7, "strong": 0, "roles:without=R7": 0, "strong:playouts=x": 0, "": 0} {
		if got := Playouts(spec); got != want {
			t.Errorf("%s: %d, want %d", spec, got, want)
		}
	}
}
