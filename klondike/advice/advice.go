// Package advice answers a player of Klondike at any position: what now, and is it over? Advise knows what the player sees, and estimates;
// Open knows all cards, decides, and leads to the win; Winnable decides alone. The terminal, the page and the library give these answers.
// All functions are safe for concurrent use.
package advice

import (
	"cmp"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/search"
)

// Answer is the answer at a position.
type Answer struct {
	End
	Verdict search.Status // what is certain: Solved, Unsolvable, or Unknown
	Chance  float64       // of winning, 0 to 1: the Verdict's, or an estimate
	Error   float64       // of Chance: its standard deviation
	Games   int           // played out in sampled worlds; 0: no estimate
	Ways    []Way         // the best first
}

// Count returns how many ways have a verdict.
func (a *Answer) Count(v search.Status) (n int) {
	for i := range a.Ways {
		if a.Ways[i].Verdict == v {
			n++
		}
	}
	return n
}

// Reason returns why Open has left the last undecided way undecided.
func (a *Answer) Reason() (why search.Reason) {
	for i := range a.Ways {
		why = cmp.Or(a.Ways[i].reason, why)
	}
	return why
}

// Way is a way on.
type Way struct {
	blind.Way               // its moves: of a proved win all, else one at least
	Verdict   search.Status // after its moves: Solved if they end a win, Unsolvable if none is left
	reason    search.Reason // why Open has left it undecided
	Length    klondike.Length
	Idle      bool // of Open: the first move, such as a lone king's to another empty column, leaves as many steps to go as before
	far       int  // from the win: in steps if it is proved, else as a guess
}
