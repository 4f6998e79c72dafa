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
	line, jobs := make(chan task[I, O], window*workers), make(chan task[I, O])
	go enqueue(inner, in, line, jobs)
	var pool sync.WaitGroup
	defer pool.Wait()
	defer stop()
	for range workers {
		pool.Go(func() { answer(inner, jobs, work) })
	}
	next := func() (t task[I, O], more bool) {
		select {
		case t, more = <-line:
		case <-ctx.Done():
			select { // what in has given so far
			case t, more = <-line:
			default:
			}
		}
		return t, more
	}
	for t, more := next(); more; t, more = next() {
		if t.err != nil {
			return t.err
		}
		if o, ok := <-t.answer; ok {
			if err := emit(o); err != nil {
				return err
			}
		}
	}
	return ctx.Err()
}

// task is an item and the place for its answer, which stays empty if ctx ends before, or the error that ended the items.
type task[I, O any] struct {
	item   I
	err    error
	answer chan O
}

// enqueue puts the items into line, where Ordered sees their order, and into jobs. It may be left behind waiting for in when ctx ends.
func enqueue[I, O any](ctx context.Context, in iter.Seq2[I, error], line, jobs chan<- task[I, O]) {
	defer close(line)
	for item, err := range in {
		t := task[I, O]{item, err, make(chan O, 1)}
		select {
		case line <- t:
		case <-ctx.Done():
			return
		}
		if err != nil {
			return
		}
		select {
		case jobs <- t:
		case <-ctx.Done():
			close(t.answer)
			return
		}
	}
}

// answer works on jobs until ctx ends.
func answer[I, O any](ctx context.Context, jobs <-chan task[I, O], work func(context.Context, I) O) {
	for {
		select {
		case t := <-jobs:
			if ctx.Err() == nil {
				t.answer <- work(ctx, t.item)
			}
			close(t.answer)
		case <-ctx.Done():
			return
		}
	}
}
