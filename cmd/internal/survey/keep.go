package survey

// The stream of proofs, for runs that keep them, and its reader in the order of the deals.

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/nats-io/nats.go/jetstream"

	"kedou/cmd/internal/records"
)

func (q *Queue) proofsName() string { return "PROOFS_" + q.run }

func (q *Queue) proofsSubject() string { return "proofs." + q.run + "." }

// openProofs makes the stream of proofs, or finds it.
func (q *Queue) openProofs(ctx context.Context, copies int) error {
	return patient(ctx, func(ctx context.Context) error {
		_, err := q.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
			Name: q.proofsName(), Subjects: []string{q.proofsSubject() + ">"}, Storage: jetstream.FileStorage,
			Replicas: copies, Discard: jetstream.DiscardNew, MaxMsgSize: 1 << 20, DenyDelete: true, DenyPurge: true,
		})
		return full(err)
	})
}

// publishPart writes a part of a bundle into the stream of proofs.
func (q *Queue) publishPart(ctx context.Context, p part) error {
	_, err := q.js.Publish(ctx, q.proofsSubject()+p.subject(), p.data)
	return err
}

// stored is a part and its place in the stream.
type stored struct {
	part
	number uint64
}

// Digest identifies all proofs of a run: the SHA-256 of their sums, deal by deal.
func (t *Table) Digest() string {
	var d records.Digest
	for _, s := range t.seals {
		if s.Bytes > 0 {
			d.Add(s.Sum)
		}
	}
	return d.String()
}

// Proofs calls f with the proofs for which the table has seals, in the order of the deals, and returns the number that the
// store has lost. A bundle of some hundred deals is held in memory.
func (q *Queue) Proofs(ctx context.Context, t *Table, f func(line []byte) error) (lost int64, err error) {
	stream, err := q.js.Stream(ctx, q.proofsName())
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		return t.lacking(t.first, t.first+int64(len(t.seals))), nil
	}
	if err != nil {
		return 0, err
	}
	parts, err := q.parts(ctx, stream)
	if err != nil {
		return 0, err
	}
	next := t.first
	for len(parts) > 0 {
		n, end := overlapping(parts)
		lines, err := read(ctx, stream, parts[:n])
		if err != nil {
			return lost, err
		}
		begin := max(parts[0].first, next)
		lost += t.lacking(next, begin)
		for deal := begin; deal < end; deal++ {
			missing, err := t.pass(deal, lines[deal], f)
			if lost += missing; err != nil {
				return lost, err
			}
		}
		next, parts = max(next, end), parts[n:]
	}
	return lost + t.lacking(next, t.first+int64(len(t.seals))), nil
}

// parts lists the parts in the stream, by the first deals, without the data.
func (q *Queue) parts(ctx context.Context, stream jetstream.Stream) (list []stored, err error) {
	last := stream.CachedInfo().State.LastSeq
	if stream.CachedInfo().State.Msgs == 0 {
		return nil, nil
	}
	take := func(m jetstream.Msg) (uint64, error) {
		meta, err := m.Metadata()
		if err != nil {
			return 0, err
		}
		if p, ok := parsePart(strings.TrimPrefix(m.Subject(), q.proofsSubject())); ok {
			list = append(list, stored{p, meta.Sequence.Stream})
		}
		return meta.Sequence.Stream, nil
	}
	err = q.walk(ctx, q.proofsName(), jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverAllPolicy, HeadersOnly: true}, last, last, take)
	slices.SortFunc(list, func(a, b stored) int {
		return cmp.Or(cmp.Compare(a.first, b.first), cmp.Compare(a.count, b.count), cmp.Compare(a.round, b.round), cmp.Compare(a.number, b.number))
	})
	return list, err
}

// overlapping counts the parts at the head that have deals in common, one after the other, and returns the deal after them.
func overlapping(parts []stored) (n int, end int64) {
	for n = 0; n < len(parts) && (n == 0 || parts[n].first < end); n++ {
		end = max(end, parts[n].first+int64(parts[n].count))
	}
	return n, end
}

// read returns the proofs that parts have, by deal: several proofs where a deal was done again.
func read(ctx context.Context, stream jetstream.Stream, parts []stored) (map[int64][][]byte, error) {
	lines := map[int64][][]byte{}
	bundles := map[string][][]byte{}
	for _, p := range parts {
		m, err := stream.GetMsg(ctx, p.number)
		if errors.Is(err, jetstream.ErrMsgNotFound) {
			continue // a damaged bundle; its deals count as missing
		}
		if err != nil {
			return nil, fmt.Errorf("stream of proofs: %w", err)
		}
		key := subject(p.round, p.first, p.count)
		if bundles[key] == nil {
			bundles[key] = make([][]byte, p.of)
		}
		if b := bundles[key]; p.of == len(b) {
			b[p.at] = m.Data
		}
		if b := bundles[key]; slices.ContainsFunc(b, func(data []byte) bool { return data == nil }) {
			continue
		}
		list, err := unbundle(bytes.Join(bundles[key], nil), p.count)
		if err != nil {
			continue // its deals count as missing
		}
		for i, line := range list {
			if len(line) > 0 {
				lines[p.first+int64(i)] = append(lines[p.first+int64(i)], line)
			}
		}
	}
	return lines, nil
}

// pass hands on the line that a deal's seal names, and returns the number of missing lines: none or one.
func (t *Table) pass(deal int64, lines [][]byte, f func([]byte) error) (missing int64, err error) {
	at := deal - t.first
	if at < 0 || at >= int64(len(t.seals)) || t.seals[at].Bytes == 0 {
		return 0, nil
	}
	i := slices.IndexFunc(lines, func(line []byte) bool { return seal(line) == t.seals[at] })
	if i < 0 {
		return 1, nil
	}
	return 0, f(lines[i])
}

// lacking counts the deals from begin up to, without, end that have a seal.
func (t *Table) lacking(begin, end int64) (n int64) {
	for deal := begin; deal < end; deal++ {
		if at := deal - t.first; at >= 0 && at < int64(len(t.seals)) && t.seals[at].Bytes > 0 {
			n++
		}
	}
	return n
}
