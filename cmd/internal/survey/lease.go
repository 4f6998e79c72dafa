package survey

// The coordinator of a run on a cluster: at most one at a time. (In a folder a lock of the file system ensures this.)

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"kedou/internal/phrase"
)

// The signs of life of a coordinator: their interval, and the silence after which another
// coordinator may take over the run. Only the order of revisions counts, never a clock of another machine.
const (
	lifeSign = time.Second
	silence  = 8 * time.Second
)

// leaseKey is the key that the coordinator of a run keeps writing.
const leaseKey = "coordinator"

// Occupy makes this process the run's coordinator, unless another coordinator gives signs of life. The
// returned context ends, with ErrRunning as its cause, if another coordinator takes over nevertheless.
// The function gives the run up.
func (q *Queue) Occupy(ctx context.Context) (context.Context, func(), error) {
	revision, err := q.vacant(ctx)
	if err != nil {
		return nil, nil, err
	}
	inner, stop := context.WithCancelCause(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		q.live(inner, revision, stop)
	}()
	return inner, func() {
		taken := errors.Is(context.Cause(inner), ErrRunning)
		stop(nil)
		<-done
		if !taken {
			free, end := context.WithTimeout(context.Background(), time.Second)
			defer end()
			_ = q.keys.Delete(free, leaseKey) // otherwise the next coordinator waits for a while
		}
	}, nil
}

// vacant waits until the run has no coordinator, takes the run over, and returns the key's revision.
func (q *Queue) vacant(ctx context.Context) (uint64, error) {
	entry, err := q.keys.Get(ctx, leaseKey)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		revision, err := q.keys.Create(ctx, leaseKey, []byte(host()))
		return revision, q.occupied(err)
	}
	if err != nil {
		return 0, err
	}
	select {
	case <-ctx.Done():
		return 0, context.Cause(ctx)
	case <-time.After(silence):
	}
	revision, err := q.keys.Update(ctx, leaseKey, []byte(host()), entry.Revision())
	return revision, q.occupied(err)
}

// occupied words the error of a key that another process has written.
func (q *Queue) occupied(err error) error {
	if err != nil && unlessThere(err) == nil || errors.Is(err, jetstream.ErrKeyExists) {
		return phrase.Errorf("run %s: %w", q.run, ErrRunning)
	}
	return err
}

// live gives signs of life until ctx ends, or until another process has written the key.
func (q *Queue) live(ctx context.Context, revision uint64, stop context.CancelCauseFunc) {
	clock := time.NewTicker(lifeSign)
	defer clock.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-clock.C:
		}
		next, err := q.keys.Update(ctx, leaseKey, []byte(host()), revision)
		switch {
		case err == nil:
			revision = next
		case errors.Is(q.occupied(err), ErrRunning) && !q.ours(ctx, &revision):
			stop(phrase.Errorf("run %s: %w", q.run, ErrRunning))
			return
		}
	}
}

// ours reports whether this process wrote the key last: the answer to a write may get lost when a
// cluster elects a leader.
func (q *Queue) ours(ctx context.Context, revision *uint64) bool {
	entry, err := q.keys.Get(ctx, leaseKey)
	if err != nil {
		return true // unknown; the next sign of life decides
	}
	*revision = entry.Revision()
	return string(entry.Value()) == host()
}
