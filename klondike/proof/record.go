package proof

// The JSON object that holds a proof, and what makes its position a position.

import (
	"bytes"
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
	Lemmas      []string `json:"lemmas,omitempty"` // what the proof rests on
	Rules       Rules    `json:"rules"`
	Position    Position `json:"position"`
	Moves       []string `json:"moves,omitempty"`
	Certificate []byte   `json:"certificate,omitempty"` // in JSON by base64
}

// Rules are the options of the game.
type Rules struct {
	Draw         int  `json:"draw"`          // cards turned at once, 1 to 24
	Redeals      int  `json:"redeals"`       // how often the waste may be turned over in a game, 0 to 255, or -1: without end
	WorryingBack bool `json:"worrying_back"` // a foundation's top card may come back to a column
	Ranks        int  `json:"ranks"`         // cards of a suit, 1 to 13
	Suits        int  `json:"suits"`         // suits in play, 1 to 4, in the order C, D, H, S
	Columns      int  `json:"columns"`       // 1 to 7
}

// Position has cards as names with a blank between them: "AC TD KS". Columns are written from the deepest card, waste and stock in
// the order of turning.
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

// Head returns a record with all that doesn't depend on the position.
func Head(verdict string) Record {
	return Record{Schema: 1, Proof: "klondike", Version: 1, Verdict: verdict}
}

// Line writes the record, with a line feed at its end.
func (r *Record) Line() []byte {
	var line bytes.Buffer
	to := json.NewEncoder(&line)
	to.SetEscapeHTML(false)
	_ = to.Encode(r) // numbers and strings into memory can't fail
	return line.Bytes()
}

// Read reads a record. It takes what Line writes and nothing else, so that no two programs understand a record differently; what
// the members say is for Check.
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

// canonical tells where the line isn't what Line writes.
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

// mostDown is how many face-down cards of a column a State has room for, with one more.
const mostDown = 14

// Deal is a position under its rules, with cards as numbers.
type Deal struct {
	Rules
	redeals int        // left, or -1
	deck    Cards      // all cards in play
	up      Cards      // on the foundations
	dealt   [7][]Cards // by column: the face-down cards and the first face-up one, from the deepest
	free    Cards      // the other face-up cards
	stock   []Cards    // waste and stock, in the order of turning
	waste   int        // how many of them are waste
}

// NewDeal reads a position. An error names the place of what is wrong.
func NewDeal(r Rules, p *Position) (*Deal, error) {
	for _, o := range []struct {
		name               string
		value, least, most int
	}{
		{"rules.draw", r.Draw, 1, 24}, {"rules.redeals", r.Redeals, -1, 255}, {"rules.ranks", r.Ranks, 1, 13}, {"rules.suits", r.Suits, 1, 4},
		{"rules.columns", r.Columns, 1, 7}, {"number of position.columns", len(p.Columns), r.Columns, r.Columns},
		{"position.redealt", p.Redealt, 0, 255},
	} {
		if o.value < o.least || o.value > o.most {
			return nil, fmt.Errorf("%s: %d is out of range: use %d to %d", o.name, o.value, o.least, o.most)
		}
	}
	d := &Deal{Rules: r, redeals: r.Redeals}
	if r.Redeals >= 0 {
		if d.redeals -= p.Redealt; d.redeals < 0 {
			return nil, fmt.Errorf("position.redealt: %d redeals are used, and the rules allow %d: allow more", p.Redealt, r.Redeals)
		}
	}
	for _, suit := range []int{0, 2, 3, 1}[:r.Suits] {
		d.deck |= height(suit, r.Ranks)
	}
	return d, d.lay(p)
}

// lay reads the piles.
func (d *Deal) lay(p *Position) error {
	l := layer{deck: d.deck}
	for _, c := range l.pile("position.foundations", p.Foundations) {
		below := (1<<c.index() - 1) & (clubs << (c.index() & 3))
		l.take("position.foundations", below)
		d.up |= c | below
	}
	for i, column := range p.Columns {
		name := fmt.Sprintf("position.columns[%d]", i)
		down, up := l.pile(name+".down", column.Down), l.pile(name+".up", column.Up)
		switch {
		case l.err != nil:
			return l.err
		case len(up) == 0 && len(down) > 0:
			return fmt.Errorf("%s: its last card must lie face up: write that in \"up\"", name)
		case len(down) > mostDown:
			return fmt.Errorf("%s.down: %d cards: no game has more than 6 face down in a column, and this program reads %d", name, len(down), mostDown)
		}
		d.dealt[i] = down
		for j, c := range up {
			switch {
			case j == 0:
				d.dealt[i] = append(d.dealt[i], c)
			case parents(c)&up[j-1] == 0:
				return fmt.Errorf("%s.up: card %d can't lie on the card before: write in \"down\" what lies face down", name, j+1)
			default:
				d.free |= c
			}
		}
	}
	waste := l.pile("position.waste", p.Waste)
	d.waste = len(waste)
	d.stock = append(waste, l.pile("position.stock", p.Stock)...)
	if l.err == nil && l.left() != 0 {
		return fmt.Errorf("position: %v are missing: every card of the deck lies somewhere", l.left())
	}
	return l.err
}

// layer takes cards out of a deck and keeps the first error.
type layer struct {
	deck, seen Cards
	err        error
}

func (l *layer) left() Cards { return l.deck &^ l.seen }

// take takes cards that must be in the deck and not have been taken.
func (l *layer) take(place string, x Cards) {
	if l.err == nil && x&^l.left() != 0 {
		l.err = fmt.Errorf("%s: %v is there twice or isn't in a deck of these ranks and suits: write every card once", place, x&^l.left())
	}
	l.seen |= x
}

// pile reads the names of cards.
func (l *layer) pile(place, text string) (cards []Cards) {
	if text == "" {
		return nil
	}
	for i, name := range strings.Split(text, " ") {
		n, ok := number(name)
		if !ok && l.err == nil {
			l.err = fmt.Errorf("%s: card %d: %.10q is no card: write a rank of %s and a suit of %s, such as TS", place, i+1, name, rankNames, suitNames)
		}
		if l.err != nil {
			return nil
		}
		l.take(place, 1<<n)
		cards = append(cards, 1<<n)
	}
	return cards
}

// DeepestFirst lists the members of All in an order in which it pays to leave them out: the order of the stock, the stock, the columns
// from the deepest cards.
func (d *Deal) DeepestFirst() []Cards {
	list := append([]Cards{Order}, d.stock...)
	seen := Cards(0)
	for _, c := range list {
		seen |= c
	}
	for depth := range mostDown + 1 {
		for _, column := range d.dealt {
			if depth < len(column) {
				list = append(list, column[depth])
				seen |= column[depth]
			}
		}
	}
	for c := d.deck &^ seen; c != 0; c &= c - 1 {
		list = append(list, c&-c)
	}
	return list
}
