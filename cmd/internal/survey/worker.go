package survey

// A worker: takes jobs, answers them, and keeps its lease while the search makes progress.

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"kedou/cmd/internal/measure"
	"kedou/internal/phrase"
)

// Worker answers the jobs of a run, one at a time.
type Worker struct {
	Queue *Queue
	Kinds []Kind
	Log   *slog.Logger
	Grace time.Duration // for the deal in hand, after ctx has ended
	Hang  func()        // ends the process when its search stands still
	Alone Alone

	manifest *Manifest
	opened   Solver // for the limits
	limits   Limits
	beat     func() // keeps the job in hand
}

// tries is the number of deliveries after which the worker decides a deal in a process of its own.
const tries = 3

// errFinished ends a worker whose run is complete.
var errFinished = errors.New("the run is complete")

// Run works until ctx ends or the run is complete, and returns the rest of
// the job in hand to the queue. The error says that the run belongs to another program, that the
// store is full, or a fault of the solver.
func (w *Worker) Run(ctx context.Context) error {
	if err := w.prepare(ctx); err != nil {
		return err
	}
	for ctx.Err() == nil {
		switch err := w.next(ctx); {
		case errors.Is(err, errFinished):
			return nil
		case err != nil && ctx.Err() == nil:
			return err
		}
	}
	return context.Cause(ctx)
}

// prepare fetches the manifest and proves that this program may work on the run.
func (w *Worker) prepare(ctx context.Context) (err error) {
	if w.manifest, err = w.Queue.Manifest(ctx); err != nil {
		return err
	}
	if w.manifest == nil {
		return phrase.Errorf("run %s has no manifest yet: start its coordinator first", w.Queue.run)
	}
	rounds, err := w.Queue.Rounds(ctx, w.manifest)
	if err != nil {
		return err
	}
	return rounds.By(w.manifest).Recognise(ctx, w.Kinds)
}

// wait is the time a worker waits for a job before it checks whether the run is complete.
const wait = 2 * time.Second

// next does one job. If the server is silent, next waits a little.
func (w *Worker) next(ctx context.Context) error {
	consumer, err := w.Queue.js.Consumer(ctx, w.Queue.jobsName(), workers)
	if err != nil {
		return w.waitOut(ctx, err)
	}
	lease := consumer.CachedInfo().Config.AckWait
	for ctx.Err() == nil {
		message, err := fetch(ctx, consumer)
		if err != nil {
			return w.waitOut(ctx, err)
		}
		if message == nil {
			break // to check whether the queue is still the same
		}
		if err := w.do(ctx, message, lease); err != nil {
			return err
		}
	}
	return w.finished(ctx)
}

// fetch waits for a message. It returns nil if none arrives.
func fetch(ctx context.Context, consumer jetstream.Consumer) (jetstream.Msg, error) {
	inner, stop := context.WithTimeout(ctx, wait)
	defer stop()
	batch, err := consumer.Fetch(1, jetstream.FetchContext(inner))
	if err != nil {
		return nil, err
	}
	for message := range batch.Messages() {
		return message, nil
	}
	if err := batch.Error(); err != nil && !errors.Is(err, context.DeadlineExceeded) && !errors.Is(err, jetstream.ErrNoMessages) {
		return nil, err
	}
	return nil, nil
}

func (w *Worker) finished(ctx context.Context) error {
	if done, err := w.Queue.Finished(ctx); err == nil && done {
		return errFinished
	}
	return nil
}

// waitOut waits after an error of the server, which may be electing a leader or, when the
// run is complete, without a queue.
func (w *Worker) waitOut(ctx context.Context, err error) error {
	if isFull(err) {
		return full(err)
	}
	if done := w.finished(ctx); done != nil {
		return done
	}
	w.Log.Debug("no job", "error", err)
	select {
	case <-ctx.Done():
	case <-time.After(500 * time.Millisecond):
	}
	return nil
}

