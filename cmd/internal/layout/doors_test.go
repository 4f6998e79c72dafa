// The core shows its users few names.

package layout

import (
	"go/types"
	"strings"
	"testing"
)

// TestDoorsAreFew holds the number of names that a package exports: functions, types, constants and variables, as godoc lists them, without
// methods and fields.
func TestDoorsAreFew(t *testing.T) {
	m := load(t)
	for path, most := range map[string]int{"search": 50, "search/andor": 33, "klondike": 55, "doudizhu": 50} {
		pkg, err := m.Import("kedou/" + path)
		if err != nil {
			t.Fatal(err)
		}
		names := map[string]types.Object{}
		exported(names, "", pkg)
		n := 0
		for name := range names {
			if strings.Count(name, ".") == 1 {
				n++
			}
		}
		if n > most {
			t.Errorf("%s exports %d names, at most %d are allowed: unexport one, or move it to an internal package", path, n, most)
		}
	}
}
