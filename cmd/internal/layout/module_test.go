// The module as these tests see it: its packages and files, parsed and type-checked.

package layout

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// goPackage is a package as go list describes it.
type goPackage struct {
	ImportPath, ForTest, Dir, Export   string
	GoFiles, TestGoFiles, XTestGoFiles []string
}

// module holds every package of kedou, and the export data of those that kedou imports from elsewhere.
type module struct {
	*testing.T
	files   *token.FileSet
	own     map[string]*goPackage
	exports map[string]string // export data files of the other packages
	checked map[string]*types.Package
	info    *types.Info
	gc      types.Importer
}

// load lists the module's packages, and everything that they and their tests import. Only packages from elsewhere are
// compiled, if it isn't in Go's cache; kedou's own packages are read as source.
func load(t *testing.T) *module {
	t.Helper()
	m := &module{T: t, files: token.NewFileSet(), own: map[string]*goPackage{}, exports: map[string]string{},
		checked: map[string]*types.Package{}, info: &types.Info{Uses: map[*ast.Ident]types.Object{}}}
	var others []string
	for _, p := range m.list("-deps", "-test", "kedou/...") {
		switch {
		case p.ForTest != "" || strings.HasSuffix(p.ImportPath, ".test"): // a variant of a listed package
		case strings.HasPrefix(p.ImportPath, "kedou/"):
			m.own[p.ImportPath] = p
		default:
			others = append(others, p.ImportPath)
		}
	}
	for _, p := range m.list(append([]string{"-export"}, others...)...) {
		m.exports[p.ImportPath] = p.Export
	}
	m.gc = importer.ForCompiler(m.files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(m.exports[path]) })
	return m
}

// list runs go list.
func (m *module) list(args ...string) (list []*goPackage) {
	m.Helper()
	args = append([]string{"list", "-json=ImportPath,ForTest,Dir,Export,GoFiles,TestGoFiles,XTestGoFiles"}, args...)
	cmd := exec.Command("go", args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		m.Fatal(err)
	}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(goPackage)
		if err := d.Decode(p); errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			m.Fatal(err)
		}
		list = append(list, p)
	}
}

// Import returns a package for the type checker: one of kedou's own is checked from its source, once.
func (m *module) Import(path string) (*types.Package, error) {
	p := m.own[path]
	if p == nil {
		return m.gc.Import(path)
	}
	if m.checked[path] == nil {
		m.checked[path] = m.check(path, m.parse(p, p.GoFiles))
	}
	return m.checked[path], nil
}

// parse reads the named files of a package.
func (m *module) parse(p *goPackage, names []string) []*ast.File {
	var files []*ast.File
	for _, name := range names {
		f, err := parser.ParseFile(m.files, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			m.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// check finds the object of every identifier of the files. It ignores errors, which the compiler reports: an external test may use
// names that only its package's test files export.
func (m *module) check(path string, files []*ast.File) *types.Package {
	c := types.Config{Importer: m, Error: func(error) {}}
	pkg, _ := c.Check(path, m.files, files, m.info)
	return pkg
}
