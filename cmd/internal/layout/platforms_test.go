// The tree, with its tests, compiles on the platforms of the releases: types are checked from the source, which takes
// seconds where building the 500 packages below it takes minutes. .ci/nightly and .ci/release build them.

package layout

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// platforms differ from this machine in the chosen files and in the size of int. .ci/nightly vets the releases' own pairs of the two.
var platforms = []struct{ system, processor string }{{"windows", "386"}, {"darwin", "arm64"}}

// listed is the output of `go list` for one package; dependencies come before those that need them.
type listed struct {
	ImportPath, ForTest, Dir string
	GoFiles                  []string
	ImportMap                map[string]string
	headers                  bool // without the bodies of functions
}

// own reports whether the package is the tree's own.
func (l listed) own() bool { return strings.HasPrefix(l.ImportPath, "kedou/") }

func TestPlatforms(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the source of every package below the tree")
	}
	read := newSources()
	for _, p := range platforms {
		t.Run(p.system+" "+p.processor, func(t *testing.T) {
			own := 0
			checked := newChecker(p.processor, read)
			for _, l := range packagesOn(t, p.system, p.processor) {
				if l.own() && !l.headers {
					own++
				}
				if err := checked.add(l); err != nil {
					t.Error(err)
				}
			}
			if own < 70 {
				t.Errorf("%d packages of the tree", own)
			}
		})
	}
}

// TestPlatformFault shows a fault of one platform: a number that needs more than 32 bits.
func TestPlatformFault(t *testing.T) {
	for processor, fits := range map[string]bool{"amd64": true, "386": false} {
		c := newChecker(processor, newSources())
		f, err := parser.ParseFile(c.files, "a.go", "package a\nfunc big() int { return 1 << 40 }\n", 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.check(listed{ImportPath: "kedou/a"}, []*ast.File{f}); (err == nil) != fits {
			t.Errorf("%s: error %v", processor, err)
		}
	}
}

// packagesOn lists the packages. The bodies of functions are checked once, with the package's tests if it has any; those outside the tree their
// owners have compiled.
func packagesOn(t *testing.T, system, processor string) (list []listed) {
	t.Helper()
	command := exec.Command("go", "list", "-deps", "-test", "-json=ImportPath,ForTest,Dir,GoFiles,ImportMap", "./...")
	command.Dir = root
	command.Env = append(command.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+processor)
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var l listed
		if err := d.Decode(&l); err == io.EOF {
			return once(list)
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, l)
	}
}

// once marks the packages whose bodies aren't checked: "p" and "p [q.test]" are the same files as "p [p.test]".
func once(list []listed) []listed {
	tested := map[string]bool{}
	for _, l := range list {
		tested[l.ImportPath] = true
	}
	for i, l := range list {
		path, _, variant := strings.Cut(l.ImportPath, " ")
		whole := strings.TrimSuffix(path, "_test") == l.ForTest || !variant && !tested[path+" ["+path+".test]"]
		list[i].headers = !l.own() || !whole
	}
	return list
}

// sources holds the files that were read, which most platforms share.
type sources struct {
	files *token.FileSet
	read  map[string]*ast.File
}

func newSources() *sources { return &sources{token.NewFileSet(), map[string]*ast.File{}} }

// of returns the files of a package, without the bodies of functions if the package isn't the tree's own.
func (s *sources) of(l listed) ([]*ast.File, error) {
	files := make([]*ast.File, len(l.GoFiles))
	for i, name := range l.GoFiles {
		name = filepath.Join(l.Dir, name)
		if s.read[name] == nil {
			f, err := parser.ParseFile(s.files, name, nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			if s.read[name] = f; !l.own() {
				empty(f)
			}
		}
		files[i] = s.read[name]
	}
	return files, nil
}

// empty takes the statements out of all functions.
func empty(f *ast.File) {
	for _, d := range f.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Body != nil {
			d.Body = &ast.BlockStmt{}
		}
	}
}

// checker checks packages after those that they import.
type checker struct {
	*sources
	sizes types.Sizes
	known map[string]*types.Package
}

func newChecker(processor string, read *sources) *checker {
	return &checker{read, types.SizesFor("gc", processor), map[string]*types.Package{"unsafe": types.Unsafe}}
}

// add checks a package. Test programs are left out, because they have no files until they are built.
func (c *checker) add(l listed) error {
	if strings.HasSuffix(l.ImportPath, ".test") || l.ImportPath == "unsafe" {
		return nil
	}
	files, err := c.of(l)
	if err != nil {
		return err
	}
	return c.check(l, files)
}

func (c *checker) check(l listed, files []*ast.File) error {
	var faults []error
	config := types.Config{Sizes: c.sizes, IgnoreFuncBodies: l.headers,
		Importer: imported{c, l}, Error: func(err error) { faults = append(faults, err) }}
	path, _, _ := strings.Cut(l.ImportPath, " ")
	p, _ := config.Check(path, c.files, files, nil)
	c.known[l.ImportPath] = p
	return errors.Join(faults...)
}

// imported finds an imported package among the packages checked already.
type imported struct {
	*checker
	of listed
}

func (i imported) Import(path string) (*types.Package, error) {
	if to, mapped := i.of.ImportMap[path]; mapped {
		path = to
	}
	if p := i.known[path]; p != nil {
		return p, nil
	}
	return nil, errors.New("no package " + path)
}
