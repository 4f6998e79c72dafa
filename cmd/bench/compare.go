package main

// bench compare: two records of runs side by side, or two builds that take turns.

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
)

const compareHelp = `OLD and NEW are files that run --json wrote or, with --run, two builds of bench, which then run the rounds in turn: old, new,
new, old and so on:

  bench compare --run '--corpus puzzle-8 --strategy astar,bfs' ./old/bench ./new/bench

A difference in time is sure only if luck doesn't explain it (the 99 % interval of the ratio leaves out 1), if it is larger
than the difference between any two rounds of one build, and if the builds took turns in at least three rounds. Two records made
one after the other are never sure, because the machine's load may have changed in between. Counts of nodes are exact.`

func compareCommand() *cli.Command {
	return &cli.Command{
		Name:        "compare",
		Usage:       "compare two records that run --json wrote, or two builds",
		ArgsUsage:   "OLD NEW",
		Description: compareHelp,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "run", Usage: "OLD and NEW are programs: each round is their run with these `FLAGS`"},
			cmdline.IntFlag("runs", "with --run: `N` rounds of each build", 5, 3, 1000),
		},
		Action: compare,
	}
}

func compare(c *cli.Context) error {
	if c.NArg() != 2 {
		return cmdline.Usagef(c, "compare takes OLD and NEW, got %d", c.NArg())
	}
	load := readRecords
	if cmdline.Given(c, "run") {
		load = runBuilds
	} else if cmdline.Given(c, "runs") {
		return cmdline.Usagef(c, "--runs goes with --run; records hold their own")
	}
	older, newer, err := load(c)
	if err != nil {
		return err
	}
	changes, err := benchmarks.Compare(older, newer)
	if err != nil {
		return err
	}
	return benchmarks.WriteChanges(c.App.Writer, changes)
}

func readRecords(c *cli.Context) (older, newer *benchmarks.Record, err error) {
	if older, err = readFile(c, c.Args().Get(0), benchmarks.ReadRecord); err != nil {
		return nil, nil, err
	}
	newer, err = readFile(c, c.Args().Get(1), benchmarks.ReadRecord)
	return older, newer, err
}

func runBuilds(c *cli.Context) (older, newer *benchmarks.Record, err error) {
	return benchmarks.InTurn(c.Int("runs"),
		func() (*benchmarks.Record, error) { return runRound(c, c.Args().Get(0)) },
		func() (*benchmarks.Record, error) { return runRound(c, c.Args().Get(1)) })
}

// runRound runs one round of a build. runRound stamps the runs itself, because an
// older build may not record their beginnings.
func runRound(c *cli.Context, program string) (*benchmarks.Record, error) {
	args := append([]string{"run"}, strings.Fields(c.String("run"))...)
	start := time.Now().UnixMilli()
	run := exec.CommandContext(c.Context, program, append(args, "--runs", "1", "--quiet", "--json", "-")...)
	run.Stderr = os.Stderr
	out, err := run.Output()
	if err != nil {
		return nil, phrase.Errorf("%s %v: %w", program, args, err)
	}
	record, err := benchmarks.ReadRecord(program, bytes.NewReader(out))
	if err != nil {
		return nil, err
	}
	for i := range record.Runs {
		record.Runs[i].At = start
	}
	return record, nil
}
