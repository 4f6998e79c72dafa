// A match of the arena: the deals that are played, or taken from a file of results, and when it ends.

package main

import (
	"errors"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/table"
)

// match is what the flags ask for, and what is known of it.
type match struct {
	c       *cli.Context
	bots    []arena.Bot
	options arena.Options
	tally   *arena.Tally
	test    *arena.Test // nil if all deals are played
}

// newMatch reads the flags.
func newMatch(c *cli.Context, v table.Variant) (*match, error) {
	bots, err := botsOf(c, v)
	if err != nil {
		return nil, err
	}
	test, err := testOf(c, len(bots))
	return &match{c: c, bots: bots, tally: arena.NewTally(len(bots)), test: test, options: arena.Options{
		Variant: v, Seed: c.Uint64("seed"), Deals: c.Int("n"), Auction: c.Bool("auction"),
		Workers: c.Int("workers"), Records: c.IsSet("records"),
	}}, err
}

// testOf reads --until.
func testOf(c *cli.Context, bots int) (*arena.Test, error) {
	text := c.String("until")
	if text == "" {
		return nil, nil
	}
	var t arena.Test
	low, high, _ := strings.Cut(text, ",")
	t.Low, _ = strconv.ParseFloat(low, 64) // 0, if it is no number
	t.High, _ = strconv.ParseFloat(high, 64)
	if !(0 < t.Low && t.Low < t.High && t.High < 1) {
		return nil, cmdline.Usagef(c, "--until %q: give two scores between 0 and 1, the lower first, as in 0.50,0.53", text)
	}
	if bots != 2 {
		return nil, cmdline.Usagef(c, "--until is for two bots, not for %d", bots)
	}
	return &t, nil
}

// decided reports whether the test is over.
func (m *match) decided() bool { return m.test != nil && m.test.Decided(m.tally.Score(0)) }

// errDecided ends a match of which the test is over.
var errDecided = errors.New("decided")

// play plays the deals that the file of results doesn't have, and counts all.
func (m *match) play() error {
	kept, err := openResults(m)
	if err != nil {
		return err
	}
	defer kept.close()
	records, err := openRecords(m.c.String("records"))
	if err != nil {
		return err
	}
	defer records.close()
	rest := m.options
	rest.Seed += uint64(m.tally.Deals())
	if rest.Deals -= m.tally.Deals(); rest.Deals == 0 || m.decided() {
		return nil
	}
	progress := cmdline.NewProgress(m.c.App.ErrWriter, int64(m.options.Deals), m.c.Bool("quiet"))
	defer progress.Close()
	err = arena.Run(m.c.Context, m.bots, rest, func(d *arena.Deal) error {
		if err := errors.Join(m.tally.Add(d), records.games(d), kept.add(d)); err != nil {
			return err
		}
		progress.Set(int64(m.tally.Deals()), m.soFar)
		if m.decided() {
			return errDecided
		}
		return nil
	})
	if errors.Is(err, errDecided) {
		return nil
	}
	return err
}

// soFar says how many deals were played, and who is first.
func (m *match) soFar() string {
	first := m.tally.Standings()[0].Bot
	return speak(m.c).Sprintf("%s, %s first", speak(m.c).Counted(m.tally.Deals(), "deal"), m.name(first))
}

// again is the command that does the same, or goes on where it was interrupted.
func (m *match) again() string { return cmdline.Repeat(m.c, []string{"quiet"}) }

// tellCut says how to go on after an interruption.
func (m *match) tellCut() {
	switch {
	case m.c.Context.Err() == nil || m.tally.Deals() == m.options.Deals || m.decided():
	case m.c.IsSet("results"):
		cmdline.TellCut(m.c, "interrupted after %s; to go on: %s", speak(m.c).Counted(m.tally.Deals(), "deal"), m.again())
	default:
		cmdline.TellCut(m.c, "interrupted after %s; with --results FILE they would be kept", speak(m.c).Counted(m.tally.Deals(), "deal"))
	}
}
