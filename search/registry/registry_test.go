package registry_test

// Specs, tables, and the messages about mistakes in them.

import (
	"errors"
	"slices"
	"testing"

	"kedou/search"
	"kedou/search/registry"
)

// made is the product of the tests' strategies.
type made struct {
	metric  int
	off     uint64
	width   int
	weight  float64
	certain bool
}

var table = registry.Table[made]{
	{Name: "fast", About: "the usual one", Options: []registry.Option{
		registry.Choice("metric", "count `WHAT`", "moves", "turns"),
		registry.Names("without", "leave out `TECHNIQUES`", "safe", "closure", "lone"),
		registry.Toggle("certify", "check"),
	}, Make: func(v registry.Values) made {
		return made{metric: v.Index("metric"), off: v.Bits("without"), certain: v.On("certify")}
	}},
	{Name: "beam", Options: []registry.Option{registry.Number("width", "keep `N`", 100, 1, 1000), {Name: "weight", Kind: registry.Real, Default: "2", Most: 10}},
		Make: func(v registry.Values) made { return made{width: v.Int("width"), weight: v.Real("weight")} }},
	{Name: "plain", Make: func(registry.Values) made { return made{} }},
}

// makeOf reads a spec and makes its strategy.
func makeOf(text string) (made, registry.Spec, error) {
	spec, err := registry.Parse(text)
	if err != nil {
		return made{}, spec, err
	}
	return table.Make(spec)
}

func TestSpecs(t *testing.T) {
	for text, want := range map[string]struct {
		made      made
		canonical string
	}{
		"auto":                      {made{}, "fast"},
		"fast:metric=moves":         {made{}, "fast"},
		"fast:certify:metric=turns": {made{metric: 1, certain: true}, "fast:metric=turns:certify"},
		"fast:without=lone+safe":    {made{off: 5}, "fast:without=lone+safe"},
		"fast:without=all":          {made{off: 7}, "fast:without=all"},
		"fast:certify=off":          {made{}, "fast"},
		"beam":                      {made{width: 100, weight: 2}, "beam"},
		"beam:weight=0.5:width=7":   {made{width: 7, weight: 0.5}, "beam:width=7:weight=0.5"},
		"plain":                     {made{}, "plain"},
	} {
		got, canonical, err := makeOf(text)
		if err != nil || got != want.made || canonical.String() != want.canonical {
			t.Errorf("%s: %+v, %v, %v", text, got, canonical, err)
		}
		if again, same, err := makeOf(canonical.String()); err != nil || again != got || same.String() != canonical.String() {
			t.Errorf("%s reads back as %+v, %v, %v", canonical, again, same, err)
		}
	}
}

func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"quick":                    `there is no strategy "quick"; there are auto, fast, beam, plain`,
		"fats":                     `there is no strategy "fats"; there are auto, fast, beam, plain; did you mean fast?`,
		"":                         `there is no strategy ""; there are auto, fast, beam, plain`,
		"fast:":                    `"fast:" has an empty option; write NAME:OPTION=VALUE`,
		"fast:certify:certify=off": "fast: certify: the option is there twice; leave one out",
		"fast:width=3":             "fast: width: the option goes with strategy beam, not with fast",
		"plain:speed=3":            "plain: speed: there is no such option; the strategy has none",
		"fast:witout=safe":         "fast: witout: there is no such option; the strategy has metric, without, certify; did you mean without?",
		"fast:metric=steps":        `fast: metric: "steps" is none of moves, turns`,
		"fast:certify=yes":         `fast: certify: "yes" is none of off, on`,
		"fast:without=safe+luck":   `fast: without: unknown technique "luck": use safe, closure, lone or all`,
		"beam:width=0":             "beam: width: 0 is not a whole number from 1 to 1000",
		"beam:width=many":          "beam: width: many is not a whole number from 1 to 1000",
		"beam:weight=NaN":          "beam: weight: NaN is not a number from 0 to 10",
	} {
		_, _, err := makeOf(text)
		var option *registry.OptionError
		if !errors.As(err, &option) || err.Error() != want {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestTables: the lists from which flags, completions and help are made.
func TestTables(t *testing.T) {
	var names, forms []string
	for _, o := range table.Options() {
		names, forms = append(names, o.Name), append(forms, o.Form())
	}
	if !slices.Equal(names, []string{"metric", "without", "certify", "width", "weight"}) {
		t.Errorf("options %q", names)
	}
	if !slices.Equal(forms, []string{"metric=moves|turns", "without=T+T+… of safe, closure, lone or all", "certify", "width=N", "weight=N"}) {
		t.Errorf("forms %q", forms)
	}
	if got := table.Heeding("width"); !slices.Equal(got, []string{"beam"}) {
		t.Errorf("%q heed the width", got)
	}
	if got := table.Techniques("fast"); !slices.Equal(got, []string{"safe", "closure", "lone"}) {
		t.Errorf("techniques %q", got)
	}
}

// TestDepthLimits: the smaller of the caller's limit and the strategy's own holds, and under either no solution is said to cost least.
func TestDepthLimits(t *testing.T) {
	engines := registry.Engines[int, int, int](registry.Choice("score", "judge", "none"), registry.Choice("score", "judge", "none"))
	for spec, own := range map[string]int{"astar": 0, "astar:depth=3": 3, "dfs:depth=3": 3, "idastar": 0} {
		parsed, err := registry.Parse(spec)
		if err != nil {
			t.Fatal(err)
		}
		engine, _, err := engines.Make(parsed)
		if err != nil {
			t.Fatal(err)
		}
		for _, asked := range []int{0, 2, 5} {
			want := min(own, asked)
			if own == 0 || asked == 0 {
				want = max(own, asked)
			}
			c, cheapest := engine.Config(true, search.Limits{Depth: asked, Expansions: 7})
			if c.Limits != (search.Limits{Depth: want, Expansions: 7}) || cheapest != (want == 0 && parsed.Name != "dfs") {
				t.Errorf("%s within %d moves: %+v, cheapest %v", spec, asked, c.Limits, cheapest)
			}
		}
	}
}
