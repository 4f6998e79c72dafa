package external

// The end of what a program writes to standard error.

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
	const most = 400
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, text[max(0, len(text)-most):]...)
	t.text = t.text[max(0, len(t.text)-most):]
	return len(text), nil
}

// String returns the last line that isn't empty, or what there is of it.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.text)), "\n")
	return short([]byte(lines[len(lines)-1]))
}
