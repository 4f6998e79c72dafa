// Package trace records what a search does, step by step, and plays it back.
//
// A trace is a text of JSON lines: a header, one line an event, and a line that says how the search ended. The events determine the open
// list, the closed list and the tree or labelled graph after every step, and Replay rebuilds them. So a search can be shown, compared or
// discussed without the domain and without running it again.
//
//	{"schema":2,"problem":"maze","engine":"astar","start":"{1 1}"}
//	{"e":"open","id":0,"parent":-1,"depth":0,"state":"{1 1}","g":0,"h":1,"f":1,"tie":1}
//	{"e":"expand","id":0,"parent":-1,"depth":0,"g":0,"h":1,"f":1,"tie":1}
//	{"e":"open","id":1,"parent":0,"depth":1,"move":"E","state":"{2 1}","g":1,"h":0,"f":1,"tie":0}
//	{"e":"goal","id":1,"parent":0,"depth":1,"move":"E","g":1,"h":0,"f":1,"tie":0}
//	{"end":"solved","events":4,"crc32":"c4092c46"}
//
// States are numbered in order of discovery. parent is the state from which move leads, g the cost of the path, h the estimate; f and tie
// are the place in the open list. A line contains its state's text only when the state is new, and never where start and moves determine
// it, as in traces of puzzles that can be replayed. A bounded trace has the first events of a run (Writer.Bound), and ends undecided for
// the reason "event limit".
//
//	open       new, to the open list       reopen  closed or dropped, to the open list
//	expand     open to closed              dead    new or open, to the closed list: a dead end
//	duplicate  known; in a game an edge    cut     open to closed: the depth limit
//	reparent   known, under a new parent   drop    to neither list: the beam, or no more needed
//	rescore    cheaper with its parent     restart everything is forgotten: IDA*
//	won, lost  a label in a game           goal    new or open, to the closed list; the last event
//
// To record a search, give an engine an observer:
//
//	w := trace.NewWriter(file, trace.Header{Problem: "maze", Engine: "astar", Start: "{1 1}"})
//	config.Observe = trace.Record[Cell, Step](w.Write, nil, nil)
//	result, err := search.BestFirst(ctx, maze, start, config)
//	err = errors.Join(err, w.Close(result.Status, result.Reason))
//
// The reader is strict. It accepts a line only if Writer would write the line's values in exactly these bytes, and a trace only if its last
// line has the right count of events and the right checksum. A trace takes some hundred bytes an event.
//
// Engines for games emit the same events. Their states have "and":true where the refuter moves, and the search ends with won or lost, from
// the prover's point of view. Replay.Tree draws the labelled graph, or the tree of a search for a path, for Graphviz or as an SVG;
// WriteAnimation draws step after step.
package trace
