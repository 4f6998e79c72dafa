// Events: what an engine tells an observer.

package search

import "fmt"

// EventKind says what happened to a state.
type EventKind uint8

// The events. Together they determine the open list, the closed list and the
// tree at every moment; package trace rebuilds all three from them.
const (
	Opened     EventKind = iota // a new state entered the open list
	Expanded                    // a state left the open list for the closed one; its moves follow
	Duplicate                   // a child was known; nothing changed
	Reparented                  // a known state moved under a cheaper parent and stayed in its list
	Rescored                    // a state below a re-parented one got cheaper with it
	Reopened                    // a closed or dropped state entered the open list again, under the parent named
	DeadEnd                     // a new state went straight to the closed list: its heuristic is Infinite
	Cut                         // a state left the open list for the closed one, unexpanded: the depth limit
	Dropped                     // a state left the open list, and the beam, for neither
	Restarted                   // both lists and the tree are emptied: the next round of IDA*
	Found                       // a goal; the last event
)

// Event is one step of a search. Fields that a kind has no use for are zero.
type Event[S, M any] struct {
	Kind     EventKind
	ID       ID
	Parent   ID // None for the start
	Depth    int
	State    S
	Move     M // from Parent to State; zero for the start
	G, H     Cost
	Priority Priority
}

var eventNames = [...]string{"open", "expand", "duplicate", "reparent", "rescore", "reopen", "dead", "cut", "drop", "restart", "goal"}

// String is the event's name in traces.
func (k EventKind) String() string { return eventNames[k] }

// MarshalText and UnmarshalText give traces the name.
func (k EventKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText refuses what is not the name of an event.
func (k *EventKind) UnmarshalText(text []byte) error {
	for i, name := range eventNames {
		if name == string(text) {
			*k = EventKind(i)
			return nil
		}
	}
	return fmt.Errorf("search: %q is no event", text)
}
