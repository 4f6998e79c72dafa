package main

// klondike hint: which moves of a position keep it winnable.

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/klondike/fast"
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
			"still winnable; 1: proved lost; 3: undecided; 2: bad input.",
		Flags: slices.Concat(sourceFlags(), rulesFlags(), movesFlag(),
			cmdline.LimitFlags(search.Limits{Memory: 256 << 20, Time: time.Second}),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: hint,
	}
}

func hint(c *cli.Context) error {
	g, err := openGame(c)
	if err != nil {
		return err
	}
	_, positions, err := g.play()
	if err != nil {
		return err
	}
	h := hints{Deal: klondike.Deal{ID: g.ID, Position: positions[len(positions)-1]}, rules: g.rules}
	if err := h.ask(c); err != nil {
		return err
	}
	if c.Bool("json") {
		err = cmdline.WriteJSON(c.App.Writer, h.record())
	} else {
		_, err = io.WriteString(c.App.Writer, h.text(cmdline.StyleOf(c.App.Writer)))
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(h.code())
}

// hints are the verdicts on all moves of a position.
type hints struct {
	klondike.Deal
	rules  klondike.Rules
	limits search.Limits
	moves  []hinted
	sums   [3]int        // by search.Status
	open   search.Reason // why a move is undecided, if one is
}

// hinted is a move and its verdict.
type hinted struct {
	Move     string `json:"move"`
	Verdict  string `json:"verdict"` // solved, unsolvable or undecided: the game after it
	Length   *int   `json:"length"`  // moves and turns to the end, with this one; null unless solved
	Redeals  *int   `json:"redeals"` // redeals on the way; null unless solved
	steps    int    // all of them
	status   search.Status
	sentence string
}

// ask gets the verdicts.
func (h *hints) ask(c *cli.Context) error {
	if err := cmdline.CheckMemory(c, "fast", memoryFloor); err != nil {
		return err
	}
	h.limits = cmdline.Limits(c)
	solver, err := fast.New(h.rules, fast.Options{Limits: h.limits})
	if err != nil {
		return err
	}
	advice, err := solver.Hint(c.Context, &h.Position)
	if err != nil {
		return err
	}
	for _, a := range advice {
		if h.repeats(a.Move) {
			continue
		}
		if err := h.add(a); err != nil {
			return err
		}
	}
	return nil
}

// repeats reports whether m goes to an empty column that isn't the first: the
// columns have no names in the rules.
func (h *hints) repeats(m klondike.Move) bool {
	if !m.To.IsColumn() {
		return false
	}
	empty := func(c klondike.Column) bool { return len(c.Cards) == 0 }
	to := int(m.To - klondike.Column1)
	return empty(h.Position.Tableau[to]) && slices.IndexFunc(h.Position.Tableau[:to], empty) >= 0
}

// add takes a verdict in; the win that proves it has to pass the referee.
func (h *hints) add(a fast.Advice) error {
	sentences, err := klondike.NotationEnglish.Format(h.Position, h.rules, []klondike.Move{a.Move})
	if err != nil {
		return cmdline.Internalf("the hint %v is illegal: %v", a.Move, err)
	}
	m := hinted{Move: a.Move.String(), Verdict: a.Status.String(), status: a.Status, sentence: sentences[0]}
	if a.Status == search.Solved {
		if err := klondike.Verify(h.Position, h.rules, a.Line); err != nil {
			return cmdline.Internalf("the win after %v is wrong: %v", a.Move, err)
		}
		n := klondike.LengthOf(h.Position, h.rules, a.Line)
		m.Length, m.Redeals, m.steps = new(n.Total()), &n.Redeals, n.Steps()
	}
	if a.Status == search.Unknown {
		h.open = a.Reason
	}
	h.moves = append(h.moves, m)
	h.sums[a.Status]++
	return nil
}

// status is the verdict on the position itself.
func (h *hints) status() search.Status {
	switch {
	case h.Position.Won(h.rules) || h.sums[search.Solved] > 0:
		return search.Solved
	case h.sums[search.Unknown] > 0:
		return search.Unknown
	}
	return search.Unsolvable
}

// code is the exit code.
func (h *hints) code() int {
	return map[search.Status]int{
		search.Solved: cmdline.Yes, search.Unsolvable: cmdline.No, search.Unknown: cmdline.Undecided,
	}[h.status()]
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
		fmt.Fprintf(&b, "%s: winning moves %d of %d", style.Green("WINNABLE"), h.sums[search.Solved], len(h.moves))
	case h.status() == search.Unsolvable:
		fmt.Fprintf(&b, "%s (proved: winning moves 0 of %d)", style.Red("LOST"), len(h.moves))
	default:
		fmt.Fprintf(&b, "%s: no winning move found: %s%s", style.Yellow("UNDECIDED"), h.limit(), remedy(h.open))
	}
	fmt.Fprint(&b, "\n\n")
	for _, m := range h.moves {
		word := map[search.Status]string{
			search.Solved: style.Green("wins "), search.Unsolvable: style.Red("loses"), search.Unknown: style.Yellow("open "),
		}[m.status]
		toGo := ""
		if m.Length != nil {
			toGo = fmt.Sprintf("%3d to go", m.steps)
		}
		fmt.Fprintf(&b, "%s  %9s  %-7s  %s\n", word, toGo, m.Move, m.sentence)
	}
	return b.String()
}

// limit says which limit left moves undecided. Time is for all moves together.
func (h *hints) limit() string {
	each := " for each move"
	if h.open == search.TimeLimit {
		each = " for all moves"
	}
	return limitText(h.open, h.limits) + each
}

// hintRecord has the fields of the JSON line, in their order.
type hintRecord struct {
	ID      string   `json:"id"`
	Deal    string   `json:"deal"` // the position, in the neutral form
	Draw    int      `json:"draw"`
	Redeals int      `json:"redeals"`
	Verdict string   `json:"verdict"`
	Moves   []hinted `json:"moves"` // the best first
}

func (h *hints) record() hintRecord {
	return hintRecord{h.ID, klondike.Neutral(h.Position, h.rules), h.rules.Draw, h.rules.Redeals,
		h.status().String(), append([]hinted{}, h.moves...)}
}
