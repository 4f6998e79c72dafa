// Package explain is the command explain: why a deal is lost, or where a won deal is difficult.
package explain

// The command, and its answer for people.

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/explain"
	"kedou/klondike/fast"
	"kedou/search"
)

// Command returns the command explain.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "explain",
		Usage:     "say why a deal is lost, or where a won one is hard",
		ArgsUsage: common.Usage,
		Description: "Of a lost deal: what would help, and the shortest chain of cards that wait for each other;\n" +
			"with --full a small set of cards that make the deal lost wherever the others lie, which of\n" +
			"them waits for which, and all that would help. Of a won one: a solution in chapters, and the places\n" +
			"where few moves keep the deal won. --moves are played first; if they win the deal, they are the\n" +
			"solution that is explained. Exit code 0: can be won; 1: proved lost; 3: undecided, a limit came\n" +
			"first; 2: bad input. The limits are those of the verdict.",
		Flags: slices.Concat(common.DealFlags(), common.RulesFlags(), common.MovesFlag(),
			cmdline.Category("Search", cmdline.IntFlag("work", "look for reasons through `N` groups of positions at most, and for swaps of two cards that help through five states for each three groups", explain.DefaultWork, 1, math.MaxInt32)),
			cmdline.LimitFlags(search.Limits{Memory: 256 << 20}),
			cmdline.Category("Output",
				&cli.BoolFlag{Name: "full", Usage: "of a lost deal the whole story, and every change that would help", DisableDefaultText: true},
				cmdline.JSONFlag(), cmdline.QuietFlag())),
		Action: func(c *cli.Context) error {
			return run(options{
				Source: common.SourceOf(c), limits: cmdline.Limits(c), work: int64(c.Int("work")), full: c.Bool("full"), json: c.Bool("json"), quiet: c.Bool("quiet"),
			})
		},
	}
}

type options struct {
	*common.Source
	limits search.Limits // of the verdict
	work   int64
	full   bool // the whole story of a lost deal
	json   bool
	quiet  bool
}

func run(o options) error {
	l, err := o.Line(false)
	if err == nil {
		err = o.CheckMemory("fast", fast.MinMemory)
	}
	if err != nil {
		return err
	}
	a := explained{Deal: l.End(), options: o}
	if a.Position.Won(o.Rules) {
		a.Position = l.Position // the moves are the solution to explain
	} else {
		l.Moves = nil
	}
	if err := a.ask(l.Moves); err != nil {
		return err
	}
	record := klondikejson.ExplainedOf(a.Deal, a.Rules, &a.Explanation)
	return cmp.Or(o.Print(o.json, record, a.text(cmdline.StyleOf(o.Out))), cmdline.Exit(common.Code(a.Status)))
}

type explained struct {
	options
	klondike.Deal
	explain.Explanation
	interrupted bool // before the explanation was found
}

// ask explains the deal, or if there are moves, this solution.
func (a *explained) ask(moves []klondike.Move) error {
	display := cmdline.NewProgress(a.Notes, a.work, a.quiet)
	defer display.Close()
	e, err := explain.New(a.Rules, explain.Options{Limits: a.limits, Work: a.work, Progress: func(s search.Stats) {
		display.Set(s.Expanded, func() string { return "looking for a block: " + cmdline.Count(s.Expanded) + " groups of positions" })
	}})
	if err != nil {
		return err
	}
	if len(moves) > 0 {
		a.Status = search.Solved
		a.Won, err = e.Solution(a.Context, &a.Position, moves)
		return err
	}
	a.Explanation, err = e.Explain(a.Context, &a.Position)
	switch {
	case errors.Is(err, klondike.ErrWrong):
		return cmdline.Internalf("%v", err)
	case err != nil && a.Err() != nil: // print the known part
		a.interrupted = true
		return nil
	}
	return err
}

func (a *explained) text(style cmdline.Style) string {
	var b strings.Builder
	switch {
	case a.interrupted:
		fmt.Fprintf(&b, "%s: interrupted before the explanation was ready\n", style.Yellow(strings.ToUpper(a.Status.String())))
	case a.Status == search.Solved:
		fmt.Fprintf(&b, "%s in %s\n", style.Green("SOLVED"), common.InWords(a.Speech, klondike.LengthOf(a.Position, a.Rules, a.Won.Moves)))
	default:
		fmt.Fprintln(&b, common.NotSolved(a.Speech, style, a.Status, common.Limit(a.Speech, a.Reason, a.limits), a.Reason))
	}
	if a.Lost != nil {
		a.summary(&b)
	}
	fmt.Fprintf(&b, "\ndeal: %s\n%s", a.ID, a.Position.Board(a.Rules))
	switch {
	case a.Lost != nil && a.full:
		a.whyLost(&b)
	case a.Won != nil:
		a.howWon(&b)
	}
	fmt.Fprintf(&b, "\nrules: %s\n", common.Rules(a.Speech, a.Rules))
	if a.Lost != nil && !a.full {
		fmt.Fprintf(&b, "the whole story: %s\n", a.Repeat([]string{"from"}, append(a.Args, "--full")...))
	}
	fmt.Fprintf(&b, "again: %s\n", a.Again())
	return b.String()
}

