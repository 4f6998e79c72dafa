package table

// The games that are played: their decks, rules and auctions.

import (
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// Auction is how the landlord is found.
type Auction uint8

// The auctions.
const (
	Bids  Auction = iota // 1 to 3, each bid higher than the last; 3 ends
	Rob                  // one calls, the others may rob him of it, each doubling the score
	Takes                // who calls first takes it
)

// Variant is a game as a table agrees on it. RULES.md beside package doudizhu has a table of them.
type Variant struct {
	Name    string
	Rules   hand.Rules
	Bottom  int // how many cards the landlord takes up
	Auction Auction
}

// Variants lists the names of the variants.
func Variants() []string { return []string{"standard", "rob", "yuncheng"} }

// ByName returns a variant by its name.
func ByName(name string) (Variant, bool) {
	rules, wild, auction, bottom := "standard", hand.Wild{}, Bids, 3
	switch name {
	case "standard":
	case "rob":
		auction = Rob
	case "yuncheng":
		rules, wild, auction, bottom = "yuncheng", hand.Flower, Takes, 4
	default:
		return Variant{}, false
	}
	set, err := doudizhu.RuleSet(rules)
	return Variant{Name: name, Rules: hand.Rules{Rules: set, Wild: wild}, Bottom: bottom, Auction: auction}, err == nil
}
