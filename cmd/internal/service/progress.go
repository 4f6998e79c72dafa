package service

// Progress while a search runs.

import (
	"time"

	"kedou/cmd/internal/records"
	"kedou/search"
)

// interval is the time between two events of progress.
const interval = 100 * time.Millisecond

// progressEvent has the counters that people watch.
type progressEvent struct {
	Event      string          `json:"event"`
	Expanded   int64           `json:"expanded"`
	Tree       int64           `json:"tree,omitempty"` // nodes
	Depth      int             `json:"depth,omitempty"`
	Duplicates int64           `json:"duplicates,omitempty"`
	Open       int             `json:"open,omitempty"`
	Seconds    records.Seconds `json:"seconds"`
	Bytes      int64           `json:"bytes,omitempty"`
}

// progress tells the counters of a search, unless it has done so just before.
func (c *call) progress(s search.Stats) {
	now := time.Now()
	if now.Before(c.next) {
		return
	}
	c.next = now.Add(interval)
	e := progressEvent{
		Event: "progress", Expanded: s.Expanded, Depth: s.Depth, Duplicates: s.Duplicates,
		Open: s.Open, Seconds: records.Seconds(now.Sub(c.began)), Bytes: s.Bytes,
	}
	if s.Generated > 0 {
		e.Tree = s.Generated - s.Duplicates + 1
	}
	c.event(e)
}
