package main

// web site: the page and the solvers as files that any static host can serve.

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

func siteCommand() *cli.Command {
	return &cli.Command{
		Name:      "site",
		Usage:     "write the page and the solvers as files for a static host",
		ArgsUsage: "DIR",
		Description: "Writes the page with the solvers compiled to WebAssembly. The files need no server of their\n" +
			"own and no network but the host's. Run it in the module's folder: it calls the go command.\n" +
			"An older site in DIR is replaced, all of it or nothing.",
		Action: writeSite,
	}
}

func writeSite(c *cli.Context) error {
	if c.NArg() != 1 {
		return cmdline.Usagef(c, "name one folder to write to")
	}
	dir := filepath.Clean(c.Args().First())
	if err := replaceable(dir); err != nil {
		return err
	}
	temp, err := os.MkdirTemp(filepath.Dir(dir), filepath.Base(dir)+".*.tmp")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	for _, write := range []func(context.Context, string) error{writeModules, writeLicences, writePage, writeKeeper, writePacked} {
		if err := write(c.Context, temp); err != nil {
			return err
		}
	}
	if err := replace(dir, temp); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.App.Writer, "%s: the page and the solvers; any static host can serve it\n", dir)
	return err
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
		return fmt.Errorf("%s holds other files than a site; name a new or an empty folder", dir)
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

// The meta elements by which the page knows its door. A static host sends no policy,
// so the page brings its own.
const (
	serverDoor = `<meta name="door" content="http">`
	moduleDoor = `<meta name="door" content="wasm">`
	sitePolicy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ` +
		`style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'">`
)

// writePage writes the files that the server would send, with the scripts and style sheets in their short form. The page gets the lengths of
// the modules, for the line that shows how much of a module has arrived.
func writePage(_ context.Context, dir string) error {
	scripts := map[string][]byte{}
	err := eachPageFile(func(name string, content []byte) (err error) {
		switch path.Ext(name) {
		case ".js":
			if name != keeperName {
				scripts[name] = content
			}
			return nil
		case ".css":
			content = comments.ReplaceAll(content, nil)
		case ".html":
			content, err = siteIndex(dir, content)
		}
		if err != nil {
			return err
		}
		return writeSiteFile(dir, name, content)
	})
	if err == nil {
		scripts, err = siteScripts(scripts)
	}
	for name, script := range scripts {
		err = errors.Join(err, writeSiteFile(dir, name, script))
	}
	return err
}

// comments are the comments of a style sheet, and its indentation.
var comments = regexp.MustCompile(`(?s)/\*.*?\*/\n?|(?m)^[ \t]+`)

// siteIndex returns the page's first file as a site has it.
func siteIndex(dir string, index []byte) ([]byte, error) {
	if !bytes.Contains(index, []byte(serverDoor)) {
		return nil, fmt.Errorf("index.html has no %s", serverDoor)
	}
	lengths, err := moduleLengths(dir)
	if err != nil {
		return nil, err
	}
	index = bytes.Replace(index, []byte(serverDoor), []byte(sitePolicy+"\n"+moduleDoor+"\n"+lengths), 1)
	return withPreloads(index, []string{pageBundle.name, refereeBundle.name})
}

// moduleLengths returns the meta element with the names of the modules and their bytes.
func moduleLengths(dir string) (string, error) {
	modules, err := filepath.Glob(filepath.Join(dir, "*.wasm"))
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

// writeSiteFile writes a file, and the folders it is in.
func writeSiteFile(dir, name string, content []byte) error {
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, content, 0o644)
}

// The modules: the module that the page starts with, the module loaded with the first request for an explanation, and the modules for
// players of Klondike and at the table of doudizhu.
const (
	moduleName  = "kedou.wasm"
	explainName = "kedou-explain.wasm"
	playName    = "kedou-play.wasm"
	tableName   = "kedou-table.wasm"
)