// do does the job of a message: whole, split, or in a process of its own.
func (w *Worker) do(ctx context.Context, message jetstream.Msg, lease time.Duration) error {
	meta, err := message.Metadata()
	if err != nil {
		return err
	}
	job, err := parseJob(message.Data(), w.manifest)
	if err != nil {
		w.Log.Warn("job refused", "error", err)
		return message.Term()
	}
	beat, release := hold(message, lease, w.Hang)
	defer release()
	w.beat = beat
	switch {
	case meta.NumDelivered > 1 && job.Count > 1:
		w.Log.Info("job came again; it is split", "first", job.First, "count", job.Count)
		return w.settle(message, job.singles()...)
	case meta.NumDelivered > tries:
		w.Log.Warn("deal in a process of its own", "deal", job.First, "delivered", meta.NumDelivered)
		return w.alone(ctx, message, job, lease)
	}
	return w.answer(ctx, message, job)
}

// answer decides the deals of a job one after the other. When ctx ends, the deal in
// hand has Grace; the remaining deals become a job again.
func (w *Worker) answer(ctx context.Context, message jetstream.Msg, job Job) error {
	inner, cut := delayed(ctx, w.Grace)
	defer cut()
	b, proofs := Batch{Round: job.Round, First: job.First}, [][]byte(nil)
	watch := measure.Start(measure.Process)
	for len(b.Outcomes) < job.Count && ctx.Err() == nil {
		o, proof, err := w.decide(inner, job.from(len(b.Outcomes)))
		if err != nil && inner.Err() == nil {
			return phrase.Errorf("deal %d: %w", job.from(len(b.Outcomes)).First, err)
		}
		if err != nil {
			break
		}
		b.Outcomes, proofs = append(b.Outcomes, o), append(proofs, proof)
	}
	b.CPU = watch.Stop()
	return w.hand(message, &b, proofs, job)
}

// hand stores the proofs, then the outcomes, returns the rest, and then acknowledges the job. A reader of
// an outcome therefore finds its proof.
func (w *Worker) hand(message jetstream.Msg, b *Batch, proofs [][]byte, job Job) error {
	done := len(b.Outcomes)
	if done == 0 {
		return message.Nak() // the rest is the same job, which the queue refuses while it has the job
	}
	if w.manifest.Proofs {
		for _, part := range bundle(b.Round, b.First, proofs) {
			if err := w.persist(func(ctx context.Context) error { return w.Queue.publishPart(ctx, part) }); err != nil {
				return err
			}
		}
	}
	if err := w.persist(func(ctx context.Context) error { return w.Queue.Publish(ctx, b) }); err != nil {
		return err
	}
	if done < job.Count {
		return w.settle(message, job.from(done))
	}
	return w.settle(message)
}

// settle puts jobs into the queue in place of the message's job. If the message that
// the old job is done gets lost, the job comes again and does no harm.
func (w *Worker) settle(message jetstream.Msg, jobs ...Job) error {
	for _, j := range jobs {
		if err := w.persist(func(ctx context.Context) error { return w.Queue.push(ctx, j) }); err != nil {
			return err
		}
	}
	ctx, stop := context.WithTimeout(context.Background(), 5*time.Second)
	defer stop()
	if err := message.DoubleAck(ctx); err != nil {
		w.Log.Debug("job is done, but the server was silent", "error", err)
	}
	return nil
}

// delayed returns a context that ends a while after ctx.
func delayed(ctx context.Context, grace time.Duration) (context.Context, context.CancelFunc) {
	inner, cancel := context.WithCancel(context.WithoutCancel(ctx))
	unhook := context.AfterFunc(ctx, func() { time.AfterFunc(grace, cancel) })
	return inner, func() { unhook(); cancel() }
}

// persist repeats an action until the server agrees, for a minute: a cluster elects a new leader in
// a few seconds.
func (w *Worker) persist(try func(context.Context) error) error {
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	for {
		w.beat() // the search is over; the worker waits for the server
		inner, end := context.WithTimeout(ctx, 5*time.Second)
		err := try(inner)
		end()
		switch {
		case err == nil:
			return nil
		case isFull(err):
			return full(err)
		case ctx.Err() != nil:
			return phrase.Errorf("the server is silent: %w", err)
		}
		time.Sleep(200 * time.Millisecond)
	}
}
