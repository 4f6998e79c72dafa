package searchtest

// A check whether the tests of a package are strong enough.

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Mutant is a plausible fault: in File, Old becomes New, and Test, a pattern of names, must fail.
type Mutant = struct{ Name, File, Old, New, Test string }

// Mutants builds the package in the working directory with a mutant in place of its source (go test -overlay leaves the source unchanged), and
// runs the test that has to fail.
//
// By default it runs none, and only checks that the text of each stands in its file: a mutant is a build of its own. KEDOU_MUTANTS=all runs
// them all, and KEDOU_MUTANTS=n/m those whose number is n modulo m. To rotate over the commits, a few each, as .ci/run does:
//
//	KEDOU_MUTANTS=$((0x$(git rev-parse --short=7 HEAD) % 9))/9 go test -run TestMutants -v ./klondike/...
func Mutants(t *testing.T, mutants []Mutant) {
	n, m := rotation(t)
	for i, mutant := range mutants {
		source, err := os.ReadFile(mutant.File)
		if err != nil {
			t.Fatal(err)
		}
		if count := strings.Count(string(source), mutant.Old); count != 1 {
			t.Errorf("%s: %q stands %d times in %s", mutant.Name, mutant.Old, count, mutant.File)
			continue
		}
		if m == 0 || i%m != n {
			continue
		}
		t.Run(mutant.Name, func(t *testing.T) {
			changed := strings.Replace(string(source), mutant.Old, mutant.New, 1)
			mustFail(t, writeOverlay(t, mutant.File, changed), mutant.Test)
		})
	}
}

// rotation returns which mutants to run: the n-th of every m, or none if m is 0.
func rotation(t *testing.T) (n, m int) {
	switch s := os.Getenv("KEDOU_MUTANTS"); s {
	case "all":
		return 0, 1
	case "":
		return 0, 0
	default:
		if _, err := fmt.Sscanf(s, "%d/%d", &n, &m); err != nil || m < 1 || n < 0 || n >= m {
			t.Fatalf("KEDOU_MUTANTS=%s: use all, or n/m with n below m", s)
		}
		return n, m
	}
}

// mustFail runs a test of the package with an overlay and expects it to fail.
func mustFail(t *testing.T, overlay, test string) {
	c := exec.Command("go", "test", "-overlay", overlay, "-failfast", "-timeout", "5m", "-run", "^("+test+")$", ".")
	out, err := c.CombinedOutput()
	switch {
	case err == nil:
		t.Errorf("%s doesn't notice", test)
	case strings.Contains(string(out), "build failed"):
		t.Errorf("%s", out)
	case strings.Contains(string(out), "panic: test timed out"):
		t.Logf("%s doesn't end with this fault", test)
	default:
		t.Logf("%s", firstFailure(string(out)))
	}
}

// writeOverlay returns an overlay file by which go test reads text in place of file.
func writeOverlay(t *testing.T, file, text string) string {
	dir := t.TempDir()
	path, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	changed, overlay := filepath.Join(dir, "changed.go"), filepath.Join(dir, "overlay.json")
	list, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{changed: []byte(text), overlay: list} {
		if err := os.WriteFile(name, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return overlay
}

// firstFailure returns the first message in a failing test's output, without the words by which a log is searched for real failures.
func firstFailure(out string) string {
	for line := range strings.Lines(out) {
		for _, sign := range []string{", want", "say", "remembered", "columns", "step", "undoes", "panic:"} {
			if strings.Contains(line, sign) {
				return strings.TrimSpace(line)
			}
		}
	}
	return strings.ReplaceAll(strings.ReplaceAll(out, "--- FAIL: ", "noticed by "), "FAIL", "")
}
