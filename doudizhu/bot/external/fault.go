package external

// The faults of programs.

import (
	"strings"
	"time"

	"kedou/search/phrase"
)

// Kind is a way in which a program fails.
type Kind uint8

// The ways in which programs fail.
const (
	Crash    Kind = iota // it ended, or could not be started
	Stall                // it didn't answer in time
	Garbage              // it said something that is no answer
	Oversize             // it wrote a line of more than 64 KiB
	Memory               // it used more memory than it may
	Illegal              // it answered against the rules of the game
	Absent               // it has failed so often in a row that it isn't started again
)

var kinds = [...]string{"crash", "stall", "garbage", "oversize", "memory", "illegal", "absent"}

// String returns the kind's name.
func (k Kind) String() string { return kinds[k] }

// Fault is why a program gave no answer that counts. The table answers in its place.
type Fault struct {
	Kind   Kind
	Detail phrase.Text // what was expected, or what happened
	Said   string      // the line that was wrong, if it was one
	Errors string      // the end of what the program has written to standard error, of several lines; it may be empty
}

// Error tells the kind, the detail, what the program said, and the last line of its standard error.
func (f *Fault) Error() string { return f.Phrase().String() }

// Phrase returns what the error says in parts.
func (f *Fault) Phrase() phrase.Text {
	text := phrase.New("%v: %v", f.Kind, f.Detail)
	if f.Said != "" {
		text = phrase.New("%v; it said %q", text, f.Said)
	}
	if f.Errors != "" {
		text = phrase.New("%v; its standard error ends with %q", text, lastLine(f.Errors))
	}
	return text
}

// lastLine returns the last line of a text, or the beginning of a long one.
func lastLine(text string) string {
	return short([]byte(text[strings.LastIndexByte(text, '\n')+1:]))
}

// Final reports that the program isn't asked any more.
func (f *Fault) Final() bool { return f.Kind == Absent }

// Fault returns the name of the kind, by which an arena counts.
func (f *Fault) Fault() string { return f.Kind.String() }

// garbled is the fault of a line that is no answer.
func garbled(line []byte, format string, args ...any) *Fault {
	return &Fault{Kind: Garbage, Detail: phrase.New(format, args...), Said: short(line)}
}

// against is the fault of an answer that the rules forbid.
func against(line []byte, format string, args ...any) *Fault {
	return &Fault{Kind: Illegal, Detail: phrase.New(format, args...), Said: short(line)}
}

// stalled is the fault of a program that is silent.
func stalled(limit time.Duration) *Fault {
	return &Fault{Kind: Stall, Detail: phrase.New("no answer within %v", limit)}
}

// short returns the beginning of what a program said.
func short(text []byte) string {
	const most = 200
	if len(text) > most {
		return strings.ToValidUTF8(string(text[:most]), "") + "…"
	}
	return strings.TrimSpace(strings.ToValidUTF8(string(text), "�"))
}
