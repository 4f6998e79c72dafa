package main

// Answers as input: what solve printed, as JSON lines or as text.

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"regexp"
	"strconv"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/klondike"
)

// maxRecord is the longest line of JSON and the longest text of moves read, in bytes.
const maxRecord = 1 << 20

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
		r := answerReader{name: in.Name, lines: bufio.NewScanner(in)}
		r.lines.Buffer(nil, maxRecord)
		for {
			p, more, err := r.next()
			if !more && err == nil || !yield(p, err) || err != nil {
				return
			}
		}
	}
}

// answerReader reads one answer at a time.
type answerReader struct {
	name  string
	lines *bufio.Scanner
	at    int    // the number of line
	line  string // the next one, if held
	held  bool
}

// scan goes to the next line that isn't blank.
func (r *answerReader) scan() bool {
	if r.held {
		r.held = false
		return true
	}
	for r.lines.Scan() {
		r.at++
		if r.line = r.lines.Text(); strings.TrimSpace(r.line) != "" {
			return true
		}
	}
	return false
}

// err tells why the lines ended too soon, if they did.
func (r *answerReader) err() error {
	switch err := r.lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return fmt.Errorf("%s:%d: the line is longer than %s", r.name, r.at+1, cmdline.Bytes(maxRecord))
	case err != nil:
		return fmt.Errorf("%s: %w", r.name, err)
	}
	return nil
}

// The first words of what solve prints.
var (
	verdictLine = regexp.MustCompile(`^(SOLVED in |UNSOLVABLE \(|UNDECIDED: )`)
	batchLine   = regexp.MustCompile(`^\S+ +(SOLVED|UNSOLVABLE|UNDECIDED) `)
)

// next reads an answer; more is false if there is none.
func (r *answerReader) next() (p placed, more bool, err error) {
	if !r.scan() {
		return p, false, r.err()
	}
	p.at = fmt.Sprintf("%s:%d", r.name, r.at)
	switch {
	case verdictLine.MatchString(r.line):
		p.text, err = r.readText()
		if err == nil {
			err = p.text.fill(&p.Deal)
		}
	case batchLine.MatchString(r.line):
		err = fmt.Errorf("%s: solve prints many deals without their moves: nothing to check; use solve --json", p.at)
	default:
		err = p.decode([]byte(r.line))
	}
	return p, true, err
}

func (p *placed) decode(line []byte) error {
	versioned := struct {
		Schema int `json:"schema"`
		*records.Deal
	}{Deal: &p.Deal}
	err := json.Unmarshal(line, &versioned)
	var field *json.UnmarshalTypeError
	switch {
	case errors.As(err, &field): // its text names types of this program
		at := cmp.Or(strings.TrimPrefix(field.Field, "Deal."), "the line")
		return fmt.Errorf("%s: not what solve prints: %s is of type %s", p.at, at, field.Value)
	case err != nil:
		return fmt.Errorf("%s: not what solve prints: %v", p.at, err)
	case versioned.Schema != records.Schema:
		return fmt.Errorf("%s: schema %d, and this program reads %d", p.at, versioned.Schema, records.Schema)
	}
	return nil
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
	deal    []string // the board, with its name
	line    int      // where that begins
	moves   []string
	rules   string
	end     int // the last line read
}

// boardLine is a line of a board; a move's number has no colon behind it.
var boardLine = regexp.MustCompile(`^(deal|foundations|waste|stock|redeals|[1-7]):( |$)`)

// readText reads on up to the next answer.
func (r *answerReader) readText() (*textAnswer, error) {
	verdict, _, _ := strings.Cut(r.line, " ")
	t := &textAnswer{name: r.name, verdict: strings.ToLower(strings.TrimSuffix(verdict, ":"))}
	for r.scan() {
		if verdictLine.MatchString(r.line) || strings.HasPrefix(r.line, "{") {
			r.held = true
			break
		}
		t.end = r.at
		label, rest, _ := strings.Cut(r.line, ": ")
		switch {
		case boardLine.MatchString(r.line):
			if t.deal == nil {
				t.line = r.at
			}
			t.deal = append(t.deal, r.line)
		case label == "rules":
			t.rules = rest
		case label == "work" || label == "again" || strings.HasSuffix(label, "certified"):
		default:
			t.moves = append(t.moves, movesIn(r.line)...)
		}
	}
	return t, r.err()
}

// board is the text of the deal, on the lines where the whole text has it.
func (t *textAnswer) board() string {
	return strings.Repeat("\n", max(t.line-1, 0)) + strings.Join(t.deal, "\n")
}

// rulesLine is what rulesText writes.
var rulesLine = regexp.MustCompile(`^draw ([0-9]{1,3}), (?:unlimited|([0-9]{1,3})) redeals?(, no worrying back)?$`)

// fill writes the parts into a record.
func (t *textAnswer) fill(r *records.Deal) error {
	m := rulesLine.FindStringSubmatch(t.rules)
	if m == nil || t.deal == nil {
		return fmt.Errorf("%s:%d: the answer has no deal or no rules: give the whole output of solve", t.name, t.end)
	}
	r.Draw, _ = strconv.Atoi(m[1])
	r.Redeals, _ = strconv.Atoi(cmp.Or(m[2], strconv.Itoa(klondike.Unlimited)))
	r.NoBack, r.Verdict, r.Moves = m[3] != "", t.verdict, t.moves
	return nil
}
