// The game in the words of the founding document.

package trace

import (
	"fmt"
	"strings"

	"kedou/doudizhu"
	"kedou/search/andor"
	"kedou/search/trace"
)

// State is a state in the document's words: cards are written with 0 for the
// ten. The note tells what the document leaves to the operator: the play to
// beat. Between three, the peasants' hands stand with a slash between, and the
// note begins with the letters of who moves and of who leads or made that play.
type State struct {
	Landlord, Peasant string // what each side has left
	Must              bool   // whether the side to move has to play
	Note              string
}

// Move is an operator in the document's words: a pass is the empty one. The
// class is a letter from A to N (O to Q for the space shuttles, which the
// document doesn't have), the base the lowest card of the play's body.
type Move struct{ Cards, Class, Base string }

// Step, Node and Run are a step, a node and a replayed run as the file shows them.
// Their outcomes are the peasants'.
type (
	Step = andor.Step[State, Move]
	Node = andor.Node[State, Move]
	Run  = trace.Labelling[State, Move]
)

// stateOf describes a state of an endgame between two or three.
func stateOf(s doudizhu.State, three bool) State {
	state := State{Landlord: cards(s.Hands[doudizhu.Landlord]), Peasant: cards(s.Hands[doudizhu.Down]), Must: s.Kind == doudizhu.Pass}
	if three {
		e := doudizhu.Endgame{Three: true}
		state.Peasant += "/" + cards(s.Hands[doudizhu.Up])
		state.Note = e.SeatLetter(s.Turn) + ":" + e.SeatLetter(s.Owner) + ":"
	}
	if last := s.Last(); last.Kind != doudizhu.Pass {
		state.Note += fmt.Sprintf("%v:%s", last.Kind, cards(last.Body()))
	}
	return state
}

// classes are the letters of the kinds of play, from the pass on.
const classes = "-ABCDEFGHIJKLOPQMN"

const _ = uint(len(classes) - int(doudizhu.Kinds)) // fails to compile while a kind has no letter

// moveOf describes a play.
func moveOf(p doudizhu.Play) Move {
	if p.Kind == doudizhu.Pass {
		return Move{}
	}
	return Move{
		Cards: cards(p.Body()) + cards(p.Kickers()),
		Class: classes[p.Kind : p.Kind+1],
		Base:  cards(doudizhu.Of(p.Rank, 1)),
	}
}

// cards writes cards as the document does.
func cards(h doudizhu.Hand) string { return strings.ReplaceAll(h.String(), "T", "0") }

// plain turns the document's ten into the usual T. No other word has a 0 in it.
func plain(s string) string { return strings.ReplaceAll(s, "0", "T") }

// orDash stands for an empty hand.
func orDash(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

// String shows both hands and the note, with T for the ten.
func (s State) String() string {
	text := fmt.Sprintf("landlord %s, peasant %s", orDash(s.Landlord), orDash(s.Peasant))
	if s.Note != "" {
		text += ", " + s.Note
	}
	return plain(text)
}

// String shows the cards played, with T for the ten, or pass.
func (m Move) String() string {
	if m.Cards == "" {
		return "pass"
	}
	return plain(m.Cards)
}

// Tree returns what is to be drawn of a run: its nodes down to a depth in moves,
// or as many as can be read if depth is 0; only the winner's strategy if strategy
// is set and the run has a winner.
func Tree(r *Run, depth int, strategy bool) *trace.Tree {
	return r.Tree(trace.View[State, Move]{
		Depth: depth, Strategy: strategy, Move: Move.String,
		State: func(s State) (text, note string) {
			return plain(orDash(s.Landlord) + " | " + orDash(s.Peasant)), plain(s.Note)
		},
	})
}
