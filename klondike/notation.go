package klondike

// Whole solutions in all notations.

import (
	"fmt"
	"slices"
	"strings"

	"kedou/internal/phrase"
)

// Notation is a way to write the moves of a solution, by its name. ParseMoves reads all notations.
//
//	neutral    @ for a turn, else CARD:FROM>TO such as 7H:3>5, as Move.String writes it
//	pinyin     F for a turn, G3 from the waste to a column, D0 from the waste to a foundation, M2_4 from column to column, C5_2 from a
//	           column to a foundation, B1_6 from a foundation to a column; columns count from 0, foundations are 0 hearts, 1 diamonds,
//	           2 spades, 3 clubs
//	english    sentences, such as "Move the seven of hearts from column 3 onto the eight of clubs in column 5"; unlike the other
//	           notations they say whether a turn is a redeal
//	xy         MinimalKlondike's: @ for a turn, else the letters of two piles, such as KL: A the waste, B to E the foundations of clubs,
//	           diamonds, spades and hearts, F to L the columns; the text of a redeal is empty, and an @ on an empty stock is the redeal
//	           and the turn
//	lonelybot  lonelybot's: = for a turn or a redeal, else CARD:FROM▸TO with D for the waste, such as 8♥:1▸4 or A♣:D▸♣
type Notation string

// English is the notation in sentences.
const English Notation = "english"

// Notations lists all notations.
func Notations() []Notation { return []Notation{"neutral", "pinyin", English, "xy", "lonelybot"} }

// Format writes the moves of a game from start, one text for each. An illegal move ends it with Verify's error. An
// unknown notation is an error.
func (n Notation) Format(start Position, r Rules, moves []Move) ([]string, error) {
	if all := Notations(); !slices.Contains(all, n) {
		names := strings.Trim(strings.ReplaceAll(fmt.Sprint(all), " ", ", "), "[]")
		return nil, phrase.Errorf("unknown notation %q: use %s", string(n), names)
	}
	positions, err := Replay(start, r, moves)
	texts := make([]string, len(positions)-1)
	for i, m := range moves[:len(texts)] {
		switch n {
		case "pinyin":
			texts[i] = pinyinMove(m)
		case English:
			texts[i] = positions[i].Sentence(m, r).String()
		case "xy":
			texts[i] = xyMove(m, positions[i].Talon(r).Spent())
		case "lonelybot":
			texts[i] = lonelybotMove(m)
		default:
			texts[i] = m.String()
		}
	}
	return texts, err
}

// ErrNotMove is wrapped by the error about a text that is a move in no notation. An error without it is about a move that the rules forbid
// at that point.
var ErrNotMove = phrase.Errorf("not a move")

// ParseMoves reads the moves of a game from start, each in any notation, or in Klondike-Solver's, and plays them. If some moves are in
// MinimalKlondike's notation, so is every @; if some are in Klondike-Solver's, so are D1 to D3. Klondike-Solver writes DR6 for six draws, NEW
// for a redeal, 65-4 for four cards from column 6 to column 5, W1 and 4C for one card, and F4 when the card of column 4 turns up, which is no
// move here. If the rules forbid a move, ParseMoves returns the moves before it and Verify's error. If one of the texts isn't a move at all,
// it returns no moves, and an error that wraps ErrNotMove.
func ParseMoves(start Position, r Rules, texts []string) ([]Move, error) {
	read := make([][]action, len(texts))
	xy, solver := slices.ContainsFunc(texts, isXY), slices.ContainsFunc(texts, isSolver)
	for i, text := range texts {
		var err error
		if read[i], err = readMoves(text, xy, solver); err != nil {
			return nil, phrase.Errorf("step %d: %w", i+1, err)
		}
	}
	p, before := start.Clone(), start
	var moves []Move
	play := func(i int, a action) error {
		m := p.withCard(a)
		err := p.allow(a, &before)
		if err == nil && a.does == 'F' {
			return nil
		}
		if err == nil {
			before = p.Clone()
			err = p.playAs(texts[i], m, r)
		}
		if err != nil {
			return phrase.Errorf("step %d: %s: %w", i+1, texts[i], err)
		}
		moves = append(moves, m)
		return nil
	}
	for i := range texts {
		for _, a := range read[i] {
			if xy && a.Move == Turn && p.Talon(r).Spent() {
				if err := play(i, a); err != nil {
					return moves, err
				}
			}
			if err := play(i, a); err != nil {
				return moves, err
			}
		}
	}
	return moves, nil
}

// playAs plays m. If the text is a sentence, the sentence must be true of m.
func (p *Position) playAs(text string, m Move, r Rules) error {
	if m.IsTurn() && m != Turn {
		return phrase.Errorf("pile %v has no card to take", m.From)
	}
	said := p.Sentence(m, r)
	if err := p.Play(m, r); err != nil {
		return err
	}
	if isSentence(text) && text != said.String() {
		return phrase.Errorf("that move is: %s", said.String())
	}
	return nil
}

// readMoves reads a text in any notation. The text is one move, except in the notations of MinimalKlondike and Klondike-Solver. Moves of
// notations without cards have no card yet.
func readMoves(text string, xy, solver bool) ([]action, error) {
	if solver {
		if actions, ok := readSolver(text); ok {
			return actions, nil
		}
	}
	moves, ok := readXY(text)
	if !xy || !ok {
		m, err := readMove(text)
		if err != nil {
			return nil, err
		}
		moves = []Move{m}
	}
	actions := make([]action, len(moves))
	for i, m := range moves {
		actions[i].Move = m
	}
	return actions, nil
}

// readMove reads one move in any other notation.
func readMove(text string) (Move, error) {
	if isSentence(text) {
		return readSentence(text)
	}
	if m, ok := readPinyinMove(text); ok {
		return m, nil
	}
	if strings.Contains(text, lonelybotArrow) || text == lonelybotTurn {
		return readLonelybotMove(text)
	}
	return ParseMove(text)
}

// withCard returns an action's move with the card that it means at p; NoCard if none fits.
func (p *Position) withCard(a action) Move {
	m := a.Move
	switch {
	case m.Card != NoCard || m == Turn || a.does == 'F':
	case m.From == Waste:
		m.Card = last(p.Waste)
	case m.From.IsFoundation():
		if s := Suit(m.From - foundationC); p.Foundation[s] > 0 {
			m.Card = NewCard(p.Foundation[s], s)
		}
	case m.To.IsFoundation():
		m.Card = p.Tableau[m.From-Column1].tip()
	case a.cards > 0:
		if cards := p.Tableau[m.From-Column1].Cards; a.cards <= len(cards) {
			m.Card = cards[len(cards)-a.cards]
		}
	default:
		m.Card = p.head(m.From, m.To)
	}
	return m
}

// head returns the face-up card of one column that another column takes, searching from the last card upwards; an empty column takes the
// run's deepest card.
func (p *Position) head(from, to Pile) Card {
	c, on := p.Tableau[from-Column1], p.Tableau[to-Column1].tip()
	for i := len(c.Cards) - 1; i >= c.Down && on != NoCard; i-- {
		if fits(c.Cards[i], on) {
			return c.Cards[i]
		}
	}
	if c.Down < len(c.Cards) {
		return c.Cards[c.Down]
	}
	return NoCard
}
