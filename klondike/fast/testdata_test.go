package fast_test

// The deals of testdata and their known verdicts.

import (
	"encoding/csv"
	"os"
	"strconv"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/search"
)

// read returns the deals of a file in testdata.
func read(t testing.TB, name string) []klondike.Position {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var deals []klondike.Position
	r := klondike.NewReader(f, name, klondike.Standard(3))
	for {
		d, err := r.Next()
		if err != nil {
			if len(deals) == 0 {
				t.Fatal(err)
			}
			return deals
		}
		deals = append(deals, d.Position)
	}
}

// known returns the verdicts on deals.txt at draw 1 and draw 3, and the states
// that the best public solver, lonelybot ae30d39, needs for them.
func known(t testing.TB) (verdicts map[int][]search.Status, states map[int]int64) {
	t.Helper()
	f, err := os.Open("testdata/verdicts.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	verdicts, states = map[int][]search.Status{}, map[int]int64{}
	for draw, column := range map[int]int{3: 1, 1: 3} {
		for _, row := range rows[1:] {
			verdict := search.Unsolvable
			if row[column] == "solved" {
				verdict = search.Solved
			}
			verdicts[draw] = append(verdicts[draw], verdict)
			n, err := strconv.ParseInt(row[column+1], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			states[draw] += n
		}
	}
	return verdicts, states
}

// untuned returns the verdicts of testdata/untuned.txt by draw count: a letter for each seed, s for solved and u for unsolvable.
func untuned(t *testing.T) map[int]string {
	text, err := os.ReadFile("testdata/untuned.txt")
	if err != nil {
		t.Fatal(err)
	}
	verdicts := map[int]string{}
	draw := 0
	for line := range strings.Lines(string(text)) {
		switch word := strings.TrimSpace(line); {
		case strings.HasPrefix(word, "#"):
		case strings.HasPrefix(word, "draw "):
			if draw, err = strconv.Atoi(word[5:]); err != nil {
				t.Fatal(err)
			}
		default:
			verdicts[draw] += word
		}
	}
	if len(verdicts[1]) != 1000 || len(verdicts[3]) != 1000 {
		t.Fatalf("%d and %d verdicts", len(verdicts[1]), len(verdicts[3]))
	}
	return verdicts
}
