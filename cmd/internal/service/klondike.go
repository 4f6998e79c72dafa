package service

// Klondike: the position in a request, and how answers show boards and moves.

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"kedou/cmd/internal/records/klondikejson"
	"kedou/internal/phrase"
	"kedou/klondike"
)

// rulesFields are the rules of Klondike in a request.
type rulesFields struct {
	Draw    *int `json:"draw"`
	Redeals *int `json:"redeals"`
	NoBack  bool `json:"no_worrying_back"`
	Ranks   int  `json:"ranks"`
	Suits   int  `json:"suits"`
	Columns int  `json:"columns"`
}

// rules returns the rules, valid.
func (f *rulesFields) rules() (klondike.Rules, error) {
	r := klondike.Standard(3)
	if f.Draw != nil {
		r.Draw = *f.Draw
	}
	if f.Redeals != nil {
		r.Redeals = *f.Redeals
	}
	r.WorryBack = !f.NoBack
	r.Ranks, r.Suits, r.Columns = cmp.Or(f.Ranks, r.Ranks), cmp.Or(f.Suits, r.Suits), cmp.Or(f.Columns, r.Columns)
	if err := r.Validate(); err != nil {
		var rule *klondike.RuleError
		errors.As(err, &rule) // always
		return r, badField(rule.Option, err)
	}
	return r, nil
}

// gameFields are a game of Klondike in a request.
type gameFields struct {
	head
	rulesFields
	Deal  *string  `json:"deal"`
	Board *board   `json:"board"`
	Seed  *string  `json:"seed"`
	Moves []string `json:"moves"`

	game   game            // as the fields give it
	unseen bool            // the deal may have unknown cards
	forms  []klondike.Form // of the deal as a text; nil: the project's own
}

// game is a deal with moves made.
type game struct {
	klondike.Deal
	seed  string // of a random deal
	rules klondike.Rules
	moves []klondike.Move
	at    klondike.Position // after the moves
}

// maxMoves is the most moves of a request; more than any solution has.
const maxMoves = 5000

// read reads the deal and makes the moves.
func (f *gameFields) read(*call) error {
	g := &f.game
	if err := f.deal(g); err != nil {
		return err
	}
	if len(f.Moves) > maxMoves {
		return badField("moves", phrase.Errorf("%d moves; %d at most", len(f.Moves), maxMoves))
	}
	var err error
	if g.moves, err = klondike.ParseMoves(g.Position, g.rules, f.Moves); err != nil {
		return f.badMove(err)
	}
	positions, err := klondike.Replay(g.Position, g.rules, g.moves)
	if err != nil {
		return f.badMove(err)
	}
	g.at = positions[len(positions)-1]
	return nil
}

// badMove finds the step at which moves go wrong.
func (f *gameFields) badMove(err error) error {
	step := len(f.game.moves) + 1
	if errors.Is(err, klondike.ErrNotMove) {
		for step = 1; step < len(f.Moves); step++ {
			if _, err := klondike.ParseMoves(f.game.Position, f.game.rules, f.Moves[step-1:step]); errors.Is(err, klondike.ErrNotMove) {
				break
			}
		}
	}
	return badStep("moves", step, err)
}

// deal reads the rules and the cards.
func (f *gameFields) deal(g *game) (err error) {
	if g.rules, err = f.rules(); err != nil {
		return err
	}
	field, given := "deal", 0
	for _, is := range []bool{f.Deal != nil, f.Board != nil, f.Seed != nil} {
		if is {
			given++
		}
	}
	switch {
	case given > 1:
		return notRequest("deal, board and seed are three ways to name a deal; give one")
	case f.Deal != nil:
		g.Deal, err = f.parse(*f.Deal, g.rules)
	case f.Board != nil:
		field = "board"
		g.Deal, err = f.fromBoard(g.rules)
	default:
		err = g.shuffle(f.Seed)
	}
	if err != nil {
		err = badField(field, err)
	}
	return err
}

// parse reads a deal's text.
func (f *gameFields) parse(text string, r klondike.Rules) (klondike.Deal, error) {
	reader := klondike.NewReader(strings.NewReader(text), "deal", r, f.forms...)
	reader.Unseen = f.unseen
	return reader.Only()
}

// fromBoard reads the board. A board that may have unknown cards is checked as a text, since a valid Position has none.
func (f *gameFields) fromBoard(r klondike.Rules) (d klondike.Deal, err error) {
	d.Position, err = f.Board.position(f.unseen)
	switch {
	case err != nil:
		return d, err
	case f.unseen:
		return f.parse(d.Position.Neutral(r), r)
	}
	return d, d.Position.Validate(r)
}

// shuffle deals the cards by a seed: a short random one if none is given.
func (g *game) shuffle(text *string) (err error) {
	if text == nil {
		text = new(fmt.Sprint(rand.Int32()))
	}
	if g.Deal, g.seed, err = klondikejson.NumberedDeal(*text, g.rules); err != nil {
		err = badField("seed", err)
	}
	return err
}

// board is the piles of a position as objects.
type board struct {
	Foundations [4]int        `json:"foundations"` // ranks, of clubs, diamonds, hearts, spades
	Waste       []string      `json:"waste"`
	Stock       []string      `json:"stock"`
	Columns     []boardColumn `json:"columns"`
	Redealt     int           `json:"redealt"`
}

type boardColumn struct {
	Down  int      `json:"down"`
	Cards []string `json:"cards"`
}

// boardOf shows a position, with the columns that the rules have.
func boardOf(p *klondike.Position, r klondike.Rules) board {
	b := board{Waste: names(p.Waste), Stock: names(p.Stock), Redealt: p.Redealt}
	for s, rank := range p.Foundation {
		b.Foundations[s] = int(rank)
	}
	for _, c := range p.Tableau[:r.Columns] {
		b.Columns = append(b.Columns, boardColumn{c.Down, names(c.Cards)})
	}
	return b
}

// position returns the position that a request's board shows, unchecked except for
// cards that a board can't hold. Where unseen cards are allowed, ?? is one.
func (b *board) position(unseen bool) (p klondike.Position, err error) {
	cards := func(list []string) (out []klondike.Card) {
		for _, name := range list {
			c, ok := klondike.ParseCard(name)
			if !ok && err == nil && !(unseen && name == "??") {
				err = phrase.Errorf("%q is not a card: write rank and suit, such as 7H or TD", clip(name, 40))
			}
			out = append(out, c)
		}
		return out
	}
	if len(b.Columns) > len(p.Tableau) {
		return p, phrase.Errorf("%d columns; there are %d", len(b.Columns), len(p.Tableau))
	}
	for i, c := range b.Columns {
		if c.Down < 0 || c.Down > len(c.Cards) {
			return p, phrase.Errorf("column %d: %d of %d cards can't lie face down", i+1, c.Down, len(c.Cards))
		}
		p.Tableau[i] = klondike.Column{Cards: cards(c.Cards), Down: c.Down}
	}
	for s, rank := range b.Foundations {
		if rank < 0 || rank > 13 {
			return p, phrase.Errorf("foundation %v: %d is no rank", klondike.Suit(s).Foundation(), rank)
		}
		p.Foundation[s] = klondike.Rank(rank)
	}
	p.Stock, p.Waste, p.Redealt = cards(b.Stock), cards(b.Waste), b.Redealt
	return p, err
}
