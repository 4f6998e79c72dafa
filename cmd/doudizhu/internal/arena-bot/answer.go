package arena

// The arena's answer: every two bots, every bot, and the sums. As JSON each is a line; print.go has the answer in words.

import (
	"cmp"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/arena"
)

// answer is the result of a match.
type answer struct {
	pairs []pair
	bots  []standing // the best first
	sum   sum
}

// estimate is a mean over some deals; one deal has no interval.
type estimate struct {
	Deals    int         `json:"deals"`
	Mean     float64     `json:"mean"`
	Error    float64     `json:"error"`
	Interval *[2]float64 `json:"interval,omitempty"` // of 95 %
}

func estimateOf(e arena.Estimate, low, high float64) estimate {
	j := estimate{Deals: e.Deals, Mean: e.Mean, Error: e.Error}
	if e.Deals > 1 {
		j.Interval = &[2]float64{low, high}
	}
	return j
}

func shareOf(e arena.Estimate) estimate {
	low, high := e.ShareInterval()
	return estimateOf(e, low, high)
}

func pointsOf(e arena.Estimate) estimate {
	low, high := e.Interval()
	return estimateOf(e, low, high)
}

// pair is the result of two bots against each other. Score and points are the first bot's.
type pair struct {
	Pair     [2]string      `json:"pair"`
	Score    estimate       `json:"score"`
	Landlord [2]estimate    `json:"landlord"`
	Points   estimate       `json:"points"`
	Outcomes arena.Outcomes `json:"outcomes"`

	meeting arena.Meeting
}

// standing is the result of a bot against all others.
type standing struct {
	Bot       string         `json:"bot"`
	Rank      int            `json:"rank"`
	Rating    estimate       `json:"rating"`
	Score     estimate       `json:"score"`
	Landlord  estimate       `json:"landlord"`
	Peasant   estimate       `json:"peasant"`
	Points    estimate       `json:"points"`
	Decisions int            `json:"decisions"`
	MeanMS    float64        `json:"mean_ms"`
	CPUMS     float64        `json:"mean_cpu_ms"`
	P99MS     float64        `json:"p99_ms"`
	Faults    map[string]int `json:"faults,omitempty"`
	Fault     string         `json:"first_fault,omitempty"`

	standing arena.Standing
}

// sum is the last line.
type sum struct {
	First string `json:"first"`
	Deals int    `json:"deals"`
	Games int    `json:"games"`
	terms
	Until *until `json:"until,omitempty"`
}

// until is the end of the test of --until: one of the two scores of the first bot, or open.
type until struct {
	Low     float64  `json:"low"`
	High    float64  `json:"high"`
	Ratio   float64  `json:"log_odds"` // of the high score
	Bound   float64  `json:"bound"`    // which the ratio must reach, or its negative
	Decided *float64 `json:"decided,omitempty"`
}

// ended returns the end of the test, if there is one.
func (m *match) ended() *until {
	if m.test == nil {
		return nil
	}
	u := &until{Low: m.test.Low, High: m.test.High, Ratio: m.test.Ratio(m.tally.Score(0)), Bound: m.test.Bound()}
	switch {
	case !m.decided():
	case u.Ratio > 0:
		u.Decided = &u.High
	default:
		u.Decided = &u.Low
	}
	return u
}

// answer collects the results.
func (m *match) answer() *answer {
	a := &answer{}
	for _, p := range m.tally.Meetings() {
		a.pairs = append(a.pairs, pair{
			[2]string{m.bots[p.Bots[0]].Name, m.bots[p.Bots[1]].Name}, shareOf(p.Score),
			[2]estimate{shareOf(p.Landlord[0]), shareOf(p.Landlord[1])}, pointsOf(p.Points), p.Outcomes, p,
		})
	}
	for i, s := range m.tally.Standings() {
		low, high := s.RatingInterval()
		a.bots = append(a.bots, standing{
			Bot: m.bots[s.Bot].Name, Rank: i + 1, Rating: estimateOf(arena.Estimate{Mean: s.Rating, Error: s.Deviation, Deals: s.Score.Deals}, low, high),
			Score: shareOf(s.Score), Landlord: shareOf(s.Landlord), Peasant: shareOf(s.Peasants), Points: pointsOf(s.Points),
			Decisions: s.Conduct.Decisions, MeanMS: s.Conduct.Mean().Seconds() * 1e3, CPUMS: s.Conduct.MeanCPU().Seconds() * 1e3, P99MS: s.Conduct.Quantile(.99).Seconds() * 1e3,
			Faults: s.Conduct.Faults, Fault: s.Conduct.Fault, standing: s,
		})
	}
	a.sum = sum{a.bots[0].Bot, m.tally.Deals(), m.tally.Games(), m.terms(), m.ended()}
	return a
}

// printJSON writes the answer, a line for each part.
func (m *match) printJSON(a *answer) error {
	var err error
	for _, p := range a.pairs {
		err = cmp.Or(err, cmdline.WriteJSON(m.Out, p))
	}
	for _, s := range a.bots {
		err = cmp.Or(err, cmdline.WriteJSON(m.Out, s))
	}
	return cmp.Or(err, cmdline.WriteJSON(m.Out, a.sum))
}
