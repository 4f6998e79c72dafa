package survey

// One deal: the verdict, the guard by the clock, the certificate.

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"kedou/cmd/internal/measure"
)

// decide answers the first deal of a job, with the proof if the run keeps proofs. The worker keeps the solver, and its tables, for the
// next job with the same limits. The error is the end of ctx or a fault of the solver.
func (w *Worker) decide(ctx context.Context, job Job) (o Outcome, proof []byte, err error) {
	if w.opened == nil || w.limits != job.Limits {
		if w.opened, err = w.manifest.open(w.Kinds, job.Limits); err != nil {
			return Outcome{}, nil, err
		}
		w.limits = job.Limits
	}
	return decide(ctx, w.opened, w.manifest, job, w.beat)
}

// decide answers the first deal of a job with a solver, within the job's guard by the clock. The time of the outcome is that of the
// verdict, without certificate and proof.
func decide(ctx context.Context, s Solver, m *Manifest, job Job, beat func()) (o Outcome, proof []byte, err error) {
	deal := job.First
	guarded, stop := context.WithTimeout(ctx, job.Guard)
	defer stop()
	late := func(err error) bool { return err != nil && guarded.Err() != nil && ctx.Err() == nil }
	beat()
	watch := measure.Start(measure.Process)
	o, err = s.Solve(guarded, deal, beat)
	micros := max(watch.Stop().Microseconds(), 1)
	if late(err) {
		return Outcome{Reason: Time, Micros: micros}, nil, nil
	}
	if err == nil && o.Verdict != Undecided && job.Verdict != Undecided && o.Verdict != job.Verdict {
		return o, nil, errDiffer
	}
	if err == nil && o.Verdict != Undecided {
		proof, err = certify(guarded, s, m, deal, &o, beat)
		if late(err) {
			o.Certificate, proof, err = Open, nil, nil
		}
	}
	o.Micros = micros
	return o, proof, err
}

// certify checks a decided outcome, if the manifest requires a check.
func certify(ctx context.Context, s Solver, m *Manifest, deal int64, o *Outcome, beat func()) (proof []byte, err error) {
	switch {
	case m.Proofs:
		if proof, err = s.(Prover).Prove(ctx, deal, *o, beat); err == nil {
			o.Certificate, o.Proof = Open, seal(proof)
		}
		if len(proof) > 0 {
			o.Certificate = Confirmed
		}
	case m.Sampled(deal):
		o.Certificate, err = s.Certify(ctx, deal, *o, beat)
	}
	return proof, err
}

// errDiffer ends a run whose verdict another round contradicts.
var errDiffer = errors.New("decided twice, with different verdicts")

// Errors of a process that decides a deal alone.
var (
	errDied  = errors.New("the process died")
	errStood = errors.New("the process stood still")
)

// alone decides a deal in processes of its own, at most two. Only a deal for which
// both processes died or stood still is given up.
func (w *Worker) alone(ctx context.Context, message jetstream.Msg, job Job, lease time.Duration) error {
	outcome := Outcome{Reason: Poison}
	hand := func(o Outcome, proof []byte) error {
		return w.hand(message, &Batch{Round: job.Round, First: job.First, Outcomes: []Outcome{o}}, [][]byte{proof}, job)
	}
	for range 2 {
		w.beat() // the process has as much time as a new search
		o, proof, err := w.Alone(ctx, w.manifest, job, lease, w.beat)
		switch {
		case err == nil:
			return hand(o, proof)
		case ctx.Err() != nil:
			return message.Nak()
		case errors.Is(err, errStood):
			outcome.Reason = Hung
		case !errors.Is(err, errDied):
			return err
		}
		w.Log.Warn("deal failed in a process of its own", "deal", job.First, "error", err)
	}
	return hand(outcome, nil)
}
