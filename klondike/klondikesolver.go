package klondike

// Moves in the notation of Klondike-Solver.

import (
	"slices"
	"strconv"
	"strings"

	"kedou/internal/phrase"
)

// action is a part of a game as a text names it: a move, or what Klondike-Solver writes and the rules do by themselves.
type action struct {
	Move
	cards int  // that move, 0 if the position determines them
	does  byte // of Klondike-Solver: 'D' draws, 'N' turns the waste over, 'F' turns up the card of column From; else 0
}

// isSolver reports whether a text is a move of Klondike-Solver and of no other notation; D1 is one of pinyin too.
func isSolver(text string) bool {
	_, pinyin := readPinyinMove(text)
	_, solver := readSolver(text)
	return solver && !pinyin && !isXY(text)
}

// readSolver reads a move of Klondike-Solver, which may draw several times.
func readSolver(text string) ([]action, bool) {
	text = upper(text)
	if times, ok := strings.CutPrefix(text, "DR"); ok {
		n := counted(times)
		return slices.Repeat([]action{{Move: Turn, does: 'D'}}, n), n > 0
	}
	if text == "NEW" {
		return []action{{Move: Turn, does: 'N'}}, true
	}
	if len(text) < 2 {
		return nil, false
	}
	from, to, cards := pileNamed(text[:1]), pileNamed(text[1:2]), 1
	if text[0] == 'F' {
		return []action{{Move: Move{From: to}, does: 'F'}}, len(text) == 2 && to.IsColumn()
	}
	if many := text[2:]; many != "" {
		digits, ok := strings.CutPrefix(many, "-")
		if cards = counted(digits); !ok || !from.IsColumn() {
			return nil, false
		}
	}
	known := from > Stock && from < piles && to > Waste && to < piles
	return []action{{Move: Move{NoCard, from, to}, cards: cards}}, known && cards > 0
}

// pileNamed returns the pile of a letter, a Pile beyond all others if there is none.
func pileNamed(name string) Pile { return Pile(strings.Index(pileNames, name)) }

// counted reads a number of draws or cards, 0 if the text is none.
func counted(digits string) int {
	n, err := strconv.ParseUint(digits, 10, 8)
	if err != nil {
		return 0
	}
	return int(n)
}

// allow refuses what Klondike-Solver's part of a game says and the position contradicts; before is the position before the last move.
func (p *Position) allow(a action, before *Position) error {
	switch {
	case a.does == 'D' && len(p.Stock) == 0:
		return phrase.Errorf("the stock is empty")
	case a.does == 'N' && len(p.Stock) > 0:
		return phrase.Errorf("the stock isn't empty")
	case a.does == 'F' && p.Tableau[a.From-Column1].Down >= before.Tableau[a.From-Column1].Down:
		return phrase.Errorf("the last move uncovered no card of column %v", a.From)
	}
	return nil
}
