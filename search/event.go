// Events: what an engine reports to an observer.

package search

import "kedou/internal/phrase"

// EventKind says what happened to a state.
type EventKind uint8

// The events. Together they determine the open list, the closed list, the tree or
// graph and its labels at every moment; package trace rebuilds them.
const (
	Opened     EventKind = iota // a new state entered the open list
	Expanded                    // a state left the open list for the closed one; its moves follow
	Duplicate                   // a child was known; in a game it gets one more parent, else nothing changed
	Reparented                  // a known state moved under a cheaper parent and stayed in its list
	Rescored                    // a state below a re-parented one got cheaper with it
	Reopened                    // a closed or dropped state entered the open list again, under the parent named
	DeadEnd                     // a state, new or open, is closed unexpanded: its heuristic is Infinite, or play is over
	Cut                         // a state left the open list for the closed one, unexpanded: the depth limit
	Dropped                     // a state left its list: it fell out of the beam, or no other state depends on it any more
	Restarted                   // both lists and the tree are emptied for the next round of IDA*
	Won                         // a position of a game is won for the prover
	Lost                        // a position of a game is lost for the prover
	Found                       // a goal; the last event
)

// Event is one step of a search. Fields that a kind doesn't use are zero.
type Event[S, M any] struct {
	Kind     EventKind
	ID       ID
	Parent   ID // None for the start
	Depth    int
	State    S
	And      bool // the refuter moves in State, a position of a game
	Move     M    // from Parent to State; zero for the start
	G, H     Cost
	Priority Priority
}

var eventNames = [...]string{"open", "expand", "duplicate", "reparent", "rescore", "reopen", "dead", "cut", "drop", "restart", "won", "lost", "goal"}

// String returns the event's name in traces.
func (k EventKind) String() string { return eventNames[k] }

// MarshalText and UnmarshalText write and read the event's name.
func (k EventKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText refuses a text that names no event.
func (k *EventKind) UnmarshalText(text []byte) error {
	for i, name := range eventNames {
		if name == string(text) {
			*k = EventKind(i)
			return nil
		}
	}
	return phrase.Errorf("search: %q is no event", text)
}
