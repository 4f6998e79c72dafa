package cmdline

// Progress on standard error: a line that changes on a terminal, elsewhere a
// line now and then.

import (
	"fmt"
	"io"
	"sync"
	"time"

	"golang.org/x/term"
)

// The times between two lines of progress: on a terminal, and elsewhere.
const (
	redraw = 200 * time.Millisecond
	report = 10 * time.Second
)

// eraseLine clears the line and moves the cursor to its start.
const eraseLine = "\r\x1b[K"

// Progress shows how far a long run is. A nil Progress shows nothing. Its
// methods may be called from several goroutines.
type Progress struct {
	mu       sync.Mutex
	w        io.Writer
	total    int64
	terminal bool
	began    time.Time
	first    sample    // the first sample: a run that continues starts with much done
	next     time.Time // when to show the next line
	shown    bool      // there is a line on the terminal
}

// NewProgress returns a progress display on w for a run of total steps, or 0 if
// the total is unknown. If w is a terminal, one line there is rewritten; otherwise a
// line is written every ten seconds. It returns nil if quiet.
//
// (Of the library schollz/progressbar v3.19.1 only the spinner would fit; it
// breaks when a line is wider than the terminal, and its goroutine outlives it.)
func NewProgress(w io.Writer, total int64, quiet bool) *Progress {
	if quiet {
		return nil
	}
	p := &Progress{w: Raw(w), total: total, terminal: IsTerminal(w), began: time.Now()}
	p.next = p.began.Add(p.interval())
	return p
}

// sample is the work done at some time.
type sample struct {
	set  bool
	at   time.Time
	done int64
}

func (p *Progress) interval() time.Duration {
	if p.terminal {
		return redraw
	}
	return report
}

// Set reports done of the total; Set calls status for the words to
// show, if a line is due. Otherwise Set costs next to nothing.
func (p *Progress) Set(done int64, status func() string) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	now := time.Now()
	if !p.first.set {
		p.first = sample{true, now, done}
	}
	if now.Before(p.next) {
		return
	}
	p.next = now.Add(p.interval())
	line := p.line(done, now, status())
	if p.terminal {
		p.shown = true
		fmt.Fprint(p.w, eraseLine, fitting(Printable(line), p.w))
	} else {
		fmt.Fprintln(p.w, Printable(line))
	}
}

// line adds the time used and, if the total is known, the share done and the
// time left, by the rate since the first sample.
func (p *Progress) line(done int64, now time.Time, status string) string {
	used := Duration(now.Sub(p.began))
	if p.total <= 0 || done <= 0 || done > p.total {
		return fmt.Sprintf("%s, %s", status, used)
	}
	line := fmt.Sprintf("%2d %%, %s, %s", 100*done/p.total, status, used)
	if since := done - p.first.done; since > 0 {
		left := time.Duration(float64(now.Sub(p.first.at)) * float64(p.total-done) / float64(since))
		line += fmt.Sprintf(", about %s left", Duration(left))
	}
	return line
}

// fitting cuts line to the width of the terminal w.
func fitting(line string, w io.Writer) string {
	f, ok := w.(interface{ Fd() uintptr })
	if !ok {
		return line
	}
	columns, _, err := term.GetSize(int(f.Fd()))
	if err != nil || columns <= 0 {
		return line
	}
	runes := []rune(line)
	for len(runes) > 0 && Width(string(runes)) >= columns {
		runes = runes[:len(runes)-1]
	}
	return string(runes)
}

// Close clears the line on the terminal.
func (p *Progress) Close() {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shown {
		fmt.Fprint(p.w, eraseLine)
	}
}
