package service

// Traces as files: a file from a command or a page is opened as a run, and a
// run is written as a file, both by package search/trace.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	doudizhutrace "kedou/doudizhu/trace"
	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/strategy"
	"kedou/search"
	"kedou/search/trace"
)

// openTraceRequest carries a trace.
type openTraceRequest struct {
	head
	Text string `json:"text"`
}

// openedTrace ends a run that was read.
type openedTrace struct {
	traceAnswer[*struct{}]
	Game    bool   `json:"game"`    // true for an AND/OR run, false for a search for a path
	Domain  string `json:"domain"`  // klondike, doudizhu or nothing
	Problem string `json:"problem"` // in the writer's words, like the next two
	Engine  string `json:"engine"`
	Start   string `json:"start"`
}

func openTrace(c *call, r *openTraceRequest) (any, error) {
	var events []trace.Event
	var all states
	game := false
	run, err := trace.Follow(strings.NewReader(r.Text), func(_ *trace.Replay, e trace.Event) error {
		if events = append(events, e); all.add(e) > maxNodes {
			return phrase.Errorf("more than %d states; record fewer, with --expansions", maxNodes)
		}
		game = game || e.And || e.Kind == engine.Won || e.Kind == engine.Lost
		return context.Cause(c)
	})
	if err != nil {
		return nil, badField("trace", phrase.Errorf("line %w; record the search again with solve --trace", err))
	}
	domain, _, _ := strings.Cut(strings.Replace(run.Header.Problem, ",", " ", 1), " ")
	if domain != "doudizhu" && domain != "klondike" || game != (domain == "doudizhu") {
		domain = ""
	}
	rec := &recorder{call: c, most: maxNodes, costs: 4, moves: map[string]int{"": 0}, stop: func(error) {}}
	if game {
		rec.costs = 0
	}
	rec.reset()
	if domain == "klondike" {
		if err := noteStates(run.Header, events); err != nil {
			return nil, err
		}
	}
	if err := rec.replay(events, domain == "doudizhu"); err != nil {
		return nil, err
	}
	a := end(rec, verdictOf(run, domain), run.End.Reason, (*struct{})(nil))
	return openedTrace{a, game, domain, run.Header.Problem, run.Header.Engine, run.Header.Start}, nil
}

// states counts the states of a run, whose rounds number theirs from 0.
type states struct{ before, present int }

// add counts the state of an event if it is new, and returns the number of all.
func (s *states) add(e trace.Event) int {
	switch {
	case e.Kind == engine.Restarted:
		*s = states{before: s.all()}
	case int(e.ID) == s.present:
		s.present++
	}
	return s.all()
}

func (s *states) all() int { return s.before + s.present }

// replay records the events of a file, those of doudizhu in the words of the service.
func (t *recorder) replay(events []trace.Event, doudizhu bool) error {
	for i, e := range events {
		if doudizhu && e.State != "" {
			words, err := doudizhutrace.SixWords(e.State, e.And)
			if err != nil {
				return badField("trace", phrase.Errorf("line %d: %w", i+2, err))
			}
			e.State = words
		}
		if doudizhu && e.Parent != search.None {
			e.Move = strings.Replace(doudizhutrace.Move(e.Move), "pass", "-", 1)
		}
		t.take(e)
	}
	return nil
}

// noteStates plays the moves of a Klondike file without states, and notes each state on its first occurrence.
func noteStates(h trace.Header, events []trace.Event) error {
	if slices.ContainsFunc(events, func(e trace.Event) bool { return e.State != "" }) {
		return nil
	}
	walk, rules, err := strategy.WalkOf(h.Problem, h.Start, h.Engine)
	if err != nil {
		return badField("trace", phrase.Errorf("line %d: %w", 1, err))
	}
	var states []klondike.State
	for i := range events {
		e := &events[i]
		if e.Kind == engine.Restarted {
			states = states[:0]
		}
		if e.Kind == engine.Restarted || int(e.ID) != len(states) {
			continue
		}
		to := walk.Root
		if e.Parent != search.None {
			if to, err = walk.Next(states[e.Parent], e.Move); err != nil {
				return badField("trace", phrase.Errorf("line %d: %w", i+2, err))
			}
		}
		states = append(states, to)
		p := walk.Position(to)
		e.State = p.Neutral(rules)
	}
	return nil
}

