// The flower of the Yuncheng game: players never leave it alone.

package bot

import "testing"

func TestFlowerIsNotLeftAlone(t *testing.T) {
	for _, spec := range []string{"robot", "principles", "roles"} {
		for _, c := range []struct {
			situation
			never string
		}{
			{situation{hand: "4F"}, "4"},
			{situation{hand: "444F"}, "444"},
			{situation{hand: "3456F"}, "3456"},
			{situation{hand: "33335F"}, "5"},
			{situation{hand: "22F"}, "F"},
			{situation{hand: "5F", last: "4", by: up}, "5"},
		} {
			if got := c.plays(t, spec, "yuncheng"); got == c.never {
				t.Errorf("%s lays %s of %s", spec, got, c.hand)
			}
		}
	}
}
