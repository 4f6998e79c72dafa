// Events: what an engine reports to an observer.

package search

// Event is one step of a search. Fields that its kind doesn't use are zero. Together the events determine the open list, the closed list,
// the tree or graph and its labels at every moment; package trace rebuilds them. The kinds are:
//
//	open       a new state entered the open list
//	expand     a state left the open list for the closed one; its moves follow
//	duplicate  a child was known; in a game it gets one more parent, else nothing changed
//	reparent   a known state moved under a cheaper parent and stayed in its list
//	rescore    a state below a re-parented one got cheaper with it
//	reopen     a closed or dropped state entered the open list again, under the parent named
//	dead       a state, new or open, is closed unexpanded: its heuristic is Infinite, or play is over
//	cut        a state left the open list for the closed one, unexpanded: the depth limit
//	drop       a state left its list: it fell out of the beam, or no other state depends on it any more
//	restart    both lists and the tree are emptied for the next round of IDA*
//	won, lost  a position of a game is won or lost for the prover
//	goal       a goal; the last event
type Event[S, M any] struct {
	Kind     string
	ID       ID
	Parent   ID // None for the start
	Depth    int
	State    S
	And      bool // the refuter moves in State, a position of a game
	Move     M    // from Parent to State; zero for the start
	G, H     Cost
	Priority Priority
}
