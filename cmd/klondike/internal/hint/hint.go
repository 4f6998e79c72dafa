// Package hint is the command hint: the moves that keep a position winnable, and win chances where cards are unseen.
package hint

// The command, and the verdicts on moves.

import (
	"cmp"
	"context"
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
	"kedou/klondike/fast"
	"kedou/klondike/strategy"
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
			"a limit came first. Of several empty columns the first stands for all. Exit code 0:\n" +
			"still winnable; 1: proved lost; 3: undecided; 2: bad input.\n\n" +
			"For a position with unseen cards (??) hint lists the ways to continue with the chance to win of\n" +
			"the player uct, estimated by --iterations games in sampled worlds or, if --time is set, by as\n" +
			"many as fit. The exit code is then 3, except where one or two unseen cards leave no doubt.",
		Flags: slices.Concat(common.DealFlags(), common.RulesFlags(), common.MovesFlag(),
			cmdline.LimitFlags(search.Limits{Memory: 256 << 20, Time: time.Second}), iterationsFlag(),
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
	h, err := hintsOf(o.Context, d, o.Rules, o.limits)
	if err != nil {
		return err
	}
	text, err := h.text(cmdline.StyleOf(o.Out))
	if err != nil {
		return err
	}
	return cmp.Or(o.Print(o.json, h.record(), text), cmdline.Exit(common.Code(h.status())))
}

// hints are the verdicts on all moves of a position.
type hints struct {
	klondike.Deal
	rules  klondike.Rules
	limits search.Limits
	moves  []strategy.Hint
}

// hintsOf gets the verdicts.
func hintsOf(ctx context.Context, d klondike.Deal, rules klondike.Rules, limits search.Limits) (*hints, error) {
	solver, err := fast.New(rules, fast.Options{Limits: limits})
	if err != nil {
		return nil, err
	}
	h := &hints{Deal: d, rules: rules, limits: limits}
	h.moves, err = strategy.Hints(ctx, solver, &h.Position, rules)
	if errors.Is(err, klondike.ErrWrong) {
		err = cmdline.Internalf("%v", err)
	}
	return h, err
}

// count is the number of moves with a verdict.
func (h *hints) count(s search.Status) (n int) {
	for _, m := range h.moves {
		if m.Status == s {
			n++
		}
	}
	return n
}

// open is the reason of the last undecided move.
func (h *hints) open() (why search.Reason) {
	for _, m := range h.moves {
		if m.Status == search.Unknown {
			why = m.Reason
		}
	}
	return why
}

// status is the verdict on the position itself.
func (h *hints) status() search.Status { return strategy.Verdict(&h.Position, h.rules, h.moves) }

// text is the answer for people.
func (h *hints) text(style cmdline.Style) (string, error) {
	var b strings.Builder
	switch {
	case h.Position.Won(h.rules):
		return style.Green("WON") + " already\n", nil
	case len(h.moves) == 0:
		return style.Red("LOST") + ": no legal move is left\n", nil
	case h.status() == search.Solved:
		fmt.Fprintf(&b, "%s: winning moves %d of %d", style.Green("WINNABLE"), h.count(search.Solved), len(h.moves))
	case h.status() == search.Unsolvable:
		fmt.Fprintf(&b, "%s (proved: winning moves 0 of %d)", style.Red("LOST"), len(h.moves))
	default:
		fmt.Fprintf(&b, "%s: no winning move found: %s%s", style.Yellow("UNDECIDED"), h.limit(), common.Remedy(h.open()))
	}
	fmt.Fprint(&b, "\n\n")
	for _, m := range h.moves {
		sentence, err := klondike.NotationEnglish.Format(h.Position, h.rules, []klondike.Move{m.Move})
		if err != nil {
			return "", cmdline.Internalf("the hint %v is illegal: %v", m.Move, err)
		}
		word := map[search.Status]string{
			search.Solved: style.Green("wins "), search.Unsolvable: style.Red("loses"), search.Unknown: style.Yellow("open "),
		}[m.Status]
		toGo := ""
		if m.Status == search.Solved {
			toGo = fmt.Sprintf("%3d to go", m.Length.Steps())
		}
		fmt.Fprintf(&b, "%s  %9s  %-7s  %s\n", word, toGo, m.Move, sentence[0])
	}
	return b.String(), nil
}

// limit names the limit that left moves undecided. Time is for all moves together.
func (h *hints) limit() string {
	each := " for each move"
	if h.open() == search.TimeLimit {
		each = " for all moves"
	}
	return common.Limit(h.open(), h.limits) + each
}

func (h *hints) record() klondikejson.Hints[klondikejson.Hint] {
	list := make([]klondikejson.Hint, len(h.moves))
	for i, m := range h.moves {
		list[i] = klondikejson.HintOf(m.Move, m.Status, m.Length)
	}
	return klondikejson.Hints[klondikejson.Hint]{
		ID: h.ID, Deal: klondike.Neutral(h.Position, h.rules), Draw: h.rules.Draw, Redeals: h.rules.Redeals,
		Verdict: h.status().String(), Moves: list,
	}
}

// openLimits are the limits of a hint during a game or a replay.
var openLimits = search.Limits{Memory: 256 << 20, Time: 2 * time.Second}

// Open advises a player who knows all cards at p.
func Open(ctx context.Context, p klondike.Position, r klondike.Rules) (string, error) {
	if p.Won(r) {
		return "the game is won", nil
	}
	h, err := hintsOf(ctx, klondike.Deal{Position: p}, r, openLimits)
	switch {
	case err != nil:
		return "", err
	case len(h.moves) == 0:
		return "there is no legal move", nil
	case h.status() == search.Solved:
		return fmt.Sprintf("with all cards known %s wins, %s to go; winning moves: %d of %d",
			h.moves[0].Move, cmdline.Plural(h.moves[0].Length.Steps(), "step"), h.count(search.Solved), len(h.moves)), nil
	case h.status() == search.Unsolvable:
		return "it is lost, proved: no move wins, even with all cards known", nil
	}
	return "no winning move found: " + h.limit(), nil
}
