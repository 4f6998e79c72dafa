package tui

// From a command onto the terminal and back.

import (
	"context"
	"errors"
	"io"
	"os"

	tea "charm.land/bubbletea/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
)

// Interactive reports whether the user of call sits at a terminal that can show a Program: the output goes to such a terminal, and keys
// come from standard input or, where it is used up, from the terminal itself.
func Interactive(call *cmdline.Call, usedUp bool) bool {
	if !cmdline.IsTerminal(call.Out) {
		return false
	}
	if !usedUp {
		in, ok := call.In.(*os.File)
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

// Show shows p in a look on the terminal until the user quits. Show then returns nil, cmdline.Exit(cmdline.Interrupted) after Ctrl-C, and
// the context's cause if that ended, as a signal makes it. The terminal is as it was before, in every case. If standard
// input is used up, keys come from the terminal itself.
func Show(call *cmdline.Call, p Program, look Look, usedUp bool) error {
	ctx, stop := context.WithCancel(call.Context)
	defer stop()
	options := []tea.ProgramOption{tea.WithContext(ctx), tea.WithoutSignalHandler(), tea.WithOutput(os.Stdout)}
	if !usedUp {
		options = append(options, tea.WithInput(keyboard{os.Stdin, stop}))
	}
	_, err := tea.NewProgram(&Screen{Program: p, Look: look}, options...).Run()
	switch {
	case call.Err() != nil:
		return context.Cause(call.Context)
	case errors.Is(err, tea.ErrInterrupted):
		return cmdline.Exit(cmdline.Interrupted)
	case errors.Is(err, tea.ErrProgramPanic):
		return cmdline.Internalf("%v", err)
	case ctx.Err() != nil && err != nil:
		return phrase.Errorf("the terminal is gone")
	}
	return err
}

// keyboard is standard input. At its end, as after the window is closed, the program ends.
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
