package bot

// One game of klondike bot, and its record.

import (
	"cmp"
	"context"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/measure"
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// setting is everything except the deal on which a game's result depends.
type setting struct {
	Player     string `json:"player"`
	Draw       int    `json:"draw"`
	Redeals    int    `json:"redeals"` // -1: unlimited
	NoBack     bool   `json:"no_worrying_back,omitempty"`
	Stock      string `json:"stock"` // known, hidden, or squared: hidden, and only the top card of each turn is visible
	Iterations int    `json:"iterations,omitempty"`
	Time       string `json:"time,omitempty"` // for a decision, instead of Iterations
	Threads    int    `json:"threads,omitempty"`
	Without    string `json:"without,omitempty"`
}

func settingOf(t blind.Terms, o blind.Options) setting {
	s := setting{Player: o.Player, Draw: t.Rules.Draw, Redeals: t.Rules.Redeals, NoBack: !t.Rules.WorryBack, Stock: "known", Without: o.Off.String()}
	switch {
	case t.Squared:
		s.Stock = "squared"
	case t.StockHidden:
		s.Stock = "hidden"
	}
	if s.Iterations, s.Threads = o.Iterations, o.Workers; o.Time > 0 {
		s.Iterations, s.Time = 0, o.Time.String()
	}
	return s
}

type game struct {
	Deal uint64 `json:"deal"`
	setting
	Won       bool            `json:"won"`
	Down      int             `json:"down"` // cards left face down
	Decisions int             `json:"decisions"`
	Elapsed   records.Seconds `json:"elapsed"`
	CPU       records.Seconds `json:"cpu"` // of the thread that played, where the system measures it; else as elapsed
	ElapsedNS int64           `json:"elapsed_nanoseconds"`
	CPUNS     int64           `json:"cpu_nanoseconds"`
	Winnable  string          `json:"winnable"` // with all cards known: solved, unsolvable or undecided

	err error
}

type player struct {
	of     *match
	plays  blind.Player
	solver *fast.Solver
	err    error
}

func newPlayer(m *match) *player {
	p := &player{of: m}
	if p.plays, p.err = blind.New(m.thinking); p.err == nil {
		p.solver, p.err = fast.New(m.terms.Rules, fast.Options{VerdictOnly: true, Limits: search.Limits{Time: 10 * time.Second}})
	}
	return p
}

// play plays a deal, and then solves it.
func (p *player) play(ctx context.Context, deal uint64) game {
	g := game{Deal: deal, setting: p.of.is, err: p.err}
	if g.err != nil {
		return g
	}
	start := klondike.NewDeal(deal, p.of.terms.Rules)
	begin, watch := time.Now(), measure.Start(measure.Goroutine)
	r, err := blind.Play(ctx, p.plays, start, p.of.terms, deal)
	elapsed, spent := time.Since(begin), watch.Stop()
	if p.of.thinking.Workers > 1 { // the trees of a decision have goroutines of their own
		spent = elapsed
	}
	g.Elapsed, g.ElapsedNS = records.Seconds(elapsed), elapsed.Nanoseconds()
	g.CPU, g.CPUNS = records.Seconds(spent), spent.Nanoseconds()
	switch {
	case ctx.Err() != nil:
		g.err = context.Cause(ctx)
		return g
	case err != nil:
		g.err = cmdline.Internalf("deal %d: %v", deal, err)
		return g
	}
	g.Won, g.Down, g.Decisions, g.Winnable = r.Won, r.Down, r.Decisions, search.Solved.String()
	switch {
	case r.Won:
	case !p.of.winnable:
		g.Winnable = search.Unknown.String()
	default:
		verdict, err := p.solver.Solve(ctx, &start)
		g.Winnable, g.err = verdict.Status.String(), err
	}
	return g
}

// spent is the game's processor time, in older files only to the microsecond.
func (g *game) spent() time.Duration { return cmp.Or(time.Duration(g.CPUNS), time.Duration(g.CPU)) }

func (g *game) line(say *cmdline.Language, style cmdline.Style) string {
	result, note := style.Green(cmdline.Pad(say.Text("won"), 4)), ""
	if !g.Won {
		result = style.Red(cmdline.Pad(say.Text("lost"), 4))
		note = "  " + say.Text(map[string]string{"solved": "could be won", "unsolvable": "can't be won", "undecided": "undecided whether it can be won"}[g.Winnable])
	}
	return say.Sprintf("deal %-6d %s  %2d face down  %3d decisions  %7.3f s%s\n", g.Deal, result, g.Down, g.Decisions, time.Duration(g.CPU).Seconds(), note)
}
