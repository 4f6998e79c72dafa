package survey

// Folding: batches, in the order of the stream, become counts.

import (
	"cmp"
	"math/bits"
	"slices"
	"time"
)

// slowest is the number of hardest deals that are kept by name.
const slowest = 10

// Deal is an outcome with its number and the round of the outcome.
type Deal struct {
	Number int64
	Round  int
	Outcome
}

// Fold has the counts of the results. A deal counts once: by its first outcome, and while the deal is undecided by the
// first outcome of a later round. A verdict whose proof or check is open stands, and takes that of a later round.
type Fold struct {
	first, count int64
	answered     []uint64       // a bit for each deal
	left         map[int64]Deal // the deals that a later round may ask about again

	Deals      int64 // with an outcome
	Yes, No    int64
	Reasons    [len(reasons)]int64 // undecided deals by their reasons
	Certified  [len(certificates)]int64
	Work       int64               // nodes
	Histogram  [64]int64           // deals by the number of binary digits of their work
	Slowest    []Deal              // most work first
	Values     [MaxValue + 1]int64 // deals by their value, if they have one
	CPU        time.Duration       // of all batches, repeated ones included
	Duplicates int64               // outcomes of deals that already had an outcome
	Proofs     int64               // verdicts whose proofs are kept
	ProofBytes int64               // of these proofs, before compression
}

// NewFold returns an empty Fold for the deals of a manifest.
func NewFold(m *Manifest) *Fold {
	return &Fold{first: m.First, count: m.Count, answered: make([]uint64, (m.Count+63)/64), left: map[int64]Deal{}}
}

// Undecided returns how many deals are undecided.
func (f *Fold) Undecided() (n int64) {
	for _, deals := range f.Reasons {
		n += deals
	}
	return n
}

// Add folds a batch in and calls took, unless that is nil, for each deal whose outcome
// counts. Deals out of the manifest's range are dropped.
func (f *Fold) Add(b *Batch, took func(Deal)) {
	f.CPU += b.CPU
	for i, o := range b.Outcomes {
		d, counts := f.take(Deal{b.First + int64(i), b.Round, o})
		if !counts {
			f.Duplicates++
		} else if took != nil {
			took(d)
		}
	}
}

// take counts a deal if its outcome is new, and returns what counts of it.
func (f *Fold) take(d Deal) (Deal, bool) {
	at := d.Number - f.first
	if at < 0 || at >= f.count {
		return d, false
	}
	word, bit := &f.answered[at/64], uint64(1)<<(at%64)
	if *word&bit != 0 {
		was, left := f.left[d.Number]
		if !left || d.Round <= was.Round {
			return d, false
		}
		f.tally(was, -1)
		delete(f.left, d.Number)
		d = was.with(d)
	}
	*word |= bit
	f.tally(d, 1)
	if d.Verdict == Undecided || d.Certificate == Open {
		f.left[d.Number] = d
	}
	f.rank(d)
	return d, true
}

// with returns what counts of a deal after a later round. A verdict stands, with its nodes and its value; the later round adds
// the proof or check, if it has found one.
func (d Deal) with(later Deal) Deal {
	if d.Verdict == Undecided {
		return later
	}
	d.Round = later.Round
	if later.Verdict == d.Verdict && later.Certificate > Open {
		d.Certificate, d.Proof = later.Certificate, later.Proof
	}
	return d
}

// tally adds a deal to the counts, or subtracts it.
func (f *Fold) tally(d Deal, n int64) {
	f.Deals += n
	f.Work += n * d.Work
	f.Histogram[bits.Len64(uint64(d.Work))] += n
	switch d.Verdict {
	case Yes:
		f.Yes += n
	case No:
		f.No += n
	default:
		f.Reasons[d.Reason] += n
	}
	f.Certified[d.Certificate] += n
	if d.Proof.Bytes > 0 {
		f.Proofs += n
		f.ProofBytes += n * d.Proof.Bytes
	}
	if d.Valued {
		f.Values[d.Value] += n
	}
}

// rank keeps the hardest deals, each once.
func (f *Fold) rank(d Deal) {
	f.Slowest = slices.DeleteFunc(f.Slowest, func(s Deal) bool { return s.Number == d.Number })
	at, _ := slices.BinarySearchFunc(f.Slowest, d, func(a, b Deal) int {
		return cmp.Or(cmp.Compare(b.Work, a.Work), cmp.Compare(a.Number, b.Number))
	})
	if at < slowest {
		f.Slowest = slices.Insert(f.Slowest, at, d)
		f.Slowest = f.Slowest[:min(len(f.Slowest), slowest)]
	}
}

// Complete reports whether no round owes a deal an outcome.
func (f *Fold) Complete(rounds Rounds) bool { return f.Left(rounds) == 0 }

// Left counts the deals without an outcome, and the deals that a round has still to ask about again.
func (f *Fold) Left(rounds Rounds) int64 {
	n := f.count - f.Deals
	for _, d := range f.left {
		if rounds.Owe(d) {
			n++
		}
	}
	return n
}

// Missing returns the first run of deals without outcome at or behind from: its
// first deal and its length, no more than most.
func (f *Fold) Missing(from int64, most int) (first int64, n int) {
	at := max(from-f.first, 0)
	for at < f.count && f.has(at) {
		if at%64 == 0 && f.answered[at/64] == ^uint64(0) {
			at += 64
			continue
		}
		at++
	}
	for at+int64(n) < f.count && n < most && !f.has(at+int64(n)) {
		n++
	}
	return f.first + min(at, f.count), n
}

func (f *Fold) has(at int64) bool { return f.answered[at/64]>>(at%64)&1 != 0 }

// Again returns the deals that a round has still to ask about again, by number.
func (f *Fold) Again(rounds Rounds) []Deal { return f.those(rounds.Owe) }

// Remaining returns the deals that are undecided, or whose proof or check is open, by number.
func (f *Fold) Remaining() []Deal { return f.those(func(Deal) bool { return true }) }

func (f *Fold) those(which func(Deal) bool) (list []Deal) {
	for _, d := range f.left {
		if which(d) {
			list = append(list, d)
		}
	}
	slices.SortFunc(list, func(a, b Deal) int { return cmp.Compare(a.Number, b.Number) })
	return list
}
