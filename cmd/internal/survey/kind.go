package survey

// Kinds of surveys: the question about each deal.

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"kedou/internal/phrase"
)

// Kind is a question with its generator of deals. Another kind is a value of this
// type in the list that the command gives to workers.
type Kind struct {
	Name    string
	Words   [2]string // the words for Yes and No: "solved", "unsolvable"
	Measure string    // what Outcome.Value is, if anything: "moves and turns"
	// Class names the group that a value belongs to, such as "easy"; nil if values have no groups.
	Class func(value int64) string
	Chunk int // deals in a job, at most: a tenth of a second's worth and more
	// ProofNode is how many bytes of a worker's memory a node counts as in the search for a proof; 0 if none.
	ProofNode int64
	// Open returns a solver, or an error for a spec that the kind doesn't know. One
	// goroutine uses the solver.
	Open func(spec json.RawMessage, limits Limits) (Solver, error)
}

// Limits bound the work on one deal.
type Limits struct {
	Budget        int64         `json:"budget"`           // nodes
	CertifyBudget int64         `json:"certify_budget"`   // nodes
	Memory        int64         `json:"memory"`           // bytes
	Guard         time.Duration `json:"guard"`            // nanoseconds by the clock, which the solver may leave to its caller
	Proofs        bool          `json:"proofs,omitempty"` // whether the solver must be a Prover
}

// Solver answers the question about single deals. Its answers repeat exactly. Both
// methods call beat as they work: a method that doesn't beat for long counts as hung.
// An error means that the context ended, or else a fault of the program.
type Solver interface {
	// Solve decides a deal.
	Solve(ctx context.Context, deal int64, beat func()) (Outcome, error)
	// Certify checks a decided outcome by other means, and never returns NotAsked.
	Certify(ctx context.Context, deal int64, o Outcome, beat func()) (Certificate, error)
}

// Prover is a Solver that proves its verdicts. A run that keeps proofs requires a proof of every verdict.
type Prover interface {
	Solver
	// Prove returns a line of text that proves the outcome just found by Solve. A program without this
	// solver can check the line, and Prove has checked it. The line is empty if the budget of certificates is used up. Equal deals have
	// equal lines.
	Prove(ctx context.Context, deal int64, o Outcome, beat func()) ([]byte, error)
}

// open returns a solver for the deals of a manifest, whose kind must be one of the kinds.
func (m *Manifest) open(kinds []Kind, limits Limits) (Solver, error) {
	at := slices.IndexFunc(kinds, func(k Kind) bool { return k.Name == m.Kind })
	if at < 0 {
		return nil, phrase.Errorf("this program knows no survey of kind %q", m.Kind)
	}
	s, err := kinds[at].Open(m.Spec, limits)
	if _, proves := s.(Prover); err == nil && m.Proofs && !proves {
		return nil, phrase.Errorf("surveys of kind %q write no proofs", m.Kind)
	}
	return s, err
}
