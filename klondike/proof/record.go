package proof

// The JSON object that holds a proof, and the checks of its position.

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Record is a proof as FORMAT.md describes it: a line of JSON with its members in this order and without blanks between them.
type Record struct {
	Schema      int      `json:"schema"`  // 1
	Proof       string   `json:"proof"`   // the game: klondike
	Version     int      `json:"version"` // of the format: 1
	ID          string   `json:"id,omitempty"`
	Verdict     string   `json:"verdict"`          // solved, with Moves, or unsolvable, with Lemmas and Certificate
	Lemmas      []string `json:"lemmas,omitempty"` // the lemmas that the proof may use
	Rules       Rules    `json:"rules"`
	Position    Position `json:"position"`
	Moves       []string `json:"moves,omitempty"`
	Certificate []byte   `json:"certificate,omitempty"` // in JSON by base64
}

// Rules are the options of the game.
type Rules struct {
	Draw         int  `json:"draw"`          // cards turned at once, 1 to 24
	Redeals      int  `json:"redeals"`       // how often the player may turn the waste over, 0 to 255, or -1: without limit
	WorryingBack bool `json:"worrying_back"` // a foundation's top card may come back to a column
	Ranks        int  `json:"ranks"`         // cards of a suit, 1 to 13
	Suits        int  `json:"suits"`         // suits in play, 1 to 4, in the order C, D, H, S
	Columns      int  `json:"columns"`       // 1 to 7
}

// Position has cards as names separated by blanks: "AC TD KS". A column begins with its deepest card; waste and stock have the order of
// turning.
type Position struct {
	Redealt     int      `json:"redealt"`     // redeals used
	Foundations string   `json:"foundations"` // the top cards
	Columns     []Column `json:"columns"`
	Waste       string   `json:"waste"`
	Stock       string   `json:"stock"`
}

// Column is a pile of the tableau. If it has cards, at least one lies face up.
type Column struct {
	Down string `json:"down"`
	Up   string `json:"up"`
}

// Head returns a record with the members that are the same for every position.
func Head(verdict string) Record {
	return Record{Schema: 1, Proof: "klondike", Version: 1, Verdict: verdict}
}

// Line returns the record as a line with a line feed at its end.
func (r *Record) Line() []byte {
	var line bytes.Buffer
	to := json.NewEncoder(&line)
	to.SetEscapeHTML(false)
	_ = to.Encode(r) // can't fail: numbers and strings into memory
	return line.Bytes()
}

// Read reads a record. It accepts exactly what Line writes, so that all programs understand a record alike; Check checks the values of
// the members.
func Read(line []byte) (*Record, error) {
	r := &Record{}
	if err := json.Unmarshal(line, r); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return nil, fmt.Errorf("byte %d: %w: write a record as FORMAT.md describes it", syntax.Offset, err)
		}
		return nil, fmt.Errorf("%w: write a record as FORMAT.md describes it", err)
	}
	switch {
	case r.Schema != 1 || r.Version != 1:
		return nil, fmt.Errorf("schema %d, version %d of the format: this program reads 1 and 1", r.Schema, r.Version)
	case r.Proof != "klondike":
		return nil, fmt.Errorf("proof: %q is another game: this program reads klondike", r.Proof)
	case r.Verdict != "unsolvable" && r.Verdict != "solved":
		return nil, fmt.Errorf("verdict: %q: write unsolvable or solved", r.Verdict)
	}
	return r, r.canonical(bytes.TrimSuffix(line, []byte("\n")))
}

// canonical returns an error that names the byte where the line differs from Line's.
func (r *Record) canonical(line []byte) error {
	want := bytes.TrimSuffix(r.Line(), []byte("\n"))
	if bytes.Equal(line, want) {
		return nil
	}
	at := 0
	for at < len(line) && at < len(want) && line[at] == want[at] {
		at++
	}
	return fmt.Errorf("byte %d: members must stand in the order of FORMAT.md, once and without blanks: write %.40q there", at+1, want[at:])
}

