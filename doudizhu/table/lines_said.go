package table

// The lines of records as text of calls, doubles, plays and the result.

import (
	"strconv"
	"strings"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

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
				return phrase.Errorf("%q is no call; write passes, calls, robs, or bids N", said)
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
		case "super":
			r.Doubled[c] = 4
		default:
			return phrase.Errorf("%q: write yes, no or super", said)
		}
	}
	return nil
}

// readTrick reads moves by the seats.
func (r *Record) readTrick(l line) error {
	if r.Landlord == Nobody {
		return phrase.Errorf("plays before it is said who is the landlord")
	}
	for _, item := range l.items {
		seat := -1
		for s := range doudizhu.Seats {
			if len(item) == 2 && item[0] == s.String() {
				seat = int(s)
			}
		}
		if seat < 0 {
			return phrase.Errorf("%q: write landlord, down or up, and cards or pass", strings.Join(item, " "))
		}
		p, err := parsePlay(&r.Variant.Rules, item[1])
		if err != nil {
			return phrase.Errorf("move %d: %w", len(r.Moves)+1, err)
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
			err = phrase.Errorf("%q: write winner, bid, bombs, spring and points", word)
		}
		if err != nil {
			return err
		}
	}
	r.Result = result
	return nil
}
