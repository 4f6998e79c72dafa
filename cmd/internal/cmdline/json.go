package cmdline

// Machine-readable answers: JSON Lines with a schema number.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"time"
)

// Schema is the version of the JSON that all commands write. It changes when
// a field changes its meaning or goes away, not when one is added.
const Schema = 1

// WriteJSON writes object, a struct, as one line that begins {"schema":1, and
// has the struct's fields in their order. It makes one write.
func WriteJSON(w io.Writer, object any) error {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false) // moves are written with >
	if err := encoder.Encode(object); err != nil {
		return Internalf("JSON: %v", err)
	}
	fields := bytes.TrimPrefix(line.Bytes(), []byte("{"))
	comma := ","
	if fields[0] == '}' {
		comma = ""
	}
	_, err := w.Write(append(fmt.Appendf(nil, `{"schema":%d%s`, Schema, comma), fields...))
	return err
}

// Seconds is a duration that JSON has in seconds, written with six decimals.
type Seconds time.Duration

// MarshalJSON implements json.Marshaler.
func (s Seconds) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, "%.6f", time.Duration(s).Seconds()), nil
}

// UnmarshalJSON implements json.Unmarshaler.
func (s *Seconds) UnmarshalJSON(text []byte) error {
	n, err := strconv.ParseFloat(string(text), 64)
	*s = Seconds(n * float64(time.Second))
	return err
}
