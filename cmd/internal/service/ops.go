package service

// The ops by name, and what they have in common: how a request is read, and the limits
// within which it is answered.

import (
	"errors"
	"math"
	"slices"
	"time"

	"kedou/doudizhu"
	endgames "kedou/doudizhu/strategy"
	"kedou/klondike/strategy"
	"kedou/search"
	"kedou/search/registry"
)

// ops is filled in by init, since a handler may look at it. Those that search do so
// for some seconds if the request doesn't say how long, or, with 0, for as long as the
// host allows.
var ops map[string]op

func init() {
	ops = map[string]op{
		"about":      quick(about),
		"k.board":    quick(klondikeBoard),
		"k.solve":    searching(0, klondikeSolve),
		"k.winnable": searching(0, klondikeWinnable),
		"k.hint":     searching(1, klondikeHint),
		"k.explain":  searching(60, explainDeal),
		"k.trace":    searching(0, klondikeTrace),
		"d.board":    quick(endgameBoard),
		"d.solve":    searching(0, endgameSolve),
		"d.reply":    searching(5, endgameReply),
		"d.explain":  searching(60, explainEndgame),
		"d.trace":    searching(0, endgameTrace),
		"d.hand":     {handle(judgeHand), true},
		"d.bid":      searching(10, adviseBid),
		"d.generate": searching(20, generate),
	}
}

// op is what answers a kind of request.
type op struct {
	answer   func(c *call, request []byte) (any, error)
	searches bool // and so may take long
}

// quick is an op that answers at once, to requests of type R.
func quick[R any](f func(*call, *R) (any, error)) op { return op{handle(f), false} }

// searching is an op that searches, within the limits that its request tells.
func searching[R any, P interface {
	*R
	wants() limits
}](seconds float64, f func(*call, P) (any, error)) op {
	return op{handle(func(c *call, r *R) (any, error) {
		l := P(r).wants()
		if l.Seconds == 0 {
			l.Seconds = seconds
		}
		var err error
		if c.limits, err = l.within(c.host.Limits); err != nil {
			return nil, err
		}
		return f(c, r)
	}), true}
}

// handle makes an answer to requests of type R, whose position is read first if they
// tell one.
func handle[R any](f func(*call, *R) (any, error)) func(*call, []byte) (any, error) {
	return func(c *call, request []byte) (any, error) {
		r := new(R)
		err := decode(request, r)
		if told, ok := any(r).(interface{ read() error }); ok && err == nil {
			err = told.read()
		}
		if err != nil {
			return nil, err
		}
		return f(c, r)
	}
}

// head is what every request has.
type head struct {
	Op string `json:"op"`
}

// bounded is what a request for a search has besides.
type bounded struct {
	Limits limits `json:"limits"`
}

func (b *bounded) wants() limits { return b.Limits }

// MinMemory is the least memory of a search, in bytes: every engine works with it.
const MinMemory = 64 << 20

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
	seconds := time.Duration(min(l.Seconds, math.MaxInt32) * float64(time.Second))
	if l.Seconds > 0 {
		seconds = max(seconds, 1)
	}
	return search.Limits{
		Memory:     max(least(l.Memory, h.Memory), MinMemory),
		Time:       least(seconds, h.Time),
		Expansions: least(l.Expansions, h.Expansions),
	}, nil
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
	Limits        limits              `json:"limits"`
	Strategies    []string            `json:"strategies"`
	Traces        []string            `json:"traces"` // the strategies that make a tree
	Heeds         map[string][]string `json:"heeds"`  // the strategies that heed a field
	Scores        []string            `json:"scores"`
	OpenLists     []string            `json:"open_lists"`
	Reparent      []string            `json:"reparent"`
	Rules         []string            `json:"rules"`
	Bans          []ban               `json:"bans"`
	Endgames      []string            `json:"doudizhu_strategies"`
	EndgameTraces []string            `json:"doudizhu_traces"`
	Levels        bool                `json:"levels"` // whether puzzles have levels here
}

// ban is what rules can forbid: a kind of plays, under the name that it is known by.
type ban struct {
	Ban  string `json:"ban"`
	Kind string `json:"kind"`
}

func about(c *call, _ *head) (any, error) {
	l, names := c.host.Limits, endgames.Strategies.Names()
	return aboutAnswer{
		Limits:     limits{l.Memory, l.Time.Seconds(), l.Expansions},
		Strategies: slices.DeleteFunc(strategy.Strategies.Names(), func(s string) bool { return s == "minimal" }), Traces: heeding("score"), // not every door has room for minimal
		Heeds:  map[string][]string{"score": heeding("score"), "open_list": heeding("open-list"), "reparent": heeding("reparent")},
		Scores: words("score"), OpenLists: words("open-list"), Reparent: words("reparent"),
		Rules: doudizhu.RuleSets(), Bans: bans(), Endgames: names, EndgameTraces: names[1:],
		Levels: c.host.Ladder != nil,
	}, nil
}

// heeding lists the strategies for Klondike that heed an option, but for idastar, which takes none but lower bounds, has its
// own, and makes no tree.
func heeding(option string) []string {
	return slices.DeleteFunc(strategy.Strategies.Heeding(option), func(s string) bool { return s == "idastar" })
}

// words lists what an option of strategies for Klondike can be.
func words(option string) []string {
	options := strategy.Strategies.Options()
	return options[slices.IndexFunc(options, func(o registry.Option) bool { return o.Name == option })].Words
}

// bans returns all kinds but solos, which a leader can always play: those that puzzle
// levels forbid by a code come first, under that.
func bans() []ban {
	list := []ban{
		{"31", doudizhu.TrioSolo.String()}, {"32", doudizhu.TrioPair.String()},
		{"421", doudizhu.FourSolos.String()}, {"422", doudizhu.FourPairs.String()},
	}
	for k := doudizhu.Pair; k < doudizhu.Kinds; k++ {
		if name := k.String(); !slices.ContainsFunc(list, func(b ban) bool { return b.Kind == name }) {
			list = append(list, ban{name, name})
		}
	}
	return list
}
