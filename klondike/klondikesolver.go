package klondike

// Moves in the notation of Klondike-Solver.

import (
	"regexp"
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

// solverMoves has the parts DRn, NEW, Fn, and FROM TO with possibly -n.
func solverMoves() *regexp.Regexp {
	return regexp.MustCompile(`^(?:DR([1-9]\d?)|(NEW)|F([1-7])|([1-7WCDHS])([1-7CDHS])(?:-([1-9]\d?))?)$`)
}

// isSolver reports whether a text is a move of Klondike-Solver and of no other notation; D1 is one of pinyin too.
func isSolver(text string) bool {
	_, pinyin := readPinyinMove(text)
	return !pinyin && !isXY(text) && solverMoves().MatchString(upper(text))
}

// readSolver reads a move of Klondike-Solver, which may draw several times.
func readSolver(text string) (actions []action, ok bool) {
	m := solverMoves().FindStringSubmatch(upper(text))
	switch {
	case m == nil:
		return nil, false
	case m[1] != "":
		n, _ := strconv.Atoi(m[1])
		for range n {
			actions = append(actions, action{Move: Turn, does: 'D'})
		}
		return actions, true
	case m[2] != "":
		return []action{{Move: Turn, does: 'N'}}, true
	case m[3] != "":
		return []action{{Move: Move{From: pileNamed(m[3])}, does: 'F'}}, true
	}
	a := action{Move: Move{NoCard, pileNamed(m[4]), pileNamed(m[5])}, cards: 1}
	if m[6] != "" {
		a.cards, _ = strconv.Atoi(m[6])
	}
	return []action{a}, a.From.IsColumn() || m[6] == ""
}

func pileNamed(name string) Pile { return Pile(strings.Index(pileNames, name)) }

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
