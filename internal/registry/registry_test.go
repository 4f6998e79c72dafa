package registry_test

// Specs, tables, and the messages about mistakes in them.

import (
	"errors"
	"slices"
	"testing"
	"time"

	"kedou/internal/registry"
	"kedou/search"
)

// made is the product of the tests' strategies.
type made struct {
	metric  int
	off     uint64
	width   int
	weight  float64
	certain bool
	pause   time.Duration
	spec    string
}

var table = registry.Table[made]{
	{Name: "fast", About: "the usual one", Options: []registry.Option{
		registry.Choice("metric", "count `WHAT`", "moves", "turns"),
		registry.Without("safe", "closure", "lone"),
		registry.Toggle("certify", "check"),
	}, Make: func(v registry.Values) made {
		return made{metric: v.Index("metric"), off: v.Bits("without"), certain: v.On("certify"), spec: v.Spec.String()}
	}},
	{Name: "beam", Options: []registry.Option{registry.Number("width", "keep `N`", 100, 1, 1000), {Name: "weight", Kind: registry.Real, Default: "2", Most: 10},
		{Name: "pause", Kind: registry.Time}}, Closed: registry.Tree, Make: func(v registry.Values) made {
		return made{width: v.Int("width"), weight: v.Real("weight"), pause: v.Time("pause"), spec: v.Spec.String()}
	}},
	{Name: "plain", Make: func(v registry.Values) made { return made{spec: v.Spec.String()} }},
}

func TestSpecs(t *testing.T) {
	for text, want := range map[string]made{
		"auto":                      {spec: "fast"},
		"fast:metric=moves":         {spec: "fast"},
		"metric=turns":              {metric: 1, spec: "fast:metric=turns"},
		"fast:certify:metric=turns": {metric: 1, certain: true, spec: "fast:metric=turns:certify"},
		"fast:without=lone+safe":    {off: 5, spec: "fast:without=lone+safe"},
		"fast:without=all":          {off: 7, spec: "fast:without=all"},
		"fast:certify=off":          {spec: "fast"},
		"beam":                      {width: 100, weight: 2, spec: "beam"},
		"beam:weight=0.5:width=7":   {width: 7, weight: 0.5, spec: "beam:width=7:weight=0.5"},
		"beam:pause=3ms":            {width: 100, weight: 2, pause: 3 * time.Millisecond, spec: "beam:pause=3ms"},
		"plain":                     {spec: "plain"},
	} {
		got, err := table.New(text)
		if err != nil || got != want {
			t.Errorf("%s: %+v, %v", text, got, err)
		}
		if again, err := table.New(got.spec); err != nil || again != got {
			t.Errorf("%s reads back as %+v, %v", got.spec, again, err)
		}
	}
}

func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"quick":                    `"quick" is none of auto, fast, beam, plain`,
		"fats":                     `"fats" is none of auto, fast, beam, plain; did you mean fast?`,
		"":                         `"" is none of auto, fast, beam, plain`,
		"fast:":                    `"fast:" has an empty option; write NAME:OPTION=VALUE`,
		"fast:\n":                  `"fast:\n" has characters that can't be printed`,
		"fast:certify:certify=off": "fast: certify: the option is there twice; leave one out",
		"fast:width=3":             "fast: width: the option goes with beam, not with fast",
		"plain:speed=3":            "plain: speed: there is no such option; plain has none",
		"fast:witout=safe":         "fast: witout: there is no such option; fast has metric, without, certify; did you mean without?",
		"fast:metric=steps":        `fast: metric: "steps" is none of moves, turns`,
		"fast:certify=yes":         `fast: certify: "yes" is none of off, on`,
		"fast:without=safe+luck":   `fast: without: unknown technique "luck": use safe, closure, lone or all`,
		"beam:width=0":             "beam: width: 0 is not a whole number from 1 to 1000",
		"beam:width=many":          "beam: width: many is not a whole number from 1 to 1000",
		"beam:weight=NaN":          "beam: weight: NaN is not a number from 0 to 10",
		"beam:pause=-1s":           `beam: pause: "-1s" is no time; write it as 3ms, 50ms or 1s`,
	} {
		_, err := table.New(text)
		var option *registry.OptionError
		if !errors.As(err, &option) || err.Error() != want {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestTables: the lists from which flags, completions and help are made.
func TestTables(t *testing.T) {
	var names []string
	for _, o := range table.Options() {
		names = append(names, o.Name)
	}
	if !slices.Equal(names, []string{"metric", "without", "certify", "width", "weight", "pause"}) {
		t.Errorf("options %q", names)
	}
	const help = "fast: the usual one\n    metric=moves|turns without=safe+closure+lone certify\nbeam: \n    width=100 weight=2 pause=TIME\nplain: \n" +
		"  metric: count WHAT\n  without: leave out the TECHNIQUES named\n  certify: check\n  width: keep N\n  weight: \n  pause: \n"
	if got := table.Help(); got != help {
		t.Errorf("help\n%s", got)
	}
	if got := table.At(registry.Tree).Names(); !slices.Equal(got, []string{"fast", "plain"}) {
		t.Errorf("%q make trees", got)
	}
	if got := table.Heeding("width"); !slices.Equal(got, []string{"beam"}) {
		t.Errorf("%q heed the width", got)
	}
	if got := table.Techniques("fast"); !slices.Equal(got, []string{"safe", "closure", "lone"}) {
		t.Errorf("techniques %q", got)
	}
}

// TestMap: a table of the same strategies that makes something else.
func TestMap(t *testing.T) {
	named := registry.Map(table, func(m made, v registry.Values) string { return v.Spec.Name + " " + v.Word("metric") })
	if got, err := named.New("metric=turns"); err != nil || got != "fast turns" {
		t.Errorf("%q, %v", got, err)
	}
	if spec, err := registry.Parse("fast:certify"); err != nil || !spec.Is("certify") || spec.Is("without") {
		t.Errorf("%v, %v", spec, err)
	}
	if got := registry.Text([]string{"safe", "closure", "lone"}, uint8(5)); got != "safe,lone" {
		t.Errorf("%q", got)
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
		engine, err := engines.Make(parsed)
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
