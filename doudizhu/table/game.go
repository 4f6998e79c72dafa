package table

// The game as a sequence of stages: what happens to it when a player calls, doubles or plays.

import (
	"errors"
	"fmt"
	"slices"

	"kedou/doudizhu"
)

// Game is a game that is being played. It knows all cards; players get Views of it. A Game isn't safe for concurrent
// use.
type Game struct {
	variant  Variant
	deal     Deal
	given    bool // the landlord was given, not found by an auction
	stage    Stage
	turn     Chair // Nobody in the stage Doubling, where all answer unseen by the others, and at the end
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

// Deal returns who was dealt what.
func (g *Game) Deal() Deal { return g.deal }

// Stage returns how far the game has come.
func (g *Game) Stage() Stage { return g.stage }

// Asked returns the player who has to answer next: of several, in the stage Doubling, the first from the landlord on.
// It is Nobody once the game is over.
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
		return fmt.Errorf("there is no chair %d; chairs are 0, 1 and 2", c)
	case g.stage != s:
		return fmt.Errorf("chair %d can't %s now; the game is %s", c, [...]string{"call", "double", "play"}[s],
			[...]string{"at the calls", "at the doubles", "at the plays", "over"}[g.stage])
	case g.asks(c):
		return nil
	case s == Doubling:
		return fmt.Errorf("chair %d has answered already, or can't double", c)
	}
	return fmt.Errorf("chair %d has to wait; it is the turn of chair %d", c, g.turn)
}

// Call makes a player's bid, one of his View's Bids. If everybody has passed, the cards are dealt anew; after three
// such deals, or if the deal has no number, the first caller has to be the landlord, with the bid 1.
func (g *Game) Call(c Chair, bid int) error {
	if err := g.check(c, Calling); err != nil {
		return err
	}
	if open := g.variant.callable(g.calls); !slices.Contains(open, bid) {
		return fmt.Errorf("chair %d can't call %d; say one of %v", c, bid, open)
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

// seatLandlord gives the landlord the bottom cards and goes on to the doubles.
func (g *Game) seatLandlord(c Chair, bid int) {
	g.landlord, g.bid = c, bid
	g.hands[c] += g.deal.Bottom
	g.stage, g.turn = Doubling, Nobody
}

// Double takes a player's answer whether he doubles. In the variants that bid or rob everybody is asked, where the
// landlord's seat is taken the peasants alone. Nobody sees an answer before all are given.
func (g *Game) Double(c Chair, yes bool) error {
	if err := g.check(c, Doubling); err != nil {
		return err
	}
	g.doubled[c] = 1
	if yes {
		g.doubled[c] = 2
	}
	if !g.asks(0) && !g.asks(1) && !g.asks(2) {
		g.begin()
	}
	return nil
}

// begin has the landlord lead.
func (g *Game) begin() { g.stage, g.turn, g.owner = Playing, g.landlord, g.landlord }

// Play lays a play, or passes. A leader passes only if he has nothing but a flower; the next player leads then.
func (g *Game) Play(c Chair, p doudizhu.Play) error {
	if err := g.check(c, Playing); err != nil {
		return err
	}
	if err := g.checkPlay(p); err != nil {
		return err
	}
	g.moves = append(g.moves, Move{c, p})
	g.hands[c] -= p.Cards
	if g.hands[c] == 0 {
		g.stage, g.turn, g.last, g.owner = Over, Nobody, p, c
		return nil
	}
	g.turn = c.Next()
	switch {
	case p.Kind != doudizhu.Pass:
		g.last, g.owner = p, c
	case g.owner == c: // a leader with nothing but a flower
		g.owner = g.turn
	case g.owner == g.turn: // the others have passed
		g.last = doudizhu.Play{}
	}
	return nil
}

// checkPlay reports why the player whose turn it is can't make a play. Whether cards are a play doesn't depend on the
// others in the hand, so the plays are looked for that can be made of the cards alone.
func (g *Game) checkPlay(p doudizhu.Play) error {
	h, rules := g.hands[g.turn], &g.variant.Rules
	if p.Kind == doudizhu.Pass {
		switch {
		case p != doudizhu.Play{}:
			return fmt.Errorf("a pass lays no cards, got %v", p.Cards)
		case g.last.Kind == doudizhu.Pass && len(rules.AppendLeads(g.found[:0], h)) > 0:
			return errors.New("a leader can't pass; lay any play")
		}
		return nil
	}
	if p.Kind >= doudizhu.Kinds || !h.Contains(p.Cards) {
		return fmt.Errorf("%v isn't in the hand %v; lay cards that are", p.Cards, h)
	}
	g.found = rules.AppendFollows(g.found[:0], p.Cards, g.last)
	if !slices.Contains(g.found, p) {
		return fmt.Errorf("%v of %v is no play here that beats %v; lay one, or pass", p.Kind, p.Cards, g.last)
	}
	return nil
}

// Default answers for a player who has not, or not by the rules: he passes, doesn't double, and leads his lowest card.
// The result counts such answers.
func (g *Game) Default(c Chair) error {
	var err error
	switch g.stage {
	case Calling:
		err = g.Call(c, 0)
	case Doubling:
		err = g.Double(c, false)
	default:
		err = g.Play(c, g.defaultPlay())
	}
	if err == nil {
		g.defaults[c]++
	}
	return err
}

// defaultPlay is the lowest solo of a leader, and a pass of all others.
func (g *Game) defaultPlay() doudizhu.Play {
	if g.last.Kind != doudizhu.Pass || g.turn == Nobody {
		return doudizhu.Play{}
	}
	for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
		if g.hands[g.turn].Count(r) > 0 {
			return doudizhu.Play{Kind: doudizhu.Solo, Rank: r, Len: 1, Cards: doudizhu.Of(r, 1)}
		}
	}
	return doudizhu.Play{}
}

// Endgame returns the position with all cards open, once the landlord is known, for those who look on.
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
