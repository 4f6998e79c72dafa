// Each module that kedou itself requires has its licence and its reason next to it in go.mod.

package layout

import (
	"regexp"
	"strings"
	"testing"
)

// explained is a requirement with its comment: the licence, and the reason.
var explained = regexp.MustCompile(`^\t\S+ v\S+ // (MIT|BSD-[23]|Apache-2\.0|MPL-2\.0)(, [A-Za-z0-9. -]+)*: .{10,}$`)

// TestDependenciesAreExplained: a new requirement needs a reason.
func TestDependenciesAreExplained(t *testing.T) {
	required, reasons := regexp.MustCompile(`^\t\S+ v\S+`), 0
	for line := range strings.Lines(readRoot(t, "go.mod")) {
		line = strings.TrimRight(line, "\n")
		if !required.MatchString(line) || strings.HasSuffix(line, "// indirect") {
			continue
		}
		if reasons++; !explained.MatchString(line) {
			t.Errorf("go.mod has no licence and reason for%s", line)
		}
	}
	if reasons < 20 {
		t.Errorf("only %d requirements seen", reasons)
	}
	for _, line := range []string{"\tgonum.org/v1/gonum v0.17.0", "\tgonum.org/v1/gonum v0.17.0 // BSD-3", "\tgonum.org/v1/gonum v0.17.0 // pictures of all kinds"} {
		if explained.MatchString(line) {
			t.Errorf("%q passes", line)
		}
	}
}
