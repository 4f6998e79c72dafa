package endgames

// The command generate: puzzles, by their seeds.

import (
	"fmt"
	"math"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu/puzzle"
	"kedou/internal/phrase"
)

// GenerateCommand returns the command generate.
func GenerateCommand() *cli.Command {
	return &cli.Command{
		Name:  "generate",
		Usage: "make puzzles: endgames that few first plays win, graded and checked",
		Description: "Tries the endgames that deal prints, one seed after the other, and prints those that are\n" +
			"puzzles, as solve reads them: the landlord leads and wins, but two or more of the plays\n" +
			"that hint ranks near the top lose. The level is that of the weakest bot that finds the\n" +
			"win: 1 principles, 2 robot or roles, 3 strong; 4 and 5 are beyond all of them, 5 with\n" +
			"900 positions or more for the solver. That the winning plays win and all others lose\n" +
			"is proved to the referee, who shares no code with the solver. --json prints the solutions\n" +
			"too.\n\n" +
			"An endgame's name is its cards, its hands and its seed, and --cards 18 --seed 23 -n 1\n" +
			"makes 18-2-23 again.",
		Flags: generateFlags(),
		Action: func(c *cli.Context) error {
			least, most := cmdline.SpanOf(c, "cards")
			level, mostLevel := cmdline.SpanOf(c, "level")
			return generate(cmdline.CallOf(c), generateOptions{
				RuleOptions: common.RuleOptionsOf(c), n: c.Int("n"), json: c.Bool("json"), quiet: c.Bool("quiet"),
				puzzles: puzzle.Spec{
					Least: least, Most: most, Hands: c.Int("hands"), Seed: c.Uint64("seed"), Level: level, MostLevel: mostLevel,
					Ladder: puzzle.Bots, Unique: c.Bool("unique"), Workers: c.Int("workers"),
				},
			})
		},
	}
}

func generateFlags() []cli.Flag {
	flags := cmdline.Category("Deals",
		cmdline.SpanFlag("cards", "`FROM..TO` cards in all hands together; 6 to 26 are possible", 14, 20, puzzle.LeastCards, puzzle.MostCards),
		cmdline.IntFlag("hands", "`N` players: 2 or 3", 2, 2, 3),
		&cli.BoolFlag{Name: "unique", Usage: "only puzzles that one first play wins; kickers make no other play of it", DisableDefaultText: true},
		cmdline.SpanFlag("level", "only puzzles of a level `FROM..TO`: from 1, the easiest, to 5", 1, puzzle.Levels, 1, puzzle.Levels),
		cmdline.SeedFlag("the `SEED` of the first endgame to try", 1),
		cmdline.IntFlag("n", "print `N` puzzles", 1, 1, math.MaxInt32))
	flags = append(flags, common.RuleFlags()...)
	return append(flags, cmdline.JSONFlag(), cmdline.QuietFlag(), cmdline.WorkersFlag())
}

// generateOptions are the values of the flags: n puzzles of a kind, under rules.
type generateOptions struct {
	common.RuleOptions
	puzzles     puzzle.Spec
	n           int
	json, quiet bool
}

func generate(call *cmdline.Call, o generateOptions) error {
	if len(call.Args) > 0 {
		return call.Usagef("generate takes no argument, got %q", call.Args[0])
	}
	rules, spec, err := o.RuleSet(call)
	if err != nil {
		return err
	}
	r := puzzleRun{
		Call: call, generateOptions: o, rules: spec, next: o.puzzles.Seed, say: common.PhrasesOf(call),
		progress: cmdline.NewProgress(call.Notes, int64(o.n), o.quiet),
	}
	defer r.progress.Close()
	return r.end(puzzle.Generate(call, *rules, o.puzzles, r.take))
}

// puzzleRun prints the puzzles of a run and knows how to continue.
type puzzleRun struct {
	*cmdline.Call
	generateOptions
	say      common.Phrases
	rules    string
	progress *cmdline.Progress
	next     uint64 // the first seed still to do
	tried    int64
	found    int
	err      error // of printing
}

// take counts the candidate of a seed and prints its puzzle, if there is one.
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
		return r.say.Sprintf("%s of %s", r.say.Counted(r.found, "puzzle"), r.say.Plural(r.tried, "endgame"))
	})
	return r.err == nil && r.found < r.n
}

// print writes a puzzle as a line, with its level after it as a comment.
func (r *puzzleRun) print(p *puzzle.Puzzle) error {
	if r.json {
		return cmdline.WriteJSON(r.Out, doudizhujson.PuzzleOf(p, r.rules))
	}
	_, err := fmt.Fprintf(r.Out, "%v # level %d\n", p.Endgame, p.Level)
	return err
}

// end reports the result of the run, which ended with err.
func (r *puzzleRun) end(err error) error {
	switch {
	case r.err != nil:
		return r.err
	case r.Err() != nil && r.found < r.n:
		r.NoteCut("interrupted; continue with: %s", r.Repeat([]string{"seed", "n"}, "--seed", fmt.Sprint(r.next), "-n", fmt.Sprint(r.n-r.found)))
		return err
	case err != nil:
		return cmdline.Internalf("%v", err)
	case r.found < r.n:
		return phrase.Errorf("the seeds end at %d, after %d of %d puzzles", r.next-1, r.found, r.n)
	}
	return nil
}
