package main

// The command as its users meet it: scripts of real processes; and the interval
// that it prints against published values.

import (
	"bytes"
	"errors"
	"math"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

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
	foreign, _ := filepath.Glob("../../klondike/format/testdata/broken/*")
	if err != nil || len(files) < 40 || len(foreign) < 7 {
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

// The expected values are those of Newcombe (1998), method 3, to four places; the
// last one is his 0 of 29 mirrored.
func TestWilson(t *testing.T) {
	for _, tc := range []struct {
		k, n      int64
		low, high float64
	}{{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0, 0.1611}, {29, 29, 0.8830, 1}} {
		low, high := wilson(tc.k, tc.n)
		if math.Abs(low-tc.low) > 5e-5 || math.Abs(high-tc.high) > 5e-5 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", tc.k, tc.n, low, high, tc.low, tc.high)
		}
	}
}
