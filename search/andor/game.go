// What a domain offers to be searched as an AND/OR graph, and the names of
// its parts.

package andor

// Kind tells whose choice a state is: it depends on the side to move alone, so
// partners who play for the same side share a kind.
type Kind uint8

// The two kinds of node.
const (
	Or  Kind = iota // the prover moves: one won child is enough
	And             // the refuter moves: every child has to be won
)

// String returns OR or AND.
func (k Kind) String() string {
	if k == And {
		return "AND"
	}
	return "OR"
}

// wants is the value that settles a node of this kind by one child alone.
func (k Kind) wants() Outcome {
	if k == And {
		return Lost
	}
	return Won
}

// Outcome is who wins a game, from the point of view that the speaker states.
// Package andor always speaks for the prover, who moves at Or nodes: in its
// games, labels and results Won means that the prover wins. (The founding
// document calls that solvable, and Lost unsolvable.)
type Outcome uint8

// The three outcomes. A limit is no proof: what was cut off is Unknown.
const (
	Unknown Outcome = iota // not known, or not yet
	Won                    // the side that is spoken for wins against every defence
	Lost                   // the other side does
)

// String returns undecided, won or lost.
func (o Outcome) String() string { return [...]string{"undecided", "won", "lost"}[o] }

// Opposite is the same outcome from the other side's point of view.
func (o Outcome) Opposite() Outcome {
	switch o {
	case Won:
		return Lost
	case Lost:
		return Won
	}
	return Unknown
}

// Game is a two-sided game of complete information whose question is yes or
// no: can the prover, who moves at Or nodes, win? It is given by its states S,
// the moves M between them, and a comparable key K per state.
//
// No play may repeat a state: the graph has no cycle, as in every game whose
// moves use something up. States with equal keys must have the same future,
// kind and value included. An undecided state without moves is lost for the side
// that should move. searchtest.ConformGame checks all this.
type Game[S, M any, K comparable] interface {
	// Key identifies s among all states of one search.
	Key(s S) K
	// Kind tells who moves in s.
	Kind(s S) Kind
	// Outcome returns who has won in s, or Unknown if play goes on.
	Outcome(s S) Outcome
	// AppendMoves appends the legal moves of s to dst, in an order that is
	// part of the contract: Labelling numbers its nodes by it.
	AppendMoves(dst []M, s S) []M
	// Next returns the state after m, a move of s.
	Next(s S, m M) S
}

// Orderer is an optional upgrade of a Game: the same moves in the order that
// is likely to settle s soonest, likely winners for the side to move first.
// AlphaBeta and DFPN ask for it; Labelling and AOStar keep AppendMoves's order.
type Orderer[S, M any] interface {
	AppendOrdered(dst []M, s S) []M
}

// Estimator is an optional upgrade of a Game: first proof and disproof numbers
// for an undecided state that DFPN meets for the first time, at least 1 each. They
// estimate how much has to be done to prove or disprove s; without it both are
// 1, and DFPN with Backup Max goes by the move order alone. A rough count
// of the moves that each side still needs is of use: for the game with which this
// was measured, it saves 44 % of the expansions (40 endgames).
type Estimator[S any] interface {
	Estimate(s S) (proof, disproof uint32)
}
