package main

// The worker processes of a coordinator, and the command that they are.

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// crewOf returns the worker processes that the flags ask for.
func crewOf(c *cli.Context, p *place, log *slog.Logger) *survey.Crew {
	size := c.Int("workers")
	if c.IsSet("nats") && !c.IsSet("workers") {
		size = 0
	}
	return &survey.Crew{Command: self(c), Size: size, Orders: survey.Orders{Access: &p.access}, Log: log}
}

// self is the command line of a process of the crew.
func self(c *cli.Context) []string {
	program, err := os.Executable()
	if err != nil {
		program = os.Args[0]
	}
	return []string{program, "worker", "--ordered", "--log", c.String("log")}
}

func workerCommand() *cli.Command {
	return &cli.Command{
		Name:  "worker",
		Usage: "work on a run that is kept on NATS servers, until it is complete",
		Description: "Any number may work on any number of machines. SIGTERM lets the deal in hand finish if it\n" +
			"can in a second, hands back the others, and ends the process with 143.",
		Flags: append(clusterFlags(),
			cmdline.WorkersFlag(), logFlag(),
			&cli.BoolFlag{Name: "ordered", Hidden: true}),
		Action: work,
	}
}

func work(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "worker takes no argument, got %q", c.Args().First())
	}
	if c.Bool("ordered") {
		return obey(c)
	}
	if !c.IsSet("nats") {
		return cmdline.Usagef(c, "say where the run is: --nats URL --run NAME; the workers of a folder are started by its coordinator")
	}
	a, err := access(c)
	if err != nil {
		return err
	}
	crew := &survey.Crew{Command: self(c), Size: c.Int("workers"), Orders: survey.Orders{Access: &a}, Log: logger(c)}
	if err := crew.Run(c.Context); err != nil {
		return err
	}
	return context.Cause(c.Context)
}

// graceful is how long a worker may go on with the deal in hand when it is told to stop. A
// signal leaves two seconds for all that is to be done.
const graceful = time.Second

// obey does what the orders on standard input say.
func obey(c *cli.Context) error {
	ctx, orders, err := survey.Serving(c.Context, c.App.Reader)
	if err != nil {
		return err
	}
	if orders.Manifest != nil {
		context.AfterFunc(ctx, func() { // a search that stands still doesn't see that ctx has ended
			time.AfterFunc(graceful, func() { os.Exit(cmdline.Internal) })
		})
		err = survey.DecideAlone(ctx, orders, kinds, c.App.Writer)
	} else {
		err = serve(ctx, c, orders)
	}
	if err != nil && ctx.Err() == nil {
		survey.Hopeless(c.App.Writer, err)
		return cmdline.Exit(cmdline.BadInput)
	}
	if c.Context.Err() != nil {
		return context.Cause(c.Context)
	}
	return nil
}

// serve works on the run of the orders.
func serve(ctx context.Context, c *cli.Context, orders survey.Orders) error {
	if orders.Access == nil {
		return errors.New("orders without a run")
	}
	q, err := survey.Connect(*orders.Access)
	if err != nil {
		return err
	}
	defer q.Close()
	if err := q.Find(ctx); err != nil {
		return err
	}
	w := &survey.Worker{Queue: q, Kinds: kinds, Log: logger(c), Grace: graceful,
		Alone: survey.InProcess(self(c)), Hang: func() {
			fmt.Fprintln(c.App.ErrWriter, "survey: a search stands still; its worker ends and is replaced")
			os.Exit(cmdline.Internal)
		}}
	return w.Run(ctx)
}
