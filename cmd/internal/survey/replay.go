package survey

// Reading the stream of results.

import (
	"context"
	"errors"
	"math"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"kedou/internal/phrase"
)

// Follow calls took for every batch of the run, first the present ones, then new ones as they arrive.
// Follow calls caught once, after the batches present at the beginning. It
// returns the first error of took and caught, or the end of ctx.
func (q *Queue) Follow(ctx context.Context, took func(*Batch) error, caught func() error) error {
	var info *jetstream.StreamInfo
	err := patient(ctx, func(ctx context.Context) (err error) {
		info, err = q.results.Info(ctx)
		return err
	})
	if err != nil {
		return err
	}
	f := follower{Queue: q, took: took, last: info.State.LastSeq}
	if info.State.Msgs > 0 {
		if err := f.read(ctx, 1, f.last); err != nil {
			return err
		}
	}
	if err := caught(); err != nil {
		return err
	}
	return f.read(ctx, f.last+1, math.MaxUint64)
}

// follower reads the stream of results in two parts: the present messages, and new ones.
type follower struct {
	*Queue
	took func(*Batch) error
	last uint64 // the last message present at the beginning
}

// quiet is the silence after which the follower asks whether more messages come. Several silences in a row
// count as the end of a damaged stream.
const (
	quiet    = 2 * time.Second
	silences = 15
)

// read takes the messages from number from to number to, or up to the last readable one.
func (f *follower) read(ctx context.Context, from, to uint64) error {
	err := f.walk(ctx, f.resultsName(), jetstream.OrderedConsumerConfig{
		DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: from}, to, f.last, f.take)
	if err != nil && ctx.Err() == nil {
		return phrase.Errorf("stream of results: %w", err)
	}
	return err
}

// walk calls take for the messages of a stream up to number to, or up to the last readable one if to isn't after
// last, the last message present at the beginning. Take returns the message's number.
func (q *Queue) walk(ctx context.Context, stream string, config jetstream.OrderedConsumerConfig, to, last uint64, take func(jetstream.Msg) (uint64, error)) error {
	consumer, err := q.js.OrderedConsumer(ctx, stream, config)
	if err != nil {
		return err
	}
	messages, err := consumer.Messages(jetstream.PullMaxMessages(500))
	if err != nil {
		return err
	}
	defer messages.Stop()
	defer context.AfterFunc(ctx, messages.Stop)()
	for still, at := 0, uint64(0); at < to; {
		message, err := messages.Next(jetstream.NextMaxWait(quiet))
		switch {
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case err == nil:
			still = 0
			at, err = take(message)
		case errors.Is(err, nats.ErrTimeout):
			if still++; to <= last && drained(ctx, consumer, still) {
				return nil
			}
			err = nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// drained reports whether the stream has no more readable messages: the last ones may be damaged.
func drained(ctx context.Context, consumer jetstream.Consumer, still int) bool {
	info, err := consumer.Info(ctx)
	return err == nil && (info.NumPending == 0 || still > silences)
}

// take decodes a message and returns its number. It skips a message that isn't a batch: its deals
// are then missing and are done again.
func (f *follower) take(message jetstream.Msg) (uint64, error) {
	meta, err := message.Metadata()
	if err != nil {
		return 0, err
	}
	if b, err := DecodeBatch(message.Data()); err == nil {
		return meta.Sequence.Stream, f.took(b)
	}
	return meta.Sequence.Stream, nil
}

// errCaught ends Follow where the end of the stream is reached.
var errCaught = errors.New("the end of the stream")

// Replay calls took for every batch that the stream has now.
func (q *Queue) Replay(ctx context.Context, took func(*Batch)) error {
	err := q.Follow(ctx, func(b *Batch) error { took(b); return nil }, func() error { return errCaught })
	if errors.Is(err, errCaught) {
		return nil
	}
	return err
}
