package main

// bench compare: two records of runs side by side.

import (
	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

func compareCommand() *cli.Command {
	return &cli.Command{
		Name:      "compare",
		Usage:     "compare two records that run --json wrote",
		ArgsUsage: "OLD NEW",
		Action:    compare,
	}
}

func compare(c *cli.Context) error {
	if c.NArg() != 2 {
		return cmdline.Usagef(c, "compare takes two files, OLD and NEW, got %d", c.NArg())
	}
	older, err := readRecord(c, c.Args().Get(0))
	if err != nil {
		return err
	}
	newer, err := readRecord(c, c.Args().Get(1))
	if err != nil {
		return err
	}
	changes, err := benchmarks.Compare(older, newer)
	if err != nil {
		return err
	}
	return benchmarks.WriteChanges(c.App.Writer, changes)
}

func readRecord(c *cli.Context, path string) (*benchmarks.Record, error) {
	in, err := cmdline.Open(c, path, nil)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return benchmarks.ReadRecord(in.Name, in)
}
