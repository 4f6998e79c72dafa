// The game as an AND/OR graph.

package doudizhu

import (
	"math/bits"
	"slices"

	"kedou/search/andor"
)

// State is a position of one game: the hands, the play to beat without its
// kickers, and who moves. It belongs to the Game that made it.
type State struct {
	Hands [Seats]Hand
	Kind  Kind // of the play to beat; Pass if Turn leads
	Rank  Rank
	Len   uint8
	Turn  Seat
	Owner Seat // who made the play to beat; Turn if he leads
}

// Last returns the play to beat, without its cards.
func (s *State) Last() Play { return Play{Kind: s.Kind, Rank: s.Rank, Len: s.Len} }

// Key is a State packed: equal if and only if the States are.
type Key [3]uint64

// Game is an open-card game under some rules as an AND/OR graph for
// [kedou/search/andor]: the peasants prove (OR), the landlord refutes (AND).
// Every move but a pass lays cards, and after the others' passes the owner of
// the trick has to lead; so no state repeats and the graph has no cycle.
//
// AppendMoves has the order of the founding document; AppendOrdered one that
// settles positions sooner. Both keep only one play if one empties the hand.
type Game struct {
	rules *Rules
	three bool
}

var (
	_ andor.Game[State, Play, Key] = (*Game)(nil)
	_ andor.Orderer[State, Play]   = (*Game)(nil)
	_ andor.Estimator[State]       = (*Game)(nil)
)

// NewGame returns the game that is played from e under rules r.
func NewGame(r *Rules, e *Endgame) *Game { return &Game{r, e.Three} }

// StateOf returns the state of e.
func StateOf(e *Endgame) State {
	return State{e.Hands, e.Last.Kind, e.Last.Rank, e.Last.Len, e.Turn, e.Owner}
}

// Key packs s: the hands leave room for the rest where a joker's count and a
// wildcard's would be.
func (g *Game) Key(s State) Key {
	return Key{
		uint64(s.Hands[0]) | uint64(s.Kind&7)<<53 | uint64(s.Rank)<<60,
		uint64(s.Hands[1]) | uint64(s.Kind>>3)<<53 | uint64(s.Len)<<60,
		uint64(s.Hands[2]) | uint64(s.Turn)<<60 | uint64(s.Owner)<<62,
	}
}

// Hash spreads a key over 64 bits by two rounds of folded multiplication.
func (g *Game) Hash(k Key) uint64 {
	hi, lo := bits.Mul64(k[0]^0x9e37_79b9_7f4a_7c15, k[1]^0xd1b5_4a32_d192_ed03)
	hi, lo = bits.Mul64(hi^lo^k[2], 0x2545_f491_4f6c_dd1d)
	return hi ^ lo
}

// Kind returns Or if a peasant moves.
func (g *Game) Kind(s State) andor.Kind {
	if s.Turn.Peasant() {
		return andor.Or
	}
	return andor.And
}

// Outcome returns Won, for the peasants, once a hand of theirs is empty, and Lost
// once the landlord's is.
func (g *Game) Outcome(s State) andor.Outcome {
	switch {
	case s.Hands[Landlord] == 0:
		return andor.Lost
	case s.Hands[Down] == 0 || g.three && s.Hands[Up] == 0:
		return andor.Won
	}
	return andor.Unknown
}

// Estimate takes the ranks that a side still holds as a first guess at the work
// of a proof that it wins: about so many plays empty the hand. Of two peasants
// the nearer one counts. Over the 18-card endgames, df-pn expands an eighth less
// with it than with ones, and a fifth where numbers are added up.
func (g *Game) Estimate(s State) (proof, disproof uint32) {
	proof = ranksIn(s.Hands[Down])
	if g.three {
		proof = min(proof, ranksIn(s.Hands[Up]))
	}
	return proof, ranksIn(s.Hands[Landlord])
}

// ranksIn counts the ranks in a hand.
func ranksIn(h Hand) uint32 { return uint32(bits.OnesCount16(h.AtLeast(1))) }

