package main

// klondike play: the game itself, with hidden cards.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/klondike"
	"kedou/search"
)

func playCommand() *cli.Command {
	return &cli.Command{
		Name:      "play",
		Usage:     "play the game, cards hidden",
		ArgsUsage: "[FILE | DEAL]",
		Description: "Deals a random game, or the one that you name. On a terminal arrows and space play, and ?\n" +
			"tells the other keys. Elsewhere type or pipe in words: a move such as 7H:3>5, 7H>5, W>H\n" +
			"or W>5, d to turn the stock; help tells the others, and what can't be done is told and\n" +
			"passed over.\n\n" +
			"On a terminal the game is kept in your configuration directory, and the next play goes\n" +
			"on with it, however the program has ended; so are the statistics of your games. Elsewhere\n" +
			"--save and --statistics name the files. A game's file shows the cards that you haven't\n" +
			"seen once the game is over; replay reads it then.\n\n" +
			"Exit code 0: you have won; 1: you have given up; 3: the game isn't over; 130: Ctrl-C.",
		Flags: slices.Concat(sourceFlags(), []cli.Flag{
			&cli.BoolFlag{Name: "winnable", Category: "Deals", Usage: "of the random deals one that can be won", DisableDefaultText: true},
			&cli.BoolFlag{Name: "undo", Category: "Rules", Usage: "moves can be taken back; --undo=false: they can't", Value: true},
		}, rulesFlags(), cmdline.Category("Files",
			&cli.StringFlag{Name: "save", Usage: "keep the game in `FILE`", DefaultText: "on a terminal: in your configuration directory"},
			&cli.StringFlag{Name: "resume", Usage: "go on with the game in `FILE`"},
			&cli.BoolFlag{Name: "new", Usage: "give up the unfinished game in your configuration directory", DisableDefaultText: true},
			&cli.StringFlag{Name: "statistics", Usage: "keep the statistics in `FILE`", DefaultText: "on a terminal: in your configuration directory"},
		), cmdline.Category("Output", tui.Flag())),
		Action: play,
	}
}

func play(c *cli.Context) error {
	onScreen := tui.Interactive(c, false)
	s, err := takeSeat(c, onScreen)
	if err != nil {
		return err
	}
	snap, err := s.game.snapshot()
	if err == nil {
		err = s.keep.open(snap)
	}
	if err != nil {
		return err
	}
	if onScreen {
		p := newPlaying(c.Context, s)
		err = tui.Show(c, p, false)
		s.game = p.g
	} else {
		err = s.playWords()
	}
	return s.leave(err)
}

// seat is where the user plays: the game, its files, and where further deals come from.
type seat struct {
	c    *cli.Context
	game *sitting
	keep *keeper
}

// takeSeat opens the game that the flags ask for: that of --resume, the one left before,
// or a new one.
func takeSeat(c *cli.Context, onScreen bool) (*seat, error) {
	s := &seat{c: c, keep: &keeper{game: c.String("save"), statistics: c.String("statistics")}}
	if err := s.findFiles(onScreen); err != nil {
		return nil, err
	}
	if c.IsSet("resume") {
		return s, s.resume()
	}
	if c.IsSet("save") {
		if _, err := os.Stat(s.keep.game); !errors.Is(err, fs.ErrNotExist) {
			return nil, cmdline.Usagef(c, "--save %s: the file is there already; --resume goes on with a game in it, or name another file", s.keep.game)
		}
	} else if done, err := s.takeUp(); done || err != nil {
		return s, err
	}
	return s, s.open()
}

// findFiles finds the places in the configuration directory.
func (s *seat) findFiles(onScreen bool) (err error) {
	if s.keep.game == "" && s.c.IsSet("resume") {
		s.keep.game = s.c.String("resume")
	}
	if s.keep.game == "" && onScreen {
		s.keep.game, err = configFile("klondike-game.json")
	}
	if s.keep.statistics == "" && onScreen && err == nil {
		s.keep.statistics, err = configFile("klondike-statistics.jsonl")
	}
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
	if s.game, err = readGame(s.c, path); err == nil && s.game == nil {
		return fmt.Errorf("%s: the game is over; klondike replay shows it", path)
	}
	return err
}

