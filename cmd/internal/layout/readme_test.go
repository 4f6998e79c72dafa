// The READMEs' code is code that the tests run, and their links lead somewhere.

package layout

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"
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

var (
	link    = regexp.MustCompile(`\]\(([^)\s#]*)(?:#([^)\s]*))?\)`)
	fence   = regexp.MustCompile("(?ms)^ *```.*?^ *```")
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
)

// TestLinksLeadSomewhere: every link and picture inside the repository has a target, and every anchor a heading.
func TestLinksLeadSomewhere(t *testing.T) {
	all, anchored := pages(t), 0
	for name, text := range all {
		for _, m := range link.FindAllStringSubmatch(fence.ReplaceAllString(text, ""), -1) {
			if strings.Contains(m[1], ":") {
				continue
			}
			target := name
			if m[1] != "" {
				target = filepath.Join(filepath.Dir(name), m[1])
			}
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s links to %s: %v", name, m[1], err)
			}
			if m[2] == "" {
				continue
			}
			if anchored++; !anchors(cmp.Or(all[target], all[filepath.Join(target, "README.md")]))[m[2]] {
				t.Errorf("%s: %s has no heading for #%s", name, target, m[2])
			}
		}
	}
	if anchored < 10 {
		t.Errorf("only %d anchors seen", anchored)
	}
}

// bash matches what bash takes and POSIX's sh doesn't: cmd/{a,b}, {1..3}, [[ x ]], <(x), x &>y.
var bash = regexp.MustCompile(`[\w/.]*\{[\w.]+(?:,[\w.]+)+\}|\{\d+\.\.\d+\}|\[\[ |<\(|&>`)

// TestCommandsArePOSIX: every shell takes the command lines of the pages, not only in the blocks that .ci/readme runs.
func TestCommandsArePOSIX(t *testing.T) {
	for name, page := range pages(t) {
		for _, found := range bash.FindAllString(page, -1) {
			t.Errorf("%s: a plain shell doesn't take %s", name, found)
		}
	}
	if !bash.MatchString("go install ./cmd/{klondike,doudizhu}") || bash.MatchString("grep '{\"a\": 1}' [x]") {
		t.Errorf("%v sees too little or too much", bash)
	}
}

// anchors returns the names that GitHub gives to the headings of a page, but for headings with links.
func anchors(page string) map[string]bool {
	found := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(fence.ReplaceAllString(page, ""), -1) {
		found[strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r):
				return unicode.ToLower(r)
			}
			return -1
		}, m[1])] = true
	}
	return found
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
