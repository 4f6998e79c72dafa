package main

// The command as its users meet it: scripts of real processes; and the interval
// that it prints against published values.

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"kedou/cmd/internal/cmdline"
)

// TestMain runs the tests, or the command for them. The tests read English wherever they run.
func TestMain(m *testing.M) {
	if strings.Contains(filepath.Base(os.Args[0]), ".test") {
		os.Setenv("LC_ALL", "C")
	}
	testscript.Main(m, map[string]func(){"klondike": main})
}

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
