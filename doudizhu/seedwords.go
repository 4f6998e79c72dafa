// The game in the words of the founding document, for the trace of its search.

package doudizhu

import (
	"fmt"
	"strings"

	"kedou/search/trace"
)

// SeedWords puts states and plays into the founding document's words for
// [trace.SeedWriter]: cards with 0 for the ten, an operator's class as a letter
// from A to N (O to Q for the space shuttles, which the document doesn't have),
// and the lowest card of its body as the base. The note tells what the document
// leaves to the operator: the play to beat. Between three, the peasants' hands
// stand with a slash between, and the note begins with the letters of who moves
// and of who leads or made that play.
type SeedWords struct{ Three bool }

var _ trace.SeedWords[State, Play] = SeedWords{}

// SeedState describes a state.
func (w SeedWords) SeedState(s State) trace.SeedState {
	state := trace.SeedState{Refuter: seedCards(s.Hands[Landlord]), Prover: seedCards(s.Hands[Down]), Must: s.Kind == Pass}
	if w.Three {
		e := Endgame{Three: true}
		state.Prover += "/" + seedCards(s.Hands[Up])
		state.Note = e.SeatLetter(s.Turn) + ":" + e.SeatLetter(s.Owner) + ":"
	}
	if last := s.Last(); last.Kind != Pass {
		state.Note += fmt.Sprintf("%v:%s", last.Kind, seedCards(last.Body()))
	}
	return state
}

// seedClasses are the letters of the kinds, from Pass on.
const seedClasses = "-ABCDEFGHIJKLOPQMN"

// SeedMove describes a play; a pass is the empty operator.
func (w SeedWords) SeedMove(p Play) trace.SeedMove {
	if p.Kind == Pass {
		return trace.SeedMove{}
	}
	return trace.SeedMove{
		Cards: seedCards(p.Body()) + seedCards(p.Kickers()),
		Class: seedClasses[p.Kind : p.Kind+1],
		Base:  seedCards(Of(p.Rank, 1)),
	}
}

// seedCards writes cards as the document does.
func seedCards(h Hand) string { return strings.ReplaceAll(h.String(), "T", "0") }
