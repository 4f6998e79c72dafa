package survey

// Rounds: round 0 asks about every deal of a run. A later round asks again about the deals that were left, with more to
// spend and perhaps by a newer program.

import (
	"context"
	"slices"
)

// Round is a pass over deals: what each may cost, and the program that makes the pass.
type Round struct {
	Limits
	Version   string `json:"version"`
	Signature string `json:"signature"`
}

// Rounds are those of a run: the manifest's own, and those that retries have added. The budgets never fall.
type Rounds []Round

// Last returns the number of the last round.
func (r Rounds) Last() int { return len(r) - 1 }

// Owe reports whether a round after the one that a deal's outcome comes from asks about the deal again: about an
// undecided deal with a greater budget, about a verdict whose proof or check is open with a greater budget for these.
func (r Rounds) Owe(d Deal) bool {
	for at := d.Round + 1; at < len(r); at++ {
		undecided := d.Verdict == Undecided && r[at].Budget > r[at-1].Budget
		open := d.Certificate == Open && r[at].CertifyBudget > r[at-1].CertifyBudget
		if undecided || open {
			return true
		}
	}
	return false
}

// By returns the manifest with the program of the last round in place of the program that began the run.
func (r Rounds) By(m *Manifest) *Manifest {
	own, last := *m, r[r.Last()]
	own.Version, own.Signature = last.Version, last.Signature
	return &own
}

// Rounds returns the rounds of a run.
func (q *Queue) Rounds(ctx context.Context, m *Manifest) (Rounds, error) {
	rounds := Rounds{{m.Limits(), m.Version, m.Signature}}
	err := q.get(ctx, "rounds", &rounds)
	return rounds, err
}

// AddRound stores one round more.
func (q *Queue) AddRound(ctx context.Context, rounds Rounds, next Round) error {
	return q.put(ctx, "rounds", append(slices.Clip(rounds), next))
}
