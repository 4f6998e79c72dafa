package blind

// Weights as text.

import (
	"fmt"
	"io"
	"strings"
)

// writeTo writes the weights as the body of a composite literal, two rows of numbers.
func (w *weights) writeTo(out io.Writer) (int64, error) {
	var b strings.Builder
	for i, x := range w {
		if i%counts == 0 {
			b.WriteString("\t\t")
		}
		fmt.Fprintf(&b, "%.4g, ", x)
		if i%counts == counts-1 {
			b.WriteString("\n")
		}
	}
	text := strings.ReplaceAll(b.String(), ", \n", ",\n")
	n, err := io.WriteString(out, text)
	return int64(n), err
}
