// No phrase is missing: the file has all words of the commands and the page.

package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// rooms are the folders whose words have translations.
var rooms = []string{"internal", "search", "klondike", "doudizhu", "cmd/internal/cmdline", "cmd/internal/journal", "cmd/internal/records",
	"cmd/internal/service", "cmd/internal/survey", "cmd/internal/tracing", "cmd/internal/tui",
	"cmd/doudizhu", "cmd/klondike", "cmd/bench", "cmd/web", "cmd/survey", "cmd/tools"}

// elsewhere are the folders in them whose words have none.
var elsewhere = []string{"searchtest", "tabletest", "servicetest", "journaltest", "tuitest", "klondike/proof"}

// TestNothingLacksItsPhrase expects a translation for every format that goes into a function with "format string, args ...any", and for every
// literal phrase.Text{Format: …}.
func TestNothingLacksItsPhrase(t *testing.T) {
	files, p := sources(t), Chinese()
	takers := map[string][]int{} // where the format stands, for functions of one name
	for _, f := range files {
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok {
				if at := formatAt(d.Type.Params); at >= 0 {
					takers[d.Name.Name] = append(takers[d.Name.Name], at)
				}
			}
		}
	}
	for _, places := range takers {
		slices.Sort(places)
	}
	translated := func(e ast.Expr) bool {
		english, ok := joined(e)
		if ok && p[english] == "" && hasWords(english) {
			t.Errorf("no translation of %q", english)
		}
		return ok
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				if n.Type != nil && nameOf(n.Type) == "Text" && len(n.Elts) == 1 {
					if field, ok := n.Elts[0].(*ast.KeyValueExpr); ok {
						translated(field.Value)
					}
				}
			case *ast.CallExpr:
				for _, at := range takers[nameOf(n.Fun)] {
					if at < len(n.Args) && translated(n.Args[at]) {
						break
					}
				}
			}
			return true
		})
	}
}

// TestErrorsKeepTheirFormats: in these rooms package phrase makes the errors. Errors of package errors are signals between
// functions, in variables, or words of other packages.
func TestErrorsKeepTheirFormats(t *testing.T) {
	for name, f := range sources(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			if _, ok := n.(*ast.ValueSpec); ok {
				return false
			}
			call, ok := n.(*ast.CallExpr)
			if !ok || strings.HasPrefix(name, "internal/phrase/") {
				return true
			}
			if f, ok := call.Fun.(*ast.SelectorExpr); ok {
				x, _ := f.X.(*ast.Ident)
				if x != nil && len(call.Args) > 0 && isText(call.Args[0]) && (x.Name == "fmt" && f.Sel.Name == "Errorf" || x.Name == "errors" && f.Sel.Name == "New") {
					t.Errorf("%s: %s.%s: make the error with phrase.Errorf", name, x.Name, f.Sel.Name)
				}
			}
			return true
		})
	}
}

// isText reports whether an expression is a text given in full in the source.
func isText(e ast.Expr) bool {
	_, ok := joined(e)
	return ok
}

// formatAt returns the place of the format among parameters that end with it and its arguments, else -1.
func formatAt(params *ast.FieldList) int {
	at := -1
	for _, field := range params.List {
		at += len(field.Names)
		if len(field.Names) == 1 && field.Names[0].Name == "format" {
			return at
		}
	}
	return -1
}

// nameOf returns the name of a called function; "" for those of other packages that have names of ours.
func nameOf(f ast.Expr) string {
	switch f := f.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		x, ok := f.X.(*ast.Ident)
		if ok && (x.Name == "fmt" || f.Sel.Name == "New" && x.Name != "phrase") {
			return ""
		}
		return f.Sel.Name
	}
	return ""
}

// hasWords reports whether a format has words to translate.
func hasWords(english string) bool {
	return strings.ContainsFunc(verb.ReplaceAllString(english, ""), unicode.IsLetter)
}

// sources parses the files of the rooms by their names, without tests.
func sources(t *testing.T) map[string]*ast.File {
	files := map[string]*ast.File{}
	for _, room := range rooms {
		err := filepath.WalkDir("../../../"+room, func(name string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && slices.ContainsFunc(elsewhere, func(e string) bool { return strings.HasSuffix(filepath.ToSlash(name), e) }):
				return fs.SkipDir
			case !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
				return nil
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			files[strings.TrimPrefix(filepath.ToSlash(name), "../../../")] = f
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return files
}
