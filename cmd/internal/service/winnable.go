//go:build !js || !table

package service

// The ops of Klondike that every door except the table's answers: the board, and whether a position can be won.

import (
	"kedou/cmd/internal/records"
	"kedou/klondike/advice"
	"kedou/klondike/fast"
)

func init() {
	ops["k.board"] = quick(klondikeBoard)
	ops["k.winnable"] = searching(0, klondikeWinnable)
}

// verdictRequest asks about a position with limits as the only settings.
type verdictRequest struct {
	gameFields
	bounded
}

// verdictAnswer is a verdict without anything else.
type verdictAnswer struct {
	Verdict string        `json:"verdict"`
	Reason  string        `json:"reason"`
	Stats   records.Stats `json:"stats"`
}

func klondikeWinnable(c *call, r *verdictRequest) (any, error) {
	found, err := advice.Winnable(c, &r.game.at, r.game.rules, fast.Options{Limits: c.limits, Workers: c.host.Workers, Progress: c.progress})
	return verdictAnswer{found.Status.String(), found.Reason.String(), records.StatsOf(found.Stats)}, err
}
