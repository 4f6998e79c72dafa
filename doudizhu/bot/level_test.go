// Levels are players.

package bot

import (
	"testing"

	"kedou/doudizhu/table"
)

func TestLevelsArePlayers(t *testing.T) {
	v, _ := table.ByName("standard")
	for n := 1; n <= 5; n++ {
		spec, err := Level(n)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := New(spec, v); err != nil {
			t.Errorf("level %d: %v", n, err)
		}
	}
	for _, n := range []int{0, 6} {
		if _, err := Level(n); err == nil {
			t.Errorf("there is no level %d", n)
		}
	}
}
