// The data page names every column and member that the programs write, and no other.

package layout

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// described are the tables of benchmarks/DATA.md, each with the types whose fields it describes, or the file whose first line it does.
var described = [][]string{
	{"cmd/internal/survey.record"},
	{"cmd/internal/records.Export"},
	{"cmd/internal/survey.Manifest"},
	{"cmd/internal/survey.Round"},
	{"cmd/survey.summary"},
	{"klondike/proof.Record", "cmd/internal/records/klondikejson.Open"},
	{"cmd/internal/records.ProofHead", "cmd/doudizhu/internal/common.proofRecord"},
	{"benchmarks.Header"},
	{"benchmarks.Run"},
	{"benchmarks/results.csv"},
	{"benchmarks.FigureTable"},
	{"benchmarks.Figure"},
}

// lined are the objects that cmdline.WriteJSON gives their schema.
var lined = []string{"cmd/internal/records.Export", "cmd/survey.summary"}

func TestDataPage(t *testing.T) {
	tables := regexp.MustCompile(`(?m)^\| (?:column|member) \|.*\n(?:\|.*\n)+`).FindAllString(readRoot(t, "benchmarks/DATA.md"), -1)
	if len(tables) != len(described) {
		t.Fatalf("%d tables, and %d are described", len(tables), len(described))
	}
	for i, table := range tables {
		var has, want []string
		for _, m := range regexp.MustCompile("(?m)^\\| `([^`]+)` \\|").FindAllStringSubmatch(table, -1) {
			has = append(has, m[1])
		}
		for _, source := range described[i] {
			want = append(want, written(t, source)...)
		}
		slices.Sort(want)
		want = slices.DeleteFunc(slices.Compact(want), func(outer string) bool { // one type has its members, another doesn't
			return slices.ContainsFunc(want, func(name string) bool { return strings.HasPrefix(name, outer+".") })
		})
		if !reflect.DeepEqual(slices.Sorted(slices.Values(has)), want) {
			t.Errorf("the table of %s names\n%q, the program writes\n%q", described[i], slices.Sorted(slices.Values(has)), want)
		}
	}
}

// TestCitation: whoever cites kedou cites the version that CHANGELOG names last.
func TestCitation(t *testing.T) {
	version := regexp.MustCompile(`(?m)^version: (.*)\ndate-released: (.*)$`).FindStringSubmatch(readRoot(t, "CITATION.cff"))
	if version == nil {
		t.Fatal("CITATION.cff has no version with its date")
	}
	if last := regexp.MustCompile(`(?m)^## v?(\d\S*).*`).FindStringSubmatch(readRoot(t, "CHANGELOG.md")); last != nil && (last[1] != version[1] || !strings.Contains(last[0], version[2])) {
		t.Errorf("CITATION.cff is of %q, CHANGELOG of %q", version[1:], last[0])
	}
}

// written returns the columns of a file of CSV, or the members that a type has in JSON.
func written(t *testing.T, source string) []string {
	if strings.HasSuffix(source, ".csv") {
		head, _, _ := strings.Cut(readRoot(t, source), "\n")
		return strings.Split(head, ",")
	}
	dot := strings.LastIndex(source, ".")
	names := members(t, structs(t, source[:dot]), source[dot+1:])
	if slices.Contains(lined, source) {
		names = append(names, "schema")
	}
	return names
}

// structs returns the struct types of a package.
func structs(t *testing.T, folder string) map[string]*ast.StructType {
	files, err := filepath.Glob(path.Join(root, folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]*ast.StructType{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if spec, ok := n.(*ast.TypeSpec); ok {
				if s, ok := spec.Type.(*ast.StructType); ok {
					all[spec.Name.Name] = s
				}
			}
			return true
		})
	}
	return all
}

// members returns the names that a struct's fields have in JSON; those of a struct of the same package within it have the outer name before
// them. Parquet must have the same names.
func members(t *testing.T, all map[string]*ast.StructType, name string) (names []string) {
	if all[name] == nil {
		t.Fatalf("no struct %s among %v", name, slices.Sorted(maps.Keys(all)))
	}
	for _, field := range all[name].Fields.List {
		inner, key := all[base(field.Type)], ""
		if field.Tag != nil {
			text, _ := strconv.Unquote(field.Tag.Value)
			tag := reflect.StructTag(text)
			key, _, _ = strings.Cut(tag.Get("json"), ",")
			if column, _, _ := strings.Cut(tag.Get("parquet"), ","); column != "" && column != "-" && column != key {
				t.Errorf("%s: %s in JSON, %s in Parquet", name, key, column)
			}
		}
		switch embedded := len(field.Names) == 0; {
		case embedded && inner != nil:
			names = append(names, members(t, all, base(field.Type))...)
		case key != "" && inner != nil:
			for _, under := range members(t, all, base(field.Type)) {
				names = append(names, key+"."+under)
			}
		case key != "":
			names = append(names, key)
		}
	}
	return names
}

// base returns the name of a type of the same package, or of the one that a pointer or list of it has; "" for others.
func base(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.StarExpr:
		return base(e.X)
	case *ast.ArrayType:
		return base(e.Elt)
	}
	return ""
}
