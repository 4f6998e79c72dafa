// The meter: what holds a search to its limits.

package search

import (
	"context"
	"math"
	"time"
)

// Meter holds a search to its Limits and context, and reports its progress.
// Engines outside this package may use it too. It is for one goroutine.
type Meter struct {
	ctx      context.Context
	limits   Limits
	progress func(Stats)
	began    time.Time
	last     time.Time // of the last look at the clock
	due      int64     // checks left before the next look
	interval int64     // checks between two looks
	stop     int64     // the expansion limit
	reported int64     // expansions at the last report
}

const (
	longestInterval = 256                  // checks
	slowInterval    = 5 * time.Millisecond // between looks; more, and looks come closer
	reportInterval  = 1024                 // expansions
)

// NewMeter starts the clock. A nil progress is allowed.
func NewMeter(ctx context.Context, limits Limits, progress func(Stats)) *Meter {
	now := time.Now()
	m := &Meter{ctx: ctx, limits: limits, progress: progress, began: now, last: now,
		due: 1, interval: 1, stop: math.MaxInt64}
	if limits.Expansions > 0 {
		m.stop = limits.Expansions
	}
	return m
}

// Check says why the search must stop before its next expansion; NoReason lets
// it go on. The expansion limit is exact. The clock, the context and s.Bytes are
// looked at every 256 checks, or more often while expansions are slow.
func (m *Meter) Check(s *Stats) Reason {
	m.due--
	if m.due > 0 && s.Expanded < m.stop {
		return NoReason
	}
	return m.look(s)
}

// look doubles the interval from 1 while time passes quickly, and halves it
// when it does not, so that slow domains are interrupted as promptly.
func (m *Meter) look(s *Stats) Reason {
	now := time.Now()
	s.Elapsed = now.Sub(m.began)
	if now.Sub(m.last) > slowInterval {
		m.interval = max(m.interval/2, 1)
	} else {
		m.interval = min(m.interval*2, longestInterval)
	}
	m.last, m.due = now, m.interval
	if m.progress != nil && s.Expanded-m.reported >= reportInterval {
		m.reported = s.Expanded
		m.progress(*s)
	}
	return m.reason(s)
}

func (m *Meter) reason(s *Stats) Reason {
	switch {
	case s.Expanded >= m.stop:
		return ExpansionLimit
	case m.ctx.Err() != nil:
		return Cancelled
	case m.limits.Time > 0 && s.Elapsed >= m.limits.Time:
		return TimeLimit
	case m.limits.Memory > 0 && s.Bytes > m.limits.Memory:
		return MemoryLimit
	}
	return NoReason
}

// Elapsed is the time since NewMeter.
func (m *Meter) Elapsed() time.Duration { return time.Since(m.began) }
