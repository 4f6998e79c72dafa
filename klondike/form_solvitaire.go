package klondike

// The JSON of Solvitaire and lonelybot.

import (
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
