// The names of events.

package engine

import "slices"

// The kinds of search.Event.
const (
	Opened     = "open"
	Expanded   = "expand"
	Duplicate  = "duplicate"
	Reparented = "reparent"
	Rescored   = "rescore"
	Reopened   = "reopen"
	DeadEnd    = "dead"
	Cut        = "cut"
	Dropped    = "drop"
	Restarted  = "restart"
	Won        = "won"
	Lost       = "lost"
	Found      = "goal"
)

// EventNumber returns the number of a kind, from 0 in the order above; -1 if no event has the name.
func EventNumber(kind string) int {
	return slices.Index([]string{Opened, Expanded, Duplicate, Reparented, Rescored, Reopened, DeadEnd, Cut, Dropped, Restarted, Won, Lost, Found}, kind)
}
