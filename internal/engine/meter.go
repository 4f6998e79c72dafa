// The meter: the limits of a search, and its counts.

package engine

import (
	"context"
	"math"
	"sync/atomic"
	"time"
)

// Meter holds one answer to its Limits and its context, counts its work, and keeps the reason that ended it. Every engine of the project
// uses one, so none needs its own bookkeeping:
//
//	meter := engine.NewMeter(ctx, limits, progress)
//	for len(queue) > 0 && meter.Spend() {
//		… // expand a position
//	}
//	return Answer{Reason: search.Reason(meter.Reason()), Stats: meter.Stats}, meter.Err()
//
// A Meter is for one goroutine; Share makes meters for several goroutines that work on the same answer.
type Meter struct {
	Stats    Counts // the work so far; Spend, Hold and Reason update part of it, the engine the rest
	ctx      context.Context
	limits   Limits
	progress func(Counts)
	reason   Reason
	began    time.Time
	last     time.Time // of the last look at the clock
	due      int64     // checks left before the next look
	interval int64     // checks between two looks
	stop     int64     // expansions paid for
	reported int64     // expansions at the last report
	pool     *pool     // of unpaid expansions; nil without a limit
	halt     *atomic.Bool
}

// pool holds the expansions that several meters may still spend.
type pool struct{ left atomic.Int64 }

const (
	longestInterval = 256                  // checks
	slowInterval    = 5 * time.Millisecond // between two looks; above it, looks come more often
	reportInterval  = 1024                 // expansions
	poolBatch       = 32                   // expansions taken from the pool at a time
)

// NewMeter starts the clock. Progress is of type func(search.Stats) and may be nil.
func NewMeter[S ~Counts](ctx context.Context, limits Limits, progress func(S)) *Meter {
	now := time.Now()
	m := &Meter{ctx: ctx, limits: limits, began: now, last: now, due: 1, interval: 1, stop: math.MaxInt64, halt: new(atomic.Bool)}
	if progress != nil {
		m.progress = func(c Counts) { progress(S(c)) }
	}
	if limits.Expansions > 0 {
		m.stop = limits.Expansions
	}
	return m
}

// Share returns n meters for n goroutines that work on m's answer. They share the clock, the context, the halt and the expansions that m
// has left: together they spend no more than those, and all of them unless they end for another reason. The first meter reports progress,
// about its own work. Join adds up the work.
func (m *Meter) Share(n int) []*Meter {
	shares := make([]*Meter, n)
	if m.limits.Expansions > 0 {
		m.pool = new(pool)
		m.pool.left.Store(m.stop - m.Stats.Expanded)
	}
	for i := range shares {
		w := *m
		w.Stats, w.due, w.interval, w.reported = Counts{}, 1, 1, 0
		if w.pool != nil {
			w.stop = 0
		}
		if i > 0 {
			w.progress = nil
		}
		shares[i] = &w
	}
	return shares
}

// Join adds the work of shares to m's and adopts the first reason among them.
func (m *Meter) Join(shares []*Meter) {
	for _, w := range shares {
		add(&m.Stats, w.Stats)
		if m.reason == NoReason {
			m.reason = w.reason
		}
	}
}

// Ready reports whether one more expansion may begin. The expansion limit is exact. Ready checks clock and context every 256 calls, and
// more often while expansions are slow.
func (m *Meter) Ready() bool {
	m.due--
	if m.due > 0 && m.Stats.Expanded < m.stop && !m.halt.Load() {
		return true
	}
	return m.look()
}

// Ahead takes calls of Ready in advance, as many as need no check of the clock; an engine with small steps counts them down. Halt has no
// effect meanwhile.
func (m *Meter) Ahead() int64 {
	n := max(min(m.due-1, m.stop-m.Stats.Expanded-1), 0)
	m.due -= n
	return n
}

// Spend pays for one expansion; false means that the search has to stop.
func (m *Meter) Spend() bool {
	if !m.Ready() {
		return false
	}
	m.Stats.Expanded++
	return true
}

// InTime reports whether clock and context allow more work that costs no expansion, such as writing a proof.
func (m *Meter) InTime() bool {
	m.due--
	if m.due > 0 {
		return !m.Stopped()
	}
	return m.watch()
}

// Hold records the bytes that the engine's tables hold or are about to hold. It returns false if they exceed the memory limit; the search
// then has to stop.
func (m *Meter) Hold(bytes int64) bool {
	if m.limits.Memory > 0 && bytes > m.limits.Memory {
		m.Stop(MemoryLimit)
		return false
	}
	m.Stats.Bytes = max(m.Stats.Bytes, bytes)
	return true
}

// TooDeep reports whether the depth limit forbids expanding a position at that depth.
func (m *Meter) TooDeep(depth int) bool { return m.limits.Depth > 0 && depth >= m.limits.Depth }

// Stop ends the search for a reason that the engine found. The first reason stays.
func (m *Meter) Stop(why Reason) {
	if m.reason == NoReason {
		m.reason = why
	}
	m.due = 0
}

// Halt ends the search of m and of all meters that share its limits, without a reason: one of them has the verdict. Unlike the other
// methods it may be called at any time.
func (m *Meter) Halt() { m.halt.Store(true) }

// Resume undoes Halt, for the next question of the same answer.
func (m *Meter) Resume() { m.halt.Store(false) }

// Stopped reports whether the search has to stop, for a reason or by Halt.
func (m *Meter) Stopped() bool { return m.reason != NoReason || m.halt.Load() }

// Reason says why the search had to stop; NoReason if it did not.
func (m *Meter) Reason() Reason { return m.reason }

// Err returns the cause of the context that ended the search, or nil.
func (m *Meter) Err() error {
	if m.reason == Cancelled {
		return context.Cause(m.ctx)
	}
	return nil
}

// Close writes the time since NewMeter into Stats and returns Stats.
func (m *Meter) Close() Counts {
	m.Stats.Elapsed = time.Since(m.began)
	return m.Stats
}

func (m *Meter) look() bool {
	if m.Stopped() {
		return false
	}
	if !m.pay() {
		m.Stop(ExpansionLimit)
		return false
	}
	return m.due > 0 || m.watch()
}

// pay takes expansions from the pool until one more is paid for.
func (m *Meter) pay() bool {
	for m.Stats.Expanded >= m.stop {
		if m.pool == nil {
			return false
		}
		left := m.pool.left.Add(-poolBatch)
		if left <= -poolBatch {
			return false
		}
		m.stop += poolBatch + min(left, 0)
	}
	return true
}

// watch checks the clock and the context, and reports progress when that is due.
func (m *Meter) watch() bool {
	m.readClock()
	if m.progress != nil && m.Stats.Expanded-m.reported >= reportInterval {
		m.reported = m.Stats.Expanded
		m.progress(m.Stats)
	}
	switch {
	case m.Stopped():
	case m.ctx.Err() != nil:
		m.Stop(Cancelled)
	case m.limits.Time > 0 && m.Stats.Elapsed >= m.limits.Time:
		m.Stop(TimeLimit)
	}
	return !m.Stopped()
}

// readClock doubles the interval from 1 while time passes quickly, and halves it otherwise, so that slow domains stop as promptly.
func (m *Meter) readClock() {
	now := time.Now()
	m.Stats.Elapsed = now.Sub(m.began)
	if now.Sub(m.last) > slowInterval {
		m.interval = max(m.interval/2, 1)
	} else {
		m.interval = min(m.interval*2, longestInterval)
	}
	m.last, m.due = now, m.interval
}
