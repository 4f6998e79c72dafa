// Every exported name of the library is used outside its package.

package layout

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
	"testing"
)

// unused lists, by the reason to keep them, the exported names that nothing outside their package uses. The list should
// get shorter: remove a name after its first use, or unexport it.
var unused = map[string]string{
	"what a type that is in use is made of; whoever prints or makes one has need of it": `
		search/andor.Proof.Edges search/andor.Visit.Again search/andor.Visit.Move
		search/andor.Visit.Node search/searchtest.Cell.Y search/searchtest.Grid.Goal
		search/searchtest.NimMove.Heap search/searchtest.GameOracle.States search/searchtest.Oracle.Arcs
		search/searchtest.Oracle.States search.Stats.Reopened`,
}

// allowances turns the list around: reasons by name.
func allowances() map[string]string {
	reasons := map[string]string{}
	for reason, names := range unused {
		for name := range strings.FieldsSeq(names) {
			reasons[name] = reason
		}
	}
	return reasons
}

// called holds methods that are called through interfaces of the standard library.
var called = strings.Fields("Error String MarshalJSON MarshalText UnmarshalText UnmarshalJSON Unwrap Is Write Close")

// TestExportedNamesAreUsed wants a use of each exported name of the library in an example, a command, or another
// package (its tests included). A type is in use if a name in use speaks of the type, and so are the constants of a
// type in use. Also used are methods that an interface of this module or of the standard library requires, fields that
// a file format names, and errors that callers may compare.
func TestExportedNamesAreUsed(t *testing.T) {
	if testing.Short() {
		t.Skip("checks the types of the whole module")
	}
	m := load(t)
	names := map[string]types.Object{}
	for path := range m.own {
		if inLibrary(path) {
			pkg, _ := m.Import(path)
			exported(names, strings.TrimPrefix(path, "kedou/"), pkg)
		}
	}
	used := m.uses()
	spread(names, used)
	asked := m.interfaceMethods()
	allowed := allowances()
	for _, name := range slices.Sorted(maps.Keys(names)) {
		o := names[name]
		fine := used[o.Pos()] || excused(o, asked)
		switch {
		case !fine && allowed[name] == "":
			t.Errorf("%s has no use outside its package: unexport it, or show it in an example", name)
		case fine && allowed[name] != "":
			t.Errorf("%s is in use: take it off the list", name)
		}
	}
	for name := range allowed {
		if names[name] == nil {
			t.Errorf("%s is gone: take it off the list", name)
		}
	}
}

// excused reports whether a name needs no use by name. An embedded field is used through its names.
func excused(o types.Object, asked map[string]bool) bool {
	switch o := o.(type) {
	case *types.Func:
		return o.Signature().Recv() != nil && asked[o.Name()]
	case *types.Var:
		return o.Embedded() || strings.HasPrefix(o.Name(), "Err") && o.Type() == types.Universe.Lookup("error").Type()
	}
	return false
}

// inLibrary reports whether others may import the package.
func inLibrary(path string) bool {
	top, _, _ := strings.Cut(strings.TrimPrefix(path, "kedou/"), "/")
	return slices.Contains(library, top) && !strings.Contains(path, "/internal/")
}

// exported adds a package's exported names to names; methods and fields have their type's name in front. Fields with a
// tag belong to a file format.
func exported(names map[string]types.Object, path string, pkg *types.Package) {
	add := func(name string, o types.Object) {
		if o.Exported() {
			names[path+"."+name] = o
		}
	}
	for _, name := range pkg.Scope().Names() {
		o := pkg.Scope().Lookup(name)
		add(name, o)
		t, ok := o.Type().(*types.Named)
		if _, isType := o.(*types.TypeName); !ok || !isType || !o.Exported() {
			continue
		}
		for f := range t.Methods() {
			add(name+"."+f.Name(), f)
		}
		if s, ok := t.Underlying().(*types.Struct); ok {
			for i := range s.NumFields() {
				if s.Tag(i) == "" {
					add(name+"."+s.Field(i).Name(), s.Field(i))
				}
			}
		}
	}
}

// spread marks the names that names in use mention: the types of functions, variables and fields, and the constants of a type.
func spread(names map[string]types.Object, used map[token.Pos]bool) {
	for before := -1; before < len(used); {
		before = len(used)
		for _, o := range names {
			_, constant := o.(*types.Const)
			t, named := types.Unalias(o.Type()).(*types.Named)
			switch {
			case used[o.Pos()]:
				mention(o.Type(), used)
				mention(o.Type().Underlying(), used)
			case constant && named && used[t.Obj().Pos()]:
				used[o.Pos()] = true
			}
		}
	}
}

// mention marks the named types that t consists of. Fields count for themselves.
func mention(t types.Type, used map[token.Pos]bool) {
	switch t := t.(type) {
	case *types.Alias:
		used[t.Obj().Pos()] = true
		mention(t.Rhs(), used)
	case *types.Named:
		used[t.Obj().Pos()] = true
		for arg := range t.TypeArgs().Types() {
			mention(arg, used)
		}
	case interface{ Elem() types.Type }: // pointers, slices, arrays, maps, channels
		mention(t.Elem(), used)
	case *types.Signature:
		for v := range t.Params().Variables() {
			mention(v.Type(), used)
		}
		for v := range t.Results().Variables() {
			mention(v.Type(), used)
		}
	}
}

// uses returns the places of the declarations that another package or an example uses.
func (m *module) uses() map[token.Pos]bool {
	used := map[token.Pos]bool{}
	for path, p := range m.own {
		pkg, _ := m.Import(path)
		tests := m.parse(p, p.TestGoFiles)
		m.check(path, slices.Concat(m.parse(p, p.GoFiles), tests))
		outside := m.parse(p, p.XTestGoFiles)
		m.check(path+"_test", outside)
		m.gather(used, pkg, slices.Concat(tests, outside))
	}
	for ident, o := range m.info.Uses {
		if o.Pkg() != nil && m.dir(ident.Pos()) != m.dir(o.Pos()) {
			used[origin(o).Pos()] = true
		}
	}
	return used
}

// gather adds the names that the examples among a package's tests use.
func (m *module) gather(used map[token.Pos]bool, pkg *types.Package, tests []*ast.File) {
	for _, file := range tests {
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(f.Name.Name, "Example") {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if ident, ok := n.(*ast.Ident); ok && m.info.Uses[ident] != nil {
					used[origin(m.info.Uses[ident]).Pos()] = true
				}
				return true
			})
		}
	}
}

// dir is the folder of a file.
func (m *module) dir(p token.Pos) string {
	name := m.files.Position(p).Filename
	return name[:strings.LastIndexByte(name, '/')+1]
}

// origin returns the method or field of a generic type for that of an instance.
func origin(o types.Object) types.Object {
	switch o := o.(type) {
	case *types.Func:
		return o.Origin()
	case *types.Var:
		return o.Origin()
	}
	return o
}

// interfaceMethods returns the names of the methods that interfaces require.
func (m *module) interfaceMethods() map[string]bool {
	asked := map[string]bool{}
	for _, name := range called {
		asked[name] = true
	}
	for path := range m.own {
		pkg, _ := m.Import(path)
		for _, name := range pkg.Scope().Names() {
			if i, ok := pkg.Scope().Lookup(name).Type().Underlying().(*types.Interface); ok {
				for f := range i.Methods() {
					asked[f.Name()] = true
				}
			}
		}
	}
	return asked
}
