// The figures of NOTES.md.

package explain_test

import (
	"os"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/searchtest"
)

// TestFigures measures the figures of NOTES.md on known endgames.
func TestFigures(t *testing.T) {
	if !searchtest.Long() {
		t.Skip("measures sixty endgames; KEDOU_LONG=1 runs it")
	}
	type figures struct{ situations, least, kept, neverLed, stuck int }
	for _, x := range []struct {
		file, prefix string
		want         figures
	}{
		{"endgames.csv", "r18-", figures{18_514, 11, 23, 9, 7}},
		{"three-hands.csv", "t15-", figures{5_010, 30, 28, 6, 12}},
	} {
		var got figures
		for _, e := range endgamesOf(t, x.file, x.prefix, 30) {
			found, err := explain.Explain(t.Context(), *ruleSet(t, "standard"), &e, explain.Options{})
			if err != nil {
				t.Fatal(err)
			}
			p := found.Plan
			got.situations += p.Situations
			for count, is := range map[*int]bool{
				&got.least: p.Least, &got.kept: p.Facts.Kept != [doudizhu.Seats]doudizhu.Hand{},
				&got.neverLed: !p.Facts.Led, &got.stuck: p.Facts.Stuck != [doudizhu.Seats]doudizhu.Hand{},
			} {
				if is {
					*count++
				}
			}
		}
		if got != x.want {
			t.Errorf("%s: %+v, want %+v as in NOTES.md", x.file, got, x.want)
		}
	}
}

// endgamesOf reads the first endgames of a file whose names begin so.
func endgamesOf(t *testing.T, file, prefix string, n int) (list []doudizhu.Endgame) {
	t.Helper()
	text, err := os.ReadFile("../testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if len(list) == n || !strings.HasPrefix(line, prefix) {
			continue
		}
		fields := strings.Split(line, ",")
		hands := 2
		if strings.HasPrefix(prefix, "t") {
			hands = 3
		}
		e, err := doudizhu.Notation{Jokers: "BR"}.ParseEndgame(strings.Join(fields[:hands+2], " "))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, e)
	}
	return list
}
