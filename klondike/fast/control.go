package fast

// Limits, interruption and counting, for all searches of one worker.

import (
	"sync/atomic"

	"kedou/search"
)

// control counts the work of one worker and stops it.
type control struct {
	meter  *search.Meter
	stats  search.Stats
	reason search.Reason
	halt   *atomic.Bool // set when another worker has the verdict, or needs a larger table
}

// enter counts one more component and reports whether it may be expanded.
func (c *control) enter() bool {
	if c.stopped() {
		return false
	}
	if c.reason = c.meter.Check(&c.stats); c.reason != search.NoReason {
		return false
	}
	c.stats.States++
	return true
}

// stopped reports whether a limit was met or another worker asks to stop.
func (c *control) stopped() bool { return c.reason != search.NoReason || c.halt.Load() }
