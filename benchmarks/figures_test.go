package benchmarks

// Figures: how they are measured, kept, and shown on pages.

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/dustin/go-humanize"
)

// pages show the figures.
var pages = []string{"../README.md", "../README.zh.md", "../klondike/README.md", "../doudizhu/README.md", "../cmd/survey/README.md", "README.md"}

// TestPagesShowTheFigures: the tables of the pages are those of figures.jsonl.
func TestPagesShowTheFigures(t *testing.T) {
	data, err := os.ReadFile("figures.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	figures, err := ReadFigures("figures.jsonl", bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	all := ""
	for _, name := range pages {
		page, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		now, err := figures.Insert(string(page))
		if err != nil || now != string(page) {
			t.Errorf("%s has other figures, error %v; write them: go run ./cmd/bench figures PAGE", name, err)
		}
		all += now
	}
	var again bytes.Buffer
	if err := figures.Write(&again); err != nil || again.String() != string(data) {
		t.Errorf("figures.jsonl, read and written, is another file; error %v", err)
	}
	for _, r := range figures.Rows {
		if len(r.Cells) == 0 || r.Command == "" || r.Machine == "" || r.Commit == "" || r.Date == "" {
			t.Errorf("%s, %q: no cells or no origin: %+v", r.Table, r.Label, r)
		}
		if !strings.Contains(all, "<!-- figures "+r.Table+" -->") {
			t.Errorf("no page shows table %q", r.Table)
		}
	}
}

// TestMeasure: the variable of the table differs from cell to cell; each row takes
// its cells from the output.
func TestMeasure(t *testing.T) {
	const lines = `printf '{"verdict":"solved","shortest":{"proved":true},"stats":{"expanded":%s,"seconds":0.5}}\n{"verdict":"undecided","stats":{"expanded":1000,"seconds":9}}\n' $n`
	solved := map[string]any{"verdict": []any{"solved"}}
	quick := map[string]any{"verdict": []any{"solved"}, "stats.seconds": 1.0}
	proved := func(most float64) map[string]any {
		return map[string]any{"shortest.proved": []any{true}, "stats.seconds": most}
	}
	f := &Figures{
		Tables: []FigureTable{{Name: "t", Head: []string{"what", "one", "two"}, Variable: "n", Values: []string{"1", "2000"}}},
		Rows: []Figure{
			{Table: "t", Label: "sum", Command: lines, Take: []Take{{Field: "stats.expanded", Of: "sum"}}},
			{Table: "t", Label: "solved", Command: lines, Take: []Take{{Where: solved}}},
			{Table: "t", Label: "decided", Command: lines, Take: []Take{{Where: map[string]any{"verdict": []any{"solved", "unsolvable"}}}}},
			{Table: "t", Label: "quick", Command: lines, Take: []Take{{Where: quick, Format: "$1 of $2"}, {Where: quick, Format: "$1 / $2"}}},
			{Table: "t", Label: "longest", Command: lines, Take: []Take{{Field: "stats.seconds", Of: "max"}}},
			{Table: "t", Label: "match", Command: "echo about 7 states >&2; echo about $n states; exit 1", Take: []Take{{Match: `about (\d+) states`}}},
			{Table: "t", Label: "a fraction", Command: "echo 4.6", Take: []Take{{Match: `(\S+)`}, {Format: "–"}}},
			{Table: "t", Label: "ratio", Command: "(above)", Take: []Take{{Divide: []string{"sum", "match"}, Format: "$1 times"}}},
			{Table: "t", Label: "shortest", Command: lines, Take: []Take{{Among: solved, Where: proved(0.4), Format: "$1 of $2"}, {Among: solved, Where: proved(1), Format: "$1 of $2"}}},
			{Table: "t", Label: "written", Command: "echo took $n ns, then 4 ns", Take: []Take{{Match: `took (\S+) ns, then (\S+)`, Format: "$1 of $2"}}},
			{Table: "t", Label: "rounded", Command: "echo took $n.026 ns, then 0.02256 ns", Take: []Take{{Match: `took (\S+) ns, then (\S+)`, Format: "$1, $2 of 4", Round: true}}},
			{Table: "t", Label: "divided", Command: "echo took $n ns, then 4 ns", Take: []Take{{Match: `took (\S+) ns, then (\S+)`, Divide: []string{"$2", "$1"}, Format: "$1 times"}}},
			{Table: "t", Label: "added", Command: lines, Take: []Take{{Field: "stats.seconds+stats.expanded", Of: "mean"}}},
			{Table: "t", Label: "solved alone", Command: lines, Take: []Take{{Field: "stats.seconds", Of: "mean", Among: solved}}},
			{Table: "t", Label: "not chosen", Cells: []string{"a", "b"}, Command: "false", Take: []Take{{Match: "."}}},
		},
	}
	kept := 0
	rows, err := f.Measure(context.Background(), func(f Figure) bool { return f.Label != "not chosen" }, func() error { kept++; return nil })
	if err != nil || rows != 14 || kept != rows {
		t.Fatalf("%d rows, %d times kept, error %v", rows, kept, err)
	}
	if f.Rows[0].Stale() || !f.Rows[14].Stale() {
		t.Error("what was just measured is stale, or what nobody measured is not")
	}
	want := [][]string{{"1,001", "3,000"}, {"1", "1"}, {"1", "1"}, {"1 of 2", "1 / 2"}, {"9 s", "9 s"}, {"1", "2000"}, {"4.6", "–"}, {"1001 times", "1.5 times"}, {"0 of 1", "1 of 1"}, {"1 of 4", "2000 of 4"}, {"1.0, 0.023 of 4", "2000, 0.023 of 4"}, {"4 times", "0.002 times"}, {"505", "1,505"}, {"500 ms", "500 ms"}, {"a", "b"}}
	for i, r := range f.Rows {
		if !reflect.DeepEqual(r.Cells, want[i]) {
			t.Errorf("%s: %q, want %q", r.Label, r.Cells, want[i])
		}
	}
	if f.Rows[0].Date == "" || f.Rows[0].Machine == "" || f.Rows[14].Date != "" {
		t.Errorf("wrong origins: %+v", f.Rows)
	}
}

// TestMeasureRefuses: a wrongly used command, or output without the figure, is an error
// and fills no cells.
func TestMeasureRefuses(t *testing.T) {
	for what, r := range map[string]Figure{
		"bad usage":   {Command: "exit 2", Take: []Take{{Where: map[string]any{"n": 1.0}}}},
		"no match":    {Command: "echo no", Take: []Take{{Match: `(\d+)`}}},
		"no numbers":  {Command: "echo a b", Take: []Take{{Match: "(a) (b)", Divide: []string{"$1", "$2"}}}},
		"no regexp":   {Command: "echo no", Take: []Take{{Match: "("}}},
		"no number":   {Command: "echo no", Take: []Take{{Field: "stats.expanded", Of: "sum"}}},
		"no such way": {Command: `echo '{"n":1}'`, Take: []Take{{Field: "n", Of: "guess"}}},
	} {
		r.Table = "t"
		f := &Figures{Tables: []FigureTable{{Name: "t", Head: []string{"", "one"}}}, Rows: []Figure{r}}
		keep := func() error { t.Errorf("%s: kept", what); return nil }
		if _, err := f.Measure(context.Background(), func(Figure) bool { return true }, keep); err == nil {
			t.Errorf("%s: cells %q and no error", what, f.Rows[0].Cells)
		}
	}
}

// TestInsertRefusesUnknownTables: a marker without a table is a mistake.
func TestInsertRefusesUnknownTables(t *testing.T) {
	if _, err := (&Figures{}).Insert("<!-- figures none -->\n<!-- end -->"); err == nil {
		t.Error("no error")
	}
}

// noted are two tables: one whose rows have several commands and machines, one with a single origin.
func noted() *Figures {
	row := func(table, label, command, date, machine string) Figure {
		return Figure{Table: table, Label: label, Cells: []string{"7"}, Command: command, Machine: machine, Commit: "0", Date: date}
	}
	return &Figures{
		Tables: []FigureTable{{Name: "t", Head: []string{"what", "figure"}, Words: []string{" cores", " 核", ", ", "，"}}, {Name: "one", Head: []string{"what", "figure"}}},
		Rows: []Figure{row("t", "a", "x | y", "1", "abacus, 2 cores"), row("t", "b", "x | y", "1", "abacus, 2 cores"), row("t", "c", "z", "2", "abacus, 2 cores"), row("t", "d", "z", "2", "slide rule"),
			row("one", "a", "x", "1", "abacus"), row("one", "b", "x", "1", "abacus")},
	}
}

// TestNotes: the notes below a table say on which machines its rows were measured, in the page's words. Rows of one machine share a note; a single note
// has no number. Written twice, a page stays the same.
func TestNotes(t *testing.T) {
	f := noted()
	for marker, want := range map[string]string{
		"t": "| what | figure |\n|---|---|\n| a <sup>1</sup> | 7 |\n| b <sup>1</sup> | 7 |\n| c <sup>1</sup> | 7 |\n| d <sup>2</sup> | 7 |\n\n" +
			"<sup>1</sup> abacus，2 核  \n<sup>2</sup> slide rule\n",
		"one": "| what | figure |\n|---|---|\n| a | 7 |\n| b | 7 |\n\nabacus\n",
	} {
		page, err := f.Insert("<!-- figures " + marker + " -->\n<!-- end -->")
		if err != nil || page != "<!-- figures "+marker+" -->\n"+want+"<!-- end -->" {
			t.Errorf("%s: the page is %q, error %v", marker, page, err)
		}
		if again, err := f.Insert(page); err != nil || again != page {
			t.Errorf("%s: written twice, the page is %q, error %v", marker, again, err)
		}
	}
}

// TestShow: a terminal gets the table in columns, and every origin with its command.
func TestShow(t *testing.T) {
	for name, want := range map[string]string{
		"t": "what   figure\na [1]  7\nb [1]  7\nc [2]  7\nd [3]  7\n\n" +
			"[1] x | y\n    1, commit 0, abacus, 2 cores\n[2] z\n    2, commit 0, abacus, 2 cores\n[3] z\n    2, commit 0, slide rule\n",
		"one": "what  figure\na     7\nb     7\n\nx\n    1, commit 0, abacus\n",
	} {
		var out strings.Builder
		if err := noted().Show(&out, name); err != nil || out.String() != want {
			t.Errorf("%s: %q, error %v", name, out.String(), err)
		}
	}
	if err := noted().Show(io.Discard, "none"); err == nil {
		t.Error("no error about an unknown table")
	}
}

// TestSurveysAreTheTables: the summaries that the pages link to are those that the tables' figures come from.
func TestSurveysAreTheTables(t *testing.T) {
	data, err := os.ReadFile("figures.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	figures, err := ReadFigures("figures.jsonl", bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for column, draw := range []string{"1", "3"} {
		text, err := os.ReadFile("surveys/klondike-draw" + draw + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var s struct {
			Manifest  struct{ Version string }
			Deals     int64
			Yes, No   int64
			Wilson    [2]float64
			Certified struct{ Confirmed, Supported, Open int64 }
			CPU       float64 `json:"cpu_seconds"`
			Slowest   []struct {
				Deal    int64
				Verdict string
				Nodes   int64
			}
		}
		if err := json.Unmarshal(text, &s); err != nil {
			t.Fatal(err)
		}
		hard, hours := s.Slowest[0], s.CPU/3600
		want := map[string]string{
			"can be won":                             fmt.Sprintf("**%.3f %%**", 100*float64(s.Yes)/float64(s.Deals)),
			"95 % interval (Wilson)":                 fmt.Sprintf("%.3f–%.3f %%", 100*s.Wilson[0], 100*s.Wilson[1]),
			"left undecided":                         humanize.Comma(s.Deals - s.Yes - s.No),
			"verdicts in a sample of 1 %":            humanize.Comma(s.Certified.Confirmed + s.Certified.Supported + s.Certified.Open),
			"of these, confirmed by the rules alone": humanize.Comma(s.Certified.Confirmed),
			"of these, confirmed by single steps":    humanize.Comma(s.Certified.Supported),
			"CPU time, certificates included":        fmt.Sprintf("%.3g hours", hours),
			"the hardest deal":                       fmt.Sprint(hard.Deal),
			"its verdict":                            hard.Verdict,
			"its nodes":                              humanize.Comma(hard.Nodes),
		}
		for _, r := range figures.Rows {
			if r.Table != "klondike-survey" {
				continue
			}
			if text, known := want[r.Label]; known && r.Cells[column] != text {
				t.Errorf("draw %s, %s: the table has %q, the summary %q", draw, r.Label, r.Cells[column], text)
			}
			delete(want, r.Label)
			if !strings.Contains(s.Manifest.Version, r.Commit) {
				t.Errorf("draw %s, %s: the table is of commit %s, the summary of version %s", draw, r.Label, r.Commit, s.Manifest.Version)
			}
		}
		if len(want) > 0 {
			t.Errorf("draw %s: the table lacks %q", draw, want)
		}
	}
}
