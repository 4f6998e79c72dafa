package survey

// Deciding one deal in a process of its own: both ends of the pipe.

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// pulse is how often a process that decides a deal alone shows that its search continues.
const pulse = 200 * time.Millisecond

// Alone decides a deal in a process of its own, and calls beat while the search runs. It ends a
// process that is silent for the time stall. If the run keeps proofs, the outcome comes with its proof.
type Alone func(ctx context.Context, m *Manifest, job Job, stall time.Duration, beat func()) (Outcome, []byte, error)

// lastLine is the last line of such a process.
type lastLine struct {
	Outcome
	Line []byte `json:",omitempty"` // the proof
}

// InProcess returns a function that decides a deal by the process that command starts.
func InProcess(command []string) Alone {
	return func(ctx context.Context, m *Manifest, job Job, stall time.Duration, beat func()) (Outcome, []byte, error) {
		inner, stop := context.WithCancelCause(ctx)
		defer stop(nil)
		p, err := start(inner, command, Orders{Manifest: m, Job: job})
		if err != nil {
			return Outcome{}, nil, err
		}
		p.lines.Buffer(nil, 2*mostProof)
		timer := time.AfterFunc(stall, func() { stop(errStood); _ = p.cmd.Process.Kill() })
		defer timer.Stop()
		var last string
		for p.lines.Scan() {
			last = p.lines.Text()
			if timer.Stop() { // otherwise the alarm has fired
				timer.Reset(stall)
			}
			beat()
		}
		err = p.cmd.Wait()
		return verdictOf(inner, last, err)
	}
}

// verdictOf reads the last line of a process that has ended with err.
func verdictOf(ctx context.Context, last string, err error) (Outcome, []byte, error) {
	if reason, hopeless := strings.CutPrefix(last, fatal); hopeless {
		return Outcome{}, nil, phrase.Errorf("worker: %s", reason)
	}
	if ctx.Err() != nil {
		return Outcome{}, nil, context.Cause(ctx)
	}
	var o lastLine
	if err != nil || strictjson.Unmarshal([]byte(last), &o) != nil {
		return Outcome{}, nil, errDied
	}
	if _, sound := unpack(o.pack()); !sound || o.Work < 0 || o.Value < 0 || o.Micros < 0 || o.Value > MaxValue || o.Proof != seal(o.Line) {
		return Outcome{}, nil, errDied
	}
	return o.Outcome, o.Line, nil
}

// DecideAlone is the other end: it decides the deal in the orders, writes a line now and then while
// the search runs, and the outcome as the last line.
func DecideAlone(ctx context.Context, orders Orders, kinds []Kind, output io.Writer) error {
	m := orders.Manifest
	solver, err := m.open(kinds, orders.Job.Limits)
	if err != nil {
		return err
	}
	var beats atomic.Int64
	ended := make(chan struct{})
	var showing sync.WaitGroup
	showing.Go(func() {
		look(&beats, ended, pulse, func(moved bool) bool {
			if moved {
				fmt.Fprintln(output, "{}")
			}
			return true
		})
	})
	o, proof, err := decide(ctx, solver, m, orders.Job, func() { beats.Add(1) })
	close(ended)
	showing.Wait()
	if err != nil {
		return err
	}
	return json.NewEncoder(output).Encode(lastLine{o, proof})
}
