// Package layout holds the test of the repository's layers: commands stand on domains, domains on the search core, and
// no import points back or sideways.
package layout

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// allowed lists, for each top-level folder, the top-level folders that its packages may import.
var allowed = map[string][]string{
	"search":     {"search"},
	"klondike":   {"klondike", "search"},
	"doudizhu":   {"doudizhu", "search"},
	"benchmarks": {"benchmarks", "klondike", "doudizhu", "search"},
	"cmd":        {"cmd", "benchmarks", "klondike", "doudizhu", "search"},
}

func TestImportsPointDownwards(t *testing.T) {
	const root = "../../.."
	files := 0
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") {
			return err
		}
		files++
		rel, _ := filepath.Rel(root, name)
		rel = filepath.ToSlash(rel)
		from, _, _ := strings.Cut(rel, "/")
		targets, known := allowed[from]
		if !known {
			t.Errorf("%s: no Go file belongs in the top level folder %q", rel, from)
			return nil
		}
		for _, to := range imports(t, name) {
			top, _, _ := strings.Cut(to, "/")
			if !slices.Contains(targets, top) {
				t.Errorf("%s imports kedou/%s: %s may import only %v", rel, to, from, targets)
			}
			if path.Dir(rel) == "search" && to != "search" && !strings.HasPrefix(to, "search/internal/") && !strings.HasSuffix(name, "_test.go") {
				t.Errorf("%s imports kedou/%s: the core stands on nothing else", rel, to)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 50 {
		t.Fatalf("only %d Go files seen below %s: the walk is broken", files, root)
	}
}

// imports returns the packages of this module that a file imports, without the module's name.
func imports(t *testing.T, name string) []string {
	f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	var own []string
	for _, spec := range f.Imports {
		p, _ := strconv.Unquote(spec.Path.Value)
		if rest, ok := strings.CutPrefix(p, "kedou/"); ok {
			own = append(own, rest)
		}
	}
	return own
}

// TestReadmesCodeIsTested: what README shows as Go stands, line by line, in an example that the tests run.
func TestReadmesCodeIsTested(t *testing.T) {
	const root = "../../.."
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
