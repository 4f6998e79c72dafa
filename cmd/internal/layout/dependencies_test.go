// Each module that kedou requires stands in ARCHITECTURE.md with its reason and the version that go.mod has.

package layout

import (
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestDependenciesAreExplained: a new requirement needs a reason, and an upgrade a new date.
func TestDependenciesAreExplained(t *testing.T) {
	out, err := exec.Command("go", "mod", "edit", "-json", root+"/go.mod").Output()
	if err != nil {
		t.Fatal(err)
	}
	var module struct {
		Require []struct {
			Path, Version string
			Indirect      bool
		}
	}
	if err := json.Unmarshal(out, &module); err != nil || len(module.Require) < 10 {
		t.Fatalf("%d requirements, error %v", len(module.Require), err)
	}
	page, err := os.ReadFile(root + "/ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for line := range strings.Lines(string(page)) {
		if strings.HasPrefix(line, "| `") && strings.Contains(line, "/") && strings.Contains(line, " | v") {
			rows++
		}
	}
	direct := 0
	for _, r := range module.Require {
		if r.Indirect {
			continue
		}
		direct++
		if !hasRow(string(page), r.Path, r.Version) {
			t.Errorf("ARCHITECTURE.md has no row for %s %s", r.Path, r.Version)
		}
	}
	if rows != direct {
		t.Errorf("ARCHITECTURE.md has %d modules, go.mod requires %d directly", rows, direct)
	}
}

// hasRow tells whether a table's row names the module, and has the version.
func hasRow(page, module, version string) bool {
	for line := range strings.Lines(page) {
		if strings.HasPrefix(line, "| `"+module+"` |") && strings.Contains(line, " | "+version+", ") {
			return true
		}
	}
	return false
}
