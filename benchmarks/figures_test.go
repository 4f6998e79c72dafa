package benchmarks

// Figures: how they are measured, kept, and shown on pages.

import (
	"bytes"
	"context"
	"os"
	"reflect"
	"strings"
	"testing"
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
		if !strings.Contains(all, "<!-- figures "+r.Table+" -->") && !strings.Contains(all, "<!-- figures "+r.Table+" brief -->") {
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

// TestBrief: a brief table has labels and cells, and neither commands nor origins.
func TestBrief(t *testing.T) {
	f := &Figures{
		Tables: []FigureTable{{Name: "t", Head: []string{"what", "figure"}}},
		Rows:   []Figure{{Table: "t", Label: "deals", Cells: []string{"7"}, Command: "klondike", Machine: "abacus", Commit: "0", Date: "1"}},
	}
	const want = "<!-- figures t brief -->\n| what | figure |\n|---|---|\n| deals | 7 |\n<!-- end -->"
	page, err := f.Insert("<!-- figures t brief -->\n<!-- end -->")
	if err != nil || page != want {
		t.Errorf("the page is %q, error %v; want %q", page, err, want)
	}
	if again, err := f.Insert(page); err != nil || again != want {
		t.Errorf("written twice, the page is %q, error %v", again, err)
	}
}

// TestNotes: rows of one command and origin share a note; a note with the origin of an earlier one names that; a single note has no mark.
func TestNotes(t *testing.T) {
	row := func(table, label, command, date string) Figure {
		return Figure{Table: table, Label: label, Cells: []string{"7"}, Command: command, Machine: "abacus", Commit: "0", Date: date}
	}
	f := &Figures{
		Tables: []FigureTable{{Name: "t", Head: []string{"what", "figure"}}, {Name: "one", Head: []string{"what", "figure"}}},
		Rows: []Figure{row("t", "a", "x | y", "1"), row("t", "b", "x | y", "1"), row("t", "c", "z", "1"), row("t", "d", "z", "2"),
			row("one", "a", "x", "1"), row("one", "b", "x", "1")},
	}
	for name, want := range map[string]string{
		"t": "| what | figure |\n|---|---|\n| a <sup>1</sup> | 7 |\n| b <sup>1</sup> | 7 |\n| c <sup>2</sup> | 7 |\n| d <sup>3</sup> | 7 |\n\n" +
			"<sup>1</sup> `x | y`; 1, commit 0, abacus  \n<sup>2</sup> `z`; as 1  \n<sup>3</sup> `z`; 2, commit 0, abacus\n",
		"one": "| what | figure |\n|---|---|\n| a | 7 |\n| b | 7 |\n\n`x`; 1, commit 0, abacus\n",
	} {
		page, err := f.Insert("<!-- figures " + name + " -->\n<!-- end -->")
		if err != nil || page != "<!-- figures "+name+" -->\n"+want+"<!-- end -->" {
			t.Errorf("%s: the page is %q, error %v", name, page, err)
		}
	}
}
