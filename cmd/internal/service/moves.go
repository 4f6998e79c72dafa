package service

// Moves of Klondike in answers: as signs, in words, and with their cards.

import (
	"slices"

	"kedou/klondike"
)

// move is a move as a page shows it.
type move struct {
	Move string `json:"move"`
	details
}

// details are the parts of a move in answers except its sign.
type details struct {
	Words  string   `json:"words"`
	Card   string   `json:"card,omitempty"` // the head of the run; none for a turn
	From   string   `json:"from"`
	To     string   `json:"to"`
	Onto   string   `json:"onto,omitempty"` // the card on which it comes to lie; none for a turn, on a foundation and in an empty column
	Cards  []string `json:"cards"`          // that move, the head first
	Redeal bool     `json:"redeal"`
}

// shown returns m, a legal move of p, in the form of answers.
func shown(p *klondike.Position, r klondike.Rules, m klondike.Move) (move, error) {
	words, err := klondike.English.Format(*p, r, []klondike.Move{m})
	if err != nil {
		return move{}, err
	}
	v := move{m.String(), details{Words: words[0], From: m.From.String(), To: m.To.String()}}
	if m.IsTurn() {
		v.Redeal = len(p.Stock) == 0
		v.Cards = names(p.Stock[:min(r.Draw, len(p.Stock))])
		return v, nil
	}
	v.Card, v.Cards = m.Card.String(), names([]klondike.Card{m.Card})
	if m.From.IsColumn() {
		column := p.Tableau[m.From-klondike.Column1].Cards
		v.Cards = names(column[slices.Index(column, m.Card):])
	}
	if m.To.IsColumn() {
		if column := p.Tableau[m.To-klondike.Column1].Cards; len(column) > 0 {
			v.Onto = column[len(column)-1].String()
		}
	}
	return v, nil
}

// line returns moves from p on, one after the other, in the form of answers.
func line(p klondike.Position, r klondike.Rules, moves []klondike.Move) ([]move, error) {
	list, p := make([]move, len(moves)), p.Clone()
	for i, m := range moves {
		var err error
		if list[i], err = shown(&p, r, m); err != nil {
			return nil, err
		}
		if err = p.Play(m, r); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// boardAnswer is the answer to k.board.
type boardAnswer struct {
	ID       string `json:"id,omitempty"`
	Seed     string `json:"seed,omitempty"`
	Deal     string `json:"deal"`
	Pinyin   string `json:"pinyin,omitempty"` // the deal in that form, if it can be
	Draw     int    `json:"draw"`
	Redeals  int    `json:"redeals"`
	NoBack   bool   `json:"no_worrying_back,omitempty"`
	Position string `json:"position"`
	Board    board  `json:"board"`
	Played   []move `json:"played"`
	Legal    []move `json:"legal"`
	Won      bool   `json:"won"`
}

func klondikeBoard(_ *call, f *gameFields) (any, error) {
	g := &f.game
	a := boardAnswer{
		ID: g.ID, Seed: g.seed, Deal: g.Position.Neutral(g.rules),
		Draw: g.rules.Draw, Redeals: g.rules.Redeals, NoBack: !g.rules.WorryBack,
		Position: g.at.Neutral(g.rules), Board: boardOf(&g.at, g.rules), Won: g.at.Won(g.rules),
	}
	a.Pinyin, _ = g.Deal.Pinyin(g.rules) // none for other positions
	var err error
	if a.Played, err = line(g.Position, g.rules, g.moves); err != nil {
		return nil, err
	}
	moves, err := klondike.LegalMoves(g.at, g.rules)
	a.Legal = make([]move, len(moves))
	for i := 0; i < len(moves) && err == nil; i++ {
		a.Legal[i], err = shown(&g.at, g.rules, moves[i])
	}
	return a, err
}

// textRequest is a deal as a text of any form.
type textRequest struct{ gameFields }

func (r *textRequest) read(c *call) error {
	r.unseen, r.forms = true, klondike.Forms()
	return r.gameFields.read(c)
}

func readText(_ *call, r *textRequest) (any, error) {
	return struct {
		Board board `json:"board"`
	}{boardOf(&r.game.at, r.game.rules)}, nil
}

// names writes cards by their names, an unseen one as ??.
func names(cards []klondike.Card) []string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = c.String()
		if c == klondike.NoCard {
			list[i] = "??"
		}
	}
	return list
}
