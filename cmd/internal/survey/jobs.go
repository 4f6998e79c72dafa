package survey

// The queue of jobs, which every coordinator rebuilds at its start.

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"kedou/internal/phrase"
)

// never is the resume time of a paused queue: only Unpause wakes the queue.
var never = time.Date(2999, 1, 1, 0, 0, 0, 0, time.UTC)

// openJobs makes an empty queue, which gives a job out again after lease without an answer.
func (q *Queue) openJobs(ctx context.Context, copies int, lease time.Duration) error {
	var paused bool
	if err := q.get(ctx, "paused", &paused); err != nil {
		return err
	}
	return patient(ctx, func(ctx context.Context) error { return q.newJobs(ctx, copies, lease, paused) })
}

func (q *Queue) newJobs(ctx context.Context, copies int, lease time.Duration, paused bool) error {
	if err := q.dropJobs(ctx); err != nil {
		return err
	}
	stream, err := q.js.CreateStream(ctx, jetstream.StreamConfig{
		Name: q.jobsName(), Subjects: []string{"jobs." + q.run + ".>"}, Storage: jetstream.MemoryStorage,
		Retention: jetstream.WorkQueuePolicy, Replicas: copies, MaxMsgSize: 1024, MaxBytes: 128 << 20, Discard: jetstream.DiscardNew,
	})
	if err != nil {
		return phrase.Errorf("queue of jobs: %w", err)
	}
	config := jetstream.ConsumerConfig{
		Durable: workers, AckPolicy: jetstream.AckExplicitPolicy, AckWait: lease, MaxDeliver: -1, MaxAckPending: 100_000,
	}
	if paused {
		config.PauseUntil = &never
	}
	if _, err := stream.CreateConsumer(ctx, config); err != nil {
		return phrase.Errorf("queue of jobs: %w", err)
	}
	return nil
}

// dropJobs deletes the queue.
func (q *Queue) dropJobs(ctx context.Context) error {
	err := q.js.DeleteStream(ctx, q.jobsName())
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		return nil
	}
	return err
}

// Backlog counts the jobs that wait, the jobs in work, and the repeated ones among these.
type Backlog struct {
	Waiting, Working, Again int
	Oldest                  time.Duration // since the oldest job was put into the queue
}

// Coordinated reports whether the run has a queue of jobs: it has a queue while a coordinator works.
func (q *Queue) Coordinated(ctx context.Context) bool {
	_, err := q.backlog(ctx)
	return err == nil
}

// backlog counts the queue's jobs.
func (q *Queue) backlog(ctx context.Context) (b Backlog, err error) {
	stream, err := q.js.Stream(ctx, q.jobsName())
	if err != nil {
		return b, err
	}
	consumer, err := stream.Consumer(ctx, workers)
	if err != nil {
		return b, err
	}
	info := consumer.CachedInfo()
	b = Backlog{Waiting: int(info.NumPending), Working: info.NumAckPending, Again: info.NumRedelivered}
	if state := stream.CachedInfo().State; state.Msgs > 0 {
		b.Oldest = time.Since(state.FirstTime)
	}
	return b, nil
}

// Pause stops the queue from giving out jobs. Workers finish the jobs in work.
func (q *Queue) Pause(ctx context.Context) error {
	if err := q.put(ctx, "paused", true); err != nil {
		return err
	}
	_, err := q.js.PauseConsumer(ctx, q.jobsName(), workers, never)
	return unlessStopped(err)
}

// Unpause lets the queue give out jobs again.
func (q *Queue) Unpause(ctx context.Context) error {
	if err := q.put(ctx, "paused", false); err != nil {
		return err
	}
	_, err := q.js.ResumeConsumer(ctx, q.jobsName(), workers)
	return unlessStopped(err)
}

// unlessStopped returns nil if there is no queue because no coordinator has started: the
// next coordinator reads the key.
func unlessStopped(err error) error {
	if errors.Is(err, jetstream.ErrStreamNotFound) || errors.Is(err, jetstream.ErrConsumerNotFound) {
		return nil
	}
	return err
}
