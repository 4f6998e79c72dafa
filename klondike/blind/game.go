package blind

// The referee, who knows the deal, and the player's view of a game.

import (
	"slices"
	"strings"

	"kedou/internal/phrase"
	"kedou/klondike"
)

// Terms are the terms of a game: the rules, and what of the stock can be seen.
type Terms struct {
	Rules klondike.Rules
	// StockHidden hides each card of the stock until it is turned up. If it is false the order of the stock is known from the first move
	// on, as in all published figures: with unlimited redeals and fanned turns a player can look through the stock at no cost.
	StockHidden bool
	// Squared shows only the top card of the waste, so that the other cards of a turn stay unseen. If it is false the cards of a turn lie
	// fanned. Squared has no effect without StockHidden.
	Squared bool
}

// View is everything that a player knows of a game.
type View struct {
	Terms
	Position klondike.Position // with klondike.NoCard for every unknown card
	Moves    []klondike.Move   // made so far
}

// Game is a game on the referee's table.
type Game struct {
	terms Terms
	start klondike.Position
	at    klondike.Position
	moves []klondike.Move
	seen  [64]bool // by card: cards of stock and waste that have been open
	peeks []Peek
}

// Peek records cards that a player saw in moves since taken back: from a step of the game's line on they are known, though nothing in that
// line has shown them.
type Peek struct {
	At    int   `json:"at"` // number of moves made before
	Cards Cards `json:"cards"`
}

// Cards are cards whose text is their names with blanks between: "7H QS".
type Cards []klondike.Card

// MarshalText implements encoding.TextMarshaler.
func (c Cards) MarshalText() ([]byte, error) {
	names := make([]string, len(c))
	for i, card := range c {
		names[i] = card.String()
	}
	return []byte(strings.Join(names, " ")), nil
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (c *Cards) UnmarshalText(text []byte) error {
	*c = nil
	for name := range strings.FieldsSeq(string(text)) {
		card, ok := klondike.ParseCard(name)
		if !ok {
			return phrase.Errorf("%q is not a card: write rank and suit, such as 7H or TD", name)
		}
		*c = append(*c, card)
	}
	return nil
}

// Recall adds what the player knows from moves that were taken back.
func (g *Game) Recall(peeks []Peek) { g.peeks = peeks }

// known returns, by card, what the player has seen: cards of stock and waste, and those of moves taken back.
func (g *Game) known() (known [64]bool) {
	known = g.seen
	for _, p := range g.peeks {
		if p.At > len(g.moves) {
			continue
		}
		for _, c := range p.Cards {
			known[c] = true
		}
	}
	return known
}

// NewGame returns a game that begins at start, where everything but the face-down cards (and with Terms.StockHidden the stock's cards) is
// open. The error is Position.Validate's.
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

// look records the cards that lie open once the given number of cards of the waste has been turned.
func (g *Game) look(turned int) {
	if turned > 0 && (!g.terms.Squared || turned == len(g.at.Waste)) {
		g.seen[g.at.Waste[turned-1]] = true
	}
}

// View returns what the player knows. It shares no memory with the game.
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

// Legal lists the legal moves, which don't depend on the unknown cards. The error is ErrView.
func (s *View) Legal() ([]klondike.Move, error) {
	d := decider{}
	if err := d.load(s); err != nil {
		return nil, err
	}
	return klondike.LegalMoves(d.knowledge.position(), s.Rules)
}

// hide replaces unknown cards by NoCard.
func hide(cards []klondike.Card, known *[64]bool) {
	for i, c := range cards {
		if !known[c] {
			cards[i] = klondike.NoCard
		}
	}
}

// Play makes a move. If the rules forbid it, Play returns the reason and leaves the game unchanged.
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

// Down returns the number of face-down cards in the columns.
func (g *Game) Down() int { return facedown(&g.at) }

// Moves returns the moves made so far.
func (g *Game) Moves() []klondike.Move { return slices.Clone(g.moves) }

// ErrView is the error for an impossible View: its unseen cards don't fit into the deck, or an open card is missing.
var ErrView = phrase.Errorf("blind: no player can see this")

func facedown(p *klondike.Position) (n int) {
	for i := range p.Tableau {
		n += p.Tableau[i].Down
	}
	return n
}
