package table

// Reading records.

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"strings"

	"kedou/internal/phrase"
)

// longestLine is the longest line that is read, in bytes.
const longestLine = 1 << 20

// ReadRecords reads records, as JSON, a line each, and as text, in any order. An error names the file and the line, and
// ends the sequence.
func ReadRecords(name string, r io.Reader) iter.Seq2[Record, error] {
	return func(yield func(Record, error) bool) {
		lines, at := bufio.NewScanner(r), 0
		lines.Buffer(nil, longestLine)
		var b block
		flush := func() bool {
			if len(b.lines) == 0 {
				return true
			}
			record, err := b.record(name)
			b = block{}
			return yield(record, err) && err == nil
		}
		for lines.Scan() {
			at++
			text := strings.TrimSpace(lines.Text())
			if text == "" {
				continue
			}
			if begins(text) && !flush() {
				return
			}
			b.lines, b.at = append(b.lines, text), append(b.at, at)
		}
		if err := lines.Err(); err != nil {
			if errors.Is(err, bufio.ErrTooLong) {
				err = phrase.Errorf("the line is longer than %d KiB; give each record lines of its own", longestLine>>10)
			}
			yield(Record{}, phrase.Errorf("%s:%d: %w", name, at+1, err))
			return
		}
		flush()
	}
}

// IsRecord reports whether a line is the first, or the only one, of a record. Of a JSON line the part up to the field
// hands is enough.
func IsRecord(text string) bool {
	if !strings.HasPrefix(text, "{") {
		return begins(text)
	}
	in := json.NewDecoder(strings.NewReader(text))
	_, _ = in.Token() // the brace
	for key, err := in.Token(); err == nil; key, err = in.Token() {
		if key == "hands" {
			return true
		}
		if in.Decode(new(json.RawMessage)) != nil { // not any: a number may be too large for a float64
			return false
		}
	}
	return false
}

// begins reports whether a line begins a record, if all lines are of records.
func begins(text string) bool {
	l, err := parseLine(text)
	return strings.HasPrefix(text, "{") || err == nil && l.key == "game"
}

// block is the lines of one record, with their numbers.
type block struct {
	lines []string
	at    []int
}

// record reads the record. An error names the file and the line.
func (b *block) record(name string) (r Record, err error) {
	at := 0
	if strings.HasPrefix(b.lines[0], "{") {
		at, err = b.json(&r)
	} else {
		at, err = b.text(&r)
	}
	if err != nil {
		return Record{}, phrase.Errorf("%s:%d: %w", name, b.at[at], err)
	}
	return r, nil
}

// json reads one line of JSON. An error is of the line with the index at.
func (b *block) json(r *Record) (at int, err error) {
	for i, text := range b.lines {
		if i > 0 || !IsRecord(text) {
			return i, phrase.Errorf("%.60q is no record; write one as JSON, or as text from a line \"game: …\" on", text)
		}
	}
	return 0, r.UnmarshalJSON([]byte(b.lines[0]))
}

// text reads all lines as text. An error is of the line with the index at.
func (b *block) text(r *Record) (at int, err error) {
	r.Landlord = Nobody
	seen := map[string]bool{}
	for i, text := range b.lines {
		if err := r.readLine(text, seen); err != nil {
			return i, err
		}
	}
	if r.Result != nil {
		r.Result.Landlord, r.Result.Defaults = r.Landlord, r.Defaults
	}
	if err := r.check(); err != nil {
		return 0, err
	}
	for _, key := range []string{"first", "chair 0", "chair 1", "chair 2", "bottom"} {
		if !seen[key] {
			return 0, phrase.Errorf("the record has no line %q; add it", key)
		}
	}
	return 0, nil
}
