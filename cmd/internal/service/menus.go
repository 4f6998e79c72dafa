package service

// The answer from which a page builds its menus.

import (
	"slices"

	"kedou/doudizhu"
	endgames "kedou/doudizhu/strategy"
	"kedou/internal/registry"
	"kedou/klondike/strategy"
)

// aboutAnswer has what a page needs for its menus.
//
//	{"op":"about"}
//	{"event":"result","schema":1,"limits":{"memory":1073741824,"seconds":600,"expansions":0},
//	 "strategies":["fast","astar",…],"traces":["astar",…],"heeds":{"score":["astar",…],"open_list":[…],"reparent":[…]},
//	 "scores":["dig",…],"open_lists":["stacks",…],"reparent":["reopen",…],
//	 "rules":["standard",…],"bans":[{"ban":"31","kind":"trio+solo"},…,{"ban":"pair","kind":"pair"},…],
//	 "doudizhu_traces":["labelling",…],"levels":true}
//
// Heeds lists, for an option of strategies, the strategies that have the option. Traces and doudizhu_traces list the strategies
// that k.trace and d.trace can record. Bans are the plays that rules may forbid, with their names in a rule set. Levels
// says whether d.generate grades its puzzles: the server does, a static site doesn't, because its module lacks the bots.
type aboutAnswer struct {
	Limits        limits              `json:"limits"`
	Strategies    []string            `json:"strategies"`
	Traces        []string            `json:"traces"` // the strategies that make a tree
	Heeds         map[string][]string `json:"heeds"`  // the strategies that have an option
	Scores        []string            `json:"scores"`
	OpenLists     []string            `json:"open_lists"`
	Reparent      []string            `json:"reparent"`
	Rules         []string            `json:"rules"`
	Bans          []ban               `json:"bans"`
	EndgameTraces []string            `json:"doudizhu_traces"`
	Levels        bool                `json:"levels"` // whether puzzles have levels here
}

// ban is a kind of plays that rules can forbid, by its name.
type ban struct {
	Ban  string `json:"ban"`
	Kind string `json:"kind"`
}

func about(c *call, _ *head) (any, error) {
	l, all, trees := c.host.Limits, strategy.Strategies().At(registry.Page), strategy.Strategies().At(registry.Tree)
	return aboutAnswer{
		Limits:     limits{l.Memory, l.Time.Seconds(), l.Expansions},
		Strategies: all.Names(), Traces: trees.Names(),
		// the page's menus are for its trees: idastar takes lower bounds alone, and document has its own settings
		Heeds:  map[string][]string{"score": trees.Heeding("score"), "open_list": trees.Heeding("open-list"), "reparent": trees.Heeding("reparent")},
		Scores: words("score"), OpenLists: words("open-list"), Reparent: words("reparent"),
		Rules: doudizhu.RuleSets(), Bans: bans(), EndgameTraces: endgames.Strategies().At(registry.Tree).Names(),
		Levels: c.host.Ladder != nil,
	}, nil
}

// words lists the values of an option of strategies for Klondike.
func words(option string) []string {
	options := strategy.Strategies().Options()
	return options[slices.IndexFunc(options, func(o registry.Option) bool { return o.Name == option })].Words
}

// bans returns all kinds except solos, which a leader can always play. Kinds that puzzle
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
