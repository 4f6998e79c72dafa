package benchmarks

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"os"
	"reflect"
	"strings"
	"testing"
)

func sample() *Record {
	r := &Record{Header: NewHeader("bench run")}
	r.Header.Corpora["toy"] = "0123456789ab"
	for i := range 6 {
		for k, s := range []string{"astar", "fast"} {
			r.Runs = append(r.Runs, Run{Schema: 1, Experiment: "toy", Corpus: "toy", Problem: string(rune('a' + i)), Size: 10 + i, Strategy: s, Round: 1,
				Verdict: "solved", Nodes: int64(1000 >> (3 * k)), Seconds: float64(i+1) / float64(1+99*k), Bytes: 1 << 20})
		}
	}
	return r
}

func TestRecordsReadBack(t *testing.T) {
	var out bytes.Buffer
	want := sample()
	if err := want.Write(&out); err != nil {
		t.Fatal(err)
	}
	got, err := ReadRecord("r.jsonl", &out)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("read back %+v, %v", got, err)
	}
}

func TestBrokenRecordsNameTheLine(t *testing.T) {
	var out bytes.Buffer
	if err := sample().Write(&out); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(out.String(), "\n")
	for _, c := range []struct{ text, want string }{
		{"", "r:1: no record"},
		{"{}\n", "r:1: no record"},
		{lines[0] + "{\"schema\":", "r:2: "},
		{lines[0] + lines[1] + "{\"speed\":9}\n", "r:3: not a line that bench run --json wrote: byte 2: \"speed\": there is no such key"},
		{lines[0] + "{} {}\n", "r:2: not a line that bench run --json wrote: byte "},
		{lines[0] + "{}}\n", "r:2: not a line that bench run --json wrote: byte "},
	} {
		if _, err := ReadRecord("r", strings.NewReader(c.text)); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("error %v, want %q", err, c.want)
		}
	}
}

// FuzzReadRecord has small seeds, because Go's fuzzer spends its time shrinking large
// ones.
func FuzzReadRecord(f *testing.F) {
	f.Add([]byte("{\"schema\":1}\n{}\n"))
	f.Add([]byte("{\"schema\":1,\"go\":\"go1\",\"corpora\":{\"a\":\"b\"}}\n{\"match\":\"m\",\"checked\":true,\"nodes\":7,\"seconds\":1e-6}\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := ReadRecord("r", bytes.NewReader(data))
		if err != nil {
			return
		}
		var again bytes.Buffer
		if err := r.Write(&again); err != nil {
			t.Fatal(err)
		}
		if back, err := ReadRecord("r", &again); err != nil || !reflect.DeepEqual(back, r) {
			t.Errorf("read %+v, written and read again %+v, %v", r, back, err)
		}
	})
}

func FuzzParseCorpus(f *testing.F) {
	f.Add([]byte("# domain: klondike\n1\t52\tsolved\tdraw=3\ttext\n"))
	f.Add([]byte("7 some text\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := parse("c", "klondike", data)
		if err != nil {
			return
		}
		ids := map[string]bool{}
		for _, p := range c.Problems {
			ids[p.ID] = true
		}
		if len(c.Hash) != 12 || c.Domain == "" || len(ids) == 0 || len(ids) != len(c.Problems) {
			t.Errorf("no error and %+v", c)
		}
	})
}

func TestCompareFindsTheFactor(t *testing.T) {
	older, newer := sample(), sample()
	for i := range newer.Runs {
		newer.Runs[i].Seconds *= 2
	}
	changes, err := Compare(older, newer)
	if err != nil || len(changes) != 2 {
		t.Fatalf("%v, %v", changes, err)
	}
	for _, c := range changes {
		if math.Abs(c.Time.Mean-2) > 1e-9 || c.Work.Mean != 1 || c.OldDecided != 6 || c.NewDecided != 6 {
			t.Errorf("%+v", c)
		}
	}
	newer.Header.Corpora["toy"] = "another"
	if _, err := Compare(older, newer); err == nil {
		t.Error("records of different corpora were compared")
	}
}

// pictures draws pictures of every kind.
var pictures = map[string]func(w io.Writer, runs []Run) error{
	"cactus":  func(w io.Writer, runs []Run) error { return cactus("toy", runs).write(w) },
	"growth":  func(w io.Writer, runs []Run) error { return growth("toy", "cards", runs).write(w) },
	"scatter": func(w io.Writer, runs []Run) error { return scatter("toy", runs).write(w) },
}

