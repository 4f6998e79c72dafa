package survey

// The coordinator: feeds jobs, folds results, and ends when no deal is missing.

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"kedou/internal/phrase"
)

// Coordinator carries a run to its end. There is one at a time for a run.
type Coordinator struct {
	Queue    *Queue
	Manifest *Manifest
	Log      *slog.Logger
	Chunk    int              // deals in a job, at most
	Window   int              // jobs that wait or are in work, at most
	Copies   int              // on different servers, of each stream
	Lease    time.Duration    // after this time a silent worker's job is given out again
	Sick     func() error     // checked now and then; an error stops the run
	Begun    func()           // called when the run has its queue and no longer counts as complete, unless nil
	Progress func(*Fold)      // called now and then
	Wall     func() time.Time // the clock by which the server counts leases: time.Now unless set

	mu      sync.Mutex
	fold    *Fold
	rounds  Rounds
	backlog Backlog
	feeder  feeder
	jumps   jumps
}

// tick is the time between two checks of the queue.
const tick = 250 * time.Millisecond

// Run works until every deal has an outcome, or until ctx ends. It may be called again
// after it has ended, by this process or another.
func (c *Coordinator) Run(ctx context.Context) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	c.fold = NewFold(c.Manifest)
	var err error
	if c.rounds, err = c.Queue.Rounds(ctx, c.Manifest); err != nil {
		return err
	}
	caught := make(chan struct{})
	go func() {
		stop(c.Queue.Follow(ctx, c.take, func() error { close(caught); return nil }))
	}()
	select {
	case <-caught:
	case <-ctx.Done():
		return context.Cause(ctx)
	}
	return c.conduct(ctx)
}

// warn reports a damaged store: a store that was complete and has lost results.
func (c *Coordinator) warn(ctx context.Context) error {
	finished, err := c.Queue.Finished(ctx)
	if lost := c.Manifest.Count - c.fold.Deals; err == nil && finished && lost > 0 {
		c.Log.Warn("the store is damaged; deals whose results are lost are decided again", "deals", lost)
	}
	return err
}

// take folds a batch in.
func (c *Coordinator) take(b *Batch) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.fold.Add(b, nil)
	return nil
}

// With calls f with the present fold and backlog.
func (c *Coordinator) With(f func(*Fold, Backlog)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.fold != nil {
		f(c.fold, c.backlog)
	}
}

// conduct feeds jobs until no deal is missing.
func (c *Coordinator) conduct(ctx context.Context) error {
	if c.complete() {
		return c.finish(ctx)
	}
	if err := errors.Join(c.warn(ctx), c.begin(ctx)); err != nil {
		return err
	}
	clock := time.NewTicker(tick)
	defer clock.Stop()
	for !c.complete() {
		if err := c.step(ctx); err != nil {
			return err
		}
		select {
		case <-clock.C:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
	return c.finish(ctx)
}

func (c *Coordinator) begin(ctx context.Context) error {
	if err := c.Queue.put(ctx, "finished", false); err != nil {
		return full(err)
	}
	if c.Manifest.Proofs {
		if err := c.Queue.openProofs(ctx, c.Copies); err != nil {
			return phrase.Errorf("stream of proofs: %w", err)
		}
	}
	if err := c.Queue.openJobs(ctx, c.Copies, c.Lease); err != nil {
		return full(err)
	}
	c.feeder = feeder{next: c.Manifest.First}
	c.Log.Info("run begins", "deals", c.Manifest.Count, "answered", c.fold.Deals, "round", c.rounds.Last())
	if c.Begun != nil {
		c.Begun()
	}
	return nil
}

func (c *Coordinator) complete() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.fold.Complete(c.rounds)
}

// step checks the queue once.
func (c *Coordinator) step(ctx context.Context) error {
	if c.Sick != nil {
		if err := c.Sick(); err != nil {
			return err
		}
	}
	if jump := c.jumped(); jump.Abs() > c.Lease/2 {
		c.Log.Warn("the clock jumped; jobs in work are given out again", "by", jump)
		return c.begin(ctx)
	}
	short, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	backlog, err := c.Queue.backlog(short)
	if err != nil {
		return c.outage(ctx, err)
	}
	c.mu.Lock()
	c.backlog = backlog
	jobs := c.feeder.jobs(c, backlog)
	if c.Progress != nil {
		c.Progress(c.fold)
	}
	c.mu.Unlock()
	for _, j := range jobs {
		if err := c.push(ctx, j); err != nil {
			return c.outage(ctx, err)
		}
	}
	c.feeder.silent = 0
	return nil
}

// jumped returns by how much the clock has jumped since the last step.
func (c *Coordinator) jumped() time.Duration {
	if c.Wall == nil {
		c.Wall = time.Now
	}
	return c.jumps.since(c.Wall(), time.Now())
}

func (c *Coordinator) push(ctx context.Context, j Job) error {
	short, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	return c.Queue.push(short, j)
}

// patience is the number of successive steps in which the server may be silent: a cluster that
// lost its leader needs some seconds.
const patience = 60

// outage waits out an error of the server for a while. Jobs that the queue may have lost
// meanwhile are fed again when the queue is empty.
func (c *Coordinator) outage(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if isFull(err) {
		return full(err)
	}
	if c.feeder.silent++; c.feeder.silent > patience {
		return phrase.Errorf("the server is silent: %w", err)
	}
	c.Log.Warn("the server is silent", "error", err)
	if unlessStopped(err) == nil {
		return c.begin(ctx)
	}
	return nil
}

// finish declares the run complete and deletes the queue.
func (c *Coordinator) finish(ctx context.Context) error {
	c.Log.Info("run is complete", "deals", c.fold.Deals, "undecided", c.fold.Undecided())
	return errors.Join(c.Queue.put(ctx, "finished", true), c.Queue.dropJobs(ctx))
}
