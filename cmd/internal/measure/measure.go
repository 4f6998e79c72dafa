// Package measure measures what commands report: the processor time of a piece of work, which is the time of the goroutine that
// does the work or, where several goroutines share the work, the time of the process; and how sure a share is.
//
//	watch := measure.Start(measure.Goroutine)
//	solve()
//	spent := watch.Stop()
//	low, high := measure.Wilson(818, 1000) // 0.793 to 0.841
//
// On Linux the clocks count nanoseconds, so that work of some microseconds can be measured. Other systems don't give a
// thread's time: there the wall clock replaces the goroutine's clock, and on Windows also the process's.
package measure

import (
	"runtime"
	"time"
)

// Scope says whose time counts.
type Scope int

// The scopes.
const (
	Goroutine Scope = iota // of the goroutine that calls Start and Stop; goroutines that it starts don't count
	Process                // of all goroutines, and of the garbage collector
)

// Watch measures from Start to Stop.
type Watch struct {
	scope Scope
	began time.Duration
}

// Start begins to measure. A goroutine stays on its thread until Stop, which the same goroutine calls.
func Start(scope Scope) Watch {
	if scope == Goroutine {
		runtime.LockOSThread()
	}
	return Watch{scope, now(scope)}
}

// Stop returns the processor time since Start.
func (w Watch) Stop() time.Duration {
	spent := now(w.scope) - w.began
	if w.scope == Goroutine {
		runtime.UnlockOSThread()
	}
	return spent
}

// beginning is the start of the wall clock.
var beginning = time.Now()

// wall is the time by the wall clock.
func wall() time.Duration { return time.Since(beginning) }
