package arena

// Bots that take the decisions of files: the asking, and the results.

import (
	"context"
	"errors"
	"io"
	"time"

	"kedou/cmd/doudizhu/internal/bots"
	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena/blunder"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// ranking has the results of some bots: a tally for each judge.
type ranking struct {
	*cmdline.Call
	o       blundersOptions
	say     speech.Phrases
	bots    []bots.Bot
	judges  []string // in the order of the files
	tallies map[string]*blunder.Tally
	taken   int
	time    []time.Duration
}

// rank lets the bots take all decisions.
func rank(call *cmdline.Call, o blundersOptions) error {
	named, err := bots.Read(call, o.bots)
	if err != nil {
		return call.Usagef("--%s: %w", "bots", err)
	}
	r := &ranking{Call: call, o: o, say: speech.Of(call), bots: named, tallies: map[string]*blunder.Tally{}}
	if len(r.bots) == 0 {
		return call.Usagef("--bots %q: name bots, with commas between them: %s, or programs such as ./mybot", o.bots, bots.Names())
	}
	r.time = make([]time.Duration, len(r.bots))
	desks, err := r.desks()
	if err != nil {
		return err
	}
	err = r.take(desks)
	close(desks)
	for d := range desks {
		d.close()
	}
	if err == nil && r.taken == 0 {
		err = phrase.Errorf("%s: no decision in it; blunders --games finds some", call.Args[0])
	}
	switch fault := (*external.Fault)(nil); {
	case call.Err() != nil && r.taken > 0:
		return errors.Join(r.print(), err)
	case errors.As(err, &fault):
		return breakOff(call, r.say.Say(err), err)
	case err != nil:
		return err
	}
	return r.print()
}

// desks makes a desk for each worker. The error is about a bot that can't be made.
func (r *ranking) desks() (chan *desk, error) {
	desks := make(chan *desk, r.o.workers)
	for range r.o.workers {
		d := &desk{r: r, judges: map[blunder.Terms]*blunder.Judge{}, players: map[string][]table.Player{}}
		standard := table.Variants()[0]
		if _, err := d.seat(standard); err != nil {
			d.close()
			return nil, r.Usagef("--%s: %w", "bots", err)
		}
		desks <- d
	}
	return desks, nil
}

// take lets the desks take the decisions in parallel.
func (r *ranking) take(desks chan *desk) error {
	progress := cmdline.NewProgress(r.Notes, 0, r.o.quiet)
	defer progress.Close()
	return cmdline.Ordered(r, r.o.workers, decisions(r.Call, upTo(r.o.n)), func(ctx context.Context, p posed) taken {
		d := <-desks
		defer func() { desks <- d }()
		return d.take(ctx, p)
	}, func(t taken) error {
		progress.Set(int64(r.taken), func() string { return r.say.Counted(r.taken, "decision") })
		return r.count(&t)
	})
}

// taken is a decision with the bots' answers.
type taken struct {
	posed
	answers []blunder.Answer
	err     error
}

// count counts a decision.
func (r *ranking) count(t *taken) error {
	if t.err != nil {
		return t.err
	}
	by := t.terms.By
	if r.tallies[by] == nil {
		r.judges, r.tallies[by] = append(r.judges, by), blunder.NewTally(len(r.bots))
	}
	r.tallies[by].Add(t.decision, t.answers)
	for i, a := range t.answers {
		r.time[i] += a.Time
	}
	r.taken++
	return nil
}

// desk is a worker's place, with judges and players of its own.
type desk struct {
	r       *ranking
	judges  map[blunder.Terms]*blunder.Judge
	players map[string][]table.Player // of each variant, one for each bot
}

// seat returns the players of a variant.
func (d *desk) seat(variant string) ([]table.Player, error) {
	if d.players[variant] != nil {
		return d.players[variant], nil
	}
	v, err := table.ByName(variant)
	if err != nil {
		return nil, err
	}
	var list []table.Player
	for _, b := range d.r.bots {
		p, err := bots.New(b.Spec, v, d.r.o.limits)
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	d.players[variant] = list
	return list, nil
}

// take lets every bot take a decision.
func (d *desk) take(ctx context.Context, p posed) (t taken) {
	t.posed = p
	players, err := d.seat(p.decision.Record.Variant.Name)
	if err == nil && d.judges[p.terms] == nil {
		d.judges[p.terms], err = blunder.NewJudge(p.terms)
	}
	for i := 0; err == nil && i < len(players); i++ {
		var a blunder.Answer
		if a, err = d.judges[p.terms].Ask(ctx, p.decision, players[i]); err != nil {
			err = phrase.Errorf("bot %s: %w", d.r.bots[i].Name, err)
		}
		t.answers = append(t.answers, a)
	}
	t.err = err
	return t
}

// close ends the players that have a Close method.
func (d *desk) close() {
	for _, list := range d.players {
		for _, p := range list {
			if c, ok := p.(io.Closer); ok {
				_ = c.Close()
			}
		}
	}
}
