package session

// The text of a kept game. During the game the text doesn't show the cards that the player hasn't seen: it contains the deal sealed. When
// the game is over the text is an answer that klondike replay and verify read.

import (
	"bytes"
	"encoding/json"

	"kedou/internal/phrase"
	"kedou/internal/seal"
	"kedou/internal/strictjson"
	"kedou/klondike"
	"kedou/klondike/blind"
)

// schema is the version of the form.
const schema = 1

// kept is the content of the text, one JSON object. The first fields are an answer's.
type kept struct {
	Schema  int          `json:"schema"`
	ID      string       `json:"id"` // empty while the player doesn't know the deal
	Deal    string       `json:"deal,omitempty"`
	Draw    int          `json:"draw"`
	Redeals int          `json:"redeals"`
	NoBack  bool         `json:"no_worrying_back,omitempty"`
	Verdict string       `json:"verdict"` // playing; solved if the player has won, undecided if not
	Moves   []string     `json:"moves"`
	At      int          `json:"at"` // moves not taken back
	Undo    bool         `json:"undo"`
	Aids    Aids         `json:"aids"`
	Peeks   []blind.Peek `json:"peeks,omitempty"`
	Sealed  string       `json:"sealed,omitempty"`
}

// The verdicts of a kept game.
const (
	stillPlaying = "playing"
	haveWon      = "solved"
	haveNotWon   = "undecided"
)

// Text returns the game as a line of JSON, for Parse.
func (g *Game) Text() ([]byte, error) {
	k := kept{
		Schema: schema, ID: g.Deal(), Draw: g.Rules.Draw, Redeals: g.Rules.Redeals, NoBack: !g.Rules.WorryBack, Verdict: stillPlaying,
		Moves: []string{}, At: g.at, Undo: g.Undoes, Aids: g.aids, Peeks: peeksOf(g.peeks),
	}
	for _, m := range g.moves {
		k.Moves = append(k.Moves, m.String())
	}
	deal := g.deal.Position.Neutral(g.Rules)
	if g.Over() {
		k.Deal, k.Moves, k.Verdict, k.Peeks = deal, k.Moves[:g.at], haveNotWon, peeksOf(g.recalled())
	} else {
		k.Sealed = seal.Text([]byte(g.deal.ID + "\n" + deal))
	}
	if g.Won() {
		k.Verdict = haveWon
	}
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false) // moves contain >
	err := encoder.Encode(k)
	return line.Bytes(), err
}

var errText = phrase.Errorf("not what play keeps")

// Parse reads the text of a game. It returns nil for a game that is over. No error reveals a card of the deal.
func Parse(text []byte) (*Game, error) {
	var k kept
	if err := strictjson.Unmarshal(text, &k); err != nil || k.Schema != schema {
		return nil, errText
	}
	switch k.Verdict {
	case haveWon, haveNotWon:
		return nil, nil
	case stillPlaying:
	default:
		return nil, errText
	}
	g := &Game{Rules: klondike.Standard(k.Draw), named: k.ID != "", Undoes: k.Undo, aids: k.Aids, peeks: map[klondike.Card]int{}}
	for _, p := range k.Peeks {
		for _, c := range p.Cards {
			g.peeks[c] = p.At
		}
	}
	g.Rules.Redeals, g.Rules.WorryBack = k.Redeals, !k.NoBack
	err := g.Rules.Validate()
	if err == nil {
		err = g.unseal(k)
	}
	if err != nil {
		return nil, phrase.Errorf("%w: %w", errText, err)
	}
	return g, nil
}

// unseal restores the deal and the moves.
func (g *Game) unseal(k kept) error {
	text, err := seal.Open(k.Sealed)
	if err != nil {
		return errDamaged
	}
	id, deal, _ := bytes.Cut(text, []byte("\n"))
	d, err := klondike.ParseDeal("deal", string(deal), g.Rules)
	if err != nil {
		return errDamaged // without the reason, which could reveal cards
	}
	g.deal = klondike.Deal{ID: string(id), Position: d.Position}
	var moves []klondike.Move
	for _, text := range k.Moves {
		m, err := klondike.ParseMove(text)
		if err != nil {
			return err
		}
		moves = append(moves, m)
	}
	if err := g.take(moves, k.At); err != nil {
		return phrase.Errorf("its moves don't fit its deal")
	}
	return nil
}

var errDamaged = phrase.Errorf("the deal is damaged")
