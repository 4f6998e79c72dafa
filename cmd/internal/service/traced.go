package service

// The trace of an AND/OR search of an endgame.

import (
	"cmp"
	"fmt"

	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/strategy"
	"kedou/search"
	"kedou/search/trace"
)

// endgameTraceRequest asks for a run of an engine of search/andor.
type endgameTraceRequest struct {
	unfinished
	bounded
	Strategy string `json:"strategy"`
	Nodes    int    `json:"nodes"`
}

func endgameTrace(c *call, r *endgameTraceRequest) (any, error) {
	t := &r.table
	rec, err := c.newRecorder(r.Nodes, 0)
	if err != nil {
		return nil, err
	}
	found, err := c.traceEndgame(r, trace.Record(rec.take, func(s doudizhu.State) string { return sixWords(s, t.at.Three) }, doudizhu.Play.Parts))
	if err = rec.ended(err); err != nil {
		return nil, err
	}
	return end(rec, doudizhujson.Winner(doudizhu.Down, found.ForPeasants()), found.Reason.String(), records.WorkOf(found.Stats)), nil
}

// traceEndgame runs the requested engine, and passes every event to observe.
func (c *call) traceEndgame(r *endgameTraceRequest, observe func(search.Event[doudizhu.State, doudizhu.Play])) (found endgame.Result, err error) {
	t := &r.table
	by, err := strategy.New(cmp.Or(r.Strategy, "labelling"))
	if err == nil && !by.Traces() {
		err = badField("strategy", errNoTrace)
	}
	if err != nil {
		return found, err
	}
	s, err := by.Open(&t.rules, strategy.Options{Limits: c.limits, Progress: c.progress, Observe: observe})
	if err != nil {
		return found, err
	}
	return s.Solve(c, &t.at)
}

// sixWords writes a position in six words: the hands of the landlord, the peasant after
// and the peasant before the landlord, the player to move, kind and body of the play to
// beat, and its player; - means nothing.
func sixWords(s doudizhu.State, three bool) string {
	e := doudizhu.Endgame{Hands: s.Hands, Three: three, Turn: s.Turn, Last: s.Last(), Owner: s.Owner}
	last, by := "-", "-"
	if s.Kind != doudizhu.Pass {
		last, by = fmt.Sprintf("%v:%v", s.Kind, e.Last.Body()), doudizhujson.Seat(&e, s.Owner)
	}
	hand := func(h doudizhu.Hand) string { return cmp.Or(h.String(), "-") }
	return fmt.Sprintf("%s %s %s %s %s %s", hand(s.Hands[doudizhu.Landlord]), hand(s.Hands[doudizhu.Down]), hand(s.Hands[doudizhu.Up]),
		doudizhujson.Seat(&e, s.Turn), last, by)
}
