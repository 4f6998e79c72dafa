// How solve's answers are written: a paragraph for one endgame, a line for each
// of many, or JSON, which record.go has.

package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/search/andor"
)

// printer writes answers and counts them.
type printer struct {
	c     *cli.Context
	words *words
	spec  string // the rules
	many  bool
	done  atomic.Int64
	tally [3]int // by andor.Value
	code  int
}

// emit writes one answer, and its proof if asked for.
func (p *printer) emit(s solved) error {
	if s.err != nil {
		return s.err
	}
	p.done.Add(1)
	p.tally[s.value]++
	p.code = max(p.code, s.exitCode())
	if err := p.write(&s); err != nil || !p.c.IsSet("proof") {
		return err
	}
	return s.writeProof(p.c, p.spec)
}

// write writes one answer in the form asked for.
func (p *printer) write(s *solved) (err error) {
	switch w := p.c.App.Writer; {
	case p.c.Bool("json"):
		err = cmdline.WriteJSON(w, p.json(s))
	case p.many:
		_, err = fmt.Fprintln(w, p.row(s))
	default:
		_, err = io.WriteString(w, p.paragraph(s))
	}
	return err
}

// end writes the tally of many answers.
func (p *printer) end() error {
	if p.many && !p.c.Bool("json") {
		fmt.Fprintf(p.c.App.Writer, p.words.tally, p.words.endgames(p.done.Load()),
			p.tally[andor.Lost], p.tally[andor.Won], p.tally[andor.Unknown])
		fmt.Fprintf(p.c.App.Writer, p.words.again, cmdline.Repeat(p.c, nil, p.c.Args().Slice()...))
	}
	return cmdline.Exit(p.code)
}

// again is the command that repeats the answer to e, which standard input may
// have given in any notation.
func (p *printer) again(e *doudizhu.Endgame) string {
	args := p.c.Args().Slice()
	if !slices.Equal(args, []string{"-"}) {
		return cmdline.Repeat(p.c, nil, args...)
	}
	return "echo " + cmdline.Quote(e.String()) + " | " + cmdline.Repeat(p.c, []string{"jokers"}, args...)
}

// verdict says who wins, in capitals where the script has them.
func (p *printer) verdict(s *solved) string {
	if s.value == andor.Unknown {
		return fmt.Sprintf(p.words.undecided, p.words.reason(s.reason))
	}
	return strings.ToUpper(fmt.Sprintf(p.words.wins, p.words.side(s.value == andor.Won)))
}

// row is the answer as a line.
func (p *printer) row(s *solved) string {
	first := "-"
	if len(s.winning) > 0 {
		first = strings.Join(texts(s.winning), ",")
	}
	return fmt.Sprintf("%-12s %-14s %-14s %12s %10s", s.endgame.ID, p.verdict(s), first,
		cmdline.Count(s.stats.Expanded), cmdline.Duration(s.stats.Elapsed))
}

// paragraph is the answer with everything known.
func (p *printer) paragraph(s *solved) string {
	var b strings.Builder
	w, style := p.words, cmdline.StyleOf(p.c.App.Writer)
	fmt.Fprintln(&b, style.Bold(p.verdict(s)))
	p.position(&b, s.endgame)
	if len(s.winning) > 0 && !s.all {
		fmt.Fprintf(&b, w.first, texts(s.winning)[0])
	}
	if s.all && s.value != andor.Unknown {
		p.plays(&b, s)
	}
	if s.line != nil {
		fmt.Fprintf(&b, w.line, p.line(s))
	} else if s.value != andor.Unknown {
		fmt.Fprintf(&b, w.missing+"\n", w.reason(s.reason))
	}
	if s.proof != nil && p.c.IsSet("proof") {
		fmt.Fprintf(&b, w.proof, w.positions(int64(len(s.proof.Nodes))), p.c.String("proof"))
	}
	fmt.Fprintf(&b, w.work, cmdline.Count(s.stats.Expanded), cmdline.Count(s.stats.States),
		cmdline.Duration(s.stats.Elapsed), cmdline.Bytes(s.stats.Bytes))
	fmt.Fprintf(&b, w.again, p.again(s.endgame))
	return b.String()
}

// position writes the hands, who moves, and the rules.
func (p *printer) position(b *strings.Builder, e *doudizhu.Endgame) {
	w := p.words
	if p.c.NArg() > 0 {
		fmt.Fprintf(b, "%s: ", e.ID)
	}
	for i, h := range e.Players() {
		fmt.Fprintf(b, "%s %v%s", w.seat(e, doudizhu.Seat(i)), h, w.comma)
	}
	switch {
	case e.Last.Kind == doudizhu.Pass:
		fmt.Fprintf(b, w.leads+"\n", w.seat(e, e.Turn))
	case e.Three:
		fmt.Fprintf(b, w.answersSeat+"\n", w.seat(e, e.Turn), e.Last.Parts(), w.seat(e, e.Owner))
	default:
		fmt.Fprintf(b, w.answers+"\n", w.seat(e, e.Turn), e.Last.Parts())
	}
	fmt.Fprintf(b, w.rules, p.spec)
}

// plays writes the rating of every first play.
func (p *printer) plays(b *strings.Builder, s *solved) {
	w := p.words
	join := func(list []string) string {
		if len(list) == 0 {
			return w.none
		}
		return strings.Join(list, w.comma)
	}
	losing := make([]string, len(s.losing))
	for i, r := range s.losing {
		losing[i] = w.play(r.play)
		if r.seat.Peasant() != s.endgame.Turn.Peasant() { // else the partner leads
			losing[i] = fmt.Sprintf(w.answer, losing[i], w.seat(s.endgame, r.seat), w.play(r.by))
		}
	}
	fmt.Fprintf(b, w.winning, join(p.each(s.winning)))
	fmt.Fprintf(b, w.losing, join(losing))
	open := w.open
	if s.exitCode() == cmdline.No {
		open = w.unanswered
	}
	if len(s.open) > 0 {
		fmt.Fprintf(b, open, join(p.each(s.open)))
	}
}

// each writes plays, passes in words.
func (p *printer) each(list []doudizhu.Play) []string {
	out := make([]string, len(list))
	for i, play := range list {
		out[i] = p.words.play(play)
	}
	return out
}

// line writes the line of play with who plays what.
func (p *printer) line(s *solved) string {
	moves := p.each(s.line)
	seat := s.endgame.Turn
	for i := range moves {
		moves[i] = p.words.seat(s.endgame, seat) + " " + moves[i]
		seat = s.endgame.Next(seat)
	}
	return strings.Join(moves, p.words.comma)
}

// texts writes plays, passes as -.
func texts(list []doudizhu.Play) []string {
	out := make([]string, len(list))
	for i, play := range list {
		out[i] = play.String()
	}
	return out
}
