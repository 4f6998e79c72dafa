package cmdline

// The call of a command: its data from the process.

import (
	"context"
	"io"
	"slices"

	"github.com/urfave/cli/v2"
)

// Call has a command's data from the process, except its options: streams, arguments, language, and the way
// it was called. A Call lasts as long as the command, and so does its context, which a signal ends.
type Call struct {
	context.Context
	In     io.Reader
	Out    io.Writer // for the answers
	Notes  io.Writer // standard error, for all other text
	Args   []string
	Speech *Language // nil for English
	c      *cli.Context
}

// CallOf returns the call of the command of c.
func CallOf(c *cli.Context) *Call {
	return &Call{
		Context: c.Context, In: c.App.Reader, Out: c.App.Writer, Notes: c.App.ErrWriter,
		Args: c.Args().Slice(), Speech: Speech(c), c: c,
	}
}

// Given reports whether the command line has the flag.
func (call *Call) Given(flag string) bool { return Given(call.c, flag) }

// Given reports whether the command line has the flag, like c.IsSet, which goes through all flags of a command by a pattern.
func Given(c *cli.Context, flag string) bool { return slices.Contains(c.FlagNames(), flag) }

// Set gives a flag a value chosen at random, so that Repeat prints the value. The flag must accept the value.
func (call *Call) Set(flag, value string) { _ = call.c.Set(flag, value) }

// Print writes the answer to a question with a single write: as a JSON object, or as text.
func (call *Call) Print(json bool, record any, text string) error {
	if json {
		return WriteJSON(call.Out, record)
	}
	_, err := io.WriteString(call.Out, text)
	return err
}

// Usagef is the function Usagef for the command.
func (call *Call) Usagef(format string, args ...any) error { return Usagef(call.c, format, args...) }

// Bold returns text in bold where the answers go to a terminal with colours.
func (call *Call) Bold(text string) string { return StyleOf(call.Out).Bold(text) }
