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
	Words    []string `json:"words,omitempty"`    // of the machines, each followed by the page's word for it
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

// block is a table of a page with its markers.
var block = regexp.MustCompile(`(?s)<!-- figures ([a-z0-9-]+) -->\n.*?<!-- end -->`)

// Insert returns the page with fresh tables between its markers, and
// refuses a marker that names no table.
func (f *Figures) Insert(page string) (string, error) {
	var err error
	page = block.ReplaceAllStringFunc(page, func(old string) string {
		t, unknown := f.table(block.FindStringSubmatch(old)[1])
		if unknown != nil {
			err = unknown
			return old
		}
		return fmt.Sprintf("<!-- figures %s -->\n%s<!-- end -->", t.Name, f.markdown(t))
	})
	return page, err
}

func (f *Figures) table(name string) (FigureTable, error) {
	i := slices.IndexFunc(f.Tables, func(t FigureTable) bool { return t.Name == name })
	if i < 0 {
		return FigureTable{}, fmt.Errorf("no table %q in the figures", name)
	}
	return f.Tables[i], nil
}

// markdown is a table, and below it the machines on which its rows were measured.
func (f *Figures) markdown(t FigureTable) string {
	table, notes := f.noted(t, " <sup>%d</sup>", func(r Figure) string { return r.Machine })
	var out strings.Builder
	_ = table.Markdown(&out) // a Builder takes everything
	return out.String() + "\n" + strings.NewReplacer(t.Words...).Replace(strings.Join(notes, "  \n")) + "\n"
}

// Show prints a table in aligned columns, and below it where its rows come from.
func (f *Figures) Show(w io.Writer, name string) error {
	t, err := f.table(name)
	if err != nil {
		return err
	}
	table, notes := f.noted(t, " [%d]", func(r Figure) string {
		return fmt.Sprintf("%s\n    %s, commit %s, %s", r.Command, r.Date, r.Commit, r.Machine)
	})
	if err = table.Columns(w); err == nil {
		_, err = fmt.Fprintf(w, "\n%s\n", strings.Join(notes, "\n"))
	}
	return err
}

// noted returns a table and the notes on its rows. If these are several, each has a number, and each row that of its note.
func (f *Figures) noted(t FigureTable, mark string, note func(Figure) string) (*Table, []string) {
	table, notes, numbers := &Table{Head: t.Head}, []string(nil), []int(nil)
	for _, r := range f.Rows {
		if r.Table != t.Name {
			continue
		}
		n := slices.Index(notes, note(r))
		if n < 0 {
			n, notes = len(notes), append(notes, note(r))
		}
		numbers = append(numbers, n+1)
		table.Add(slices.Concat([]string{r.Label}, r.Cells)...)
	}
	if len(notes) > 1 {
		for i, n := range numbers {
			table.Rows[i][0] += fmt.Sprintf(mark, n)
		}
		for i := range notes {
			notes[i] = strings.TrimSpace(fmt.Sprintf(mark, i+1)) + " " + notes[i]
		}
	}
	return table, notes
}
