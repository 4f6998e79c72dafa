package main

// The answers of solve: in full, on a line, as JSON.

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
)

// print writes an answer with a single write, as JSON or as text does it.
func (s *solving) print(o outcome, text func(outcome) string) error {
	if s.c.Bool("json") {
		return cmdline.WriteJSON(s.c.App.Writer, s.record(o))
	}
	_, err := io.WriteString(s.c.App.Writer, text(o))
	return err
}

// full is the whole answer for one deal, the verdict first.
func (s *solving) full(o outcome) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", s.verdict(o))
	fmt.Fprintf(&b, "deal: %s\n%s", o.ID, klondike.Board(o.Position, s.rules))
	switch {
	case len(o.texts) == 0:
	case s.notation == klondike.NotationEnglish:
		fmt.Fprintf(&b, "\n%s", narrated(o.texts))
	default:
		fmt.Fprintf(&b, "\n%s", numbered(marked(o.texts, o.redeals)))
	}
	st := o.result.Stats
	fmt.Fprintf(&b, "\nrules: %s\n", input.RulesText(s.rules))
	fmt.Fprintf(&b, "work:  %s, %s expanded, %s stored, %s, strategy %s\n", cmdline.Duration(st.Elapsed),
		cmdline.Plural(st.Expanded, "state"), cmdline.Count(st.States), cmdline.Bytes(st.Bytes), s.engine.name())
	if s.engine.Spec.Is("certify") && o.result.Status != search.Unknown {
		fmt.Fprintf(&b, "%s\n", s.certificate(o.result))
	}
	fmt.Fprintf(&b, "again: %s\n", s.again)
	return b.String()
}

// certificate says whether a verdict was found a second time.
func (s *solving) certificate(r strategy.Answer) string {
	if r.Certificate == search.ByRules {
		return "certified: by the rules alone"
	}
	return "not certified: " + s.reason(r) + remedy(r.Reason)
}

// verdict is the first line of the answer.
func (s *solving) verdict(o outcome) string {
	style := cmdline.StyleOf(s.c.App.Writer)
	switch o.result.Status {
	case search.Solved:
		switch {
		case s.tally.shortest:
			return s.shortest(o)
		case o.result.NoLine:
			return style.Green("SOLVED") + " (the verdict alone: --no-line leaves out the solution, and the referee has none to check)"
		}
		text := style.Green("SOLVED") + " in " + inWords(o.result.Length)
		if o.result.Shortest.Proved() {
			text += "; proved: no solution has fewer moves and turns"
		}
		return text
	case search.Unsolvable:
		return style.Red("UNSOLVABLE") + " (proved: no sequence of moves wins)" + s.best(o)
	}
	return style.Yellow("UNDECIDED") + ": " + s.reason(o.result) + "; not a proof" + remedy(o.result.Reason) + s.best(o)
}

// best says how many cards can go up, if that was asked.
func (s *solving) best(o outcome) string {
	b, all := o.result.Best, s.rules.Cards()
	switch {
	case b == nil:
		return ""
	case b.Lower == b.Upper:
		return fmt.Sprintf("\nbest: %d of %d cards can go up, proved", b.Lower, all)
	}
	return fmt.Sprintf("\nbest: at least %d of %d cards can go up, at most %d: %s%s", b.Lower, all, b.Upper, s.reason(o.result), remedy(o.result.Reason))
}

// cardsUp is best for a deal of many.
func cardsUp(o outcome) string {
	b := o.result.Best
	switch {
	case b == nil:
		return ""
	case b.Lower == b.Upper:
		return cmdline.Plural(b.Lower, "card") + " up"
	}
	return fmt.Sprintf("%d-%d cards up", b.Lower, b.Upper)
}

// reason says what ended an undecided search.
func (s *solving) reason(r strategy.Answer) string {
	switch r.Reason {
	case search.UnsoundCut:
		return "all states searched, under a rule that loses solutions (--without king-stays)"
	case search.Cancelled:
		return "interrupted after " + cmdline.Duration(r.Stats.Elapsed)
	}
	return limitText(r.Reason, s.engine.limits)
}

