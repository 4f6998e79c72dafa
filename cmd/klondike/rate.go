package main

// klondike rate: how hard a deal is, and where.

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/deals"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

func rateCommand() *cli.Command {
	return &cli.Command{
		Name:      "rate",
		Usage:     "tell how hard a deal is, and where it gets narrow",
		ArgsUsage: sourceUsage,
		Description: "Two plain players, who don't see the hidden cards, play the deal a hundred times. How often\n" +
			"they win is the grade: easy from 40 %, medium from 15 %, hard from 4 %, and else expert. Along\n" +
			"the shortest known solution the moves that can't be undone are judged with all cards known.\n" +
			"With limited redeals the grades come out too hard, since these players save none. Takes a game\n" +
			"in progress, too; --moves are played first. Exit code 0: winnable; 1: proved lost; 3: undecided;\n" +
			"2: bad input.",
		Flags: slices.Concat(sourceFlags(), input.RulesFlags(), movesFlag(), cmdline.LimitFlags(search.Limits{Memory: 256 << 20}),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: rate,
	}
}

func rate(c *cli.Context) error {
	g, _, positions, err := playedGame(c)
	if err != nil {
		return err
	}
	judge, err := difficulty.New(g.rules, difficulty.Options{Limits: cmdline.Limits(c)})
	if err != nil {
		return err
	}
	r := rated{Deal: klondike.Deal{ID: g.ID, Position: positions[len(positions)-1]}, rules: g.rules}
	if r.Rating, err = judge.Rate(c.Context, &r.Position); err == nil && r.Status == search.Solved {
		err = r.findPath(c.Context, judge)
	}
	if err != nil {
		return err
	}
	record := deals.RatingOf(r.Deal, r.rules, r.Rating, r.path)
	return answer(cmdline.CallOf(c), c.Bool("json"), record, func() string { return r.text(cmdline.CallOf(c), cmdline.Limits(c)) }, codeOf(r.Status))
}

// rated is a deal, how hard it is, and the way to a win if it has one.
type rated struct {
	klondike.Deal
	rules klondike.Rules
	difficulty.Rating
	path *difficulty.Path
}

// findPath finds the way to a win, and has the referee play it. A deal is undecided if a limit comes before there is
// a line for the referee.
func (r *rated) findPath(ctx context.Context, j *difficulty.Judge) error {
	path, err := j.Path(ctx, &r.Position)
	if none := new(difficulty.NoPathError); errors.As(err, &none) && none.Status == search.Unknown {
		r.Rating = difficulty.Rating{Status: none.Status, Reason: none.Reason}
		return nil
	} else if err != nil {
		return err
	}
	r.path = &path
	if err := klondike.Verify(r.Position, r.rules, path.Line); err != nil {
		return cmdline.Internalf("the line doesn't win: %v", err)
	}
	return nil
}

// text is the answer for people.
func (r *rated) text(call *cmdline.Call, limits search.Limits) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\ndeal:    %s\n", r.verdict(cmdline.StyleOf(call.Out), limits), r.ID)
	if r.Status == search.Solved {
		r.tell(&b)
	}
	again := call.Repeat([]string{"random"}, call.Args...)
	fmt.Fprintf(&b, "rules:   %s\nagain:   %s\n", input.RulesText(r.rules), again)
	return b.String()
}

// verdict is the first line of the answer.
func (r *rated) verdict(style cmdline.Style, limits search.Limits) string {
	switch r.Status {
	case search.Unsolvable:
		return style.Red("UNSOLVABLE") + " (proved: no sequence of moves wins)"
	case search.Unknown:
		return style.Yellow("UNDECIDED") + ": " + limitText(r.Reason, limits) + "; not a proof" + remedy(r.Reason)
	}
	return fmt.Sprintf("%s: plain players win %d of %d games", style.Green(strings.ToUpper(r.Grade.String())), r.Won, r.Games)
}

// tell writes what is known of a winnable deal.
func (r *rated) tell(b *strings.Builder) {
	if rank, ok := difficulty.RankOf(r.rules, r.Won); ok && r.Position.Fresh() {
		fmt.Fprintf(b, "among:   harder than %.0f %% of %s random deals, of which %s can't be won\n",
			rank.Percentile(), cmdline.Count(rank.Deals), cmdline.Count(rank.Lost))
	}
	fmt.Fprintf(b, "line:    %s, the shortest known\n", inWords(r.path.Length))
	open := ""
	if n := r.path.Undecided(); n > 0 {
		open = fmt.Sprintf(", and at %s a limit came first", cmdline.Plural(n, "move"))
	}
	fmt.Fprintf(b, "choices: %s with two or more moves that can't be undone; of these %.1f %% keep the deal winnable%s\n",
		cmdline.Plural(len(r.path.Choices), "place"), 100*r.path.Narrowness(), open)
	fmt.Fprintf(b, "narrow:  %s\n", r.narrow())
}

// narrow tells the first choice with one winning move.
func (r *rated) narrow() string {
	first, ok := r.path.Narrow()
	if !ok {
		return "nowhere: at none of them a single move is known to be the only one that wins"
	}
	return fmt.Sprintf("first at step %d, where of %d such moves only %v wins", first.Step+1, first.Moves, first.Move)
}
