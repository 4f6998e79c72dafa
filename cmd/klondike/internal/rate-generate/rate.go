// Package rating has two commands of klondike: rate grades how hard a deal is, from easy to expert, and generate writes a pool: a file of deals with
// their grades. Package kedou/klondike/difficulty measures the grades.
package rating

// klondike rate: the difficulty of a deal, and its hardest place.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/klondike/fast"
	"kedou/search"
)

// RateCommand returns the command rate of klondike.
func RateCommand() *cli.Command {
	return &cli.Command{
		Name:      "rate",
		Usage:     "rate how hard a deal is, and find where it gets narrow",
		ArgsUsage: common.Usage,
		Description: "Two plain players, who don't see the hidden cards, play the deal a hundred times. How often\n" +
			"such simple play wins is the grade:\n\n" + gradesText() + "\n" +
			"Along the shortest known solution the moves that can't be undone are judged with all cards known.\n" +
			"With limited redeals the grades come out too hard, since these players save none. Takes a game\n" +
			"in progress, too; --moves are played first. Exit code 0: winnable; 1: proved lost; 3: undecided;\n" +
			"2: bad input.",
		Flags: slices.Concat(common.DealFlags(), common.RulesFlags(), common.MovesFlag(), cmdline.LimitFlags(search.Limits{Memory: 256 << 20}),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: func(c *cli.Context) error { return rate(common.SourceOf(c), cmdline.Limits(c), c.Bool("json")) },
	}
}

// gradesText has a line for each grade.
func gradesText() string {
	var b strings.Builder
	for g := difficulty.Easy; g <= difficulty.Expert; g++ {
		fmt.Fprintf(&b, "  %-8s%s\n", g, g.About())
	}
	return b.String()
}

func rate(s *common.Source, limits search.Limits, json bool) error {
	l, err := s.Line(false)
	if err == nil {
		err = s.CheckMemory("fast", fast.MinMemory)
	}
	if err != nil {
		return err
	}
	judge, err := difficulty.New(s.Rules, difficulty.Options{Limits: limits})
	if err != nil {
		return err
	}
	r := rated{Deal: l.End(), rules: s.Rules}
	if r.Rating, err = judge.Rate(s.Context, &r.Position); err == nil && r.Status == search.Solved {
		err = r.findPath(s.Context, judge)
	}
	if err != nil {
		return err
	}
	text := s.Speech.Sprintf("%srules:   %s\nagain:   %s\n", r.text(s.Speech, cmdline.StyleOf(s.Out), limits), common.Rules(s.Speech, s.Rules), s.Again())
	return cmp.Or(s.Print(json, r.record(), text), cmdline.Exit(common.Code(r.Status)))
}

// rated is a deal with its difficulty, and the winning moves if there are any.
type rated struct {
	klondike.Deal
	rules klondike.Rules
	difficulty.Rating
	path *difficulty.Path
}

// findPath finds winning moves, and replays them by the referee. A deal is undecided if a limit stops the search before there is
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

func (r *rated) record() klondikejson.Rating {
	return klondikejson.RatingOf(r.Deal, r.rules, r.Rating, r.path)
}

func (r *rated) text(say *cmdline.Language, style cmdline.Style, limits search.Limits) string {
	if r.Status != search.Solved {
		return say.Sprintf("%s\n\ndeal:    %s\n", common.NotSolved(say, style, r.Status, common.Limit(say, r.Reason, limits), r.Reason), r.ID)
	}
	grade := style.Green(strings.ToUpper(say.Text(r.Grade.String())))
	return say.Sprintf("%s: simple play wins %d of %d games\n\ndeal:    %s\n", grade, r.Won, r.Games, r.ID) + r.describe(say)
}

func (r *rated) describe(say *cmdline.Language) (text string) {
	if rank, ok := difficulty.RankOf(r.rules, r.Won); ok && r.Position.Fresh() {
		text = say.Sprintf("among:   harder than %.0f %% of %s random deals, of which %s can't be won\n",
			rank.Percentile(), cmdline.Count(rank.Deals), cmdline.Count(rank.Lost))
	}
	open := ""
	if n := r.path.Undecided(); n > 0 {
		open = say.Sprintf(", and at %s a limit came first", say.Plural(int64(n), "move"))
	}
	return text + say.Sprintf("line:    %s, the shortest known\n", common.InWords(say, r.path.Length)) +
		say.Sprintf("choices: %s with two or more moves that can't be undone; of these %.1f %% keep the deal winnable%s\n",
			say.Plural(int64(len(r.path.Choices)), "place"), 100*r.path.Narrowness(), open) +
		say.Sprintf("narrow:  %s\n", r.narrow(say))
}

// narrow writes the first choice with one winning move.
func (r *rated) narrow(say *cmdline.Language) string {
	first, ok := r.path.Narrow()
	if !ok {
		return say.Text("nowhere: at none of them a single move is known to be the only one that wins")
	}
	return say.Sprintf("first at step %d, where of %d such moves only %v wins", first.Step+1, first.Moves, first.Move)
}
