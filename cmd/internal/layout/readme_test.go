// The READMEs' code is code that the tests run, and their links lead somewhere.

package layout

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// pages are the Markdown files of the repository with their texts.
func pages(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".md" {
			return err
		}
		text, err := os.ReadFile(name)
		found[name] = string(text)
		return err
	})
	if err != nil || len(found) < 10 {
		t.Fatalf("%d pages, error %v", len(found), err)
	}
	return found
}

// TestLinksLeadSomewhere: every link inside the repository has a target.
func TestLinksLeadSomewhere(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)\s#]+)(#[^)\s]*)?\)`)
	for name, text := range pages(t) {
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(name), m[1])); err != nil {
				t.Errorf("%s links to %s: %v", name, m[1], err)
			}
		}
	}
}

// TestReadmesCodeIsTested: the Go code of the pages stands, line by line, in an example that the tests run.
func TestReadmesCodeIsTested(t *testing.T) {
	examples := ""
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
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
	shown := 0
	for name, page := range pages(t) {
		for _, b := range regexp.MustCompile("(?s)```go\n(.*?)```").FindAllStringSubmatch(page, -1) {
			shown++
			if !strings.Contains(examples, unindented(b[1])) {
				t.Errorf("%s shows code that no example_test.go has:\n%s", name, b[1])
			}
		}
	}
	if shown < 5 {
		t.Errorf("the pages have %d blocks of Go, want one for each use as a library", shown)
	}
}

// unindented is a text without the white space at the beginning of its lines.
func unindented(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimSpace(l)
	}
	return strings.Join(lines, "\n")
}
