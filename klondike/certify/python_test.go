package certify_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"kedou/klondike/certify"
	"kedou/klondike/proof"
	"kedou/search/searchtest"
)

// secondChecker is a checker written from FORMAT.md and LEMMAS.md in another language.
const secondChecker = "../proof/testdata/check.py"

// TestSecondChecker runs both checkers on every third line of the file of records (on all with KEDOU_LONG=1), on proofs of small decks, and on changed proofs:
// the checkers must agree on every line.
func TestSecondChecker(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 isn't installed: the second checker can't be asked")
	}
	text, err := os.ReadFile(recordsFile)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for line := range strings.Lines(string(text)) {
		_, record, _ := strings.Cut(line, " ")
		lines = append(lines, record)
	}
	if !searchtest.Long() {
		third := 0
		lines = slices.DeleteFunc(lines, func(string) bool { third++; return third%3 > 0 })
	}
	random := rand.New(rand.NewPCG(30, 30))
	for range searchtest.Size(20, 4000) {
		_, _, record := lostDeck(t, random)
		lines = append(lines, string(record.Line()))
		for range 3 {
			bad := *record
			if bad.Certificate = corrupt(random, record.Certificate); len(bad.Certificate) > 0 {
				lines = append(lines, string(bad.Line()))
			}
		}
		if fault := mutate(random, record.Line()); !bytes.Contains(fault, []byte("\n")) {
			lines = append(lines, string(fault)+"\n")
		}
	}
	compare(t, python, lines)
}

// compare runs both checkers on lines.
func compare(t *testing.T, python string, lines []string) {
	t.Helper()
	c := exec.Command(python, secondChecker, "--seconds", "1e9")
	c.Stdin, c.Stderr = strings.NewReader(strings.Join(lines, "")), os.Stderr
	out, err := c.Output()
	answers := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(answers) != len(lines) {
		t.Fatalf("%v: %d answers to %d lines", err, len(answers), len(lines))
	}
	proved := 0
	for i, line := range lines {
		record, err := proof.Read([]byte(line))
		if err == nil {
			_, err = proof.Check(context.Background(), record, certify.Unbounded)
		}
		if err == nil {
			proved++
		}
		if (err == nil) != (answers[i] == "proved") {
			t.Errorf("this checker: %v; the second: %s: %s", err, answers[i], line)
		}
	}
	t.Logf("both agree on %d records, of which %d are proofs", len(lines), proved)
}

// The second checker has limits. A limit is not a refusal.
func TestSecondCheckerLimits(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 isn't installed: the second checker can't be asked")
	}
	_, _, record := lostDeck(t, rand.New(rand.NewPCG(30, 30)))
	for _, c := range []struct {
		flags []string
		want  string
		code  int
	}{
		{nil, "proved\n", 0},
		{[]string{"--states", "0"}, "over a limit: 0 states\n", 3},
		{[]string{"--seconds", "0"}, "over a limit: 0 seconds\n", 3},
	} {
		check := exec.Command(python, append([]string{secondChecker}, c.flags...)...)
		check.Stdin = bytes.NewReader(record.Line())
		if out, _ := check.Output(); string(out) != c.want || check.ProcessState.ExitCode() != c.code {
			t.Errorf("%q: %q, exit code %d", c.flags, out, check.ProcessState.ExitCode())
		}
	}
}
