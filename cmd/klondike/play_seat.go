package main

// Where the user plays: the game that the flags ask for, its files, and further deals.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/session"
	"kedou/search"
)

// seat is where the user plays: the game, its files, and where further deals come from.
type seat struct {
	c    *cli.Context
	game *session.Game
	path string // of the game's file; empty: none
	keep *keeper
}

// takeSeat opens the game that the flags ask for: that of --resume, the one left before,
// or a new one. The seat is to be freed, whatever the error is.
func takeSeat(c *cli.Context, onScreen bool) (*seat, error) {
	s := &seat{c: c, path: c.String("save"), keep: &keeper{statistics: c.String("statistics")}}
	if err := s.findFiles(onScreen); err != nil {
		return s, err
	}
	if c.IsSet("resume") {
		return s, s.resume()
	}
	if err := s.lock(); err != nil {
		return s, err
	}
	if c.IsSet("save") {
		return s, s.open()
	}
	if done, err := s.takeUp(); done || err != nil {
		return s, err
	}
	return s, s.open()
}

// findFiles finds the places in the configuration directory.
func (s *seat) findFiles(onScreen bool) (err error) {
	if s.path == "" && s.c.IsSet("resume") {
		s.path = s.c.String("resume")
	}
	if s.path == "" && onScreen {
		s.path, err = configFile("klondike-game.json")
	}
	if s.keep.statistics == "" && onScreen && err == nil {
		s.keep.statistics, err = configFile("klondike-statistics.jsonl")
	}
	return err
}

// lock keeps other programs from playing the game in the file, as long as this one runs.
func (s *seat) lock() (err error) {
	if s.path == "" {
		return nil
	}
	f := journal.Format{Owner: "klondike play"}
	if s.c.IsSet("save") {
		f.Flag = "--save"
	}
	s.keep.game, err = journal.Hold(s.path, f, s.c.IsSet("save"))
	return err
}

// dealing are the flags that name a deal and its rules.
var dealing = []string{"random", "seed", "n", "from", "winnable", "undo", "draw", "redeals", "no-worrying-back"}

// chosen returns the first of the flags that is set, or the argument.
func (s *seat) chosen() string {
	for _, name := range dealing {
		if s.c.IsSet(name) {
			return "--" + name
		}
	}
	return s.c.Args().First()
}

// resume takes up the game of --resume.
func (s *seat) resume() (err error) {
	path := s.c.String("resume")
	switch what := s.chosen(); {
	case what != "" || s.c.Bool("new"):
		return cmdline.Usagef(s.c, "--resume goes on with the game in the file; leave out %s", cmp.Or(what, "--new"))
	case path == "-":
		return cmdline.Usagef(s.c, "--resume -: standard input has your words; name a file")
	}
	if _, err := os.Stat(path); err != nil {
		_, err := cmdline.Open(s.c, path, nil)
		return err
	}
	if err := s.lock(); err != nil {
		return err
	}
	if s.game, err = readGame(s.c, path); err == nil && s.game == nil {
		return fmt.Errorf("%s: the game is over; klondike replay shows it", path)
	}
	return err
}

// takeUp goes on with the game in the configuration directory, if one was left there.
func (s *seat) takeUp() (done bool, err error) {
	if s.path == "" {
		return false, nil
	}
	left, err := readGame(s.c, s.path)
	switch {
	case err != nil:
		return false, fmt.Errorf("%w; move it away, or name another with --save", err)
	case left == nil || !left.Begun():
		return false, nil
	case s.c.Bool("new"):
		_ = left.GiveUp() // it isn't over
		snap, err := snapshotOf(left)
		if err == nil {
			_, err = s.keep.write(snap)
		}
		s.keep.counted, s.keep.written = nil, 0
		return false, err
	case s.chosen() != "":
		return false, cmdline.Usagef(s.c, "%s: an unfinished game of %s was kept; go on with it without %s, or give it up with --new",
			dealName(left), cmdline.Plural(left.Steps(), "step"), s.chosen())
	}
	s.game = left
	return true, nil
}

// open deals the game that the flags name.
func (s *seat) open() error {
	c := s.c
	named := c.IsSet("seed") || c.NArg() > 0
	if slices.Contains(c.Args().Slice(), "-") {
		return cmdline.Usagef(c, "standard input has your words; give the deal as a file or as text")
	}
	if named && c.Bool("winnable") {
		return cmdline.Usagef(c, "--winnable is for random deals")
	}
	d, err := s.randomDeal(c.Context)
	if named {
		var deals source
		if deals, err = openSource(c, input.RulesOf(c)); err == nil {
			d, err = deals.one(c)
		}
	}
	if err == nil {
		s.game, err = session.New(d, input.RulesOf(c), named, c.Bool("undo"))
	}
	if err == nil && s.game.Over() {
		err = errors.New("the game that you give is won already")
	}
	return err
}

// mostDeals is how many deals are tried for one that can be won.
const mostDeals = 1000

// randomDeal deals at random; with --winnable, until a deal can be won.
func (s *seat) randomDeal(ctx context.Context) (klondike.Deal, error) {
	rules := input.RulesOf(s.c)
	if err := rules.Validate(); err != nil {
		return klondike.Deal{}, err
	}
	for range mostDeals {
		seed := uint64(rand.Int32())
		d := klondike.Deal{ID: strconv.FormatUint(seed, 10), Position: klondike.NewDeal(seed, rules)}
		if !s.c.Bool("winnable") {
			return d, nil
		}
		r, err := session.Winnable(ctx, d.Position, rules)
		if err != nil || r.Status == search.Solved {
			return d, err
		}
	}
	return klondike.Deal{}, fmt.Errorf("none of %d random deals could be shown to be winnable by these rules", mostDeals)
}
