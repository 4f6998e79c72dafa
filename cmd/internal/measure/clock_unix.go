//go:build unix && !linux

package measure

// The process's time where a thread's time is unknown.

import (
	"syscall"
	"time"
)

// now returns the time that the process has used so far, or for a goroutine the wall-clock time.
func now(s Scope) time.Duration {
	var u syscall.Rusage
	if s == Goroutine || syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return wall()
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
