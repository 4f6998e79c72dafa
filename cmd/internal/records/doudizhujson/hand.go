package doudizhujson

// The answers about a hand.

import (
	"encoding/json"

	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// Hand has the value of a hand.
type Hand struct {
	Hand       string          `json:"hand"`
	Rules      string          `json:"rules"`
	Wild       string          `json:"wild,omitempty"`
	Fewest     *int            `json:"fewest_plays"` // null if some cards can never be played
	Split      []string        `json:"split"`
	Splits     [][]string      `json:"splits,omitempty"`
	Power      json.Number     `json:"power"`
	PowerSplit []string        `json:"power_split"`
	Score      int             `json:"score"`
	Bid        int             `json:"bid"`
	Chance     records.Rounded `json:"landlord_chance"`
	Dead       string          `json:"dead,omitempty"` // the cards that can never be played
}

// HandOf analyses a hand, except for Splits.
func HandOf(a *hand.Analyst, h doudizhu.Hand, spec string) Hand {
	r, score := a.Rules(), hand.Points(h)
	split := a.FewestSplit(h)
	j := Hand{
		Hand:       h.String(),
		Rules:      spec,
		Wild:       r.Wild.String(),
		Split:      WildTexts(r, split.Plays),
		Power:      json.Number(a.Power(h).String()),
		PowerSplit: WildTexts(r, a.PowerSplit(h).Plays),
		Score:      score,
		Bid:        hand.BidFor(score),
		Chance:     records.Rounded(r.Chance(h)),
		Dead:       split.Dead.String(),
	}
	if n, ok := a.Fewest(h); ok {
		j.Fewest = &n
	}
	return j
}

// WildTexts writes plays, with wildcards in their places.
func WildTexts(r *hand.Rules, list []doudizhu.Play) []string {
	words := make([]string, len(list))
	for i, p := range list {
		words[i] = r.Text(p)
	}
	return words
}

// Play is a play of a hand.
type Play struct {
	Play   string `json:"play"`
	Kind   string `json:"kind"`
	Rank   string `json:"rank,omitempty"` // a pass has none
	Length uint8  `json:"length"`
	Parts  string `json:"parts"`
	Soft   bool   `json:"soft,omitempty"`
}

// PlayOf returns a play under rules that may have wildcards.
func PlayOf(r *hand.Rules, p doudizhu.Play) Play {
	j := Play{Play: r.Text(p), Kind: p.Kind.String(), Length: p.Len, Parts: r.Parts(p), Soft: hand.Soft(p)}
	if p.Kind != doudizhu.Pass {
		j.Rank = p.Rank.String()
	}
	return j
}

// Bid is the advice on bidding or doubling with a hand in a seat: "bidder",
// "landlord", "down" or "up".
type Bid struct {
	Hand     string          `json:"hand"`
	Rules    string          `json:"rules"`
	Wild     string          `json:"wild,omitempty"`
	Seat     string          `json:"seat"`
	Bid      *int            `json:"bid,omitempty"`    // of a bidder
	Double   *bool           `json:"double,omitempty"` // of others
	Chance   records.Rounded `json:"chance"`
	StdErr   records.Rounded `json:"chance_error"`
	Points   records.Rounded `json:"points"`
	Error    records.Rounded `json:"points_error"`
	Deals    int             `json:"deals"`
	Seed     uint64          `json:"seed"`
	Score    int             `json:"score"`
	ScoreBid int             `json:"score_bid"`
	Landlord records.Rounded `json:"landlord_chance"`
	MustCall bool            `json:"must_call"`
	Index    *Index          `json:"index,omitempty"` // of a full hand, of a deck that has a landlord index
}

// Index is the advice of the landlord index: bid, call and rob for a bidder, double for others.
type Index struct {
	Chance records.Rounded `json:"chance"`
	Points records.Rounded `json:"points"`
	Bid    *int            `json:"bid,omitempty"`
	Call   *bool           `json:"call,omitempty"`
	Rob    *bool           `json:"rob,omitempty"`
	Double *bool           `json:"double,omitempty"`
}

// Seats are the seats that get advice; a bidder's advice is for the landlord's seat.
var Seats = map[string]doudizhu.Seat{"bidder": doudizhu.Landlord, "landlord": doudizhu.Landlord, "down": doudizhu.Down, "up": doudizhu.Up}

// BidOf returns the advice that an estimate by deals of the given seed leads to.
func BidOf(r *hand.Rules, spec string, h doudizhu.Hand, seat string, seed uint64, e hand.Estimate) Bid {
	chance, points := Chance(e, Seats[seat])
	b := Bid{
		Hand: h.String(), Rules: spec, Wild: r.Wild.String(), Seat: seat,
		Chance: records.Rounded(chance), StdErr: records.Rounded(e.StdErr()), Points: records.Rounded(points), Error: records.Rounded(e.Error),
		Deals: e.Deals, Seed: seed, Score: hand.Points(h), ScoreBid: hand.BidFor(hand.Points(h)),
		Landlord: records.Rounded(r.Chance(h)), MustCall: hand.MustCall(h),
	}
	if seat == "bidder" {
		b.Bid = new(e.Bid())
	} else {
		b.Double = new(e.Double(Seats[seat]))
	}
	b.Index = IndexOf(r, h, seat)
	return b
}

// roles are the roles of the seats that get advice.
var roles = map[string]hand.Role{"bidder": hand.Bidder, "landlord": hand.Landlord, "down": hand.Down, "up": hand.Up}

// IndexOf returns the landlord index of a full hand, and nil for other hands and for decks without an index.
func IndexOf(r *hand.Rules, h doudizhu.Hand, seat string) *Index {
	judge, err := hand.NewJudge(hand.NewAnalyst(*r))
	full := r.HandSizes()[Seats[seat]]
	if seat == "bidder" {
		full = r.HandSizes()[doudizhu.Down]
	}
	if err != nil || h.Cards() != full {
		return nil
	}
	i := judge.Index(h, roles[seat])
	x := &Index{Chance: records.Rounded(i.Chance), Points: records.Rounded(i.Points)}
	if seat == "bidder" {
		x.Bid, x.Call, x.Rob = new(judge.Bid(i)), new(judge.Calls(i)), new(judge.Robs(i))
	} else {
		x.Double = new(judge.Doubles(i, roles[seat]))
	}
	return x
}

// Chance returns the chance to win of the player in seat s, and the mean result.
func Chance(e hand.Estimate, s doudizhu.Seat) (chance, points float64) {
	if s.Peasant() {
		return 1 - e.Chance(), -e.Points
	}
	return e.Chance(), e.Points
}
