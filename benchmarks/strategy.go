package benchmarks

// Strategies by name, for whoever brings problems of his own.

import (
	"context"

	"kedou/search"
)

// Strategy attempts one problem within limits, once, and checks its answer. It leaves the times of
// the Run empty. Progress, unless nil, is called now and then. The error is that
// the problem can't be read, or the cause of the end of ctx.
type Strategy func(ctx context.Context, p Problem, l search.Limits, progress func(search.Stats)) (Run, error)

// NewStrategy returns the strategy of that name, as the list command shows them. The error says what there is.
func NewStrategy(domain, name string) (Strategy, error) {
	d, err := domainOf(domain)
	if err != nil {
		return nil, err
	}
	c, err := d.contender(name)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, p Problem, l search.Limits, progress func(search.Stats)) (Run, error) {
		a, err := c.Solve(ctx, p, l, progress)
		if err == nil {
			err = context.Cause(ctx)
		}
		r := Run{Schema: 1, Problem: p.ID, Size: p.Size, Strategy: name, Verdict: a.Verdict, Reason: a.Reason, Nodes: a.Nodes, States: a.States, Bytes: a.Bytes}
		if err == nil {
			r.judge(p, a)
		}
		return r, err
	}, nil
}