// limitText names a limit that was met.
func limitText(r search.Reason, limits search.Limits) string {
	switch r {
	case search.ExpansionLimit:
		return "limit of " + cmdline.Plural(limits.Expansions, "expansion")
	case search.TimeLimit:
		return "time limit " + cmdline.Duration(limits.Time)
	case search.MemoryLimit:
		return "memory limit " + cmdline.Bytes(limits.Memory)
	case search.DepthLimit:
		return fmt.Sprintf("depth limit %d", limits.Depth)
	}
	return r.String()
}

// remedy says what may decide the deal after all.
func remedy(r search.Reason) string {
	flag := map[search.Reason]string{
		search.ExpansionLimit: "--expansions", search.TimeLimit: "--time", search.MemoryLimit: "--memory",
		search.DepthLimit: "--depth", search.BeamLimit: "--width",
	}[r]
	if flag == "" {
		return ""
	}
	return " (try a larger " + flag + ")"
}

// line is the answer for one deal of many.
func (s *solving) line(o outcome) string {
	style := cmdline.StyleOf(s.c.App.Writer)
	st := o.result.Stats
	end := fmt.Sprintf("%10s  %s expanded", cmdline.Duration(st.Elapsed), cmdline.Count(st.Expanded))
	if s.engine.Spec.Is("certify") && o.result.Status != search.Unknown {
		word, _, _ := strings.Cut(s.certificate(o.result), ":")
		end += ", " + word
	}
	switch o.result.Status {
	case search.Solved:
		if s.tally.shortest {
			return fmt.Sprintf("%-6s %s %s\n", o.ID, s.bounds(o), end)
		}
		return fmt.Sprintf("%-6s %s      %9s %s\n", o.ID, style.Green("SOLVED"), s.steps(o), end)
	case search.Unsolvable:
		return fmt.Sprintf("%-6s %s  %9s %s\n", o.ID, style.Red("UNSOLVABLE"), cardsUp(o), end)
	}
	return fmt.Sprintf("%-6s %s   %9s %s  (%s)\n", o.ID, style.Yellow("UNDECIDED"), cardsUp(o), end, s.reason(o.result))
}

// steps counts those of a solution that is written.
func (s *solving) steps(o outcome) string {
	if o.result.NoLine {
		return "no line"
	}
	return cmdline.Plural(o.result.Length.Steps(), "step")
}

// redealMark follows the sign of a turn that is a redeal.
const redealMark = "redeal"

// marked returns the texts of moves with the redeals marked.
func marked(texts []string, redeals []int) []string {
	texts = slices.Clone(texts)
	for _, i := range redeals {
		texts[i] += " " + redealMark
	}
	return texts
}

// width is that of a terminal's line, in characters.
const width = 80

// numbered lists the steps of a solution in columns.
func numbered(texts []string) string {
	digits, cell := len(fmt.Sprint(len(texts))), 0
	for _, t := range texts {
		cell = max(cell, utf8.RuneCountInString(t))
	}
	perLine := (width + 2) / (digits + cell + 4)
	var b strings.Builder
	for i, t := range texts {
		step := fmt.Sprintf("%*d %-*s", digits+1, i+1, cell+1, t)
		if i%perLine == perLine-1 || i == len(texts)-1 {
			step = strings.TrimRight(step, " ") + "\n"
		}
		b.WriteString(step)
	}
	return b.String()
}

// narrated lists the steps of a solution on a line each, equal ones together.
func narrated(sentences []string) string {
	digits := len(fmt.Sprint(len(sentences)))
	var b strings.Builder
	for i := 0; i < len(sentences); {
		n := 1
		for i+n < len(sentences) && sentences[i+n] == sentences[i] {
			n++
		}
		times := ""
		if n > 1 {
			times = fmt.Sprintf(", %d times", n)
		}
		fmt.Fprintf(&b, "%*d  %s%s\n", digits+1, i+1, sentences[i], times)
		i += n
	}
	return b.String()
}
