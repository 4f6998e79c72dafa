// Plays as document 004 describes them, and its answers to "may I play this?".

package hand

import (
	"slices"

	"kedou/doudizhu"
)

// Node describes a play in the terms of document 004. Nodes say nothing about
// which kickers go along.
type Node struct {
	Kind  int // 1 plain, 2 sequence, 3 rocket
	Value int // face value of the lowest rank of the body
	Main  int // cards of each rank of the body, 1–4
	Len   int // ranks in the body, 1 if plain
	Sub   int // kickers: 0 none, 1 solos, 2 pairs
}

// Describe returns the description of a play. A pass has the zero Node.
func Describe(p doudizhu.Play) Node {
	switch {
	case p.Kind == doudizhu.Pass:
		return Node{}
	case p.Kind == doudizhu.Rocket:
		return Node{3, faceSmallJoker, 1, 1, 0}
	}
	s := p.Kind.Shape()
	return Node{min(int(p.Len), 2), face(p.Rank), s.Unit, int(p.Len), s.Size}
}

// Code answers whether cards may be played, with the numbers of document 004.
type Code int

// The codes in use.
const (
	Playable    Code = 0
	NoCards     Code = 102 // nothing selected
	NoPlay      Code = 103 // the cards have no reading under the rules
	DoesNotBeat Code = 105 // no reading beats what lies on the table
	NotYours    Code = 107 // the hand lacks some of the cards
)

// String says the code in words.
func (c Code) String() string {
	switch c {
	case Playable:
		return "playable"
	case NoCards:
		return "no cards selected"
	case NoPlay:
		return "not a play"
	case DoesNotBeat:
		return "doesn't beat the last play"
	}
	return "cards that aren't in the hand"
}

// Check tells whether the cards may be played from h on last, a pass if h leads,
// and as which play: of the readings that beat it, the one that hints would take.
func (r *Rules) Check(h, cards doudizhu.Hand, last doudizhu.Play) (doudizhu.Play, Code) {
	switch {
	case cards == 0:
		return doudizhu.Play{}, NoCards
	case !h.Contains(cards):
		return doudizhu.Play{}, NotYours
	}
	readings := r.Classify(nil, cards)
	if len(readings) == 0 {
		return doudizhu.Play{}, NoPlay
	}
	readings = slices.DeleteFunc(readings, func(p doudizhu.Play) bool { return !p.Beats(last) })
	if len(readings) == 0 {
		return doudizhu.Play{}, DoesNotBeat
	}
	return slices.MinFunc(readings, compareReadings), Playable
}
