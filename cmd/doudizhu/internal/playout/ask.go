package playout

// The screen: questions to the solver, and its answers.

import (
	"cmp"
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// judgement brings the solver's judgement of every play.
type judgement struct {
	asked  int
	result endgame.Result
	err    error
}

// choice brings the solver's play, or its hint.
type choice struct {
	asked int
	play  doudizhu.Play
	hint  bool
	err   error
}

// choosing asks the solver for a play.
func (s *screen) choosing(hint bool) tea.Cmd {
	if _, over := s.At().Winner(); over {
		return nil
	}
	return s.ask(func(ctx context.Context, asked int, e doudizhu.Endgame) tea.Msg {
		play, err := s.Choose(ctx, &e)
		return choice{asked, play, hint, err}
	})
}

// ask ends the question before, and asks about the position shown if needed.
func (s *screen) ask(question func(context.Context, int, doudizhu.Endgame) tea.Msg) tea.Cmd {
	s.stop()
	s.asked++
	if question == nil {
		return nil
	}
	s.note = s.say.Text("the solver thinks …")
	ctx, stop := context.WithCancel(s)
	s.stop = stop
	asked, e := s.asked, *s.At()
	return func() tea.Msg {
		s.solving.Lock()
		defer s.solving.Unlock()
		return question(ctx, asked, e)
	}
}

// Hear implements tui.Program.
func (s *screen) Hear(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case judgement:
		if msg.asked == s.asked {
			s.hearJudgement(msg)
		}
	case choice:
		switch {
		case msg.asked != s.asked:
		case msg.err != nil:
			s.fail(msg.err)
		case msg.hint:
			s.note = s.say.Sprintf("the solver would play %s", s.say.Play(msg.play))
			s.cursor = max(0, slices.IndexFunc(s.judged, func(m endgame.Move) bool { return m.Play == msg.play }))
		default:
			return s.lay(msg.play)
		}
	}
	return nil
}

// hearJudgement takes the plays, the winning ones first.
func (s *screen) hearJudgement(j judgement) {
	s.note = ""
	if j.err != nil {
		s.fail(j.err)
		return
	}
	place := map[andor.Outcome]int{andor.Won: 0, andor.Unknown: 1, andor.Lost: 2}
	s.judged = slices.Clone(j.result.Moves)
	slices.SortStableFunc(s.judged, func(a, b endgame.Move) int { return cmp.Compare(place[a.Outcome], place[b.Outcome]) })
	if j.result.Outcome == andor.Unknown {
		s.note = s.say.Verdict(&j.result)
	}
}

// fail shows an error.
func (s *screen) fail(err error) { s.note = cmdline.Printable(s.say.Say(err)) }
