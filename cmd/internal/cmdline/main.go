package cmdline

// The life of a process: signals, the last line and the exit code.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/urfave/cli/v2"
)

// grace is the time in which an action may print its partial answer after a signal.
const grace = 2 * time.Second

// Main runs the app from newApp on the process's arguments and ends the
// process. The app speaks English, or Chinese if chosen by
// --lang or the environment. The app and its language are made once signals are
// listened for, because making them takes time under the race detector or on a busy machine.
func Main(newApp func() *cli.App) {
	ctx, stop := listen()
	app := newApp()
	app.Reader = os.Stdin
	app.Writer = &textWriter{to: &pipeWriter{f: os.Stdout, stop: stop}}
	app.ErrWriter = &textWriter{to: os.Stderr}
	os.Exit(run(ctx, app, os.Args, other{"zh", Chinese}))
}

// listen returns a context that the first signal ends, with the exit code as its
// status. The second signal ends the process, and so does grace.
func listen() (context.Context, context.CancelCauseFunc) {
	ctx, stop := context.WithCancelCause(context.Background())
	signal.Ignore(syscall.SIGPIPE) // so that a write fails with EPIPE
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		code := Interrupted
		if <-signals == syscall.SIGTERM {
			code = Terminated
		}
		stop(status(code))
		select {
		case <-signals:
		case <-time.After(grace):
		}
		os.Exit(code)
	}()
	return ctx, stop
}

// run runs app on a command line in its language, reports its error on app.ErrWriter and returns the exit code.
// A status as the cause of ctx's end overrides the action's error: an
// interrupted answer is not an answer.
func run(ctx context.Context, app *cli.App, args []string, others ...other) int {
	args, err := ready(app, args, others)
	if err == nil {
		err = app.RunContext(ctx, args)
	}
	code, silent := codeOf(err)
	if w, ok := Raw(app.Writer).(*pipeWriter); ok && silent && w.err != nil {
		err, code, silent = w.err, BadInput, false // an answer that couldn't be written is none
	}
	var ended status
	if ctx.Err() != nil && errors.As(context.Cause(ctx), &ended) {
		code = int(ended)
		silent = silent || code == BrokenPipe || errors.Is(err, context.Canceled)
	}
	if !silent {
		fmt.Fprintf(app.ErrWriter, "%s: %s\n", app.Name, Printable(speech(app).Say(err)))
	}
	return code
}
