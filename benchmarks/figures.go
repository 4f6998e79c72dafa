package benchmarks

// Figures: the tables of the READMEs as data, with the command, the machine, the
// commit and the date of each row; programs write the tables into the pages between markers.

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"kedou/internal/strictjson"
)

// Figure is a row of a table, measured by one command.
type Figure struct {
	Table   string   `json:"table"` // the name between a page's markers
	Label   string   `json:"label"`
	Cells   []string `json:"cells"`
	Command string   `json:"command"` // run by sh; may use the table's variable
	Take    []Take   `json:"take"`    // how each cell is made from the output; one may serve all
	Machine string   `json:"machine"`
	Commit  string   `json:"commit"`
	Date    string   `json:"date"`
}

// FigureTable has what the rows of a table share.
type FigureTable struct {
	Name     string   `json:"name"`
	Head     []string `json:"head"`               // of the label's column and of the cells'
	Variable string   `json:"variable,omitempty"` // a shell variable that differs from cell to cell
	Values   []string `json:"values,omitempty"`   // its value in each
}

// Figures are all tables with their rows.
type Figures struct {
	Tables []FigureTable
	Rows   []Figure
}

// ReadFigures reads the output of Write: the tables, a line each, then the rows.
func ReadFigures(name string, r io.Reader) (*Figures, error) {
	f := &Figures{}
	err := eachLine(name, r, func(_ int, line []byte) error {
		var t FigureTable
		if strictjson.Unmarshal(line, &t) == nil {
			f.Tables = append(f.Tables, t)
			return nil
		}
		var row Figure
		if err := strictjson.Unmarshal(line, &row); err != nil {
			return fmt.Errorf("neither a table nor a row of one: %w", err)
		}
		if len(row.Take) == 0 {
			return errors.New("the row has no \"take\": say how its cells are made from the command's output")
		}
		f.Rows = append(f.Rows, row)
		return nil
	})
	return f, err
}

// Write writes the figures, a line each.
func (f *Figures) Write(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for _, t := range f.Tables {
		if err := enc.Encode(t); err != nil {
			return err
		}
	}
	for _, r := range f.Rows {
		if err := enc.Encode(r); err != nil {
			return err
		}
	}
	return nil
}

// block is a table of a page with its markers. The word brief leaves out the commands and where the rows were measured.
var block = regexp.MustCompile(`(?s)<!-- figures ([a-z0-9-]+)( brief)? -->\n.*?<!-- end -->`)

// Insert returns the page with fresh tables between its markers, and
// refuses a marker that names no table.
func (f *Figures) Insert(page string) (string, error) {
	var err error
	page = block.ReplaceAllStringFunc(page, func(old string) string {
		marker := block.FindStringSubmatch(old)
		name, brief := marker[1], marker[2]
		i := slices.IndexFunc(f.Tables, func(t FigureTable) bool { return t.Name == name })
		if i < 0 {
			err = fmt.Errorf("no table %q in the figures", name)
			return old
		}
		table := f.markdown(f.Tables[i])
		if brief != "" {
			table = f.brief(f.Tables[i])
		}
		return fmt.Sprintf("<!-- figures %s%s -->\n%s<!-- end -->", name, brief, table)
	})
	return page, err
}

func (f *Figures) brief(t FigureTable) string {
	table := Table{Head: t.Head}
	for _, r := range f.Rows {
		if r.Table == t.Name {
			table.Add(slices.Concat([]string{r.Label}, r.Cells)...)
		}
	}
	var out strings.Builder
	_ = table.Markdown(&out) // a Builder takes everything
	return out.String()
}

// markdown is a table with notes below: the commands that made the rows, and where and when. A single note needs no marks.
func (f *Figures) markdown(t FigureTable) string {
	table := Table{Head: t.Head}
	var notes []Figure
	for _, r := range f.Rows {
		if r.Table != t.Name {
			continue
		}
		n := slices.IndexFunc(notes, func(o Figure) bool { return o.Command == r.Command && o.origin() == r.origin() })
		if n < 0 {
			n, notes = len(notes), append(notes, r)
		}
		table.Add(slices.Concat([]string{fmt.Sprintf("%s <sup>%d</sup>", r.Label, n+1)}, r.Cells)...)
	}
	if len(notes) == 1 {
		for _, cells := range table.Rows {
			cells[0] = strings.TrimSuffix(cells[0], " <sup>1</sup>")
		}
	}
	var out strings.Builder
	_ = table.Markdown(&out) // a Builder takes everything
	writeNotes(&out, notes)
	return out.String()
}

// writeNotes writes each note's command and origin, or the number of the note that has the same origin.
func writeNotes(out *strings.Builder, notes []Figure) {
	for i, r := range notes {
		mark, origin, end := fmt.Sprintf("<sup>%d</sup> ", i+1), r.origin(), "  "
		if first := slices.IndexFunc(notes, func(o Figure) bool { return o.origin() == origin }); first < i {
			origin = fmt.Sprintf("as %d", first+1)
		}
		if len(notes) == 1 {
			mark = ""
		}
		if i == len(notes)-1 {
			end = ""
		}
		fmt.Fprintf(out, "%s%s`%s`; %s%s\n", map[bool]string{true: "\n"}[i == 0], mark, r.Command, origin, end)
	}
}

func (r Figure) origin() string { return fmt.Sprintf("%s, commit %s, %s", r.Date, r.Commit, r.Machine) }