// TestPicturesOfLittle: nothing decided, one problem, one strategy, a wrong strategy.
func TestPicturesOfLittle(t *testing.T) {
	open, wrong := sample().Runs, sample().Runs
	for i := range open {
		open[i].Verdict, wrong[i].Fault = undecided, "says no"
	}
	for what, runs := range map[string][]Run{"nothing decided": open, "one problem": sample().Runs[:2], "one run": sample().Runs[:1], "wrong": wrong} {
		for name, draw := range pictures {
			var out bytes.Buffer
			if err := draw(&out, runs); err != nil {
				t.Errorf("%s, %s: %v", name, what, err)
			}
			if strings.Contains(out.String(), "wrong answers") != (what == "wrong") && name != "scatter" {
				t.Errorf("%s, %s: the legend doesn't tell who was wrong, or does without reason", name, what)
			}
		}
	}
}

func TestPicturesAreSVG(t *testing.T) {
	for name, draw := range pictures {
		var out bytes.Buffer
		if err := draw(&out, sample().Runs); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !strings.Contains(out.String(), "fast") {
			t.Errorf("%s: no legend for a strategy", name)
		}
		dec := xml.NewDecoder(&out)
		for {
			if _, err := dec.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
	}
}

func TestSignatureDifferences(t *testing.T) {
	pinned := []Signature{{"toy", "astar", 3, 100, 90}, {"toy", "bfs", 3, 500, 400}}
	now := []Signature{{"toy", "astar", 3, 101, 90}, {"toy", "dfs", 3, 10, 10}}
	var out bytes.Buffer
	if err := WriteSignatures(&out, pinned); err != nil {
		t.Fatal(err)
	}
	read, err := readSignatures("s", &out)
	if err != nil || !reflect.DeepEqual(read, pinned) {
		t.Fatalf("read back %v, %v", read, err)
	}
	got := Differences(read, now)
	want := []string{"toy, astar: nodes 100 → 101, states 90 → 90, decided 3 → 3", "toy, dfs: new, nodes 10", "toy, bfs: gone"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q", got)
	}
	if d := Differences(read, pinned); len(d) != 0 {
		t.Errorf("a signature differs from itself: %q", d)
	}
}

// TestSizesHaveLines: after the line of all problems comes one for each size.
func TestSizesHaveLines(t *testing.T) {
	e := &Experiment{Title: "cards", SizeName: "cards", Pictures: []Kind{GrowthPicture}, corpus: &Corpus{}, domain: &Domain{}}
	record := &Record{Runs: []Run{
		{Experiment: "cards", Problem: "a", Size: 10, Strategy: "fast", Verdict: "solved", Nodes: 5, Seconds: 0.5, Bytes: 2048},
		{Experiment: "cards", Problem: "b", Size: 20, Strategy: "fast", Verdict: undecided, Nodes: 99, Seconds: 9, Bytes: 4096},
	}}
	var out strings.Builder
	if err := WriteCSV(&out, []*Experiment{e}, record); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	var sizes []string
	for _, l := range lines[1:] {
		sizes = append(sizes, strings.Join(strings.Split(l, ",")[len(strings.Split(l, ","))-18:][:5], " "))
	}
	if want := []string{"  fast 2 1", "cards 10 fast 1 1", "cards 20 fast 1 0"}; !reflect.DeepEqual(sizes, want) {
		t.Errorf("%q, want %q", sizes, want)
	}
}

// TestResultsAreTheRecord: RESULTS.md and results.csv agree with results.jsonl. KEDOU_UPDATE=1 writes them.
func TestResultsAreTheRecord(t *testing.T) {
	file, err := os.Open("results.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	record, err := ReadRecord("results.jsonl", file)
	if err != nil {
		t.Fatal(err)
	}
	experiments, err := Open(Suite())
	if err != nil {
		t.Fatal(err)
	}
	for name, write := range map[string]func(io.Writer, []*Experiment, *Record) error{"RESULTS.md": Report, "results.csv": WriteCSV} {
		var now bytes.Buffer
		if err := write(&now, experiments, record); err != nil {
			t.Fatal(err)
		}
		if os.Getenv("KEDOU_UPDATE") != "" {
			if err := os.WriteFile(name, now.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if kept, err := os.ReadFile(name); err != nil || !bytes.Equal(kept, now.Bytes()) {
			t.Errorf("%s isn't what results.jsonl makes, error %v: KEDOU_UPDATE=1 go test -run TestResultsAreTheRecord ./benchmarks", name, err)
		}
	}
}