// takeUp goes on with the game in the configuration directory, if one was left there.
func (s *seat) takeUp() (done bool, err error) {
	if s.keep.game == "" {
		return false, nil
	}
	left, err := readGame(s.c, s.keep.game)
	switch {
	case err != nil:
		return false, fmt.Errorf("%w; move it away, or name another with --save", err)
	case left == nil || !left.begun():
		return false, nil
	case s.c.Bool("new"):
		_ = left.giveUp() // it isn't over
		snap, err := left.snapshot()
		if err == nil {
			_, err = s.keep.write(snap)
		}
		s.keep.counted, s.keep.written = 0, 0
		return false, err
	case s.chosen() != "":
		return false, cmdline.Usagef(s.c, "%s: an unfinished game of %s was kept; go on with it without %s, or give it up with --new",
			left.name(), cmdline.Plural(left.at, "step"), s.chosen())
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
		if deals, err = openSource(c, rulesOf(c)); err == nil {
			d, err = deals.one(c)
		}
	}
	if err == nil {
		s.game, err = sitDown(d, rulesOf(c), named, c.Bool("undo"))
	}
	if err == nil && s.game.over() {
		err = errors.New("the game that you give is won already")
	}
	return err
}

// mostDeals is how many deals are tried for one that can be won.
const mostDeals = 1000

// randomDeal deals at random; with --winnable, until a deal can be won.
func (s *seat) randomDeal(ctx context.Context) (klondike.Deal, error) {
	rules := rulesOf(s.c)
	if err := rules.Validate(); err != nil {
		return klondike.Deal{}, err
	}
	for range mostDeals {
		seed := uint64(rand.Int32())
		d := klondike.Deal{ID: strconv.FormatUint(seed, 10), Position: klondike.NewDeal(seed, rules)}
		if !s.c.Bool("winnable") {
			return d, nil
		}
		r, err := winnable(ctx, d.Position, rules)
		if err != nil || r.Status == search.Solved {
			return d, err
		}
	}
	return klondike.Deal{}, fmt.Errorf("none of %d random deals could be shown to be winnable by these rules", mostDeals)
}

// leave keeps what is to be kept, says how to go on, and returns the way to end.
func (s *seat) leave(why error) error {
	g, w := s.game, s.c.App.ErrWriter
	snap, err := g.snapshot()
	if err == nil {
		_, err = s.keep.write(snap)
	}
	switch {
	case err != nil:
		return err
	case g.over():
		fmt.Fprintf(s.c.App.Writer, "%s\n", g.ending())
	case !g.begun() && !s.c.IsSet("save") && !s.c.IsSet("resume"):
	case s.keep.game == "":
		fmt.Fprintln(w, "left before the end, and not kept; --save FILE would have kept the game")
	default:
		fmt.Fprintf(w, "left before the end; to go on: %s\n", s.again())
	}
	switch {
	case why != nil:
		return why
	case g.won():
		return nil
	case g.over():
		return cmdline.Exit(cmdline.No)
	}
	return cmdline.Exit(cmdline.Undecided)
}

// again is the command that goes on.
func (s *seat) again() string {
	drop := append([]string{"save", "resume", "new"}, dealing...)
	if !s.c.IsSet("save") && !s.c.IsSet("resume") {
		return cmdline.Repeat(s.c, drop)
	}
	return cmdline.Repeat(s.c, drop, "--resume", s.keep.game)
}

// ending tells how a game has ended, and which deal it was.
func (g *sitting) ending() string {
	how := "given up"
	if g.won() {
		how = "won"
	}
	text := fmt.Sprintf("%s after %s, %d of %d cards up; %s", how, cmdline.Plural(g.at, "step"), g.cardsUp(), g.rules.Cards(), g.name())
	for _, aid := range []struct {
		n    int
		noun string
	}{{g.aids.Undos, "undo"}, {g.aids.Hints, "hint"}, {g.aids.OpenHints, "open hint"}, {g.aids.Verdicts, "verdict"}} {
		if aid.n > 0 {
			text += ", " + cmdline.Plural(aid.n, aid.noun)
		}
	}
	return text
}
