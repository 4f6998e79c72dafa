package hint

// klondike hint on a position with unseen cards: the ways to continue and their win chances.

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/search"
)

// unseen reports whether p has unknown cards.
func unseen(p *klondike.Position) bool {
	return unknown(p.Stock) || unknown(p.Waste) || slices.ContainsFunc(p.Tableau[:], func(c klondike.Column) bool { return unknown(c.Cards) })
}

func unknown(cards []klondike.Card) bool { return slices.Contains(cards, klondike.NoCard) }

// estimate estimates the ways to continue from d. Unseen cards in the waste mean that the player sees only the top card of each turn.
func (o *options) estimate(d klondike.Deal) error {
	view := &blind.View{Position: d.Position, Terms: blind.Terms{Rules: o.Rules, StockHidden: true, Squared: unknown(d.Position.Waste)}}
	asked := blind.Options{Iterations: o.iterations}
	if o.Given("time") {
		asked.Time = o.limits.Time
	}
	a, err := advice.Advise(o.Context, view, asked)
	if err != nil {
		return err
	}
	return cmp.Or(o.Print(o.json, estimateOf(d, o.Rules, &a), estimateText(o.Speech, &d.Position, &a, cmdline.StyleOf(o.Out))), cmdline.Exit(common.Code(a.Verdict)))
}

// Percent writes a chance and twice its standard deviation: "43 ± 2 %".
func Percent(say *cmdline.Language, chance, deviation float64) string {
	return say.Sprintf("%.0f ± %.0f %%", 100*chance, 200*deviation)
}

// estimateText is the answer for people.
func estimateText(say *cmdline.Language, p *klondike.Position, a *advice.Answer, style cmdline.Style) string {
	var b strings.Builder
	switch {
	case a.Over.Certain():
		return style.Red(say.Text("LOST")) + say.Text(": ") + strings.TrimPrefix(common.Ended(say, a.End), say.Text("it is lost: ")) + "\n"
	case a.Verdict == search.Solved:
		b.WriteString(say.Sprintf("%s: whatever the unseen cards are\n", style.Green(say.Text("WINNABLE"))))
	case a.Games == 0:
		b.WriteString(say.Sprintf("%s: a move can never hurt, whatever the unseen cards are\n", style.Yellow(say.Text("OPEN"))))
	default:
		b.WriteString(say.Sprintf("%s: %s to win, if the player uct continues; this is an estimate by %s in sampled worlds\n",
			style.Yellow(say.Text("OPEN")), Percent(say, a.Chance, a.Error), say.Plural(int64(a.Games), "game")))
	}
	if a.Over == advice.NearlyLost {
		b.WriteString(common.Ended(say, a.End) + "\n")
	}
	b.WriteByte('\n')
	for _, w := range a.Ways {
		if len(w.Moves) == 0 {
			continue
		}
		chance, games := Percent(say, w.Chance, w.Error), say.Plural(int64(w.Games), "game")
		if w.Safe {
			chance, games = say.Text("never hurts"), ""
		}
		fmt.Fprintf(&b, "%s  %s  %s  (%s)\n", cmdline.PadLeft(chance, 12), cmdline.PadLeft(games, 11), WayText(say, p, w.Moves), common.InTurns(common.Moves(w.Moves)))
	}
	return b.String()
}

// WayText names a way on from p, up to its first card move: "turn the stock twice, then 9♦ to T♠".
func WayText(say *cmdline.Language, p *klondike.Position, moves []klondike.Move) string {
	turns := 0
	for turns < len(moves) && moves[turns].IsTurn() {
		turns++
	}
	text := [...]string{"", say.Text("turn the stock"), say.Text("turn the stock twice"), say.Sprintf("turn the stock %d times", turns)}[min(turns, 3)]
	switch {
	case turns == len(moves):
		return text
	case turns > 0:
		return say.Sprintf("%s, then %s", text, cardText(say, p, moves[turns]))
	}
	return cardText(say, p, moves[turns])
}

// cardText names a move of a card from p.
func cardText(say *cmdline.Language, p *klondike.Position, m klondike.Move) string {
	card := m.Card.Symbol()
	if m.To.IsFoundation() {
		return say.Sprintf("%s up", card)
	}
	if column := p.Tableau[m.To-klondike.Column1].Cards; len(column) > 0 {
		return say.Sprintf("%s to %s", card, column[len(column)-1].Symbol())
	}
	return say.Sprintf("%s to the empty column %s", card, m.To.String())
}

// estimate is the record of an estimate.
type estimate struct {
	klondikejson.Question
	Verdict string        `json:"verdict"` // estimated, or solved or unsolvable if that is proved
	Over    string        `json:"over"`    // won, nearly lost, lost, no progress or dead end; empty: the game goes on
	Chance  float64       `json:"chance"`  // 0 to 1
	Error   float64       `json:"error"`   // standard deviation
	Games   int           `json:"games"`
	Ways    []wayEstimate `json:"ways"`
}

type wayEstimate struct {
	Moves  []string `json:"moves"`
	Safe   bool     `json:"safe"` // proved never to hurt
	Chance float64  `json:"chance"`
	Error  float64  `json:"error"`
	Games  int      `json:"games"`
}

func estimateOf(d klondike.Deal, r klondike.Rules, a *advice.Answer) estimate {
	e := estimate{
		Question: klondikejson.QuestionOf(d, r), Verdict: "estimated", Over: a.Over.String(),
		Chance: a.Chance, Error: a.Error, Games: a.Games, Ways: []wayEstimate{},
	}
	if a.Verdict != search.Unknown {
		e.Verdict = a.Verdict.String()
	}
	for _, w := range a.Ways {
		e.Ways = append(e.Ways, wayEstimate{common.Moves(w.Moves), w.Safe, w.Chance, w.Error, w.Games})
	}
	return e
}
