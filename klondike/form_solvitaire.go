package klondike

// The JSON of Solvitaire and lonelybot.

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

func beginsSolvitaire(l *line) bool {
	return strings.HasPrefix(strings.TrimSpace(l.Text), "{")
}

func writeSolvitaire(deal Deal, r Rules) (string, error) {
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
		var cards []Card
		for rank := range height {
			cards = append(cards, NewCard(rank+1, Suit(s)))
		}
		piles = append(piles, array(quoted(cards, strings.ToUpper)))
	}
	return text + "\"foundations\": " + array(piles) + "}\n", nil
}

// quoted writes cards as strings of the object, the suits by letter.
func quoted(cards []Card, letter func(string) string) []string {
	var list []string
	for _, c := range cards {
		text := names([]Card{c}, Card.String)
		rank := strings.Replace(text[:1], "T", "10", 1)
		list = append(list, strconv.Quote(rank+letter(text[1:])))
	}
	return list
}

func array(items []string) string { return "[" + strings.Join(items, ",") + "]" }

func readSolvitaire(d *draft) error {
	o, err := takeObject(d)
	if err != nil {
		return err
	}
	if err := whole(d); err != nil {
		return err
	}
	o.next = json.NewDecoder(strings.NewReader(o.text))
	if _, err := o.delim('{', pileName{word: "the object"}); err != nil {
		return err
	}
	for o.next.More() {
		if err := o.member(); err != nil {
			return err
		}
	}
	at, err := o.delim('}', pileName{word: "the object"})
	switch {
	case err != nil:
		return err
	case strings.TrimSpace(o.text[o.next.InputOffset():]) != "":
		return o.fault(o.next.InputOffset(), "text behind the object: give each deal lines of its own")
	case !o.seen["tableau piles"]:
		return o.fault(at, `there are no "tableau piles": add them`)
	}
	d.cover()
	return nil
}

// cover turns all cards of a fresh deal down but the last of each column, where the object has upper case throughout.
func (d *draft) cover() {
	p := d.Position.Clone()
	for i := range p.Tableau {
		if p.Tableau[i].Down > 0 {
			return
		}
		p.Tableau[i].Down = i
	}
	if p.Fresh() {
		d.Position = p
	}
}

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
		return o.piles(pileName{word: key}, 7, o.column)
	case "foundations":
		return o.piles(pileName{word: key}, 4, o.foundation)
	case "stock":
		p.Stock, err = o.plain(stockName)
		slices.Reverse(p.Stock)
	case "waste":
		p.Waste, err = o.plain(wasteName)
	default:
		err = o.fault(at, `%q is no pile of Klondike: write "tableau piles", "stock", "waste" or "foundations"`, key)
	}
	return err
}

// shown is a card of the object.
type shown struct {
	Card
	up   bool
	at   int64
	text string
}

func (o *object) pile(name pileName) ([]shown, error) {
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

// parseShown reads a card, whose rank may also be 1 or 11 to 13, and whose suit's letter is upper case if the card lies face up.
func parseShown(text string) (c Card, up, ok bool) {
	if text == unknown {
		return NoCard, false, true
	}
	suit := strings.TrimLeft(text, "0123456789")
	rank := strings.TrimSuffix(text, suit)
	number := map[string]string{"1": "A", "11": "J", "12": "Q", "13": "K"}
	c, ok = ParseCard(cmp.Or(number[rank], rank) + suit)
	return c, !strings.ContainsAny(suit, "cdhs"), ok
}

func (o *object) lay(c shown, pile pileName, index int) {
	line, column := o.place(c.at)
	o.d.lay(c.Card, line, column, pile, index)
}

// plain reads a pile whose cards all lie the same way up.
func (o *object) plain(name pileName) ([]Card, error) {
	list, err := o.pile(name)
	var cards []Card
	for i, c := range list {
		o.lay(c, name, i+1)
		cards = append(cards, c.Card)
	}
	return cards, err
}

func (o *object) piles(name pileName, n int, read func(i int) error) error {
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
		return o.fault(at, "more than %d %v: remove what is too many", n, name)
	case i < n:
		return o.fault(at, "%v: %d of %d arrays are there: write [] for an empty pile", name, i, n)
	}
	return nil
}

func (o *object) column(i int) error {
	cards, err := o.pile(columnName(i))
	pile := &o.d.Position.Tableau[i]
	for j, c := range cards {
		if !c.up && pile.Down < j {
			return o.fault(c.at, "%q (%v) lies face down on a card that lies face up: write its suit in upper case", c.text, columnName(i))
		}
		if !c.up {
			pile.Down++
		}
		o.lay(c, columnName(i), 0)
		pile.Cards = append(pile.Cards, c.Card)
	}
	return err
}

func (o *object) foundation(int) error {
	cards, err := o.pile(foundationsName)
	for i, c := range cards {
		if int(c.Rank()) != i+1 || c.Suit() != cards[0].Suit() {
			return o.fault(c.at, "%q is card %d of a foundation: write all its cards from the ace, of one suit", c.text, i+1)
		}
		o.lay(c, foundationName, 0)
		o.d.Position.Foundation[c.Suit()] = c.Rank()
	}
	return err
}
