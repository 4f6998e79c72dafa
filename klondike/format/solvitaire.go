package format

// The JSON of Solvitaire and lonelybot.

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"kedou/klondike"
)

// maxJSON is the longest object that is read, in bytes.
const maxJSON = 64 << 10

func beginsSolvitaire(l *klondike.Line) bool {
	return strings.HasPrefix(strings.TrimSpace(l.Text), "{")
}

// object is a JSON object on some lines of a text.
type object struct {
	d     *klondike.Draft
	lines []*klondike.Line
	text  string
	next  *json.Decoder
	seen  map[string]bool
}

// readSolvitaire reads an object with the piles.
func readSolvitaire(d *klondike.Draft) error {
	o, err := takeObject(d)
	if err != nil {
		return err
	}
	if err := whole(d); err != nil {
		return err
	}
	o.next = json.NewDecoder(strings.NewReader(o.text))
	if _, err := o.delim('{', "the object"); err != nil {
		return err
	}
	for o.next.More() {
		if err := o.member(); err != nil {
			return err
		}
	}
	at, err := o.delim('}', "the object")
	switch {
	case err != nil:
		return err
	case strings.TrimSpace(o.text[o.next.InputOffset():]) != "":
		return o.fault(o.next.InputOffset(), "text behind the object: give each deal lines of its own")
	case !o.seen["tableau piles"]:
		return o.fault(at, `there are no "tableau piles": add them`)
	}
	return nil
}

// takeObject reads lines until the braces close.
func takeObject(d *klondike.Draft) (*object, error) {
	o := &object{d: d, seen: map[string]bool{}}
	var bad error // a line on the way
	for l, depth := d.First, 0; ; {
		o.lines = append(o.lines, l)
		o.text += l.Text + "\n"
		if depth += braces(l.Text); depth <= 0 {
			return o, bad
		}
		next, err := d.Next()
		for isFault(err) {
			bad = cmp.Or(bad, err)
			next, err = d.Next()
		}
		switch {
		case errors.Is(err, io.EOF):
			return nil, cmp.Or(bad, d.Fault(l.Number, utf8.RuneCountInString(l.Text)+1, "the object has no end: close it with }"))
		case err != nil:
			return nil, err
		case len(o.text) > maxJSON:
			return nil, d.Fault(next.Number, 1, "the object from line %d on is longer than %d KiB: close it with }", d.First.Number, maxJSON>>10)
		}
		l = next
	}
}

// braces counts the braces that a line leaves open, but for those in strings.
func braces(text string) (depth int) {
	for i, part := range strings.Split(text, `"`) {
		if i%2 == 0 {
			depth += strings.Count(part, "{") - strings.Count(part, "}")
		}
	}
	return depth
}

// isFault tells what is wrong with a line from what is wrong with the reading.
func isFault(err error) bool {
	var fault *klondike.Fault
	return errors.As(err, &fault)
}

// place finds the line and the column of an offset in bytes.
func (o *object) place(offset int64) (line, column int) {
	rest, last := int(offset), o.lines[len(o.lines)-1]
	for _, l := range o.lines {
		if rest <= len(l.Text) {
			return l.Number, utf8.RuneCountInString(l.Text[:rest]) + 1
		}
		rest -= len(l.Text) + 1
	}
	return last.Number, utf8.RuneCountInString(last.Text) + 1
}

// fault complains about an offset.
func (o *object) fault(offset int64, format string, args ...any) error {
	line, column := o.place(offset)
	return o.d.Fault(line, column, format, args...)
}

// token returns the next piece of the object and where it begins.
func (o *object) token() (json.Token, int64, error) {
	at := o.next.InputOffset()
	for at < int64(len(o.text)) && strings.IndexByte(" \t\n\r,:", o.text[at]) >= 0 {
		at++
	}
	t, err := o.next.Token()
	if err != nil {
		return nil, at, o.fault(at, "not JSON: %v", err)
	}
	return t, at, nil
}

// delim wants a bracket or brace next.
func (o *object) delim(want rune, of string) (int64, error) {
	t, at, err := o.token()
	if err == nil && t != json.Delim(want) {
		err = o.fault(at, "%v in %s: write %c there", quotedToken(t), of, want)
	}
	return at, err
}

// quotedToken words a token.
func quotedToken(t json.Token) string {
	if d, ok := t.(json.Delim); ok {
		return d.String()
	}
	text, _ := json.Marshal(t) // was read from JSON
	return string(text)
}

// member reads a name and the piles of that name.
func (o *object) member() error {
	t, at, err := o.token()
	if err != nil {
		return err
	}
	key, _ := t.(string)
	if key == "foundation" {
		key = "foundations"
	}
	if o.seen[key] {
		return o.fault(at, "%q is there twice: give it once", key)
	}
	o.seen[key] = true
	p := &o.d.Position
	switch key {
	case "tableau piles":
		return o.piles(key, 7, o.column)
	case "foundations":
		return o.piles(key, 4, o.foundation)
	case "stock":
		p.Stock, err = o.plain("stock")
		slices.Reverse(p.Stock)
	case "waste":
		p.Waste, err = o.plain("waste")
	default:
		err = o.fault(at, `%q is no pile of Klondike: write "tableau piles", "stock", "waste" or "foundations"`, key)
	}
	return err
}

