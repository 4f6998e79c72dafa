//go:build !unix

package cputime

// Systems that aren't asked for processor time.

import "time"

// now returns the time of the wall.
func now(Scope) time.Duration { return wall() }
