package common

// The records of proofs of doudizhu's endgames, which solve writes and verify checks: the head that the proofs of all games share, the position,
// and as its certificate the winner's strategy, the text of an and-or proof file, deflated.

import (
	"bytes"
	"compress/flate"
	"io"

	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/internal/phrase"
	"kedou/internal/strictjson"
	"kedou/search/andor"
)

// The game and the version of its records.
const (
	game    = "doudizhu"
	version = 1
)

// proofRecord is a proof that a side wins an endgame, or the reason why there is none.
type proofRecord struct {
	records.ProofHead                       // the verdict is landlord, peasant or undecided
	Reason            string                `json:"reason,omitempty"` // why there is no proof
	Rules             string                `json:"rules"`
	Position          doudizhujson.Position `json:"position"`
	Certificate       []byte                `json:"certificate,omitempty"`
}

// ProofOf returns the record of an answer to e, a line without its end. Without a proof the record has the reason.
func ProofOf(e *doudizhu.Endgame, spec string, r *endgame.Result, why string) ([]byte, error) {
	x := proofRecord{ProofHead: records.ProofHead{Schema: 1, Proof: game, Version: version, ID: e.ID, Verdict: doudizhujson.Winner(r.Turn, r.Outcome)},
		Rules: spec, Position: doudizhujson.PositionOf(e)}
	if r.Proof == nil {
		x.Verdict, x.Reason = andor.Unknown.String(), why
	} else {
		codec, err := e.Codec(spec)
		if err != nil {
			return nil, err
		}
		x.Certificate, err = pack(codec, r.Proof)
		if err != nil {
			return nil, err
		}
	}
	line, err := records.Object(x)
	return bytes.TrimSuffix(line, []byte("\n")), err
}

// pack returns the text of a strategy, deflated.
func pack(codec *doudizhu.Codec, p *andor.Proof[doudizhu.State, doudizhu.Play]) ([]byte, error) {
	var out bytes.Buffer
	z, err := flate.NewWriter(&out, flate.BestCompression)
	if err == nil {
		err = andor.WriteProof(z, codec, p)
	}
	if err == nil {
		err = z.Close()
	}
	return out.Bytes(), err
}

// CheckedProof is the result of the check of a record.
type CheckedProof struct {
	records.ProofHead
	Reason   string // why the record has no proof
	Wrong    error  // the fault of the proof; nil: it holds, or there is none
	Strategy *andor.Proof[doudizhu.State, doudizhu.Play]
	Codec    doudizhu.Codec
	Bytes    int // of the certificate
}

// CheckProof checks the record with a head by the referee, within a strategy's text of this many bytes. It returns an error for a line that can't be read.
func CheckProof(line []byte, h records.ProofHead, most int64) (c CheckedProof, err error) {
	c.ProofHead = h
	var r proofRecord
	if err := h.Of(game, version); err != nil {
		return c, err
	}
	if err := strictjson.Unmarshal(line, &r); err != nil {
		return c, phrase.Errorf("not a record of a proof: %w", err)
	}
	if h.Verdict == andor.Unknown.String() {
		if c.Reason = r.Reason; c.Reason == "" {
			err = phrase.Errorf("reason: write why there is no proof")
		}
		return c, err
	}
	rules, err := doudizhu.ParseRules(r.Rules)
	if err != nil {
		return c, err
	}
	e, err := r.Position.Endgame(h.ID, &rules)
	if err != nil {
		return c, err
	}
	text := &io.LimitedReader{R: flate.NewReader(bytes.NewReader(r.Certificate)), N: most}
	if c.Strategy, err = andor.ReadProof(text, &c.Codec); err != nil {
		if text.N <= 0 {
			return c, phrase.Errorf("the strategy is longer than --memory allows")
		}
		return c, phrase.Errorf("certificate: line %w", err)
	}
	c.Bytes, c.Wrong = len(r.Certificate), c.wrong(&e, rules)
	return c, nil
}

// wrong returns the fault of a strategy for e.
func (c *CheckedProof) wrong(e *doudizhu.Endgame, rules doudizhu.Rules) error {
	start := e.State()
	switch {
	case c.Codec.Spec == "" || c.Codec.Rules != rules || c.Codec.Three != e.Three:
		return phrase.Errorf("the strategy is for other rules")
	case doudizhujson.Winner(doudizhu.Down, c.Strategy.Winner) != c.Verdict:
		return phrase.Errorf("the strategy is the other side's")
	}
	return andor.Verify(rules.Referee(e), start, c.Strategy)
}
