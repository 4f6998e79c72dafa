package main

// bench compare: two records of runs side by side, or two builds that take turns.

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/search"
)

const compareHelp = `OLD and NEW are files that run --json wrote or, with --run, two builds of bench, which then run the rounds in turn: old, new,
new, old and so on.

A difference in time is sure only if luck doesn't explain it (the 99 % interval of the ratio leaves out 1), if it is larger
than the difference between any two rounds of one build, and if the builds took turns in at least three rounds. Two records made
one after the other are never sure, because the machine's load may have changed in between. Counts of nodes are exact.`

func compareCommand() *cli.Command {
	flags := []cli.Flag{
		&cli.BoolFlag{Name: "run", Usage: "OLD and NEW are programs: run both in turn on --corpus and --strategy", DisableDefaultText: true},
		cmdline.NameFlag("domain", "with --run: the domain `NAME` of a file that doesn't say", "", domains()...),
		cmdline.NameFlag("corpus", "with --run: a corpus by `NAME`, or a file", "", benchmarks.Names()...),
		cmdline.NamesFlag("strategy", "with --run: the strategies, `A,B,…`", strategies()...),
		cmdline.IntFlag("runs", "with --run: `N` rounds of each build", 5, 3, 1000),
	}
	return &cli.Command{
		Name:        "compare",
		Usage:       "compare two records that run --json wrote, or two builds",
		ArgsUsage:   "OLD NEW",
		Description: compareHelp,
		Flags:       append(flags, cmdline.LimitFlags(search.Limits{Time: time.Second, Memory: 1 << 30})...),
		Action:      compare,
	}
}

func compare(c *cli.Context) error {
	if c.NArg() != 2 {
		return cmdline.Usagef(c, "compare takes OLD and NEW, got %d", c.NArg())
	}
	load := readRecords
	if c.Bool("run") {
		load = runBuilds
	} else if c.IsSet("corpus") || c.IsSet("strategy") || c.IsSet("runs") {
		return cmdline.Usagef(c, "--corpus, --strategy and --runs go with --run; records hold their own")
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

// runBuilds runs two programs in turn.
func runBuilds(c *cli.Context) (older, newer *benchmarks.Record, err error) {
	if !c.IsSet("corpus") || !c.IsSet("strategy") {
		return nil, nil, cmdline.Usagef(c, "--run needs --corpus and --strategy; bench list shows both")
	}
	return benchmarks.InTurn(c.Int("runs"),
		func() (*benchmarks.Record, error) { return runRound(c, c.Args().Get(0)) },
		func() (*benchmarks.Record, error) { return runRound(c, c.Args().Get(1)) })
}

// runRound runs one round of a build. runRound stamps the runs itself, because an
// older build may not record their beginnings.
func runRound(c *cli.Context, program string) (*benchmarks.Record, error) {
	start := time.Now().UnixMilli()
	run := exec.CommandContext(c.Context, program, roundArgs(c)...)
	run.Stderr = os.Stderr
	out, err := run.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %v: %w", program, run.Args[1:], err)
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

func roundArgs(c *cli.Context) []string {
	args := []string{"run", "--corpus", c.String("corpus"), "--strategy", c.String("strategy"), "--runs", "1", "--quiet", "--json", "-"}
	if c.IsSet("domain") {
		args = append(args, "--domain", c.String("domain"))
	}
	l := cmdline.Limits(c)
	if l.Expansions > 0 {
		args = append(args, "--expansions", strconv.FormatInt(l.Expansions, 10))
	}
	return append(args, "--time", l.Time.String(), "--memory", strconv.FormatInt(l.Memory, 10))
}
