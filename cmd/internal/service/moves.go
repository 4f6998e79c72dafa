package service

// Moves of Klondike as they are shown: as signs, in words, and with their cards.

import (
	"slices"

	"kedou/klondike"
)

// move is a move with all that a page shows of it.
type move struct {
	Move string `json:"move"`
	details
}

// details are what is shown of a move beside its sign.
type details struct {
	Words  string   `json:"words"`
	Card   string   `json:"card,omitempty"` // the head of the run; none for a turn
	From   string   `json:"from"`
	To     string   `json:"to"`
	Cards  []string `json:"cards"` // that move, the head first
	Redeal bool     `json:"redeal"`
}

// shown returns m, a legal move of p, as it is shown, with its words.
func shown(p *klondike.Position, r klondike.Rules, m klondike.Move, words string) move {
	v := move{m.String(), details{Words: words, From: m.From.String(), To: m.To.String()}}
	if m.IsTurn() {
		v.Redeal = len(p.Stock) == 0
		v.Cards = names(p.Stock[:min(r.Draw, len(p.Stock))])
		return v
	}
	v.Card, v.Cards = m.Card.String(), names([]klondike.Card{m.Card})
	if m.From.IsColumn() {
		column := p.Tableau[m.From-klondike.Column1].Cards
		v.Cards = names(column[slices.Index(column, m.Card):])
	}
	return v
}

// line returns moves from p as they are shown, and plays them on p.
func line(p *klondike.Position, r klondike.Rules, moves []klondike.Move) ([]move, error) {
	words, err := klondike.NotationEnglish.Format(*p, r, moves)
	if err != nil {
		return nil, err
	}
	list := make([]move, len(moves))
	for i, m := range moves {
		list[i] = shown(p, r, m, words[i])
		if err := p.Play(m, r); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// each returns moves of p as they are shown, every one of them made at p.
func each(p *klondike.Position, r klondike.Rules, moves []klondike.Move) ([]move, error) {
	list := make([]move, len(moves))
	for i, m := range moves {
		words, err := klondike.NotationEnglish.Format(*p, r, []klondike.Move{m})
		if err != nil {
			return nil, err
		}
		list[i] = shown(p, r, m, words[0])
	}
	return list, nil
}

// boardAnswer is the answer to k.board.
type boardAnswer struct {
	ID       string `json:"id,omitempty"`
	Seed     string `json:"seed,omitempty"`
	Deal     string `json:"deal"`
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
	g, err := f.game()
	if err != nil {
		return nil, err
	}
	a := boardAnswer{
		ID: g.ID, Seed: g.seed, Deal: klondike.Neutral(g.Position, g.rules),
		Draw: g.rules.Draw, Redeals: g.rules.Redeals, NoBack: !g.rules.WorryBack,
		Position: klondike.Neutral(g.at, g.rules), Board: boardOf(&g.at, g.rules), Won: g.at.Won(g.rules),
	}
	start := g.Position.Clone()
	if a.Played, err = line(&start, g.rules, g.moves); err != nil {
		return nil, err
	}
	moves, err := klondike.LegalMoves(g.at, g.rules)
	if err != nil {
		return nil, err
	}
	a.Legal, err = each(&g.at, g.rules, moves)
	return a, err
}
