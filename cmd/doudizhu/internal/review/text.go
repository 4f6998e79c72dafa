package review

// Reviews in words.

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"kedou/cmd/doudizhu/internal/common"
	solve "kedou/cmd/doudizhu/internal/solve-explain"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/explain"
	"kedou/doudizhu/review"
	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/ledger"
)

// phrases puts facts of a review into words.
type phrases struct{ common.Phrases }

// text writes a review as a page: each reviewed player's result, the winners with open cards over the game, and the plays that changed them.
func (r *reviewer) text(g *reviewed) (string, error) {
	var b strings.Builder
	say := phrases{r.Say}
	b.WriteString(say.Title(g.number, g.Record))
	if g.Record.Result != nil {
		fmt.Fprintln(&b, say.Outcome(g.Record))
	}
	for i := range g.chairs {
		b.WriteString(say.judged(g.Record, &g.chairs[i]))
	}
	if len(g.chairs) > 0 {
		b.WriteString(say.Text("with open cards:\n"))
	}
	why, err := r.why(g)
	for from := 0; from < len(g.Steps); {
		to, first := from, &g.Positions[from]
		for to+1 < len(g.Steps) && g.Positions[to+1].Landlord == first.Landlord && g.Positions[to+1].Reason == first.Reason && !g.Mistake(to) {
			to++
		}
		b.WriteString(say.stretch(from+1, to+1, &g.Positions[to]))
		if g.Mistake(to) {
			b.WriteString(say.mistake(g, to) + why[to])
		}
		from = to + 1
	}
	b.WriteString(say.ending(g))
	return b.String(), err
}

// ending counts the undecided positions, and the plays that gave the win away.
func (say phrases) ending(g *reviewed) (text string) {
	if open := g.Undecided(); open > 0 {
		text = say.Sprintf("undecided: %s of %d\n", say.Counted(open, "position"), len(g.Positions))
	}
	return text + say.Sprintf("plays that gave the win away: %d\n", g.Mistakes())
}

// judged prints the judgement of a player by the player's knowledge.
func (say phrases) judged(r *table.Record, j *judged) string {
	var b strings.Builder
	name := say.Chair(r, j.Chair)
	for _, s := range j.Calls {
		b.WriteString(say.said(r, name, &s))
	}
	if r.Landlord == table.Nobody {
		return b.String()
	}
	who := say.Sprintf("%s (%s)", name, say.Text(j.Seat(r).String()))
	ended := say.Sprintf("not over, at %.0f %% now,", 100*j.Result)
	if r.Result != nil {
		ended = say.Text(map[bool]string{true: "won", false: "lost"}[j.Result == 1])
	}
	luck, _ := ledger.Points(j.Luck, j.Error)
	b.WriteString(say.Sprintf("%s: %s from %.0f %% %s; luck %+d, given away %s\n", who, ended, 100*j.Start, say.Text(against[j.Known]), luck, cmdline.Points(j.Loss, j.Error)))
	if !j.Accuracy.Known() {
		b.WriteString(say.Sprintf("accuracy: too few decisions, %d\n", j.Accuracy.Decisions))
	} else {
		b.WriteString(say.Sprintf("accuracy: %.0f %% in %s\n", j.Accuracy.Percent(), say.Counted(j.Accuracy.Decisions, "decision")))
	}
	for i := range j.Plays {
		if d := &j.Plays[i]; d.Label != ledger.Fine {
			b.WriteString(say.decision(r, d))
		}
	}
	return b.String()
}

// against says by whether the levels of the other players are known what a chance means.
var against = map[bool]string{true: "against these players", false: "against players as strong as the best level"}

// said is an answer at the auction or the doubles, next to the landlord index's.
func (say phrases) said(r *table.Record, name string, s *review.Said) string {
	text := func(points int) string {
		return say.Text(common.AnswerText(&r.Variant, s.Stage, s.Called, points))
	}
	if s.Agrees() {
		return say.Sprintf("%s: %s, as the landlord index advises: wins %.0f %%, result %+.2f a game\n", name, text(s.Said), 100*s.Index.Chance, s.Index.Points)
	}
	return say.Sprintf("%s: %s; the landlord index advises: %s; wins %.0f %%, result %+.2f a game\n", name, text(s.Said), text(s.Advised), 100*s.Index.Chance, s.Index.Points)
}

