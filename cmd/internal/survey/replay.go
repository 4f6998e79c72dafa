package survey

// Reading the stream of results.

import (
	"context"
	"errors"
	"fmt"

	"github.com/nats-io/nats.go/jetstream"
)

// Follow calls took for every batch of the run, from the first on and then as they come,
// and caught once, when all that was there at the beginning has been taken. It
// returns the first error of took and caught, or the end of ctx.
func (q *Queue) Follow(ctx context.Context, m *Manifest, took func(*Batch) error, caught func() error) error {
	info, err := q.results.Info(ctx)
	if err != nil {
		return err
	}
	there := info.State.LastSeq
	if there == 0 {
		if err := caught(); err != nil {
			return err
		}
	}
	consumer, err := q.js.OrderedConsumer(ctx, q.resultsName(), jetstream.OrderedConsumerConfig{})
	if err != nil {
		return err
	}
	messages, err := consumer.Messages(jetstream.PullMaxMessages(500))
	if err != nil {
		return err
	}
	defer messages.Stop()
	defer context.AfterFunc(ctx, messages.Stop)()
	for {
		message, err := messages.Next()
		if err != nil {
			return followed(ctx, err)
		}
		meta, err := message.Metadata()
		if err != nil {
			return err
		}
		if err := q.take(m, message, meta.Sequence.Stream, took); err != nil {
			return err
		}
		if last := meta.Sequence.Stream; there > 0 && (last >= there || meta.NumPending == 0) {
			there = 0
			if err := caught(); err != nil {
				return err
			}
		}
	}
}

func followed(ctx context.Context, err error) error {
	if ctx.Err() != nil || errors.Is(err, jetstream.ErrMsgIteratorClosed) && ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return fmt.Errorf("stream of results: %w", err)
}

// take decodes a message. One that is no batch is left out: its deals are missing
// then, and are done again.
func (q *Queue) take(m *Manifest, message jetstream.Msg, number uint64, took func(*Batch) error) error {
	b, err := DecodeBatch(message.Data())
	if err != nil {
		return nil
	}
	return took(b)
}

// errCaught ends Follow where the end of the stream is reached.
var errCaught = errors.New("the end of the stream")

// Replay calls took for every batch that is in the stream now.
func (q *Queue) Replay(ctx context.Context, m *Manifest, took func(*Batch)) error {
	err := q.Follow(ctx, m, func(b *Batch) error { took(b); return nil }, func() error { return errCaught })
	if errors.Is(err, errCaught) {
		return nil
	}
	return err
}

// Damage tells how many messages the stream of results has lost since it began: a
// healthy one never loses any.
func (q *Queue) Damage(ctx context.Context) (int64, error) {
	info, err := q.results.Info(ctx)
	if err != nil {
		return 0, err
	}
	s := info.State
	return int64(s.LastSeq) - int64(s.Msgs), nil
}
