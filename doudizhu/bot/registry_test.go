// Players by name, and the errors for unknown names and options.

package bot

import (
	"strings"
	"testing"
	"time"

	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
)

func TestEveryNameIsAPlayerOfEveryVariant(t *testing.T) {
	for _, variant := range table.Variants() {
		v, _ := table.ByName(variant)
		for _, name := range Players().Names() {
			if p, err := New(name, v); err != nil || p == nil {
				t.Errorf("%s as %s: %v, %v", variant, name, p, err)
			}
		}
	}
}

func TestErrorsNameThePlaceAndTheRemedy(t *testing.T) {
	names := "auto, " + strings.Join(Players().Names(), ", ")
	for spec, want := range map[string]string{
		"":                        `"" is none of ` + names,
		"Robot":                   `"Robot" is none of ` + names + "; did you mean robot?",
		"robot:deep":              "robot: deep: there is no such option; robot has call",
		"principles:without=L9":   `principles: without: unknown technique "L9": use ` + strings.Join(principleNames, ", ") + " or all",
		"least:order=sum":         "least: order: the option goes with hint, not with least",
		"roles:call=loudly":       `roles: call: "loudly" is none of none, robot, points, power, index`,
		"strong:think=3":          `strong: think: "3" is no time; write it as 3ms, 50ms or 1s`,
		"strong:playouts=many":    "strong: playouts: many is not a whole number from 1 to 1073741824",
		"strong:aim=luck":         `strong: aim: "luck" is none of wins, points`,
		"strong:think=3ms,aim=no": `strong: think: "3ms,aim=no" is no time; write it as 3ms, 50ms or 1s`,
	} {
		if _, err := Parse(spec); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", spec, err, want)
		}
	}
}

// TestSampling reads the sampling player, and changes it for the table and for single decisions.
func TestSampling(t *testing.T) {
	for spec, want := range map[string]strong.Options{
		"strong": {}, "auto": {}, "strong:playouts=600": {Playouts: 600}, "playouts=60:aim=points": {Playouts: 60, Points: true},
		"strong:think=3ms:without=prior+models": {Think: 3 * time.Millisecond, Off: strong.Prior | strong.Models},
	} {
		p, err := Parse(spec)
		if err != nil || !p.Sampling() || *p.strong != want || p.Playouts() != want.Playouts {
			t.Errorf("%s: %+v, %v", spec, p.strong, err)
		}
	}
	hasty, err := Parse("strong:think=10h:aim=points")
	counted, _ := Parse("strong:playouts=9")
	rules, _ := Parse("roles")
	if got := *hasty.Thinking(time.Millisecond).Forgetful().strong; err != nil || got != (strong.Options{Think: time.Millisecond, Points: true, Off: strong.Inference}) {
		t.Errorf("%+v, %v", got, err)
	}
	if got := counted.Thinking(time.Millisecond); *got.strong != *counted.strong || hasty.strong.Think != 10*time.Hour {
		t.Errorf("with counted playouts %+v, before %+v", got.strong, hasty.strong)
	}
	if got := rules.Thinking(time.Millisecond).Forgetful(); got.Sampling() || got.Playouts() != 0 {
		t.Errorf("a player by rules becomes %+v", got)
	}
}

// FuzzNew: every spec makes a player or an error of one line.
func FuzzNew(f *testing.F) {
	for _, spec := range []string{"roles:without=R7+R1,call=none", "strong:think=3ms", "least:", "hint:,", "robot:=,=", "robot:a\nb=1", "principles:without=all"} {
		f.Add(spec)
	}
	v, _ := table.ByName("standard")
	f.Fuzz(func(t *testing.T, spec string) {
		p, err := New(spec, v)
		if (p == nil) == (err == nil) || err != nil && strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, %v", spec, p, err)
		}
	})
}
