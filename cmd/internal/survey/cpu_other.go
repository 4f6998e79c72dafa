//go:build !unix

package survey

// The processor time of this process, where the system isn't asked for it.

import "time"

var began = time.Now()

// cpu returns the time by the clock, of which a worker's searches use nearly all.
func cpu() time.Duration { return time.Since(began) }
