package external

// The faults of programs.

import (
	"strings"
	"time"

	"kedou/internal/phrase"
)

// Kind is a way in which a program fails.
type Kind uint8

// The ways in which programs fail.
const (
	Crash    Kind = iota // the program ended, or couldn't be started
	Stall                // the program didn't answer in time
	Garbage              // the program wrote a line that is no answer
	Oversize             // the program wrote a line of more than 64 KiB
	Memory               // the program exceeded its memory limit
	Illegal              // the answer broke the rules of the game
	Absent               // the program has failed too often in a row and doesn't start again
)

var kinds = [...]string{"crash", "stall", "garbage", "oversize", "memory", "illegal", "absent"}

// String returns the kind's name.
func (k Kind) String() string { return kinds[k] }

// Fault is the reason for a missing or illegal answer of a program. The table answers in the
// program's place.
type Fault struct {
	Kind   Kind
	Detail phrase.Text // the expected answer, or the event
	Said   string      // the wrong line, if any
	Errors string      // the last lines of the program's standard error; may be empty
}

// Error states the kind, the detail, the program's line, and the last line of its standard error.
func (f *Fault) Error() string { return f.Phrase().String() }

// Phrase returns the error's message in parts.
func (f *Fault) Phrase() phrase.Text {
	text := phrase.New("%v: %v", f.Kind, f.Detail)
	if f.Said != "" {
		text = phrase.New("%v; it said %q", text, f.Said)
	}
	if f.Errors != "" {
		last := f.Errors[strings.LastIndexByte(f.Errors, '\n')+1:]
		text = phrase.New("%v; its standard error ends with %q", text, short([]byte(last)))
	}
	return text
}

// Final reports whether the program gets no more questions.
func (f *Fault) Final() bool { return f.Kind == Absent }

// Fault returns the name of the kind, under which an arena counts the fault.
func (f *Fault) Fault() string { return f.Kind.String() }

func garbled(line []byte, format string, args ...any) *Fault {
	return &Fault{Kind: Garbage, Detail: phrase.New(format, args...), Said: short(line)}
}

// against is the fault of an answer that the rules forbid.
func against(line []byte, format string, args ...any) *Fault {
	return &Fault{Kind: Illegal, Detail: phrase.New(format, args...), Said: short(line)}
}

func stalled(limit time.Duration) *Fault {
	return &Fault{Kind: Stall, Detail: phrase.New("no answer within %v", limit)}
}

func short(text []byte) string {
	const most = 200
	if len(text) > most {
		return strings.ToValidUTF8(string(text[:most]), "") + "…"
	}
	return strings.TrimSpace(strings.ToValidUTF8(string(text), "�"))
}
