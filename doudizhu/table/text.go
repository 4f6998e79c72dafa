package table

// Records as text, for people.

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"kedou/doudizhu"
)

// Text writes the record for people, in the language "en" or "zh":
//
//	game: standard, base 1
//	deal: 7
//	first: 1
//	chair 0: 344557889TJQQK22B ann
//	chair 1: …
//	chair 2: …
//	bottom: 3TK
//	auction: 1 passes, 2 bids 3
//	landlord: 2
//	doubles: 0 no, 1 yes, 2 no (in rob also super)
//	1: landlord 34567, down pass, up 45678, landlord pass, down pass
//	2: up 3, …
//	defaults: 0, 0, 1
//	result: winner 1, bid 3, bombs 0, points -6, 12, -6
//
// The numbered lines are the tricks: a lead and its answers.
func (r *Record) Text(language string) string {
	p := &page{chinese: language == "zh"}
	game := []string{r.Variant.Name, fmt.Sprintf("base %d", r.Variant.Base)}
	if r.Variant.Cap > 0 {
		game = append(game, fmt.Sprintf("cap %d", r.Variant.Cap))
	}
	p.line("game", game...)
	r.writeDeal(p)
	r.writeCalls(p)
	r.writeTricks(p)
	if r.Defaults != [Chairs]int{} {
		p.line("defaults", numbers(r.Defaults)...)
	}
	if r.Result != nil {
		p.line("result", r.Result.items()...)
	}
	return p.text.String()
}

// numbers writes a number for each chair.
func numbers(list [Chairs]int) (words []string) {
	for _, n := range list {
		words = append(words, strconv.Itoa(n))
	}
	return words
}

// writeDeal writes the deal.
func (r *Record) writeDeal(p *page) {
	deal := []string{strconv.FormatUint(r.Deal.Seed, 10)}
	if !r.Deal.Numbered {
		deal[0] = "-"
	}
	if r.Deal.Redeals > 0 {
		deal = append(deal, fmt.Sprintf("redeals %d", r.Deal.Redeals))
	}
	if r.Deal.Numbered || len(deal) > 1 {
		p.line("deal", deal...)
	}
	p.line("first", strconv.Itoa(int(r.Deal.First)))
	for c, h := range r.Deal.Hands {
		p.raw(fmt.Sprintf("chair %d", c), strings.TrimRight(handText(h)+" "+nameText(r.Names[c]), " "))
	}
	p.raw("bottom", handText(r.Deal.Bottom))
}

// handText writes a hand, - for no cards.
func handText(h doudizhu.Hand) string {
	if h == 0 {
		return "-"
	}
	return h.String()
}

// nameText writes a name, in quotes unless it is plain.
func nameText(name string) string {
	odd := strings.ContainsFunc(name, func(c rune) bool { return !unicode.IsPrint(c) })
	if odd || strings.HasPrefix(name, `"`) || strings.TrimSpace(name) != name {
		return strconv.Quote(name)
	}
	return name
}

// writeCalls writes the auction and the doubles.
func (r *Record) writeCalls(p *page) {
	var calls []string
	called := false
	for _, c := range r.Calls {
		word := "passes"
		switch {
		case c.Bid == 0:
		case r.Variant.Auction == Bids:
			word = fmt.Sprintf("bids %d", c.Bid)
		case called && r.Variant.Auction == Rob:
			word = "robs"
		default:
			word, called = "calls", true
		}
		calls = append(calls, fmt.Sprintf("%d %s", c.Chair, word))
	}
	if len(calls) > 0 {
		p.line("auction", calls...)
	}
	switch landlord := strconv.Itoa(int(r.Landlord)); {
	case r.Given:
		p.line("landlord", landlord, "given")
	case r.Landlord != Nobody:
		p.line("landlord", landlord)
	}
	var doubled []string
	for c, d := range r.Doubled {
		if d > 0 {
			doubled = append(doubled, fmt.Sprintf("%d %s", c, [...]string{Refused: "no", Double: "yes", Super: "super"}[d]))
		}
	}
	if len(doubled) > 0 {
		p.line("doubles", doubled...)
	}
}

// writeTricks writes the moves, a trick a line.
func (r *Record) writeTricks(p *page) {
	var trick []string
	n, passes := 0, 0
	for i, m := range r.Moves {
		laid := "pass"
		if passes++; m.Play.Kind != doudizhu.Pass {
			laid, passes = playText(&r.Variant.Rules, m.Play), 0
		}
		trick = append(trick, seatOf(m.Chair, r.Landlord).String()+" "+laid)
		if passes == Chairs-1 || passes == len(trick) || i == len(r.Moves)-1 {
			n++
			p.line(strconv.Itoa(n), trick...)
			trick, passes = nil, 0
		}
	}
}

// items are the words of a result.
func (r *Result) items() []string {
	items := []string{fmt.Sprintf("winner %d", r.Winner), fmt.Sprintf("bid %d", r.Bid), fmt.Sprintf("bombs %d", r.Bombs)}
	if r.Spring {
		items = append(items, "spring")
	}
	return append(items, "points "+strings.Join(numbers(r.Points), " "))
}
