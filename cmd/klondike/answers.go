package main

// Answers as input: what solve printed, as JSON lines or as text.

import (
	"cmp"
	"fmt"
	"iter"
	"regexp"
	"strconv"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/klondike"
)

// placed is an answer that solve printed, and the place it was read from.
type placed struct {
	records.Deal
	at   string // "file:12"
	text *textAnswer
}

// readAnswers returns the answers of in, JSON lines and texts in any order. An
// error ends them and names its place.
func readAnswers(in cmdline.Input) iter.Seq2[placed, error] {
	return func(yield func(placed, error) bool) {
		lines := cmdline.NewLines(in)
		for lines.Scan() {
			p, err := readAnswer(in.Name, lines)
			if !yield(p, err) || err != nil {
				return
			}
		}
		if err := lines.Err(); err != nil {
			yield(placed{}, err)
		}
	}
}

// The first words of what solve prints.
var (
	verdictLine = regexp.MustCompile(`^(SOLVED in |SOLVED \(|SHORTEST: |UNSOLVABLE \(|UNDECIDED: )`)
	batchLine   = regexp.MustCompile(`^\S+ +(SOLVED|SHORTEST|UNSOLVABLE|UNDECIDED) `)
)

// readAnswer reads the answer that begins at the line.
func readAnswer(name string, lines *cmdline.Lines) (p placed, err error) {
	p.at = lines.Place()
	switch {
	case verdictLine.MatchString(lines.Text()):
		p.text = readText(name, lines)
		err = p.text.fill(&p.Deal)
	case batchLine.MatchString(lines.Text()):
		err = fmt.Errorf("%s: solve prints many deals without their moves: nothing to check; use solve --json", p.at)
	default:
		if err = records.DecodeKnown([]byte(lines.Text()), &p.Deal); err != nil {
			err = fmt.Errorf("%s: %w", p.at, err)
		}
	}
	return p, err
}

// game returns the deal of an answer and its moves. The rules are those that the
// answer names; their decks are always whole.
func (p *placed) game() (game, error) {
	g := game{rules: klondike.Standard(p.Draw), texts: p.Moves}
	g.rules.Redeals, g.rules.WorryBack = p.Redeals, !p.NoBack
	if err := g.rules.Validate(); err != nil {
		return g, fmt.Errorf("%s: %w", p.at, err)
	}
	name, text := p.at+": deal", p.Deal.Deal
	if p.text != nil {
		name, text = p.text.name, p.text.board()
	}
	var err error
	g.Deal, err = klondike.ParseDeal(name, text, g.rules)
	if p.text == nil {
		g.ID = p.ID
	}
	return g, err
}

// textAnswer is the text that solve prints for one deal, in its parts.
type textAnswer struct {
	name    string
	verdict string
	noLine  bool     // solved, but the solution is left out
	deal    []string // the board, with its name
	line    int      // where that begins
	moves   []string
	rules   string
	best    string // how many cards go up
	end     int    // the last line read
}

// boardLine is a line of a board; a move's number has no colon behind it.
var boardLine = regexp.MustCompile(`^(deal|foundations|waste|stock|redeals|[1-7]):( |$)`)

// readText reads on up to the next answer.
func readText(name string, lines *cmdline.Lines) *textAnswer {
	verdict, _, _ := strings.Cut(lines.Text(), " ")
	t := &textAnswer{name: name, verdict: strings.ToLower(strings.TrimSuffix(verdict, ":")), noLine: strings.HasPrefix(lines.Text(), "SOLVED (")}
	if t.verdict == "shortest" {
		t.verdict = "solved"
	}
	for lines.Scan() {
		if verdictLine.MatchString(lines.Text()) || strings.HasPrefix(lines.Text(), "{") {
			lines.Hold()
			break
		}
		t.end = lines.Number()
		label, rest, _ := strings.Cut(lines.Text(), ": ")
		switch {
		case boardLine.MatchString(lines.Text()):
			if t.deal == nil {
				t.line = lines.Number()
			}
			t.deal = append(t.deal, lines.Text())
		case label == "rules":
			t.rules = rest
		case label == "best":
			t.best = rest
		case label == "steps" || label == "work" || label == "again" || strings.HasSuffix(label, "certified"):
		default:
			t.moves = append(t.moves, movesIn(lines.Text())...)
		}
	}
	return t
}

// board is the text of the deal, on the lines where the whole text has it.
func (t *textAnswer) board() string {
	return strings.Repeat("\n", max(t.line-1, 0)) + strings.Join(t.deal, "\n")
}

// rulesLine is what rulesText writes.
var rulesLine = regexp.MustCompile(`^draw ([0-9]{1,3}), (?:unlimited|([0-9]{1,3})) redeals?(, no worrying back)?$`)

// bestLine is how the line begins that tells how many cards can go up.
var bestLine = regexp.MustCompile(`^(?:at least )?([0-9]{1,2}) of `)

// fill writes the parts into a record.
func (t *textAnswer) fill(r *records.Deal) error {
	m := rulesLine.FindStringSubmatch(t.rules)
	if m == nil || t.deal == nil {
		return fmt.Errorf("%s:%d: the answer has no deal or no rules: give the whole output of solve", t.name, t.end)
	}
	r.Draw, _ = strconv.Atoi(m[1])
	r.Redeals, _ = strconv.Atoi(cmp.Or(m[2], strconv.Itoa(klondike.Unlimited)))
	r.NoBack, r.Verdict, r.Moves = m[3] != "", t.verdict, t.moves
	r.NoLine = t.noLine
	if b := bestLine.FindStringSubmatch(t.best); b != nil {
		r.Best = &records.Best{}
		r.Best.Lower, _ = strconv.Atoi(b[1])
	}
	return nil
}
