package main

// The commands that look at a run or steer it.

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// looking returns a command that opens a run which may be running, and does something with it.
func looking(name, usage string, flags []cli.Flag, do func(*cli.Context, *place) error) *cli.Command {
	return &cli.Command{
		Name: name, Usage: usage, ArgsUsage: "FOLDER", Flags: append(clusterFlags(), flags...),
		Action: func(c *cli.Context) error {
			p, err := find(c, false)
			if err != nil {
				return err
			}
			defer p.Close()
			return do(c, p)
		},
	}
}

func statusCommand() *cli.Command {
	return looking("status", "tell what is known so far", reportFlags(), report)
}

func pauseCommand() *cli.Command {
	return looking("pause", "give out no more deals until resume", nil, func(c *cli.Context, p *place) error {
		if err := p.Pause(c.Context); err != nil {
			return err
		}
		_, err := fmt.Fprintln(c.App.Writer, "the survey is paused: deals in work are finished, others wait for survey resume")
		return err
	})
}

func exportCommand() *cli.Command {
	flags := cmdline.Category("Output",
		cmdline.ChoiceFlag("format", "write the outcomes as `FORM`", survey.Formats...),
		&cli.StringFlag{Name: "out", Usage: "write them to `FILE` instead of standard output"})
	return looking("export", "print the outcome of every deal, in the order of the deals", flags, export)
}

func export(c *cli.Context, p *place) error {
	if c.String("format") == "parquet" && c.String("out") == "" && cmdline.IsTerminal(c.App.Writer) {
		return cmdline.Usagef(c, "--format parquet is nothing to read on a terminal: give --out FILE")
	}
	table, f, err := survey.ReadTable(c.Context, p.Queue, p.manifest)
	if err != nil {
		return err
	}
	write := func(w io.Writer) error { return kindOf(p.manifest).Export(w, table, c.String("format")) }
	if path := c.String("out"); path != "" {
		err = cmdline.WriteFile(path, write)
	} else {
		err = write(cmdline.Raw(c.App.Writer)) // Parquet is no text
	}
	return cmp.Or(err, lacking(c, p, f))
}

// lacking warns of a run that isn't complete, or isn't so any longer. The exit code tells so too.
func lacking(c *cli.Context, p *place, f *survey.Fold) error {
	budgets, err := p.Budgets(c.Context, p.manifest)
	left := f.Left(len(budgets) - 1)
	if err != nil || left == 0 {
		return err
	}
	why := "the survey isn't complete"
	if finished, err := p.Finished(c.Context); err == nil && finished {
		why = "the store is damaged"
	}
	fmt.Fprintf(c.App.ErrWriter, "survey: %s: %s of %s left to decide; to go on: %s\n", why,
		cmdline.Count(left), cmdline.Plural(p.manifest.Count, "deal"), resumeWith(c, p))
	return cmdline.Exit(cmdline.Undecided)
}

// kindOf returns the kind of a run.
func kindOf(m *survey.Manifest) survey.Kind {
	at := slices.IndexFunc(kinds, func(k survey.Kind) bool { return k.Name == m.Kind })
	if at < 0 {
		return survey.Kind{Name: m.Kind, Words: [2]string{"yes", "no"}, Chunk: 1}
	}
	return kinds[at]
}

func retryCommand() *cli.Command {
	return &cli.Command{
		Name: "retry", Usage: "try the undecided deals again, with a greater budget", ArgsUsage: "FOLDER",
		Flags: slices.Concat(clusterFlags(), cmdline.Category("Limits",
			&cli.StringFlag{Name: "budget", Usage: "`NODES` for each deal, or a multiple of the last budget, e.g. 10x", Value: "10x"}),
			runFlags(), reportFlags()),
		Action: retry,
	}
}

// retry adds a round to a run whose deals all have an outcome, and carries it on.
func retry(c *cli.Context) error {
	p, err := find(c, true)
	if err != nil {
		return err
	}
	defer p.Close()
	if err := p.manifest.Recognise(c.Context, kinds); err != nil {
		return err
	}
	f := survey.NewFold(p.manifest)
	if err := p.Replay(c.Context, func(b *survey.Batch) { f.Add(b, nil) }); err != nil {
		return err
	}
	budgets, err := p.Budgets(c.Context, p.manifest)
	switch {
	case err != nil:
		return err
	case !f.Complete(len(budgets) - 1):
		return fmt.Errorf("the survey isn't complete; first: %s", resumeWith(c, p))
	case f.Undecided() == 0:
		return fmt.Errorf("no deal is undecided: there is nothing to try again")
	}
	next, err := raised(budgets[len(budgets)-1], c.String("budget"))
	if err != nil {
		return cmdline.Usagef(c, "--budget %q: %v", c.String("budget"), err)
	}
	if err := p.SetBudgets(c.Context, append(budgets, next)); err != nil {
		return err
	}
	return carryOn(c, p, 1)
}

// raised reads a budget: a number of nodes, or a multiple of the last budget.
func raised(last int64, text string) (int64, error) {
	factor, multiple := strings.CutSuffix(text, "x")
	n, err := strconv.ParseFloat(factor, 64)
	if multiple {
		n *= float64(last)
	}
	if err != nil || math.IsNaN(n) || n > 1<<53 || n <= float64(last) {
		return 0, fmt.Errorf("not a number of nodes above %d, or a multiple like 10x", last)
	}
	return int64(n), nil
}
