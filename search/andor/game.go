// The contract of a domain that can be searched as an AND/OR graph, and the names of its parts.

package andor

// Kind says whose choice a state is. It depends on the side to move alone, so partners who play for the same side share a kind.
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

// wants is the outcome of one child that settles a node of this kind.
func (k Kind) wants() Outcome {
	if k == And {
		return Lost
	}
	return Won
}

// Outcome is who wins a game, from a stated point of view. Package andor always takes the prover's, who moves at Or nodes: in its games,
// labels and results Won means that the prover wins. (The founding document calls that solvable, and Lost unsolvable.)
type Outcome uint8

// The three outcomes. A limit is no proof: a search cut off is Unknown.
const (
	Unknown Outcome = iota // not known, or not yet
	Won                    // the side in question wins against every defence
	Lost                   // the other side wins
)

// String returns undecided, won or lost.
func (o Outcome) String() string { return [...]string{"undecided", "won", "lost"}[o] }

// Opposite returns the same outcome from the other side's point of view.
func (o Outcome) Opposite() Outcome {
	switch o {
	case Won:
		return Lost
	case Lost:
		return Won
	}
	return Unknown
}

// Game is a two-sided game of complete information with a yes-or-no question: can the prover, who moves at Or nodes, win? It is given by
// its states S, the moves M between them, and a comparable key K per state.
//
// No line of play may repeat a state: the graph has no cycle, as in every game whose moves use something up. States with equal keys must
// have the same future, including kind and value. An undecided state without moves is lost for the side to move. searchtest.ConformGame
// checks all this.
type Game[S, M any, K comparable] interface {
	// Key identifies s among all states of one search.
	Key(s S) K
	// Kind says who moves in s.
	Kind(s S) Kind
	// Outcome returns who has won in s, or Unknown if play continues.
	Outcome(s S) Outcome
	// AppendMoves appends the legal moves of s to dst. Their order is part of the contract: Labelling numbers its nodes by it.
	AppendMoves(dst []M, s S) []M
	// Next returns the state after m, a move of s.
	Next(s S, m M) S
}

// Orderer is an optional upgrade of a Game: the same moves in the order most likely to settle s soon, likely winners for the side to move
// first. AlphaBeta and DFPN use it; Labelling and AOStar keep AppendMoves's order.
type Orderer[S, M any] interface {
	AppendOrdered(dst []M, s S) []M
}

// Estimator is an optional upgrade of a Game: first proof and disproof numbers for an undecided state that DFPN meets for the first time,
// at least 1 each. They estimate the work to prove or disprove s, for example by a rough count of the moves that each side still needs.
// Without it both are 1, and DFPN with Backup Max follows the move order alone.
type Estimator[S any] interface {
	Estimate(s S) (proof, disproof uint32)
}
