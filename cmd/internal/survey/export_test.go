package survey

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// exported is a table of a few deals, one of them missing, with every part of an outcome.
func exported(t *testing.T, format string, times bool) []byte {
	t.Helper()
	m := &Manifest{First: 7, Count: 5000}
	f := NewFold(m)
	var deals []Deal
	took := func(d Deal) { deals = append(deals, d) }
	b := Batch{First: 7, Outcomes: []Outcome{{Verdict: Yes, Work: 3, Micros: 12}, {Reason: Memory, Work: 1 << 40}, {Verdict: No, Certificate: Supported}}}
	f.Add(&b, took)
	rest := Batch{First: 11, Outcomes: make([]Outcome, 4000)}
	for i := range rest.Outcomes {
		rest.Outcomes[i] = Outcome{Verdict: Yes, Work: int64(i), Valued: true, Value: int64(i % 2)}
	}
	f.Add(&rest, took)
	var out bytes.Buffer
	if err := (Kind{Words: [2]string{"won", "lost"}}).Export(&out, format, times, func(each func(Deal) error) (err error) {
		for _, d := range deals {
			err = cmp.Or(err, each(d))
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// The three forms agree on every deal; an outcome without a value has an empty value, not 0.
func TestExportFormats(t *testing.T) {
	rows, err := parquet.Read[record](bytes.NewReader(exported(t, "parquet", true)), int64(len(exported(t, "parquet", true))))
	if err != nil || len(rows) != 4003 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	if r := rows[0]; r.Micros == nil || *r.Micros != 12 || rows[1].Micros != nil {
		t.Errorf("times of deals 7 and 8: %+v, %+v", r, rows[1])
	}
	if plain := exported(t, "csv", false); bytes.Contains(plain, []byte("micro")) || !bytes.HasPrefix(plain, []byte("deal,verdict,reason,nodes,value,certificate\n7,won,,3,,\n")) {
		t.Errorf("times that were not asked for: %.80q", plain)
	}
	if r := rows[1]; r.Deal != 8 || r.Verdict != "undecided" || r.Reason != "memory" || r.Nodes != 1<<40 || r.Value != nil {
		t.Errorf("deal 8: %+v", r)
	}
	if r := rows[3]; r.Deal != 11 || r.Value == nil || *r.Value != 0 {
		t.Errorf("deal 11: %+v", r)
	}
	lines := json.NewDecoder(bytes.NewReader(exported(t, "jsonl", true)))
	table, err := csv.NewReader(bytes.NewReader(exported(t, "csv", true))).ReadAll()
	if err != nil || len(table) != 4004 {
		t.Fatalf("%d lines of CSV, %v", len(table), err)
	}
	for i, r := range rows {
		var line record
		if err := lines.Decode(&line); err != nil {
			t.Fatal(err)
		}
		line.Schema = 0
		if !reflect.DeepEqual(line, r) {
			t.Fatalf("row %+v, line %+v", r, line)
		}
		value, micros := "", ""
		if r.Value != nil {
			value = fmt.Sprint(*r.Value)
		}
		if r.Micros != nil {
			micros = fmt.Sprint(*r.Micros)
		}
		if want := []string{fmt.Sprint(r.Deal), r.Verdict, r.Reason, fmt.Sprint(r.Nodes), value, r.Certificate, micros}; !reflect.DeepEqual(table[i+1], want) {
			t.Fatalf("row %v, CSV %v", want, table[i+1])
		}
	}
}
