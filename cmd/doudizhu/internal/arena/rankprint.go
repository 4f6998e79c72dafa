package arena

// The output of blunders: for each judge and stage a table, the bot that loses least first.

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/arena/blunder"
)

// lossJSON is a bot's loss in the decisions of a group. Differences are against the first bot of the command line.
type lossJSON struct {
	Bot        string    `json:"bot"`
	Judge      string    `json:"judge"`
	Stage      string    `json:"stage"`
	Seat       string    `json:"seat"` // all, landlord, down or up
	Decisions  int       `json:"decisions"`
	Lost       estimate  `json:"lost"`
	Difference *estimate `json:"difference,omitempty"`
	MeanMS     float64   `json:"mean_ms"` // of all decisions
	Open       int       `json:"open"`    // of all decisions by this judge
}

// stages and seats of groups in words.
func stageOf(g blunder.Group) string {
	if g.Late {
		return "late"
	}
	return "early"
}

func seatOf(g blunder.Group) string {
	if g.All {
		return "all"
	}
	return g.Seat.String()
}

// losses returns the losses of all bots by a judge, in the order of the groups and of the bots.
func (r *ranking) losses(judge string) (list []lossJSON) {
	t := r.tallies[judge]
	for _, g := range blunder.Groups() {
		n := t.Decisions(g)
		if n == 0 {
			continue
		}
		for i, named := range r.bots {
			l := lossJSON{
				Bot: named.Name, Judge: judge, Stage: stageOf(g), Seat: seatOf(g), Decisions: n, Lost: lossOf(t.Lost(g, i)), MeanMS: r.mean(i).Seconds() * 1e3, Open: t.Open(i),
			}
			if i > 0 {
				d := differenceOf(t.Difference(g, i, 0))
				l.Difference = &d
			}
			list = append(list, l)
		}
	}
	return list
}

// mean is the mean thinking time of a bot.
func (r *ranking) mean(bot int) time.Duration { return r.time[bot] / time.Duration(max(r.taken, 1)) }

// print writes the results in the form of the flags.
func (r *ranking) print() error {
	var b strings.Builder
	for _, judge := range r.judges {
		losses := r.losses(judge)
		if r.o.json {
			for _, l := range losses {
				if err := cmdline.WriteJSON(r.Out, l); err != nil {
					return err
				}
			}
			continue
		}
		for _, stage := range []string{"early", "late"} {
			r.table(&b, judge, slices.DeleteFunc(slices.Clone(losses), func(l lossJSON) bool { return l.Stage != stage }))
		}
		r.open(&b, judge)
	}
	if r.o.json {
		return nil
	}
	b.WriteString(r.say.Sprintf("again: %s\n", r.Repeat([]string{"quiet"}, r.Args...)))
	_, err := io.WriteString(r.Out, b.String())
	return err
}

// table writes the losses of the bots in a stage, if it has decisions.
func (r *ranking) table(b *strings.Builder, judge string, losses []lossJSON) {
	if len(losses) == 0 {
		return
	}
	all := slices.DeleteFunc(slices.Clone(losses), func(l lossJSON) bool { return l.Seat != "all" })
	slices.SortStableFunc(all, func(x, y lossJSON) int { return cmp.Compare(x.Lost.Mean, y.Lost.Mean) })
	fmt.Fprintf(b, "%s\n\n", r.Bold(r.title(judge, &all[0])))
	say := r.say
	head := []string{say.Text("bot"), say.Text("given away")}
	for s := range doudizhu.Seats {
		head = append(head, say.Text(s.String()))
	}
	rows := [][]string{append(head, say.Sprintf("against %s", cmdline.Printable(r.bots[0].Name)), say.Text("a decision"))}
	for _, l := range all {
		row := []string{cmdline.Printable(l.Bot), l.Lost.percent("%.2f")}
		for s := range doudizhu.Seats {
			row = append(row, seatLoss(losses, l.Bot, s))
		}
		against := "–"
		if l.Difference != nil {
			against = l.Difference.percent("%+.2f")
		}
		rows = append(rows, append(row, against, cmdline.Duration(time.Duration(l.MeanMS*float64(time.Millisecond)))))
	}
	writeRows(b, rows)
	b.WriteString("\n")
}

// title is the title of a table.
func (r *ranking) title(judge string, l *lossJSON) string {
	what := "LATE, %s: what the endgame solver says is lost, in percent"
	switch {
	case l.Stage == "early" && judge == "endgame":
		what = "EARLY, %s: what the endgame solver says is lost, in percent"
	case l.Stage == "early":
		what = "EARLY, %s: the chance that playouts of the true deal say is lost, in percent"
	case judge == "playouts":
		what = "LATE, %s: the chance that playouts of the true deal say is lost, in percent"
	}
	return r.say.Sprintf(what, r.say.Counted(l.Decisions, "decision"))
}

// seatLoss is a bot's loss in a seat.
func seatLoss(losses []lossJSON, bot string, s doudizhu.Seat) string {
	i := slices.IndexFunc(losses, func(l lossJSON) bool { return l.Bot == bot && l.Seat == s.String() })
	if i < 0 {
		return "–"
	}
	return losses[i].Lost.percent("%.2f")
}

// percent writes a mean and half its interval, as percentages.
func (e estimate) percent(format string) string {
	e.Mean *= 100
	if e.Interval != nil {
		e.Interval = &[2]float64{100 * e.Interval[0], 100 * e.Interval[1]}
	}
	return e.text(format)
}

// open counts the decisions in which the judge couldn't value a bot's play.
func (r *ranking) open(b *strings.Builder, judge string) {
	for i, named := range r.bots {
		if n := r.tallies[judge].Open(i); n > 0 {
			b.WriteString(r.say.Sprintf("left out for all bots, since the solver couldn't judge the play of %s: %s\n", cmdline.Printable(named.Name), r.say.Counted(n, "decision")))
		}
	}
}
