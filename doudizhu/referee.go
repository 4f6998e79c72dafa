// The referee: the legality of plays, for checking lines of play and proofs.

package doudizhu

import (
	"slices"

	"kedou/internal/phrase"
	"kedou/search/andor"
)

// referee judges games under some rules; see Rules.Referee.
type referee struct {
	rules Rules
	three bool
	plays map[Hand][]Play // every play of a hand
}

// Referee returns the game from e under the rules as they are now, for [andor.Verify]. It finds a
// state's moves by classifying every subset of the hand, makes moves by Apply, and uses states as
// their own keys. Finding the plays takes time exponential in the hand's size, 0.1 s for 18 cards,
// once for each hand. Its order of moves differs from the Game's.
//
// Referee and Game share the types Rules, State, Play and Hand with the shapes of the kinds and the
// order of seats. They share no code that finds plays, makes moves, detects the winner or
// distinguishes states.
func (r *Rules) Referee(e *Endgame) andor.Game[State, Play, State] {
	return &referee{*r, e.Three, map[Hand][]Play{}}
}

// Key returns s itself.
func (r *referee) Key(s State) State { return s }

// Kind returns And for the landlord, who refutes, and Or for the peasants.
func (r *referee) Kind(s State) andor.Kind {
	return map[bool]andor.Kind{true: andor.And, false: andor.Or}[s.Turn == Landlord]
}

// Outcome returns the outcome, from the peasants' point of view.
func (r *referee) Outcome(s State) andor.Outcome {
	e := r.position(s)
	switch winner, over := e.Winner(); {
	case !over:
		return andor.Unknown
	case winner == Landlord:
		return andor.Lost
	}
	return andor.Won
}

// position returns s as an endgame.
func (r *referee) position(s State) Endgame {
	return Endgame{Hands: s.Hands, Three: r.three, Turn: s.Turn, Last: s.Last(), Owner: s.Owner}
}

// AppendMoves appends the legal moves, the pass first.
func (r *referee) AppendMoves(dst []Play, s State) []Play {
	if s.Kind != Pass {
		dst = append(dst, Play{})
	}
	for _, p := range r.all(s.Hands[s.Turn]) {
		if p.Beats(s.Last()) {
			dst = append(dst, p)
		}
	}
	return dst
}

// all lists every play of a hand.
func (r *referee) all(h Hand) []Play {
	list, ok := r.plays[h]
	if !ok {
		list = r.appendAll(nil, h, Three, 0)
		r.plays[h] = list
	}
	return list
}

// appendAll appends the readings of every set that consists of chosen and some cards of h from rank
// on.
func (r *referee) appendAll(dst []Play, h Hand, rank Rank, chosen Hand) []Play {
	if rank > BigJoker {
		return r.rules.Classify(dst, chosen)
	}
	for n := range h.Count(rank) + 1 {
		dst = r.appendAll(dst, h, rank+1, chosen+Of(rank, n))
	}
	return dst
}

// Next makes a move by Apply. A move that isn't legal leaves the state as it is.
func (r *referee) Next(s State, p Play) State {
	e, _ := r.rules.Apply(r.position(s), p)
	return e.State()
}

// Apply returns the position after the player to move makes play p, or an error that says why the
// play is illegal.
func (r *Rules) Apply(e Endgame, p Play) (Endgame, error) {
	mine := &e.Hands[e.Turn]
	switch {
	case e.over():
		return e, phrase.Errorf("the game is over")
	case p.Kind == Pass && e.Last.Kind == Pass:
		return e, phrase.Errorf("a leader can't pass")
	case p.Kind == Pass:
		e.Turn = e.Next(e.Turn)
		if e.Turn == e.Owner {
			e.Last = Play{}
		}
		return e, nil
	case !mine.Contains(p.Cards):
		return e, phrase.Errorf("the hand is %v", *mine)
	case !slices.Contains(r.Classify(nil, p.Cards), p):
		return e, phrase.Errorf("%v is no %v under these rules", p, p.Kind)
	case !p.Beats(e.Last):
		return e, phrase.Errorf("%v %v doesn't beat %v %v", p.Kind, p, e.Last.Kind, e.Last)
	}
	*mine -= p.Cards
	e.Last, e.Owner = p, e.Turn
	e.Turn = e.Next(e.Turn)
	return e, nil
}

// over reports whether a hand is empty.
func (e *Endgame) over() bool { _, over := e.Winner(); return over }

// Winner returns the seat whose hand is empty, if there is one.
func (e *Endgame) Winner() (Seat, bool) {
	i := slices.Index(e.Players(), 0)
	return Seat(max(i, 0)), i >= 0
}
