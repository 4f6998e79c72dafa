// Package explain is the command explain: why a deal is lost, or where a won deal is difficult.
package explain

// The command, and its answer for people.

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/internal/phrase"
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
		display.Set(s.Expanded, func() string {
			return a.Speech.Sprintf("looking for a block: %s groups of positions", cmdline.Count(s.Expanded))
		})
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
	b, say := &text{say: a.Speech}, a.Speech
	switch {
	case a.interrupted:
		b.says("%s: interrupted before the explanation was ready\n", style.Yellow(say.Text(strings.ToUpper(a.Status.String()))))
	case a.Status == search.Solved:
		b.says("%s in %s\n", style.Green(say.Text("SOLVED")), common.InWords(say, klondike.LengthOf(a.Position, a.Rules, a.Won.Moves)))
	default:
		b.says("%s\n", common.NotSolved(say, style, a.Status, common.Limit(say, a.Reason, a.limits), a.Reason))
	}
	if a.Lost != nil {
		a.summary(b)
	}
	b.says("\ndeal: %s\n%s", a.ID, a.Position.Board(a.Rules))
	switch {
	case a.Lost != nil && a.full:
		a.whyLost(b)
	case a.Won != nil:
		a.howWon(b)
	}
	b.says("\nrules: %s\n", common.Rules(say, a.Rules))
	if a.Lost != nil && !a.full {
		b.says("the whole story: %s\n", a.Repeat([]string{"from"}, append(a.Args, "--full")...))
	}
	b.says("again: %s\n", a.Again())
	return b.String()
}

// text is an answer in a language.
type text struct {
	strings.Builder
	say *cmdline.Language
}

func (b *text) says(format string, args ...any) { b.WriteString(b.say.Sprintf(format, args...)) }

// whyLost writes the block, its story, and the changes that would win.
func (a *explained) whyLost(b *text) {
	l := a.Lost
	b.says("\nwhy: %v\n", blockText(&l.Block, notUp(&a.Position)))
	writeStory(b, l.Story, "  ")
	verdicts := map[search.Status]string{search.Solved: "winnable", search.Unsolvable: "still lost", search.Unknown: "undecided"}
	b.says("\nwhat would help:\n")
	for _, r := range l.Rules {
		b.says("  %s: %s\n", b.say.Text(r.Name), b.say.Text(verdicts[r.Status]))
	}
	writeSwaps(b, &l.Swaps)
	if len(l.Block.Cards) < notUp(&a.Position) {
		b.says("    no swap of two other cards helps\n")
	}
	b.says("  %v\n", mostText(&l.Most, a.Rules.Cards()))
}

func notUp(p *klondike.Position) int {
	n := len(p.Stock) + len(p.Waste)
	for _, c := range p.Tableau {
		n += len(c.Cards)
	}
	return n
}

// blockText describes the block, and whether it is proved minimal.
func blockText(block *explain.Block, cards int) phrase.Text {
	if block.Minimal {
		return phrase.New("%v; none of that can be left out", block.Text(cards))
	}
	return phrase.New("%v; not shown to be minimal: perhaps fewer cards would do", block.Text(cards))
}

func writeStory(b *text, s *explain.Story, indent string) {
	if s == nil {
		b.says("%sThese cards block each other in a way that no short chain of waiting explains.\n", indent)
		return
	}
	for _, line := range s.Lines() {
		b.says("%s%v\n", indent, line)
	}
}

// writeSwaps writes the number of swaps that help, and lists them: for each card its partners.
func writeSwaps(b *text, s *explain.Swaps) {
	b.says("  two cards swapped, one of them of this block: %d swaps tried, %d of them win", s.Tried, len(s.Winning))
	if s.Undecided > 0 {
		b.says(", %d undecided", s.Undecided)
	}
	if s.Tried < s.All {
		b.says(", of %d in all (a larger --work tries more)", s.All)
	}
	b.says("\n")
	for rest := s.Winning; len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n][0] == rest[0][0] {
			n++
		}
		b.says("    %s with %v\n", rest[0][0].Symbol(), partners(rest[:n]))
		rest = rest[n:]
	}
}

// mostPartners is the most partners named for a card; the JSON has all.
const mostPartners = 12

// partners names the second cards of swaps.
func partners(swaps []explain.Swap) phrase.Text {
	var names []string
	for _, s := range swaps[:min(len(swaps), mostPartners)] {
		names = append(names, s[1].Symbol())
	}
	list := strings.Join(names, " ")
	if more := len(swaps) - mostPartners; more > 0 {
		return phrase.New("%s and %d more", list, more)
	}
	return phrase.New(list)
}

func mostText(m *fast.Most, cards int) phrase.Text {
	if m.Proved() {
		return phrase.New("as it is: %d of %d cards can go up, proved", m.Lower, cards)
	}
	return phrase.New("as it is: at least %d of %d cards can go up, at most %d", m.Lower, cards, m.Upper)
}

func (a *explained) howWon(b *text) {
	if len(a.Won.Moves) == 0 {
		b.says("\nAll cards are on the foundations.\n")
		return
	}
	b.says("\nthe solution in chapters:\n")
	for _, c := range a.Won.Chapters {
		b.says("  %v (%v): %v\n", stepsText(c), c.Title, c.Summary())
	}
	if len(a.Won.Narrow) == 0 {
		b.says("\nno narrow place: %s\n", harmlessText(b.say, a.Won))
		return
	}
	b.says("\nthe narrowest places:\n")
	positions, _ := klondike.Replay(a.Position, a.Rules, a.Won.Moves)
	for _, n := range a.Won.Narrow {
		a.narrow(b, &n, &positions[n.At])
	}
}

// harmlessText writes that no move is known to lose, and the number of undecided moves.
func harmlessText(say *cmdline.Language, w *explain.Won) string {
	moves := say.Plural(int64(w.Judged), "legal move")
	if w.Undecided > 0 {
		return say.Sprintf("none of the %s on the way is shown to lose, %d undecided", moves, w.Undecided)
	}
	return say.Sprintf("none of the %s on the way loses", moves)
}

func stepsText(c explain.Chapter) phrase.Text {
	if c.End-c.Begin == 1 {
		return phrase.New("step %d", c.End)
	}
	return phrase.New("steps %d-%d", c.Begin+1, c.End)
}

func (a *explained) narrow(b *text, n *explain.Narrow, p *klondike.Position) {
	b.says("  step %d, “%v”: %d of %d legal moves keep the deal won", n.At+1, p.Sentence(a.Won.Moves[n.At], a.Rules), n.Keep, n.Legal)
	if n.Undecided > 0 {
		b.says(", %d undecided", n.Undecided)
	}
	b.says("\n    a plain player's mistake, “%v”, loses: then %v\n", p.Sentence(n.Mistake, a.Rules), n.Block.Text(notUp(p)))
	if n.Story == nil {
		return
	}
	if lines := n.Story.Lines(); len(lines) <= fewLines {
		writeStory(b, n.Story, "      ")
	}
}

// fewLines is the most lines of the story of a mistake.
const fewLines = 8
