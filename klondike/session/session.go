// Package session keeps a game of Klondike that a person plays, apart from its display. Game has the deal, which only the program knows,
// the player's view, and the moves with undo and redo. advice.go has hints that don't peek, hints that do, and where a game was lost;
// file.go has the text of a kept game, which hides its cards; record.go sums up a player's games.
package session

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/blind"
)

// Game is a game at its table. A Game isn't safe for concurrent use, except for the questions that its methods return.
type Game struct {
	Rules  klondike.Rules
	Undoes bool // moves may be taken back

	named   bool // the player has named the deal; otherwise it stays secret until the end
	deal    klondike.Deal
	moves   []klondike.Move // those from index at on were taken back
	at      int
	givenUp bool
	aids    Aids
	peeks   map[klondike.Card]int // cards seen in moves that others have replaced, and the step from which on the player knows them
	changes int

	table     *blind.Game         // the referee, who has made the same moves
	view      *blind.View         // what the player sees
	positions []klondike.Position // after the first, second, … of moves, the deal before them
}

// Aids count the player's requests for help.
type Aids struct {
	Undos     int `json:"undos,omitempty"`
	Restarts  int `json:"restarts,omitempty"`   // of the same deal
	Hints     int `json:"hints,omitempty"`      // hints that know what the player sees
	OpenHints int `json:"open_hints,omitempty"` // hints that know all cards
	Verdicts  int `json:"verdicts,omitempty"`   // whether the game could still be won
}

// New begins a game. The error is about a deal that doesn't fit the rules.
func New(d klondike.Deal, r klondike.Rules, named, undoes bool) (*Game, error) {
	g := &Game{deal: d, Rules: r, named: named, Undoes: undoes, peeks: map[klondike.Card]int{}}
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
		return phrase.Errorf("move %d of %d", at, len(moves))
	}
	g.moves, g.at = moves, at
	return g.layOut()
}

// layOut lets a new referee make the moves that count. Cards that an undo covered again aren't shown any more, but hints and reviews take
// into account that the player knows them.
func (g *Game) layOut() (err error) {
	if g.table, err = g.referee(); err != nil {
		return err
	}
	return g.look(g.moves[:g.at])
}

// referee returns a referee with the deal, before the first move.
func (g *Game) referee() (*blind.Game, error) {
	return blind.NewGame(g.deal.Position, blind.Terms{Rules: g.Rules, StockHidden: true})
}

// look lets the referee make moves and updates the player's view: no face-down card, and of the stock only what has been turned up.
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

// now is the true position, including face-down cards.
func (g *Game) now() *klondike.Position { return &g.positions[g.at] }

// Won reports whether all cards are up.
func (g *Game) Won() bool { return g.now().Won(g.Rules) }

// Over reports whether the game is won or given up.
func (g *Game) Over() bool { return g.givenUp || g.Won() }

// Begun reports whether the player has made a move, even if it was taken back.
func (g *Game) Begun() bool { return len(g.moves) > 0 }

// Steps returns the number of moves that count.
func (g *Game) Steps() int { return g.at }

// Last returns the number of all moves, including those taken back.
func (g *Game) Last() int { return len(g.moves) }

// Aids returns the player's requests for help.
func (g *Game) Aids() Aids { return g.aids }

// Changes grows with every action of the player, so that late answers can be recognized.
func (g *Game) Changes() int { return g.changes }

// View returns the position as the player sees it: once the game is over, with all cards.
func (g *Game) View() klondike.Position {
	if g.Over() {
		return *g.now()
	}
	return g.view.Position
}

// Deal returns the number or name of the deal, empty while it is secret.
func (g *Game) Deal() string {
	if g.named || g.Over() {
		return g.deal.ID
	}
	return ""
}

// Legal lists the player's legal moves.
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
const mostSteps = 5000

// The errors of actions that the player can't take.
var (
	ErrOver   = phrase.Errorf("the game is over")
	errNoUndo = phrase.Errorf("this game is played without undo")
	errFirst  = phrase.Errorf("this is where the game began")
	errNoRedo = phrase.Errorf("no move was taken back")
	errLong   = phrase.Errorf("a game has %d steps at most", mostSteps)
)

// Play makes a move. Moves taken back before are forgotten, unless m is the next of them.
func (g *Game) Play(m klondike.Move) error {
	switch {
	case g.Over():
		return ErrOver
	case g.at == mostSteps:
		return errLong
	case g.at == len(g.moves) || g.moves[g.at] != m:
		p := g.now().Clone()
		if err := p.Play(m, g.Rules); err != nil {
			return phrase.Errorf("no legal move now") // without the reason, which might reveal a hidden card
		}
		g.peeks = g.recalled()
		g.moves = append(g.moves[:g.at], m)
		g.positions = append(g.positions[:g.at+1], p)
	}
	g.at++
	return g.look(g.moves[g.at-1 : g.at])
}

// Goto takes moves back, or makes them again, until the given number counts.
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
	if steps < g.at {
		g.aids.Undos++
	}
	g.at = steps
	return g.layOut()
}

// Restart begins the same deal again, as another try. Redo leads back.
func (g *Game) Restart() error {
	if g.at == 0 {
		return errFirst
	}
	undos := g.aids.Undos
	if err := g.Goto(0); err != nil {
		return err
	}
	g.aids.Undos, g.aids.Restarts = undos, g.aids.Restarts+1
	return nil
}

// recalled returns the cards that the player knows now by moves taken back alone, and the steps from which on. Moves made again count as
// decided when they were first made, without what they showed; so a card of them is known from the step of now on.
func (g *Game) recalled() map[klondike.Card]int {
	recalled, shown := maps.Clone(g.peeks), cardsOf(&g.view.Position)
	seen := cardsOf(&g.viewAt(len(g.moves), nil).Position)
	for c := range g.peeks {
		seen[c] = true
	}
	for c := range seen {
		if at, known := recalled[c]; !shown[c] && (!known || g.at < at) {
			recalled[c] = g.at
		}
	}
	return recalled
}

// cardsOf returns the set of the cards that a position names.
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

// peeksOf returns cards in the form of records: by their steps, and by their names.
func peeksOf(known map[klondike.Card]int) (list []blind.Peek) {
	byStep := map[int]blind.Cards{}
	for c, at := range known {
		byStep[at] = append(byStep[at], c)
	}
	for _, at := range slices.Sorted(maps.Keys(byStep)) {
		cards := slices.SortedFunc(slices.Values(byStep[at]), func(a, b klondike.Card) int { return strings.Compare(a.String(), b.String()) })
		list = append(list, blind.Peek{At: at, Cards: cards})
	}
	return list
}

// known is what the player knows: the open cards, and cards seen in moves that were taken back.
func (g *Game) known() *blind.View { return g.viewAt(g.at, peeksOf(g.recalled())) }

// viewAt is what the player sees after a number of the moves, and by peeks.
func (g *Game) viewAt(moves int, peeks []blind.Peek) *blind.View {
	table, err := g.referee()
	if err == nil {
		table.Recall(peeks)
	}
	for _, m := range g.moves[:moves] {
		if err == nil {
			err = table.Play(m)
		}
	}
	if err != nil {
		panic(fmt.Sprintf("session: moves that were made before: %v", err))
	}
	return table.View()
}

// Raise moves all cards up that can go up at once, and returns their number.
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

// CardsUp returns the number of cards on the foundations.
func (g *Game) CardsUp() int { return g.now().CardsUp() }
