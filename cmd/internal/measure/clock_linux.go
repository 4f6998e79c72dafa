package measure

// The clocks of Linux.

import (
	"time"

	"golang.org/x/sys/unix"
)

// now returns the time that the scope has used so far.
func now(s Scope) time.Duration {
	clock := int32(unix.CLOCK_PROCESS_CPUTIME_ID)
	if s == Goroutine {
		clock = unix.CLOCK_THREAD_CPUTIME_ID
	}
	var t unix.Timespec
	if unix.ClockGettime(clock, &t) != nil {
		return wall()
	}
	return time.Duration(t.Nano())
}
