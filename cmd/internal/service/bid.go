package service

// Whether to bid with a hand of doudizhu, or to double.

import (
	"cmp"

	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/search/phrase"
)

// bidRequest asks whether to bid, or to double.
type bidRequest struct {
	handFields
	Seat     string  `json:"seat"`
	DealRest bool    `json:"deal_rest"`
	Bottom   string  `json:"bottom"`
	Deals    int     `json:"deals"`
	Seed     *string `json:"seed"`
	bounded
}

func adviseBid(c *call, r *bidRequest) (any, error) {
	h, rules, n, err := r.hand(r.Bottom)
	if err != nil {
		return nil, err
	}
	r.Seat = cmp.Or(r.Seat, "bidder")
	known, err := r.known(h, rules, n)
	if err != nil {
		return nil, err
	}
	seed, err := seedOf(r.Seed, 1)
	if err != nil {
		return nil, err
	}
	e, err := rules.Playouts(c, known, hand.Sampling{Seed: seed, Deals: cmp.Or(max(r.Deals, 0), 2000), Time: c.limits.Time})
	switch {
	case err != nil && c.Err() == nil:
		return nil, badField("cards", err)
	case err != nil:
		return nil, err
	case e.Deals == 0:
		return nil, badField("limits", phrase.Errorf("the time was too short to play a deal"))
	}
	return doudizhujson.BidOf(rules, r.Rules, h, r.Seat, seed, e), nil
}

// known returns the cards that the advised player knows.
func (r *bidRequest) known(h doudizhu.Hand, rules *hand.Rules, n doudizhu.Notation) (known [doudizhu.Seats]doudizhu.Hand, err error) {
	seat, ok := doudizhujson.Seats[r.Seat]
	sizes := rules.HandSizes()
	full := sizes[doudizhu.Down] // on which all players bid
	switch {
	case !ok:
		return known, badField("seat", phrase.Errorf("give bidder, landlord, down or up"))
	case h.Cards() < full && !r.DealRest:
		return known, badField("cards", phrase.Errorf("%d cards; a hand has %d when the bidding begins; deal_rest fills it at random", h.Cards(), full))
	case h.Cards() > sizes[seat]:
		return known, badField("cards", phrase.Errorf("%d cards; the seat has %d", h.Cards(), sizes[seat]))
	}
	known[seat] = h
	if r.Bottom == "" {
		return known, nil
	}
	if !seat.Peasant() {
		return known, badField("bottom", phrase.Errorf("is for the seats down and up; a landlord's bottom cards are in his hand"))
	}
	if known[doudizhu.Landlord], err = readHand("bottom", r.Bottom, rules, n); err != nil {
		return known, err
	}
	most := sizes[doudizhu.Landlord] - sizes[doudizhu.Down]
	if held := known[doudizhu.Landlord].Cards(); held > most {
		return known, badField("bottom", phrase.Errorf("%d cards; there are %d", held, most))
	}
	return known, nil
}
