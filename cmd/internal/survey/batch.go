package survey

// Batches: the messages that carry results, about seven bytes a deal.

import (
	"encoding/binary"
	"errors"
	"math"
	"slices"
	"time"

	"kedou/internal/phrase"
)

// MaxChunk is the greatest number of deals in a job and in a batch.
const MaxChunk = 4096

// The first byte of a batch. Batches of a run that keeps proofs have seals.
const (
	plain  = 2
	sealed = 3
)

// Batch is the answer to a job, or to the first part of one.
type Batch struct {
	Round    int
	First    int64 // the first deal; the others follow by number
	CPU      time.Duration
	Outcomes []Outcome
}

// errBatch is the error of a message that isn't a batch.
var errBatch = errors.New("not a batch of results")

// Encode returns the batch as a message.
func (b *Batch) Encode() []byte {
	version := byte(plain)
	if slices.ContainsFunc(b.Outcomes, func(o Outcome) bool { return o.Proof.Bytes > 0 }) {
		version = sealed
	}
	m := []byte{version}
	for _, n := range []int64{int64(b.Round), b.First, b.CPU.Microseconds(), int64(len(b.Outcomes))} {
		m = binary.AppendUvarint(m, uint64(n))
	}
	for _, o := range b.Outcomes {
		m = binary.AppendUvarint(append(m, o.pack()), uint64(o.Work))
		if o.Valued {
			m = binary.AppendUvarint(m, uint64(o.Value))
		}
		m = binary.AppendUvarint(m, uint64(o.Micros))
		if version == sealed {
			m = o.Proof.append(m)
		}
	}
	return m
}

// DecodeBatch reads a message that Encode wrote, and refuses any other.
func DecodeBatch(m []byte) (*Batch, error) {
	r := reader{rest: m}
	version := r.byte()
	if version < plain || version > sealed {
		return nil, phrase.Errorf("%w: version", errBatch)
	}
	round, first, micros, n := r.number(), r.number(), r.number(), r.number()
	if r.bad || round > maxRound || n < 1 || n > MaxChunk || first > math.MaxInt64-n || micros > math.MaxInt64/1000 {
		return nil, phrase.Errorf("%w: head", errBatch)
	}
	seals := 0
	b := &Batch{Round: int(round), First: first, CPU: time.Duration(micros) * time.Microsecond, Outcomes: make([]Outcome, n)}
	for i := range b.Outcomes {
		b.Outcomes[i] = r.outcome()
		b.Outcomes[i].Micros = r.number()
		if version == sealed {
			b.Outcomes[i].Proof = r.seal()
			seals += int(min(b.Outcomes[i].Proof.Bytes, 1))
		}
	}
	if r.bad || len(r.rest) > 0 || (version == sealed) != (seals > 0) {
		return nil, phrase.Errorf("%w: outcomes", errBatch)
	}
	return b, nil
}

// append writes a seal: the length, and the sum if there is a proof.
func (s Seal) append(m []byte) []byte {
	m = binary.AppendUvarint(m, uint64(s.Bytes))
	if s.Bytes > 0 {
		m = binary.BigEndian.AppendUint64(m, s.Sum)
	}
	return m
}

// reader takes a message apart; after the first fault bad stays set.
type reader struct {
	rest []byte
	bad  bool
}

func (r *reader) byte() byte {
	if len(r.rest) == 0 {
		r.bad = true
		return 0
	}
	b := r.rest[0]
	r.rest = r.rest[1:]
	return b
}

// number reads a number of 63 bits in its shortest form.
func (r *reader) number() int64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > math.MaxInt64 || size > 1 && r.rest[size-1] == 0 {
		r.bad, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[size:]
	return int64(n)
}

// bytes takes the next n bytes.
func (r *reader) bytes(n int64) []byte {
	if n < 0 || n > int64(len(r.rest)) {
		r.bad, r.rest = true, nil
		return nil
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

func (r *reader) seal() (s Seal) {
	if s.Bytes = r.number(); s.Bytes > 0 {
		if sum := r.bytes(8); sum != nil {
			s.Sum = binary.BigEndian.Uint64(sum)
		}
	}
	return s
}

func (r *reader) outcome() Outcome {
	o, ok := unpack(r.byte())
	o.Work = r.number()
	if o.Valued {
		o.Value = r.number()
	}
	r.bad = r.bad || !ok || o.Value > MaxValue
	return o
}
