// README's code is code that the tests run.

package layout

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadmesCodeIsTested: what README shows as Go stands, line by line, in an example that the tests run.
func TestReadmesCodeIsTested(t *testing.T) {
	page, err := os.ReadFile(root + "/README.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := ""
	err = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, "example_test.go") {
			return err
		}
		text, err := os.ReadFile(name)
		examples += unindented(string(text))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllStringSubmatch(string(page), -1)
	for _, b := range blocks {
		if !strings.Contains(examples, unindented(b[1])) {
			t.Errorf("README shows code that no example_test.go has:\n%s", b[1])
		}
	}
	if len(blocks) < 5 {
		t.Errorf("README has %d blocks of Go, want one for each use as a library", len(blocks))
	}
}

// unindented is a text without the white space that its lines begin with.
func unindented(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimSpace(l)
	}
	return strings.Join(lines, "\n")
}
