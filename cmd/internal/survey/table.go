package survey

// The table of all outcomes, deal by deal, for export and pictures.

import "context"

// Table holds the outcomes of a run in the order of the deals: ten bytes each, two
// more if the kind measures something, eight more for times, and sixteen more for a run that keeps proofs.
type Table struct {
	first  int64
	known  []bool
	packed []byte
	work   []int64
	value  []int16
	micros []int64
	seals  []Seal
}

// ReadTable reads the outcomes of the run so far, with times on request, and folds them.
func ReadTable(ctx context.Context, q *Queue, m *Manifest, times bool) (*Table, *Fold, error) {
	t := &Table{first: m.First, known: make([]bool, m.Count), packed: make([]byte, m.Count), work: make([]int64, m.Count)}
	if times {
		t.micros = make([]int64, m.Count)
	}
	if m.Proofs {
		t.seals = make([]Seal, m.Count)
	}
	f := NewFold(m)
	err := q.Replay(ctx, func(b *Batch) { f.Add(b, t.set) })
	return t, f, err
}

func (t *Table) set(d Deal) {
	at := d.Number - t.first
	t.known[at], t.packed[at], t.work[at] = true, d.pack(), d.Work
	if d.Valued && t.value == nil {
		t.value = make([]int16, len(t.known))
	}
	if t.value != nil {
		t.value[at] = int16(d.Value)
	}
	if t.micros != nil {
		t.micros[at] = d.Micros
	}
	if t.seals != nil {
		t.seals[at] = d.Proof
	}
}

// All calls f for each deal that has an outcome, by number, until f fails.
func (t *Table) All(f func(Deal) error) error {
	for at, known := range t.known {
		if !known {
			continue
		}
		o, _ := unpack(t.packed[at])
		o.Work = t.work[at]
		if t.value != nil {
			o.Value = int64(t.value[at])
		}
		if t.micros != nil {
			o.Micros = t.micros[at]
		}
		if t.seals != nil {
			o.Proof = t.seals[at]
		}
		if err := f(Deal{Number: t.first + int64(at), Outcome: o}); err != nil {
			return err
		}
	}
	return nil
}
