package klondike

// The reader of keys.

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// keyReader sorts the cards of a key into piles.
type keyReader struct {
	d      *draft
	begin  int // the column of the first card's characters
	piles  [keyFoundation][len(keyPlaces)]Card
	up     [7][len(keyPlaces)]bool
	unseen int
}

// readKey reads k1: and two characters for each card, perhaps with redeals.
func readKey(d *draft) error {
	if !beginsKey(d.First) {
		return d.faultAt(d.First.Number, 1, "%q is no key: write k1: and two characters for each card", d.First.Words[0].Text)
	}
	text := strings.TrimSpace(d.First.Text)
	before, _, _ := strings.Cut(d.First.Text, text)
	begin := utf8.RuneCountInString(before) + len(keyPrefix) + 1
	body := strings.ToLower(text[len(keyPrefix):])
	if len(body) < keyLength {
		return d.faultAt(d.First.Number, begin+len(body), "%d characters, and a key has %d, two for each card: copy all of it", len(body), keyLength)
	}
	k := keyReader{d: d, begin: begin}
	for i, c := range deck() {
		if err := k.put(c, body[2*i:2*i+2], begin+2*i); err != nil {
			return err
		}
	}
	if err := keyRedealt(d, body[keyLength:], begin+keyLength); err != nil {
		return err
	}
	if err := whole(d); err != nil {
		return err
	}
	return k.finish()
}

// keyRedealt reads the text after the cards.
func keyRedealt(d *draft, text string, at int) error {
	if text == "" {
		return nil
	}
	number, ok := strings.CutPrefix(text, keyRedeals)
	n, err := strconv.ParseUint(number, 10, 16)
	if !ok || err != nil {
		return d.faultAt(d.First.Number, at, "%q behind the %d characters of a key: write nothing, or r and the number of redeals used", text, keyLength)
	}
	d.Position.Redealt = int(n)
	return nil
}

// put puts a card into the pile and place of its two characters.
func (k *keyReader) put(c Card, text string, at int) error {
	if text == unknown {
		k.d.lay(NoCard, k.d.First.Number, at, pileName{}, 0)
		k.unseen++
		return nil
	}
	pile, place := strings.Index(keyPiles, text[:1]), strings.Index(keyPlaces, text[1:])
	switch {
	case pile < 0 || place < 1:
		return k.d.faultAt(k.d.First.Number, at, "%q is no place of %s: write a pile, 1 to 7, a to g, s, w or h, and a place, 1 to 9 or a to z; or ??", text, c.Symbol())
	case pile == keyFoundation && place != int(c.Rank()):
		return k.d.faultAt(k.d.First.Number, at, "%s has place %d on its foundation: write %s%c", c.Symbol(), int(c.Rank()), text[:1], keyPlaces[c.Rank()])
	case pile == keyFoundation:
		k.d.Position.Foundation[c.Suit()] = max(k.d.Position.Foundation[c.Suit()], c.Rank())
		k.d.lay(c, k.d.First.Number, at, foundationName, 0)
		return nil
	}
	up := pile < 7
	if !up && pile < keyStock {
		pile -= 7
	}
	if other := k.piles[pile][place]; other != NoCard {
		return k.d.faultAt(k.d.First.Number, at, "%s and %s have the same place, %q: give each its own", other.Symbol(), c.Symbol(), text)
	}
	k.piles[pile][place] = c
	if up {
		k.up[pile][place] = true
	}
	k.d.lay(c, k.d.First.Number, at, pileOf(pile), place)
	return nil
}

// pileOf names a pile by its index in keyPiles.
func pileOf(pile int) pileName {
	switch pile {
	case keyStock:
		return stockName
	case keyWaste:
		return wasteName
	}
	return columnName(pile)
}

// finish turns the piles into a position. Unseen cards fill the gaps, and the end of the stock.
func (k *keyReader) finish() error {
	p := &k.d.Position
	var err error
	for i := range p.Tableau {
		if p.Tableau[i].Cards, err = k.cards(i); err != nil {
			return err
		}
		if p.Tableau[i].Down, err = k.downs(i); err != nil {
			return err
		}
	}
	if p.Waste, err = k.cards(keyWaste); err != nil {
		return err
	}
	if p.Stock, err = k.cards(keyStock); err != nil {
		return err
	}
	for range k.unseen {
		p.Stock = append(p.Stock, NoCard)
	}
	return nil
}

// downs returns the number of face-down cards of a column.
func (k *keyReader) downs(i int) (int, error) {
	cards := k.d.Position.Tableau[i].Cards
	down := 0
	for down < len(cards) && !k.up[i][down+1] {
		down++
	}
	for j := down; j < len(cards); j++ {
		if c := cards[j]; c != NoCard && !k.up[i][j+1] {
			return 0, k.fault(c, "%s (%v) lies face down on a card that lies face up: write %d%c", c.Symbol(), columnName(i), i+1, keyPlaces[j+1])
		}
	}
	return down, nil
}

// fault returns a Fault at a card's characters.
func (k *keyReader) fault(c Card, format string, args ...any) error {
	return k.d.faultAt(k.d.First.Number, k.begin+2*(13*int(c.Suit())+int(c.Rank())-1), format, args...)
}

// cards returns a pile up to its last card. It fills gaps with unseen cards.
func (k *keyReader) cards(pile int) ([]Card, error) {
	var cards []Card
	gaps := 0
	for place, c := range k.piles[pile][1:] {
		if c == NoCard {
			gaps++
			continue
		}
		if gaps > k.unseen {
			return nil, k.fault(c, "%s has place %d of %v, and nothing has the one before: number the cards of a pile from 1", c.Symbol(), place+1, pileOf(pile))
		}
		k.unseen -= gaps
		cards = append(append(cards, make([]Card, gaps)...), c)
		gaps = 0
	}
	return cards, nil
}
