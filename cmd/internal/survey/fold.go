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

// Deal is an outcome with its number and the round it comes from.
type Deal struct {
	Number int64
	Round  int
	Outcome
}

// Fold has the counts of the results. A deal counts once: by its first outcome of round 0,
// and while the deal is undecided by the first outcome of a later round.
type Fold struct {
	first, count int64
	answered     []uint64       // a bit for each deal
	open         map[int64]Deal // the undecided deals

	Deals      int64 // that have an outcome
	Yes, No    int64
	Reasons    [len(reasons)]int64 // undecided deals by their reasons
	Certified  [len(certificates)]int64
	Work       int64               // nodes
	Histogram  [64]int64           // deals by the number of binary digits of their work
	Slowest    []Deal              // most work first
	Values     [MaxValue + 1]int64 // deals by their value, if they have one
	CPU        time.Duration       // of all batches, repeated ones included
	Duplicates int64               // outcomes of deals that had one already
	Proofs     int64               // verdicts whose proofs are kept
	ProofBytes int64               // of these proofs, before compression
}

// NewFold returns an empty Fold for the deals of a manifest.
func NewFold(m *Manifest) *Fold {
	return &Fold{first: m.First, count: m.Count, answered: make([]uint64, (m.Count+63)/64), open: map[int64]Deal{}}
}

// Undecided returns how many deals are undecided.
func (f *Fold) Undecided() int64 { return int64(len(f.open)) }

// Add folds a batch in and calls took, unless that is nil, for each deal whose outcome
// counts. Deals out of the manifest's range are dropped.
func (f *Fold) Add(b *Batch, took func(Deal)) {
	f.CPU += b.CPU
	for i, o := range b.Outcomes {
		d := Deal{b.First + int64(i), b.Round, o}
		if !f.take(d) {
			f.Duplicates++
		} else if took != nil {
			took(d)
		}
	}
}

// take counts a deal if its outcome is new.
func (f *Fold) take(d Deal) bool {
	at := d.Number - f.first
	if at < 0 || at >= f.count {
		return false
	}
	word, bit := &f.answered[at/64], uint64(1)<<(at%64)
	if *word&bit != 0 {
		was, undecided := f.open[d.Number]
		if !undecided || d.Round <= was.Round {
			return false
		}
		f.tally(was, -1)
		delete(f.open, d.Number)
	}
	*word |= bit
	f.tally(d, 1)
	if d.Verdict == Undecided {
		f.open[d.Number] = d
	}
	f.rank(d)
	return true
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

// Complete reports whether every deal has an outcome, and every undecided deal
// an outcome of the given round.
func (f *Fold) Complete(round int) bool { return f.Left(round) == 0 }

// Left counts the deals without an outcome, and the deals that a round tries
// again.
func (f *Fold) Left(round int) int64 {
	n := f.count - f.Deals
	for _, d := range f.open {
		if d.Round < round {
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

// Again returns the deals to be tried in a round, by number.
func (f *Fold) Again(round int) []int64 {
	var list []int64
	for number, d := range f.open {
		if d.Round < round {
			list = append(list, number)
		}
	}
	slices.Sort(list)
	return list
}
