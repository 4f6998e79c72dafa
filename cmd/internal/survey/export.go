package survey

// Outcomes for other programs: a line or row for each deal, in the order of the deals.

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strconv"

	"github.com/parquet-go/parquet-go"
)

// record is a deal in an export. Times are included only on request, so that equal runs
// have equal exports.
type record struct {
	Schema      int    `json:"schema" parquet:"-"`
	Deal        int64  `json:"deal" parquet:"deal,delta"`
	Verdict     string `json:"verdict" parquet:"verdict,dict"`
	Reason      string `json:"reason,omitempty" parquet:"reason,optional,dict"`
	Nodes       int64  `json:"nodes" parquet:"nodes"`
	Value       *int64 `json:"value,omitempty" parquet:"value,optional"`
	Certificate string `json:"certificate,omitempty" parquet:"certificate,optional,dict"`
	Micros      *int64 `json:"cpu_microseconds,omitempty" parquet:"cpu_microseconds,optional"`
}

func (k Kind) record(d Deal) record {
	r := record{1, d.Number, k.Word(d.Verdict), d.Reason.String(), d.Work, nil, d.Certificate.String(), nil}
	if d.Valued {
		r.Value = &d.Value
	}
	if d.Micros > 0 {
		r.Micros = &d.Micros
	}
	return r
}

// Word returns the word for a verdict in this kind of survey.
func (k Kind) Word(v Verdict) string {
	switch v {
	case Yes:
		return k.Words[0]
	case No:
		return k.Words[1]
	}
	return "undecided"
}

// Formats are the names of the forms that Export writes: one JSON object a line, CSV with a line
// of names, and Apache Parquet.
var Formats = []string{"jsonl", "csv", "parquet"}

// Export writes the table in one of Formats.
func (k Kind) Export(w io.Writer, t *Table, format string) error {
	out := bufio.NewWriter(w)
	write := map[string]func(io.Writer, *Table) error{"jsonl": k.jsonLines, "csv": k.csvLines, "parquet": k.parquet}[format]
	if write == nil {
		return fmt.Errorf("export: no format %q", format)
	}
	if err := write(out, t); err != nil {
		return err
	}
	return out.Flush()
}

func (k Kind) jsonLines(w io.Writer, t *Table) error {
	lines := json.NewEncoder(w)
	return t.All(func(d Deal) error { return lines.Encode(k.record(d)) })
}

func (k Kind) csvLines(w io.Writer, t *Table) error {
	lines := csv.NewWriter(w)
	head := []string{"deal", "verdict", "reason", "nodes", "value", "certificate"}
	if t.micros != nil {
		head = append(head, "cpu_microseconds")
	}
	_ = lines.Write(head)
	err := t.All(func(d Deal) error {
		r := k.record(d)
		cells := []string{strconv.FormatInt(r.Deal, 10), r.Verdict, r.Reason, strconv.FormatInt(r.Nodes, 10), cell(r.Value), r.Certificate}
		if t.micros != nil {
			cells = append(cells, cell(r.Micros))
		}
		return lines.Write(cells)
	})
	lines.Flush()
	if err == nil {
		err = lines.Error()
	}
	return err
}

// cell writes a number of CSV, and an empty cell for a missing number.
func cell(n *int64) string {
	if n == nil {
		return ""
	}
	return strconv.FormatInt(*n, 10)
}

// rowGroup is how many deals a group of rows has in a Parquet file. A group is held in memory.
const rowGroup = 1 << 18

func (k Kind) parquet(w io.Writer, t *Table) error {
	rows := parquet.NewGenericWriter[record](w, parquet.Compression(&parquet.Zstd), parquet.MaxRowsPerRowGroup(rowGroup))
	some := make([]record, 0, 1024)
	write := func() error {
		_, err := rows.Write(some)
		some = some[:0]
		return err
	}
	err := t.All(func(d Deal) error {
		if some = append(some, k.record(d)); len(some) < cap(some) {
			return nil
		}
		return write()
	})
	if err == nil {
		err = write()
	}
	if err != nil {
		return err
	}
	return rows.Close()
}
