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

// TestMapIsTrue compares the map with the folders. A package may also be named on the line of the folder above it.
func TestMapIsTrue(t *testing.T) {
	lines := regexp.MustCompile(`(?m)^    ([a-z0-9]+(?:/[a-z0-9]+)*)(?: +(.*))?$`).FindAllStringSubmatch(readRoot(t, "ARCHITECTURE.md"), -1)
	about := map[string]string{}
	for _, l := range lines {
		about[l[1]] = l[2]
		if info, err := os.Stat(filepath.Join(root, l[1])); err != nil || !info.IsDir() {
			t.Errorf("the map has %s, which is no folder", l[1])
		}
	}
	if len(about) < 40 {
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

// mapped reports whether the map has a folder, or the folder above it with a line that names it. Helpers of tests and the inner packages of
// commands need no mention.
func mapped(about map[string]string, folder string) bool {
	if _, own := about[folder]; own {
		return true
	}
	above := path.Dir(folder)
	words, known := about[above]
	return known && (strings.Contains(words, path.Base(folder)) || strings.HasPrefix(above, "cmd/") || strings.HasSuffix(folder, "test"))
}
