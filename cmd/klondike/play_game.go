package main

// A game that the user plays: the deal that only the program knows, and what the user
// has done on it.

import (
	"errors"
	"fmt"
	"slices"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/klondike/blind"
)

// sitting is a game at its table. Moves behind the first at of them were taken back.
type sitting struct {
	deal    klondike.Deal
	rules   klondike.Rules
	named   bool // the user has named the deal; else nobody is told which it is before the end
	undoes  bool // moves may be taken back
	moves   []klondike.Move
	at      int
	givenUp bool
	aids    aids
	number  int // of the game, since the program began
	changes int // counts what the user does

	table     *blind.Game         // the referee, who has made the same moves
	sight     *blind.View         // what the user sees
	positions []klondike.Position // after the first, second, … of moves, the deal before them
}

// aids count what the user has asked for.
type aids struct {
	Undos     int `json:"undos,omitempty"`
	Hints     int `json:"hints,omitempty"`      // that know what the user sees
	OpenHints int `json:"open_hints,omitempty"` // that know all cards
	Verdicts  int `json:"verdicts,omitempty"`   // whether the game could still be won
}

// sitDown begins a game.
func sitDown(d klondike.Deal, r klondike.Rules, named, undoes bool) (*sitting, error) {
	g := &sitting{deal: d, rules: r, named: named, undoes: undoes, number: 1}
	return g, g.take(nil, 0)
}

// take plays moves from the deal, at of which count.
func (g *sitting) take(moves []klondike.Move, at int) (err error) {
	if err = g.deal.Position.Validate(g.rules); err != nil {
		return err
	}
	if g.positions, err = klondike.Replay(g.deal.Position, g.rules, moves); err != nil {
		return err
	}
	if at < 0 || at > len(moves) {
		return fmt.Errorf("move %d of %d", at, len(moves))
	}
	g.moves, g.at = moves, at
	return g.layOut()
}

// layOut has a new referee make the moves that count. Cards that an undo covered again
// aren't seen any more.
func (g *sitting) layOut() (err error) {
	g.table, err = blind.NewGame(g.deal.Position, blind.Terms{Rules: g.rules, StockHidden: true})
	if err != nil {
		return cmdline.Internalf("%v", err)
	}
	return g.look(g.moves[:g.at])
}

// look has the referee make moves and tell what the user sees then: no face-down card, and
// of the stock what has been turned up.
func (g *sitting) look(moves []klondike.Move) error {
	for _, m := range moves {
		if err := g.table.Play(m); err != nil {
			return cmdline.Internalf("%v", err)
		}
	}
	g.sight = g.table.View()
	g.changes++
	return nil
}

// now is the position as it is, face-down cards and all.
func (g *sitting) now() *klondike.Position { return &g.positions[g.at] }

// won reports whether all cards are up.
func (g *sitting) won() bool { return g.now().Won(g.rules) }

// shown is the position as the user sees it: once the game is over, with all cards.
func (g *sitting) shown() klondike.Position {
	if g.over() {
		return *g.now()
	}
	return g.sight.Position
}

// over reports whether the game has ended.
func (g *sitting) over() bool { return g.givenUp || g.won() }

// begun reports whether the user has done anything.
func (g *sitting) begun() bool { return len(g.moves) > 0 }

// legal lists what the user may do.
func (g *sitting) legal() []klondike.Move {
	if g.over() {
		return nil
	}
	moves, err := klondike.LegalMoves(*g.now(), g.rules)
	if err != nil {
		panic(fmt.Sprintf("klondike play: a position that its own moves led to: %v", err))
	}
	return moves
}

// mostSteps is the length of the longest game.
const mostSteps = 10_000

// What the user can't do.
var (
	errOver   = errors.New("the game is over")
	errNoUndo = errors.New("this game is played without undo")
	errFirst  = errors.New("this is where the game began")
	errNoRedo = errors.New("no move was taken back")
	errLong   = fmt.Errorf("a game has %d steps at most", mostSteps)
)

// play makes a move. Moves taken back before are forgotten.
func (g *sitting) play(m klondike.Move) error {
	switch {
	case g.over():
		return errOver
	case g.at == mostSteps:
		return errLong
	}
	p := g.now().Clone()
	if err := p.Play(m, g.rules); err != nil {
		return errors.New("no legal move now") // and not why: that might tell a hidden card
	}
	g.moves = append(g.moves[:g.at], m)
	g.positions = append(g.positions[:g.at+1], p)
	g.at++
	return g.look(g.moves[g.at-1:])
}

// goTo takes moves back, or makes them again, until so many count.
func (g *sitting) goTo(place int) error {
	switch {
	case g.over():
		return errOver
	case !g.undoes:
		return errNoUndo
	case place < 0:
		return errFirst
	case place > len(g.moves):
		return errNoRedo
	}
	if place < g.at {
		g.aids.Undos++
	}
	g.at = place
	return g.layOut()
}

// raise brings up all cards that can go up at once, and tells how many.
func (g *sitting) raise() (n int) {
	for {
		i := slices.IndexFunc(g.legal(), func(m klondike.Move) bool { return m.To.IsFoundation() })
		if i < 0 || g.play(g.legal()[i]) != nil {
			return n
		}
		n++
	}
}

// giveUp ends the game.
func (g *sitting) giveUp() error {
	if g.over() {
		return errOver
	}
	g.givenUp = true
	g.changes++
	return nil
}

// cardsUp is how many cards lie on the foundations.
func (g *sitting) cardsUp() (n int) {
	for _, height := range g.now().Foundation {
		n += int(height)
	}
	return n
}

// name is what the user may know of the deal.
func (g *sitting) name() string {
	switch {
	case g.named || g.over():
		return "deal " + cmdline.Printable(g.deal.ID)
	}
	return "a random deal"
}
