//go:build unix && !linux

package cputime

// The process's time where a thread's isn't known.

import (
	"syscall"
	"time"
)

// now returns the time that the process has used so far, or for a goroutine that of the wall.
func now(s Scope) time.Duration {
	var u syscall.Rusage
	if s == Goroutine || syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return wall()
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
