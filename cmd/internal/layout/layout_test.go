// Package layout holds the tests of the repository's layers: commands stand on domains, domains on the search core, no
// import points back or sideways, the core speaks no domain's language, and the library exports nothing unused.
package layout

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// root is the top of the repository.
const root = "../../.."

// allowed lists, for each top-level folder, the top-level folders that its packages may import.
var allowed = map[string][]string{
	"internal":   {"internal", "search"},
	"search":     {"search", "internal"},
	"klondike":   {"klondike", "search", "internal"},
	"doudizhu":   {"doudizhu", "search", "internal"},
	"benchmarks": {"benchmarks", "klondike", "doudizhu", "search", "internal"},
	"cmd":        {"cmd", "benchmarks", "klondike", "doudizhu", "search", "internal"},
}

// library holds the folders whose packages others may import, and the packages that these import from elsewhere: in any file, and in
// tests only.
var (
	library   = []string{"internal", "search", "klondike", "doudizhu"}
	elsewhere = []string{"github.com/emirpasic/gods/v2"}
	inTests   = []string{"pgregory.net/rapid", "gonum.org/v1/gonum"}
)

// TestImportsPointDownwards compares every import with the map in ARCHITECTURE.md.
func TestImportsPointDownwards(t *testing.T) {
	goFiles(t, ".", func(name string) {
		from, _, _ := strings.Cut(name, "/")
		if _, known := allowed[from]; !known {
			t.Errorf("%s: no Go file belongs in the top level folder %q", name, from)
			return
		}
		for _, to := range imports(t, name) {
			if fault := faultOf(name, to); fault != "" {
				t.Errorf("%s imports %s: %s", name, to, fault)
			}
		}
	})
}

// faultOf returns the fault of an import, or nothing.
func faultOf(name, to string) string {
	from, _, _ := strings.Cut(name, "/")
	test := strings.HasSuffix(name, "_test.go")
	own, ours := strings.CutPrefix(to, "kedou/")
	top, _, _ := strings.Cut(own, "/")
	outside := func(p string) bool { return to == p || strings.HasPrefix(to, p+"/") }
	switch {
	case ours && !slices.Contains(allowed[from], top):
		return from + " may import only " + strings.Join(allowed[from], ", ")
	case ours && path.Dir(name) == "internal/phrase":
		return "the sentences stand on nothing of ours"
	case ours && !test && from == "search" && own == "internal/registry":
		return "names of strategies stand on the core"
	case ours && !test && strings.HasPrefix(own, path.Dir(name)+"/") && !strings.Contains(own, "/internal/"):
		return "a package stands on none of those below it, but for its internal ones"
	case !ours && slices.Contains(library, from) && strings.Contains(to, ".") && !slices.ContainsFunc(elsewhere, outside) &&
		!(test && slices.ContainsFunc(inTests, outside)):
		return "the library needs gods and the standard library only"
	}
	return ""
}

// TestFaults breaks and keeps each rule.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		file, imports string
		wrong         bool
	}{
		{"search/andor/dfpn.go", "kedou/search", false},
		{"search/depth.go", "kedou/search/andor", true},
		{"search/depth.go", "kedou/internal/engine", false},
		{"klondike/card.go", "kedou/klondike/internal/lift", false},
		{"search/depth.go", "kedou/internal/phrase", false},
		{"internal/phrase/error.go", "kedou/search", true},
		{"internal/registry/strategy.go", "kedou/search", false},
		{"search/depth.go", "kedou/internal/registry", true},
		{"internal/seal/seal.go", "kedou/klondike", true},
		{"search/depth_test.go", "kedou/search/searchtest", false},
		{"search/trace/tree.go", "kedou/doudizhu", true},
		{"doudizhu/trace/write.go", "kedou/search/trace", false},
		{"doudizhu/trace/write.go", "kedou/doudizhu", false},
		{"doudizhu/play.go", "kedou/doudizhu/trace", true},
		{"klondike/card.go", "kedou/doudizhu", true},
		{"klondike/card.go", "kedou/benchmarks", true},
		{"klondike/card.go", "github.com/emirpasic/gods/v2/maps/treemap", false},
		{"klondike/card.go", "github.com/urfave/cli/v2", true},
		{"klondike/card.go", "go/token", false},
		{"klondike/card.go", "pgregory.net/rapid", true},
		{"klondike/card_test.go", "pgregory.net/rapid", false},
		{"benchmarks/summary.go", "gonum.org/v1/gonum/mathext", false},
		{"benchmarks/plot.go", "kedou/cmd/bench", true},
		{"cmd/bench/run.go", "kedou/benchmarks", false},
	} {
		if fault := faultOf(c.file, c.imports); (fault != "") != c.wrong {
			t.Errorf("%s importing %s: %q", c.file, c.imports, fault)
		}
	}
}

// goFiles calls f for every Go file below a folder, by its path from the root.
func goFiles(t *testing.T, below string, f func(name string)) {
	t.Helper()
	files := 0
	err := filepath.WalkDir(filepath.Join(root, below), func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") {
			return err
		}
		files++
		rel, err := filepath.Rel(root, name)
		f(filepath.ToSlash(rel))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 50 {
		t.Fatalf("only %d Go files seen below %s: the walk is broken", files, below)
	}
}

// imports returns the packages that a file imports.
func imports(t *testing.T, name string) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, name), nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, spec := range f.Imports {
		p, _ := strconv.Unquote(spec.Path.Value)
		list = append(list, p)
	}
	return list
}

// readRoot returns a file's text, by its path from the root.
func readRoot(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
