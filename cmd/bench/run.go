package main

// bench run: an experiment of strategies on corpora.

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/search"
)

const runHelp = `Every strategy attempts every problem of a corpus, once a round. The strategies take turns on each problem, so that
other load on the machine slows all of them alike. Every answer is checked: against the known verdict, by a replay of its path,
and against the others' answers. A strategy with a wrong answer has no times.

A strategy is a name with options after colons, as for solve --strategy; an option without a value is switched on:

  astar                                    with its defaults
  astar:score=pile2:open-list=bucket       another heuristic, another open list
  fast:without=closure+safe:workers=2      the dedicated solver less two techniques, with two workers
  alphabeta:noprobe                        a switch

bench list shows the corpora, and the engines of each domain with their options. Without --corpus and --strategy the default suite
runs for some minutes; --results DIR keeps its tables, pictures and runs.`

func runCommand() *cli.Command {
	flags := []cli.Flag{
		cmdline.NameFlag("domain", "the domain `NAME` of a file that doesn't say: klondike, doudizhu, puzzle, pancake, map, game", "", domains()...),
		cmdline.NameFlag("corpus", "a corpus by `NAME`, or a file; without it the default suite runs", "", benchmarks.Names()...),
		cmdline.NamesFlag("strategy", "strategies to compare, `A,B,…`; ratios are to the first", strategies()...),
		cmdline.IntFlag("runs", "`N` rounds, each strategy once on each problem in each", 3, 1, 1000),
		&cli.StringFlag{Name: "json", Usage: "write every run to `FILE` as JSON lines; - prints them instead of the table"},
		cmdline.PlotFlag("draw a picture to `FILE`, as SVG"),
		cmdline.ChoiceFlag("picture", "what the `PICTURE` shows: problems decided against time, nodes against size, or the others' time against the first's",
			string(benchmarks.CactusPicture), string(benchmarks.GrowthPicture), string(benchmarks.ScatterPicture)),
		&cli.StringFlag{Name: "results", Usage: "write RESULTS.md, its pictures, all tables as results.csv and the runs into `DIR`"},
		cmdline.QuietFlag(),
	}
	return &cli.Command{
		Name:        "run",
		Usage:       "run strategies side by side on the same problems",
		Description: runHelp,
		Flags:       append(flags, cmdline.LimitFlags(search.Limits{Time: time.Second, Memory: 1 << 30})...),
		Action:      runExperiments,
	}
}

func runExperiments(c *cli.Context) error {
	asked, err := experimentsOf(c)
	if err != nil {
		return err
	}
	experiments, err := benchmarks.Open(asked)
	if err != nil {
		return err
	}
	record, err := runAll(c, experiments)
	if err != nil {
		return err
	}
	if err := writeFiles(c, experiments, record); err != nil {
		return err
	}
	if err := printRecord(c, experiments, record); err != nil {
		return err
	}
	for _, r := range record.Runs {
		if r.Fault != "" {
			return cmdline.Exit(cmdline.No)
		}
	}
	return nil
}

// ofOneExperiment are flags that don't fit the default suite, which has settings of its
// own.
var ofOneExperiment = []string{"runs", "plot", "picture", "expansions", "time", "memory"}

// experimentsOf returns the experiments of the flags: one, or the default suite.
func experimentsOf(c *cli.Context) ([]benchmarks.Experiment, error) {
	switch {
	case c.NArg() > 0:
		return nil, cmdline.Usagef(c, "run takes no arguments; name a corpus with --corpus")
	case !c.IsSet("corpus") && !c.IsSet("strategy") && !c.IsSet("domain"):
		if i := slices.IndexFunc(ofOneExperiment, c.IsSet); i >= 0 {
			return nil, cmdline.Usagef(c, "--%s needs --corpus and --strategy; the default suite has its own settings", ofOneExperiment[i])
		}
		return benchmarks.Suite(), nil
	case !c.IsSet("corpus") || !c.IsSet("strategy"):
		return nil, cmdline.Usagef(c, "--corpus and --strategy go together; bench list shows both")
	}
	strategies := strings.Split(c.String("strategy"), ",")
	for _, s := range strategies {
		if name, _, _ := strings.Cut(s, ":"); strings.Contains(name, "=") {
			return nil, cmdline.Usagef(c, "--strategy: %s has no name; write NAME:%s", s, s)
		}
	}
	return []benchmarks.Experiment{{
		Corpus: c.String("corpus"), Domain: c.String("domain"), Strategies: strategies,
		Rounds: c.Int("runs"), Limits: cmdline.Limits(c), Title: filepath.Base(c.String("corpus")),
		Pictures: []benchmarks.Kind{benchmarks.Kind(c.String("picture"))},
	}}, nil
}

func runAll(c *cli.Context, experiments []*benchmarks.Experiment) (*benchmarks.Record, error) {
	total, done := int64(0), int64(0)
	for _, e := range experiments {
		total += int64(e.Attempts())
	}
	record := &benchmarks.Record{Header: benchmarks.NewHeader(cmdline.CallOf(c).Repeat([]string{"results", "json", "plot", "quiet"}))}
	progress := cmdline.NewProgress(c.App.ErrWriter, total, c.Bool("quiet"))
	defer progress.Close()
	for _, e := range experiments {
		err := e.Run(c.Context, record, func(r benchmarks.Run) {
			done++
			progress.Set(done, func() string {
				return fmt.Sprintf("%d of %d attempts, %s: %s", done, total, e.Corpus, r.Strategy)
			})
		})
		if err != nil {
			return nil, err
		}
	}
	return record, nil
}

// writeFiles writes the files of --json, --plot and --results.
func writeFiles(c *cli.Context, experiments []*benchmarks.Experiment, record *benchmarks.Record) error {
	if path := c.String("json"); path != "" && path != "-" {
		if err := cmdline.WriteFile(path, record.Write); err != nil {
			return err
		}
	}
	if path := c.String("plot"); path != "" {
		if err := cmdline.WriteFile(path, benchmarks.Pictures(experiments, record)[0].Draw); err != nil {
			return err
		}
	}
	dir := c.String("results")
	if dir == "" {
		return nil
	}
	if err := cmdline.WriteFile(filepath.Join(dir, "results.jsonl"), record.Write); err != nil {
		return err
	}
	for _, p := range benchmarks.Pictures(experiments, record) {
		if err := cmdline.WriteFile(filepath.Join(dir, p.File), p.Draw); err != nil {
			return err
		}
	}
	table := func(w io.Writer) error { return benchmarks.WriteCSV(w, experiments, record) }
	if err := cmdline.WriteFile(filepath.Join(dir, "results.csv"), table); err != nil {
		return err
	}
	return cmdline.WriteFile(filepath.Join(dir, "RESULTS.md"), func(w io.Writer) error { return benchmarks.Report(w, experiments, record) })
}

// printRecord prints the runs, or a table for each experiment.
func printRecord(c *cli.Context, experiments []*benchmarks.Experiment, record *benchmarks.Record) error {
	if c.String("json") == "-" {
		return record.Write(c.App.Writer)
	}
	for _, e := range experiments {
		fmt.Fprintf(c.App.Writer, "%s: %s\n\n", e.Title, e.Conditions())
		if err := benchmarks.WriteTable(c.App.Writer, benchmarks.Summarize(record.Of(e.Title))); err != nil {
			return err
		}
		fmt.Fprintf(c.App.Writer, "\n%s\n\n", benchmarks.Steady(record.Of(e.Title)))
	}
	_, err := fmt.Fprintf(c.App.Writer, "%s\n", benchmarks.Footnote)
	return err
}
