package service

// Limits of a request within those of the host, and what the host offers.

import (
	"errors"
	"math"
	"time"

	"kedou/cmd/internal/engines"
	"kedou/doudizhu"
	"kedou/search"
)

// LeastMemory is the least memory of a search, in bytes: every engine works with it.
const LeastMemory = 64 << 20

// limits are what a request asks for. Zero leaves the limit to the host.
type limits struct {
	Memory     int64   `json:"memory"` // bytes
	Seconds    float64 `json:"seconds"`
	Expansions int64   `json:"expansions"`
}

// within returns the limits that hold: the lesser of the host's and the request's.
func (l limits) within(h search.Limits) (search.Limits, error) {
	if l.Memory < 0 || l.Expansions < 0 || !(l.Seconds >= 0) {
		return h, badField("limits", errors.New("limits are no less than 0, which leaves them to the host"))
	}
	seconds := min(l.Seconds, math.MaxInt32)
	return search.Limits{
		Memory:     max(least(l.Memory, h.Memory), LeastMemory),
		Time:       least(max(time.Duration(seconds*float64(time.Second)), sign(seconds)), h.Time),
		Expansions: least(l.Expansions, h.Expansions),
	}, nil
}

// sign is the shortest time if there is a time.
func sign(seconds float64) time.Duration {
	if seconds > 0 {
		return 1
	}
	return 0
}

// least returns the lesser of two limits, of which 0 is none.
func least[N ~int64](a, b N) N {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}

// aboutAnswer is what a page needs to know for its menus.
type aboutAnswer struct {
	Limits     limits   `json:"limits"`
	Strategies []string `json:"strategies"`
	Scores     []string `json:"scores"`
	OpenLists  []string `json:"open_lists"`
	Reparent   []string `json:"reparent"`
	Rules      []string `json:"rules"`
	Bans       []string `json:"bans"`
	Endgames   []string `json:"doudizhu_strategies"`
	Levels     bool     `json:"levels"` // whether puzzles have levels here
}

func about(c *call, _ *head) (any, error) {
	l := c.host.Limits
	bans := []string{"31", "32", "421", "422"}
	for k := doudizhu.Solo + 1; k < doudizhu.Kinds; k++ {
		bans = append(bans, k.String())
	}
	return aboutAnswer{
		limits{l.Memory, l.Time.Seconds(), l.Expansions},
		engines.Strategies, engines.Scores(), engines.OpenLists, engines.Reparents,
		doudizhu.RuleSets(), bans, engines.EndgameStrategies, c.host.Ladder != nil,
	}, nil
}
