// PROVENANCE.md has every claim of the founding documents once, and names what exists.

package layout

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// claims is how many numbers there are: the documents' claims, and what users asked for.
const claims = 311

var (
	runnable   = regexp.MustCompile("`(klondike|doudizhu|bench) [^`]+`")
	rows       = regexp.MustCompile(`(?m)^\| ([0-9, -]+) \|`)
	namedFiles = regexp.MustCompile("`([a-z]+/[a-z0-9/_-]+\\.[a-z]+)`")
	namedGo    = regexp.MustCompile("`([a-z]+(?:/[a-z]+)*)\\.(?:[A-Z][A-Za-z]*\\.)?([A-Z][A-Za-z0-9]*)`")
)

func provenance(t *testing.T) string {
	text, err := os.ReadFile(filepath.Join(root, "PROVENANCE.md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestEveryClaimHasOneRow: the rows' numbers and ranges, such as "1-5, 7", cover 1 to 311 once each.
func TestEveryClaimHasOneRow(t *testing.T) {
	times := [claims + 1]int{}
	for _, row := range rows.FindAllStringSubmatch(provenance(t), -1) {
		for part := range strings.SplitSeq(row[1], ", ") {
			low, high, isRange := strings.Cut(part, "-")
			if !isRange {
				high = low
			}
			from, err1 := strconv.Atoi(low)
			to, err2 := strconv.Atoi(high)
			if err1 != nil || err2 != nil || from < 1 || to < from || to > claims {
				t.Fatalf("row %q: %q is no range of claims", row[0], part)
			}
			for n := from; n <= to; n++ {
				times[n]++
			}
		}
	}
	for n, count := range times[1:] {
		if count != 1 {
			t.Errorf("claim %d stands in %d rows", n+1, count)
		}
	}
}

// TestEveryRowSaysWhere: a row has a file, a name, a command or a link, unless kedou doesn't have the thing; an option has a command to try.
func TestEveryRowSaysWhere(t *testing.T) {
	for line := range strings.Lines(provenance(t)) {
		if !rows.MatchString(line) {
			continue
		}
		if !strings.Contains(line, "*no*") && !strings.Contains(line, "`") && !strings.Contains(line, "](") {
			t.Errorf("no place to look: %s", line)
		}
		if strings.Contains(line, "*option*") && !runnable.MatchString(line) {
			t.Errorf("no command to try: %s", line)
		}
	}
}

// TestProvenanceNamesWhatExists: files, and names of Go with their packages.
func TestProvenanceNamesWhatExists(t *testing.T) {
	text := provenance(t)
	for _, m := range namedFiles.FindAllStringSubmatch(text, -1) {
		if _, err := os.Stat(filepath.Join(root, m[1])); err != nil {
			t.Error(err)
		}
	}
	for _, m := range namedGo.FindAllStringSubmatch(text, -1) {
		if !declares(t, m[1], m[2]) {
			t.Errorf("%s: package %s declares no %s", m[0], m[1], m[2])
		}
	}
}

// declares reports whether a package, or a test of it, has a function, method, type or group of constants of a name.
func declares(t *testing.T, dir, name string) bool {
	files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	declaration := regexp.MustCompile(`(?m)^(func (\([^)]*\) )?|type |\t)` + name + `\b`)
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil && declaration.Match(text) {
			return true
		}
	}
	return false
}
