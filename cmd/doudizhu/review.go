// The command review: recorded games judged with open cards.

package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
)

func reviewCommand() *cli.Command {
	return &cli.Command{
		Name:      "review",
		Usage:     "tell at which plays of a recorded game the win with open cards changed hands",
		ArgsUsage: "FILE | -",
		Description: "Reads records of games, as play --records and arena --records write them, and asks the\n" +
			"endgame solver who would win each position if all cards were open. A play after which the\n" +
			"other side would win has given the win away; it is shown with a play that keeps it. The\n" +
			"solver goes back from the end. The limits hold for each position; what they leave open is\n" +
			"told, as are positions with a flower, which the solver doesn't play.\n\n" +
			"Exit code 0: every position was decided; 3: some were not; 1: a record is not of a game by\n" +
			"the rules, and the review ends there.",
		Flags:  append(cmdline.LimitFlags(search.Limits{Memory: 1 << 30, Time: time.Second}), cmdline.JSONFlag()),
		Action: review,
	}
}

func review(c *cli.Context) error {
	if c.NArg() != 1 {
		return cmdline.Usagef(c, "give one file of records, or - for standard input")
	}
	if err := checkMemory(c, "auto"); err != nil {
		return err
	}
	n, code := 0, cmdline.Yes
	for r, err := range readGames(c, c.Args().First()) {
		if err != nil {
			return err
		}
		n++
		if wrong := table.Verify(&r); wrong != nil {
			return tellWrong(c, n, wrong)
		}
		open, err := reviewGame(c, n, &r)
		if err != nil || c.Context.Err() != nil {
			return err
		}
		if open > 0 {
			code = cmdline.Undecided
		}
	}
	return cmdline.Exit(code)
}

// tellWrong says of a game that it isn't one by the rules.
func tellWrong(c *cli.Context, n int, wrong error) error {
	var err error
	if c.Bool("json") {
		err = cmdline.WriteJSON(c.App.Writer, wrongJSON{n, wrong.Error()})
	} else {
		text := speak(c).Sprintf("WRONG: game %d (%s): %s", n, c.Args().First(), speak(c).Translate(wrong.Error()))
		_, err = fmt.Fprintln(c.App.Writer, cmdline.Printable(text))
	}
	return cmp.Or(err, cmdline.Exit(cmdline.No))
}

// reviewGame judges a game and prints the review. It returns how many positions are undecided.
func reviewGame(c *cli.Context, n int, r *table.Record) (open int, err error) {
	g, err := newReview(c, r)
	if err == nil {
		err = g.judge(c.Context)
	}
	if err != nil {
		return 0, err
	}
	if c.Bool("json") {
		return g.open(), cmdline.WriteJSON(c.App.Writer, g.json(n))
	}
	_, err = io.WriteString(c.App.Writer, speak(c).review(g, n))
	return g.open(), err
}

// reviewed is a game with the winner of every open position in it.
type reviewed struct {
	record *table.Record
	solver *endgame.Solver
	steps  []step
	before []verdict // of each move
	end    verdict   // behind the last move
}

// verdict is who wins a position with open cards.
type verdict struct {
	landlord andor.Outcome  // Won if the landlord wins
	better   *doudizhu.Play // a winning play, where it was looked for and found
	reason   string         // why the position is undecided
}

// newReview prepares the review of a game.
func newReview(c *cli.Context, r *table.Record) (*reviewed, error) {
	solver, err := endgame.New(r.Variant.Rules.Rules, endgame.Options{Limits: cmdline.Limits(c)})
	g := &reviewed{record: r, solver: solver}
	for s := range steps(r) {
		g.steps = append(g.steps, s)
	}
	return g, err
}

// judge finds out who wins each position, from the last to the first. If the side that moves has reached a position that it
// wins, it won before the move too; only the other positions are searched.
func (g *reviewed) judge(ctx context.Context) (err error) {
	g.before = make([]verdict, len(g.steps))
	switch {
	case g.record.Result != nil && g.record.Result.LandlordWon():
		g.end.landlord = andor.Won
	case g.record.Result != nil:
		g.end.landlord = andor.Lost
	case len(g.steps) > 0:
		g.end, err = g.solve(ctx, &g.steps[len(g.steps)-1].after)
	}
	after := g.end
	for i := len(g.steps) - 1; i >= 0 && err == nil; i-- {
		if s := &g.steps[i]; after.landlord == wonBy(s.before.Turn) {
			g.before[i] = verdict{landlord: after.landlord}
		} else {
			g.before[i], err = g.solve(ctx, &s.before)
		}
		after = g.before[i]
	}
	return err
}

// wonBy is the outcome for the landlord if the side of a seat wins.
func wonBy(s doudizhu.Seat) andor.Outcome {
	if s.Peasant() {
		return andor.Lost
	}
	return andor.Won
}

// solve asks the solver who wins a position. When the context ends, the position is undecided.
func (g *reviewed) solve(ctx context.Context, e *doudizhu.Endgame) (verdict, error) {
	switch {
	case e.Check() != nil: // a wildcard: everything else the referee has checked
		return verdict{reason: "wildcards"}, nil
	case ctx.Err() != nil:
		return verdict{reason: search.Cancelled.String()}, nil
	}
	r, err := g.solver.Solve(ctx, e)
	if ctx.Err() != nil {
		err = nil // what is known by then is shown
	}
	v := verdict{better: r.Play, reason: r.Reason.String()}
	if r.Outcome != andor.Unknown {
		v.landlord, v.reason = r.ForPeasants().Opposite(), ""
	}
	return v, err
}

// open is how many positions are undecided.
func (g *reviewed) open() (n int) {
	for _, v := range append(g.before, g.end) {
		if v.landlord == andor.Unknown {
			n++
		}
	}
	return n
}

// mistake reports whether a move has given the win away.
func (g *reviewed) mistake(i int) bool {
	after := g.end
	if i+1 < len(g.before) {
		after = g.before[i+1]
	}
	mine := wonBy(g.steps[i].before.Turn)
	return g.before[i].landlord == mine && after.landlord == mine.Opposite()
}
