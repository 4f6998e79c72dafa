package main

// The clock jumps by an hour, forth and back.

import (
	"context"
	"encoding/json"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"kedou/cmd/internal/survey"
)

// A worker takes a job and dies. The server counts the job's lease by the wall clock, and the lease doesn't end: here
// because it is long, elsewhere because the clock was set back. The coordinator notices the jump and gives the job to another worker.
func TestClockJumps(t *testing.T) {
	for _, by := range []time.Duration{time.Hour, -time.Hour} {
		t.Run(by.String(), func(t *testing.T) {
			c, server := inProcess(t)
			c.Lease = 50 * time.Minute
			var jump atomic.Int64
			c.Wall = func() time.Time { return time.Now().Add(time.Duration(jump.Load())) }
			ended := make(chan error, 1)
			go func() { ended <- c.Run(t.Context()) }()
			taken := takeAway(t, server.Access)
			worker := survey.Worker{Queue: c.Queue, Kinds: kinds, Log: c.Log}
			go func() { _ = worker.Run(t.Context()) }()
			for missing := int64(0); missing != int64(taken.Count); time.Sleep(20 * time.Millisecond) { // the other jobs don't wait for this one
				c.With(func(f *survey.Fold, _ survey.Backlog) { missing = c.Manifest.Count - f.Deals })
			}
			time.Sleep(3 * time.Second) // time passes without a jump, and no worker gets the job
			select {
			case err := <-ended:
				t.Fatalf("a job in work was given to another worker: %v", err)
			default:
			}
			jump.Store(int64(by))
			if err := <-ended; err != nil {
				t.Fatal(err)
			}
			c.With(func(f *survey.Fold, _ survey.Backlog) {
				if f.Yes != 2460 || f.No != 2500 || f.Undecided() != 40 || f.Duplicates != 0 {
					t.Errorf("%d, %d, %d undecided, %d twice", f.Yes, f.No, f.Undecided(), f.Duplicates)
				}
			})
		})
	}
}

// takeAway takes a job out of the queue and doesn't answer it.
func takeAway(t *testing.T, a survey.Access) (job survey.Job) {
	t.Helper()
	conn, err := nats.Connect(a.URL, nats.Token(a.Token))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	js, err := jetstream.New(conn)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	for ctx.Err() == nil {
		consumer, err := js.Consumer(ctx, "JOBS_local", "workers")
		if err != nil {
			continue // the coordinator hasn't made the queue yet
		}
		if message, err := consumer.Next(jetstream.FetchMaxWait(time.Second)); err == nil && message != nil {
			if err := json.Unmarshal(message.Data(), &job); err != nil {
				t.Fatal(err)
			}
			return job
		}
	}
	t.Fatal("no job comes")
	return job
}
