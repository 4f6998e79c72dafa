package survey

// Jumps of the clock. Guards by the clock, signs of life and waits count by the monotonic clock of their
// process and don't see them. The server counts leases by the wall clock: set back by an hour, it would give the job of a worker
// that died to nobody else for that hour.

import "time"

// jumps compares the wall clock with the monotonic one.
type jumps struct {
	wall, running time.Time // at the last look; zero before the first
}

// since returns by how much the wall clock has jumped since the last look.
func (j *jumps) since(wall, running time.Time) time.Duration {
	last := *j
	*j = jumps{wall.Round(0), running} // Round takes the monotonic reading off
	if last.wall.IsZero() {
		return 0
	}
	return j.wall.Sub(last.wall) - running.Sub(last.running)
}
