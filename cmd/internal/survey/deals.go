package survey

// The deals of a run by number, though their messages lie in a stream in the order in which they came.

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/nats-io/nats.go/jetstream"

	"kedou/internal/phrase"
)

// Deals calls each for every deal that has an outcome, by number, and returns the counts of all. Of the run it holds a bit for each deal
// and 40 bytes for each message.
func (q *Queue) Deals(ctx context.Context, m *Manifest, each func(Deal) error) (*Fold, error) {
	f := NewFold(m)
	batches, err := q.sorted(ctx, q.resultsName(), "results."+q.run+".", ".0.1")
	for err == nil && len(batches.left) > 0 {
		var group []message
		if group, _, err = batches.next(ctx); err == nil {
			err = f.each(group, each)
		}
	}
	return f, err
}

// each folds batches that have deals in common, and calls each with their deals, by number.
func (f *Fold) each(group []message, each func(Deal) error) error {
	slices.SortFunc(group, func(a, b message) int { return cmp.Compare(a.number, b.number) })
	var deals []Deal
	for _, s := range group {
		if b, err := DecodeBatch(s.data); err == nil {
			f.Add(b, func(d Deal) { deals = append(deals, d) })
		}
	}
	slices.SortStableFunc(deals, func(a, b Deal) int { return cmp.Compare(a.Number, b.Number) })
	for i, d := range deals {
		if again := i+1 < len(deals) && deals[i+1].Number == d.Number; again {
			continue // a later round has answered
		}
		if err := each(d); err != nil {
			return err
		}
	}
	return nil
}

// stored is the place of a part in a stream.
type stored struct {
	first                int64
	number               uint64
	round, count, at, of int32
}

// message is a part with its text.
type message struct {
	stored
	data []byte
}

// messages are those of a stream in the order of their deals.
type messages struct {
	stream jetstream.Stream
	left   []stored // those not yet read
}

// sorted lists the messages of a stream, whose subjects are those of parts behind the prefix, and without the suffix. A missing stream has none.
func (q *Queue) sorted(ctx context.Context, name, prefix, suffix string) (*messages, error) {
	stream, err := q.js.Stream(ctx, name)
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		return &messages{}, nil
	}
	if err != nil || stream.CachedInfo().State.Msgs == 0 {
		return &messages{}, err
	}
	m := &messages{stream: stream}
	take := func(message jetstream.Msg) (uint64, error) {
		meta, err := message.Metadata()
		if err != nil {
			return 0, err
		}
		if p, ok := parsePart(strings.TrimPrefix(message.Subject(), prefix) + suffix); ok {
			m.left = append(m.left, stored{p.first, meta.Sequence.Stream, int32(p.round), int32(p.count), int32(p.at), int32(p.of)})
		}
		return meta.Sequence.Stream, nil
	}
	last := stream.CachedInfo().State.LastSeq
	err = q.walk(ctx, name, jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverAllPolicy, HeadersOnly: true}, last, last, take)
	slices.SortFunc(m.left, func(a, b stored) int {
		return cmp.Or(cmp.Compare(a.first, b.first), cmp.Compare(a.count, b.count), cmp.Compare(a.round, b.round), cmp.Compare(a.number, b.number))
	})
	return m, err
}

// next reads the messages of the next deals: one, or all that have deals in common. End is the deal after these. Damaged messages are missing.
func (m *messages) next(ctx context.Context) (group []message, end int64, err error) {
	for len(m.left) > 0 && (end == 0 || m.left[0].first < end) {
		s := m.left[0]
		m.left, end = m.left[1:], max(end, s.first+int64(s.count))
		raw, err := m.stream.GetMsg(ctx, s.number)
		if errors.Is(err, jetstream.ErrMsgNotFound) {
			continue // its deals count as missing
		}
		if err != nil {
			return nil, 0, phrase.Errorf("stream %s: %w", m.stream.CachedInfo().Config.Name, err)
		}
		group = append(group, message{s, raw.Data})
	}
	return group, end, nil
}
