package survey

// Jumps of the clock. Guards by the clock, signs of life and waits count by the monotonic clock of their
// process and don't see jumps. The server counts leases by the wall clock: set back by an hour, the server would keep the job of
// a dead worker for that hour.

import "time"

// jumps compares the wall clock with the monotonic one.
type jumps struct {
	wall, running time.Time // at the last comparison; zero before the first
}

// since returns the jump of the wall clock since the last comparison.
func (j *jumps) since(wall, running time.Time) time.Duration {
	last := *j
	*j = jumps{wall.Round(0), running} // Round removes the monotonic reading
	if last.wall.IsZero() {
		return 0
	}
	return j.wall.Sub(last.wall) - running.Sub(last.running)
}
