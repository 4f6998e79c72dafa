//go:build !js || !table

package service

// The ops of Klondike that the page asks of any door but the table's: the board, and whether a position can be won.

import (
	"kedou/cmd/internal/records"
	"kedou/klondike/fast"
)

func init() {
	ops["k.board"] = quick(klondikeBoard)
	ops["k.winnable"] = searching(0, klondikeWinnable)
}

// verdictRequest asks about a position with no other settings than limits.
type verdictRequest struct {
	gameFields
	bounded
}

// verdictAnswer is a verdict and no more.
type verdictAnswer struct {
	Verdict string        `json:"verdict"`
	Reason  string        `json:"reason"`
	Stats   records.Stats `json:"stats"`
}

func klondikeWinnable(c *call, r *verdictRequest) (any, error) {
	s, err := fast.New(r.game.rules, fast.Options{Limits: c.limits, Workers: c.host.Workers, VerdictOnly: true, Progress: c.progress})
	if err != nil {
		return nil, err
	}
	found, err := s.Solve(c, &r.game.at)
	return verdictAnswer{found.Status.String(), found.Reason.String(), records.StatsOf(found.Stats)}, err
}
