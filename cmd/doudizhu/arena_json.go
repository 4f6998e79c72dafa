// The arena's answer in JSON: every two bots, every bot, and the sums, a line each.

package main

import (
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena"
)

// estimateJSON is a mean over some deals; one deal has no interval.
type estimateJSON struct {
	Deals    int         `json:"deals"`
	Mean     float64     `json:"mean"`
	Error    float64     `json:"error"`
	Interval *[2]float64 `json:"interval,omitempty"` // of 95 %
}

func estimateOf(e arena.Estimate, low, high float64) estimateJSON {
	j := estimateJSON{Deals: e.Deals, Mean: e.Mean, Error: e.Error}
	if e.Deals > 1 {
		j.Interval = &[2]float64{low, high}
	}
	return j
}

func shareOf(e arena.Estimate) estimateJSON {
	low, high := e.ShareInterval()
	return estimateOf(e, low, high)
}

func pointsOf(e arena.Estimate) estimateJSON {
	low, high := e.Interval()
	return estimateOf(e, low, high)
}

// pairJSON is how two bots fared against each other. Score and points are the first one's.
type pairJSON struct {
	Pair     [2]string       `json:"pair"`
	Score    estimateJSON    `json:"score"`
	Landlord [2]estimateJSON `json:"landlord"`
	Points   estimateJSON    `json:"points"`
	Outcomes arena.Outcomes  `json:"outcomes"`
}

// botJSON is how a bot fared against all others.
type botJSON struct {
	Bot       string         `json:"bot"`
	Rank      int            `json:"rank"`
	Rating    estimateJSON   `json:"rating"`
	Score     estimateJSON   `json:"score"`
	Landlord  estimateJSON   `json:"landlord"`
	Peasant   estimateJSON   `json:"peasant"`
	Points    estimateJSON   `json:"points"`
	Decisions int            `json:"decisions"`
	MeanMS    float64        `json:"mean_ms"`
	P99MS     float64        `json:"p99_ms"`
	Faults    map[string]int `json:"faults,omitempty"`
}

// sumJSON is the last line.
type sumJSON struct {
	First   string    `json:"first"`
	Deals   int       `json:"deals"`
	Games   int       `json:"games"`
	Bots    []string  `json:"bots"`
	Variant string    `json:"variant"`
	Auction bool      `json:"auction"`
	Seed    uint64    `json:"seed"`
	Until   *testJSON `json:"until,omitempty"`
}

// testJSON is how the test of --until has ended: with one of the two scores of the first bot, or open.
type testJSON struct {
	Low     float64  `json:"low"`
	High    float64  `json:"high"`
	Ratio   float64  `json:"log_odds"` // of the high score
	Bound   float64  `json:"bound"`    // which the ratio must reach, or its negative
	Decided *float64 `json:"decided,omitempty"`
}

// until returns how the test has ended, if there is one.
func (m *match) until() *testJSON {
	if m.test == nil {
		return nil
	}
	j := &testJSON{Low: m.test.Low, High: m.test.High, Ratio: m.test.Ratio(m.tally.Score(0)), Bound: m.test.Bound()}
	switch {
	case !m.decided():
	case j.Ratio > 0:
		j.Decided = &j.High
	default:
		j.Decided = &j.Low
	}
	return j
}

// printJSON writes the answer.
func (m *match) printJSON() error {
	w, standings := m.c.App.Writer, m.tally.Standings()
	for _, p := range m.tally.Meetings() {
		pair := [2]string{m.bots[p.Bots[0]].Name, m.bots[p.Bots[1]].Name}
		landlord := [2]estimateJSON{shareOf(p.Landlord[0]), shareOf(p.Landlord[1])}
		if err := cmdline.WriteJSON(w, pairJSON{pair, shareOf(p.Score), landlord, pointsOf(p.Points), p.Outcomes}); err != nil {
			return err
		}
	}
	for i, s := range standings {
		low, high := s.RatingInterval()
		line := botJSON{
			Bot: m.bots[s.Bot].Name, Rank: i + 1, Rating: estimateOf(arena.Estimate{Mean: s.Rating, Error: s.Deviation, Deals: s.Score.Deals}, low, high),
			Score: shareOf(s.Score), Landlord: shareOf(s.Landlord), Peasant: shareOf(s.Peasants), Points: pointsOf(s.Points),
			Decisions: s.Conduct.Decisions, MeanMS: s.Conduct.Mean().Seconds() * 1e3, P99MS: s.Conduct.Quantile(.99).Seconds() * 1e3,
			Faults: s.Conduct.Faults,
		}
		if err := cmdline.WriteJSON(w, line); err != nil {
			return err
		}
	}
	is := m.manifest()
	return cmdline.WriteJSON(w, sumJSON{m.bots[standings[0].Bot].Name, m.tally.Deals(), m.tally.Games(), is.Bots, is.Variant, is.Auction, is.Seed, m.until()})
}