// shown is a card of the object.
type shown struct {
	klondike.Card
	up   bool
	at   int64
	text string
}

// pile reads an array of cards.
func (o *object) pile(name string) ([]shown, error) {
	if _, err := o.delim('[', name); err != nil {
		return nil, err
	}
	var cards []shown
	for o.next.More() {
		t, at, err := o.token()
		if err != nil {
			return nil, err
		}
		text, _ := t.(string)
		c, up, ok := parseShown(text)
		if !ok {
			return nil, o.fault(at, "%s (%s) is not a card: write rank and suit, such as \"10H\", or face down \"10h\"", quotedToken(t), name)
		}
		cards = append(cards, shown{c, up, at, text})
	}
	_, err := o.delim(']', name)
	return cards, err
}

// parseShown reads a rank, A, 2 to 10, J, Q, K or 1 to 13, and a suit, whose letter is
// upper case if the card lies face up.
func parseShown(text string) (c klondike.Card, up, ok bool) {
	if text == klondike.Unknown {
		return klondike.NoCard, false, true
	}
	if len(text) < 2 {
		return klondike.NoCard, false, false
	}
	rank, suit := text[:len(text)-1], text[len(text)-1:]
	number := map[string]string{"1": "A", "11": "J", "12": "Q", "13": "K"}
	c, ok = klondike.ParseCard(cmp.Or(number[rank], rank) + suit)
	return c, suit == strings.ToUpper(suit), ok
}

// lay notes a card's place.
func (o *object) lay(c shown, pile string, index int) {
	line, column := o.place(c.at)
	o.d.Lay(c.Card, line, column, pile, index)
}

// plain reads a pile whose cards all lie the same way.
func (o *object) plain(name string) ([]klondike.Card, error) {
	list, err := o.pile(name)
	var cards []klondike.Card
	for i, c := range list {
		o.lay(c, name, i+1)
		cards = append(cards, c.Card)
	}
	return cards, err
}

// piles reads an array of n piles, each with read.
func (o *object) piles(name string, n int, read func(i int) error) error {
	if _, err := o.delim('[', name); err != nil {
		return err
	}
	i := 0
	for ; i < n && o.next.More(); i++ {
		if err := read(i); err != nil {
			return err
		}
	}
	t, at, err := o.token()
	switch {
	case err != nil:
		return err
	case t != json.Delim(']'):
		return o.fault(at, "more than %d %s: remove what is too many", n, name)
	case i < n:
		return o.fault(at, "%d %s, and Klondike has %d: write [] for an empty one", i, name, n)
	}
	return nil
}

// column reads column i.
func (o *object) column(i int) error {
	cards, err := o.pile(column(i))
	pile := &o.d.Position.Tableau[i]
	for j, c := range cards {
		if !c.up && pile.Down < j {
			return o.fault(c.at, "%q (%s) lies face down on a card that lies face up: write its suit in upper case", c.text, column(i))
		}
		if !c.up {
			pile.Down++
		}
		o.lay(c, column(i), 0)
		pile.Cards = append(pile.Cards, c.Card)
	}
	return err
}

// foundation reads a foundation, whichever its suit is.
func (o *object) foundation(int) error {
	cards, err := o.pile("foundations")
	for i, c := range cards {
		if int(c.Rank()) != i+1 || c.Suit() != cards[0].Suit() {
			return o.fault(c.at, "%q is card %d of a foundation: write all its cards from the ace, of one suit", c.text, i+1)
		}
		o.lay(c, "foundation", 0)
		o.d.Position.Foundation[c.Suit()] = c.Rank()
	}
	return err
}

func writeSolvitaire(deal klondike.Deal, r klondike.Rules) (string, error) {
	p := &deal.Position
	if err := writable(p, r); err != nil {
		return "", err
	}
	var piles []string
	for _, c := range p.Tableau {
		piles = append(piles, array(slices.Concat(quoted(c.Cards[:c.Down], strings.ToLower), quoted(c.Cards[c.Down:], strings.ToUpper))))
	}
	text := "{\"tableau piles\": [\n" + strings.Join(piles, ",\n") + "\n],"
	stock := quoted(p.Stock, strings.ToUpper)
	slices.Reverse(stock)
	text += "\"stock\": " + array(stock) + ",\n"
	if len(p.Waste) > 0 {
		text += "\"waste\": " + array(quoted(p.Waste, strings.ToUpper)) + ",\n"
	}
	piles = nil
	for s, height := range p.Foundation {
		var cards []klondike.Card
		for rank := range height {
			cards = append(cards, klondike.NewCard(rank+1, klondike.Suit(s)))
		}
		piles = append(piles, array(quoted(cards, strings.ToUpper)))
	}
	return text + "\"foundations\": " + array(piles) + "}\n", nil
}

// quoted writes cards as strings of the object, the suits by letter.
func quoted(cards []klondike.Card, letter func(string) string) []string {
	var list []string
	for _, c := range cards {
		text := name(c)
		rank := strings.Replace(text[:1], "T", "10", 1)
		list = append(list, strconv.Quote(rank+letter(text[1:])))
	}
	return list
}

func array(items []string) string { return "[" + strings.Join(items, ",") + "]" }