// moduleFlags make the module small, because the page loads a module before the first answer: in the
// library, in JSON, in the registries, in the rules of both games, in the hands of doudizhu, and in the
// generic engines of its small trees, where the searches spend little time, functions are
// not inlined.
var moduleFlags = []string{
	"-trimpath", "-ldflags=-s -w", "-gcflags=std=-l", "-gcflags=kedou/cmd/...=-l",
	"-gcflags=kedou/klondike=-l", "-gcflags=kedou/doudizhu=-l", "-gcflags=kedou/doudizhu/hand=-l",
	"-gcflags=kedou/search=-l", "-gcflags=kedou/search/andor=-l", "-gcflags=kedou/search/strictjson=-l",
	"-gcflags=kedou/search/registry=-l", "-gcflags=kedou/search/phrase=-l", "-gcflags=kedou/klondike/strategy=-l", "-gcflags=kedou/doudizhu/strategy=-l",
	"-gcflags=kedou/klondike/review=-l", "-gcflags=kedou/doudizhu/puzzle=-l", "-gcflags=kedou/search/switches=-l",
}

// writeModules compiles the modules, and copies the script of the Go distribution that
// runs them.
func writeModules(ctx context.Context, dir string) error {
	for name, tag := range map[string]string{moduleName: "", explainName: "explain", playName: "play", tableName: "table"} {
		if err := writeModule(ctx, filepath.Join(dir, name), "-tags="+tag); err != nil {
			return err
		}
	}
	root, err := goCommand(ctx, nil, "env", "GOROOT")
	if err != nil {
		return err
	}
	script, err := os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	if script, err = squeeze(script); err != nil {
		return fmt.Errorf("wasm_exec.js: %w", err)
	}
	return writeSiteFile(dir, "wasm_exec.js", script)
}

// writeModule compiles a module.
func writeModule(ctx context.Context, file string, flags ...string) error {
	file, err := filepath.Abs(file)
	if err != nil {
		return err
	}
	args := slices.Concat([]string{"build", "-o", file}, moduleFlags, flags, []string{"kedou/cmd/web/wasm"})
	// One thread gains nothing from the parallel collector, which takes 13 KB of the module.
	_, err = goCommand(ctx, []string{"GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOEXPERIMENT=nogreenteagc"}, args...)
	return err
}

// goCommand runs the go command and returns what it prints, without the line's end.
func goCommand(ctx context.Context, env []string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Env = append(os.Environ(), env...)
	var out, problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problems
	if err := cmd.Run(); err != nil {
		first, _, _ := strings.Cut(strings.TrimSpace(problems.String()), "\n")
		return "", fmt.Errorf("go %s: %w: %s; run this in the module's folder", args[0], err, first)
	}
	return strings.TrimSpace(out.String()), nil
}

// writeLicences writes the licences of a site's files: this project's licence,
// that of Go, whose library and script they hold, and that of the containers that
// the search uses.
func writeLicences(ctx context.Context, dir string) error {
	var text bytes.Buffer
	for _, part := range []struct{ what, module string }{
		{"The page and the solvers", "kedou"},
		{"wasm_exec.js and the Go library in " + moduleName, ""},
		{"The containers in " + moduleName + " (github.com/emirpasic/gods)", "github.com/emirpasic/gods/v2"},
	} {
		args := []string{"env", "GOROOT"}
		if part.module != "" {
			args = []string{"list", "-m", "-f", "{{.Dir}}", part.module}
		}
		home, err := goCommand(ctx, nil, args...)
		if err != nil {
			return err
		}
		licence, err := os.ReadFile(filepath.Join(home, "LICENSE"))
		if err != nil {
			return err
		}
		fmt.Fprintf(&text, "%s\n%s\n\n%s\n\n", part.what, strings.Repeat("=", len(part.what)), bytes.TrimSpace(licence))
	}
	return writeSiteFile(dir, "LICENSES.txt", text.Bytes())
}
