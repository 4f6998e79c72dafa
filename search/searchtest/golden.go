package searchtest

// What tests share that have nothing to do with a problem: sizes, files of
// expected text, and inputs without an end.

import (
	"io"
	"os"
	"strings"
	"testing"
)

// Long reports whether the checks that take minutes are asked for: KEDOU_LONG=1.
func Long() bool { return os.Getenv("KEDOU_LONG") != "" }

// Size returns a number of cases: few in an ordinary run, a tenth of them in a
// short one, all in a long one.
func Size(few, all int) int {
	switch {
	case Long():
		return all
	case testing.Short():
		return max(few/10, 1)
	}
	return few
}

// Golden compares a text with a file, which KEDOU_UPDATE=1 writes. It names the first
// line that differs.
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

// Updating reports whether golden files are to be written anew: KEDOU_UPDATE=1.
func Updating() bool { return os.Getenv("KEDOU_UPDATE") != "" }

// Endless returns a reader of a text again and again, without an end.
func Endless(text string) io.Reader { return endless(text) }

type endless string

func (e endless) Read(p []byte) (int, error) { return copy(p, e), nil }
