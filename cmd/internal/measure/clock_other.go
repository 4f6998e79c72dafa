//go:build !unix

package measure

// Systems without a clock of processor time here.

import "time"

// now returns the wall-clock time.
func now(Scope) time.Duration { return wall() }
