// Package proofs has the common parts of all games' proof records. A record is a line of JSON that
// proves one verdict, and that a program without the solver can check:
//
//	{"schema":1,"proof":"klondike","version":1,"id":"17","verdict":"unsolvable", … }
//	{"schema":1,"proof":"doudizhu","version":1,"id":"1","verdict":"landlord", … }
//
// Every record begins with this [Head]; the rest belongs to the game. A file has a record on each line.
package proofs

import (
	"bytes"

	"kedou/search/phrase"
	"kedou/search/strictjson"
)

// Head is the beginning of every record.
type Head struct {
	Schema  int    `json:"schema"`  // 1
	Proof   string `json:"proof"`   // the game: klondike or doudizhu
	Version int    `json:"version"` // of the game's format
	ID      string `json:"id,omitempty"`
	Verdict string `json:"verdict"`
}

// headLength is the most bytes in which a record names its game.
const headLength = 64

// HeadOf reads the head of a line. It is false for a line that isn't a record of a proof.
func HeadOf(line []byte) (h Head, is bool) {
	if !bytes.Contains(line[:min(len(line), headLength)], []byte(`"proof":`)) {
		return h, false
	}
	err := strictjson.UnmarshalKnown(line, &h)
	return h, err == nil && h.Proof != ""
}

// CutOff returns an error about a line that is cut off, and nil for other lines.
func CutOff(line []byte) error {
	if !strictjson.BreaksOff(line) {
		return nil
	}
	return phrase.Errorf("the line breaks off at byte %d, where the file was cut off", len(line))
}

// Rest returns an error about a file that can't be read from some place on, with the counts of the part before.
func Rest(err error, right, whole int) error {
	return phrase.Errorf("%w; whole lines before it: %d, of them right: %d; write the file again", err, whole, right)
}

// Of refuses a head unless it belongs to a record of the expected game and version.
func (h Head) Of(game string, version int) error {
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
