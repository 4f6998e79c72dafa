package main

// The command as its users meet it: scripts of real processes; and the interval
// that it prints against published values.

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

func TestMain(m *testing.M) { testscript.Main(m, map[string]func(){"klondike": main}) }

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

// Every broken deal is refused with exit code 2 and one line that names the
// file, by all commands that read deals.
func TestBrokenDeals(t *testing.T) {
	files, err := filepath.Glob("../../klondike/testdata/broken/*")
	foreign, _ := filepath.Glob("../../klondike/testdata/forms/broken/*")
	if err != nil || len(files) < 40 || len(foreign) < 5 {
		t.Fatalf("%d and %d broken deals, %v", len(files), len(foreign), err)
	}
	files = append(files, foreign...)
	for i, file := range files {
		command := []string{"solve", "show", "hint", "convert"}[i%4]
		var stderr bytes.Buffer
		cmd := exec.Command("klondike", command, file)
		cmd.Stderr = &stderr
		var exit *exec.ExitError
		if err := cmd.Run(); !errors.As(err, &exit) || exit.ExitCode() != cmdline.BadInput {
			t.Errorf("%s %s: %v, want exit code 2", command, file, err)
		}
		line, rest, _ := bytes.Cut(stderr.Bytes(), []byte("\n"))
		if !bytes.Contains(line, []byte(file+":")) || len(rest) > 0 {
			t.Errorf("%s %s: stderr %q", command, file, stderr.Bytes())
		}
	}
}

// TestProvenance: the commands of PROVENANCE.md have the flags that the page names.
func TestProvenance(t *testing.T) {
	page, err := os.ReadFile("../../PROVENANCE.md")
	if err != nil {
		t.Fatal(err)
	}
	given := regexp.MustCompile(`--([a-z-]+)`)
	for _, m := range regexp.MustCompile("`klondike ([a-z][a-z-]+)([^`]*)`").FindAllStringSubmatch(string(page), -1) {
		command := newApp().Command(m[1])
		if command == nil {
			t.Errorf("%s: there is no such command", m[0])
			continue
		}
		for _, flag := range given.FindAllStringSubmatch(m[2], -1) {
			if !slices.ContainsFunc(command.Flags, func(f cli.Flag) bool { return slices.Contains(f.Names(), flag[1]) }) {
				t.Errorf("%s: the command has no flag --%s", m[0], flag[1])
			}
		}
	}
}
