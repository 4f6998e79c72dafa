package play

// The user's seat: the game in the flags, its files, and further deals.

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"slices"

	"kedou/cmd/internal/journal"
	"kedou/cmd/klondike/internal/common"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/session"
	"kedou/search"
)

// seat is the user's place: the game, its files, and the source of further deals.
type seat struct {
	options
	say  phrases
	game *session.Game
	path string // of the game's file; empty: none
	keep *gameFiles
}

// takeSeat opens the game in the flags: that of --resume, the kept one,
// or a new one. The caller frees the seat even after an error.
func takeSeat(o options) (*seat, error) {
	say := phrases{o.Speech}
	s := &seat{options: o, say: say, path: cmp.Or(o.save, o.resume), keep: &gameFiles{say: say, statistics: o.statistics}}
	if err := s.findFiles(); err != nil {
		return s, err
	}
	if s.Given("resume") {
		return s, s.goOn()
	}
	done := false
	err := s.lock()
	switch {
	case s.save == "" && errors.As(err, new(journal.Busy)):
		done, err = s.elsewhere()
	case s.save == "" && err == nil:
		done, err = s.takeUp()
	}
	if done || err != nil {
		return s, err
	}
	return s, s.open()
}

// findFiles finds the places in the configuration directory, for a game on the screen.
func (s *seat) findFiles() (err error) {
	if s.path == "" && s.screen {
		s.path, err = place(1)
	}
	if s.keep.statistics == "" && s.screen && err == nil {
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
	if s.save != "" {
		f.Flag = "--save"
	}
	s.keep.game, err = journal.Hold(s.path, f, s.save != "")
	return err
}

// dealing are the flags that name a deal and its rules.
var dealing = []string{"random", "seed", "winnable", "undo", "draw", "redeals", "no-worrying-back"}

// chosen returns the first of the flags that is set, or the argument.
func (s *seat) chosen() string {
	if i := slices.IndexFunc(dealing, s.Given); i >= 0 {
		return "--" + dealing[i]
	}
	return cmp.Or(append(s.Args, "")...)
}

func (s *seat) goOn() (err error) {
	switch what := s.chosen(); {
	case what != "" || s.fresh:
		return s.Usagef("--resume continues the game in the file; leave out %s", cmp.Or(what, "--new"))
	case s.resume == "-":
		return s.Usagef("--resume -: standard input has your words; name a file")
	}
	if _, err := os.Stat(s.resume); err != nil {
		_, err := s.Open(s.resume)
		return err
	}
	if err := s.lock(); err != nil {
		return err
	}
	if s.game, err = s.read(); err == nil && s.game == nil {
		return phrase.Errorf("%s: the game is over; klondike replay shows it", s.path)
	}
	return err
}

// takeUp continues the game in the configuration directory, if there is one.
func (s *seat) takeUp() (done bool, err error) {
	if s.path == "" {
		return false, nil
	}
	left, err := s.read()
	switch {
	case err != nil:
		return false, phrase.Errorf("%w; move it away, or name another with --save", err)
	case left == nil || !left.Begun():
		return false, nil
	case s.fresh:
		_ = left.GiveUp() // can't fail: the game isn't over
		_, err := s.keep.save(left)
		s.keep.counted, s.keep.written = nil, 0
		return false, err
	case s.chosen() != "":
		return s.unfinished(left)
	}
	s.game = left
	return true, nil
}

func (s *seat) open() error {
	if slices.Contains(s.Args, "-") {
		return s.Usagef("standard input has your words; give the deal as a file or as text")
	}
	var d klondike.Deal
	var err error
	named := s.Given("seed") || len(s.Args) > 0
	switch {
	case named && s.winnable:
		return s.Usagef("--winnable is for random deals")
	case named:
		d, err = s.One(false)
	default:
		d, err = s.randomDeal(s.Context)
	}
	if err == nil {
		s.game, err = session.New(d, s.Rules, named, s.undoes)
	}
	if err == nil && s.game.Over() {
		err = phrase.Errorf("the game that you give is won already")
	}
	return err
}

// mostDeals is the most deals tried for a winnable one.
const mostDeals = 1000

// randomDeal deals at random; with --winnable, until a deal can be won.
func (s *seat) randomDeal(ctx context.Context) (klondike.Deal, error) {
	if err := s.Rules.Validate(); err != nil {
		return klondike.Deal{}, err
	}
	for range mostDeals {
		d := common.Seeded(uint64(rand.Int32()), s.Rules)
		if !s.winnable {
			return d, nil
		}
		r, err := session.Winnable(ctx, d.Position, s.Rules)
		if err != nil || r.Status == search.Solved {
			return d, err
		}
	}
	return klondike.Deal{}, phrase.Errorf("none of %d random deals could be shown to be winnable by these rules", mostDeals)
}
