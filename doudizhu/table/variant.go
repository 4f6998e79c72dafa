package table

// The variants: their decks, rules and auctions.

import (
	"math/bits"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

// Auction is the way to find the landlord.
type Auction uint8

// The auctions.
const (
	Bids  Auction = iota // 1 to 3, each bid higher than the last; 3 ends
	Rob                  // one player calls, the others may rob the seat, each rob doubling the score
	Takes                // the first caller takes the seat, and can't double
)

// Variant is the set of rules on which a table agrees. RULES.md of package doudizhu has a table of
// them.
type Variant struct {
	Name    string
	Rules   hand.Rules
	Bottom  int // the number of cards that the landlord takes up
	Auction Auction
	Base    int // the points of a peasant without any factor, at least 1
	Cap     int // the greatest factor of the base for one peasant; 0: no limit
}

// Variants lists the names of the variants.
func Variants() []string { return []string{"standard", "rob", "yuncheng"} }

// ByName returns a variant by its name, with base 1 and no cap. The error lists the
// names.
func ByName(name string) (Variant, error) {
	rules, wild, auction, bottom := "standard", hand.Wild{}, Bids, 3
	switch name {
	case "standard":
	case "rob":
		auction = Rob
	case "yuncheng":
		rules, wild, auction, bottom = "yuncheng", hand.Flower, Takes, 4
	default:
		return Variant{}, phrase.Errorf("there is no game %q; there are %v", name, Variants())
	}
	set, err := doudizhu.ParseRules(rules)
	return Variant{
		Name:    name,
		Rules:   hand.Rules{Rules: set, Wild: wild},
		Bottom:  bottom,
		Auction: auction,
		Base:    1,
	}, err
}

// Deck is the pack of cards that the variant is played with.
func (v *Variant) Deck() doudizhu.Hand {
	if v.Rules.Wild.Stands != 0 && v.Rules.Wild.Rank == doudizhu.Wild {
		return doudizhu.Deck + doudizhu.Of(doudizhu.Wild, 1)
	}
	return doudizhu.Deck
}

// callable returns the bids open to the next player after some calls, the pass first.
func (v *Variant) callable(calls []Call) []int {
	if v.Auction != Bids {
		return []int{0, 1}
	}
	open := []int{0}
	for bid := highest(calls) + 1; bid <= 3; bid++ {
		open = append(open, bid)
	}
	return open
}

// nextCaller returns the next caller after some calls, at least one, and Nobody if the auction is over. A player who passed before
// the first call of an auction with robbing is out; so the third player may be the last, and the caller answers
// only robbers.
func (v *Variant) nextCaller(calls []Call) Chair {
	said := uint(0) // a bit for each call, the last one lowest
	for _, c := range calls {
		said = said<<1 | uint(min(c.Bid, 1))
	}
	switch next := calls[len(calls)-1].Chair.Next(); {
	case v.Auction == Bids && highest(calls) == 3, v.Auction == Takes && said != 0, len(calls) > Chairs:
		return Nobody
	case len(calls) < Chairs:
		return next
	case v.Auction == Rob && bits.OnesCount(said) > 1:
		return calls[Chairs-bits.Len(said)].Chair
	}
	return Nobody
}

// highest returns the highest bid.
func highest(calls []Call) (bid int) {
	for _, c := range calls {
		bid = max(bid, c.Bid)
	}
	return bid
}

// knockDown returns the landlord and the factor of an auction; Nobody if all have passed.
func (v *Variant) knockDown(calls []Call) (landlord Chair, factor int) {
	landlord = Nobody
	for _, c := range calls {
		switch {
		case c.Bid == 0:
			continue
		case landlord == Nobody || v.Auction != Rob:
			factor = c.Bid
		default:
			factor *= 2
		}
		landlord = c.Chair
	}
	return landlord, factor
}

// The factors that a player may choose at the doubles.
const (
	Refused = 1 // no double
	Double  = 2
	Super   = 4 // super-doubling (超级加倍)
)

// Doubles returns the possible answers at the doubles: with robbing, Super too.
func (v *Variant) Doubles() []int {
	if v.Auction == Rob {
		return []int{Refused, Double, Super}
	}
	return []int{Refused, Double}
}

// mayDouble reports whether the player of the given seat may double.
func (v *Variant) mayDouble(s doudizhu.Seat) bool { return s.Peasant() || v.Auction != Takes }
