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
	"regexp"
	"strings"
	"testing"
)

// TestExamplesAreWholePrograms: Go's documentation shows an example as a program with the declarations that the example needs, if they stand
// in the same file of an external test. The program compiles, and imports nothing that is closed to other modules.
func TestExamplesAreWholePrograms(t *testing.T) {
	m, programs := load(t), 0
	for folder := range m.own {
		folder := strings.TrimPrefix(folder, "kedou/")
		if inLibrary(folder) && !strings.HasPrefix(folder, "internal/") {
			programs += len(m.programs(folder))
		}
	}
	if programs < 60 {
		t.Errorf("only %d examples seen", programs)
	}
}

// illustrated are the packages whose every name is shown.
var illustrated = []string{"search", "search/andor", "search/trace", "klondike/fast", "klondike/minimal", "doudizhu/endgame"}

// TestEveryNameIsShown: each exported name of a package stands in an example or in the package's documentation, and so does every field of
// its settings. The constants of a type stand below their type.
func TestEveryNameIsShown(t *testing.T) {
	m := load(t)
	for _, folder := range illustrated {
		pkg, err := m.Import("kedou/" + folder)
		if err != nil {
			t.Fatal(err)
		}
		names, shown, text := map[string]types.Object{}, map[token.Pos]bool{}, overview(t, folder)
		exported(names, "", pkg)
		for _, uses := range m.programs(folder) {
			for _, o := range uses {
				shown[origin(o).Pos()] = true
			}
		}
		for name, o := range names {
			if needed(name, o) && !shown[o.Pos()] && !regexp.MustCompile(`\b`+o.Name()+`\b`).MatchString(text) {
				t.Errorf("no example of %s has %s, nor has the package's documentation", folder, name[1:])
			}
		}
	}
}

// needed reports whether an exported name has to be shown by itself.
func needed(name string, o types.Object) bool {
	owner, _, member := strings.Cut(name[1:], ".")
	_, field := o.(*types.Var)
	_, constant := o.(*types.Const)
	_, listed := o.Type().(*types.Named)
	if member {
		return field && (owner == "Config" || strings.HasSuffix(owner, "Options"))
	}
	return !constant || !listed
}

// overview is the documentation of a package.
func overview(t *testing.T, folder string) (text string) {
	for _, f := range parsed(t, token.NewFileSet(), folder, "*.go") {
		text += f.Doc.Text()
	}
	return text
}

// programs makes a program of every example of a folder, and returns what each of them names.
func (m *module) programs(folder string) (uses []map[*ast.Ident]types.Object) {
	files := token.NewFileSet()
	for _, e := range doc.Examples(parsed(m.T, files, folder, "*_test.go")...) {
		if e.Play == nil {
			m.Errorf("%s: Example%s uses a name of another file: declare it beside the example, in package %s_test", folder, e.Name, path.Base(folder))
			continue
		}
		var program bytes.Buffer
		if err := format.Node(&program, files, e.Play); err != nil {
			m.Fatal(err)
		}
		used, err := m.compile(program.Bytes())
		if err != nil || bytes.Contains(program.Bytes(), []byte("/internal/")) {
			m.Errorf("%s: Example%s isn't a program for other modules, error %v:\n%s", folder, e.Name, err, &program)
		}
		uses = append(uses, used)
	}
	return uses
}

// compile checks the types of a program of one file.
func (m *module) compile(text []byte) (map[*ast.Ident]types.Object, error) {
	f, err := parser.ParseFile(m.files, "main.go", text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	_, err = (&types.Config{Importer: m}).Check("main", m.files, []*ast.File{f}, info)
	return info.Uses, err
}

// parsed reads the files of a folder, with their comments.
func parsed(t *testing.T, files *token.FileSet, folder, pattern string) (list []*ast.File) {
	names, err := filepath.Glob(filepath.Join(root, folder, pattern))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		f, err := parser.ParseFile(files, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, f)
	}
	return list
}
