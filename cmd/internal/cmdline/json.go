package cmdline

// Machine-readable answers: JSON Lines with a schema number.

import (
	"io"

	"kedou/cmd/internal/records"
)

// WriteJSON writes object, a struct, as one line that begins {"schema":1, and
// has the struct's fields in their order. It makes one write.
func WriteJSON(w io.Writer, object any) error {
	line, err := records.Line("", object)
	if err != nil {
		return Internalf("JSON: %v", err)
	}
	_, err = w.Write(line)
	return err
}
