//go:build !linux

package bot

// The CPU time of a thread, where the system doesn't tell it.

import "time"

// threadTime returns a negative number: the time isn't known.
func threadTime() time.Duration { return -1 }
