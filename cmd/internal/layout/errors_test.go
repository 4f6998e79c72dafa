// Errors for programmers begin with the package that they come from.

package layout

import (
	"context"
	"errors"
	"math"
	"regexp"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/klondike/minimal"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// TestErrorsNameTheirPackage: each is one line, with the package, the setting and what it is, and limits have an error of their own.
func TestErrorsNameTheirPackage(t *testing.T) {
	type settings = search.Config[searchtest.Cell, searchtest.Step]
	grid, err := searchtest.ParseGrid("S..G")
	if err != nil {
		t.Fatal(err)
	}
	find := func(c settings) error {
		_, err := search.BestFirst(context.Background(), grid, grid.Start, c)
		return err
	}
	play := func(c andor.Config[searchtest.NimState, searchtest.NimMove]) error {
		_, err := andor.DFPN(context.Background(), searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 1}}, c)
		return err
	}
	quick := func(o fast.Options) error { _, err := fast.New(klondike.Standard(3), o); return err }
	shortest := func(o minimal.Options) error { _, err := minimal.New(klondike.Standard(3), o); return err }
	player := func(o blind.Options) error { _, err := blind.New(o); return err }
	rules, _ := doudizhu.ParseRules("standard")
	open := func(r doudizhu.Rules, o endgame.Options) error { _, err := endgame.New(r, o); return err }
	_, weight := search.Weighted(math.NaN())
	_, _, replayed := search.Replay(grid, grid.Start, []searchtest.Step{'N'})
	negative := search.Limits{Expansions: -1}

	for place, list := range map[string][]error{
		"search: .*Reopening": {find(settings{Reopening: 9})},
		"search: .*Workers":   {find(settings{Workers: -3})},
		"search: .*Open":      {find(settings{Open: func() search.OpenList { return nil }})},
		"search: .*Weighted":  {weight},
		"search: .*move":      {replayed},
		"search: .*estimate":  {find(settings{Heuristic: func(searchtest.Cell) search.Cost { return -1 }})},
		"andor: .*Epsilon":    {play(andor.Config[searchtest.NimState, searchtest.NimMove]{DFPN: andor.DFPNOptions{Epsilon: math.NaN()}})},
		"andor: .*Backup":     {play(andor.Config[searchtest.NimState, searchtest.NimMove]{DFPN: andor.DFPNOptions{Backup: 9}})},
		"fast: .*Workers":     {quick(fast.Options{Workers: -3})},
		"fast: .*Off":         {quick(fast.Options{Off: math.MaxUint32})},
		"minimal: .*Metric":   {shortest(minimal.Options{Metric: 99})},
		"minimal: .*Workers":  {shortest(minimal.Options{Workers: -3})},
		"blind: .*Workers":    {player(blind.Options{Workers: -3})},
		"blind: .*player":     {player(blind.Options{Player: "nobody"})},
		"endgame: .*Workers":  {open(rules, endgame.Options{Workers: -3})},
		"endgame: .*solos":    {open(doudizhu.Rules{}, endgame.Options{})},
		"limits: .*expansions": {find(settings{Limits: negative}), quick(fast.Options{Limits: negative}), shortest(minimal.Options{Limits: negative}),
			open(rules, endgame.Options{Limits: negative})},
	} {
		for i, err := range list {
			if err == nil || !regexp.MustCompile("^"+place+".*$").MatchString(err.Error()) {
				t.Errorf("error %d of %s is %v", i, place, err)
			}
			if limits := place[0] == 'l'; errors.Is(err, search.ErrLimits) != limits {
				t.Errorf("error %d of %s is ErrLimits: %t", i, place, !limits)
			}
		}
	}
}
