// The lines of a trace: one header, then events.

package trace

import "kedou/search"

// Schema is the version of the format.
const Schema = 1

// Header is the first line: what was searched and how, in the writer's words.
type Header struct {
	Schema  int    `json:"schema"` // Schema
	Problem string `json:"problem"`
	Engine  string `json:"engine"`
	Start   string `json:"start"` // the start state as text, or what repeats it
}

// Event is a search.Event with its state and move as text. State is given once,
// when the state is new.
type Event struct {
	Kind   search.EventKind `json:"e"`
	ID     search.ID        `json:"id"`
	Parent search.ID        `json:"parent"` // -1: none
	Depth  int              `json:"depth"`
	Move   string           `json:"move,omitempty"`
	State  string           `json:"state,omitempty"`
	G      search.Cost      `json:"g"`
	H      search.Cost      `json:"h"`
	F      search.Cost      `json:"f"`
	Tie    search.Cost      `json:"tie"`
}

// Of turns an engine's event into a line, naming the state if it is new.
func Of[S, M any](e search.Event[S, M], fresh bool, state func(S) string, move func(M) string) Event {
	line := Event{Kind: e.Kind, ID: e.ID, Parent: e.Parent, Depth: e.Depth, G: e.G, H: e.H, F: e.Priority.F, Tie: e.Priority.Tie}
	if fresh {
		line.State = state(e.State)
	}
	if e.Parent != search.None {
		line.Move = move(e.Move)
	}
	return line
}
