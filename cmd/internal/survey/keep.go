package survey

// The stream of proofs, for runs that keep them, and its reader in the order of the deals.

import (
	"bytes"
	"context"
	"slices"

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

// Proofs calls f with the proofs of the run, in the order of the deals. It returns the counts of the deals, the digest of their proofs, and the
// number of proofs that the store has lost. A bundle of some hundred deals is held in memory.
func (q *Queue) Proofs(ctx context.Context, m *Manifest, f func(line []byte) error) (counts *Fold, digest string, lost int64, err error) {
	var sums records.Digest
	var bundles *messages // listed after the batches, so that every outcome has its proof in them
	var lines map[int64][][]byte
	end := int64(0) // of the deals of these lines
	counts, err = q.Deals(ctx, m, func(d Deal) error {
		if d.Proof.Bytes == 0 {
			return nil
		}
		sums.Add(d.Proof.Sum)
		if bundles == nil {
			if bundles, err = q.sorted(ctx, q.proofsName(), q.proofsSubject(), ""); err != nil {
				return err
			}
		}
		for end <= d.Number && len(bundles.left) > 0 {
			var group []message
			if group, end, err = bundles.next(ctx); err != nil {
				return err
			}
			lines = proofs(group)
		}
		i := slices.IndexFunc(lines[d.Number], func(line []byte) bool { return seal(line) == d.Proof })
		if i < 0 {
			lost++
			return nil
		}
		return f(lines[d.Number][i])
	})
	return counts, sums.String(), lost, err
}

// proofs returns the proofs in the messages, by deal: several where a deal was done again.
func proofs(group []message) map[int64][][]byte {
	lines := map[int64][][]byte{}
	bundles := map[string][][]byte{}
	for _, m := range group {
		key := subject(int(m.round), m.first, int(m.count))
		if bundles[key] == nil {
			bundles[key] = make([][]byte, m.of)
		}
		if b := bundles[key]; int(m.of) == len(b) {
			b[m.at] = m.data
		}
		if b := bundles[key]; slices.ContainsFunc(b, func(data []byte) bool { return data == nil }) {
			continue
		}
		list, err := unbundle(bytes.Join(bundles[key], nil), int(m.count))
		if err != nil {
			continue // its deals count as missing
		}
		for i, line := range list {
			if deal := m.first + int64(i); len(line) > 0 {
				lines[deal] = append(lines[deal], line)
			}
		}
	}
	return lines
}