// decision is a play with a certain or possible loss, in a line.
func (say phrases) decision(r *table.Record, d *review.Decision) string {
	word := say.Text(d.Label.String())
	switch {
	case d.Label == ledger.Unclear:
		word = say.Text("too close to call")
	case d.Probably:
		word = say.Sprintf("probably %s", word)
	}
	text := say.Sprintf("  move %d: %.0f %% -> %.0f %%, %s, %s: %s; the hint: %s", d.Move+1, 100*d.Before, 100*d.Played, word,
		cmdline.Points(d.Loss(), d.Error), say.PlayBy(d.Play, r.Variant.Rules.Parts), say.PlayBy(d.Best, r.Variant.Rules.Parts))
	if -d.Points > 2*d.PointsError && d.PointsError > 0 {
		text += say.Sprintf("; but it gains %.1f ± %.1f points on average", -d.Points, 2*d.PointsError)
	}
	return text + "\n"
}

// stretch writes who wins with open cards from one move to another.
func (say phrases) stretch(from, to int, v *review.Verdict) string {
	moves := say.Sprintf("moves %d to %d", from, to)
	if from == to {
		moves = say.Sprintf("move %d", from)
	}
	switch v.Landlord {
	case andor.Won:
		return moves + say.Text(": the landlord wins\n")
	case andor.Lost:
		return moves + say.Text(": the peasants win\n")
	}
	return moves + say.Sprintf(": undecided (%s)\n", say.Text(v.Reason))
}

// faults are the words for whether a reviewed player could know the loss.
var faults = map[review.Fault]string{
	review.Mistake: "a mistake that could be known", review.Unclear: "whether that could be known is too close to call", review.BadLuck: "couldn't be known",
}

// mistake writes a move that gave the win away, a move that would have kept it, and whether the player could know that, if the player is reviewed.
func (say phrases) mistake(g *reviewed, i int) string {
	s := &g.Steps[i]
	who := say.Sprintf("%s (%s)", say.Chair(g.Record, s.Move.Chair), say.Text(s.Before.Turn.String()))
	text := say.Sprintf("  move %d, %s: %s gives the win away", s.Number, who, say.PlayBy(s.Move.Play, g.Record.Variant.Rules.Text))
	if better := g.Positions[i].Better; better != nil {
		text += say.Sprintf("; %s keeps it", say.PlayBy(*better, g.Record.Variant.Rules.Text))
	}
	for _, j := range g.chairs {
		if k := slices.IndexFunc(j.turnings, func(t review.Turning) bool { return t.Move == i }); j.Chair == s.Move.Chair && k >= 0 {
			text += say.Sprintf(" (%s)", say.Text(faults[j.turnings[k].Fault]))
		}
	}
	return text + "\n"
}

// The limits of an explained position, its work and its cards; explanations of larger positions are long and seldom found.
var (
	whyLimits = search.Limits{Expansions: 300_000, Memory: 256 << 20, Time: time.Second}
	whyCards  = 26
)

// why explains the win that the last losing play gave away, by the place of that move.
func (r *reviewer) why(g *reviewed) (map[int]string, error) {
	for i := len(g.Steps) - 1; i >= 0 && g.Steps[i].Before.Cards() <= whyCards; i-- {
		if !g.Mistake(i) {
			continue
		}
		rules := g.Record.Variant.Rules.Rules
		x, err := explain.Explain(r, rules, &g.Steps[i].Before, explain.Options{Limits: whyLimits})
		if r.Err() != nil {
			return nil, nil // the review shows its results so far
		}
		if err != nil {
			return nil, err
		}
		text, err := solve.Sentences(r.Say, &rules, x)
		return map[int]string{i: strings.ReplaceAll("\n"+text, "\n  ", "\n    ")[1:]}, err
	}
	return nil, nil
}
