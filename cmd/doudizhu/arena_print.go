// The arena's answer in words: who is first and how sure that is, the table, and every two bots against each other.

package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena"
)

// print writes the answer as the flags ask for it.
func (m *match) print() error {
	if m.tally.Deals() == 0 {
		return nil
	}
	if m.c.Bool("json") {
		return m.printJSON()
	}
	say, standings, meetings := speak(m.c), m.tally.Standings(), m.tally.Meetings()
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", cmdline.StyleOf(m.c.App.Writer).Bold(m.verdict(say, standings, meetings)))
	m.table(&b, say, standings)
	b.WriteString("\n")
	m.meetings(&b, say, meetings)
	for _, s := range standings {
		if s.Conduct.Answered() > 0 {
			fmt.Fprint(&b, say.Sprintf("the table answered for %s: %s\n", m.name(s.Bot), faults(say, s.Conduct.Faults)))
		}
	}
	if m.test != nil {
		fmt.Fprint(&b, m.testWords(say))
	}
	fmt.Fprintf(&b, "\n%s%s", say.Sprintf("games: %s of %s, seeds %d to %d, %s\n", cmdline.Count(m.tally.Games()), say.Counted(m.tally.Deals(), "deal"),
		m.options.Seed, m.options.Seed+uint64(m.tally.Deals())-1, m.kind(say)),
		say.Sprintf("again: %s\n", m.again()))
	_, err := io.WriteString(m.c.App.Writer, b.String())
	return err
}

// testWords tells how the test of --until has ended.
func (m *match) testWords(say phrases) string {
	switch ratio := m.test.Ratio(m.tally.Score(0)); {
	case !m.decided():
		return say.Sprintf("open: %s scores %.3f or %.3f; the logarithm of the odds is %+.2f, %.2f decides\n", m.name(0), m.test.Low, m.test.High, ratio, m.test.Bound())
	case ratio > 0:
		return say.Sprintf("decided: %s scores %.3f rather than %.3f\n", m.name(0), m.test.High, m.test.Low)
	}
	return say.Sprintf("decided: %s scores %.3f rather than %.3f\n", m.name(0), m.test.Low, m.test.High)
}

// name returns a bot's name.
func (m *match) name(bot int) string { return cmdline.Printable(m.bots[bot].Name) }

// kind names the game.
func (m *match) kind(say phrases) string {
	if m.options.Auction {
		return say.Sprintf("variant %s with auction", m.options.Variant.Name)
	}
	return say.Sprintf("variant %s without auction", m.options.Variant.Name)
}

// verdict says who is first, and against whom the interval of its score leaves that open.
func (m *match) verdict(say phrases, standings []arena.Standing, meetings []arena.Meeting) string {
	first, open := standings[0].Bot, []string{}
	for _, s := range standings[1:] {
		if low, _ := scoreInterval(meetings, first, s.Bot); low <= .5 {
			open = append(open, m.name(s.Bot))
		}
	}
	if len(open) == 0 {
		return say.Sprintf("FIRST: %s, ahead of each of the others at 95 %%", m.name(first))
	}
	return say.Sprintf("FIRST: %s, not surely ahead of %s", m.name(first), say.List(open))
}

// scoreInterval returns the interval of one bot's score against another.
func scoreInterval(meetings []arena.Meeting, a, b int) (low, high float64) {
	i := slices.IndexFunc(meetings, func(m arena.Meeting) bool { return m.Bots == [2]int{min(a, b), max(a, b)} })
	low, high = meetings[i].Score.ShareInterval()
	if a > b {
		low, high = 1-high, 1-low
	}
	return low, high
}

// table writes a line for each bot, the best first.
func (m *match) table(w io.Writer, say phrases, standings []arena.Standing) {
	rows := [][]string{{say.Text("bot"), say.Text("rating"), say.Text("score"), say.Text("as landlord"), say.Text("as peasant"),
		say.Text("points a game"), say.Text("a decision, and 99 of 100 within")}}
	for _, s := range standings {
		rows = append(rows, []string{m.name(s.Bot), rating(&s), share(s.Score), share(s.Landlord), share(s.Peasants), points(s.Points),
			say.List([]string{cmdline.Duration(s.Conduct.Mean()), cmdline.Duration(s.Conduct.Quantile(.99))})})
	}
	writeRows(w, rows)
}

// meetings writes a line for every two bots.
func (m *match) meetings(w io.Writer, say phrases, meetings []arena.Meeting) {
	rows := [][]string{{say.Text("against each other"), say.Text("score"), say.Text("95 % interval"), say.Text("landlords' wins"), say.Text("points a game"),
		say.Text("deals ahead, behind, to landlords, to peasants")}}
	for _, p := range meetings {
		low, high := p.Score.ShareInterval()
		o := p.Outcomes
		deals := fmt.Sprintf("%d, %d, %d, %d", o.Ahead, o.Behind, o.Landlords, o.Peasants)
		if m.options.Auction {
			deals = fmt.Sprintf("%d, %d, %d", o.Ahead, o.Behind, o.Level)
		}
		rows = append(rows, []string{m.name(p.Bots[0]) + " : " + m.name(p.Bots[1]), fmt.Sprintf("%.3f", p.Score.Mean), fmt.Sprintf("%.3f–%.3f", low, high),
			fmt.Sprintf("%.3f : %.3f", p.Landlord[0].Mean, p.Landlord[1].Mean), points(p.Points), deals})
	}
	if m.options.Auction {
		rows[0][5] = say.Text("deals ahead, behind, level")
	}
	writeRows(w, rows)
}

// writeRows writes columns two blanks apart, the last as it is.
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

// rating writes a rating and half its interval.
func rating(s *arena.Standing) string {
	_, high := s.RatingInterval()
	return plusMinus("%+.0f", s.Score.Deals, s.Rating, high-s.Rating)
}

// share writes a share and half its interval.
func share(e arena.Estimate) string {
	low, high := e.ShareInterval()
	return plusMinus("%.3f", e.Deals, e.Mean, (high-low)/2)
}

// points writes points and half their interval.
func points(e arena.Estimate) string {
	low, high := e.Interval()
	return plusMinus("%+.2f", e.Deals, e.Mean, (high-low)/2)
}

// plusMinus writes a mean over some deals and half its interval, as far as there are any.
func plusMinus(format string, deals int, mean, half float64) string {
	switch deals {
	case 0:
		return "–"
	case 1:
		return fmt.Sprintf(format, mean)
	}
	return fmt.Sprintf(format+" ± "+strings.Replace(format, "+", "", 1), mean, half)
}

// faults lists what was counted, the most frequent first.
func faults(say phrases, count map[string]int) string {
	var reasons []string
	for reason := range count {
		reasons = append(reasons, reason)
	}
	slices.SortFunc(reasons, func(a, b string) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return strings.Compare(a, b)
	})
	for i, reason := range reasons {
		reasons[i] = fmt.Sprintf("%s %s", say.Text(reason), cmdline.Count(count[reason]))
	}
	return say.List(reasons)
}
