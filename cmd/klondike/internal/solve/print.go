package solve

// An answer: in full, on a line, as JSON.

import (
	"fmt"
	"slices"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/klondike/strategy"
	"kedou/search"
)

// record is the JSON of an answer, which common.ReadAnswers reads.
func (s *solving) record(o outcome) klondikejson.Deal {
	moves := slices.DeleteFunc(slices.Clone(o.texts), func(text string) bool { return text == "" }) // redeals that a notation leaves out
	r := klondikejson.DealOf(o.Deal, s.Rules, s.engine.name(), o.result.Result, moves, o.result.Length)
	r.Reason, r.Shortest = o.result.Reason.String(), klondikejson.ShortestOf(o.result.Shortest)
	r.Best = klondikejson.BestOf(o.result.Best)
	if reached, err := s.reach(o.Deal, o.result.Reached); err == nil && len(reached.Moves) > 0 {
		r.Reached = &reached.Reached
	}
	r.Stats.CPU = o.cpu.Nanoseconds()
	if s.notation != "neutral" {
		r.Notation = string(s.notation)
	}
	if s.certifies(o.result) {
		r.Certain = new(o.result.Certified)
	}
	r.Proof = o.proof.Bytes
	if o.result.NoLine {
		r.NoLine, r.Moves, r.Length = true, nil, nil
	}
	return r
}

// full is the whole answer for one deal, the verdict first.
func (s *solving) full(o outcome) string {
	var b strings.Builder
	say := s.Speech
	b.WriteString(say.Sprintf("%s\n\ndeal: %s\n%s", s.verdict(o), o.ID, s.board(o.Deal)))
	line := common.Line{Game: common.Game{Rules: s.Rules}, Moves: o.result.Path}
	line.Positions, _ = klondike.Replay(o.Position, s.Rules, line.Moves) // legal: the notation has written it
	switch {
	case len(o.texts) == 0:
	case s.notation == klondike.English:
		fmt.Fprintf(&b, "\n%s", s.narrated(line.Sentences(say)))
	default:
		fmt.Fprintf(&b, "\n%s", s.steps(o.texts, redealsOf(line.Positions, line.Moves)))
	}
	if len(o.result.Reached) > 0 {
		b.WriteString(s.reachedText(o.Deal, o.result.Reached))
	}
	st := o.result.Stats
	b.WriteString(say.Sprintf("\nrules: %s\n", common.Rules(say, s.Rules)))
	moved := ""
	if st.Reparented > 0 {
		moved = say.Sprintf("re-parented %s, ", say.Plural(st.Reparented, "state"))
	}
	b.WriteString(say.Sprintf("work:  %s, %s expanded, %s stored, %s%s, strategy %s\n", cmdline.Duration(st.Elapsed),
		say.Plural(st.Expanded, "state"), cmdline.Count(st.States), moved, cmdline.Bytes(st.Bytes), s.engine.name()))
	if s.certifies(o.result) {
		fmt.Fprintf(&b, "%s\n", s.certificate(o.result))
	}
	if s.proofs != nil {
		b.WriteString(s.proved(o))
	}
	b.WriteString(say.Sprintf("again: %s\n", s.again))
	return b.String()
}

// certifies reports whether the flags request a second verdict.
func (s *solving) certifies(r strategy.Answer) bool {
	return s.engine.Spec.Is("certify") && r.Status != search.Unknown
}

// certificate writes whether a verdict was found a second time.
func (s *solving) certificate(r strategy.Answer) string {
	if r.Certified {
		return s.Speech.Text("certified: by the rules alone")
	}
	return s.Speech.Sprintf("not certified: %s%s", s.reason(s.Speech, r), common.Remedy(s.Speech, r.Reason))
}

