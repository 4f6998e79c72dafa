package arena

// The arena's answer in words: the winner and its certainty, the table, and the pairs of bots.

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
)

// print writes the answer in the form of the flags.
func (m *match) print() error {
	if m.tally.Deals() == 0 {
		return nil
	}
	a := m.answer()
	if m.json {
		return m.printJSON(a)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", m.Bold(m.verdict(a)))
	m.table(&b, a)
	b.WriteString("\n")
	m.meetings(&b, a)
	for _, s := range a.bots {
		if s.standing.Conduct.Answered() > 0 {
			fmt.Fprint(&b, m.say.Sprintf("the table answered for %s: %s\n", cmdline.Printable(s.Bot), m.faults(s.Faults)),
				m.say.Sprintf("the first fault of %s: %s\n", cmdline.Printable(s.Bot), cmdline.Printable(s.Fault)))
		}
	}
	if u := a.sum.Until; u != nil {
		fmt.Fprint(&b, m.testWords(u))
	}
	first, deals := m.arena.Seed, m.tally.Deals()
	fmt.Fprintf(&b, "\n%s%s%s", m.programs(), m.say.Sprintf("games: %s of %s, seeds %d to %d, %s\n",
		cmdline.Count(m.tally.Games()), m.say.Counted(deals, "deal"), first, first+uint64(deals)-1, m.kind()),
		m.say.Sprintf("again: %s\n", m.again()))
	_, err := io.WriteString(m.Out, b.String())
	return err
}

// programs writes the limits of the programs among the bots, if there are any.
func (m *match) programs() string {
	if !slices.ContainsFunc(m.named, func(b common.Bot) bool { return common.IsProgram(b.Spec) }) {
		return ""
	}
	return m.say.Sprintf("programs: at most %s for a decision, and %s\n", m.limits.Time.String(), cmdline.Bytes(m.limits.Memory))
}

// testWords writes the end of the test of --until.
func (m *match) testWords(u *until) string {
	other := u.High
	switch {
	case u.Decided == nil:
		return m.say.Sprintf("open: %s scores %.3f or %.3f; the logarithm of the odds is %+.2f, %.2f decides\n", m.name(0), u.Low, u.High, u.Ratio, u.Bound)
	case *u.Decided == u.High:
		other = u.Low
	}
	return m.say.Sprintf("decided: %s scores %.3f rather than %.3f\n", m.name(0), *u.Decided, other)
}

// name returns a bot's name.
func (m *match) name(bot int) string { return cmdline.Printable(m.bots[bot].Name) }

// kind names the game.
func (m *match) kind() string {
	if m.arena.Auction {
		return m.say.Sprintf("variant %s with auction", m.arena.Variant.Name)
	}
	return m.say.Sprintf("variant %s without auction", m.arena.Variant.Name)
}

// verdict names the first bot, and the bots against which the interval of its score leaves the order open.
func (m *match) verdict(a *answer) string {
	first, open := a.bots[0].standing.Bot, []string{}
	for _, s := range a.bots[1:] {
		if !ahead(a.pairs, first, s.standing.Bot) {
			open = append(open, cmdline.Printable(s.Bot))
		}
	}
	if len(open) == 0 {
		return m.say.Sprintf("FIRST: %s, ahead of each of the others at 95 %%", m.name(first))
	}
	return m.say.Sprintf("FIRST: %s, not surely ahead of %s", m.name(first), m.say.List(open))
}

// ahead reports whether the whole interval of one bot's score against another is above a half.
func ahead(pairs []pair, first, other int) bool {
	i := slices.IndexFunc(pairs, func(p pair) bool { return p.meeting.Bots == [2]int{min(first, other), max(first, other)} })
	low, high := pairs[i].meeting.Score.ShareInterval()
	if first > other {
		low = 1 - high
	}
	return low > .5
}

// table writes a line for each bot, the best first.
func (m *match) table(w io.Writer, a *answer) {
	say := m.say
	rows := [][]string{{say.Text("bot"), say.Text("rating"), say.Text("score"), say.Text("as landlord"), say.Text("as peasant"),
		say.Text("points a game"), say.Text("a decision, of the processor"), say.Text("by the clock, and 99 of 100 within")}}
	for _, s := range a.bots {
		conduct := &s.standing.Conduct
		rows = append(rows, []string{
			cmdline.Printable(s.Bot), s.Rating.text("%+.0f"), s.Score.text("%.3f"), s.Landlord.text("%.3f"), s.Peasant.text("%.3f"), s.Points.text("%+.2f"),
			cmdline.Duration(conduct.MeanCPU()), say.List([]string{cmdline.Duration(conduct.Mean()), cmdline.Duration(conduct.Quantile(.99))}),
		})
	}
	writeRows(w, rows)
}

// meetings writes a line for every two bots.
func (m *match) meetings(w io.Writer, a *answer) {
	say, deals := m.say, "deals ahead, behind, to landlords, to peasants"
	if m.arena.Auction {
		deals = "deals ahead, behind, level"
	}
	rows := [][]string{{say.Text("against each other"), say.Text("score"), say.Text("95 % interval"), say.Text("landlords' wins"), say.Text("points a game"),
		say.Text(deals)}}
	for _, p := range a.pairs {
		low, high := p.meeting.Score.ShareInterval()
		o := p.Outcomes
		deals := fmt.Sprintf("%d, %d, %d, %d", o.Ahead, o.Behind, o.Landlords, o.Peasants)
		if m.arena.Auction {
			deals = fmt.Sprintf("%d, %d, %d", o.Ahead, o.Behind, o.Level)
		}
		rows = append(rows, []string{
			cmdline.Printable(p.Pair[0]) + " : " + cmdline.Printable(p.Pair[1]), fmt.Sprintf("%.3f", p.Score.Mean), fmt.Sprintf("%.3f–%.3f", low, high),
			fmt.Sprintf("%.3f : %.3f", p.Landlord[0].Mean, p.Landlord[1].Mean), p.Points.text("%+.2f"), deals,
		})
	}
	writeRows(w, rows)
}

// writeRows writes columns two blanks apart, the last unpadded.
func writeRows(w io.Writer, rows [][]string) {
	var widths []int
	for _, row := range rows {
		widths = append(widths, make([]int, max(0, len(row)-len(widths)))...)
		for i, cell := range row {
			widths[i] = max(widths[i], cmdline.Width(cell))
		}
	}
	for _, row := range rows {
		for i, cell := range row[:len(row)-1] {
			fmt.Fprint(w, cmdline.Pad(cell, widths[i]+2))
		}
		fmt.Fprintln(w, row[len(row)-1])
	}
}

// text writes a mean, and the greatest distance of its interval from the mean, if they exist.
func (e estimate) text(format string) string {
	switch e.Deals {
	case 0:
		return "–"
	case 1:
		return fmt.Sprintf(format, e.Mean)
	}
	return fmt.Sprintf(format+" ± "+strings.Replace(format, "+", "", 1), e.Mean, max(e.Mean-e.Interval[0], e.Interval[1]-e.Mean))
}

// faults lists the counted faults, the most frequent first.
func (m *match) faults(count map[string]int) string {
	reasons := slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(count[b]-count[a], strings.Compare(a, b))
	})
	for i, reason := range reasons {
		reasons[i] = fmt.Sprintf("%s %s", m.say.Text(reason), cmdline.Count(count[reason]))
	}
	return m.say.List(reasons)
}
