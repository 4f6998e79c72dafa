package hint

// klondike hint on a position with unseen cards: the ways to continue and their win chances.

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/search"
)

// iterationsFlag returns --iterations, for estimates of win chances.
func iterationsFlag() []cli.Flag {
	return cmdline.Category("Estimates", cmdline.IntFlag("iterations", "estimate a position with hidden cards by `N` games in sampled worlds", 3000, 10, 1<<24))
}

// unseen counts the unknown cards of p.
func unseen(p *klondike.Position) int {
	n := unknown(p.Stock) + unknown(p.Waste)
	for i := range p.Tableau {
		n += unknown(p.Tableau[i].Cards)
	}
	return n
}

func unknown(cards []klondike.Card) (n int) {
	for _, c := range cards {
		if c == klondike.NoCard {
			n++
		}
	}
	return n
}

// estimate estimates the ways to continue from d. Unseen cards in the waste mean that the player sees only the top card of each turn.
func (o *options) estimate(d klondike.Deal) error {
	view := &blind.View{Position: d.Position, Terms: blind.Terms{Rules: o.Rules, StockHidden: true, Squared: unknown(d.Position.Waste) > 0}}
	asked := blind.Options{Iterations: o.iterations}
	if o.Given("time") {
		asked.Time = o.limits.Time
	}
	a, err := advice.Advise(o.Context, view, asked)
	if err != nil {
		return err
	}
	return cmp.Or(o.Print(o.json, estimateOf(d, o.Rules, &a), estimateText(&a, cmdline.StyleOf(o.Out))), cmdline.Exit(common.Code(a.Verdict)))
}

// percent writes a chance and its error: "43 ± 1 %".
func percent(chance, deviation float64) string {
	return fmt.Sprintf("%.0f ± %.0f %%", 100*chance, 100*deviation)
}

// estimateText is the answer for people.
func estimateText(a *advice.Answer, style cmdline.Style) string {
	var b strings.Builder
	switch {
	case a.Over == advice.DeadEnd:
		return style.Red("LOST") + ": no legal move is left\n"
	case a.Over == advice.Lost:
		return style.Red("LOST") + ": no way on wins, whatever the unseen cards are\n"
	case a.Verdict == search.Solved:
		fmt.Fprintf(&b, "%s: whatever the unseen cards are\n", style.Green("WINNABLE"))
	default:
		fmt.Fprintf(&b, "%s: %s to win, if the player uct continues; this is an estimate by %s in sampled worlds\n",
			style.Yellow("OPEN"), percent(a.Chance, a.Error), cmdline.Plural(int64(a.Games), "game"))
	}
	fmt.Fprint(&b, "\n")
	for _, w := range a.Ways {
		if len(w.Moves) == 0 {
			continue
		}
		fmt.Fprintf(&b, "%12s  %11s  %s\n", percent(w.Chance, w.Error), cmdline.Plural(int64(w.Games), "game"), common.InTurns(common.Moves(w.Moves)))
	}
	if len(a.Free) > 0 {
		fmt.Fprintf(&b, "\nfree at any time: %s\n", strings.Join(common.Moves(a.Free), " "))
	}
	return b.String()
}

// estimate is the record of an estimate.
type estimate struct {
	klondikejson.Question
	Verdict string        `json:"verdict"` // estimated, or solved or unsolvable if that is proved
	Over    string        `json:"over"`    // won, lost or dead end; empty: the game goes on
	Chance  float64       `json:"chance"`  // 0 to 1
	Error   float64       `json:"error"`   // standard deviation
	Games   int           `json:"games"`
	Ways    []wayEstimate `json:"ways"`
	Free    []string      `json:"free"` // moves that cost nothing, before any of the ways
}

type wayEstimate struct {
	Moves  []string `json:"moves"`
	Chance float64  `json:"chance"`
	Error  float64  `json:"error"`
	Games  int      `json:"games"`
}

func estimateOf(d klondike.Deal, r klondike.Rules, a *advice.Answer) estimate {
	e := estimate{
		Question: klondikejson.QuestionOf(d, r), Verdict: "estimated", Over: a.Over.String(),
		Chance: a.Chance, Error: a.Error, Games: a.Games, Ways: []wayEstimate{}, Free: common.Moves(a.Free),
	}
	if a.Verdict != search.Unknown {
		e.Verdict = a.Verdict.String()
	}
	for _, w := range a.Ways {
		e.Ways = append(e.Ways, wayEstimate{common.Moves(w.Moves), w.Chance, w.Error, w.Games})
	}
	return e
}
