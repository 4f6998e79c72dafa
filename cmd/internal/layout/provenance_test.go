// What PROVENANCE.md names exists: files, folders, names of the library, tests, commands, their flags, and options of strategies.

package layout

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestProvenance looks at every text in backquotes, and every link.
func TestProvenance(t *testing.T) {
	page, err := os.ReadFile(root + "/PROVENANCE.md")
	if err != nil {
		t.Fatal(err)
	}
	p := provenance{t: t, sources: map[string]string{}}
	goFiles(t, ".", func(name string) {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		p.sources[name] = string(text)
	})
	named := regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(string(page), -1)
	for _, n := range named {
		p.look(n[1])
	}
	if p.files < 40 || p.flags < 40 || p.commands < 45 {
		t.Errorf("only %d files, %d flags and %d commands are named", p.files, p.flags, p.commands)
	}
}

// provenance holds the page against the sources.
type provenance struct {
	t                      *testing.T
	sources                map[string]string // by file
	files, flags, commands int
}

var (
	filePath = regexp.MustCompile(`^[a-z0-9_]+(/[A-Za-z0-9_.]+)+$`)
	symbol   = regexp.MustCompile(`^([a-z/]+)((?:\.[A-Z][A-Za-z0-9]*){1,2})$`)
	command  = regexp.MustCompile(`^(klondike|doudizhu|bench|survey) ([a-z-]+)`)
	flag     = regexp.MustCompile(`--([a-z-]+)`)
)

// look checks one text: what is none of these kinds says nothing of the sources.
func (p *provenance) look(text string) {
	switch name := symbol.FindStringSubmatch(text); {
	case name != nil && strings.Contains(name[2], ".Test"):
		if !hasTest(p.t, name[1], name[2][1:]) {
			p.t.Errorf("there is no test %s", text)
		}
		return
	case name != nil:
		p.exported(name[1], strings.Split(name[2][1:], "."))
		return
	case filePath.MatchString(text) && !strings.HasPrefix(text, "maps/") && !strings.HasPrefix(text, "trees/") && !strings.HasPrefix(text, "lists/"):
		p.files++
		if _, err := os.Stat(filepath.Join(root, text)); err != nil {
			p.t.Errorf("there is no file %s", text)
		}
	}
	if c := command.FindStringSubmatch(text); c != nil {
		p.commands++
		p.said("the command "+c[0], "cmd/"+c[1]+"/", c[2])
	}
	for _, f := range flag.FindAllStringSubmatch(text, -1) {
		p.flags++
		p.said("the flag --"+f[1], "", f[1])
	}
}

// said wants a file below a folder that isn't a test to have a name in quotes.
func (p *provenance) said(what, below, name string) {
	for file, text := range p.sources {
		if strings.HasPrefix(file, below) && !strings.HasSuffix(file, "_test.go") && strings.Contains(text, `"`+name+`"`) {
			return
		}
	}
	p.t.Errorf("%s is nowhere", what)
}

// exported wants a package to have a name, or a type with a method or field.
func (p *provenance) exported(folder string, names []string) {
	last := names[len(names)-1]
	declared := regexp.MustCompile(`(?m)(^|\s)(func (\([a-z]+ \*?[A-Za-z\[\], ]+\) )?|type |var |const |\t)?` + last + `\b`)
	if !slices.ContainsFunc(slices.Collect(maps.Keys(p.sources)), func(file string) bool {
		return filepath.Dir(file) == folder && !strings.HasSuffix(file, "_test.go") && declared.MatchString(p.sources[file])
	}) {
		p.t.Errorf("package %s has no %s", folder, strings.Join(names, "."))
	}
}