func (s *solving) verdict(o outcome) string {
	say, style, r := s.Speech, cmdline.StyleOf(s.Out), &o.result
	solved := style.Green(say.Text("SOLVED"))
	switch {
	case r.Status != search.Solved:
		return common.NotSolved(say, style, r.Status, s.reason(s.Speech, *r), r.Reason) + s.best(r)
	case s.tally.shortest:
		return s.shortest(r, style)
	case r.NoLine:
		return say.Sprintf("%s (the verdict alone: --no-line leaves out the solution, and the referee has none to check)", solved)
	case r.Shortest.Proved():
		return say.Sprintf("%s in %s; proved: no solution has fewer moves and turns", solved, common.InWords(say, r.Length))
	}
	return say.Sprintf("%s in %s", solved, common.InWords(say, r.Length))
}

var counted = []string{
	minimal.MovesTurns:        "%d moves and turns",
	minimal.MovesTurnsRedeals: "%d moves, turns and redeals",
	minimal.Moves:             "%d moves",
}

// shortest is the verdict on a deal with --shortest, with the
// steps of the line found.
func (s *solving) shortest(r *strategy.Answer, style cmdline.Style) string {
	b, say := r.Shortest, s.Speech
	length := say.Sprintf(counted[b.Metric], b.Upper)
	text := say.Sprintf("%s: %s, proved", style.Green(say.Text("SHORTEST")), length)
	if !b.Proved() {
		text = say.Sprintf("%s in %s; at least %d: %s%s", style.Yellow(say.Text("SOLVED")), length, b.Lower, s.reason(s.Speech, *r), common.Remedy(say, r.Reason))
	}
	return say.Sprintf("%s\nsteps: %s", text, common.ByKind(say, r.Length))
}

func (s *solving) best(r *strategy.Answer) string {
	b, all := r.Best, s.Rules.Cards()
	switch {
	case b == nil:
		return ""
	case b.Lower == b.Upper:
		return s.Speech.Sprintf("\nbest: %d of %d cards can go up, proved", b.Lower, all)
	}
	return s.Speech.Sprintf("\nbest: at least %d of %d cards can go up, at most %d: %s%s", b.Lower, all, b.Upper, s.reason(s.Speech, *r), common.Remedy(s.Speech, r.Reason))
}

// reason names the limit that ended an undecided search; records are in English, nil.
func (s *solving) reason(say *cmdline.Language, r strategy.Answer) string {
	switch r.Reason {
	case search.UnsoundCut:
		return say.Text("no solution found: all states searched, under a rule that loses solutions (--without king-stays)")
	case search.Cancelled:
		return say.Sprintf("interrupted after %s", cmdline.Duration(r.Stats.Elapsed))
	}
	return common.Limit(say, r.Reason, s.engine.limits)
}

func (s *solving) line(o outcome) string {
	st, r := o.result.Stats, &o.result
	say := s.Speech
	end := say.Sprintf("%10s  %s expanded", cmdline.Duration(st.Elapsed), cmdline.Count(st.Expanded))
	if s.certifies(*r) {
		end += say.Text(map[bool]string{true: ", certified", false: ", not certified"}[r.Certified])
	}
	switch {
	case s.proofs == nil:
	case o.proof.Open != "":
		end += say.Text(", no proof")
	case o.proof.Bytes > 0:
		end += say.Sprintf(", certificate of %s", say.Plural(int64(o.proof.Bytes), "byte"))
	}
	if r.Status == search.Unknown {
		end += say.Sprintf("  (%s)", s.reason(s.Speech, *r))
	}
	return fmt.Sprintf("%-6s %s %s\n", o.ID, s.short(r, cmdline.StyleOf(s.Out)), end)
}

