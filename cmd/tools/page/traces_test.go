package main

// The page's recordings are true, and show the effects that the page describes.

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

// TestTraces records every problem: the page's files have the same runs, and the folder has no other file.
func TestTraces(t *testing.T) {
	dir := filepath.Join("..", "..", "web", "page", "traces")
	for name := range problems {
		want, err := traceFile(t.Context(), name)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(filepath.Join(dir, name+".txt")); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s.txt is another than %s makes (%v)", name, traceTitle[2:len(traceTitle)-1], err)
		}
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != len(problems) {
		t.Errorf("%d files for %d problems (%v)", len(files), len(problems), err)
	}
}

// work is the cost of a run.
type work struct {
	expanded, rescored int
	cost               search.Cost
}

// workOf replays a recording.
func workOf(t *testing.T, r recording) (w work) {
	t.Helper()
	run, err := trace.Follow(bytes.NewReader(r.trace), func(_ *trace.Replay, e trace.Event) error {
		switch e.Kind {
		case engine.Expanded:
			w.expanded++
		case engine.Rescored:
			w.rescored++
		}
		return nil
	})
	if err != nil || !run.Done {
		t.Fatalf("%s: %v", r.spec, err)
	}
	w.cost = run.Nodes[run.Goal].G
	return w
}

// TestWork compares each run with the figures in the page's words about the run.
func TestWork(t *testing.T) {
	for name, want := range map[string]map[string]work{
		"detour": {
			"astar:reparent=reopen": {32, 0, 25}, "astar:reparent=propagate": {17, 15, 25},
			"astar:reparent=keep": {17, 0, 29},
		},
		"martelli": {
			"astar:reparent=reopen": {32, 0, 41}, "astar:reparent=propagate": {6, 10, 41},
			"astar:reparent=keep": {6, 0, 56},
		},
		"eight": {"astar:score=none": {320, 0, 9}, "astar:score=manhattan": {22, 0, 9}, "astar:score=conflict": {9, 0, 9}},
	} {
		recordings, err := problems[name](t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range recordings {
			if got := workOf(t, r); got != want[r.spec] {
				t.Errorf("%s, %s: %+v, want %+v", name, r.spec, got, want[r.spec])
			}
		}
	}
}

// TestDetour checks that the estimates of the graph for re-parenting are never too high.
func TestDetour(t *testing.T) {
	g := detour()
	for v, cost := range searchtest.NewOracle(g, int32(0)).ToGoal {
		if g.Heuristic(v) > cost {
			t.Errorf("vertex %d: the estimate is %d, the cost %d", v, g.Heuristic(v), cost)
		}
	}
}

// TestTiles writes a position of the 8-puzzle.
func TestTiles(t *testing.T) {
	if got := tilesText(eightStart); got != "4_1/532/678" {
		t.Errorf("the start is written as %s", got)
	}
}
