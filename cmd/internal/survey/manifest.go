package survey

// Manifests: the fixed question of a run.

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
)

// Manifest fixes a run. Results of different manifests are never mixed.
type Manifest struct {
	Schema        int             `json:"schema"`
	Kind          string          `json:"kind"`
	Spec          json.RawMessage `json:"spec"` // the rules and further options for Kind.Open
	Generator     string          `json:"generator"`
	First         int64           `json:"first"` // the first deal
	Count         int64           `json:"count"`
	Budget        int64           `json:"budget"` // nodes for each deal
	Memory        int64           `json:"memory"` // bytes for each worker's tables
	Guard         time.Duration   `json:"guard"`  // nanoseconds by the clock for each deal
	Certify       float64         `json:"certify"`
	Proofs        bool            `json:"proofs,omitempty"` // whether every verdict is proved, and the proofs are kept
	CertifyBudget int64           `json:"certify_budget"`   // nodes
	Version       string          `json:"version"`          // of the program
	Signature     string          `json:"signature"`        // of the solver, see Sign
}

// Limits returns the limits of a deal in round 0.
func (m *Manifest) Limits() Limits {
	return Limits{Budget: m.Budget, CertifyBudget: m.CertifyBudget, Memory: m.Memory, Guard: m.Guard, Proofs: m.Proofs}
}

// Sampled reports whether the deal belongs to the sample of certified deals. It
// depends only on the deal's number, by the mixer of SplitMix64 (Steele, Lea and Flood 2014).
func (m *Manifest) Sampled(deal int64) bool {
	z := uint64(deal) + 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return float64(z^z>>31) < m.Certify*math.MaxUint64
}

// MaxDeals bounds a run: its server holds some 200 bytes for each message, a coordinator and an export a bit for each deal.
const MaxDeals = 1_000_000_000

// Validate reports a range, budget or share that is out of bounds.
func (m *Manifest) Validate() error {
	switch {
	case m.Schema != 1:
		return phrase.Errorf("manifest of schema %d; this program reads 1", m.Schema)
	case m.First < 0 || m.Count < 1 || m.Count > MaxDeals || m.First > math.MaxInt64-m.Count:
		return phrase.Errorf("manifest: %d deals from %d on are no range of 1 to %d deals", m.Count, m.First, int64(MaxDeals))
	case m.Budget < 1 || m.CertifyBudget < 1 || m.Memory < 1 || m.Guard <= 0 || !(m.Certify >= 0 && m.Certify <= 1):
		return phrase.Errorf("manifest: budgets, memory and guard must be positive, the share to certify from 0 to 1")
	}
	return nil
}

// Same compares the manifest of a run with another manifest. Its error shows the
// first difference with both values, and names the other's owner.
func (m *Manifest) Same(other *Manifest, who string) error {
	mine, theirs := m.fields(), other.fields()
	for i, difference := range []string{"another kind", "another rules", "another generator", "another first deal", "another number of deals", "another budget of nodes",
		"another memory", "another guard", "another share certified", "another keeping of proofs", "another budget of nodes for certificates",
		"another program version", "another solver signature"} {
		if mine[i] != theirs[i] {
			return phrase.Errorf("%s: the run has %s, %s %s", phrase.New(difference), mine[i], phrase.New(who), theirs[i])
		}
	}
	return nil
}

func (m *Manifest) fields() [13]string {
	var spec bytes.Buffer // without the white space of the file
	_ = json.Compact(&spec, m.Spec)
	return [...]string{m.Kind, spec.String(), m.Generator, fmt.Sprint(m.First), fmt.Sprint(m.Count),
		fmt.Sprint(m.Budget), fmt.Sprintf("%d B", m.Memory), m.Guard.String(), fmt.Sprint(m.Certify), fmt.Sprint(m.Proofs),
		fmt.Sprint(m.CertifyBudget), m.Version, m.Signature}
}

// signed is the number of deals in a signature, and signedBudget the bound in nodes for each.
const (
	signed       = 24
	signedBudget = 20_000
)

// Sign solves the first few deals from number 1 on under a small budget, and returns
// a hash of their outcomes: equal for equal solvers on any machine.
func (m *Manifest) Sign(ctx context.Context, kinds []Kind) (string, error) {
	solver, err := m.open(kinds, Limits{Budget: signedBudget, CertifyBudget: 1, Memory: m.Memory, Proofs: m.Proofs})
	if err != nil {
		return "", err
	}
	b := Batch{First: 1}
	for deal := int64(1); deal <= signed; deal++ {
		o, err := solver.Solve(ctx, deal, func() {})
		if err != nil {
			return "", phrase.Errorf("signature, deal %d: %w", deal, err)
		}
		b.Outcomes = append(b.Outcomes, o)
	}
	sum := fnv.New64a()
	sum.Write(b.Encode())
	return fmt.Sprintf("%016x", sum.Sum64()), nil
}

// ThisProgram is the other side in errors of Same.
const ThisProgram = "this program"

// Recognise reports whether this program has made the manifest:
// its version and its solver's signature.
func (m *Manifest) Recognise(ctx context.Context, kinds []Kind) error {
	if err := m.Validate(); err != nil {
		return err
	}
	own := *m
	var err error
	if own.Signature, err = m.Sign(ctx, kinds); err != nil {
		return err
	}
	own.Version = cmdline.Build()
	return m.Same(&own, ThisProgram)
}
