package bot

// The games of one run.

import (
	"context"
	"fmt"
	"iter"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
)

type match struct {
	*cmdline.Call
	options
	is   setting
	sum  *sum
	done results // of the file
	file *journal.Journal
}

func newMatch(call *cmdline.Call, o options) (*match, error) {
	m := &match{Call: call, options: o, is: settingOf(o.terms, o.thinking), done: results{}}
	m.sum = &sum{setting: m.is}
	return m, m.openResults()
}

func (m *match) play() error {
	idle := make(chan *player, m.workers)
	played := 0
	display := cmdline.NewProgress(m.Notes, int64(m.n), m.quiet || cmdline.IsTerminal(m.Out))
	err := cmdline.Ordered(m.Context, m.workers, m.deals(), func(ctx context.Context, deal uint64) game {
		var p *player
		select {
		case p = <-idle:
		default:
			p = newPlayer(m)
		}
		g := p.play(ctx, deal)
		idle <- p
		return g
	}, func(g game) error {
		if g.err != nil {
			return g.err
		}
		played++
		m.sum.add(g)
		display.Set(int64(m.sum.Games), func() string { return m.sum.rate(m.Speech) })
		return m.print(g)
	})
	display.Close()
	if m.Err() != nil {
		err = context.Cause(m.Context)
		m.noteCut(played)
	}
	return err
}

func (m *match) deals() iter.Seq2[uint64, error] {
	return func(yield func(uint64, error) bool) {
		for i := range m.n {
			if _, done := m.done[m.is][m.first+i]; !done && !yield(m.first+i, nil) {
				return
			}
		}
	}
}

func (m *match) print(g game) error {
	if err := cmdline.WriteJSON(m.file, g); err != nil {
		return err
	}
	return m.Print(m.json, g, g.line(m.Speech, cmdline.StyleOf(m.Out)))
}

// noteCut prints the command that continues after an interruption.
func (m *match) noteCut(played int) {
	again := m.Repeat(nil)
	if m.file == nil {
		again = m.Repeat([]string{"seed", "n"}, "--seed", fmt.Sprint(m.first+uint64(played)), "-n", fmt.Sprint(m.n-uint64(played)))
	}
	m.Call.NoteCut("interrupted; continue with: %s", again)
}
