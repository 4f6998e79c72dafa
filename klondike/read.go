package klondike

// Readers: deals and positions from text, whichever of the three forms it has.

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Reader reads deals one at a time, holding no more than one of them.
type Reader struct {
	lines *lines
	rules Rules
	count int
	err   error // that ended the reading
}

// NewReader returns a Reader of the deals in r, a text in the forms that the
// package comment describes; name stands for it in errors. Each deal shows its
// form by itself. All deals must fit the rules, which have to be valid.
func NewReader(r io.Reader, name string, rules Rules) *Reader {
	return &Reader{lines: newLines(r, name), rules: rules}
}

// Next returns the next deal, valid under the rules; io.EOF after the last one.
// What is wrong with a deal is one *Fault; the next call goes on behind that deal:
// on the next line, or for a board after its blank line, and for the pinyin form
// after as many lines as a deal has. Every other error ends the reading.
func (r *Reader) Next() (Deal, error) {
	if r.err != nil {
		return Deal{}, r.err
	}
	d, err := r.next()
	if !isFault(err) {
		r.err = err
	}
	return d, err
}

func (r *Reader) next() (Deal, error) {
	first, err := r.lines.next()
	if err == io.EOF {
		return Deal{}, err
	}
	r.count++
	if err != nil {
		return Deal{}, err
	}
	p := parser{lines: r.lines, rules: r.rules, first: first}
	if err := p.read(); err != nil {
		return Deal{}, err
	}
	if p.id == "" {
		p.id = strconv.Itoa(r.count)
	}
	return Deal{p.id, p.position}, nil
}

// ParseDeal reads a text that holds one deal; none and more are errors.
func ParseDeal(name, text string, rules Rules) (Deal, error) {
	r := NewReader(strings.NewReader(text), name, rules)
	d, err := r.Next()
	if err == io.EOF {
		return d, r.lines.fault(1, 1, "there is no deal in it")
	}
	if err != nil {
		return d, err
	}
	more, err := r.lines.next()
	switch {
	case err == io.EOF:
		return d, nil
	case err != nil:
		return d, err
	}
	return d, r.lines.fault(more.number, 1, "more than one deal; give one only")
}

// parser reads one deal.
type parser struct {
	lines    *lines
	rules    Rules
	first    *line
	id       string
	position Position
	places   []place
}

func (p *parser) read() error {
	var err error
	pinyin := func(word string) bool {
		return pinyinCard(word) != NoCard || strings.ContainsAny(word[:1], pinyinLetters)
	}
	switch first := p.first.words; {
	case len(first) > 1 && first[1].text == ":":
		err = p.readBoard()
	case pinyin(first[0].text) && !p.first.has("|"):
		err = p.readPinyin()
	default:
		err = p.readNeutral()
	}
	if err != nil {
		return err
	}
	return p.check()
}

func (l *line) has(text string) bool {
	return slices.ContainsFunc(l.words, func(w word) bool { return w.text == text })
}

// fault complains about a word of a line.
func (p *parser) fault(l *line, w word, format string, args ...any) error {
	return p.lines.fault(l.number, w.column, format, args...)
}

// cards reads words as cards of a pile and notes their places. numbered piles
// name the index of a card in complaints.
func (p *parser) cards(l *line, words []word, pile string, numbered bool) ([]Card, error) {
	var cards []Card
	for i, w := range words {
		c, ok := ParseCard(w.text)
		if !ok {
			return nil, p.fault(l, w, "%q (%s) is not a card: write rank and suit, such as 7H or TD", w.text, pile)
		}
		at := place{card: c, line: l.number, column: w.column, pile: pile}
		if numbered {
			at.index = i + 1
		}
		p.places = append(p.places, at)
		cards = append(cards, c)
	}
	return cards, nil
}

// check looks at the deck first, since a wrong card mostly is the cause of what
// else is wrong, and puts the complaint where the card stands.
func (p *parser) check() error {
	if at, bad := checkDeck(p.places, p.rules); bad != nil {
		if at.line == 0 {
			at.line, at.column = p.first.number, 1
		}
		f := p.lines.fault(at.line, at.column, "%v", bad)
		f.cause = bad
		return f
	}
	for i := range p.position.Tableau {
		if c, err := p.position.checkColumn(i, p.rules); err != nil {
			at := p.places[slices.IndexFunc(p.places, func(at place) bool { return at.card == c })]
			return p.lines.fault(at.line, at.column, "%v", err)
		}
	}
	if err := p.position.Validate(p.rules); err != nil {
		return p.lines.fault(p.first.number, 1, "%v", err)
	}
	return nil
}

// checkSize complains if a pile of a fresh deal has a wrong number of cards, and
// tells which cards the whole text lacks.
func (p *parser) checkSize(l *line, words []word, pile string, want int) error {
	if len(words) == want {
		return nil
	}
	at := word{column: l.length + 1}
	switch {
	case len(words) > want:
		at = words[want]
	case len(words) > 0:
		at = words[len(words)-1]
	}
	remedy := fmt.Sprintf("remove %s", plural(len(words)-want, "card"))
	if len(words) < want {
		remedy = fmt.Sprintf("add %s", plural(want-len(words), "card"))
	}
	_, bad := checkDeck(p.places, p.rules)
	if bad != nil {
		remedy = bad.Error()
	} else if at.text != "" {
		remedy += " near " + at.text
	}
	f := p.lines.fault(l.number, at.column, "%s has %s, and a deal has %d there; %s", pile, plural(len(words), "card"), want, remedy)
	if bad != nil {
		f.cause = bad
	}
	return f
}
