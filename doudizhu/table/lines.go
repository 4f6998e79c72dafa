package table

// The lines of records as text, read one by one: their keys, and the lines of the game and its deal.

import (
	"strconv"
	"strings"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// readLine reads a line of text into the record, and notes its key among those seen.
func (r *Record) readLine(text string, seen map[string]bool) error {
	l, err := parseLine(text)
	if err != nil {
		return err
	}
	if seen[l.key] {
		return phrase.Errorf("%q is there twice; leave one of the lines out", l.key)
	}
	seen[l.key] = true
	key, argument, _ := strings.Cut(l.key, " ")
	read := reader(key)
	if n, err := strconv.Atoi(key); err == nil && n > 0 {
		read = (*Record).readTrick
	}
	switch {
	case read == nil:
		return phrase.Errorf("%.60q is no line of a record; begin it with game, deal, first, chair, bottom, auction, landlord, doubles, defaults, result, or a trick's number", l.key)
	case r.Variant.Name == "" && key != "game":
		return phrase.Errorf("a record begins with its game, as in \"game: standard, base 1\"")
	}
	if key == "chair" {
		l.items = append([][]string{{argument}}, l.items...)
	}
	return read(r, l)
}

// reader returns what reads lines with a key, nil for an unknown key. A map of the readers would link all of them to every program.
func reader(key string) func(*Record, line) error {
	switch key {
	case "game":
		return (*Record).readGame
	case "deal":
		return (*Record).readNumber
	case "first":
		return (*Record).readFirst
	case "chair":
		return (*Record).readChair
	case "bottom":
		return (*Record).readBottom
	case "auction":
		return (*Record).readAuction
	case "landlord":
		return (*Record).readLandlord
	case "doubles":
		return (*Record).readDoubles
	case "defaults":
		return (*Record).readDefaults
	case "result":
		return (*Record).readResult
	}
	return nil
}

func (r *Record) readGame(l line) (err error) {
	v, err := ByName(strings.Join(l.items[0], " "))
	if err != nil {
		return err
	}
	for _, item := range l.items[1:] {
		switch word, n, err := wordAndNumber(item); {
		case err != nil:
			return err
		case word == "base":
			v.Base = n
		case word == "cap":
			v.Cap = n
		default:
			return phrase.Errorf("%q: write base N or cap N", word)
		}
	}
	r.Variant = v
	return nil
}

func (r *Record) readNumber(l line) (err error) {
	if seed := strings.Join(l.items[0], " "); seed != "-" {
		r.Deal.Numbered = true
		if r.Deal.Seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
			return phrase.Errorf("%q is no number of a deal", seed)
		}
	}
	for _, item := range l.items[1:] {
		word, n, err := wordAndNumber(item)
		if err != nil || word != "redeals" {
			return phrase.Errorf("%q: write redeals N", strings.Join(item, " "))
		}
		r.Deal.Redeals = n
	}
	return nil
}

func (r *Record) readFirst(l line) (err error) {
	r.Deal.First, err = chair(l.items[0])
	return err
}

// readChair reads a hand and the name behind it.
func (r *Record) readChair(l line) error {
	c, err := chair(l.items[0])
	if err != nil {
		return err
	}
	cards, name, _ := strings.Cut(l.text, " ")
	if name = strings.TrimSpace(name); strings.HasPrefix(name, `"`) {
		if name, err = strconv.Unquote(name); err != nil {
			return phrase.Errorf("the name begins with a quote; end it with one too")
		}
	}
	r.Names[c] = name
	r.Deal.Hands[c], err = parseHand(cards)
	return err
}

func (r *Record) readBottom(l line) (err error) {
	r.Deal.Bottom, err = parseHand(l.text)
	return err
}

// parseHand reads what handText writes.
func parseHand(text string) (doudizhu.Hand, error) {
	if text == "-" {
		return 0, nil
	}
	return notation.ParseHand(text)
}

// chair reads the chair at the head of some words.
func chair(words []string) (Chair, error) {
	text := strings.Join(words[:min(1, len(words))], "")
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= Chairs {
		return Nobody, phrase.Errorf("%q is no chair; chairs are 0, 1 and 2", text)
	}
	return Chair(n), nil
}

// wordAndNumber reads a word and a number behind it.
func wordAndNumber(item []string) (string, int, error) {
	if len(item) == 2 {
		if n, err := strconv.Atoi(item[1]); err == nil {
			return item[0], n, nil
		}
	}
	return "", 0, phrase.Errorf("%q: write a word and a number", strings.Join(item, " "))
}

// threeNumbers reads a number for each chair.
func threeNumbers(to *[Chairs]int, words []string) (err error) {
	if len(words) != Chairs {
		return phrase.Errorf("%d values for 3 chairs", len(words))
	}
	for c, word := range words {
		if to[c], err = strconv.Atoi(word); err != nil {
			return phrase.Errorf("%q is no number", word)
		}
	}
	return nil
}