// short is the verdict on one deal of many, padded to a common width.
func (s *solving) short(r *strategy.Answer, style cmdline.Style) string {
	say := s.Speech
	verdict := func(paint func(string) string, word string, width int) string {
		word = say.Text(word)
		return paint(word) + strings.Repeat(" ", width-cmdline.Width(word))
	}
	right := func(text string) string { return cmdline.PadLeft(text, 9) }
	switch b := r.Shortest; {
	case r.Status == search.Unsolvable:
		return verdict(style.Red, "UNSOLVABLE", 12) + right(s.cardsUp(r.Best))
	case r.Status == search.Unknown:
		return verdict(style.Yellow, "UNDECIDED", 12) + right(s.cardsUp(r.Best))
	case s.tally.shortest && b.Proved():
		return verdict(style.Green, "SHORTEST", 10) + cmdline.Pad(say.Sprintf("%4d proved", b.Upper), 19)
	case s.tally.shortest:
		return verdict(style.Yellow, "SOLVED", 10) + cmdline.Pad(say.Sprintf("%4d at least %d", b.Upper, b.Lower), 19)
	case r.NoLine:
		return verdict(style.Green, "SOLVED", 12) + right(say.Text("no line"))
	}
	return verdict(style.Green, "SOLVED", 12) + right(say.Plural(int64(r.Length.Steps()), "step"))
}

func (s *solving) cardsUp(b *strategy.Cards) string {
	switch {
	case b == nil:
		return ""
	case b.Lower == 1 && b.Upper == 1:
		return s.Speech.Text("1 card up")
	case b.Lower == b.Upper:
		return s.Speech.Sprintf("%d cards up", b.Lower)
	}
	return s.Speech.Sprintf("%d-%d cards up", b.Lower, b.Upper)
}

// pinyin is the form and the notation of the founding document.
const pinyin = "pinyin"

// width is the width of a terminal's line, in characters.
const width = 80

// board draws a deal; with the moves in pinyin it is in that form, too, if it can be.
func (s *solving) board(d klondike.Deal) string {
	if s.notation == pinyin {
		if text, err := common.FormOf(pinyin).Write(d, s.Rules); err == nil {
			return text
		}
	}
	return d.Position.Board(s.Rules)
}

// steps lists the steps of a solution in columns, and marks the redeals; in pinyin they stand on one line, as in the founding document.
func (s *solving) steps(texts []string, redeals []int) string {
	if s.notation == pinyin {
		return strings.Join(texts, " ") + "\n"
	}
	texts = slices.Clone(texts)
	for _, i := range redeals {
		texts[i] += s.Speech.Text(" redeal")
	}
	digits, cell := len(fmt.Sprint(len(texts))), 0
	for _, t := range texts {
		cell = max(cell, cmdline.Width(t))
	}
	perLine := (width + 2) / (digits + cell + 4)
	var b strings.Builder
	for i, t := range texts {
		step := fmt.Sprintf("%*d %s", digits+1, i+1, cmdline.Pad(t, cell+1))
		if i%perLine == perLine-1 || i == len(texts)-1 {
			step = strings.TrimRight(step, " ") + "\n"
		}
		b.WriteString(step)
	}
	return b.String()
}

// narrated lists the steps of a solution on a line each, with equal steps joined.
func (s *solving) narrated(sentences []string) string {
	digits := len(fmt.Sprint(len(sentences)))
	var b strings.Builder
	for i := 0; i < len(sentences); {
		n := 1
		for i+n < len(sentences) && sentences[i+n] == sentences[i] {
			n++
		}
		times := ""
		if n > 1 {
			times = s.Speech.Sprintf(", %d times", n)
		}
		fmt.Fprintf(&b, "%*d  %s%s\n", digits+1, i+1, sentences[i], times)
		i += n
	}
	return b.String()
}

// progressText is the progress of a search: expansions, the
// size of the tree, depth, duplicates. The dedicated solvers count no children; the solver of
// shortest solutions has bounds to show.
func progressText(say *cmdline.Language, st strategy.Progress) string {
	if st.Upper > 0 {
		return say.Sprintf("%s expanded, shortest from %d to %d", cmdline.Count(st.Expanded), st.Lower, st.Upper)
	}
	if st.Generated == 0 {
		return say.Sprintf("%s expanded", cmdline.Count(st.Expanded))
	}
	return say.Sprintf("%s expanded, tree of %s, depth %s, %s duplicates", cmdline.Count(st.Expanded),
		cmdline.Count(st.Generated-st.Duplicates+1), cmdline.Count(st.Depth), cmdline.Count(st.Duplicates))
}
