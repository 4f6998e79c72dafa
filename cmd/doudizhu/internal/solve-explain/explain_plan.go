package solve

// Plans in words: the winners' means, and the critical line.

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/doudizhu"
	"kedou/doudizhu/explain"
)

// Sentences writes the means of the plan of an explained endgame, a sentence on each line after two blanks. The referee has checked the plan. The text is
// empty without a plan.
func Sentences(say common.Phrases, r *doudizhu.Rules, x *explain.Explanation) (string, error) {
	if x.Plan == nil {
		return "", nil
	}
	return phrases{say}.sentences(x.Plan), refereed(r, x)
}

// sentences writes the means of a plan, a sentence on each line.
func (say phrases) sentences(p *explain.Plan) string {
	var b strings.Builder
	write := func(format string, args ...any) {
		fmt.Fprintf(&b, "  %s\n", sentence(say.Sprintf(format, args...)))
	}
	e := &p.Start
	for seat, run := range p.Facts.Danger {
		if run != nil {
			write("if %s got the lead, no play could stop %s.", say.the(e, doudizhu.Seat(seat)), say.Plays(run))
		}
	}
	if p.Facts.Threat != nil {
		first := p.Line[0]
		write("after %s, %s threatens to go out: %s.", say.Play(first.Play), say.the(e, first.Seat), say.Plays(p.Facts.Threat))
	}
	for seat := range doudizhu.Seats {
		if text := say.controls(p, seat); text != "" {
			write("unbeatable plays of %s: %s.", say.the(e, seat), text)
		}
	}
	say.regaining(p, write)
	if !p.Facts.Led {
		write(map[bool]string{true: "%s never comes to lead.", false: "%s never come to lead."}[p.Peasants || !e.Three], say.side(e, !p.Peasants))
	}
	for seat, h := range p.Facts.Stuck {
		if h != 0 {
			write("whatever is played, %s is left with %s.", say.the(e, doudizhu.Seat(seat)), say.cards(h))
		}
	}
	if e.Three && p.Peasants && len(p.Facts.Out) == 1 {
		write("it is always %s who goes out.", say.the(e, p.Facts.Out[0]))
	}
	return b.String()
}

// regaining writes the plays by which the winners take the lead from the losers.
func (say phrases) regaining(p *explain.Plan, write func(string, ...any)) {
	kept := false
	for seat, h := range p.Facts.Kept {
		if h != 0 {
			kept = true
			write("%s keeps %s to take the lead back.", say.the(&p.Start, doudizhu.Seat(seat)), say.cards(h))
		}
	}
	if n := len(p.Facts.Regains); !kept && n > 0 && n <= 6 {
		write("the lead is taken back with %s.", say.bodies(p.Facts.Regains))
	}
}

// sentence begins a text with a capital letter.
func sentence(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}

// controls writes a seat's controls.
func (say phrases) controls(p *explain.Plan, seat doudizhu.Seat) string {
	var words []string
	for _, c := range p.Facts.Controls {
		switch kind := say.kinds(c.Play); {
		case c.Seat != seat:
		case c.Play.Kind == doudizhu.Rocket:
			words = append(words, say.Text("the rocket"))
		case c.Play.Rank == doudizhu.BigJoker:
			words = append(words, say.body(c.Play))
		case c.All:
			words = append(words, say.Sprintf("all %s", kind))
		default:
			words = append(words, say.Sprintf("%s from %s up", kind, say.body(c.Play)))
		}
	}
	return say.List(words)
}

// kinds names the plays of the kind and length of p, as in chains of 5.
func (say phrases) kinds(p doudizhu.Play) string {
	name := say.Text(p.Kind.String())
	if say.Language == nil && !strings.HasSuffix(name, "s") {
		name += "s"
	}
	switch {
	case p.Len <= 1:
		return name
	case p.Kind == doudizhu.Chain:
		return say.Sprintf("chains of %d", p.Len)
	case p.Kind == doudizhu.PairChain:
		return say.Sprintf("pair-chains of %d", p.Len)
	}
	return say.Sprintf("%s of %d", name, p.Len)
}

// critical writes the critical line of a plan, trick by trick, until the win is
// plain. It leaves out passes at the end of a trick, except those that are
// the only way to win.
func (say phrases) critical(p *explain.Plan) string {
	var tricks []string
	var words []string
	plain := p.Plain()
	for i, s := range p.Line[:plain] {
		if e := p.At(i); e.Last.Kind == doudizhu.Pass && len(words) > 0 {
			tricks, words = append(tricks, say.List(words)), nil
		}
		if s.Play.Kind != doudizhu.Pass || s.Only || p.Answered(i) {
			words = append(words, say.step(&p.Start, s))
		}
	}
	if len(words) > 0 {
		tricks = append(tricks, say.List(words))
	}
	var rest []doudizhu.Play
	for _, s := range p.Line[plain:] {
		if s.Winner && s.Play.Kind != doudizhu.Pass {
			rest = append(rest, s.Play)
		}
	}
	tricks = append(tricks, say.Sprintf("no play stops %s", say.Plays(rest)))
	return strings.Join(append(tricks, say.left(p)...), say.Text("; "))
}

// left lists the losers' cards at the end of the line.
func (say phrases) left(p *explain.Plan) (words []string) {
	end := p.At(len(p.Line))
	for seat, h := range end.Players() {
		if !p.Wins(doudizhu.Seat(seat)) {
			words = append(words, say.Sprintf("%s is left with %s", say.Seat(&end, doudizhu.Seat(seat)), say.cards(h)))
		}
	}
	return words
}

// step writes a turn with its marks.
func (say phrases) step(e *doudizhu.Endgame, s explain.Step) string {
	text := say.Seat(e, s.Seat) + " " + say.Play(s.Play)
	if s.Only {
		text += "!"
	}
	if s.Control {
		text += "*"
	}
	return text
}
