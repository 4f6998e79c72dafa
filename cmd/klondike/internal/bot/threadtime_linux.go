package bot

// The CPU time of a thread, where the system tells it.

import (
	"syscall"
	"time"
)

// threadTime returns the user time of the calling thread, or less than 0 if it isn't known.
func threadTime() time.Duration {
	const thisThread = 1 // RUSAGE_THREAD
	var r syscall.Rusage
	if syscall.Getrusage(thisThread, &r) != nil {
		return -1
	}
	return time.Duration(r.Utime.Nano())
}
