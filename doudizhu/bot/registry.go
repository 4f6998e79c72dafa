// The registry: players by name.

package bot

import (
	"slices"
	"strings"

	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// maker makes the players of one name.
type maker struct {
	name string
	make func(v table.Variant, s *settings) table.Player
}

// makers are the players, the weakest first.
var makers = []maker{
	{"random", newRandom},
	{"least", newLeast},
	{"hint", newHint},
	{"robot", newRobot},
	{"principles", newPrincipled},
	{"roles", newRoles},
	{"strong", newStrong},
}

// Names lists the names of the players, the weakest first.
func Names() []string {
	var names []string
	for _, m := range makers {
		names = append(names, m.name)
	}
	return names
}

// New makes a player of the variant v from its name, or from its name and options as in name:option=value,option=value.
func New(spec string, v table.Variant) (table.Player, error) {
	name, options, _ := strings.Cut(spec, ":")
	i := slices.IndexFunc(makers, func(m maker) bool { return m.name == name })
	if i < 0 {
		return nil, phrase.Errorf("bot %q: there is none of this name; use %s", spec, strings.Join(Names(), ", "))
	}
	s := readSettings(options)
	player := makers[i].make(v, s)
	if err := s.check(); err != nil {
		return nil, phrase.Errorf("bot %q: %w", spec, err)
	}
	return player, nil
}
