package tui

// From a command onto the terminal and back.

import (
	"context"
	"errors"
	"io"
	"os"

	tea "charm.land/bubbletea/v2"
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

// Interactive reports whether the user of c sits at a terminal that can show a Program: the output goes to one, and keys
// come from standard input or, where that is used up, from the terminal itself.
func Interactive(c *cli.Context, usedUp bool) bool {
	if !cmdline.IsTerminal(c.App.Writer) {
		return false
	}
	if !usedUp {
		in, ok := c.App.Reader.(*os.File)
		return ok && cmdline.IsTerminal(in)
	}
	in, out, err := tea.OpenTTY()
	if err != nil {
		return false
	}
	_ = in.Close()
	_ = out.Close()
	return true
}

// Show shows p on the terminal until the user quits. The error is nil then, cmdline.Exit(cmdline.Interrupted) after Ctrl-C, and
// the context's cause if that ended, as a signal makes it. The terminal is as it was before, in every case. If standard
// input is used up, keys come from the terminal itself.
func Show(c *cli.Context, p Program, usedUp bool) error {
	ctx, stop := context.WithCancel(c.Context)
	defer stop()
	options := []tea.ProgramOption{tea.WithContext(ctx), tea.WithoutSignalHandler(), tea.WithOutput(os.Stdout)}
	if !usedUp {
		options = append(options, tea.WithInput(keyboard{os.Stdin, stop}))
	}
	_, err := tea.NewProgram(&Screen{Program: p, Look: LookOf(c)}, options...).Run()
	switch {
	case c.Context.Err() != nil:
		return context.Cause(c.Context)
	case errors.Is(err, tea.ErrInterrupted):
		return cmdline.Exit(cmdline.Interrupted)
	case errors.Is(err, tea.ErrProgramPanic):
		return cmdline.Internalf("%v", err)
	case ctx.Err() != nil && err != nil:
		return errors.New("the terminal is gone")
	}
	return err
}

// keyboard is standard input. When it ends, as that of a closed window does, so does the program.
type keyboard struct {
	*os.File
	gone func()
}

// Read reads keys.
func (k keyboard) Read(p []byte) (int, error) {
	n, err := k.File.Read(p)
	if n == 0 && errors.Is(err, io.EOF) {
		k.gone()
	}
	return n, err
}
