// Players by name, and the errors for unknown names and options.

package bot

import (
	"strings"
	"testing"

	"kedou/doudizhu/table"
)

func TestEveryNameIsAPlayerOfEveryVariant(t *testing.T) {
	for _, variant := range table.Variants() {
		v, _ := table.ByName(variant)
		for _, name := range Names() {
			if p, err := New(name, v); err != nil || p == nil {
				t.Errorf("%s as %s: %v, %v", variant, name, p, err)
			}
		}
	}
}

func TestErrorsNameThePlaceAndTheRemedy(t *testing.T) {
	v, _ := table.ByName("standard")
	names := strings.Join(Names(), ", ")
	for spec, want := range map[string]string{
		"":                      `bot "": there is none of this name; use ` + names,
		"Robot":                 `bot "Robot": there is none of this name; use ` + names,
		"robot:deep":            `bot "robot:deep": option "deep" has no value; write it as name=value`,
		"principles:without=L9": `bot "principles:without=L9": option without: unknown technique "L9": use ` + strings.Join(principleNames, ", ") + " or all",
		"least:x=1":             `bot "least:x=1": option "x" is unknown; use call`,
	} {
		if _, err := New(spec, v); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", spec, err, want)
		}
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
