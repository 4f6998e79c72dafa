package table

// Scores.

// Result is how a game has ended.
type Result struct {
	Landlord Chair
	Winner   Chair // who has laid all his cards
	Bid      int   // what the auction multiplied the score by: the bid, or 2 for each rob
	Bombs    int   // how many bombs and rockets were laid
	// Spring tells that the landlord won before a peasant laid a card, or the peasants won though the landlord made no
	// play but his first.
	Spring   bool
	Points   [Chairs]int // their sum is 0
	Defaults [Chairs]int // how many answers the table gave in a player's place
}

// LandlordWon tells which side has won.
func (r *Result) LandlordWon() bool { return r.Winner == r.Landlord }

// Result returns the result of a game, and false while the game isn't over.
//
// A peasant gains or loses the base, times the bid, times 2 for each bomb and rocket, for the spring, for his own
// doubling and for the landlord's; the variant's cap limits the product of these factors. The landlord loses or gains
// what both peasants gain or lose together.
func (g *Game) Result() (Result, bool) {
	r := Result{Landlord: g.landlord, Winner: g.owner, Bid: g.bid, Defaults: g.defaults}
	if g.stage != Over {
		return Result{}, false
	}
	laid := laidIn(g.moves)
	r.Bombs, r.Spring = laid.trumps, laid.spring(g.landlord, g.owner)
	down, up := g.landlord.Next(), g.landlord.Next().Next()
	for _, c := range []Chair{down, up} {
		points := g.variant.Base * g.variant.factor(common(r.Bid, r.Bombs, r.Spring), g.doubled, c, g.landlord)
		if r.LandlordWon() {
			points = -points
		}
		r.Points[c] = points
		r.Points[g.landlord] -= points
	}
	return r, true
}
