package play

// Moves as the user writes them.

import (
	"fmt"
	"slices"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/speech"
	"kedou/klondike"
	"kedou/klondike/session"
)

// readMove returns the legal move that a word means: CARD:FROM>TO, CARD>TO or FROM>TO, or
// @ or d for a turn. Of several runs of a column that could go to the same place, FROM>TO
// means none.
func readMove(g *session.Game, word string) (klondike.Move, error) {
	asked := cmdline.Printable(word)
	word = strings.ToUpper(strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S", "10", "T").Replace(word))
	var found []klondike.Move
	for _, m := range g.Legal() {
		card, to := m.Card.String(), m.To.String()
		spellings := []string{m.String(), card + ">" + to, m.From.String() + ">" + to}
		if m.IsTurn() {
			spellings = []string{"@", "D"}
		}
		if slices.Contains(spellings, word) {
			found = append(found, m)
		}
	}
	switch {
	case g.Over():
		return klondike.Move{}, session.ErrOver
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return klondike.Move{}, fmt.Errorf("%s: that may be %s", asked, movesText(found))
	case word == "@" || word == "D" || strings.Contains(word, ">"):
		return klondike.Move{}, fmt.Errorf("%s: no legal move now; ? lists those", asked)
	}
	return klondike.Move{}, fmt.Errorf("%s: neither a move nor a command; help tells the words", asked)
}

// movesText lists moves.
func movesText(moves []klondike.Move) string { return strings.Join(speech.Moves(moves), ", ") }
