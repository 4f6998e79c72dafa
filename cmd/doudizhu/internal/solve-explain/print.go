package solve

// The form of solve's answers: a paragraph for one endgame, or a line for each of many.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// row is the answer as a line.
func (s *solving) row(e *doudizhu.Endgame, r *endgame.Result) string {
	first := "-"
	if plays := doudizhujson.Winning(r); len(plays) > 0 {
		first = strings.Join(doudizhujson.Texts(plays), ",")
	}
	return cmdline.Pad(e.ID, 12) + " " + cmdline.Pad(s.say.Verdict(r.Turn, r.Outcome, r.Reason), 14) + " " + cmdline.Pad(first, 14) + " " +
		cmdline.PadLeft(cmdline.Count(r.Stats.Expanded), 12) + " " + cmdline.PadLeft(cmdline.Duration(r.Stats.Elapsed), 10) + "\n"
}

// paragraph is the answer with all facts.
func (s *solving) paragraph(e *doudizhu.Endgame, r *endgame.Result) string {
	var b strings.Builder
	say := s.say
	fmt.Fprint(&b, s.Bold(say.Verdict(r.Turn, r.Outcome, r.Reason)), "\n", s.name(e), say.Position(e), say.Sprintf("rules: %s\n", s.spec), say.Leaning(r))
	if s.all {
		fmt.Fprint(&b, say.Moves(e, r))
	} else if r.Play != nil {
		fmt.Fprint(&b, say.Sprintf("first play: %s\n", say.Play(*r.Play)))
	}
	if r.Outcome != andor.Unknown {
		fmt.Fprint(&b, s.line(e, r))
	}
	fmt.Fprint(&b, s.proved(r), s.work(r.Stats), s.again(e))
	return b.String()
}

// line writes the line of play, or the reason why there is none.
func (s *solving) line(e *doudizhu.Endgame, r *endgame.Result) string {
	line := s.lineOf(r)
	switch text := s.say.Line(e, line); {
	case len(line) == 0 && s.bestLine:
		return s.say.Sprintf("no best line: %s\n", s.say.Text(r.Reason.String()))
	case len(line) == 0:
		return s.say.Sprintf("no line: %s\n", s.say.Text(r.Reason.String()))
	case s.bestLine:
		return s.say.Sprintf("best line, %s, passes counted: %s\n", s.say.Counted(len(line), "turn"), text)
	default:
		return s.say.Sprintf("line: %s\n", text)
	}
}

// proved names the place of the proof, or the reason for its absence; empty without --proof.
func (s *solving) proved(r *endgame.Result) string {
	switch {
	case !s.asks(endgame.Proof):
		return ""
	case r.Proof == nil:
		return s.say.Sprintf("no proof: %s\n", s.say.Text(reasonOf(r)))
	}
	return s.say.Sprintf("proof: %s in %s; to check it: %s\n", s.say.Counted(len(r.Proof.Nodes), "position"), s.proof, "doudizhu verify "+cmdline.Quote(s.proof))
}

// lineOf returns the shown line: with --line best the best.
func (s *solving) lineOf(r *endgame.Result) []doudizhu.Play {
	if s.bestLine {
		return r.BestLine
	}
	return r.Line
}
