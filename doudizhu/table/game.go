package table

// The game as a sequence of stages: calls, doubles and plays change it.

import (
	"slices"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Game is a game that is being played. It knows all cards; players get Views of it. A Game isn't safe for concurrent
// use.
type Game struct {
	variant  Variant
	deal     Deal
	given    bool // the landlord was given, not found by an auction
	stage    Stage
	turn     Chair // Nobody in the stage Doubling, where all answer in secret, and at the end
	hands    [Chairs]doudizhu.Hand
	calls    []Call
	landlord Chair
	bid      int
	doubled  [Chairs]int
	moves    []Move
	last     doudizhu.Play
	owner    Chair
	defaults [Chairs]int
	found    []doudizhu.Play // room for legal plays
}

// New returns the game of a deal, which Deal.Check accepts, before the first call.
func New(v Variant, d Deal) *Game {
	g := &Game{variant: v, found: make([]doudizhu.Play, 0, 16), moves: make([]Move, 0, 64)}
	g.deals(d)
	return g
}

// NewGiven returns the game of a deal in which the landlord's chair is given: without calls and doubles, and with the
// bid 1. It begins with the landlord's first play.
func NewGiven(v Variant, d Deal, landlord Chair) *Game {
	g := New(v, d)
	g.given = true
	g.seatLandlord(landlord, 1)
	g.begin()
	return g
}

// deals begins the calls of a deal.
func (g *Game) deals(d Deal) {
	g.deal, g.hands, g.calls = d, d.Hands, nil
	g.stage, g.turn, g.landlord, g.owner = Calling, d.First, Nobody, Nobody
}

// Deal returns the deal.
func (g *Game) Deal() Deal { return g.deal }

// Stage returns the stage of the game.
func (g *Game) Stage() Stage { return g.stage }

// Asked returns the player who has to answer next: of several, in the stage Doubling, the first from the landlord on.
// Asked returns Nobody once the game is over.
func (g *Game) Asked() Chair {
	if g.stage != Doubling {
		return g.turn
	}
	c := g.landlord
	for !g.asks(c) {
		c = c.Next()
	}
	return c
}

// asks reports whether a player has to answer.
func (g *Game) asks(c Chair) bool {
	if g.stage != Doubling {
		return g.turn == c
	}
	return g.doubled[c] == 0 && g.variant.mayDouble(seatOf(c, g.landlord))
}

// check reports why a player can't answer the question of a stage now.
func (g *Game) check(c Chair, s Stage) error {
	switch {
	case c < 0 || c >= Chairs:
		return phrase.Errorf("there is no chair %d; chairs are 0, 1 and 2", c)
	case g.stage != s:
		return phrase.Errorf("chair %d can't %v now; the game is %v", c, phrase.New([...]string{"call", "double", "play"}[s]),
			phrase.New([...]string{"at the calls", "at the doubles", "at the plays", "over"}[g.stage]))
	case g.asks(c):
		return nil
	case s == Doubling:
		return phrase.Errorf("chair %d has answered already, or can't double", c)
	}
	return phrase.Errorf("chair %d has to wait; it is the turn of chair %d", c, g.turn)
}

// Call makes a player's bid, one of the View's Bids. If all have passed, the cards are dealt again; after three
// such deals, or if the deal has no number, the first caller has to be the landlord, with the bid 1.
func (g *Game) Call(c Chair, bid int) error {
	if err := g.check(c, Calling); err != nil {
		return err
	}
	if open := g.variant.callable(g.calls); !slices.Contains(open, bid) {
		return phrase.Errorf("chair %d can't call %d; say one of %v", c, bid, open)
	}
	g.calls = append(g.calls, Call{c, bid})
	if g.turn = g.variant.nextCaller(g.calls); g.turn != Nobody {
		return nil
	}
	switch landlord, bid := g.variant.knockDown(g.calls); {
	case landlord != Nobody:
		g.seatLandlord(landlord, bid)
	case g.deal.Numbered && g.deal.Redeals < maxRedeals:
		g.deals(dealt(&g.variant, g.deal.Seed, g.deal.Redeals+1))
	default:
		g.seatLandlord(g.deal.First, 1)
	}
	return nil
}

// seatLandlord gives the landlord the bottom cards and begins the doubles.
func (g *Game) seatLandlord(c Chair, bid int) {
	g.landlord, g.bid = c, bid
	g.hands[c] += g.deal.Bottom
	g.stage, g.turn = Doubling, Nobody
}

// Double takes a player's answer whether to double. Where players bid or rob every player may double, where
// they take the seat only the peasants. No player sees an answer before all have answered.
func (g *Game) Double(c Chair, yes bool) error {
	if yes {
		return g.Multiply(c, Double)
	}
	return g.Multiply(c, Refused)
}

// Multiply takes a player's answer at the doubles as one of Variant.Doubles.
func (g *Game) Multiply(c Chair, times int) error {
	if err := g.check(c, Doubling); err != nil {
		return err
	}
	if open := g.variant.Doubles(); !slices.Contains(open, times) {
		return phrase.Errorf("chair %d can't multiply by %d; say one of %v", c, times, open)
	}
	g.doubled[c] = times
	if !g.asks(0) && !g.asks(1) && !g.asks(2) {
		g.begin()
	}
	return nil
}

// begin lets the landlord lead.
func (g *Game) begin() { g.stage, g.turn, g.owner = Playing, g.landlord, g.landlord }

// Endgame returns the position with all cards open, once the landlord is known, for spectators.
func (g *Game) Endgame() doudizhu.Endgame {
	e := doudizhu.Endgame{Three: true, Last: g.last}
	for c, h := range g.hands {
		e.Hands[seatOf(Chair(c), g.landlord)] = h
	}
	if g.turn != Nobody {
		e.Turn = seatOf(g.turn, g.landlord)
	}
	e.Owner = seatOf(g.owner, g.landlord)
	return e
}