// whyLost writes the block, its story, and the changes that would win.
func (a *explained) whyLost(b *strings.Builder) {
	l := a.Lost
	fmt.Fprintf(b, "\nwhy: %s\n", blockText(&l.Block, notUp(&a.Position)))
	writeStory(b, l.Story, "  ")
	verdicts := map[search.Status]string{search.Solved: "winnable", search.Unsolvable: "still lost", search.Unknown: "undecided"}
	b.WriteString("\nwhat would help:\n")
	for _, r := range l.Rules {
		fmt.Fprintf(b, "  %s: %s\n", r.Name, verdicts[r.Status])
	}
	writeSwaps(b, &l.Swaps)
	if len(l.Block.Cards) < notUp(&a.Position) {
		b.WriteString("    no swap of two other cards helps\n")
	}
	fmt.Fprintf(b, "  %s\n", mostText(&l.Most, a.Rules.Cards()))
}

func notUp(p *klondike.Position) int {
	n := len(p.Stock) + len(p.Waste)
	for _, c := range p.Tableau {
		n += len(c.Cards)
	}
	return n
}

// blockText describes the block, and whether it is proved minimal.
func blockText(block *explain.Block, cards int) string {
	if block.Minimal {
		return block.Text(cards) + "; none of that can be left out"
	}
	return block.Text(cards) + "; not shown to be minimal: perhaps fewer cards would do"
}

func writeStory(b *strings.Builder, s *explain.Story, indent string) {
	if s == nil {
		fmt.Fprintf(b, "%sThese cards block each other in a way that no short chain of waiting explains.\n", indent)
		return
	}
	for _, line := range s.Lines() {
		fmt.Fprintf(b, "%s%s\n", indent, line)
	}
}

// writeSwaps writes the number of swaps that help, and lists them: for each card its partners.
func writeSwaps(b *strings.Builder, s *explain.Swaps) {
	fmt.Fprintf(b, "  two cards swapped, one of them of this block: %d swaps tried, %d of them win", s.Tried, len(s.Winning))
	if s.Undecided > 0 {
		fmt.Fprintf(b, ", %d undecided", s.Undecided)
	}
	if s.Tried < s.All {
		fmt.Fprintf(b, ", of %d in all (a larger --work tries more)", s.All)
	}
	b.WriteString("\n")
	for rest := s.Winning; len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n][0] == rest[0][0] {
			n++
		}
		fmt.Fprintf(b, "    %s with %s\n", rest[0][0].Symbol(), partners(rest[:n]))
		rest = rest[n:]
	}
}

// mostPartners is the most partners named for a card; the JSON has all.
const mostPartners = 12

// partners names the second cards of swaps.
func partners(swaps []explain.Swap) string {
	var names []string
	for _, s := range swaps[:min(len(swaps), mostPartners)] {
		names = append(names, s[1].Symbol())
	}
	text := strings.Join(names, " ")
	if more := len(swaps) - mostPartners; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

func mostText(m *fast.Most, cards int) string {
	if m.Proved() {
		return fmt.Sprintf("as it is: %d of %d cards can go up, proved", m.Lower, cards)
	}
	return fmt.Sprintf("as it is: at least %d of %d cards can go up, at most %d", m.Lower, cards, m.Upper)
}

func (a *explained) howWon(b *strings.Builder) {
	if len(a.Won.Moves) == 0 {
		b.WriteString("\nAll cards are on the foundations.\n")
		return
	}
	b.WriteString("\nthe solution in chapters:\n")
	for _, c := range a.Won.Chapters {
		fmt.Fprintf(b, "  %s (%s): %s\n", stepsText(c), c.Title, c.Summary())
	}
	if len(a.Won.Narrow) == 0 {
		fmt.Fprintf(b, "\nno narrow place: %s\n", harmlessText(a.Won))
		return
	}
	b.WriteString("\nthe narrowest places:\n")
	positions, _ := klondike.Replay(a.Position, a.Rules, a.Won.Moves)
	for _, n := range a.Won.Narrow {
		a.narrow(b, &n, &positions[n.At])
	}
}

// harmlessText writes that no move is known to lose, and the number of undecided moves.
func harmlessText(w *explain.Won) string {
	moves := cmdline.Plural(w.Judged, "legal move")
	if w.Undecided > 0 {
		return fmt.Sprintf("none of the %s on the way is shown to lose, %d undecided", moves, w.Undecided)
	}
	return fmt.Sprintf("none of the %s on the way loses", moves)
}

func stepsText(c explain.Chapter) string {
	if c.End-c.Begin == 1 {
		return fmt.Sprintf("step %d", c.End)
	}
	return fmt.Sprintf("steps %d-%d", c.Begin+1, c.End)
}

func (a *explained) narrow(b *strings.Builder, n *explain.Narrow, p *klondike.Position) {
	fmt.Fprintf(b, "  step %d, %s: %d of %d legal moves keep the deal won", n.At+1, a.sentence(p, a.Won.Moves[n.At]), n.Keep, n.Legal)
	if n.Undecided > 0 {
		fmt.Fprintf(b, ", %d undecided", n.Undecided)
	}
	fmt.Fprintf(b, "\n    a plain player's mistake, %s, loses: then %s\n", a.sentence(p, n.Mistake), n.Block.Text(notUp(p)))
	if n.Story == nil {
		return
	}
	if lines := n.Story.Lines(); len(lines) <= fewLines {
		writeStory(b, n.Story, "      ")
	}
}

// fewLines is the most lines of the story of a mistake.
const fewLines = 8

// sentence writes a move in English, as part of a sentence.
func (a *explained) sentence(p *klondike.Position, m klondike.Move) string {
	text, err := klondike.English.Format(*p, a.Rules, []klondike.Move{m})
	if err != nil {
		return m.String()
	}
	return "“" + text[0] + "”"
}
