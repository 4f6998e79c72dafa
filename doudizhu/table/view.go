package table

// Places at the table, and the view of a player.

import (
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// Chairs is the number of players.
const Chairs = 3

// Chair is a place at the table, from 0 on in the order of play. The chair Nobody is empty.
type Chair int8

// Nobody stands for a chair that isn't known yet: the landlord's before the calls have ended.
const Nobody Chair = -1

// Next is the chair that plays after c.
func (c Chair) Next() Chair { return (c + 1) % Chairs }

// Stage is the stage of a game.
type Stage uint8

// The stages of a game.
const (
	Calling Stage = iota
	Doubling
	Playing
	Over
)

// Call is a player's call in the auction: a bid from 1 to 3 where players bid; where the landlord's seat is
// called and robbed, or taken, 1 for yes. Zero is a pass.
type Call struct {
	Chair Chair
	Bid   int
}

// Called reports whether a player has called, or made a bid.
func Called(calls []Call) bool {
	return slices.ContainsFunc(calls, func(c Call) bool { return c.Bid > 0 })
}

// Move is a play of a player; the zero Play is a pass.
type Move struct {
	Chair Chair
	Play  doudizhu.Play
}

// View is the knowledge of a player about a game. It belongs to the player: the game never changes it, and the player's writing
// into it changes neither the game nor the others' views.
type View struct {
	Variant  *Variant
	Stage    Stage
	Chair    Chair         // of the viewer
	Turn     Chair         // whose turn it is; in the stage Doubling the viewer, or Nobody once he has answered
	Hand     doudizhu.Hand // the viewer's cards, the bottom cards among them once he is the landlord
	Bottom   doudizhu.Hand // empty until they are shown, when the landlord is known
	Left     [Chairs]int   // how many cards each player holds
	Redeals  int           // the number of deals thrown in because all had passed
	Landlord Chair         // Nobody until the calls have ended
	Bid      int           // the auction's factor of the score, once it has ended
	Calls    []Call
	Bids     []int       // in the stage Calling, if it is the viewer's turn: the possible calls, the pass first
	Doubled  [Chairs]int // 0: no answer yet, or others have still to answer; otherwise one of Variant.Doubles
	Moves    []Move      // from the landlord's first on
	Last     doudizhu.Play
	Owner    Chair // who laid Last; Last is a pass, and Owner is Turn, if the player whose turn it is leads
}

// Seat is the role of a chair, once the landlord is known.
func (v *View) Seat(c Chair) doudizhu.Seat { return seatOf(c, v.Landlord) }

// Unseen are the cards that the viewer neither holds nor has seen laid.
func (v *View) Unseen() doudizhu.Hand {
	h := v.Variant.Deck() - v.Hand
	for _, m := range v.Moves {
		h -= m.Play.Cards
	}
	return h
}

// BottomLeft are the bottom cards that the landlord must still hold: of each rank, the shown cards less those that he has laid.
func (v *View) BottomLeft() (left doudizhu.Hand) {
	var laid doudizhu.Hand
	for _, m := range v.Moves {
		if m.Chair == v.Landlord {
			laid += m.Play.Cards
		}
	}
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		left += doudizhu.Of(r, max(0, v.Bottom.Count(r)-laid.Count(r)))
	}
	return left
}

// Others are what the viewer knows of the others' hands, in the order of play, once the landlord is known.
func (v *View) Others() []hand.Other {
	others := make([]hand.Other, Chairs-1)
	unseen, known := v.Unseen(), doudizhu.Hand(0)
	if v.Chair != v.Landlord {
		known = v.BottomLeft()
	}
	for i := range others {
		c := (v.Chair + 1 + Chair(i)) % Chairs
		others[i] = hand.Other{May: unseen - known, Left: v.Left[c]}
		if c == v.Landlord {
			others[i] = hand.Other{May: unseen, Known: known, Left: v.Left[c]}
		}
	}
	return others
}

// seatOf is the role of a chair when the landlord sits on another.
func seatOf(c, landlord Chair) doudizhu.Seat {
	return doudizhu.Seat((c - landlord + Chairs) % Chairs)
}

// AppendPlays appends to dst every play that the viewer may make in his turn, in the order of hand.Rules, and the pass
// last. There is always a play: a leader with only a flower may pass.
func (v *View) AppendPlays(dst []doudizhu.Play) []doudizhu.Play {
	from := len(dst)
	dst = v.Variant.Rules.AppendFollows(dst, v.Hand, v.Last)
	if v.Last.Kind != doudizhu.Pass || len(dst) == from {
		dst = append(dst, doudizhu.Play{})
	}
	return dst
}

// View returns a player's view.
func (g *Game) View(c Chair) *View {
	variant := g.variant
	v := &View{
		Variant:  &variant,
		Stage:    g.stage,
		Chair:    c,
		Turn:     g.turn,
		Hand:     g.hands[c],
		Redeals:  g.deal.Redeals,
		Landlord: g.landlord,
		Bid:      g.bid,
		Calls:    slices.Clone(g.calls),
		Doubled:  g.doubled,
		Moves:    slices.Clone(g.moves),
		Last:     g.last,
		Owner:    g.owner,
	}
	for i, h := range g.hands {
		v.Left[i] = h.Cards()
	}
	if g.landlord != Nobody {
		v.Bottom = g.deal.Bottom
	}
	switch {
	case g.stage == Calling && g.turn == c:
		v.Bids = g.variant.callable(g.calls)
	case g.stage == Doubling:
		v.Doubled = [Chairs]int{}
		v.Doubled[c] = g.doubled[c]
		if g.asks(c) {
			v.Turn = c
		}
	}
	return v
}
