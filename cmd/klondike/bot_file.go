package main

// The file of games that klondike bot adds to, and reads again.

import (
	"errors"
	"fmt"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
)

// openResults opens the file of --results, if that is given, and adds those of its games to the sum
// that are among the run's deals. Games of another setting are an error.
func (r *botRun) openResults() (err error) {
	if r.keep == "" {
		return nil
	}
	r.file, err = journal.Open(r.keep, journal.Format{
		Flag: "--results", Owner: "klondike bot", Start: `{"schema":1,"deal":`, Read: r.readd,
	})
	return err
}

// readd counts a game that an earlier run has written.
func (r *botRun) readd(_ int, line []byte) error {
	var g botGame
	if err := records.Decode(line, &g); err != nil {
		return err
	}
	if g.botSetting != r.is {
		return errors.New("a game of another player or setting")
	}
	fresh, err := r.done.add(&g)
	if fresh && g.Deal-r.first < r.n {
		r.sum.add(g)
	}
	return err
}

// botResult is what a deal comes to with one setting.
type botResult struct {
	won             bool
	down, decisions int
}

// botResults are the results by setting and deal.
type botResults map[botSetting]map[uint64]botResult

// add adds a game, and reports whether its deal wasn't there. A game that can't be, or
// that contradicts an earlier one, is an error.
func (r botResults) add(g *botGame) (fresh bool, err error) {
	if err := g.check(); err != nil {
		return false, err
	}
	if r[g.botSetting] == nil {
		r[g.botSetting] = map[uint64]botResult{}
	}
	is := botResult{g.Won, g.Down, g.Decisions}
	was, there := r[g.botSetting][g.Deal]
	if there && was != is {
		return false, fmt.Errorf("deal %d has ended otherwise in a game before", g.Deal)
	}
	r[g.botSetting][g.Deal] = is
	return !there, nil
}

// check refuses a game that no bot has played.
func (g *botGame) check() error {
	switch {
	case g.Player == "":
		return errors.New("no game of klondike bot")
	case g.Won && g.Winnable != "solved":
		return fmt.Errorf("deal %d is won, and said to be %s", g.Deal, cmdline.Printable(g.Winnable))
	case g.Winnable != "solved" && g.Winnable != "unsolvable" && g.Winnable != "undecided":
		return fmt.Errorf("deal %d: %q is no verdict", g.Deal, g.Winnable)
	case g.CPU < 0 || g.Elapsed < 0 || g.Decisions < 0 || g.Down < 0:
		return fmt.Errorf("deal %d: a number below zero", g.Deal)
	}
	return nil
}

// sumFiles sums up the games of files, each setting by itself.
func sumFiles(c *cli.Context) error {
	var sums []*botSum
	seen := botResults{}
	for _, name := range c.Args().Slice() {
		in, err := cmdline.Open(c, name, nil)
		if err != nil {
			return err
		}
		sums, err = addFile(in, sums, seen)
		if err := errors.Join(err, in.Close()); err != nil {
			return err
		}
	}
	return tellSums(c, sums)
}

// addFile adds the games of a file to the sums of their settings. A deal counts once.
func addFile(in cmdline.Input, sums []*botSum, seen botResults) ([]*botSum, error) {
	lines := cmdline.NewLines(in)
	for lines.Scan() {
		var g botGame
		if err := records.Decode([]byte(lines.Text()), &g); err != nil {
			return nil, fmt.Errorf("%s: %w", lines.Place(), err)
		}
		known := seen[g.botSetting] != nil
		fresh, err := seen.add(&g)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", lines.Place(), err)
		}
		if !known {
			sums = append(sums, &botSum{botSetting: g.botSetting})
		}
		for _, s := range sums {
			if fresh && s.botSetting == g.botSetting {
				s.add(g)
			}
		}
	}
	return sums, lines.Err()
}