// Next returns the state after p. When all others have passed, the owner of the
// trick leads.
func (g *Game) Next(s State, p Play) State {
	mover := s.Turn
	s.Turn = mover.after(1, g.three)
	if p.Kind != Pass {
		s.Hands[mover] -= p.Cards
		s.Kind, s.Rank, s.Len, s.Owner = p.Kind, p.Rank, p.Len, mover
	} else if s.Turn == s.Owner {
		s.Kind, s.Rank, s.Len = Pass, 0, 0
	}
	return s
}

// AppendMoves appends the plays in the founding document's order. A leader's
// kinds are searched in the order of kindOrder, and each play found is put at
// the head, which brings long plays to the front; an answer comes in ascending
// strength, and the pass last.
func (g *Game) AppendMoves(dst []Play, s State) []Play {
	from, hand := len(dst), s.Hands[s.Turn]
	if s.Kind == Pass {
		gen := newGenerator(g.rules, hand)
		for _, k := range kindOrder {
			dst = gen.appendLengths(dst, k)
		}
		slices.Reverse(dst[from:])
	} else {
		dst = g.rules.AppendFollows(dst, hand, s.Last())
	}
	return finish(dst, from, s)
}

// kindOrder is the founding document's order of kinds, its letters NMALKBCDEFGHJI.
// Space shuttles, which it doesn't have, come last.
var kindOrder = [Kinds - 1]Kind{
	Rocket, Bomb, Solo, FourPairs, FourSolos, Pair, Trio, TrioSolo, TrioPair, Chain,
	PairChain, TrioChain, PlanePairs, PlaneSolos, QuadChain, ShuttleSolos, ShuttlePairs,
}

// finish keeps only a play that empties the mover's hand, if there is one from
// dst[from] on: the first by Kind and Rank, so that every order keeps the same.
// Otherwise it adds the pass, if the mover may pass.
func finish(dst []Play, from int, s State) []Play {
	var best Play
	for _, p := range dst[from:] {
		if p.Cards == s.Hands[s.Turn] && (best.Kind == Pass || p.Kind < best.Kind || p.Kind == best.Kind && p.Rank < best.Rank) {
			best = p
		}
	}
	switch {
	case best.Kind != Pass:
		return append(dst[:from], best)
	case s.Kind != Pass:
		return append(dst, best)
	}
	return dst
}

// AppendOrdered appends the plays of AppendMoves in an order measured to need
// the smallest trees in depth-first search: lead low ranks and many cards,
// answer high, bombs late, pass last, but first if the partner owns the trick.
func (g *Game) AppendOrdered(dst []Play, s State) []Play {
	from, hand := len(dst), s.Hands[s.Turn]
	dst = finish(g.rules.AppendFollows(dst, hand, s.Last()), from, s)
	plays := dst[from:]
	switch {
	case s.Kind == Pass:
		slices.SortStableFunc(plays, func(a, b Play) int { return weighLead(a) - weighLead(b) })
	case len(plays) > 1 && s.Owner.Peasant() && s.Turn.Peasant():
		copy(plays[1:], plays[:len(plays)-1])
		plays[0] = Play{}
	default:
		slices.SortStableFunc(plays, func(a, b Play) int { return answerWeight(a) - answerWeight(b) })
	}
	return dst
}

// weighLead is the LeadWeight of a play.
func weighLead(p Play) int { return LeadWeight(p.Rank, p.Cards.Cards(), p.Kind.Trumps()) }

// LeadWeight is small for leads that a depth-first search should try first: low
// ranks and many cards, and bombs and the rocket last of all. Of the orders tried on
// 60 endgames of 26 cards, this one with high answers first needed the fewest nodes.
func LeadWeight(r Rank, cards int, trumps bool) int {
	w := 3*int(r) - 2*cards
	if trumps {
		w += 100
	}
	return w
}

// answerWeight is small for answers to try first.
func answerWeight(p Play) int {
	switch {
	case p.Kind == Pass:
		return 200
	case p.Kind.Trumps():
		return 100 + int(p.Rank)
	}
	return -int(p.Rank)
}
