// Package session keeps a game of Klondike that a person plays, apart from how it is shown: the deal that only the program
// knows, what the person sees of it, the moves with undo and redo (Game); hints that don't peek and hints that do, and where a game
// was lost (advice.go); the form in which a game is kept without showing its cards (file.go); and what the games of a person come
// to (Record).
package session

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"kedou/klondike"
	"kedou/klondike/blind"
)

// Game is a game at its table. A Game isn't safe for concurrent use, but for the questions that its methods return.
type Game struct {
	Rules  klondike.Rules
	Undoes bool // moves may be taken back

	named   bool // the player has named the deal; else nobody is to be told which it is before the end
	deal    klondike.Deal
	moves   []klondike.Move // those behind the first at were taken back
	at      int
	givenUp bool
	aids    Aids
	peeks   []blind.Peek // what the player has seen in moves that were taken back
	changes int

	table     *blind.Game         // the referee, who has made the same moves
	view      *blind.View         // what the player sees
	positions []klondike.Position // after the first, second, … of moves, the deal before them
}

// Aids count what the player has asked for.
type Aids struct {
	Undos     int `json:"undos,omitempty"`
	Hints     int `json:"hints,omitempty"`      // that know what the player sees
	OpenHints int `json:"open_hints,omitempty"` // that know all cards
	Verdicts  int `json:"verdicts,omitempty"`   // whether the game could still be won
}

// New begins a game. The error is about a deal that doesn't fit the rules.
func New(d klondike.Deal, r klondike.Rules, named, undoes bool) (*Game, error) {
	g := &Game{deal: d, Rules: r, named: named, Undoes: undoes}
	return g, g.take(nil, 0)
}

// Next begins the next game by the same rules, with a deal that the player hasn't named.
func (g *Game) Next(d klondike.Deal) (*Game, error) {
	next, err := New(d, g.Rules, false, g.Undoes)
	if err == nil {
		next.changes += g.changes
	}
	return next, err
}

// take plays moves from the deal, at of which count.
func (g *Game) take(moves []klondike.Move, at int) (err error) {
	if err = g.deal.Position.Validate(g.Rules); err != nil {
		return err
	}
	if g.positions, err = klondike.Replay(g.deal.Position, g.Rules, moves); err != nil {
		return err
	}
	if at < 0 || at > len(moves) {
		return fmt.Errorf("move %d of %d", at, len(moves))
	}
	g.moves, g.at = moves, at
	return g.layOut()
}

// layOut has a new referee make the moves that count. Cards that an undo covered again aren't shown any more; that the player knows them,
// hints and reviews heed.
func (g *Game) layOut() (err error) {
	g.table, err = blind.NewGame(g.deal.Position, blind.Terms{Rules: g.Rules, StockHidden: true})
	if err != nil {
		return err
	}
	return g.look(g.moves[:g.at])
}

// look has the referee make moves and tell what the player sees then: no face-down card, and of the stock what has been turned up.
func (g *Game) look(moves []klondike.Move) error {
	for _, m := range moves {
		if err := g.table.Play(m); err != nil {
			return err
		}
	}
	g.view = g.table.View()
	g.changes++
	return nil
}

// now is the position as it is, face-down cards and all.
func (g *Game) now() *klondike.Position { return &g.positions[g.at] }

// Won reports whether all cards are up.
func (g *Game) Won() bool { return g.now().Won(g.Rules) }

// Over reports whether the game is won or given up.
func (g *Game) Over() bool { return g.givenUp || g.Won() }

// Begun reports whether the player has made a move, taken back or not.
func (g *Game) Begun() bool { return len(g.moves) > 0 }

// Steps is how many moves count.
func (g *Game) Steps() int { return g.at }

// Last is how many moves there are, with those that were taken back.
func (g *Game) Last() int { return len(g.moves) }

// Aids are what the player has asked for.
func (g *Game) Aids() Aids { return g.aids }

// Changes grows with all that the player does, so that an answer that comes too late is known.
func (g *Game) Changes() int { return g.changes }

// View is the position as the player sees it: once the game is over, with all cards.
func (g *Game) View() klondike.Position {
	if g.Over() {
		return *g.now()
	}
	return g.view.Position
}

// Deal is the number or name of the deal, empty while the player isn't to know.
func (g *Game) Deal() string {
	if g.named || g.Over() {
		return g.deal.ID
	}
	return ""
}

