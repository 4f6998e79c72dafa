package main

// The bound on searches, and the memory that they leave behind.

import (
	"context"
	"errors"
	"runtime/debug"
	"time"
)

// queue lets a few searches run and some more wait, in the order of their arrival.
// Some time after the last one it returns their memory to the system.
type queue struct {
	running chan struct{} // one for each that runs
	present chan struct{} // one for each that runs or waits
	pause   time.Duration
	rest    *time.Timer
}

// errFull is the error when too many searches wait already.
var errFull = errors.New("too many searches at once")

func newQueue(workers, waiting int, pause time.Duration) *queue {
	q := &queue{running: make(chan struct{}, workers), present: make(chan struct{}, workers+waiting), pause: pause}
	q.rest = time.AfterFunc(pause, func() {
		if len(q.present) == 0 {
			debug.FreeOSMemory()
		}
	})
	return q
}

// enter waits for a turn to search, which leave ends. It fails if too many wait
// already, or if ctx ends first.
func (q *queue) enter(ctx context.Context) error {
	select {
	case q.present <- struct{}{}:
	default:
		return errFull
	}
	select {
	case q.running <- struct{}{}:
		return nil
	case <-ctx.Done():
		<-q.present
		return context.Cause(ctx)
	}
}

func (q *queue) leave() {
	<-q.running
	if <-q.present; len(q.present) == 0 {
		q.rest.Reset(q.pause)
	}
}
