// Every example of the library runs where a reader pastes it.

package layout

import (
	"bytes"
	"go/ast"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// TestExamplesAreWholePrograms: Go's documentation shows an example as a program with the declarations that the example needs, if they stand
// in the same file of an external test. The program compiles, and imports nothing that is closed to other modules.
func TestExamplesAreWholePrograms(t *testing.T) {
	m, shown := load(t), 0
	for folder := range m.own {
		folder := strings.TrimPrefix(folder, "kedou/")
		if !inLibrary(folder) || strings.HasPrefix(folder, "internal/") {
			continue
		}
		files := token.NewFileSet()
		for _, e := range doc.Examples(testFiles(t, files, folder)...) {
			shown++
			if e.Play == nil {
				t.Errorf("%s: Example%s uses a name of another file: declare it beside the example, in package %s_test", folder, e.Name, path.Base(folder))
				continue
			}
			var program bytes.Buffer
			if err := format.Node(&program, files, e.Play); err != nil {
				t.Fatal(err)
			}
			if err := m.compile(program.Bytes()); err != nil || bytes.Contains(program.Bytes(), []byte("/internal/")) {
				t.Errorf("%s: Example%s isn't a program for other modules, error %v:\n%s", folder, e.Name, err, &program)
			}
		}
	}
	if shown < 60 {
		t.Errorf("only %d examples seen", shown)
	}
}

// testFiles reads the test files of a folder, with their comments.
func testFiles(t *testing.T, files *token.FileSet, folder string) (parsed []*ast.File) {
	names, err := filepath.Glob(filepath.Join(root, folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		f, err := parser.ParseFile(files, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, f)
	}
	return parsed
}

// compile checks the types of a program of one file.
func (m *module) compile(text []byte) error {
	f, err := parser.ParseFile(m.files, "main.go", text, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	_, err = (&types.Config{Importer: m}).Check("main", m.files, []*ast.File{f}, nil)
	return err
}
