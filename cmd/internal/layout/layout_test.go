// Package layout holds the test of the repository's layers: commands stand on domains, domains on the search core, and
// no import points back or sideways.
package layout

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
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
