package arena

// A match: its deals, played or taken from a file of results, and its end.

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/bot/external"
)

// match is a match with its options and results so far.
type match struct {
	*cmdline.Call
	options
	say   common.Phrases
	bots  []arena.Bot
	named []common.Bot // the same, as named
	tally *arena.Tally
	test  *arena.Test // nil if all deals are played

	recorded int // the number of games of the next deal that already have records
}

func newMatch(call *cmdline.Call, o options) (*match, error) {
	bots, named, err := o.players(call)
	if err != nil {
		return nil, err
	}
	test, err := o.test(call, len(bots))
	return &match{Call: call, options: o, say: common.PhrasesOf(call), bots: bots, named: named, tally: arena.NewTally(len(bots)), test: test}, err
}

// decided reports whether the test is over.
func (m *match) decided() bool { return m.test != nil && m.test.Decided(m.tally.Score(0)) }

// errDecided ends a match whose test is over.
var errDecided = errors.New("decided")

// play plays the deals that the file of results doesn't have, and counts all.
func (m *match) play() error {
	results, records, err := m.open()
	if err != nil {
		return err
	}
	if err = m.playInto(results, records); errors.Is(err, errDecided) {
		err = nil
	}
	return errors.Join(err, results.Close(), records.Close())
}

// playInto adds the deals to the results, and their games to the records.
func (m *match) playInto(results, records file) error {
	rest := m.arena
	rest.Seed += uint64(m.tally.Deals())
	if rest.Deals -= m.tally.Deals(); rest.Deals == 0 || m.decided() {
		return nil
	}
	progress := cmdline.NewProgress(m.Notes, int64(m.arena.Deals), m.quiet)
	defer progress.Close()
	return arena.Run(m, m.bots, rest, func(d *arena.Deal) error {
		if err := errors.Join(m.tally.Add(d), m.addGames(records, d), cmdline.WriteJSON(results, d)); err != nil {
			return err
		}
		progress.Set(int64(m.tally.Deals()), m.soFar)
		if m.decided() {
			return errDecided
		}
		return nil
	})
}

// soFar writes the number of deals played, and the leader.
func (m *match) soFar() string {
	first := m.tally.Standings()[0].Bot
	return m.say.Sprintf("%s, %s first", m.say.Counted(m.tally.Deals(), "deal"), m.name(first))
}

// again is the command that repeats the match, or continues it after an interruption.
func (m *match) again() string { return m.Repeat([]string{"quiet"}) }

// abort ends a match without an answer after a program's failure: with exit code 3 and the program's standard error.
func (m *match) abort(gone *arena.Gone) error {
	var b strings.Builder
	why := m.say.Sprintf("the match was broken off after %s: %v", m.say.Counted(m.tally.Deals(), "deal"), gone)
	fmt.Fprintf(&b, "doudizhu: %s\n", cmdline.Printable(why))
	var fault *external.Fault
	if errors.As(gone, &fault) {
		for line := range strings.Lines(fault.Errors) {
			fmt.Fprintf(&b, "  %s\n", cmdline.Printable(strings.TrimRight(line, "\n")))
		}
	}
	_, _ = io.WriteString(m.Notes, b.String())
	return cmdline.Exit(cmdline.Undecided)
}

// noteCut prints the command that continues after an interruption.
func (m *match) noteCut() {
	switch deals := m.say.Counted(m.tally.Deals(), "deal"); {
	case m.Err() == nil || m.tally.Deals() == m.arena.Deals || m.decided():
	case m.results != "":
		m.NoteCut("interrupted after %s; continue with: %s", deals, m.again())
	default:
		m.NoteCut("interrupted after %s; with --results FILE they would be kept", deals)
	}
}
