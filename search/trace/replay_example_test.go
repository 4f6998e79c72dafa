// The first events of a search, and where each state stands after them.

package trace_test

import (
	"bytes"
	"context"
	"fmt"

	"kedou/search"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

// A bounded trace ends undecided, for its own reason. Of turns one event into a line; Record does so for an observer.
func ExampleWriter_Bound() {
	maze, _ := searchtest.ParseGrid("###### #S..G# ######")
	var file bytes.Buffer
	w := trace.NewWriter(&file, trace.Header{Problem: "maze", Engine: "breadth", Start: "{1 1}"})
	w.Bound(5)
	known := search.None // the last state seen so far
	result, err := search.BreadthFirst(context.Background(), maze, maze.Start, search.Config[searchtest.Cell, searchtest.Step]{
		Observe: func(e search.Event[searchtest.Cell, searchtest.Step]) {
			w.Write(trace.Of(e, e.ID > known, func(c searchtest.Cell) string { return fmt.Sprint("x", c.X) }, searchtest.Step.String))
			known = max(known, e.ID)
		},
	})
	fmt.Println(result.Status, err, w.Close(result.Status, result.Reason))

	replay, err := trace.Follow(&file, func(*trace.Replay, trace.Event) error { return nil })
	if err != nil {
		fmt.Println(err)
		return
	}
	var end trace.End = replay.End
	fmt.Println(end.Status, end.Reason == trace.CutReason, end.Events, "events")
	places := map[trace.Place]string{trace.Open: "open", trace.Closed: "closed", trace.Gone: "gone"}
	show := func(n trace.Node) { fmt.Println(n.State, places[n.Place], "depth", n.Depth) }
	for _, node := range replay.Nodes {
		show(node)
	}
	// Output:
	// solved <nil> <nil>
	// undecided true 5 events
	// x1 closed depth 0
	// x2 closed depth 1
	// x3 open depth 2
}
