package service

// Serve: from a request to its handler, and from there to the events.

import (
	"cmp"
	"context"
	"sync"
	"time"

	"kedou/cmd/internal/records"
	"kedou/doudizhu/puzzle"
	"kedou/internal/phrase"
	"kedou/search"
)

// Host has the resources that a door gives to one request.
type Host struct {
	Limits  search.Limits // upper bounds for a search; Depth is not used
	Workers int           // threads of a search; 0 counts as 1
	Think   time.Duration // the thinking time of a player at the table for a decision; 0: as the player's name says
	Ladder  puzzle.Ladder // grades puzzles; nil: they have no levels
}

// The hosts of the two doors.
var (
	Native  = Host{Limits: search.Limits{Memory: 1 << 30, Time: 10 * time.Minute}, Workers: 1, Think: 50 * time.Millisecond}
	Browser = Host{Limits: search.Limits{Memory: 512 << 20, Time: 10 * time.Minute}, Workers: 1, Think: 300 * time.Millisecond}
)

// Service answers requests. It may be used by several goroutines.
type Service struct {
	host Host
	ops  Ops
}

// New returns a service of some ops that keeps the limits of a host.
func New(h Host, ops Ops) *Service { return &Service{h, ops} }

// Serve answers a request by events, each a line of JSON with its line end, one
// after the other. A mistake in a request is an event. The error is that of
// emit, which ends the search, or that of the context, which is also an event.
func (s *Service) Serve(ctx context.Context, request []byte, emit func(event []byte) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	c := &call{Context: ctx, host: s.host, ops: s.ops, began: time.Now()}
	c.next = c.began.Add(interval)
	c.emit = func(event []byte) error {
		err := emit(event)
		if err != nil {
			cancel(err)
		}
		return err
	}
	answer, err := c.answer(request)
	if cause := context.Cause(ctx); cause != nil {
		answer, err = nil, &fault{Kind: "cancelled", err: cause}
	}
	c.close(answer, err)
	return cmp.Or(c.broken, context.Cause(ctx))
}

// Searches reports whether a request starts a search, which may take long; false for text that isn't a request.
func (s *Service) Searches(request []byte) bool {
	name, err := opOf(request)
	return err == nil && s.ops[name].searches
}

// call is one request on its way.
type call struct {
	context.Context
	host   Host
	ops    Ops
	limits search.Limits // for an op that searches
	began  time.Time

	mu     sync.Mutex // progress may come from another goroutine than the handler's
	emit   func([]byte) error
	broken error     // of emit
	next   time.Time // when progress is due
}

// answer finds the request's op and runs it. A panic of a solver is a fault of the
// program that must not take a server down.
func (c *call) answer(request []byte) (result any, err error) {
	defer func() {
		if p := recover(); p != nil {
			result, err = nil, &fault{Kind: "internal", err: phrase.Errorf("%v", p)}
		}
	}()
	name, err := opOf(request)
	if err != nil {
		return nil, err
	}
	o, ok := c.ops[name]
	if !ok {
		return nil, &fault{Kind: "request", Field: "op", err: phrase.Errorf("there is no op %q", clip(name, 40))}
	}
	return o.answer(c, request)
}

// close sends the last event.
func (c *call) close(answer any, err error) {
	if err == nil {
		var line []byte
		if line, err = records.Line(`"event":"result",`, answer); err == nil {
			c.send(line)
			return
		}
	}
	c.event(struct {
		Event string `json:"event"`
		*fault
	}{"error", faultOf(err)})
}

// event sends an object as an event.
func (c *call) event(object any) {
	line, err := records.Object(object)
	if err != nil {
		panic(err) // events are made of numbers and texts
	}
	c.send(line)
}

// send hands a line to the door, unless the door is broken.
func (c *call) send(line []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.broken == nil {
		c.broken = c.emit(line)
	}
}

// interval is the time between two events of progress.
const interval = 100 * time.Millisecond

// due reports whether the next progress is due, and the time since the start. Progress is due
// about ten times a second.
func (c *call) due() (after time.Duration, is bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := time.Now()
	if now.Before(c.next) {
		return 0, false
	}
	c.next = now.Add(interval)
	return now.Sub(c.began), true
}

// progressEvent has the counters that people watch.
type progressEvent struct {
	Event      string          `json:"event"`
	Expanded   int64           `json:"expanded"`
	Tree       int64           `json:"tree,omitempty"` // nodes
	Depth      int             `json:"depth,omitempty"`
	Duplicates int64           `json:"duplicates,omitempty"`
	Open       int             `json:"open,omitempty"`
	Seconds    records.Seconds `json:"seconds"`
	Moves      []string        `json:"moves,omitempty"` // to the best position reached
}

// progress reports the counters of a search when progress is due.
func (c *call) progress(s search.Stats) {
	if after, is := c.due(); is {
		c.event(progressOf("progress", s, after))
	}
}

// progressOf returns the counters of a search after some time as an event.
func progressOf(name string, s search.Stats, after time.Duration) progressEvent {
	e := progressEvent{
		Event: name, Expanded: s.Expanded, Depth: s.Depth, Duplicates: s.Duplicates,
		Open: s.Open, Seconds: records.Seconds(after),
	}
	if s.Generated > 0 {
		e.Tree = s.Generated - s.Duplicates + 1
	}
	return e
}
