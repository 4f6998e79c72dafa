package solve

// Explanations in words.

import (
	"fmt"
	"slices"
	"strings"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/andor"
)

// phrases puts facts of a game into words.
type phrases struct{ common.Phrases }

// explanation is an explanation as text, with the work and, for a single endgame, the command to repeat it.
func (r *run) explanation(x *explain.Explanation) string {
	verdict, text, _ := strings.Cut(r.say.explanation(x, r.name(&x.Endgame), r.spec), "\n")
	text = r.Bold(verdict) + "\n" + text + r.work(x.Stats)
	if r.many() {
		return text + "\n"
	}
	return text + r.again(&x.Endgame)
}

// explanation is the whole text about an endgame, with the verdict on a line of its own. The
// name stands before the position.
func (say phrases) explanation(e *explain.Explanation, name, spec string) string {
	var b strings.Builder
	fmt.Fprint(&b, say.Verdict(e.Endgame.Turn, e.Outcome, e.Reason), "\n", name, say.Position(&e.Endgame), say.Sprintf("rules: %s\n", spec))
	if e.Outcome == andor.Won {
		fmt.Fprint(&b, say.Sprintf("winning plays: %s\n", say.bodies(e.Winning)))
	}
	if len(e.Open) > 0 {
		fmt.Fprint(&b, say.Sprintf("undecided plays: %s\n", say.bodies(e.Open)))
	}
	if e.Plan != nil {
		fmt.Fprint(&b, say.why(e))
	}
	if e.Outcome != andor.Unknown && !e.Complete() {
		fmt.Fprint(&b, say.Sprintf("the rest is missing: %s\n", say.Text(e.Reason.String())))
	}
	return b.String()
}

// why writes the plan, the results of other plays, and the difficulty.
func (say phrases) why(e *explain.Explanation) string {
	var b strings.Builder
	fmt.Fprint(&b, say.Text("why:\n"), say.sentences(e.Plan), say.Sprintf("critical line: %s\n", say.critical(e.Plan)))
	if len(e.Classes) > 0 {
		fmt.Fprint(&b, say.Text("every play loses:\n"))
	}
	for _, c := range e.Classes {
		fmt.Fprint(&b, say.class(&e.Endgame, &c))
	}
	for _, w := range e.Wrong {
		fmt.Fprint(&b, say.wrong(&w))
	}
	if e.Outcome == andor.Won {
		fmt.Fprint(&b, say.difficulty(e))
	}
	return b.String() + say.size(e.Plan)
}

// bodies writes plays without their kickers, each once.
func (say phrases) bodies(list []doudizhu.Play) string {
	var words []string
	for _, p := range list {
		word := say.body(p)
		if !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return say.Some(words)
}

// body writes a play; kickers as plus signs, one for each.
func (say phrases) body(p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return say.Text("pass")
	}
	shape := p.Kind.Shape()
	return p.Body().String() + strings.Repeat("+", shape.Kickers*int(p.Len))
}

// side names a side within a sentence.
func (say phrases) side(e *doudizhu.Endgame, peasants bool) string {
	switch {
	case !peasants:
		return say.Text("the landlord")
	case e.Three:
		return say.Text("the peasants")
	}
	return say.Text("the peasant")
}

// the names a seat within a sentence.
func (say phrases) the(e *doudizhu.Endgame, s doudizhu.Seat) string {
	return say.Text("the " + e.SeatName(s))
}

// cards writes cards with commas between them, those of a rank together.
func (say phrases) cards(h doudizhu.Hand) string {
	var words []string
	for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
		if n := h.Count(r); n > 0 {
			words = append(words, strings.Repeat(r.String(), n))
		}
	}
	return say.List(words)
}

// class writes the answer to a class of losing plays.
func (say phrases) class(e *doudizhu.Endgame, c *explain.Class) string {
	plays := say.kinds(c.Plays[0]) + " " + say.bodies(c.Plays)
	if c.Plays[0].Kind == doudizhu.Pass {
		plays = say.Text("pass")
	}
	if c.Answer.Kind == doudizhu.Pass {
		return say.Sprintf("  %s: unanswered, %s leads again\n", plays, say.the(e, c.Seat))
	}
	return say.Sprintf("  %s: %s answers %s\n", plays, say.the(e, c.Seat), say.body(c.Answer))
}

// wrong writes the refutation of a natural play.
func (say phrases) wrong(w *explain.Wrong) string {
	var why []string
	if w.Robot {
		why = append(why, say.Text("the robot's choice"))
	}
	if w.Place > 0 {
		why = append(why, say.Sprintf("hint %d", w.Place))
	}
	if w.Spent {
		why = append(why, say.Text("no play could beat it"))
	}
	if w.After >= w.Before && w.Play.Kind != doudizhu.Pass {
		why = append(why, say.Sprintf("the hand takes %s still", say.Counted(w.After, "play")))
	}
	text := say.Sprintf("wrong: %s (%s)\n", say.Play(w.Play), strings.Join(why, say.Text("; ")))
	return text + say.sentences(w.Plan) + say.Sprintf("  line: %s\n", say.critical(w.Plan))
}

// difficulty writes the reasons why the win is hard to find.
func (say phrases) difficulty(e *explain.Explanation) string {
	d := e.Difficulty
	words := []string{say.Counted(d.Natural, "natural losing play")}
	if d.Place > 0 {
		words = append(words, say.Sprintf("the win is hint %d", d.Place))
	}
	if d.Only > 0 {
		words = append(words, say.Sprintf("one play alone wins at %s", say.Counted(d.Only, "turn")))
	}
	plain := say.Text("the win is plain from the start")
	if d.Plain > 0 {
		plain = say.Sprintf("the win is plain after %d of %s", d.Plain, say.Counted(len(e.Plan.Line), "turn"))
	}
	words = append(words, plain)
	return say.Sprintf("difficulty: %s\n", say.List(words))
}

// size writes the size of the strategy, if the winners have anything to find.
func (say phrases) size(p *explain.Plan) string {
	if p.Situations == 0 {
		return ""
	}
	text := say.Sprintf("strategy: %s, %s", say.Counted(p.Situations, "situation"), say.Counted(len(p.Strategy.Nodes), "position"))
	if p.Least {
		text += say.Text(", none is smaller")
	}
	return text + "\n"
}
