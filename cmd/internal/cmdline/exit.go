package cmdline

// Exit codes, and the errors that carry them to Main.

import (
	"errors"
	"fmt"

	"kedou/internal/phrase"

	"github.com/urfave/cli/v2"
)

// The exit codes of every command.
const (
	Yes         = 0   // solved, valid, or simply done
	No          = 1   // proved: there is no solution; or a check failed
	BadInput    = 2   // bad usage, bad input, or a file that can't be read or written
	Undecided   = 3   // a limit came first: neither yes nor no
	Internal    = 70  // the program caught itself in an error
	Interrupted = 130 // SIGINT
	BrokenPipe  = 141 // the reader of standard output went away
	Terminated  = 143 // SIGTERM
)

// status ends the process with a code and without a message.
type status int

func (s status) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// Exit returns the error with which an action, after its answer, makes the
// process end with code.
func Exit(code int) error {
	if code == Yes {
		return nil
	}
	return status(code)
}

// usageError is a mistake in the command line itself; the message points to the help.
type usageError struct {
	text    phrase.Text
	command string
}

func (e usageError) Error() string       { return e.Phrase().String() }
func (e usageError) Phrase() phrase.Text { return phrase.New("%v (see %s --help)", e.text, e.command) }

// Usagef returns an error about the arguments of the command of c: one line,
// exit code 2, with the help of that command named at its end.
func Usagef(c *cli.Context, format string, args ...any) error {
	return usageError{phrase.New(format, args...), called(c.App, c.Command)}
}

// internalError is a failed check of the program's own work.
type internalError struct{ text phrase.Text }

func (e internalError) Error() string { return e.Phrase().String() }
func (e internalError) Phrase() phrase.Text {
	return phrase.New("internal error: %v; please report it", e.text)
}

// Internalf returns an error that blames the program: exit code 70.
func Internalf(format string, args ...any) error {
	return internalError{phrase.New(format, args...)}
}

// codeOf returns the exit code for the error of an action, and whether to print the
// error.
func codeOf(err error) (code int, silent bool) {
	var s status
	var internal internalError
	switch {
	case err == nil:
		return Yes, true
	case errors.As(err, &s):
		return int(s), true
	case errors.As(err, &internal):
		return Internal, false
	}
	return BadInput, false
}
