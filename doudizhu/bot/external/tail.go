package external

// The last lines of a program's standard error.

import (
	"strings"
	"sync"
)

// tail keeps the last bytes that are written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

// Write keeps the end of text. It never fails.
func (t *tail) Write(text []byte) (int, error) {
	const most = 2000
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, text[max(0, len(text)-most):]...)
	t.text = t.text[max(0, len(t.text)-most):]
	return len(text), nil
}

// String returns the kept lines. The first may lack its beginning.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.TrimSpace(strings.ToValidUTF8(string(t.text), "\uFFFD"))
}
