// Puzzles, compared with the generic engines.

package puzzle

import (
	"context"
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// ruleSet returns a rule set by its name.
func ruleSet(t testing.TB, name string) doudizhu.Rules {
	t.Helper()
	r, err := doudizhu.ParseRules(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// first returns the first n puzzles of a spec.
func first(t testing.TB, r doudizhu.Rules, s Spec, n int) (list []*Puzzle) {
	t.Helper()
	err := Generate(t.Context(), r, s, func(_ uint64, p *Puzzle) bool {
		if p != nil {
			list = append(list, p)
		}
		return len(list) < n
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// specs are small puzzles of every sort.
var specs = map[string]Spec{
	"two hands, unique":   {Least: 8, Most: 12, Hands: 2, Seed: 1, Unique: true},
	"two hands":           {Least: 12, Most: 12, Hands: 2, Seed: 500},
	"three hands, unique": {Least: 10, Most: 13, Hands: 3, Seed: 1, Unique: true},
	"three hands":         {Least: 9, Most: 13, Hands: 3, Seed: 77},
}

// TestEnginesAgree lets the generic engines decide every first play of puzzles under two rule sets,
// without results of this package.
func TestEnginesAgree(t *testing.T) {
	t.Parallel()
	n := searchtest.Size(2, 10)
	for name, s := range specs {
		for _, set := range []string{"standard", "yuncheng"}[:searchtest.Size(2, 2)] {
			rules := ruleSet(t, set)
			for _, p := range first(t, rules, s, n) {
				for engine, winning := range map[string][]doudizhu.Play{
					"alpha-beta": winners(t, &rules, p, andor.AlphaBeta),
					"df-pn":      winners(t, &rules, p, andor.DFPN),
				} {
					if !slices.Equal(winning, p.Winning) {
						t.Errorf("%s, %s: %v: %v win, by %s %v", name, set, p.Endgame, p.Winning, engine, winning)
					}
				}
				holds(t, &rules, &s, p)
			}
		}
	}
}

// engine is a generic engine.
type engine func(context.Context, andor.Game[doudizhu.State, doudizhu.Play, [3]uint64], doudizhu.State,
	andor.Config[doudizhu.State, doudizhu.Play]) (andor.Result[doudizhu.State, doudizhu.Play], error)

// winners returns the first plays after which an engine says that the landlord wins.
func winners(t *testing.T, rules *doudizhu.Rules, p *Puzzle, solve engine) (list []doudizhu.Play) {
	t.Helper()
	game := rules.Game(&p.Endgame)
	for _, play := range rules.AppendLeads(nil, p.Hands[doudizhu.Landlord]) {
		r, err := solve(t.Context(), game, game.Next(p.Endgame.State(), play), andor.Config[doudizhu.State, doudizhu.Play]{})
		if err != nil || r.Outcome == andor.Unknown {
			t.Fatalf("%v after %v: %v, %v", p.Endgame, play, r.Outcome, err)
		}
		if r.Outcome == andor.Lost { // for the peasants, who prove
			list = append(list, play)
		}
	}
	return list
}

// holds compares a puzzle with the package comment's definition.
func holds(t *testing.T, rules *doudizhu.Rules, s *Spec, p *Puzzle) {
	t.Helper()
	hints := hand.NewAnalyst(hand.Rules{Rules: *rules}).Hints(p.Hands[doudizhu.Landlord], doudizhu.Play{})
	body := func(list []doudizhu.Play) map[doudizhu.Play]bool {
		bodies := map[doudizhu.Play]bool{}
		for _, play := range list {
			bodies[play.Rival()] = true
		}
		return bodies
	}
	won := body(p.Winning)
	switch n := p.Cards(); {
	case n < s.Least || n > s.Most:
		t.Errorf("%v: %d cards", p.Endgame, n)
	case s.Unique && len(won) != 1 || len(won) == 0:
		t.Errorf("%v: %d bodies win", p.Endgame, len(won))
	case len(p.Natural) < 2 || len(body(p.Natural)) != len(p.Natural):
		t.Errorf("%v: natural losing plays %v", p.Endgame, p.Natural)
	case hints[0].Play.Cards == p.Hands[doudizhu.Landlord]:
		t.Errorf("%v: %v empties the hand", p.Endgame, hints[0].Play)
	case won[hints[0].Play.Rival()] != (p.Place == 1):
		t.Errorf("%v: the first hint is %v, place %d", p.Endgame, hints[0].Play, p.Place)
	case p.Level != 0 || p.FoundBy != "":
		t.Errorf("%v: level %d of %q without a ladder", p.Endgame, p.Level, p.FoundBy)
	}
	for _, play := range p.Natural {
		if won[play.Rival()] {
			t.Errorf("%v: %v is called natural and losing, but wins", p.Endgame, play)
		}
	}
}

// makerOf returns a maker.
func makerOf(t *testing.T, r *doudizhu.Rules, s *Spec) *maker {
	t.Helper()
	m, err := newMaker(*r, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestWorkersAndSeeds: a seed's result doesn't depend on the number of workers or the first seed.
func TestWorkersAndSeeds(t *testing.T) {
	rules, s := ruleSet(t, "standard"), specs["two hands, unique"]
	want := first(t, rules, s, 6)
	s.Workers = 3
	if got := first(t, rules, s, 6); !reflect.DeepEqual(got, want) {
		t.Errorf("three workers: %v, one: %v", got, want)
	}
	s.Seed = want[2].Seed + 1
	if got := first(t, rules, s, 3); !reflect.DeepEqual(got, want[3:]) {
		t.Errorf("from the seed %d: %v, want %v", s.Seed, got, want[3:])
	}
}

// TestCheckSeesFaults: the check finds a play that is wrongly listed as winning, or left out.
func TestCheckSeesFaults(t *testing.T) {
	rules := ruleSet(t, "standard")
	s := specs["two hands, unique"]
	p := first(t, rules, s, 1)[0]
	solver, err := endgame.New(rules, endgame.Options{Limits: limits})
	if err != nil {
		t.Fatal(err)
	}
	m := makerOf(t, &rules, &s)
	if fine, err := m.check(t.Context(), solver, p); !fine || err != nil {
		t.Fatal(fine, err)
	}
	right := p.Winning
	for _, p.Winning = range [][]doudizhu.Play{append(slices.Clone(right), p.Natural[0]), right[1:]} {
		if fine, err := m.check(t.Context(), solver, p); fine || err == nil {
			t.Errorf("%v with %v: no fault seen", p.Endgame, p.Winning)
		}
	}
}

// TestLimitsMakeNoPuzzle: a candidate whose proof exceeds the limits is left out.
func TestLimitsMakeNoPuzzle(t *testing.T) {
	rules := ruleSet(t, "standard")
	s := specs["two hands, unique"]
	p := first(t, rules, s, 1)[0]
	solver, err := endgame.New(rules, endgame.Options{Limits: search.Limits{Expansions: 1}})
	if err != nil {
		t.Fatal(err)
	}
	m := makerOf(t, &rules, &s)
	for i, s := range []step{m.judge, m.grade, m.check} {
		if fine, err := s(t.Context(), solver, p); fine || err != nil {
			t.Errorf("step %d: %v, %v", i, fine, err)
		}
	}
}

// TestGenerateRefuses: the errors of bad specs, and the end of the seeds and of the context.
func TestGenerateRefuses(t *testing.T) {
	for want, s := range map[string]Spec{
		"puzzles of 4 hands; give 2 or 3":                        {Least: 8, Most: 9, Hands: 4},
		"puzzles of 5 to 9 cards; give a range within 6 to 26":   {Least: 5, Most: 9, Hands: 2},
		"puzzles of 9 to 8 cards; give a range within 6 to 26":   {Least: 9, Most: 8, Hands: 2},
		"puzzles of 20 to 27 cards; give a range within 6 to 26": {Least: 20, Most: 27, Hands: 2},
		"puzzles of level 6; give 1 to 5":                        {Least: 8, Most: 9, Hands: 2, Level: 6},
		"puzzles of levels 3 to 2; give a range within 1 to 5":   {Least: 8, Most: 9, Hands: 2, Level: 3, MostLevel: 2},
		"a level needs a ladder of players, and there is none":   {Least: 8, Most: 9, Hands: 2, Level: 3},
		"-1 workers; give 1 or more":                             {Least: 8, Most: 9, Hands: 2, Workers: -1},
	} {
		if err := Generate(t.Context(), ruleSet(t, "standard"), s, nil); err == nil || err.Error() != want {
			t.Errorf("%+v: %v, want %q", s, err, want)
		}
	}
	seeds := 0
	last := Spec{Least: 8, Most: 8, Hands: 2, Seed: math.MaxUint64 - 2, Workers: 2}
	err := Generate(t.Context(), ruleSet(t, "standard"), last, func(uint64, *Puzzle) bool { seeds++; return true })
	if seeds != 3 || err != nil {
		t.Errorf("%d of the last 3 seeds, %v", seeds, err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	enough := errors.New("enough")
	err = Generate(ctx, ruleSet(t, "standard"), specs["two hands"], func(uint64, *Puzzle) bool { cancel(enough); return true })
	if !errors.Is(err, enough) {
		t.Errorf("a context that ended: %v", err)
	}
}
