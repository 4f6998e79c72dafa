package advice

// klondike review: a game looked at again, by what was known at each decision.

import (
	"fmt"
	"math"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/cmd/klondike/internal/speech"
	"kedou/klondike/blind"
	"kedou/klondike/session"
)

// ReviewCommand returns the command review.
func ReviewCommand() *cli.Command {
	return &cli.Command{
		Name:      "review",
		Usage:     "tell what each decision of a game was worth by what was known then",
		ArgsUsage: "[GAME… | - | DEAL]",
		Description: "GAME is what play or solve --json wrote, or a deal with --moves. A line for each decision:\n" +
			"the chance to win before it, after its best way on, and what the one taken has lost, as far as\n" +
			"estimates of --iterations games tell; and whether the deal could still be won with all cards\n" +
			"known. The chances are those of the player uct going on.",
		Flags: slices.Concat(input.DealFlags(), input.RulesFlags(), input.MovesFlag(), iterationsFlag(),
			cmdline.Category("Games",
				cmdline.ChoiceFlag("stock", "the order of the stock was `WHAT` at first", "hidden", "known"),
				&cli.BoolFlag{Name: "fanned", Usage: "with --stock hidden: all cards of a turn were seen, not only the top one", Value: true}),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: func(c *cli.Context) error {
			hidden := c.String("stock") == "hidden"
			return review(&reviewing{
				Source: input.SourceOf(c), iterations: c.Int("iterations"), json: c.Bool("json"),
				terms: blind.Terms{StockHidden: hidden, Squared: hidden && !c.Bool("fanned")},
			})
		},
	}
}

// reviewing is one run of the command.
type reviewing struct {
	*input.Source
	terms      blind.Terms // without the rules, which every game has its own of
	iterations int
	json       bool
}

func review(r *reviewing) error {
	if len(r.Args) == 0 && !r.Given("moves") {
		return r.Usagef("name a game: a FILE that play or solve --json wrote, -, or a deal with --moves")
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

// game judges the decisions of one game.
func (r *reviewing) game(g input.Line) error {
	switch {
	case g.Fault != nil:
		return g.Fault
	case len(g.Moves) == 0:
		return r.Usagef("deal %s has no moves: give --moves, or what play or solve --json wrote", g.ID)
	}
	terms, lost := r.terms, 0.0
	terms.Rules = g.Rules
	all, err := session.Review(r.Context, g.Position, terms, g.Moves, r.iterations, func(d session.Decision) error {
		loss := d.Loss()
		lost += loss
		if loss == 0 && d.Turns() {
			return nil // looking through the stock
		}
		return r.print(judgementOf(g.ID, &d))
	})
	if err != nil || r.json {
		return err
	}
	_, err = fmt.Fprintf(r.Out, "game %s: %s, win chance lost in all: %.0f points; estimates by %s a position\n", g.ID,
		cmdline.Plural(all, "decision"), 100*lost, cmdline.Plural(r.iterations, "game"))
	return err
}

// judgementOf puts a decision into a record.
func judgementOf(id string, d *session.Decision) judgement {
	j := judgement{
		ID: id, Step: d.First + 1, Moves: speech.Moves(d.Moves), Best: []string{}, Before: d.Before.Chance, After: d.After.Chance,
		Error: math.Hypot(d.Before.Error, d.After.Error), Loss: d.Loss(), Winnable: d.Winnable.String(),
	}
	if len(d.Before.Ways) > 0 {
		j.Best = speech.Moves(d.Before.Ways[0].Moves)
	}
	return j
}

// print writes a decision down.
func (r *reviewing) print(j judgement) error {
	word, best := "      fine", ""
	if j.Loss > 0 {
		word = cmdline.StyleOf(r.Out).Red(fmt.Sprintf("loses %3.0f", 100*j.Loss))
		best = "; best was " + inTurns(j.Best[:min(len(j.Best), 6)])
	}
	text := map[string]string{"solved": "", "unsolvable": "; can't be won any more", "undecided": "; undecided whether it can be won"}[j.Winnable]
	return r.Print(r.json, j, fmt.Sprintf("step %-4d %3.0f %% -> %3.0f %%  %s  %s%s%s\n",
		j.Step, 100*j.Before, 100*j.After, word, inTurns(j.Moves), best, text))
}
