package table

// Scores.

// Result is the result of a game. Point of view: the table, where each chair has its points.
type Result struct {
	Landlord Chair
	Winner   Chair // the chair whose hand is empty
	Bid      int   // the auction's factor of the score: the bid, or 2 for each rob
	Bombs    int   // the number of bombs and rockets
	// Spring says that the landlord won before a peasant laid a card, or the peasants won after the landlord's first
	// and only play.
	Spring   bool
	Points   [Chairs]int // their sum is 0
	Defaults [Chairs]int // the number of answers that the table gave for a player
}

// LandlordWon reports whether the landlord has won.
func (r *Result) LandlordWon() bool { return r.Winner == r.Landlord }

// Result returns the result of a game, and false while the game isn't over.
//
// A peasant gains or loses the base, times the bid, times 2 for each bomb and rocket, for the spring, for the peasant's
// doubling and for the landlord's; the variant's cap limits the product of these factors. The landlord loses or gains
// the sum of both peasants.
func (g *Game) Result() (Result, bool) {
	r := Result{Landlord: g.landlord, Winner: g.owner, Bid: g.bid, Defaults: g.defaults}
	if g.stage != Over {
		return Result{}, false
	}
	laid := laidIn(g.moves)
	r.Bombs, r.Spring = laid.trumps, laid.spring(g.landlord, g.owner)
	r.Points = settle(&g.variant, g.landlord, common(r.Bid, r.Bombs, r.Spring), g.doubled, r.LandlordWon())
	return r, true
}

// Points returns the gains and losses of every chair for a possible end of the game: the winner, the number of all
// bombs and rockets, and whether it is a spring.
func (v *View) Points(landlordWins bool, bombs int, spring bool) [Chairs]int {
	return settle(v.Variant, v.Landlord, common(v.Bid, bombs, spring), v.Doubled, landlordWins)
}

// settle counts the points of a game from the peasants' common factor.
func settle(v *Variant, landlord Chair, factor int, doubled [Chairs]int, landlordWins bool) (points [Chairs]int) {
	for c, times := range v.times(factor, doubled, landlord) {
		points[c] = v.Base * times
		if (Chair(c) == landlord) != landlordWins {
			points[c] = -points[c]
		}
	}
	return points
}
