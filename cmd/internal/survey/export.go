package survey

// Outcomes as text: a line for each deal, in the order of the deals.

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"io"
	"strconv"
)

// record is a deal in an export. What a deal cost in time isn't in it, so that equal runs
// have equal exports.
type record struct {
	Schema      int    `json:"schema"`
	Deal        int64  `json:"deal"`
	Verdict     string `json:"verdict"`
	Reason      string `json:"reason,omitempty"`
	Nodes       int64  `json:"nodes"`
	Value       int64  `json:"value,omitempty"`
	Certificate string `json:"certificate,omitempty"`
}

func (k Kind) record(d Deal) record {
	return record{1, d.Number, k.Word(d.Verdict), d.Reason.String(), d.Work, d.Value, d.Certificate.String()}
}

// Word says what a verdict means in this kind of survey.
func (k Kind) Word(v Verdict) string {
	switch v {
	case Yes:
		return k.Words[0]
	case No:
		return k.Words[1]
	}
	return "undecided"
}

// Export writes the table as one JSON object a line, or as CSV with a line of names.
func (k Kind) Export(w io.Writer, t *Table, asCSV bool) error {
	out := bufio.NewWriter(w)
	write := k.jsonLines(out)
	if asCSV {
		write = k.csvLines(out)
	}
	if err := t.All(write); err != nil {
		return err
	}
	return out.Flush()
}

func (k Kind) jsonLines(w io.Writer) func(Deal) error {
	lines := json.NewEncoder(w)
	return func(d Deal) error { return lines.Encode(k.record(d)) }
}

func (k Kind) csvLines(w io.Writer) func(Deal) error {
	lines := csv.NewWriter(w)
	_ = lines.Write([]string{"deal", "verdict", "reason", "nodes", "value", "certificate"})
	lines.Flush()
	return func(d Deal) error {
		r := k.record(d)
		value := ""
		if r.Value != 0 {
			value = strconv.FormatInt(r.Value, 10)
		}
		_ = lines.Write([]string{strconv.FormatInt(r.Deal, 10), r.Verdict, r.Reason, strconv.FormatInt(r.Nodes, 10), value, r.Certificate})
		lines.Flush()
		return lines.Error()
	}
}
