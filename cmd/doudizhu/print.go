// How solve's answers are written: a paragraph for one endgame, a line for each of
// many, or JSON.

package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/strategy"
	"kedou/search"
	"kedou/search/andor"
)

// solved is a job with its answer.
type solved struct {
	job    job
	result endgame.Result
	err    error
}

// printer writes answers and counts them.
type printer struct {
	c        *cli.Context
	say      phrases
	spec     string // the rules
	strategy *strategy.Strategy
	many     bool
	done     atomic.Int64
	tally    tally
	code     int
}

// emit writes the proof if asked for, and then the answer, which tells of it.
func (p *printer) emit(s solved) error {
	if s.err != nil {
		return s.err
	}
	if err := p.writeProof(&s); err != nil {
		return err
	}
	p.done.Add(1)
	p.count(&s)
	switch w := p.c.App.Writer; {
	case p.c.Bool("json"):
		return cmdline.WriteJSON(w, p.json(&s))
	case p.many:
		_, err := fmt.Fprintln(w, p.row(&s))
		return err
	default:
		_, err := io.WriteString(w, p.paragraph(&s))
		return err
	}
}

// writeProof writes the winning strategy to --proof, if there is one.
func (p *printer) writeProof(s *solved) error {
	if s.result.Proof == nil {
		return nil
	}
	codec, err := doudizhu.NewCodec(p.spec, s.job.start)
	if err != nil {
		return err
	}
	return cmdline.WriteFile(p.c.String("proof"), func(w io.Writer) error { return andor.WriteProof(w, codec, s.result.Proof) })
}

// count counts an answer and heeds its exit code.
func (p *printer) count(s *solved) {
	p.tally.count(s.result.Turn, s.result.Outcome)
	p.code = max(p.code, exitCode(&s.result))
	if s.job.asks(endgame.Proof) && s.result.Proof == nil {
		p.code = cmdline.Undecided
	}
}

// tally counts endgames by who wins.
type tally struct{ landlord, peasants, undecided int64 }

// count counts an endgame by its outcome for the side of turn.
func (t *tally) count(turn doudizhu.Seat, o andor.Outcome) {
	switch {
	case o == andor.Unknown:
		t.undecided++
	case turn.Peasant() == (o == andor.Won):
		t.peasants++
	default:
		t.landlord++
	}
}

// exitCode tells whether the side to move wins.
func exitCode(r *endgame.Result) int {
	return map[andor.Outcome]int{andor.Won: cmdline.Yes, andor.Lost: cmdline.No, andor.Unknown: cmdline.Undecided}[r.Outcome]
}

// end writes the tally of many answers.
func (p *printer) end(bad int) {
	if !p.many || p.c.Bool("json") {
		return
	}
	t := p.tally
	text := p.say.Sprintf("%s: landlord wins %d, peasants win %d, undecided %d",
		p.say.Plural(p.done.Load(), "endgame"), t.landlord, t.peasants, t.undecided)
	if bad > 0 {
		text += p.say.Sprintf(", left out %d", bad)
	}
	fmt.Fprintln(p.c.App.Writer, text)
	if p.c.Context.Err() == nil {
		fmt.Fprintln(p.c.App.Writer, p.say.Sprintf("again: %s", cmdline.Repeat(p.c, nil, p.c.Args().Slice()...)))
	}
}

// again is the command that repeats the answer to e, which standard input may
// have given in any notation.
func (p *printer) again(e *doudizhu.Endgame) string {
	args := p.c.Args().Slice()
	if !slices.Equal(args, []string{"-"}) {
		return cmdline.Repeat(p.c, nil, args...)
	}
	return "echo " + cmdline.Quote(e.Line()) + " | " + cmdline.Repeat(p.c, []string{"jokers"}, args...)
}

// row is the answer as a line.
func (p *printer) row(s *solved) string {
	first := "-"
	if plays := records.Winning(&s.result); len(plays) > 0 {
		first = strings.Join(records.Texts(plays), ",")
	}
	stats := s.result.Stats
	return cmdline.Pad(s.job.start.ID, 12) + " " + cmdline.Pad(p.say.Verdict(&s.result), 14) + " " + cmdline.Pad(first, 14) + " " +
		cmdline.PadLeft(cmdline.Count(stats.Expanded), 12) + " " + cmdline.PadLeft(cmdline.Duration(stats.Elapsed), 10)
}

// paragraph is the answer with everything known.
func (p *printer) paragraph(s *solved) string {
	var b strings.Builder
	say, r := p.say, &s.result
	fmt.Fprintln(&b, cmdline.StyleOf(p.c.App.Writer).Bold(say.Verdict(r)))
	if p.c.NArg() > 0 {
		fmt.Fprintf(&b, "%s: ", s.job.start.ID)
	}
	fmt.Fprint(&b, say.Position(s.job.start), say.Sprintf("rules: %s\n", p.spec))
	fmt.Fprint(&b, say.Leaning(r))
	if s.job.asks(endgame.Moves) {
		fmt.Fprint(&b, say.Moves(s.job.start, r))
	} else if r.Play != nil {
		fmt.Fprint(&b, say.Sprintf("first play: %s\n", say.Play(*r.Play)))
	}
	if r.Outcome != andor.Unknown {
		fmt.Fprint(&b, p.line(s))
	}
	fmt.Fprint(&b, p.proof(s))
	fmt.Fprint(&b, say.Sprintf("work: %s expanded, %s stored, %s, %s\n", cmdline.Count(r.Stats.Expanded),
		cmdline.Count(r.Stats.States), cmdline.Duration(r.Stats.Elapsed), cmdline.Bytes(r.Stats.Bytes)))
	fmt.Fprint(&b, say.Sprintf("again: %s\n", p.again(s.job.start)))
	return b.String()
}

// line tells the line of play, or why there is none.
func (p *printer) line(s *solved) string {
	best, line := s.job.asks(endgame.BestLine), lineOf(s)
	switch text := p.say.Line(s.job.start, line); {
	case len(line) == 0 && best:
		return p.say.Sprintf("no best line: %s\n", p.say.Text(s.result.Reason.String()))
	case len(line) == 0:
		return p.say.Sprintf("no line: %s\n", p.say.Text(s.result.Reason.String()))
	case best:
		return p.say.Sprintf("best line, %s, passes counted: %s\n", p.say.Plural(int64(len(line)), "turn"), text)
	default:
		return p.say.Sprintf("line: %s\n", text)
	}
}

// proof tells where the proof is, or why there is none; nothing if none is asked.
func (p *printer) proof(s *solved) string {
	path := p.c.String("proof")
	switch {
	case !s.job.asks(endgame.Proof):
		return ""
	case s.result.Proof == nil:
		return p.say.Sprintf("no proof: %s; %s not written\n", p.say.Text(cmp.Or(s.result.Reason, search.Cancelled).String()), path)
	}
	return p.say.Sprintf("proof: %s in %s\n", p.say.Plural(int64(len(s.result.Proof.Nodes)), "position"), path)
}

// json is the answer for machines, whose words are English.
func (p *printer) json(s *solved) records.Endgame {
	return records.EndgameOf(s.job.start, p.spec, &s.result, lineOf(s))
}

// lineOf returns the line that is shown: the best, if that is asked for.
func lineOf(s *solved) []doudizhu.Play {
	if s.job.asks(endgame.BestLine) {
		return s.result.BestLine
	}
	return s.result.Line
}
