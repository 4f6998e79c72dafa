package service

// Whether to bid with a hand of doudizhu.

import (
	"cmp"

	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

// bidRequest asks whether to bid.
type bidRequest struct {
	handFields
	Deals int `json:"deals"`
	bounded
}

// bidSeed is the first deal of the estimate.
const bidSeed = 1

func adviseBid(c *call, r *bidRequest) (any, error) {
	h, rules, _, err := r.hand()
	if err != nil {
		return nil, err
	}
	if most := rules.HandSizes()[doudizhu.Landlord]; h.Cards() > most {
		return nil, badField("cards", phrase.Errorf("%d cards; the seat has %d", h.Cards(), most))
	}
	known := [doudizhu.Seats]doudizhu.Hand{doudizhu.Landlord: h}
	e, err := rules.Playouts(c, known, hand.Sampling{Seed: bidSeed, Deals: cmp.Or(max(r.Deals, 0), 2000), Time: c.limits.Time})
	switch {
	case err != nil && c.Err() == nil:
		return nil, badField("cards", err)
	case err != nil:
		return nil, err
	case e.Deals == 0:
		return nil, badField("limits", phrase.Errorf("the time was too short to play a deal"))
	}
	return doudizhujson.BidOf(rules, r.Rules, h, "bidder", bidSeed, e), nil
}
