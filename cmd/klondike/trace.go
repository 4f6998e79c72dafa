// --trace: the search of one deal as a file of events.

package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
	"kedou/search/trace"
)

// tracing is a trace to be written.
type tracing struct {
	path, engine string
	rules        klondike.Rules
}

func newTracing(c *cli.Context, e *engine) *tracing {
	return &tracing{path: c.String("trace"), engine: e.name(), rules: input.RulesOf(c)}
}

// record writes a trace of a search, which ends with the search's verdict. A search
// that was interrupted has a trace, too; one that failed leaves none.
func (t *tracing) record(d klondike.Deal, solve func(strategy.Observer) (strategy.Answer, error)) (strategy.Answer, error) {
	file, err := cmdline.Create(t.path)
	if err != nil {
		return strategy.Answer{}, err
	}
	w := trace.NewWriter(file, trace.Header{
		Problem: "klondike, " + input.RulesText(t.rules), Engine: t.engine, Start: klondike.Neutral(d.Position, t.rules),
	})
	a, err := solve(func(p *klondike.Problem) (func(search.Event[klondike.State, klondike.Step]), error) {
		neutral := func(s klondike.State) string { return klondike.Neutral(p.Position(s), t.rules) }
		return trace.Record(w.Write, neutral, klondike.Step.String), nil
	})
	if traceErr := t.close(w, file, a); traceErr != nil {
		return strategy.Answer{}, traceErr
	}
	return a, err
}

// close ends a trace with the verdict. A search that failed leaves none.
func (t *tracing) close(w *trace.Writer, file *cmdline.File, a strategy.Answer) error {
	err := w.Close(a.Status, a.Reason)
	if failed := a.Status == search.Unknown && a.Reason == search.NoReason; failed || err != nil {
		_ = file.Close()
		return err
	}
	return file.Commit()
}
