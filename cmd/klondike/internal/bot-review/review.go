package bot

// The command review.

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/minimal"
	"kedou/klondike/review"
	"kedou/klondike/session"
	"kedou/search"
	"kedou/search/ledger"
)

// ReviewCommand returns the command review.
func ReviewCommand() *cli.Command {
	return &cli.Command{
		Name:      "review",
		Usage:     "value each decision of a game by what was known then",
		ArgsUsage: "[GAME… | - | DEAL]",
		Description: "GAME is the output of play or solve --json, or a deal with --moves. Says until when the game could\n" +
			"be won, all cards known. Then separates skill from luck: the chance to win before the first move,\n" +
			"the part that the cards added, and the part that the player gave away, by what was known then;\n" +
			"each decision that cost 5 points of chance or more before the game was lost; and the results of\n" +
			"the players uct and greedy on the deal. The chances are those of the player uct, estimated by\n" +
			"games in sampled worlds; klondike/review/REVIEW.md defines them.",
		Flags: slices.Concat(cmdline.Category("Deals", common.SeedFlag()), common.RulesFlags(), common.MovesFlag(),
			cmdline.Category("Estimates", cmdline.IntFlag("iterations", "play `N` games on at most after each of two ways on", 1200, 10, 1<<24)),
			cmdline.Category("Games",
				cmdline.ChoiceFlag("stock", "the order of the stock was `WHAT` at first", "hidden", "known"),
				&cli.BoolFlag{Name: "fanned", Usage: "with --stock hidden: all cards of a turn were seen, not only the top one", Value: true}),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: func(c *cli.Context) error {
			hidden := c.String("stock") == "hidden"
			return reviewAll(&reviewing{
				Source: common.SourceOf(c), iterations: c.Int("iterations"), json: c.Bool("json"),
				terms: blind.Terms{StockHidden: hidden, Squared: hidden && !c.Bool("fanned")},
			})
		},
	}
}

// reviewing is one run of the command.
type reviewing struct {
	*common.Source
	terms      blind.Terms // without the rules, which come from each game
	iterations int
	json       bool
}

func reviewAll(r *reviewing) error {
	if len(r.Args) == 0 && !r.Given("moves") {
		return r.Usagef("name a game: a FILE that play or solve --json wrote, -, or a deal with --moves")
	}
	if !r.Given("moves") && slices.ContainsFunc([]string{"draw", "redeals", "no-worrying-back"}, r.Given) {
		return r.Usagef("a game that play or solve wrote names its own rules")
	}
	games, err := r.Games()
	if err != nil {
		return err
	}
	for g, err := range games {
		if err == nil {
			err = r.game(g.Play())
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// judgement is the record of a decision, and summing the record of the game.
type (
	judgement struct {
		Event string `json:"event"` // decision
		ID    string `json:"id"`
		klondikejson.Decision[string]
	}
	summing struct {
		Event string       `json:"event"` // result
		ID    string       `json:"id"`
		Aids  session.Aids `json:"aids"` // that the player had
		klondikejson.Report[string]
	}
)

// game judges the decisions of one game.
func (r *reviewing) game(g common.Line) error {
	switch {
	case g.Fault != nil:
		return g.Fault
	case len(g.Moves) == 0:
		return r.Usagef("deal %s has no moves: give --moves, or what play or solve --json wrote", g.ID)
	}
	terms := r.terms
	terms.Rules = g.Rules
	var each func(review.Decision) error
	if r.json {
		each = func(d review.Decision) error {
			return cmdline.WriteJSON(r.Out, judgement{"decision", g.ID, klondikejson.DecisionOf(&d, common.Moves(d.Moves), common.Moves(d.Best))})
		}
	}
	report, err := review.Run(r.Context, g.Position, terms, g.Moves, review.Options{Games: r.iterations, Shorten: shorten, Peeks: g.Peeks}, each)
	if err != nil {
		return err
	}
	record, err := klondikejson.ReportOf(&report, func(moves []klondike.Move) ([]string, error) { return common.Moves(moves), nil })
	if err != nil {
		return err
	}
	return r.Print(r.json, summing{"result", g.ID, g.Aids, record}, reviewText(phrases{r.Speech}, &g, &report, cmdline.StyleOf(r.Out)))
}

// shortening limits the search for the proof of a shortest solution to some seconds.
var shortening = search.Limits{Expansions: 2_000_000, Memory: 512 << 20}

// shorten looks for the shortest solution, in steps.
func shorten(ctx context.Context, p *klondike.Position, r klondike.Rules) ([]klondike.Move, bool, error) {
	solver, err := minimal.New(r, minimal.Options{Limits: shortening, Metric: minimal.MovesTurnsRedeals})
	if err != nil {
		return nil, false, err
	}
	found, err := solver.Solve(ctx, p)
	return found.Path, found.Proved(), err
}

// phrases puts facts of a review into words.
type phrases struct{ *cmdline.Language }

// reviewText writes a game's review: what is certain, the numbers, a line for each important decision, other players' results, and a short solution.
func reviewText(say phrases, g *common.Line, r *review.Report, style cmdline.Style) string {
	var b strings.Builder
	b.WriteString(say.Sprintf("game %s: %v\nby what you could know: %s\n", g.ID, r.Fact, say.verdict(r)))
	if back := g.Aids.Undos + g.Aids.Restarts; back+g.Aids.OpenHints+g.Aids.Verdicts > 0 {
		b.WriteString(say.Sprintf("with a peek: %s, %s, %s\n", say.Plural(int64(back), "takeback"),
			say.Plural(int64(g.Aids.OpenHints), "open hint"), say.Plural(int64(g.Aids.Verdicts), "verdict")))
	}
	b.WriteString(say.Sprintf("accuracy: %s\n", say.accuracy(r.Accuracy)))
	for _, o := range r.Others {
		b.WriteString(say.Sprintf("%s on this deal: %s in %s; accuracy: %s\n", o.Player, say.Text(map[bool]string{true: "won", false: "lost"}[o.Won]), say.Plural(int64(o.Steps), "step"), say.accuracy(o.Accuracy)))
	}
	for i := range r.Judged {
		if d := &r.Judged[i]; d.Label != ledger.Fine {
			b.WriteString(say.decision(d, style))
		}
	}
	return b.String() + say.solution(r)
}

// verdict is the account of the game in a line.
func (say phrases) verdict(r *review.Report) string {
	luck, _ := ledger.Points(r.Luck, r.Error)
	text := say.Sprintf("%.0f %% at the start, luck %+d, given away %s", 100*r.Start, luck, cmdline.Points(r.Loss, r.Error))
	if len(r.Judged) == 0 {
		return text
	}
	worst := slices.MaxFunc(r.Judged, func(x, y review.Decision) int { return cmp.Compare(costs(&x), costs(&y)) })
	if costs(&worst) == 0 {
		return text
	}
	return text + say.Sprintf("; costliest: step %d, %s", worst.First+1, cmdline.Points(worst.Loss(), worst.Error))
}

// costs is the loss of a decision that has a name.
func costs(d *review.Decision) float64 {
	if d.Label <= ledger.Unclear {
		return 0
	}
	return d.Loss()
}

func (say phrases) accuracy(a ledger.Accuracy) string {
	if !a.Known() {
		return say.Sprintf("too few decisions, %d", a.Decisions)
	}
	return say.Sprintf("%.0f %% in %s", a.Percent(), say.Plural(int64(a.Decisions), "decision"))
}

// decision is a decision in a line.
func (say phrases) decision(d *review.Decision, style cmdline.Style) string {
	word := say.Text(d.Label.String())
	switch {
	case d.Label == ledger.Unclear:
		word = say.Text("too close to call")
	case d.Probably:
		word = style.Yellow(say.Sprintf("probably %s", word))
	default:
		word = style.Red(word)
	}
	played, best := apart(d, d.Moves), strings.Fields(apart(d, d.Best))
	if d.GivesUp() {
		played = say.Text("given up")
	}
	before, _ := ledger.Points(d.Before, d.ChanceError)
	after, _ := ledger.Points(d.Played, d.Error)
	return say.Sprintf("step %-4d %3d %% -> %3d %%  %s, %s: %s; best was %s\n", d.First+1, before, after, word,
		cmdline.Points(d.Loss(), d.Error), played, strings.Join(best[:min(len(best), 6)], " "))
}

// apart writes a way of a decision from where the moves played and the best way part.
func apart(d *review.Decision, moves []klondike.Move) string {
	text := common.InTurns(common.Moves(moves[d.Shared():]))
	if d.Shared() > 0 {
		return "… " + text
	}
	return text
}

// solution compares the game with a short solution.
func (say phrases) solution(r *review.Report) string {
	if r.Shortest == nil {
		return ""
	}
	what := "a short solution, not proved to be the shortest, has"
	if r.Proved {
		what = "the shortest solution, proved, has"
	}
	return say.Sprintf("with all cards known %s %s, this game %d\n", say.Text(what), say.Plural(int64(len(r.Shortest)), "step"), r.Steps)
}
