package survey

import (
	"testing"
	"time"
)

// A jump is the wall clock's gain or loss against the monotonic clock; passing time isn't a jump.
func TestJumps(t *testing.T) {
	begin := time.Now()
	var j jumps
	for i, c := range []struct{ wall, running, want time.Duration }{
		{0, 0, 0}, {time.Minute, time.Minute, 0}, {time.Hour, 61 * time.Second, 59*time.Minute - time.Second},
		{time.Hour, 62 * time.Second, -time.Second}, {-time.Hour, 62 * time.Second, -2 * time.Hour},
	} {
		if got := j.since(begin.Round(0).Add(c.wall), begin.Add(c.running)); got != c.want {
			t.Errorf("look %d: %v, want %v", i, got, c.want)
		}
	}
}
