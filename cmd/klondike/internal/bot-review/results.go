package bot

// The file of games that klondike bot adds to, and reads again.

import (
	"errors"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
	"kedou/internal/phrase"
)

// openResults opens the file of --results, if that is given, and adds its games
// of the run's deals to the sum. Games of another setting are an error.
func (m *match) openResults() (err error) {
	if m.results == "" {
		return nil
	}
	m.file, err = journal.Open(m.results, journal.Format{
		Flag: "--results", Owner: "klondike bot", Start: `{"schema":1,"deal":`, Read: m.readd,
	})
	return err
}

// readd counts a game that an earlier run has written.
func (m *match) readd(_ int, line []byte) error {
	var g game
	if err := records.Decode(line, &g); err != nil {
		return err
	}
	if g.setting != m.is {
		return phrase.Errorf("a game of another player or setting")
	}
	fresh, err := m.done.add(&g)
	if fresh && g.Deal-m.first < m.n {
		m.sum.add(g)
	}
	return err
}

type result struct {
	won             bool
	down, decisions int
}

type results map[setting]map[uint64]result

// add adds a game, and reports whether its deal is new. An impossible game, or a game
// that contradicts an earlier game, is an error.
func (r results) add(g *game) (fresh bool, err error) {
	if err := g.check(); err != nil {
		return false, err
	}
	if r[g.setting] == nil {
		r[g.setting] = map[uint64]result{}
	}
	is := result{g.Won, g.Down, g.Decisions}
	was, there := r[g.setting][g.Deal]
	if there && was != is {
		return false, phrase.Errorf("deal %d has ended otherwise in a game before", g.Deal)
	}
	r[g.setting][g.Deal] = is
	return !there, nil
}

func (g *game) check() error {
	switch {
	case g.Player == "":
		return phrase.Errorf("no game of klondike bot")
	case g.Won && g.Winnable != "solved":
		return phrase.Errorf("deal %d is won, and said to be %s", g.Deal, cmdline.Printable(g.Winnable))
	case g.Winnable != "solved" && g.Winnable != "unsolvable" && g.Winnable != "undecided":
		return phrase.Errorf("deal %d: %q is no verdict", g.Deal, g.Winnable)
	case g.spent() < 0 || g.Elapsed < 0 || g.ElapsedNS < 0 || g.Decisions < 0 || g.Down < 0:
		return phrase.Errorf("deal %d: a number below zero", g.Deal)
	}
	return nil
}

// sumFiles sums up the games of files, separately for each setting.
func sumFiles(call *cmdline.Call, json bool) error {
	var sums []*sum
	seen := results{}
	for _, name := range call.Args {
		in, err := call.Open(name)
		if err != nil {
			return err
		}
		sums, err = addFile(in, sums, seen)
		if err := errors.Join(err, in.Close()); err != nil {
			return err
		}
	}
	return printSums(call, sums, json)
}

// addFile adds the games of a file to the sums of their settings. A deal counts once.
func addFile(in cmdline.Input, sums []*sum, seen results) ([]*sum, error) {
	lines := cmdline.NewLines(in)
	for lines.Scan() {
		var g game
		if err := records.Decode([]byte(lines.Text()), &g); err != nil {
			return nil, phrase.Errorf("%s: %w", lines.Place(), err)
		}
		known := seen[g.setting] != nil
		fresh, err := seen.add(&g)
		if err != nil {
			return nil, phrase.Errorf("%s: %w", lines.Place(), err)
		}
		if !known {
			sums = append(sums, &sum{setting: g.setting})
		}
		for _, s := range sums {
			if fresh && s.setting == g.setting {
				s.add(g)
			}
		}
	}
	return sums, lines.Err()
}
