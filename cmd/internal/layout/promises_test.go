// The tests that ARCHITECTURE.md names as keepers of promises exist.

package layout

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPromisesHaveTheirTests: `klondike/fast.TestWorkers` is a function in a test file of that folder.
func TestPromisesHaveTheirTests(t *testing.T) {
	page, err := os.ReadFile(root + "/ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile("`([a-z/]+)\\.((?:Test|Fuzz)[A-Za-z0-9]+)`").FindAllStringSubmatch(string(page), -1)
	if len(named) < 40 {
		t.Errorf("only %d tests are named", len(named))
	}
	for _, n := range named {
		if !hasTest(t, n[1], n[2]) {
			t.Errorf("ARCHITECTURE.md names %s.%s, which isn't there", n[1], n[2])
		}
	}
}

// hasTest reports whether a folder's test files have the function.
func hasTest(t *testing.T, folder, name string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "\nfunc "+name+"(") {
			return true
		}
	}
	return false
}