// Legal lists what the player may do.
func (g *Game) Legal() []klondike.Move {
	if g.Over() {
		return nil
	}
	moves, err := klondike.LegalMoves(*g.now(), g.Rules)
	if err != nil {
		panic(fmt.Sprintf("session: a position that its own moves led to: %v", err))
	}
	return moves
}

// mostSteps is the length of the longest game.
const mostSteps = 10_000

// What the player can't do.
var (
	ErrOver   = errors.New("the game is over")
	errNoUndo = errors.New("this game is played without undo")
	errFirst  = errors.New("this is where the game began")
	errNoRedo = errors.New("no move was taken back")
	errLong   = fmt.Errorf("a game has %d steps at most", mostSteps)
)

// Play makes a move. Moves taken back before are forgotten.
func (g *Game) Play(m klondike.Move) error {
	switch {
	case g.Over():
		return ErrOver
	case g.at == mostSteps:
		return errLong
	}
	p := g.now().Clone()
	if err := p.Play(m, g.Rules); err != nil {
		return errors.New("no legal move now") // and not why: that might tell a hidden card
	}
	g.moves = append(g.moves[:g.at], m)
	g.positions = append(g.positions[:g.at+1], p)
	g.at++
	return g.look(g.moves[g.at-1:])
}

// Goto takes moves back, or makes them again, until so many count.
func (g *Game) Goto(steps int) error {
	switch {
	case g.Over():
		return ErrOver
	case !g.Undoes:
		return errNoUndo
	case steps < 0:
		return errFirst
	case steps > len(g.moves):
		return errNoRedo
	}
	back := steps < g.at
	before := g.view.Position
	g.at = steps
	if err := g.layOut(); err != nil || !back {
		return err
	}
	g.aids.Undos++
	g.remember(&before)
	return nil
}

// remember notes the cards of a position, and of takebacks before, that the position after a takeback doesn't show.
func (g *Game) remember(before *klondike.Position) {
	var names []string
	known := cardsOf(&g.view.Position)
	for i := range g.peeks {
		g.peeks[i].At = min(g.peeks[i].At, g.at)
		for name := range strings.FieldsSeq(g.peeks[i].Cards) {
			c, _ := klondike.ParseCard(name)
			known[c] = true
		}
	}
	for c := range cardsOf(before) {
		if !known[c] {
			names = append(names, c.String())
		}
	}
	slices.Sort(names)
	if len(names) > 0 {
		g.peeks = append(g.peeks, blind.Peek{At: g.at, Cards: strings.Join(names, " ")})
	}
}

// cardsOf is the set of the cards that a position names.
func cardsOf(p *klondike.Position) map[klondike.Card]bool {
	cards := map[klondike.Card]bool{}
	for i := range p.Tableau {
		for _, c := range p.Tableau[i].Cards {
			cards[c] = true
		}
	}
	for _, c := range slices.Concat(p.Stock, p.Waste) {
		cards[c] = true
	}
	for suit, height := range p.Foundation {
		for rank := range height {
			cards[klondike.NewCard(rank+1, klondike.Suit(suit))] = true
		}
	}
	delete(cards, klondike.NoCard)
	return cards
}

// known is what the player knows: what lies open, and what moves that were taken back have shown.
func (g *Game) known() *blind.View {
	table, err := blind.NewGame(g.deal.Position, blind.Terms{Rules: g.Rules, StockHidden: true})
	if err == nil {
		err = table.Recall(g.peeks)
	}
	for _, m := range g.moves[:g.at] {
		if err == nil {
			err = table.Play(m)
		}
	}
	if err != nil {
		panic(fmt.Sprintf("session: moves that were made before: %v", err))
	}
	return table.View()
}

// peeked reports whether the player knows cards by moves that were taken back.
func (g *Game) peeked() bool { return len(g.peeks) > 0 }

// Raise brings up all cards that can go up at once, and tells how many.
func (g *Game) Raise() (n int) {
	for {
		legal := g.Legal()
		i := slices.IndexFunc(legal, func(m klondike.Move) bool { return m.To.IsFoundation() })
		if i < 0 || g.Play(legal[i]) != nil {
			return n
		}
		n++
	}
}

// GiveUp ends the game.
func (g *Game) GiveUp() error {
	if g.Over() {
		return ErrOver
	}
	g.givenUp = true
	g.changes++
	return nil
}

// CardsUp is how many cards lie on the foundations.
func (g *Game) CardsUp() (n int) {
	for _, height := range g.now().Foundation {
		n += int(height)
	}
	return n
}
