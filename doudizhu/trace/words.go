// The game in the words of the founding document.

package trace

import (
	"fmt"
	"strconv"
	"strings"

	"kedou/doudizhu"
	"kedou/internal/phrase"
	"kedou/search"
	"kedou/search/trace"
)

// Record returns an observer of a run on e for an engine of search/andor, which puts every event into a line for write: states and plays as four
// and three of the document's words, with 0 for the ten and - for nothing.
//
// A state is the landlord's cards, the peasants' cards, true if the side to move has to play, and a note with the play to beat, which the
// document leaves to the operator. Between three, a slash separates the peasants' hands, and the note begins with the letters of the mover and of
// the leader or player of that play. A play is its cards, its class, a letter from A to N (O to Q for the space shuttles, which the document
// lacks), and the lowest card of its body.
func Record(write func(trace.Event), e *doudizhu.Endgame) func(search.Event[doudizhu.State, doudizhu.Play]) {
	return trace.Record(write, func(s doudizhu.State) string { return stateWords(s, e.Three) }, playWords)
}

// stateWords describes a state of an endgame between two or three.
func stateWords(s doudizhu.State, three bool) string {
	peasants, note := cards(s.Hands[doudizhu.Down]), ""
	if three {
		e := doudizhu.Endgame{Three: true}
		peasants += "/" + cards(s.Hands[doudizhu.Up])
		note = e.SeatLetter(s.Turn) + ":" + e.SeatLetter(s.Owner) + ":"
	}
	if last := s.Last(); last.Kind != doudizhu.Pass {
		note += fmt.Sprintf("%v:%s", last.Kind, cards(last.Body()))
	}
	return strings.Join([]string{
		orDash(cards(s.Hands[doudizhu.Landlord])), orDash(peasants), strconv.FormatBool(s.Kind == doudizhu.Pass), orDash(note),
	}, " ")
}

// classes are the letters of the kinds of play, from the pass on.
const classes = "-ABCDEFGHIJKLOPQMN"

const _ = uint(len(classes) - int(doudizhu.Kinds)) // fails to compile while a kind has no letter

const pass = "- - -"

// Operator describes a play in the words of the document: the cards, the class, and the base card; - for each of a pass.
func Operator(p doudizhu.Play) (laid, class, base string) {
	if p.Kind == doudizhu.Pass {
		return "-", "-", "-"
	}
	return cards(p.Body()) + cards(p.Kickers()), classes[p.Kind : p.Kind+1], cards(doudizhu.Of(p.Rank, 1))
}

func playWords(p doudizhu.Play) string {
	laid, class, base := Operator(p)
	return laid + " " + class + " " + base
}

// cards writes cards as the document does.
func cards(h doudizhu.Hand) string { return strings.ReplaceAll(h.String(), "T", "0") }

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

// Check refuses words that describe no state of an endgame, such as those of another game's trace.
func Check(words string) error {
	w := strings.Split(words, " ")
	if len(w) != 4 || w[2] != "true" && w[2] != "false" {
		return phrase.Errorf("%q is no state of doudizhu", words)
	}
	return nil
}

// State turns a state's words, which Check accepts, into words for people, with T for the ten: both hands, – for an empty one, and the note.
func State(words string) (landlord, peasant, note string) {
	w := strings.Split(strings.ReplaceAll(words, "0", "T"), " ") // no other word has a 0 in it
	for i := range w {
		if w[i] == "-" {
			w[i] = [...]string{"–", "–", "", ""}[i]
		}
	}
	return w[0], w[1], w[3]
}

// SixWords converts a state's words into those of pages: the hands of the landlord, the peasant after and the peasant before, the mover, kind and
// body of the play to beat, and its player; - for nothing. And is whether the landlord moves. Other words are an error.
func SixWords(words string, and bool) (string, error) {
	if err := Check(words); err != nil {
		return "", err
	}
	w := strings.Split(strings.ReplaceAll(words, "0", "T"), " ")
	turn, owner := "peasant", "landlord"
	if and {
		turn, owner = owner, turn
	}
	down, up, three := strings.Cut(w[1], "/")
	note := strings.TrimPrefix(w[3], "-")
	if three {
		seats := strings.SplitN(note, ":", 3)
		if len(seats) < 3 || seatNames[seats[0]] == "" || seatNames[seats[1]] == "" {
			return "", phrase.Errorf("%q is no state of doudizhu", words)
		}
		turn, owner, note = seatNames[seats[0]], seatNames[seats[1]], seats[2]
	}
	if note == "" {
		owner = ""
	}
	return strings.Join([]string{w[0], orDash(down), orDash(up), turn, orDash(note), orDash(owner)}, " "), nil
}

// seatNames are the seats of three by their letters.
var seatNames = map[string]string{"L": "landlord", "D": "down", "U": "up"}

// Move returns the cards of a play's words, with T for the ten, or pass.
func Move(words string) string {
	if words == pass {
		return "pass"
	}
	cards, _, _ := strings.Cut(words, " ")
	return strings.ReplaceAll(cards, "0", "T")
}

// Drawing returns the settings for drawings of runs, with the words of State and Move.
func Drawing() trace.Drawing {
	return trace.Drawing{Move: Move, State: func(words string) (text, note string) {
		landlord, peasant, note := State(words)
		return landlord + " | " + peasant, note
	}}
}
