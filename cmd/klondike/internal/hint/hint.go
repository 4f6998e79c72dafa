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
	if unseen(&d.Position) > 0 {
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
	text, err := o.movesText(&d.Position, &a, fact)
	if err != nil {
		return err
	}
	return cmp.Or(o.Print(o.json, klondikejson.HintsOf(d, o.Rules, &a, fact), text), cmdline.Exit(common.Code(a.Verdict)))
}

// movesText is the answer for people.
func (o *options) movesText(p *klondike.Position, a *advice.Answer, fact review.Fact) (string, error) {
	var b strings.Builder
	since := ""
	if fact.Kind != review.Unfinished {
		since = fact.String() + "\n"
	}
	style := cmdline.StyleOf(o.Out)
	wins := a.Count(search.Solved)
	switch {
	case a.Over == advice.Won:
		return style.Green("WON") + " already\n", nil
	case a.Over == advice.DeadEnd:
		return style.Red("LOST") + ": no legal move is left\n" + since, nil
	case a.Verdict == search.Unsolvable:
		fmt.Fprintf(&b, "%s (proved: winning moves 0 of %d)\n%s", style.Red("LOST"), len(a.Ways), since)
	case wins > 0:
		fmt.Fprintf(&b, "%s: winning moves %d of %d\n", style.Green("WINNABLE"), wins, len(a.Ways))
	default:
		fmt.Fprintf(&b, "%s: no winning move found: %s%s\n", style.Yellow("UNDECIDED"), common.MovesLimit(o.Speech, a.Reason(), o.limits), common.Remedy(o.Speech, a.Reason()))
	}
	fmt.Fprint(&b, "\n")
	for _, w := range a.Ways {
		sentence, err := klondike.English.Format(*p, o.Rules, w.Moves[:1])
		if err != nil {
			return "", cmdline.Internalf("the hint %v is illegal: %v", w.Moves[0], err)
		}
		word := map[search.Status]string{
			search.Solved: style.Green("wins "), search.Unsolvable: style.Red("loses"), search.Unknown: style.Yellow("open "),
		}[w.Verdict]
		toGo := ""
		if w.Verdict == search.Solved {
			toGo = fmt.Sprintf("%3d to go", w.Length.Steps())
		}
		if w.Idle {
			sentence[0] += "; this changes nothing"
		}
		fmt.Fprintf(&b, "%s  %9s  %-7s  %s\n", word, toGo, w.Moves[0], sentence[0])
	}
	return b.String(), nil
}

// Sentence words the answer, within limits, to a player who knows all cards.
func Sentence(a advice.Answer, limits search.Limits) string {
	switch {
	case a.Over == advice.Won, a.Over.Certain():
		return common.Ended(nil, a.End)
	case a.Verdict == search.Solved:
		return fmt.Sprintf("with all cards known %s wins, %s to go; winning moves: %d of %d",
			a.Ways[0].Moves[0], cmdline.Plural(a.Ways[0].Length.Steps(), "step"), a.Count(search.Solved), len(a.Ways))
	}
	return fmt.Sprintf("no winning move found: %s; undecided, perhaps %s", common.MovesLimit(nil, a.Reason(), limits), a.Ways[0].Moves[0])
}
