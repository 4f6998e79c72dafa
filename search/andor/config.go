// What a caller may ask of a search, and what comes back.

package andor

import (
	"kedou/search"
	"kedou/search/phrase"
)

// ErrCycle: the game's graph has a cycle, or a line of more than 65,536 moves, which
// no engine of this package can handle.
var ErrCycle = phrase.Errorf("andor: the game can repeat a state or never ends; AND/OR search needs a graph without cycles")

// maxDepth bounds a line of play, so that a game with a cycle ends in ErrCycle
// instead of an exhausted stack.
const maxDepth = 1 << 16

// Backup says how numbers that measure work add up at the nodes where every
// child counts: costs at AOStar's And nodes, proof numbers at DFPN's And and
// disproof numbers at its Or nodes.
type Backup uint8

// The ways to add up.
const (
	// Max takes the largest child alone: children shared by many paths are not
	// counted once per path, the trouble of proof numbers in graphs. AOStar's
	// cost is then the number of moves in which the prover can force the win.
	Max Backup = iota
	// Sum adds the children up, as in trees (Allis 1994; Nilsson 1980).
	Sum
	// Weak takes the largest child and one more for each other open child
	// (Ueda, Hashimoto, Hashimoto & Iida 2008). For AOStar it is Max.
	Weak
)

// Config is what a search may be told. The zero value is a full search without
// limits that answers who wins and nothing else. Engines heed all of it but the
// options of others, so that one Config does for several.
type Config[S, M any] struct {
	Limits search.Limits
	// Proof asks for the winner's strategy in Result.Proof. It counts within
	// Limits.Memory, of which AlphaBeta and DFPN then leave it half.
	Proof bool
	// Progress is called about every 1,024 expansions.
	Progress func(search.Stats)
	// Observe is called at every event, if set: a position examined is Expanded.
	// AlphaBeta and DFPN, whose tables forget, then number the positions in a map
	// that Limits.Memory doesn't count.
	Observe func(search.Event[S, M])

	AOStar    AOStarOptions[S]
	AlphaBeta AlphaBetaOptions
	DFPN      DFPNOptions
}

// AOStarOptions are what AOStar alone can be told.
type AOStarOptions[S any] struct {
	// Heuristic estimates a state's cost to prove; nil is zero.
	Heuristic search.Heuristic[S]
	Backup    Backup
}

// AlphaBetaOptions are what AlphaBeta alone can be told.
type AlphaBetaOptions struct {
	// NoProbe spares looking all children up in the table before the first is
	// searched (enhanced transposition cut-off; Schaeffer & Plaat 1996).
	NoProbe bool
	// PlainOrder ignores the game's Orderer.
	PlainOrder bool
}

// DFPNOptions are what DFPN alone can be told.
type DFPNOptions struct {
	Backup Backup
	// Epsilon is how much more than the second best child's number the best child's may
	// grow before the second has its turn, as a part of that number (the 1 + ε of Pawlewicz and
	// Lew 2007). Zero is a quarter; what is below zero is no more at all, and what is no
	// number or beyond 2^20 is 2^20.
	Epsilon float64
	// PlainOrder ignores the game's Orderer.
	PlainOrder bool
}

// Result is an engine's answer.
type Result[S, M any] struct {
	Outcome Outcome       // whether the prover wins from the start
	Reason  search.Reason // what is missing, if anything: the outcome, or the Proof asked for
	Proof   *Proof[S, M]  // the winner's strategy, if asked for
	Cost    search.Cost   // AOStar: the cost of the start, Infinite if it is lost
	Stats   search.Stats
}
