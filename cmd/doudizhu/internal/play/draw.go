package play

// The table drawn in the cells of a terminal: seats, last plays, the card counter, odds, and the user's hand.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/tui"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
)

// Draw implements tui.Program.
func (s *screen) Draw(l tui.Look, width, height int) tui.Frame {
	f := tui.Frame{Title: s.title(), Note: l.Signs(s.prompt())}
	hand := s.hand(l, width)
	top := append([]string{""}, s.seats(l)...)
	help := append(s.counter(l, width), s.chances(l)...)
	free := func() int { return height - 2 - len(tui.Wrap(f.Note, width)) - len(hand) }
	if len(top)+len(help) >= free() { // a low terminal drops the help first, except the odds of the raised cards
		help = nil
		if len(s.odds) > 0 && s.note == "" {
			f.Note = l.Signs(s.oddsText(s.odds[s.tried]))
		}
	}
	room := free()
	past := s.past(l, room-len(top)-len(help)-1)
	f.Body = append(append(append(top, ""), past...), help...)
	for len(f.Body) < room {
		f.Body = append(f.Body, "")
	}
	f.Body, f.Least = append(f.Body, hand...), tui.Width(strings.Join(hand, "\n"))-1
	return f
}

// title names the game and the deal.
func (s *screen) title() []string {
	return []string{
		s.say.Sprintf("game %d of %d", s.Number(), s.Terms.Games), s.say.Text(s.Terms.Game), s.say.Sprintf("seed %d", s.DealSeed()),
	}
}

// prompt is the note, or the question to the user.
func (s *screen) prompt() string {
	switch {
	case s.note != "":
		return s.note
	case s.busy || s.view == nil:
		return s.say.Text("the others think …")
	}
	return s.question(s.view)
}

// seats shows each player's role, cards and last play.
func (s *screen) seats(l tui.Look) (lines []string) {
	if s.view == nil {
		return nil
	}
	last := s.lastPlays()
	for i := range table.Chair(table.Chairs) {
		c := (session.Me + 1 + i) % table.Chairs
		role := ""
		if s.record.Landlord != table.Nobody {
			role = s.role(&s.record, c)
		}
		line := " " + tui.Pad(s.name(c), 16) + tui.Pad(role, 18) + tui.Pad(s.say.Counted(s.view.Left[c], "card"), 10) + last[c]
		if c == session.Me {
			line = l.Paint(tui.Strong, line)
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	if s.view.Bottom != 0 {
		lines = append(lines, " "+s.say.Sprintf("bottom: %s", s.view.Bottom))
	}
	return lines
}

// lastPlays is each player's last bid or play.
func (s *screen) lastPlays() (last [table.Chairs]string) {
	for i, c := range s.record.Calls {
		last[c.Chair] = s.say.Text(callText(&s.record, i))
	}
	if len(s.record.Moves) > 0 {
		last = [table.Chairs]string{}
	}
	for _, m := range s.record.Moves {
		last[m.Chair] = s.playText(m.Play)
	}
	return last
}

// past lists the plays before, the latest that fit.
func (s *screen) past(l tui.Look, rows int) (lines []string) {
	const perRow = 3 // a round
	moves := s.record.Moves
	if len(moves) == 0 || rows < 1 {
		return nil
	}
	first := 0
	for (len(moves)-first+perRow-1)/perRow > rows {
		first += perRow
	}
	for i := first; i < len(moves); i += perRow {
		line := " "
		for _, m := range moves[i:min(i+perRow, len(moves))] {
			line += tui.Pad(s.name(m.Chair)+": "+s.playText(m.Play), 25) + " "
		}
		lines = append(lines, l.Paint(tui.Faint, strings.TrimRight(line, " ")))
	}
	return lines
}

// counter lists the cards that the user hasn't seen, by ranks.
func (s *screen) counter(l tui.Look, width int) []string {
	if !s.counting || s.view == nil || s.view.Stage == table.Over {
		return nil
	}
	unseen := s.view.Unseen()
	ranks, counts := "", ""
	for r, n := range descending(unseen) {
		ranks += tui.Pad(r.String(), 3)
		counts += tui.Pad(fmt.Sprint(n), 3)
	}
	title := " " + s.say.Sprintf("not seen, %d:", unseen.Cards()) + " "
	if tui.Width(title)+len(ranks) > width {
		return nil
	}
	return []string{"", title + ranks, tui.Pad("", tui.Width(title)) + l.Paint(tui.Faint, counts)}
}

// chances lists the chosen odds.
func (s *screen) chances(l tui.Look) (lines []string) {
	for i, j := range s.odds {
		line := "   " + s.oddsText(j)
		if i == s.tried {
			line = l.Paint(tui.Strong, " > "+line[3:])
		}
		lines = append(lines, line)
	}
	if len(lines) > 0 {
		lines = append([]string{""}, lines...)
	}
	return lines
}

// hand draws the user's cards, raised ones above the others, and the cursor below.
func (s *screen) hand(l tui.Look, width int) []string {
	if len(s.cards) == 0 {
		return nil
	}
	cell := max(2, min(3, (width-2)/len(s.cards)))
	var up, down, mark strings.Builder
	for i, r := range s.cards {
		name, blank := tui.Pad(r.String(), cell), tui.Pad("", cell)
		if s.raised[i] {
			name, blank = blank, l.Paint(tui.Open, name)
		}
		up.WriteString(blank)
		down.WriteString(name)
		if i == s.cursor {
			mark.WriteString(tui.Pad("^", cell))
		} else {
			mark.WriteString(tui.Pad("", cell))
		}
	}
	lines := []string{" " + up.String(), " " + down.String()}
	if s.view.Stage == table.Playing {
		lines = append(lines, " "+l.Paint(tui.Strong, mark.String()))
	}
	return lines
}
