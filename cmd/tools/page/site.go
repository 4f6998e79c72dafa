package main

// A site: the page and the solvers as files for any static host. The page's files are read from the folder of the module, and the scripts and style
// sheets are made short.

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"kedou/cmd/internal/words"
	"kedou/internal/phrase"
)

// site is a site that is being written.
type site struct {
	page, dir string
	first     []string // the scripts of the first screen
}

// writeSite writes a site. An older site in the folder is replaced, all of it or nothing.
func writeSite(ctx context.Context, dir string) error {
	dir = filepath.Clean(dir)
	if err := replaceable(dir); err != nil {
		return err
	}
	module, err := goCommand(ctx, nil, "env", "GOMOD")
	if err != nil {
		return err
	}
	page := filepath.Join(filepath.Dir(module), "cmd", "web", "page")
	if _, err := os.Stat(filepath.Join(page, "index.html")); err != nil {
		return phrase.Errorf("a site is made from the sources: run make site in a checkout of the repository")
	}
	temp, err := os.MkdirTemp(filepath.Dir(dir), filepath.Base(dir)+".*.tmp")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	s := &site{page: page, dir: temp}
	for _, write := range []func(context.Context) error{s.writeModules, s.writeLicences, s.writePage, s.writeWorker, s.writePacked} {
		if err := write(ctx); err != nil {
			return err
		}
	}
	return replace(dir, temp)
}

// replaceable refuses a folder that isn't a site.
func replaceable(dir string) error {
	entries, err := os.ReadDir(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case len(entries) == 0:
		return nil
	}
	if _, err := os.Stat(filepath.Join(dir, moduleName)); err != nil {
		return phrase.Errorf("%s holds other files than a site; name a new or an empty folder", dir)
	}
	return nil
}

// replace puts the finished folder in the place of dir.
func replace(dir, finished string) error {
	old := finished + ".old"
	err := os.Rename(dir, old)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.Rename(finished, dir); err != nil {
		return errors.Join(err, os.Rename(old, dir))
	}
	return errors.Join(os.Chmod(dir, 0o755), os.RemoveAll(old))
}

// The meta elements by which the page knows its door, and the place of the names of the first screen's scripts. A static host sends no policy, so the page
// brings its own.
const (
	serverDoor = `<meta name="door" content="http">`
	moduleDoor = `<meta name="door" content="wasm">`
	preloads   = "<!-- modulepreload -->\n"
	sitePolicy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ` +
		`style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'">`
)

// writePage writes the files that the server would send.
func (s *site) writePage(context.Context) error {
	phrases, err := json.Marshal(words.Page())
	if err == nil {
		err = s.write("phrases.zh.json", phrases)
	}
	if err == nil {
		err = s.writeModuleScripts()
	}
	if err != nil {
		return err
	}
	return filepath.WalkDir(s.page, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(s.page, file)
		if err != nil {
			return err
		}
		switch filepath.Ext(name) {
		case ".js", ".json": // modules, and what the editor reads
			return nil
		case ".css":
			return s.copyShort(name, file, api.LoaderCSS)
		}
		content, err := os.ReadFile(file)
		if err == nil && name == "index.html" {
			content, err = s.index(content)
		}
		if err != nil {
			return err
		}
		return s.write(name, content)
	})
}

// index returns the page's first file as a site has it, with the lengths of the modules, for the line that shows how much of a module has arrived.
func (s *site) index(index []byte) ([]byte, error) {
	lengths, err := s.moduleLengths()
	if err != nil {
		return nil, err
	}
	var links strings.Builder
	for _, script := range s.first {
		fmt.Fprintf(&links, "<link rel=\"modulepreload\" href=%q>\n", script)
	}
	for _, part := range [][2]string{{serverDoor, sitePolicy + "\n" + moduleDoor + "\n" + lengths}, {preloads, links.String()}} {
		if !bytes.Contains(index, []byte(part[0])) {
			return nil, phrase.Errorf("index.html has no %s", part[0])
		}
		index = bytes.Replace(index, []byte(part[0]), []byte(part[1]), 1)
	}
	return index, nil
}

// moduleLengths returns the meta element with the names of the modules and their bytes.
func (s *site) moduleLengths() (string, error) {
	modules, err := filepath.Glob(filepath.Join(s.dir, "*.wasm"))
	var lengths []string
	for _, module := range modules {
		info, err := os.Stat(module)
		if err != nil {
			return "", err
		}
		lengths = append(lengths, fmt.Sprintf("%s %d", strings.TrimSuffix(filepath.Base(module), ".wasm"), info.Size()))
	}
	return fmt.Sprintf("<meta name=\"modules\" content=%q>", strings.Join(lengths, ", ")), err
}

// write writes a file, and the folders it is in.
func (s *site) write(name string, content []byte) error {
	file := filepath.Join(s.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, content, 0o644)
}

// writeLicences writes the licences of a site's files: this project's licence,
// that of Go, whose library and script they hold, and that of the containers that
// the search uses.
func (s *site) writeLicences(ctx context.Context) error {
	library, err := goCommand(ctx, nil, "env", "GOROOT")
	if err != nil {
		return err
	}
	gods, err := goCommand(ctx, nil, "list", "-m", "-f", "{{.Dir}}", "github.com/emirpasic/gods/v2")
	if err != nil {
		return err
	}
	var text bytes.Buffer
	for _, part := range []struct{ what, folder string }{
		{"The page and the solvers", filepath.Join(s.page, "..", "..", "..")},
		{"wasm_exec.js and the Go library in " + moduleName, library},
		{"The containers in " + moduleName + " (github.com/emirpasic/gods)", gods},
	} {
		licence, err := os.ReadFile(filepath.Join(part.folder, "LICENSE"))
		if err != nil {
			return err
		}
		fmt.Fprintf(&text, "%s\n%s\n\n%s\n\n", part.what, strings.Repeat("=", len(part.what)), bytes.TrimSpace(licence))
	}
	return s.write("LICENSES.txt", text.Bytes())
}
