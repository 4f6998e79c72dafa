package main

// The solvers of a site, compiled to WebAssembly.

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"kedou/internal/phrase"
)

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
	"-gcflags=kedou/search=-l", "-gcflags=kedou/search/andor=-l", "-gcflags=kedou/internal/engine=-l", "-gcflags=kedou/internal/strictjson=-l",
	"-gcflags=kedou/internal/registry=-l", "-gcflags=kedou/internal/phrase=-l", "-gcflags=kedou/klondike/strategy=-l", "-gcflags=kedou/doudizhu/strategy=-l",
	"-gcflags=kedou/klondike/review=-l", "-gcflags=kedou/doudizhu/puzzle=-l", "-gcflags=kedou/search/trace=-l",
}

// writeModules compiles the modules, and copies the script of the Go distribution that
// runs them.
func (s *site) writeModules(ctx context.Context) error {
	for name, tag := range map[string]string{moduleName: "", explainName: "explain", playName: "play", tableName: "table"} {
		if err := writeModule(ctx, filepath.Join(s.dir, name), "-tags="+tag); err != nil {
			return err
		}
	}
	root, err := goCommand(ctx, nil, "env", "GOROOT")
	if err != nil {
		return err
	}
	return s.copyShort("wasm_exec.js", filepath.Join(root, "lib", "wasm", "wasm_exec.js"), api.LoaderJS)
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
		return "", phrase.Errorf("go %s: %w: %s; run this in the module's folder", args[0], err, first)
	}
	return strings.TrimSpace(out.String()), nil
}
