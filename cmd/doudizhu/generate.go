// The command generate: puzzles, by their seeds.

package main

import (
	"fmt"
	"math"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/cards"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu/puzzle"
	"kedou/doudizhu/puzzle/ladder"
)

func generateCommand() *cli.Command {
	return &cli.Command{
		Name:  "generate",
		Usage: "make puzzles: endgames that few first plays win, graded and checked",
		Description: "Tries the endgames that deal prints, one seed after the other, and prints those that are\n" +
			"puzzles, as solve reads them: the landlord leads and wins, but two or more of the plays\n" +
			"that hint ranks near the top lose. The level is that of the weakest bot that finds the\n" +
			"win: 1 principles, 2 robot or roles, 3 strong; 4 and 5 are beyond all of them, 5 with\n" +
			"1,500 positions or more for the solver. That the winning plays win and all others lose\n" +
			"is proved to the referee, who shares no code with the solver. --json tells the solutions\n" +
			"too.\n\n" +
			"An endgame's name is its cards, its hands and its seed, and --cards 18 --seed 23 -n 1\n" +
			"makes 18-2-23 again.",
		Flags:  generateFlags(),
		Action: generate,
	}
}

func generateFlags() []cli.Flag {
	flags := cmdline.Category("Deals",
		&cli.GenericFlag{Name: "cards", Usage: "`FROM..TO` cards in all hands together; 6 to 26 are possible", Value: newSpan(14, 20, puzzle.LeastCards, puzzle.MostCards)},
		cmdline.IntFlag("hands", "`N` players: 2 or 3", 2, 2, 3),
		&cli.BoolFlag{Name: "unique", Usage: "only puzzles that one first play wins; kickers make no other play of it", DisableDefaultText: true},
		&cli.GenericFlag{Name: "level", Usage: "only puzzles of a level `FROM..TO`: from 1, the easiest, to 5", Value: newSpan(1, puzzle.Levels, 1, puzzle.Levels)},
		cmdline.SeedFlag("the `SEED` of the first endgame to try", 1),
		cmdline.IntFlag("n", "print `N` puzzles", 1, 1, math.MaxInt32))
	flags = append(flags, cards.RuleSetFlags()...)
	return append(flags, cmdline.JSONFlag(), cmdline.QuietFlag(), cmdline.WorkersFlag())
}

// span is the value of --cards and --level: a number, or a range of them, within bounds.
type span struct{ least, most, min, max int }

func newSpan(least, most, min, max int) *span { return &span{least, most, min, max} }

// String writes a range, as Set reads it.
func (s *span) String() string { return fmt.Sprintf("%d..%d", s.least, s.most) }

// Set reads 14..20, or 14 alone.
func (s *span) Set(text string) error {
	var least, most int
	if n, _ := fmt.Sscanf(text+" ", "%d..%d ", &least, &most); n == 1 {
		most = least
	}
	if read := (&span{least: least, most: most}).String(); read != text && fmt.Sprint(least) != text ||
		least < s.min || most > s.max || least > most {
		return fmt.Errorf("not a range like %v within %d..%d", s, s.min, s.max)
	}
	s.least, s.most = least, most
	return nil
}

func generate(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "generate takes no argument, got %q", c.Args().First())
	}
	rules, spec, err := rulesOf(c)
	if err != nil {
		return err
	}
	progress := cmdline.NewProgress(c.App.ErrWriter, int64(c.Int("n")), c.Bool("quiet"))
	defer progress.Close()
	sizes := c.Generic("cards").(*span)
	levels := c.Generic("level").(*span)
	r := puzzleRun{c: c, rules: spec, progress: progress, next: c.Uint64("seed")}
	err = puzzle.Generate(c.Context, *rules, puzzle.Spec{
		Least: sizes.least, Most: sizes.most, Hands: c.Int("hands"), Seed: r.next, Level: levels.least, MostLevel: levels.most,
		Ladder: ladder.New, Unique: c.Bool("unique"), Workers: c.Int("workers"),
	}, r.take)
	return r.end(err)
}

// puzzleRun prints the puzzles of a run and knows how to go on.
type puzzleRun struct {
	c        *cli.Context
	rules    string
	progress *cmdline.Progress
	next     uint64 // the first seed that isn't done
	tried    int64
	found    int
	err      error // of printing
}

// take counts the candidate of a seed and prints the puzzle that it is, if any.
// It returns false when there are enough.
func (r *puzzleRun) take(seed uint64, p *puzzle.Puzzle) bool {
	r.next = seed + 1
	r.tried++
	if p != nil {
		r.found++
		r.progress.Close()
		r.err = r.print(p)
	}
	r.progress.Set(int64(r.found), func() string {
		say := speak(r.c)
		return say.Sprintf("%s of %s", say.Plural(int64(r.found), "puzzle"), say.Plural(r.tried, "endgame"))
	})
	return r.err == nil && r.found < r.c.Int("n")
}

// print writes a puzzle as a line, its level behind it as a comment.
func (r *puzzleRun) print(p *puzzle.Puzzle) error {
	if r.c.Bool("json") {
		return cmdline.WriteJSON(r.c.App.Writer, records.PuzzleOf(p, r.rules))
	}
	_, err := fmt.Fprintf(r.c.App.Writer, "%v # level %d\n", p.Endgame, p.Level)
	return err
}

// end says what became of the run, which ended with err.
func (r *puzzleRun) end(err error) error {
	wanted := r.c.Int("n")
	switch {
	case r.err != nil:
		return r.err
	case r.c.Context.Err() != nil && r.found < wanted:
		cmdline.TellCut(r.c, "interrupted; to go on: %s", cmdline.Repeat(r.c, []string{"seed", "n"},
			"--seed", fmt.Sprint(r.next), "-n", fmt.Sprint(wanted-r.found)))
		return err
	case err != nil:
		return cmdline.Internalf("%v", err)
	case r.found < wanted:
		return fmt.Errorf("the seeds end at %d, after %d of %d puzzles", r.next-1, r.found, wanted)
	}
	return nil
}
