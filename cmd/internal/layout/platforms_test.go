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
	"sync"
	"testing"
)

// platforms differ from this machine in the chosen files and in the size of int.
var platforms = []struct{ system, processor string }{{"linux", "386"}, {"windows", "amd64"}, {"darwin", "arm64"}}

// listed is the output of `go list` for one package; dependencies come before those that need them.
type listed struct {
	ImportPath, Dir string
	Standard        bool
	GoFiles         []string
	ImportMap       map[string]string
}

func TestPlatforms(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the source of every package below the tree")
	}
	for _, p := range platforms {
		t.Run(p.system+" "+p.processor, func(t *testing.T) {
			own := 0
			checked := newChecker(p.processor)
			for _, l := range packagesOn(t, p.system, p.processor) {
				if strings.HasPrefix(l.ImportPath, "kedou/") && !strings.HasSuffix(l.ImportPath, ".test") {
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
		c := newChecker(processor)
		f, err := parser.ParseFile(c.files, "a.go", "package a\nfunc big() int { return 1 << 40 }\n", 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.check(listed{ImportPath: "kedou/a"}, []*ast.File{f}); (err == nil) != fits {
			t.Errorf("%s: error %v", processor, err)
		}
	}
}

func packagesOn(t *testing.T, system, processor string) (list []listed) {
	t.Helper()
	command := exec.Command("go", "list", "-deps", "-test", "-json=ImportPath,Dir,Standard,GoFiles,ImportMap", "./...")
	command.Dir = root
	command.Env = append(command.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+processor)
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var l listed
		if err := d.Decode(&l); err == io.EOF {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, l)
	}
}

// checker checks packages after those that they import.
type checker struct {
	files *token.FileSet
	sizes types.Sizes
	known map[string]*types.Package
}

func newChecker(processor string) *checker {
	return &checker{token.NewFileSet(), types.SizesFor("gc", processor), map[string]*types.Package{"unsafe": types.Unsafe}}
}

// add checks a package. Those outside the tree, which their owners have compiled, are checked without bodies of functions;
// test programs are left out, because they have no files until they are built.
func (c *checker) add(l listed) error {
	if strings.HasSuffix(l.ImportPath, ".test") || l.ImportPath == "unsafe" {
		return nil
	}
	files := make([]*ast.File, len(l.GoFiles))
	faults := make([]error, len(l.GoFiles))
	var group sync.WaitGroup
	for i, name := range l.GoFiles {
		group.Go(func() {
			files[i], faults[i] = parser.ParseFile(c.files, filepath.Join(l.Dir, name), nil, parser.SkipObjectResolution)
		})
	}
	group.Wait()
	if err := errors.Join(faults...); err != nil {
		return err
	}
	return c.check(l, files)
}

func (c *checker) check(l listed, files []*ast.File) error {
	var faults []error
	config := types.Config{Sizes: c.sizes, IgnoreFuncBodies: !strings.HasPrefix(l.ImportPath, "kedou/"),
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
