package survey

// The crew: worker processes that are started, watched and replaced.

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// Crew keeps worker processes alive. A process gets its Orders as the first line of its
// standard input, and stops when the input ends, so no process outlives the process that
// has started it.
type Crew struct {
	Command []string // starts a worker process
	Size    int
	Orders  Orders
	Log     *slog.Logger
}

// Orders are the task of a process in a crew: a run or, with
// a Manifest, one deal.
type Orders struct {
	Access   *Access   `json:"access,omitempty"`
	Manifest *Manifest `json:"manifest,omitempty"`
	Job      Job       `json:"job"`
}

// fatal begins the last line of a process whose fault every process would
// repeat.
const fatal = "fatal: "

// Run keeps the crew at its size until ctx ends or the run is complete. It returns
// the error of a process with a fatal fault.
func (c *Crew) Run(ctx context.Context) error {
	inner, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	c.Log.Info("workers start", "workers", c.Size)
	var all sync.WaitGroup
	for range c.Size {
		all.Go(func() {
			if err := c.keep(inner); err != nil {
				stop(err)
			}
		})
	}
	all.Wait()
	if ctx.Err() == nil && inner.Err() != nil {
		return context.Cause(inner)
	}
	return nil
}

// keep runs one process after the other, until a process ends without error.
func (c *Crew) keep(ctx context.Context) error {
	pause := 50 * time.Millisecond
	for ctx.Err() == nil {
		began := time.Now()
		last, err := c.one(ctx)
		if reason, hopeless := strings.CutPrefix(last, fatal); hopeless {
			return phrase.Errorf("worker: %s", reason)
		}
		if err == nil || ctx.Err() != nil {
			return nil
		}
		if pause = min(2*pause, 5*time.Second); time.Since(began) > 10*time.Second {
			pause = 50 * time.Millisecond
		}
		c.Log.Warn("worker died and is replaced", "error", err)
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		}
	}
	return nil
}

// one runs a process to its end and returns the last line of its output.
func (c *Crew) one(ctx context.Context) (last string, err error) {
	p, err := start(ctx, c.Command, c.Orders)
	if err != nil {
		return fatal + err.Error(), err
	}
	for p.lines.Scan() {
		last = p.lines.Text()
	}
	return last, p.cmd.Wait()
}

// process is a started process of a crew.
type process struct {
	cmd   *exec.Cmd
	lines *bufio.Scanner // its output
}

// start starts a process and writes its orders. When ctx ends, start closes the input, and some
// time later kills the process.
func start(ctx context.Context, command []string, orders Orders) (*process, error) {
	text, err := json.Marshal(orders)
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, command[0], command[1:]...)
	cmd.Stderr = os.Stderr
	input, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	output, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	cmd.Cancel = input.Close
	cmd.WaitDelay = 1600 * time.Millisecond
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	_, _ = input.Write(append(text, '\n')) // Wait reports a process that has died at once
	return &process{cmd, bufio.NewScanner(output)}, nil
}

// Serving reads the orders of this process, and returns a context that ends with the
// input, when the writer of the orders is gone or wants the process to stop.
func Serving(ctx context.Context, input io.Reader) (context.Context, Orders, error) {
	var orders Orders
	lines := bufio.NewReader(io.LimitReader(input, 1<<20))
	text, err := lines.ReadBytes('\n')
	if err == nil {
		err = strictjson.Unmarshal(text, &orders)
	}
	if err != nil {
		return ctx, orders, phrase.Errorf("no orders on standard input: %w", err)
	}
	ctx, stop := context.WithCancel(ctx)
	go func() {
		_, _ = io.Copy(io.Discard, lines)
		stop()
	}()
	return ctx, orders, nil
}

// Hopeless reports to the crew that every other process would fail the same way.
func Hopeless(output io.Writer, reason string) {
	fmt.Fprintln(output, fatal+strings.Join(strings.Fields(reason), " "))
}