// verdictOf returns the verdict of a run in the words of the service: in doudizhu, the winner.
func verdictOf(run *trace.Replay, domain string) string {
	if domain == "doudizhu" && len(run.Nodes) > 0 {
		return doudizhujson.Winner(doudizhu.Down, run.Nodes[0].Outcome)
	}
	return run.End.Status
}

// maxFile is the longest trace that is written, in bytes.
const maxFile = 16 << 20

// filing writes a run as a file, which is sent in pieces.
type filing struct {
	call  *call
	out   *trace.Writer
	most  int // nodes
	nodes states
	bytes int
	cut   bool
	stop  context.CancelCauseFunc
}

// piece is a part of a file.
type piece struct {
	Event string `json:"event"`
	Text  string `json:"text"`
}

// newFiling begins a file of at most this many nodes; 0 is maxNodes.
func (c *call) newFiling(nodes int, h trace.Header) *filing {
	f := &filing{call: c, most: min(cmp.Or(max(nodes, 0), maxNodes), maxNodes)}
	c.Context, f.stop = context.WithCancelCause(c.Context)
	f.out = trace.NewWriter(f, h)
	return f
}

// Write sends a piece of the file.
func (f *filing) Write(text []byte) (int, error) {
	f.bytes += len(text)
	f.call.event(piece{"file", string(text)})
	return len(text), nil
}

// take writes the next event, until the file would be too long.
func (f *filing) take(e trace.Event) {
	if f.cut = f.nodes.add(e) > f.most || f.cut || f.bytes > maxFile; f.cut {
		f.stop(errCut)
		return
	}
	f.out.Write(e)
}

// filed ends a file.
type filed struct {
	Nodes int  `json:"nodes"`
	Cut   bool `json:"cut"`
}

// end ends the file with the end of the run, or reports the run's error.
func (f *filing) end(status fmt.Stringer, why search.Reason, err error) (any, error) {
	f.stop(nil)
	if err != nil && !errors.Is(err, errCut) {
		return nil, err
	}
	if f.cut {
		status, why = search.Unknown, search.Cancelled
	}
	if err := f.out.Close(status, why); err != nil {
		return nil, err
	}
	return filed{min(f.nodes.all(), f.most), f.cut}, nil
}

func klondikeTraceFile(c *call, r *klondikeTraceRequest) (any, error) {
	by, err := strategy.New(cmp.Or(r.Strategy, "astar"))
	if err != nil {
		return nil, err
	}
	h := trace.Header{Problem: strategy.ProblemOf(r.game.rules), Engine: by.Spec.String(), Start: r.game.at.Neutral(r.game.rules)}
	if whole := klondike.Standard(r.game.rules.Draw); r.game.rules.Columns != whole.Columns || r.game.rules.Ranks != whole.Ranks {
		h.Problem = fmt.Sprintf("klondike, draw %d, %d ranks, %d columns", r.game.rules.Draw, r.game.rules.Ranks, r.game.rules.Columns) // only pages show this
	}
	f := c.newFiling(r.Nodes, h)
	found, err := c.traceDeal(r, func(text func(klondike.State) string) func(search.Event[klondike.State, klondike.Step]) {
		return trace.Record(f.take, text, klondike.Step.String)
	})
	return f.end(found.Status, found.Reason, err)
}

func endgameTraceFile(c *call, r *endgameTraceRequest) (any, error) {
	t := &r.table
	f := c.newFiling(r.Nodes, trace.Header{Problem: "doudizhu, " + t.spec, Engine: cmp.Or(r.Strategy, "labelling"), Start: t.at.String()})
	found, err := c.traceEndgame(r, doudizhutrace.Record(f.take, &t.at))
	return f.end(found.ForPeasants(), found.Reason, err)
}
