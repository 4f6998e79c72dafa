// Searches recorded, read, replayed and drawn.

package trace_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

func ExampleRecord() {
	maze, _ := searchtest.ParseGrid("#### #SG# ####")
	w := trace.NewWriter(os.Stdout, trace.Header{Problem: "maze", Engine: "astar", Start: "{1 1}"})
	c := search.Config[searchtest.Cell, searchtest.Step]{Heuristic: maze.Manhattan, Observe: trace.Record[searchtest.Cell, searchtest.Step](w.Write, nil, nil)}
	r, err := search.BestFirst(context.Background(), maze, maze.Start, c)
	if errors.Join(err, w.Close(r.Status, r.Reason)) != nil {
		panic(err)
	}
	// Output:
	// {"schema":2,"problem":"maze","engine":"astar","start":"{1 1}"}
	// {"e":"open","id":0,"parent":-1,"depth":0,"state":"{1 1}","g":0,"h":1,"f":1,"tie":1}
	// {"e":"expand","id":0,"parent":-1,"depth":0,"g":0,"h":1,"f":1,"tie":1}
	// {"e":"open","id":1,"parent":0,"depth":1,"move":"E","state":"{2 1}","g":1,"h":0,"f":1,"tie":0}
	// {"e":"goal","id":1,"parent":0,"depth":1,"move":"E","g":1,"h":0,"f":1,"tie":0}
	// {"end":"solved","events":4,"crc32":"c4092c46"}
}

// A trace is read event by event; the replay knows both lists and the tree after each.
func ExampleFollow() {
	maze, _ := searchtest.ParseGrid("##### #S.G# #####")
	var file bytes.Buffer
	w := trace.NewWriter(&file, trace.Header{Problem: "maze", Engine: "breadth", Start: "{1 1}"})
	c := search.Config[searchtest.Cell, searchtest.Step]{Observe: trace.Record[searchtest.Cell, searchtest.Step](w.Write, nil, nil)}
	result, err := search.BreadthFirst(context.Background(), maze, maze.Start, c)
	if errors.Join(err, w.Close(result.Status, result.Reason)) != nil {
		panic(err)
	}

	replay, err := trace.Follow(&file, func(replay *trace.Replay, e trace.Event) error {
		fmt.Println(e.Kind, replay.Nodes[e.ID].State, "open", replay.In(trace.Open), "closed", replay.In(trace.Closed))
		return nil
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(replay.Header.Engine, replay.End.Status, replay.Path(replay.Goal))
	// Output:
	// open {1 1} open [0] closed []
	// expand {1 1} open [] closed [0]
	// open {2 1} open [1] closed [0]
	// expand {2 1} open [] closed [0 1]
	// goal {3 1} open [] closed [0 1 2]
	// breadth solved [E E]
}

type (
	nimState = searchtest.NimState
	nimMove  = searchtest.NimMove
)

// Nim with heaps of 2 and 1: the events of the search determine the labelled tree, here drawn down to the first move.
func ExampleReplay_Tree() {
	nim, start := searchtest.Nim{}, nimState{Heaps: [4]uint8{2, 1}}
	var run trace.Replay
	_, err := andor.Labelling(context.Background(), nim, start, andor.Config[nimState, nimMove]{
		Observe: trace.Record(func(e trace.Event) {
			if err := run.Apply(e); err != nil {
				panic(err)
			}
		}, nim.FormatState, nim.FormatMove),
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(len(run.Nodes), "nodes, still open", run.In(trace.Open))
	if err := run.Tree(trace.Drawing{Depth: 1}).WriteDOT(os.Stdout); err != nil {
		panic(err)
	}
	// Output:
	// 8 nodes, still open []
	// digraph andor {
	// 	rankdir=LR
	// 	label="box AND, oval OR; ✓ won, ✗ lost, ? undecided; bold: the winning strategy; cut at depth 1: 4 of 8 nodes not shown, +n counts a node's moves left out"
	// 	node [style=filled fontname="monospace"]
	// 	edge [fontname="monospace"]
	// 	n0 [shape=ellipse label="0: 2,1,0,0 ✓" fillcolor="#d1e5f0" color="#1f5c99" penwidth=3]
	// 	n1 [shape=box label="1: 0,1,0,0r ✗ +1" fillcolor="#fde0c5" color="#a04a00"]
	// 	n2 [shape=box label="2: 1,1,0,0r ✓ +2" fillcolor="#d1e5f0" color="#1f5c99" penwidth=3]
	// 	n3 [shape=box label="3: 2,0,0,0r ✗ +2" fillcolor="#fde0c5" color="#a04a00"]
	// 	n0 -> n1 [label="0-2"]
	// 	n0 -> n2 [label="0-1" penwidth=3]
	// 	n0 -> n3 [label="1-1"]
	// }
}
