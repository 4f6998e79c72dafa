package cmdline

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode"
)

// stream stands for standard output.
type stream struct{ bytes.Buffer }

func (*stream) Fd() uintptr { return ^uintptr(0) }

// through writes text through the door, this many bytes at a time.
func through(text string, size int) string {
	var to stream
	w := &textWriter{to: &to}
	for len(text) > 0 {
		n := min(size, len(text))
		_, _ = w.Write([]byte(text[:n]))
		text = text[n:]
	}
	return to.String()
}

func TestTextWriter(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"K♠ 地主\t胜　\n", "K♠ 地主\t胜　\n"},
		{"\x1b[2J\u202ex\r\x00\x7f\u009b\u2028", `\x1b[2J\u202ex\r\x00\u007f\u009b\u2028`},
		{"\xff地\x80", `\xff地\x80`},
		{"\U000e0041", `\udb40\udc41`},
		{"\x1b[31mred\x1b[0m" + Style{true}.Red("red"), `\x1b[31mred\x1b[0m` + "\x1b[31mred\x1b[0m"},
	} {
		for size := 1; size <= len(c.text); size++ {
			if got := through(c.text, size); got != c.want {
				t.Errorf("%q, %d at a time: %q, want %q", c.text, size, got, c.want)
			}
		}
	}
}

// FuzzTextWriter: no control character passes, and JSON means the same as before.
func FuzzTextWriter(f *testing.F) {
	f.Add("\x1b[2J\u202e\u009b\x7f\U000e0041")
	f.Fuzz(func(t *testing.T, text string) {
		text = strings.ToValidUTF8(text, "?")
		got := through(text, 3)
		if at := strings.IndexFunc(got, func(r rune) bool { return r != '\n' && r != '\t' && unicode.In(r, unicode.Cc, unicode.Cf) }); at >= 0 {
			t.Errorf("%q becomes %q", text, got)
		}
		line, _ := json.Marshal(text)
		var again string
		if err := json.Unmarshal([]byte(through(string(line), 3)), &again); err != nil || again != text {
			t.Errorf("%q is read back as %q, %v", text, again, err)
		}
	})
}
