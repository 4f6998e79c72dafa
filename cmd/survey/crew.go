package main

// The coordinator's worker processes, and the command worker.

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/internal/phrase"
)

// crewOf returns the worker processes in the flags.
func crewOf(o *options, access *survey.Access, log *slog.Logger) *survey.Crew {
	return &survey.Crew{Command: o.self(), Size: o.workers, Orders: survey.Orders{Access: access}, Log: log}
}

// self returns the command line of a worker process, which speaks this one's language.
func (o *options) self() []string {
	program, err := os.Executable()
	if err != nil {
		program = os.Args[0]
	}
	lang := "en"
	if o.Speech != nil {
		lang = o.Speech.Name
	}
	return []string{program, "worker", "--ordered", "--log", o.level, "--lang", lang}
}

func workerCommand() *cli.Command {
	return &cli.Command{
		Name:  "worker",
		Usage: "work on a run on NATS servers until it is complete",
		Description: "Any number of workers may work on any number of machines. SIGTERM lets the deal in hand finish if it\n" +
			"can in a second, hands back the others, and ends the process with 143.",
		Flags:  []cli.Flag{cmdline.WorkersFlag(), logFlag(), &cli.BoolFlag{Name: "ordered", Hidden: true}},
		Action: work,
	}
}

func work(c *cli.Context) error {
	o := optionsOf(c)
	if len(o.Args) > 0 {
		return o.Usagef("worker takes no argument, got %q", o.Args[0])
	}
	if c.Bool("ordered") {
		return obey(o)
	}
	if !o.cluster() {
		return o.Usagef("say where the run is: --nats URL --run NAME; the workers of a folder are started by its coordinator")
	}
	if err := o.checkPlace(); err != nil {
		return err
	}
	if err := crewOf(o, &o.access, o.log()).Run(o); err != nil {
		return err
	}
	return context.Cause(o)
}

// graceful is how long a stopping worker may still search its deal. After a signal a process has two seconds
// for everything.
const graceful = time.Second

// obey carries out the orders on standard input.
func obey(o *options) error {
	ctx, orders, err := survey.Serving(o, o.In)
	if err != nil {
		return err
	}
	context.AfterFunc(ctx, func() { // a search that hangs doesn't notice that ctx has ended, nor does a queue whose server is gone
		time.AfterFunc(2*graceful, func() { os.Exit(cmdline.Internal) })
	})
	if orders.Manifest != nil {
		err = survey.DecideAlone(ctx, orders, kinds, o.Out)
	} else {
		err = serve(ctx, o, orders)
	}
	if err != nil && ctx.Err() == nil {
		survey.Hopeless(o.Out, o.Speech.Say(err))
		return cmdline.Exit(cmdline.BadInput)
	}
	return context.Cause(o)
}

// serve works on the run that the orders name.
func serve(ctx context.Context, o *options, orders survey.Orders) error {
	if orders.Access == nil {
		return phrase.Errorf("orders without a run")
	}
	q, err := survey.Connect(*orders.Access)
	if err != nil {
		return err
	}
	defer q.Close()
	if err := q.Find(ctx); err != nil {
		return err
	}
	w := &survey.Worker{Queue: q, Kinds: kinds, Log: o.log(), Grace: graceful,
		Alone: survey.InProcess(o.self()), Hang: func() {
			fmt.Fprint(o.Notes, o.Speech.Sprintf("survey: a search stands still; its worker ends and is replaced\n"))
			os.Exit(cmdline.Internal)
		}}
	return w.Run(ctx)
}
