// The settings of a search, and its answer.

package andor

import (
	"kedou/internal/phrase"
	"kedou/search"
)

// ErrCycle means that the game's graph has a cycle, which no engine of this package can handle, or, from AlphaBeta and DFPN, a line of more
// than 65,536 moves. These two notice a cycle within a few rounds of it; Labelling and AOStar follow an endless line until a limit.
var ErrCycle = phrase.Errorf("andor: the game can repeat a state or never ends; AND/OR search needs a graph without cycles")

// maxDepth bounds a line of play, so that a game with a cycle ends in ErrCycle instead of a stack overflow.
const maxDepth = 1 << 16

// Backup says how numbers that measure work combine at the nodes where every child counts: costs at AOStar's And nodes, proof numbers at
// DFPN's And nodes and disproof numbers at its Or nodes.
type Backup uint8

// The ways to combine.
const (
	// Max takes the largest child alone. A child on many paths is then not counted once per path, which inflates proof numbers in graphs.
	// AOStar's cost is the number of moves in which the prover can force the win.
	Max Backup = iota
	// Sum adds up the children, as in trees (Allis 1994; Nilsson 1980).
	Sum
	// Weak takes the largest child and one more for each other open child (Ueda, Hashimoto, Hashimoto & Iida 2008). For AOStar it is Max.
	Weak
)

func (b Backup) check() error {
	if b > Weak {
		return phrase.Errorf("andor: Backup is %d; use Max, Sum or Weak", b)
	}
	return nil
}

// Config sets up an engine. The zero value is a full search without limits that returns only the outcome. An engine ignores the options of
// other engines, so one Config serves several.
type Config[S, M any] struct {
	Limits search.Limits
	// Proof requests the winner's strategy in Result.Proof. The proof counts within Limits.Memory; AlphaBeta and DFPN then leave half of
	// the memory for it.
	Proof bool
	// Progress, if set, is called about every 1,024 expansions.
	Progress func(search.Stats)
	// Observe, if set, is called at every event: a position examined is Expanded. AlphaBeta and DFPN forget positions, and number them for
	// the observer in a map that Limits.Memory doesn't count.
	Observe func(search.Event[S, M])

	AOStar    AOStarOptions[S]
	AlphaBeta AlphaBetaOptions
	DFPN      DFPNOptions
}

// AOStarOptions are the options of AOStar.
type AOStarOptions[S any] struct {
	// Heuristic estimates a state's cost to prove, dear as it may be: Infinite doesn't mean lost. Nil is zero.
	Heuristic func(S) search.Cost
	Backup    Backup
}

// AlphaBetaOptions are the options of AlphaBeta.
type AlphaBetaOptions struct {
	// NoProbe skips looking up all children in the table before the first is searched (enhanced transposition cut-off; Schaeffer & Plaat
	// 1996).
	NoProbe bool
	// PlainOrder ignores the game's Orderer.
	PlainOrder bool
}

// DFPNOptions are the options of DFPN.
type DFPNOptions struct {
	Backup Backup
	// Epsilon is how far the best child's number may exceed the second best child's before the second is searched, as a part of the
	// second's number (the 1 + ε of Pawlewicz and Lew 2007). Zero means a quarter, a negative value 0;
	// values above 2^20 mean 2^20, and NaN is an error.
	Epsilon float64
	// PlainOrder ignores the game's Orderer.
	PlainOrder bool
}

// Result is an engine's answer. Point of view: the prover.
type Result[S, M any] struct {
	Outcome Outcome       // whether the prover wins from the start
	Reason  search.Reason // what is missing, if anything: the outcome, or the Proof requested
	Proof   *Proof[S, M]  // the winner's strategy, if requested
	Cost    search.Cost   // AOStar: the cost of the start, Infinite if it is lost
	Stats   search.Stats
}
