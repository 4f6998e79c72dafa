package table

// Who sits where, and what a player sees.

import "kedou/doudizhu"

// Chairs is the number of players.
const Chairs = 3

// Chair is a place at the table, from 0 on in the order of play. Nobody sits on the chair Nobody.
type Chair int8

// Nobody stands for a chair that isn't known yet: the landlord's before the calls have ended.
const Nobody Chair = -1

// Next is the chair that plays after c.
func (c Chair) Next() Chair { return (c + 1) % Chairs }

// Stage is how far a game has come.
type Stage uint8

// The stages of a game.
const (
	Calling Stage = iota
	Doubling
	Playing
	Over
)

// Call is what a player has said in the auction: a bid from 1 to 3 where bids are made; where the landlord's seat is
// called and robbed, or taken, 1 for yes. Zero is a pass.
type Call struct {
	Chair Chair
	Bid   int
}

// Move is what a player has laid; the zero Play is a pass.
type Move struct {
	Chair Chair
	Play  doudizhu.Play
}

// View is what a player knows of a game. It is the player's own: nobody changes it afterwards.
type View struct {
	Variant  *Variant
	Stage    Stage
	Chair    Chair         // whose view this is
	Turn     Chair         // whose turn it is; in the stage Doubling the viewer's, if he hasn't answered
	Hand     doudizhu.Hand // the viewer's cards, the bottom cards among them once he is the landlord
	Bottom   doudizhu.Hand // empty until they are shown
	Left     [Chairs]int   // how many cards each player holds
	Landlord Chair         // Nobody until the calls have ended
	Calls    []Call
	Bids     []int       // in the stage Calling, if it is the viewer's turn: what he may say, the pass first
	Doubled  [Chairs]int // 0: not asked or not answered yet, 1: doesn't double, 2: doubles
	Moves    []Move      // from the landlord's first on
	Last     doudizhu.Play
	Owner    Chair // who laid Last; Last is a pass if the player whose turn it is leads
}

// Seat is the role of a chair, once the landlord is known.
func (v *View) Seat(c Chair) doudizhu.Seat {
	return doudizhu.Seat((c - v.Landlord + Chairs) % Chairs)
}
