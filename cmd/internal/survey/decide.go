package survey

// One deal: the verdict, the guard by the clock, the certificate.

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"kedou/cmd/internal/cputime"
)

// solver returns the worker's solver for a budget. It keeps the tables of one budget.
func (w *Worker) solver(budget int64) (Solver, error) {
	if s := w.solvers[budget]; s != nil {
		return s, nil
	}
	s, err := w.manifest.open(w.Kinds, w.manifest.Limits(budget))
	if err == nil {
		clear(w.solvers)
		w.solvers[budget] = s
	}
	return s, err
}

// decide answers one deal. The error is the end of ctx or a fault of the solver.
func (w *Worker) decide(ctx context.Context, deal, budget int64) (Outcome, error) {
	s, err := w.solver(budget)
	if err != nil {
		return Outcome{}, err
	}
	return decide(ctx, s, w.manifest, deal, w.beat)
}

// decide answers one deal with a solver, within the manifest's guard by the clock. The time of the outcome is that of the verdict,
// without the certificate.
func decide(ctx context.Context, s Solver, m *Manifest, deal int64, beat func()) (Outcome, error) {
	guarded, stop := context.WithTimeout(ctx, m.Guard)
	defer stop()
	beat()
	watch := cputime.Start(cputime.Process)
	o, err := s.Solve(guarded, deal, beat)
	micros := max(watch.Stop().Microseconds(), 1)
	if err != nil && guarded.Err() != nil && ctx.Err() == nil {
		return Outcome{Reason: Time, Micros: micros}, nil
	}
	if err == nil && o.Verdict != Undecided && m.Sampled(deal) {
		o.Certificate, err = s.Certify(guarded, deal, o, beat)
		if err != nil && guarded.Err() != nil && ctx.Err() == nil {
			o.Certificate, err = Open, nil
		}
	}
	o.Micros = micros
	return o, err
}

// Errors of a process that decides a deal alone.
var (
	errDied  = errors.New("the process died")
	errStood = errors.New("the process stood still")
)

// alone decides a deal in processes of its own, two at most. Only a deal of which
// both died or stood still is given up.
func (w *Worker) alone(ctx context.Context, message jetstream.Msg, job Job, lease time.Duration) error {
	outcome := Outcome{Reason: Poison}
	for range 2 {
		w.beat() // the process has as long as a search that begins
		o, err := w.Alone(ctx, w.manifest, job, lease, w.beat)
		switch {
		case err == nil:
			return w.hand(message, &Batch{Round: job.Round, First: job.First, Outcomes: []Outcome{o}}, job)
		case ctx.Err() != nil:
			return message.Nak()
		case errors.Is(err, errStood):
			outcome.Reason = Hung
		case !errors.Is(err, errDied):
			return err
		}
		w.Log.Warn("deal failed in a process of its own", "deal", job.First, "error", err)
	}
	return w.hand(message, &Batch{Round: job.Round, First: job.First, Outcomes: []Outcome{outcome}}, job)
}
