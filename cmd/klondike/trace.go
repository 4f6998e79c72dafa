// --trace: the search of one deal as a file of events.

package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/search"
	"kedou/search/trace"
)

// tracing is a trace to be written.
type tracing struct {
	path, engine string
	rules        klondike.Rules
}

func newTracing(c *cli.Context, e *engine) *tracing {
	return &tracing{path: c.String("trace"), engine: e.name, rules: rulesOf(c)}
}

// start opens the trace of a search and returns its observer, and what ends it
// with the search's verdict. A search that was interrupted has one, too; one that
// failed leaves no trace.
func (t *tracing) start(p *klondike.Problem, d klondike.Deal) (observe func(search.Event[klondike.State, klondike.Step]), finish func(result) error, err error) {
	file, err := cmdline.Create(t.path)
	if err != nil {
		return nil, nil, err
	}
	neutral := func(s klondike.State) string { return klondike.Neutral(p.Position(s), t.rules) }
	w := trace.NewWriter(file, trace.Header{
		Problem: "klondike, " + rulesText(t.rules), Engine: t.engine, Start: klondike.Neutral(d.Position, t.rules),
	})
	finish = func(r result) error {
		err := w.Close(r.Status, r.Reason)
		if failed := r.Status == search.Unknown && r.Reason == search.NoReason; failed || err != nil {
			_ = file.Close()
			return err
		}
		return file.Commit()
	}
	return trace.Record(w, neutral, klondike.Step.String), finish, nil
}
