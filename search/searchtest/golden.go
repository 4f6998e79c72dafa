package searchtest

// Helpers of tests that have nothing to do with a problem: sizes, files of expected text, and endless inputs.

import (
	"io"
	"os"
	"strings"
	"testing"
)

// Long reports whether KEDOU_LONG=1 requests the checks that take minutes.
func Long() bool { return os.Getenv("KEDOU_LONG") != "" }

// Size returns a number of cases: few in an ordinary run, a tenth of them in a short one, all in a long one.
func Size(few, all int) int {
	switch {
	case Long():
		return all
	case testing.Short():
		return max(few/10, 1)
	}
	return few
}

// Golden compares a text with a file, which KEDOU_UPDATE=1 writes. It names the first line that differs.
func Golden(t *testing.T, file, got string) {
	t.Helper()
	if Updating() {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got == string(want) {
		return
	}
	wants, gots := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	at := 0
	for at < len(wants)-1 && at < len(gots)-1 && wants[at] == gots[at] {
		at++
	}
	t.Errorf("%s, line %d, is\n%s\nwant\n%s", file, at+1, gots[at], wants[at])
}

// Updating reports whether KEDOU_UPDATE=1 requests new golden files.
func Updating() bool { return os.Getenv("KEDOU_UPDATE") != "" }

// Endless returns a reader that repeats a text without end.
func Endless(text string) io.Reader { return endless(text) }

type endless string

func (e endless) Read(p []byte) (int, error) { return copy(p, e), nil }
