package main

// The JavaScript of a site: without its comments, and with the modules of the first screen joined to one file, since each request waits for a
// slow line. The server sends the files as they are.

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
)

// A bundle is a module with all that it imports, in one file under its name. More are the modules that it imports later, when the
// reader opens them, and that the first screen contains.
type bundle struct {
	name string
	more []string
}

// pageBundle is the page with the tab that it shows first, and refereeBundle that tab's worker.
var (
	pageBundle    = bundle{"js/main.js", []string{"js/play/main.js"}}
	refereeBundle = bundle{"js/play/referee.js", nil}
)

// siteScripts returns the scripts of a site by their names, made from the page's scripts. A module of a bundle has its own file only where a script
// outside imports it. A module in the page's bundle exists only once: its own file re-exports from the bundle.
func siteScripts(scripts map[string][]byte) (map[string][]byte, error) {
	read := func(name string) ([]byte, error) {
		if script, found := scripts[name]; found {
			return script, nil
		}
		return nil, fmt.Errorf("the page has no %s", name)
	}
	page, leading, err := join(read, pageBundle)
	if err != nil {
		return nil, err
	}
	referee, others, err := join(read, refereeBundle)
	if err != nil {
		return nil, err
	}
	site := map[string][]byte{pageBundle.name: page, refereeBundle.name: referee}
	for name := range others {
		if leading[name] == nil {
			leading[name], err = squeeze(scripts[name])
		}
	}
	needed := slices.Clone(pageBundle.more)
	for name, script := range scripts {
		if err != nil || site[name] != nil || leading[name] != nil {
			continue
		}
		if site[name], err = squeeze(script); err != nil {
			err = fmt.Errorf("%s: %w", name, err)
		}
		for _, match := range importLine.FindAllSubmatch(site[name], -1) {
			needed = append(needed, path.Join(path.Dir(name), string(match[2])))
		}
	}
	for _, name := range needed {
		if leading[name] != nil {
			site[name] = leading[name]
		}
	}
	return site, err
}

// joiner makes bundles of the modules that it can read.
type joiner struct {
	read   func(name string) ([]byte, error)
	bundle string
	order  []string // modules that are in the bundle: imported modules come first
	onWay  []string // modules whose imports are being joined
	text   bytes.Buffer
}

// The lines that join modules, as this page writes them: imports take one line each, and exports stand at their declarations.
var (
	importLine = regexp.MustCompile(`(?m)^import (?:(\* as \w+|\{.*\}) from )?"(\.[^"]+)";.*\n`)
	exportLine = regexp.MustCompile(`(?m)^export ((?:async function|function|class|const) (\w+))`)
	laterOn    = regexp.MustCompile("import\\(([\"`])(\\.[^\"`]+)")
)

// join returns the text of a bundle, and for each other module in it the text of a file with the same exports.
func join(read func(name string) ([]byte, error), b bundle) (text []byte, others map[string][]byte, err error) {
	j := &joiner{read: read, bundle: b.name}
	exports := map[string][]string{}
	for _, name := range append(slices.Clone(b.more), b.name) {
		if err := j.add(name, exports); err != nil {
			return nil, nil, err
		}
	}
	if len(exports[b.name]) > 0 {
		return nil, nil, fmt.Errorf("%s exports %q: a bundle exports what others in it do", b.name, exports[b.name])
	}
	others = map[string][]byte{}
	var all []string
	for i, name := range j.order[:len(j.order)-1] {
		given := make([]string, len(exports[name]))
		for k, export := range exports[name] {
			given[k] = fmt.Sprintf("$%d_%s as %[2]s", i, export)
			all = append(all, fmt.Sprintf("$%d_%s", i, export))
			fmt.Fprintf(&j.text, "const $%d_%s = $%[1]d.%[2]s;\n", i, export)
		}
		others[name] = fmt.Appendf(nil, "export { %s } from %q;\n", strings.Join(given, ", "), relative(path.Dir(name), b.name))
	}
	fmt.Fprintf(&j.text, "export { %s };\n", strings.Join(all, ", "))
	return j.text.Bytes(), others, nil
}

