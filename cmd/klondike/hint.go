package main

// klondike hint: which moves of a position keep it winnable.

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/klondike/strategy"
	"kedou/search"
)

func hintCommand() *cli.Command {
	return &cli.Command{
		Name:      "hint",
		Usage:     "tell which moves keep a game winnable, the best first",
		ArgsUsage: sourceUsage,
		Description: "Takes a deal or a game in progress; --moves are played first. Every legal move gets a\n" +
			"verdict: it wins (with the number of steps to the end), it loses, or it is undecided,\n" +
			"a limit came first. Of several empty columns the first stands for all. Exit code 0:\n" +
			"still winnable; 1: proved lost; 3: undecided; 2: bad input.\n\n" +
			"Of a position with unseen cards (??) the ways on are told with their chance to win if the\n" +
			"player uct goes on, an estimate by --iterations games in sampled worlds, or, if it is set,\n" +
			"by as many as fit --time. Exit code 3 then, but where a card or two tell all.",
		Flags: slices.Concat(sourceFlags(), input.RulesFlags(), movesFlag(),
			cmdline.LimitFlags(search.Limits{Memory: 256 << 20, Time: time.Second}), iterationsFlag(),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: hint,
	}
}

func hint(c *cli.Context) error {
	g, err := openPartly(c, true)
	if err != nil {
		return err
	}
	_, positions, err := g.play()
	if err != nil {
		return err
	}
	h := hints{Deal: klondike.Deal{ID: g.ID, Position: positions[len(positions)-1]}, rules: g.rules}
	if unseen(&h.Position) > 0 {
		return hintBlind(c, h.Deal, g.rules)
	}
	if err := h.ask(c); err != nil {
		return err
	}
	text := func() string { return h.text(cmdline.StyleOf(c.App.Writer)) }
	return answer(cmdline.CallOf(c), c.Bool("json"), h.record(), text, codeOf(h.status()))
}

// hints are the verdicts on all moves of a position.
type hints struct {
	klondike.Deal
	rules     klondike.Rules
	limits    search.Limits
	moves     []strategy.Hint
	sentences []string // the moves in words
}

// ask gets the verdicts.
func (h *hints) ask(c *cli.Context) error {
	if err := cmdline.CallOf(c).CheckMemory("fast", fast.MinMemory); err != nil {
		return err
	}
	h.limits = cmdline.Limits(c)
	solver, err := fast.New(h.rules, fast.Options{Limits: h.limits})
	if err != nil {
		return err
	}
	h.moves, err = strategy.Hints(c.Context, solver, &h.Position, h.rules)
	if errors.Is(err, klondike.ErrWrong) {
		return cmdline.Internalf("%v", err)
	}
	for _, m := range h.moves {
		sentence, err := klondike.NotationEnglish.Format(h.Position, h.rules, []klondike.Move{m.Move})
		if err != nil {
			return cmdline.Internalf("the hint %v is illegal: %v", m.Move, err)
		}
		h.sentences = append(h.sentences, sentence...)
	}
	return err
}

// count is how many moves have a verdict.
func (h *hints) count(s search.Status) (n int) {
	for _, m := range h.moves {
		if m.Status == s {
			n++
		}
	}
	return n
}

// open is why a move is undecided, the last one.
func (h *hints) open() (why search.Reason) {
	for _, m := range h.moves {
		if m.Status == search.Unknown {
			why = m.Reason
		}
	}
	return why
}

// status is the verdict on the position itself.
func (h *hints) status() search.Status { return strategy.Verdict(&h.Position, h.rules, h.moves) }

// codeOf is the exit code for the verdict on one deal.
func codeOf(s search.Status) int {
	return map[search.Status]int{
		search.Solved: cmdline.Yes, search.Unsolvable: cmdline.No, search.Unknown: cmdline.Undecided,
	}[s]
}

// text is the answer for people.
func (h *hints) text(style cmdline.Style) string {
	var b strings.Builder
	switch {
	case h.Position.Won(h.rules):
		return style.Green("WON") + " already\n"
	case len(h.moves) == 0:
		return style.Red("LOST") + ": no legal move is left\n"
	case h.status() == search.Solved:
		fmt.Fprintf(&b, "%s: winning moves %d of %d", style.Green("WINNABLE"), h.count(search.Solved), len(h.moves))
	case h.status() == search.Unsolvable:
		fmt.Fprintf(&b, "%s (proved: winning moves 0 of %d)", style.Red("LOST"), len(h.moves))
	default:
		fmt.Fprintf(&b, "%s: no winning move found: %s%s", style.Yellow("UNDECIDED"), h.limit(), remedy(h.open()))
	}
	fmt.Fprint(&b, "\n\n")
	for i, m := range h.moves {
		word := map[search.Status]string{
			search.Solved: style.Green("wins "), search.Unsolvable: style.Red("loses"), search.Unknown: style.Yellow("open "),
		}[m.Status]
		toGo := ""
		if m.Status == search.Solved {
			toGo = fmt.Sprintf("%3d to go", m.Length.Steps())
		}
		fmt.Fprintf(&b, "%s  %9s  %-7s  %s\n", word, toGo, m.Move, h.sentences[i])
	}
	return b.String()
}

// limit says which limit left moves undecided. Time is for all moves together.
func (h *hints) limit() string {
	each := " for each move"
	if h.open() == search.TimeLimit {
		each = " for all moves"
	}
	return limitText(h.open(), h.limits) + each
}

func (h *hints) record() records.Hints[records.Hint] {
	list := make([]records.Hint, len(h.moves))
	for i, m := range h.moves {
		list[i] = records.HintOf(m.Move, m.Status, m.Length)
	}
	return records.Hints[records.Hint]{
		ID: h.ID, Deal: klondike.Neutral(h.Position, h.rules), Draw: h.rules.Draw, Redeals: h.rules.Redeals,
		Verdict: h.status().String(), Moves: list,
	}
}
