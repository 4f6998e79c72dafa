// The lines of a trace: one header, then events, then how the search ended.

package trace

import (
	"slices"

	"kedou/internal/phrase"
	"kedou/search"
	"kedou/search/andor"
)

// schema is the version of the format.
const schema = 2

// Header is the first line: what was searched and how, in the writer's words.
type Header struct {
	Schema  int    `json:"schema"` // of the format; filled in by NewWriter
	Problem string `json:"problem"`
	Engine  string `json:"engine"`
	Start   string `json:"start"` // the start state as text, or what reconstructs it
}

// Event is a search.Event with its state and move as text. State is present once, when the state is new.
type Event struct {
	Kind   string      `json:"e"`
	ID     search.ID   `json:"id"`
	Parent search.ID   `json:"parent"` // -1: none
	Depth  int         `json:"depth"`
	Move   string      `json:"move,omitempty"`
	State  string      `json:"state,omitempty"`
	And    bool        `json:"and,omitempty"` // the refuter moves
	G      search.Cost `json:"g"`
	H      search.Cost `json:"h"`
	F      search.Cost `json:"f"`
	Tie    search.Cost `json:"tie"`
}

// End is the last line: how the search ended, in the words of search.Status or andor.Outcome, and of search.Reason. A search that was
// interrupted is undecided, with the reason "cancelled".
type End struct {
	Status string `json:"end"`
	Reason string `json:"reason,omitempty"` // why the search is undecided
	Events int    `json:"events"`           // the number of event lines
	CRC    string `json:"crc32"`            // of every byte before these digits, by IEEE 802.3, in hexadecimal
}

// saying lists the verdicts that events imply, by a goal or the label of the start.
var saying = []string{search.Solved.String(), andor.Won.String(), andor.Lost.String()}

func (e *End) check(r *Replay) error {
	said, undecided := "", e.Status == search.Unknown.String()
	if r.Done {
		said = search.Solved.String()
	} else if len(r.Nodes) > 0 && r.Nodes[0].Outcome != andor.Unknown {
		said = r.Nodes[0].Outcome.String()
	}
	switch {
	case !undecided && e.Status != search.Unsolvable.String() && !slices.Contains(saying, e.Status):
		return phrase.Errorf("%q is no verdict", e.Status)
	case said != "" && e.Status != said || said == "" && slices.Contains(saying, e.Status):
		return phrase.Errorf("%s is the verdict, but the events say otherwise", e.Status)
	case undecided != (e.Reason != ""):
		return phrase.Errorf("a search without a verdict has a reason, and one with a verdict has none")
	}
	return nil
}

// Of turns an engine's event into a line that names the state if it is new.
func Of[S, M any](e search.Event[S, M], fresh bool, state func(S) string, move func(M) string) Event {
	line := Event{Kind: e.Kind, ID: e.ID, Parent: e.Parent, Depth: e.Depth, G: e.G, H: e.H, F: e.Priority.F, Tie: e.Priority.Tie}
	if fresh {
		line.State, line.And = state(e.State), e.And
	}
	if e.Parent != search.None {
		line.Move = move(e.Move)
	}
	return line
}
