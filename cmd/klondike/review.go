package main

// klondike review: a game looked at again, by what was known at each decision.

import (
	"context"
	"fmt"
	"io"
	"iter"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

func reviewCommand() *cli.Command {
	return &cli.Command{
		Name:      "review",
		Usage:     "tell what each decision of a game was worth by what was known then",
		ArgsUsage: "[GAME… | - | DEAL]",
		Description: "GAME is what play or solve --json wrote, or a deal with --moves. A line for each decision:\n" +
			"the chance to win before it, after its best way on, and what the one taken has lost, as far as\n" +
			"estimates of --iterations games tell; and whether the deal could still be won with all cards\n" +
			"known. The chances are those of the player uct going on.",
		Flags: slices.Concat(sourceFlags(), input.RulesFlags(), movesFlag(), iterationsFlag(),
			cmdline.Category("Games",
				cmdline.ChoiceFlag("stock", "the order of the stock was `WHAT` at first", "hidden", "known"),
				&cli.BoolFlag{Name: "fanned", Usage: "with --stock hidden: all cards of a turn were seen, not only the top one", Value: true}),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: reviewGames,
	}
}

func reviewGames(c *cli.Context) error {
	if c.IsSet("moves") {
		g, err := openGame(c)
		if err != nil {
			return err
		}
		return reviewGame(c, g)
	}
	if c.NArg() == 0 {
		return cmdline.Usagef(c, "name a game: a FILE that play or solve --json wrote, -, or a deal with --moves")
	}
	games, err := readArgs(c, func(in cmdline.Input) iter.Seq2[game, error] { return readGames(c, in) })
	if err != nil {
		return err
	}
	for g, err := range games {
		if err == nil {
			err = reviewGame(c, g)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// judgement is the record of a decision.
type judgement struct {
	ID       string   `json:"id"`
	Step     int      `json:"step"` // of its first move, from 1
	Moves    []string `json:"moves"`
	Best     []string `json:"best"` // moves of the best way on
	Before   float64  `json:"before"`
	After    float64  `json:"after"`
	Error    float64  `json:"error"`    // of Before less After
	Loss     float64  `json:"loss"`     // as far as the estimates tell
	Winnable string   `json:"winnable"` // after it, with all cards known: solved, unsolvable or undecided
}

// reviewGame judges the decisions of one game.
func reviewGame(c *cli.Context, g game) error {
	moves, positions, err := g.play()
	if err != nil {
		return err
	}
	if len(moves) == 0 {
		return cmdline.Usagef(c, "deal %s has no moves: give --moves, or what play or solve --json wrote", g.ID)
	}
	terms := blind.Terms{Rules: g.rules, StockHidden: c.String("stock") == "hidden", Squared: !c.Bool("fanned") && c.String("stock") == "hidden"}
	all, err := adviserOf(c).Review(c.Context, g.Position, terms, moves, 1)
	if err != nil {
		return err
	}
	solver, err := fast.New(g.rules, fast.Options{VerdictOnly: true, Limits: search.Limits{Time: time.Second}})
	if err != nil {
		return err
	}
	lost := 0.0
	for _, j := range all {
		if len(j.Before.Ways) == 1 && j.Last < len(moves)-1 {
			continue // no choice
		}
		r, err := judged(c.Context, solver, g, j, moves, &positions[j.Last+1])
		if err != nil {
			return err
		}
		lost += r.Loss
		if r.Loss == 0 && strings.Trim(strings.Join(r.Moves, ""), klondike.Turn.String()) == "" {
			continue // looking through the stock
		}
		if err := printJudged(c, r); err != nil {
			return err
		}
	}
	if c.Bool("json") {
		return nil
	}
	_, err = fmt.Fprintf(c.App.Writer, "game %s: %s, win chance lost in all: %.0f points; estimates by %s a position\n", g.ID,
		cmdline.Plural(int64(len(all)), "decision"), 100*lost, cmdline.Plural(int64(c.Int("iterations")), "game"))
	return err
}

// judged puts a decision into a record.
func judged(ctx context.Context, solver *fast.Solver, g game, j blind.Judged, moves []klondike.Move, after *klondike.Position) (judgement, error) {
	verdict, err := solver.Solve(ctx, after)
	r := judgement{
		ID: g.ID, Step: j.First + 1, Before: j.Before.Chance, After: j.After.Chance, Loss: j.Loss(),
		Error: math.Hypot(j.Before.Error, j.After.Error), Winnable: verdict.Status.String(), Best: []string{},
	}
	for _, m := range moves[j.First : j.Last+1] {
		r.Moves = append(r.Moves, m.String())
	}
	if len(j.Before.Ways) > 0 {
		for _, m := range j.Before.Ways[0].Moves {
			r.Best = append(r.Best, m.String())
		}
	}
	return r, err
}

// printJudged writes a decision down.
func printJudged(c *cli.Context, r judgement) error {
	if c.Bool("json") {
		return cmdline.WriteJSON(c.App.Writer, r)
	}
	style := cmdline.StyleOf(c.App.Writer)
	word := "      fine"
	if r.Loss > 0 {
		word = style.Red(fmt.Sprintf("loses %3.0f", 100*r.Loss))
	}
	best := ""
	if r.Loss > 0 {
		best = "; best was " + inTurns(r.Best[:min(len(r.Best), 6)])
	}
	text := map[string]string{"solved": "", "unsolvable": "; can't be won any more", "undecided": "; undecided whether it can be won"}[r.Winnable]
	_, err := io.WriteString(c.App.Writer, fmt.Sprintf("step %-4d %3.0f %% -> %3.0f %%  %s  %s%s%s\n",
		r.Step, 100*r.Before, 100*r.After, word, inTurns(r.Moves), best, text))
	return err
}