// Deal is a position under its rules, with cards as numbers. It and its games are for one goroutine.
type Deal struct {
	Rules
	deck    Cards     // all cards in play
	up      Cards     // on the foundations
	dealt   [][]Cards // by column: the face-down cards and the first face-up one, from the deepest
	stock   []Cards   // waste and stock, in the order of turning
	inStock Cards     // all cards of stock
	waste   int       // number of waste cards
	redeals int       // left; 0 without limit

	members []State         // of the last component, see Exits
	ctx     context.Context // of the check
}

// NewDeal reads a position. An error names the place of the fault.
func NewDeal(r Rules, p *Position) (*Deal, error) {
	most := 255
	if r.Redeals >= 0 {
		most = r.Redeals
	}
	for _, o := range []struct {
		name               string
		value, least, most int
	}{
		{"rules.draw", r.Draw, 1, 24}, {"rules.redeals", r.Redeals, -1, 255}, {"rules.ranks", r.Ranks, 1, 13}, {"rules.suits", r.Suits, 1, 4},
		{"rules.columns", r.Columns, 1, 7}, {"columns in position.columns", len(p.Columns), r.Columns, r.Columns}, {"position.redealt", p.Redealt, 0, most},
	} {
		if o.value < o.least || o.value > o.most {
			return nil, fmt.Errorf("%s: %d is out of range: use %d to %d", o.name, o.value, o.least, o.most)
		}
	}
	d := &Deal{Rules: r, redeals: max(r.Redeals-p.Redealt, 0), ctx: context.Background()}
	for _, suit := range []int{0, 2, 3, 1}[:r.Suits] {
		d.deck |= height(suit, r.Ranks)
	}
	l := layer{left: d.deck}
	for _, c := range l.pile("position.foundations", p.Foundations) {
		d.up |= c | l.take("position.foundations", (c-1)&(clubs<<(c.index()&3)))
	}
	for i, c := range p.Columns {
		d.dealt = append(d.dealt, l.column(fmt.Sprintf("position.columns[%d]", i), c))
	}
	d.stock = l.pile("position.waste", p.Waste)
	d.waste = len(d.stock)
	d.stock = append(d.stock, l.pile("position.stock", p.Stock)...)
	for _, c := range d.stock {
		d.inStock |= c
	}
	if l.left != 0 {
		l.fail("position", "%d cards are missing, the lowest is %s: every card of the deck lies somewhere", l.left.count(), name(l.left))
	}
	return d, l.err
}

// layer takes cards from a deck and stores the first error.
type layer struct {
	left Cards
	err  error
}

func (l *layer) fail(place, format string, args ...any) {
	if l.err == nil {
		l.err = fmt.Errorf("%s: %w", place, fmt.Errorf(format, args...))
	}
}

// take takes cards from the deck.
func (l *layer) take(place string, x Cards) Cards {
	if gone := x &^ l.left; gone != 0 {
		l.fail(place, "%s is there twice, or not in a deck of these ranks and suits: write every card once", name(gone))
	}
	l.left &^= x
	return x
}

// pile reads the names of cards.
func (l *layer) pile(place, text string) (cards []Cards) {
	if text == "" {
		return nil
	}
	for i, name := range strings.Split(text, " ") {
		n, ok := number(name)
		if !ok {
			l.fail(place, "card %d: %.10q is no card: write a rank of %s and a suit of %s, such as TS", i+1, name, rankNames, suitNames)
			return nil
		}
		cards = append(cards, l.take(place, 1<<n))
	}
	return cards
}

// column reads a column and returns its face-down cards and the first face-up one.
func (l *layer) column(place string, c Column) []Cards {
	down, up := l.pile(place+".down", c.Down), l.pile(place+".up", c.Up)
	if len(up) == 0 {
		if len(down) > 0 {
			l.fail(place, "the last card of a column lies face up: write it in \"up\"")
		}
		return nil
	}
	for i, card := range up[1:] {
		if parents(card)&up[i] == 0 {
			l.fail(place+".up", "%s can't lie on %s: write in \"down\" what lies face down", name(card), name(up[i]))
		}
	}
	return append(down, up[0])
}
