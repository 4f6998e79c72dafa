package klondike

// All forms: their names, and how deals in them begin.

import (
	"slices"
	"strings"

	"kedou/internal/phrase"
)

// Form is a way to write deals and games in progress.
type Form struct {
	Name string
	// Write writes a deal with all its line ends. It fails for a deal that the form can't express.
	Write func(Deal, Rules) (string, error)

	begins func(*line) bool // whether the line begins a deal in this form
	// read reads the deal that begins with draft.First, with all further lines that belong to it.
	read func(*draft) error
}

// foreign are the forms of other programs.
var foreign = []Form{
	{"json", writeObject, beginsObject, readObject},
	{"solvitaire", writeSolvitaire, beginsSolvitaire, readSolvitaire},
	{"pysol", writePySol, beginsPySol, readPySol},
	{"cards", writeCards, beginsCards, readCards},
	{"rrs", writeDigits, beginsDigits, readDigits},
}

// own are kedou's own forms, read by default; the last one takes every line.
var own = []Form{
	{"board", writeBoard, beginsBoard, (*draft).readBoard},
	{"pinyin", Deal.Pinyin, beginsPinyin, (*draft).readPinyin},
	{"neutral", writeNeutral, func(*line) bool { return true }, (*draft).readNeutral},
}

// Forms lists all forms, in the order in which a Reader tries them; the last form takes every line. Besides kedou's own forms neutral,
// board and pinyin, there are the forms of other programs, and the JSON that the commands print.
//
//	form        a deal looks like
//	neutral     6D | 4H TH | … | stock, on a line
//	board       a labelled line for each pile
//	pinyin      a line for each column, cards such as T5
//	json        {"schema":1,"id":"31","deal":"6D | 4H TH | …"}, on a line
//	solvitaire  {"tableau piles": [["6D"], ["4h", "TH"], …], "stock": […]}
//	rrs         052083…, 52 groups of three digits
//	cards       5D 8H …, 52 cards
//	pysol       Foundations: H-0 C-0 D-0 S-0, Talon: ==> … <==, : <4H> TH
//
// # Neutral, board and pinyin
//
// The neutral form has one line for each deal or position:
//
//	deal     = [ID] column "|" … "|" column "|" stock
//	progress = [ID] column "|" … "|" column "|" stock "|" waste "|" foundations ["|" redeals]
//	column   = {card}                   in a deal
//	         | [{card} "/"] {card}      in progress: cards before / lie face down
//
// A column begins with its deepest card; in a deal its last card lies face up. The stock begins with the card that is turned first, and the
// waste ends with the card that is open to play. Foundations are the top cards of the foundations that have any. Redeals is the number used
// so far. An ID is a word that is no card's name, contains none of the signs | / [ ] : and doesn't begin with #.
//
// The pinyin form has a line for each column and one for the stock, of cards such as T5: a letter of the Chinese name of the suit, T, F, H
// or M for hearts, diamonds, spades or clubs, and 1 to 13. The last card of a column, which may have any number of cards but none, lies
// face up. The board has a labelled line for every pile, as Position.Board writes it.
//
// An unseen card is ??, where Reader.Unseen allows it: it lies face down in a column, or in the stock or the waste, but isn't the waste's
// last card.
//
// # Forms of other programs
//
// Their decks are whole: 52 cards, seven columns. Where a card may be unseen, ?? may stand, in rrs ???, if Reader.Unseen allows it; it is
// NoCard in a Position.
//
// # JSON
//
// An object on one line, as the commands print deals and the answers to them. The member "deal" has the neutral form, and "id" before it
// names the deal. Other members are ignored, including rules.
//
// # Solvitaire
//
// The JSON of Solvitaire and of lonelybot. A rank is A, 2 to 10, J, Q, K, or a number from 1 to 13. A suit is the letter C, D, H or S; a
// lower-case letter means that a card of the tableau lies face down. In a fresh deal without any lower-case letter, only the last card of
// each column lies face up. Piles begin with the deepest card. The last card of the stock is turned first, and the last card of the waste is
// open to play. Waste and foundations may be left out; lonelybot calls the latter "foundation".
//
// # RRS and cards
//
// The decks of Klondike-Solver and MinimalKlondike: the cards as they are dealt, row by row over the seven columns, and then the stock from
// the card that is turned first. RR is 01 to 13, and S is 1 to 4 for clubs, diamonds, hearts and spades. The form cards has names instead.
// Both are for fresh deals only.
//
// # PySol
//
// The text of PySol, Freecell Solver and Klondike-Solver. The talon is the stock, in the order in which it is turned, with or without the
// arrows; <4H> lies face down. The line of the foundations and the colons before the columns may be left out. The form can't express a
// waste.
//
// # Numbers of other programs
//
// A line such as greenfelt:1492773577 or klondike-solver:8721 is the deal that Green Felt, from 1 to 2147483646, or Klondike-Solver, from 0
// to 2147483647, has under that number; every reader takes such a line, whatever its forms, and kedou:31 is NewDeal's deal 31. Numbers of
// Solvitaire and of the Microsoft Solitaire Collection are recognized and refused, since no public description says which deals they name.
// Lonelybot prints such deals in the form solvitaire:
//
//	lonecli print solvitaire 815 | klondike solve -
func Forms() []Form { return slices.Concat(foreign, own) }

// Begins reports whether a text begins like a deal in the form, or with the number of a deal. Every text begins like a deal in the form
// neutral.
func (f Form) Begins(text string) bool {
	first, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	numbering, _ := seedOf(first)
	return numbering != "" || first != "" && f.begins(newLine(1, first))
}

// checkWhole refuses rules with a smaller deck.
func checkWhole(r Rules) error {
	if r.Cards() == 52 && r.Columns == 7 {
		return nil
	}
	return phrase.Errorf("forms of other programs have 52 cards and seven columns: use board or neutral")
}

// whole is checkWhole for a draft.
func whole(d *draft) error {
	if err := checkWhole(d.Rules); err != nil {
		return d.faultAt(d.First.Number, 1, "%v", err)
	}
	return nil
}

// writable refuses positions that a form without redeals can't express.
func writable(p *Position, r Rules) error {
	if p.Redealt > 0 {
		return phrase.Errorf("the form has no place for the redeals used: use board or neutral")
	}
	return checkWhole(r)
}
