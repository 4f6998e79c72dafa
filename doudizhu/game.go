// The game as an AND/OR graph.

package doudizhu

import (
	"math/bits"

	"kedou/search/andor"
)

// State is a position of one game: the hands, the play to beat without its
// kickers, and the player to move. A State belongs to the Game that made it.
type State struct {
	Hands [Seats]Hand
	Kind  Kind // of the play to beat; Pass if Turn leads
	Rank  Rank
	Len   uint8
	Turn  Seat
	Owner Seat // the player of the play to beat; Turn if Turn leads
}

// Last returns the play to beat, without its cards.
func (s *State) Last() Play { return Play{Kind: s.Kind, Rank: s.Rank, Len: s.Len} }

// Game is an open-card game under some rules as an AND/OR graph for
// [kedou/search/andor]: the peasants prove (OR), the landlord refutes (AND).
// Every move but a pass lays cards, and after the others' passes the owner of
// the trick has to lead; so no state repeats and the graph has no cycle.
//
// AppendMoves has the order of the founding document; AppendOrdered has an order that settles
// positions sooner. Both keep only one play if one empties the hand.
type Game struct {
	rules     *Rules
	three     bool
	mostCards bool // leads of more cards come first
}

var (
	_ andor.Game[State, Play, [3]uint64] = (*Game)(nil)
	_ andor.Orderer[State, Play]         = (*Game)(nil)
	_ andor.Estimator[State]             = (*Game)(nil)
)

// Game returns the game from e under the rules as they are now.
func (r *Rules) Game(e *Endgame) *Game {
	rules := *r
	return &Game{rules: &rules, three: e.Three}
}

// MostCardsFirst returns the same game, in which AppendMoves lists leads in the order that the
// founding document describes in words, not in the order of its letters.
func (g *Game) MostCardsFirst() *Game {
	other := *g
	other.mostCards = true
	return &other
}

// State returns the state of e.
func (e *Endgame) State() State {
	return State{e.Hands, e.Last.Kind, e.Last.Rank, e.Last.Len, e.Turn, e.Owner}
}

// Key packs s; keys are equal if and only if the States are. The hands leave room for the rest where a joker's count and a
// wildcard's would be.
func (g *Game) Key(s State) [3]uint64 {
	return [3]uint64{
		uint64(s.Hands[0]) | uint64(s.Kind&7)<<53 | uint64(s.Rank)<<60,
		uint64(s.Hands[1]) | uint64(s.Kind>>3)<<53 | uint64(s.Len)<<60,
		uint64(s.Hands[2]) | uint64(s.Turn)<<60 | uint64(s.Owner)<<62,
	}
}

// Hash spreads a key over 64 bits by two rounds of folded multiplication.
func (g *Game) Hash(k [3]uint64) uint64 {
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

// Estimate returns the number of ranks that each side still holds, as a first guess at the work of
// a proof that the side wins: emptying the hand takes about as many plays. Of two peasants the
// nearer one counts.
func (g *Game) Estimate(s State) (proof, disproof uint32) {
	proof = ranksIn(s.Hands[Down])
	if g.three {
		proof = min(proof, ranksIn(s.Hands[Up]))
	}
	return proof, ranksIn(s.Hands[Landlord])
}

// ranksIn counts the ranks in a hand.
func ranksIn(h Hand) uint32 { return uint32(bits.OnesCount16(h.AtLeast(1))) }

// Legal returns every legal play in s, by kind, length, rank and kickers, the pass last.
// AppendMoves appends only one if a play empties the hand.
func (g *Game) Legal(s State) []Play {
	plays := g.rules.AppendFollows(nil, s.Hands[s.Turn], s.Last())
	if s.Kind != Pass {
		plays = append(plays, Play{})
	}
	return plays
}

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