// add writes a module into the bundle, after those that it imports.
func (j *joiner) add(name string, exports map[string][]string) error {
	switch {
	case slices.Contains(j.order, name):
		return nil
	case slices.Contains(j.onWay, name):
		return fmt.Errorf("%s imports itself by %v", name, j.onWay)
	}
	source, err := j.read(name)
	if err == nil {
		source, err = squeeze(source)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	j.onWay = append(j.onWay, name)
	for _, match := range importLine.FindAllSubmatch(source, -1) {
		if err := j.add(path.Join(path.Dir(name), string(match[2])), exports); err != nil {
			return err
		}
	}
	j.onWay = j.onWay[:len(j.onWay)-1]
	exports[name], err = j.write(name, source)
	j.order = append(j.order, name)
	return err
}

// write writes a module as a function that returns what the module exports, and returns the exported names.
func (j *joiner) write(name string, source []byte) (exports []string, err error) {
	dir := path.Dir(name)
	source = importLine.ReplaceAllFunc(source, func(line []byte) []byte {
		match := importLine.FindSubmatch(line)
		from := slices.Index(j.order, path.Join(dir, string(match[2])))
		what := strings.TrimPrefix(strings.ReplaceAll(string(match[1]), " as ", ": "), "*: ")
		if what == "" {
			return nil
		}
		return fmt.Appendf(nil, "const %s = $%d;\n", what, from)
	})
	for _, match := range exportLine.FindAllSubmatch(source, -1) {
		exports = append(exports, string(match[2]))
	}
	source = exportLine.ReplaceAll(source, []byte("$1"))
	if at := regexp.MustCompile(`(?m)^(import|export)[\s{].*`).Find(source); at != nil {
		return nil, fmt.Errorf("%s has %q, which can't be joined with other modules", name, at)
	}
	source = laterOn.ReplaceAllFunc(source, func(text []byte) []byte {
		match := laterOn.FindSubmatch(text)
		return fmt.Appendf(nil, "import(%s%s", match[1], relative(path.Dir(j.bundle), path.Join(dir, string(match[2]))))
	})
	here := fmt.Sprintf("new URL(%q, import.meta.url).href", relative(path.Dir(j.bundle), name))
	source = bytes.ReplaceAll(source, []byte("import.meta.url"), []byte(here))
	fmt.Fprintf(&j.text, "const $%d = (() => {\n%sreturn { %s };\n})();\n", len(j.order), source, strings.Join(exports, ", "))
	return exports, nil
}

// relative returns the address of a file as a module in a folder names it.
func relative(dir, name string) string {
	up := ""
	for dir != "." && !strings.HasPrefix(name, dir+"/") {
		dir, up = path.Dir(dir), up+"../"
	}
	if dir != "." {
		name = strings.TrimPrefix(name, dir+"/")
	}
	if up == "" {
		up = "./"
	}
	return up + name
}

// squeeze also removes comments between words on a line, which have types.
var inline = regexp.MustCompile(`/\*\* @[^\n]*?\*/ ?`)

// squeeze returns the text of a script without its comments and without indentation; comments after a statement stay. It refuses texts
// in backquotes that take several lines, where comments and indentation may be part of the text.
func squeeze(script []byte) ([]byte, error) {
	var out bytes.Buffer
	inside := false // a comment that takes several lines
	for line := range strings.Lines(string(script)) {
		line = strings.TrimSpace(line)
		for inside || strings.HasPrefix(line, "/*") {
			_, rest, ended := strings.Cut(strings.TrimPrefix(line, "/*"), "*/")
			if inside = !ended; inside {
				line = ""
				break
			}
			line = strings.TrimSpace(rest)
		}
		if line = inline.ReplaceAllString(line, ""); line == "" || strings.HasPrefix(line, "//") {
			continue
		}
		if strings.Count(line, "`")%2 != 0 {
			return nil, fmt.Errorf("a text in backquotes takes several lines: %q", line)
		}
		out.WriteString(line + "\n")
	}
	return out.Bytes(), nil
}
