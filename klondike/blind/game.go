package blind

// The referee, who alone knows the deal, and what a player sees of a game.

import (
	"slices"
	"strings"

	"kedou/klondike"
	"kedou/search/phrase"
)

// Terms are what a game is played by: the rules, and what of the stock can be seen.
type Terms struct {
	Rules klondike.Rules
	// StockHidden hides each card of the stock until the card has been turned up. If it is
	// false the order of the stock is known from the first move on, as in all published
	// figures: with unlimited redeals and fanned turns a player can look through the stock
	// at no cost.
	StockHidden bool
	// Squared shows only the top card of the waste, so that of the cards turned together
	// the others stay unseen. If it is false the cards of a turn lie fanned. Squared means
	// nothing without StockHidden.
	Squared bool
}

// View is all that a player knows of a game.
type View struct {
	Terms
	Position klondike.Position // with klondike.NoCard for every card that isn't known
	Moves    []klondike.Move   // those made so far
}

// Game is a game on the referee's table.
type Game struct {
	terms Terms
	start klondike.Position
	at    klondike.Position
	moves []klondike.Move
	seen  [64]bool // by card: those of stock and waste that have been open
	peeks []Peek
}

// Peek is what a player saw in moves that were taken back since: from a step of the game's line on, cards are known that nothing in that line
// has shown.
type Peek struct {
	At    int    `json:"at"`    // moves made before
	Cards string `json:"cards"` // their names, with blanks between
}

// Recall tells the game what its player knows by moves that were taken back. The error names a text that is no card.
func (g *Game) Recall(peeks []Peek) error {
	for _, p := range peeks {
		for name := range strings.FieldsSeq(p.Cards) {
			if _, ok := klondike.ParseCard(name); !ok || p.At < 0 {
				return phrase.Errorf("a peek at step %d: %q is no card", p.At, name)
			}
		}
	}
	g.peeks = peeks
	return nil
}

// known tells by card what the player has seen: cards of stock and waste, and those of moves taken back.
func (g *Game) known() (known [64]bool) {
	known = g.seen
	for _, p := range g.peeks {
		if p.At > len(g.moves) {
			continue
		}
		for name := range strings.FieldsSeq(p.Cards) {
			c, _ := klondike.ParseCard(name)
			known[c] = true
		}
	}
	return known
}

// NewGame returns a game that begins at start, where everything but the face-down
// cards (and with Terms.StockHidden those of the stock) is open. The error is that of
// Position.Validate.
func NewGame(start klondike.Position, t Terms) (*Game, error) {
	if err := start.Validate(t.Rules); err != nil {
		return nil, err
	}
	g := &Game{terms: t, start: start.Clone(), at: start.Clone()}
	for i := range g.at.Waste {
		g.look(i + 1)
	}
	return g, nil
}

// look notes the cards that lie open once so many cards of the waste have been turned.
func (g *Game) look(turned int) {
	if turned > 0 && (!g.terms.Squared || turned == len(g.at.Waste)) {
		g.seen[g.at.Waste[turned-1]] = true
	}
}

// View returns what the player knows. It shares nothing with the game.
func (g *Game) View() *View {
	s := &View{Terms: g.terms, Position: g.at.Clone(), Moves: slices.Clone(g.moves)}
	known := g.known()
	for i := range s.Position.Tableau {
		c := &s.Position.Tableau[i]
		hide(c.Cards[:c.Down], &known)
	}
	if g.terms.StockHidden {
		hide(s.Position.Stock, &known)
		hide(s.Position.Waste, &known)
	}
	return s
}

// hide wipes the cards that aren't known.
func hide(cards []klondike.Card, known *[64]bool) {
	for i, c := range cards {
		if !known[c] {
			cards[i] = klondike.NoCard
		}
	}
}

// Play makes a move, or says why the rules forbid it and leaves the game as it was.
func (g *Game) Play(m klondike.Move) error {
	before := len(g.at.Waste)
	if err := g.at.Play(m, g.terms.Rules); err != nil {
		return phrase.Errorf("step %d: %v: %w", len(g.moves)+1, m, err)
	}
	g.moves = append(g.moves, m)
	for turned := min(before, max(len(g.at.Waste)-1, 0)); turned < len(g.at.Waste); turned++ {
		g.look(turned + 1)
	}
	return nil
}

// Won reports whether all cards are on the foundations.
func (g *Game) Won() bool { return g.at.Won(g.terms.Rules) }

// Down is how many cards of the columns lie face down.
func (g *Game) Down() int { return facedown(&g.at) }

// Moves returns the moves made so far.
func (g *Game) Moves() []klondike.Move { return slices.Clone(g.moves) }

// ErrView is returned for a View that can't be one: its unseen cards don't fit into
// the deck, or a card that lies open is missing.
var ErrView = phrase.Errorf("blind: no player can see this")

// facedown counts the face-down cards of the columns.
func facedown(p *klondike.Position) (n int) {
	for i := range p.Tableau {
		n += p.Tableau[i].Down
	}
	return n
}
