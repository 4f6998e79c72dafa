package table

// The lines of records as text, read one by one.

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"kedou/doudizhu"
)

// readLine reads a line of text into the record.
func (r *Record) readLine(text string) error {
	l, err := parseLine(text)
	if err != nil {
		return err
	}
	key, argument, _ := strings.Cut(l.key, " ")
	read := lineReaders[key]
	if n, err := strconv.Atoi(key); err == nil && n > 0 {
		read = (*Record).readTrick
	}
	switch {
	case read == nil:
		return fmt.Errorf("%q is no line of a record; see those that are written", l.key)
	case r.Variant.Name == "" && key != "game":
		return errors.New("a record begins with its game, as in \"game: standard, base 1\"")
	}
	if key == "chair" {
		l.items = append([][]string{{argument}}, l.items...)
	}
	return read(r, l)
}

// lineReaders read lines by their keys.
var lineReaders = map[string]func(*Record, line) error{
	"game":     (*Record).readGame,
	"deal":     (*Record).readNumber,
	"first":    (*Record).readFirst,
	"chair":    (*Record).readChair,
	"bottom":   (*Record).readBottom,
	"auction":  (*Record).readAuction,
	"landlord": (*Record).readLandlord,
	"doubles":  (*Record).readDoubles,
	"defaults": (*Record).readDefaults,
	"result":   (*Record).readResult,
}

func (r *Record) readGame(l line) (err error) {
	v, ok := ByName(strings.Join(l.items[0], " "))
	if !ok {
		return fmt.Errorf("there is no game %q; there are %v", strings.Join(l.items[0], " "), Variants())
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
			return fmt.Errorf("%q: write base N or cap N", word)
		}
	}
	r.Variant = v
	return nil
}

func (r *Record) readNumber(l line) (err error) {
	if seed := strings.Join(l.items[0], " "); seed != "-" {
		r.Deal.Numbered = true
		if r.Deal.Seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
			return fmt.Errorf("%q is no number of a deal", seed)
		}
	}
	for _, item := range l.items[1:] {
		word, n, err := wordAndNumber(item)
		if err != nil || word != "redeals" {
			return fmt.Errorf("%q: write redeals N", strings.Join(item, " "))
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
			return errors.New("the name begins with a quote; end it with one too")
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

func (r *Record) readAuction(l line) error {
	for _, item := range l.items {
		c, err := chair(item)
		if err != nil {
			return err
		}
		bid := 0
		switch said := strings.Join(item[1:], " "); said {
		case "passes":
		case "calls", "robs":
			bid = 1
		default:
			if bid, err = strconv.Atoi(strings.TrimPrefix(said, "bids ")); err != nil {
				return fmt.Errorf("%q is no call; write passes, calls, robs, or bids N", said)
			}
		}
		r.Calls = append(r.Calls, Call{c, bid})
	}
	return nil
}

func (r *Record) readLandlord(l line) (err error) {
	r.Given = len(l.items) > 1 && strings.Join(l.items[1], " ") == "given"
	r.Landlord, err = chair(l.items[0])
	return err
}

func (r *Record) readDoubles(l line) error {
	for _, item := range l.items {
		c, err := chair(item)
		if err != nil {
			return err
		}
		switch said := strings.Join(item[1:], " "); said {
		case "no":
			r.Doubled[c] = 1
		case "yes":
			r.Doubled[c] = 2
		default:
			return fmt.Errorf("%q: write yes or no", said)
		}
	}
	return nil
}

// readTrick reads moves by the seats.
func (r *Record) readTrick(l line) error {
	if r.Landlord == Nobody {
		return errors.New("plays before it is said who is the landlord")
	}
	for _, item := range l.items {
		seat := -1
		for s := range doudizhu.Seats {
			if len(item) == 2 && item[0] == s.String() {
				seat = int(s)
			}
		}
		if seat < 0 {
			return fmt.Errorf("%q: write landlord, down or up, and cards or pass", strings.Join(item, " "))
		}
		p, err := parsePlay(&r.Variant.Rules, item[1])
		if err != nil {
			return fmt.Errorf("move %d: %w", len(r.Moves)+1, err)
		}
		r.Moves = append(r.Moves, Move{(r.Landlord + Chair(seat)) % Chairs, p})
	}
	return nil
}

func (r *Record) readDefaults(l line) error {
	words := []string{}
	for _, item := range l.items {
		words = append(words, item...)
	}
	return threeNumbers(&r.Defaults, words)
}

func (r *Record) readResult(l line) (err error) {
	result := &Result{Winner: Nobody}
	for _, item := range l.items {
		switch word := strings.Join(item[:min(1, len(item))], ""); word {
		case "spring":
			result.Spring = true
		case "points":
			err = threeNumbers(&result.Points, item[1:])
		case "winner":
			result.Winner, err = chair(item[1:])
		case "bid":
			_, result.Bid, err = wordAndNumber(item)
		case "bombs":
			_, result.Bombs, err = wordAndNumber(item)
		default:
			err = fmt.Errorf("%q: write winner, bid, bombs, spring and points", word)
		}
		if err != nil {
			return err
		}
	}
	r.Result = result
	return nil
}

// chair reads the chair at the head of some words.
func chair(words []string) (Chair, error) {
	text := strings.Join(words[:min(1, len(words))], "")
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= Chairs {
		return Nobody, fmt.Errorf("%q is no chair; chairs are 0, 1 and 2", text)
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
	return "", 0, fmt.Errorf("%q: write a word and a number", strings.Join(item, " "))
}

// threeNumbers reads a number for each chair.
func threeNumbers(to *[Chairs]int, words []string) (err error) {
	if len(words) != Chairs {
		return fmt.Errorf("%d values for 3 chairs", len(words))
	}
	for c, word := range words {
		if to[c], err = strconv.Atoi(word); err != nil {
			return fmt.Errorf("%q is no number", word)
		}
	}
	return nil
}
