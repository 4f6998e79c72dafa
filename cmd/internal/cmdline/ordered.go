package cmdline

// Many items at once, answers in order.

import (
	"context"
	"iter"
	"sync"
)

// window is the number of items per worker that may be read ahead of the first item whose
// answer is still awaited: the window bounds the memory.
const window = 64

// Ordered calls work on the items of in, at most this many workers at the same time, and
// emit on the results, one at a time and in the order of the items. It stops at
// the first error of in, after the results before it are emitted, and at the
// first error of emit. When ctx ends, the items in work are finished (work is
// expected to watch its context) and emitted, the others are dropped, and the
// error is ctx's.
func Ordered[I, O any](ctx context.Context, workers int, in iter.Seq2[I, error],
	work func(context.Context, I) O, emit func(O) error) error {

	inner, stop := context.WithCancel(ctx)
	defer stop()
	line := make(chan task[I, O], window*workers)
	jobs := make(chan task[I, O], window*workers)
	go enqueue(inner, in, line, jobs)
	var pool sync.WaitGroup
	for range workers {
		pool.Go(func() { toil(inner, jobs, work) })
	}
	idle := make(chan struct{})
	go func() { pool.Wait(); close(idle) }()
	defer func() { stop(); <-idle }()
	return deliver(ctx, line, idle, emit)
}

// task is an item and the place for its answer, or the error that ended the
// items.
type task[I, O any] struct {
	item   I
	err    error
	answer chan O
}

// enqueue puts the items into line, where deliver sees their order, and into
// jobs. It may be left behind waiting for in when ctx ends.
func enqueue[I, O any](ctx context.Context, in iter.Seq2[I, error], line, jobs chan<- task[I, O]) {
	defer close(line)
	defer close(jobs)
	for item, err := range in {
		t := task[I, O]{item, err, make(chan O, 1)}
		if !send(ctx, line, t) || err != nil || !send(ctx, jobs, t) {
			return
		}
	}
}

func send[T any](ctx context.Context, to chan<- T, v T) bool {
	select {
	case to <- v:
		return true
	case <-ctx.Done():
		return false
	}
}

// toil answers jobs until there are no more or ctx ends.
func toil[I, O any](ctx context.Context, jobs <-chan task[I, O], work func(context.Context, I) O) {
	for ctx.Err() == nil {
		select {
		case t, more := <-jobs:
			if !more {
				return
			}
			t.answer <- work(ctx, t.item)
		case <-ctx.Done():
		}
	}
}

// deliver emits the answers in line. Once all workers are idle, items without an
// answer won't get one.
func deliver[I, O any](ctx context.Context, line <-chan task[I, O], idle <-chan struct{},
	emit func(O) error) error {

	for {
		var t task[I, O]
		var more bool
		select {
		case t, more = <-line:
		case <-idle:
			select {
			case t, more = <-line:
			default:
			}
		}
		switch {
		case !more:
			return ctx.Err()
		case t.err != nil:
			return t.err
		}
		if answer, ok := await(t.answer, idle); ok {
			if err := emit(answer); err != nil {
				return err
			}
		}
	}
}

// await returns the answer, unless the workers are idle and no answer came.
func await[O any](answer <-chan O, idle <-chan struct{}) (o O, ok bool) {
	select {
	case o = <-answer:
		return o, true
	case <-idle:
	}
	select {
	case o = <-answer:
		return o, true
	default:
		return o, false
	}
}
