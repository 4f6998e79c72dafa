package solve

// The proofs that --proof writes.

import (
	"context"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/search"
)

// prove returns the record of an answer. --memory and what is left of --time bound the search for the proof of a loss.
func (s *solving) prove(ctx context.Context, o *outcome) (klondikejson.Proof, error) {
	if o.result.Status == search.Unknown {
		return klondikejson.OpenOf(o.Deal, s.Rules, s.reason(nil, o.result)), nil
	}
	limited := ctx
	if limit := s.engine.limits.Time; limit > 0 {
		var stop context.CancelFunc
		limited, stop = context.WithTimeout(ctx, limit-min(limit, o.result.Stats.Elapsed))
		defer stop()
	}
	began := time.Now()
	proof, err := klondikejson.ProofOf(limited, o.Deal, s.Rules, o.result.Result, search.Limits{Memory: s.engine.limits.Memory})
	if err != nil && limited.Err() != nil && ctx.Err() == nil {
		proof.Limit, err = search.TimeLimit, nil
	}
	switch {
	case proof.Limit != search.NoReason:
		return klondikejson.OpenOf(o.Deal, s.Rules, "lost, but no proof was found within the "+common.Limit(nil, proof.Limit, s.engine.limits)), nil
	case err == nil || ctx.Err() == nil:
		return proof, err
	}
	return klondikejson.OpenOf(o.Deal, s.Rules, "lost, but interrupted after "+cmdline.Duration(time.Since(began))+" without a proof"), nil
}

// whole is the file that a batch writes as a whole, empty if there is none.
func (s *solving) whole() string {
	if s.proof == "-" {
		return ""
	}
	return s.proof
}

// proved is the line about the proof of an answer, with the command to check it.
func (s *solving) proved(o outcome) string {
	p, check := o.proof, "klondike verify "+cmdline.Quote(s.proof)
	switch {
	case p.Open != "":
		return s.Speech.Sprintf("proof: none, and %s says why\n", s.proof)
	case o.result.Status == search.Solved:
		return s.Speech.Sprintf("proof: %s in %s; to check it: %s\n", s.Speech.Plural(int64(p.Moves), "move"), s.proof, check)
	}
	return s.Speech.Sprintf("proof: a certificate of %s in %s, checked; to check it again: %s\n", s.Speech.Plural(int64(p.Bytes), "byte"), s.proof, check)
}
