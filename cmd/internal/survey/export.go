package survey

// Outcomes for other programs: a line or row for each deal, in the order of the deals.

import (
	"bufio"
	"cmp"
	"encoding/csv"
	"encoding/json"
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

// Export writes deals, one after the other, in one of Formats, with their times if they are asked for.
func (k Kind) Export(w io.Writer, format string, times bool, deals func(each func(Deal) error) error) error {
	out := bufio.NewWriter(w)
	write := map[string]func(io.Writer, bool, rows) error{"jsonl": jsonLines, "csv": csvLines, "parquet": parquetRows}[format]
	err := write(out, times, func(each func(record) error) error {
		return deals(func(d Deal) error {
			if !times {
				d.Micros = 0
			}
			return each(k.record(d))
		})
	})
	return cmp.Or(err, out.Flush())
}

// rows calls each for every record, in their order.
type rows func(each func(record) error) error

func jsonLines(w io.Writer, _ bool, all rows) error {
	lines := json.NewEncoder(w)
	return all(func(r record) error { return lines.Encode(r) })
}

func csvLines(w io.Writer, times bool, all rows) error {
	lines := csv.NewWriter(w)
	head := []string{"deal", "verdict", "reason", "nodes", "value", "certificate"}
	if times {
		head = append(head, "cpu_microseconds")
	}
	_ = lines.Write(head)
	err := all(func(r record) error {
		cells := []string{strconv.FormatInt(r.Deal, 10), r.Verdict, r.Reason, strconv.FormatInt(r.Nodes, 10), cell(r.Value), r.Certificate}
		if times {
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

func parquetRows(w io.Writer, _ bool, all rows) error {
	file := parquet.NewGenericWriter[record](w, parquet.Compression(&parquet.Zstd), parquet.MaxRowsPerRowGroup(rowGroup))
	some := make([]record, 0, 1024)
	write := func() error {
		_, err := file.Write(some)
		some = some[:0]
		return err
	}
	err := all(func(r record) error {
		if some = append(some, r); len(some) < cap(some) {
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
	return file.Close()
}
