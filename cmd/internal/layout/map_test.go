// The map in ARCHITECTURE.md has every package, and no missing folder.

package layout

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestMapIsTrue compares the map with the folders. A package may also be named on the line of the nearest folder above it that has one.
func TestMapIsTrue(t *testing.T) {
	lines := regexp.MustCompile(`(?m)^    ([a-z0-9]+(?:/[a-z0-9]+)*)(?: +(.*))?$`).FindAllStringSubmatch(readRoot(t, "ARCHITECTURE.md"), -1)
	about := map[string]string{}
	for _, l := range lines {
		about[l[1]] = l[2]
		if info, err := os.Stat(filepath.Join(root, l[1])); err != nil || !info.IsDir() {
			t.Errorf("the map has %s, which is no folder", l[1])
		}
	}
	if len(about) < 30 {
		t.Errorf("the map has only %d folders", len(about))
	}
	var folders []string
	goFiles(t, ".", func(name string) {
		if !strings.HasSuffix(name, "_test.go") {
			folders = append(folders, path.Dir(name))
		}
	})
	slices.Sort(folders)
	for _, folder := range slices.Compact(folders) {
		if !mapped(about, folder) {
			t.Errorf("the map doesn't have %s", folder)
		}
	}
}

// inner are the packages of single commands, which have the commands' names.
var inner = regexp.MustCompile(`^cmd/(klondike|doudizhu)/internal/`)

// mapped reports whether the map has a folder, or the nearest folder above it that the map has names it. Helpers of tests and the inner packages of
// commands need no mention.
func mapped(about map[string]string, folder string) bool {
	if _, own := about[folder]; own || inner.MatchString(folder) || strings.HasSuffix(folder, "test") {
		return true
	}
	for above := path.Dir(folder); above != "."; above = path.Dir(above) {
		if words, known := about[above]; known {
			return strings.Contains(words, path.Base(folder))
		}
	}
	return false
}
