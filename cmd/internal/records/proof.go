package records

// The beginning of a proof, which is the same for both games. A proof is one line of JSON in a file of proofs. It shows
// that one verdict is right, and a program without the solver can check it:
//
//	{"schema":1,"proof":"klondike","version":1,"id":"17","verdict":"unsolvable", … }
//	{"schema":1,"proof":"doudizhu","version":1,"id":"1","verdict":"landlord", … }
//
// The verify commands read the [ProofHead] and pass the line to the checker of its game. The fields behind the Head are described in
// klondike/proof/FORMAT.md and in cmd/doudizhu/internal/common/proof.go.

import (
	"bytes"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// ProofHead holds the fields with which every proof begins.
type ProofHead struct {
	Schema  int    `json:"schema"`       // 1
	Proof   string `json:"proof"`        // the game: klondike or doudizhu
	Version int    `json:"version"`      // of the game's format
	ID      string `json:"id,omitempty"` // of the deal or endgame, such as its seed
	Verdict string `json:"verdict"`      // solved, unsolvable or undecided; landlord or peasant
}

// headLength is the number of bytes within which a proof names its game.
const headLength = 64

// ProofHeadOf reads the head of a line, and reports whether the line is a proof. The version isn't checked: see ProofHead.Of.
func ProofHeadOf(line []byte) (h ProofHead, is bool) {
	if !bytes.Contains(line[:min(len(line), headLength)], []byte(`"proof":`)) {
		return h, false
	}
	err := strictjson.UnmarshalKnown(line, &h)
	return h, err == nil && h.Proof != ""
}

// CutOff returns an error if line is the beginning of a JSON value without its end, as when a file was cut off, and nil for every other line.
func CutOff(line []byte) error {
	if !strictjson.BreaksOff(line) {
		return nil
	}
	return phrase.Errorf("the line breaks off at byte %d, where the file was cut off", len(line))
}

// Rest adds to err, the fault at which the reading of a file ended, the number of whole lines before it and the number of right ones among them.
func Rest(err error, right, whole int) error {
	return phrase.Errorf("%w; whole lines before it: %d, of them right: %d; write the file again", err, whole, right)
}

// Of returns an error unless the head belongs to a proof about game, klondike or doudizhu, in this version of the game's format.
func (h ProofHead) Of(game string, version int) error {
	switch {
	case h.Proof != game && (h.Proof == "klondike" || h.Proof == "doudizhu"):
		return phrase.Errorf("a proof about %s; check it by %s verify", phrase.New(h.Proof), phrase.New(h.Proof))
	case h.Proof != game:
		return phrase.Errorf("a proof about %q; this program knows those about klondike and doudizhu", h.Proof)
	case h.Schema != 1 || h.Version != version:
		return phrase.Errorf("schema %d, version %d of the proof; this program reads 1 and %d", h.Schema, h.Version, version)
	}
	return nil
}
