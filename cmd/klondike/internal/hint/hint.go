// Package hint is the command hint: the moves that keep a position winnable, and win chances where cards are unseen.
package hint

// The command, and the verdicts on moves.

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/fast"
	"kedou/klondike/review"
	"kedou/search"
)

// Command returns the command hint.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "hint",
		Usage:     "list the moves that keep a game winnable, the best first",
		ArgsUsage: common.Usage,
		Description: "Takes a deal or a game in progress; --moves are played first. Every legal move gets a\n" +
			"verdict: it wins (with the number of steps to the end), it loses, or it is undecided,\n" +
			"a limit came first. Following the first move again and again wins: each leaves fewer steps.\n" +
			"A move that changes nothing, such as a lone king to another empty column, is marked. Of\n" +
			"several empty columns the first stands for all. After --moves a lost game says which one\n" +
			"lost it. Exit code 0: still winnable; 1: proved lost; 3: undecided; 2: bad input.\n\n" +
			"For a position with unseen cards (??) hint lists the ways to continue with the chance to win of\n" +
			"the player uct, estimated by --iterations games in sampled worlds or, if --time is set, by as\n" +
			"many as fit; a move that is proved never to hurt is the whole answer. The exit code is then 3,\n" +
			"except where the unseen cards leave no doubt: 1 if it is lost whatever they are, 0 if it wins.",
		Flags: slices.Concat(common.DealFlags(), common.RulesFlags(), common.MovesFlag(),
			cmdline.LimitFlags(search.Limits{Memory: 256 << 20, Time: time.Second}),
			cmdline.Category("Estimates", cmdline.IntFlag("iterations", "estimate a position with hidden cards by `N` games in sampled worlds", 3000, 10, 1<<24)),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: func(c *cli.Context) error {
			return hint(options{
				Source: common.SourceOf(c), limits: cmdline.Limits(c), iterations: c.Int("iterations"), json: c.Bool("json"),
			})
		},
	}
}

// options are the values of the flags.
type options struct {
	*common.Source
	limits     search.Limits
	iterations int // of an estimate
	json       bool
}

func hint(o options) error {
	l, err := o.Line(true)
	if err != nil {
		return err
	}
	d := l.End()
	if unseen(&d.Position) {
		return o.estimate(d)
	}
	if err := o.CheckMemory("fast", fast.MinMemory); err != nil {
		return err
	}
	a, err := advice.Open(o.Context, &d.Position, o.Rules, fast.Options{Limits: o.limits})
	if errors.Is(err, klondike.ErrWrong) {
		err = cmdline.Internalf("%v", err)
	}
	if err != nil {
		return err
	}
	var fact review.Fact
	if len(l.Moves) > 0 && a.Verdict == search.Unsolvable {
		if fact, err = review.FactOf(o.Context, l.Positions, l.Moves, o.Rules); err != nil {
			return err
		}
	}
	return cmp.Or(o.Print(o.json, klondikejson.HintsOf(d, o.Rules, &a, fact), o.movesText(&d.Position, &a, fact)), cmdline.Exit(common.Code(a.Verdict)))
}

// movesText is the answer for people.
func (o *options) movesText(p *klondike.Position, a *advice.Answer, fact review.Fact) string {
	var b strings.Builder
	say, since := o.Speech, ""
	if fact.Kind != review.Unfinished {
		since = say.Sprintf("%v\n", fact)
	}
	style := cmdline.StyleOf(o.Out)
	wins := a.Count(search.Solved)
	switch {
	case a.Over == advice.Won:
		return say.Sprintf("%s already\n", style.Green(say.Text("WON")))
	case a.Over == advice.DeadEnd:
		return say.Sprintf("%s: %s\n", style.Red(say.Text("LOST")), common.Ended(say, a.End)) + since
	case a.Verdict == search.Unsolvable:
		b.WriteString(say.Sprintf("%s (proved: winning moves 0 of %d)\n", style.Red(say.Text("LOST")), len(a.Ways)) + since)
	case wins > 0:
		b.WriteString(say.Sprintf("%s: winning moves %d of %d\n", style.Green(say.Text("WINNABLE")), wins, len(a.Ways)))
	default:
		b.WriteString(say.Sprintf("%s: no winning move found: %s%s\n", style.Yellow(say.Text("UNDECIDED")), common.MovesLimit(say, a.Reason(), o.limits), common.Remedy(say, a.Reason())))
	}
	b.WriteByte('\n')
	for _, w := range a.Ways {
		sentence := say.Sprintf("%v", p.Sentence(w.Moves[0], o.Rules))
		word := map[search.Status]string{
			search.Solved: style.Green(say.Text("wins  ")), search.Unsolvable: style.Red(say.Text("loses ")), search.Unknown: style.Yellow(say.Text("open  ")),
		}[w.Verdict]
		toGo := ""
		if w.Verdict == search.Solved {
			toGo = say.Sprintf("%3d to go", w.Length.Steps())
		}
		if w.Idle {
			sentence += say.Text("; this changes nothing")
		}
		fmt.Fprintf(&b, "%s %s  %-7s  %s\n", word, cmdline.PadLeft(toGo, 9), w.Moves[0], sentence)
	}
	return b.String()
}

// Sentence words the answer, within limits, to a player who knows all cards.
func Sentence(say *cmdline.Language, a advice.Answer, limits search.Limits) string {
	switch {
	case a.Over == advice.Won, a.Over.Certain():
		return common.Ended(say, a.End)
	case a.Verdict == search.Solved:
		return say.Sprintf("with all cards known %s wins, %s to go; winning moves: %d of %d",
			a.Ways[0].Moves[0], say.Plural(int64(a.Ways[0].Length.Steps()), "step"), a.Count(search.Solved), len(a.Ways))
	}
	return say.Sprintf("no winning move found: %s; undecided, perhaps %v", common.MovesLimit(say, a.Reason(), limits), a.Ways[0].Moves[0])
}
