package klondikejson

// Proofs of verdicts: of a win its moves, of a loss its certificate (package klondike/proof), of an undecided deal why there is none.

import (
	"bytes"
	"context"
	"errors"

	"kedou/cmd/internal/records"
	"kedou/internal/phrase"
	"kedou/internal/strictjson"
	"kedou/klondike"
	"kedou/klondike/certify"
	"kedou/klondike/proof"
	"kedou/search"
)

// The game and the version of its records.
const (
	game    = "klondike"
	version = 1
)

// Open is the record of a deal without a proof.
type Open struct {
	records.ProofHead
	Reason   string         `json:"reason"`
	Rules    proof.Rules    `json:"rules"`
	Position proof.Position `json:"position"`
}

// Proof is a record and what it consists of.
type Proof struct {
	Line  []byte        // without a line's end
	Moves int           // of a win
	Bytes int           // of a loss's certificate
	Open  string        // why there is no proof; else empty
	Limit search.Reason // which limit the search for the proof of a loss has met
}

// StateBytes is what a state counts as, in bytes of memory, that is visited in the search for a proof or in its check.
const StateBytes = 250

// within returns the limit on the states visited, 0 if there is none, and its name.
func within(l search.Limits) (states int64, name search.Reason) {
	if held := l.Memory / StateBytes; l.Memory > 0 && (l.Expansions == 0 || held < l.Expansions) {
		return max(held, 1), search.MemoryLimit
	}
	return l.Expansions, search.ExpansionLimit
}

// ProofOf returns the record of an answer to d. The moves of a win have passed the referee, the certificate of a loss is checked here. An
// error is the end of ctx, or a fault of the program. The limits on expansions, which are states visited, and on memory bound the search for
// the proof of a loss; a loss without a proof within them is open.
func ProofOf(ctx context.Context, d klondike.Deal, r klondike.Rules, a klondike.Result, l search.Limits) (Proof, error) {
	switch a.Status {
	case search.Solved:
		record := certify.Won(&d.Position, r, a.Path)
		return Proof{Line: lineOf(record, d.ID), Moves: len(a.Path)}, nil
	case search.Unknown:
		return OpenOf(d, r, a.Reason.String()), nil
	}
	states, limit := within(l)
	record, err := certify.Lost(ctx, &d.Position, r, certify.Options{States: states})
	switch {
	case errors.Is(err, certify.ErrUnproved) && states > 0:
		open := OpenOf(d, r, limit.String())
		open.Limit = limit
		return open, nil
	case errors.Is(err, certify.ErrUnproved):
		return OpenOf(d, r, "no proof of the loss was found"), nil
	case err != nil:
		return Proof{}, err
	}
	return Proof{Line: lineOf(record, d.ID), Bytes: len(record.Certificate)}, nil
}

// OpenOf returns the record of a deal without a proof, for a reason.
func OpenOf(d klondike.Deal, r klondike.Rules, reason string) Proof {
	shape := certify.Won(&d.Position, r, nil)
	line, err := records.Object(Open{records.ProofHead{Schema: 1, Proof: game, Version: version, ID: d.ID, Verdict: search.Unknown.String()}, reason, shape.Rules, shape.Position})
	if err != nil {
		panic(err) // strings and numbers can be written
	}
	return Proof{Line: bytes.TrimSuffix(line, []byte("\n")), Open: reason}
}

func lineOf(r *proof.Record, id string) []byte {
	r.ID = id
	return bytes.TrimSuffix(r.Line(), []byte("\n"))
}

// Checked is what a check of a record has found.
type Checked struct {
	ID      string   `json:"id"`
	Verdict string   `json:"verdict"` // solved, unsolvable or undecided, as the record says
	Holds   bool     `json:"holds"`   // whether that is proved
	Wrong   string   `json:"wrong,omitempty"`
	Reason  string   `json:"reason,omitempty"` // why the record has no proof
	Moves   int      `json:"moves,omitempty"`
	Bytes   int      `json:"certificate_bytes,omitempty"`
	Lemmas  []string `json:"lemmas,omitempty"`
	Work    *Work    `json:"work,omitempty"` // that the certificate took to check
}

// Open reports whether the record says that there is no proof.
func (c *Checked) Open() bool { return c.Verdict == search.Unknown.String() }

// Work is what the check of a certificate has done.
type Work struct {
	Games    int   `json:"games"`    // in use
	Expanded int   `json:"expanded"` // states whose exits were all looked at
	Hopeless int   `json:"hopeless"` // states lost by the relaxation
	Jammed   int   `json:"jammed"`   // states lost by exclusion
	Lifted   int   `json:"lifted"`   // states taken to a game of fewer kept cards
	Steps    int64 `json:"steps"`    // symbols read, members of components looked at, and exits found
}

// CheckProof checks a record whose head says that it is about Klondike. An error is about a line that is no record, a check that needs more than
// the limits, or the end of ctx; what is wrong with a proof is in the answer.
func CheckProof(ctx context.Context, line []byte, h records.ProofHead, l proof.Limits) (Checked, error) {
	c := Checked{ID: h.ID, Verdict: h.Verdict}
	if err := h.Of(game, version); err != nil {
		return c, err
	}
	if h.Verdict == search.Unknown.String() {
		var open Open
		err := strictjson.Unmarshal(line, &open)
		if c.Reason = open.Reason; err == nil && c.Reason == "" {
			err = phrase.Errorf("reason: write why there is no proof")
		}
		return c, err
	}
	record, err := proof.Read(line)
	if err != nil {
		return c, phrase.Errorf("not a record of a proof: %w", err)
	}
	report, wrong := certify.Check(ctx, record, l)
	switch {
	case ctx.Err() != nil:
		return c, context.Cause(ctx)
	case errors.Is(wrong, proof.ErrLimit):
		return c, wrong
	case wrong != nil:
		c.Wrong = wrong.Error()
		return c, nil
	}
	c.Holds, c.Moves, c.Bytes, c.Lemmas = true, len(record.Moves), len(record.Certificate), record.Lemmas
	if c.Bytes > 0 {
		c.Work = &Work{report.Games, report.Expanded, report.Hopeless, report.Jammed, report.Lifted, report.Steps}
	}
	return c, nil
}
