package playout

// The screen: its drawing.

import (
	"strings"

	"kedou/cmd/internal/tui"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// Draw implements tui.Program.
func (s *screen) Draw(l tui.Look, width, height int) tui.Frame {
	f := tui.Frame{Note: s.note, Title: []string{
		s.say.Sprintf("play %d of %d", s.Shown(), len(s.Plays())), s.say.Sprintf("rules %s", s.Spec),
	}}
	f.Body = append([]string{""}, s.hands(l)...)
	f.Body = append(append(f.Body, ""), s.story(l, width)...)
	f.Body = append(f.Body, "")
	f.Body = append(f.Body, s.choices(l, height-len(f.Body)-4)...)
	return f
}

// hands draws all players' cards, with a mark at the player to move.
func (s *screen) hands(l tui.Look) (lines []string) {
	var names []string
	wide := 0
	for seat := range s.At().Players() {
		names = append(names, s.say.Seat(s.At(), doudizhu.Seat(seat)))
		wide = max(wide, tui.Width(names[seat]))
	}
	_, over := s.At().Winner()
	for seat, h := range s.At().Players() {
		line := "  " + tui.Pad(names[seat], wide) + "  " + h.String()
		if !over && doudizhu.Seat(seat) == s.At().Turn {
			line = l.Paint(tui.Strong, ">"+line[1:])
		}
		lines = append(lines, line)
	}
	return lines
}

// story shows the play to beat, and the last plays before it.
func (s *screen) story(l tui.Look, width int) []string {
	const most = 3
	said := s.say.Position(s.At())
	parts := strings.Split(strings.TrimSpace(said), s.say.Text(", "))
	lines := []string{parts[len(parts)-1]}
	if _, over := s.At().Winner(); over {
		lines = nil
	}
	if s.Shown() > 0 {
		past := tui.Wrap(s.say.Sprintf("so far: %s", s.say.Line(s.Game.Start(), s.Plays()[:s.Shown()])), width)
		if len(past) > most {
			past = append([]string{l.Signs("…")}, past[len(past)-most+1:]...)
		}
		lines = append(lines, past...)
	}
	return lines
}

// choices draws the plays, and scrolls to the play under the cursor.
func (s *screen) choices(l tui.Look, rows int) (lines []string) {
	rows = max(rows, 1)
	first := max(0, min(s.cursor-rows/2, len(s.judged)-rows))
	words, wide := map[andor.Outcome]string{
		andor.Won: s.say.Text("wins"), andor.Lost: s.say.Text("loses"), andor.Unknown: s.say.Text("open"),
	}, 0
	for _, w := range words {
		wide = max(wide, tui.Width(w))
	}
	tints := map[andor.Outcome]tui.Tint{andor.Won: tui.Good, andor.Lost: tui.Bad, andor.Unknown: tui.Open}
	for i := first; i < min(first+rows, len(s.judged)); i++ {
		m := s.judged[i]
		verdict, play := l.Paint(tints[m.Outcome], tui.Pad(words[m.Outcome], wide)), s.choice(m)
		if i == s.cursor {
			lines = append(lines, "> "+verdict+"  "+l.Paint(tui.Here, play))
		} else {
			lines = append(lines, "  "+verdict+"  "+play)
		}
	}
	return lines
}

// choice writes a play and its refutation.
func (s *screen) choice(m endgame.Move) string {
	if m.Outcome != andor.Lost || m.Reply == nil {
		return s.say.Play(m.Play)
	}
	return s.say.Sprintf("%s (%s: %s)", s.say.Play(m.Play), s.say.Seat(s.At(), m.Reply.Seat), s.say.Play(m.Reply.Play))
}
