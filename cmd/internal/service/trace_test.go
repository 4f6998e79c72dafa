package service

// Traces: their events lead to the answer, for every engine.

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"kedou/internal/engine"
)

// traced requests a trace and joins its chunks; events are of width numbers.
func traced(t *testing.T, width int, format string, args ...any) (whole chunk, end traceAnswer[json.RawMessage]) {
	t.Helper()
	err := New(Native, All()).Serve(context.Background(), fmt.Appendf(nil, format, args...), func(line []byte) error {
		var c chunk
		var head struct {
			Event string `json:"event"`
		}
		err := json.Unmarshal(line, &head)
		switch head.Event {
		case "trace":
			err = json.Unmarshal(line, &c)
			if c.First != len(whole.Text) || len(c.Events)%width != 0 {
				t.Errorf("a chunk from %d on, of %d numbers, after %d nodes", c.First, len(c.Events), len(whole.Text))
			}
			whole.Kind, whole.Text = append(whole.Kind, c.Kind...), append(whole.Text, c.Text...)
			whole.Moves, whole.Events = append(whole.Moves, c.Moves...), append(whole.Events, c.Events...)
		case "error":
			t.Errorf("%s", line)
		case "result":
			err = json.Unmarshal(line, &end)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if end.Nodes != len(whole.Text) || end.Nodes != len(whole.Kind) || end.Events != len(whole.Events)/width {
		t.Errorf("%d nodes and %d events are sent, %d and %d counted", len(whole.Text), len(whole.Events)/width, end.Nodes, end.Events)
	}
	return whole, end
}

// TestEndgameTraces compares the labels of every engine's trace with the rules of
// AND/OR graphs and its verdict.
func TestEndgameTraces(t *testing.T) {
	for _, strategy := range []string{"labelling", "aostar", "alphabeta", "dfpn"} {
		for hands, verdict := range map[string]string{
			`"landlord":"TJ","peasant":"TQ","lead":"peasant"`: "peasant", `"landlord":"5577K","peasant":"668A"`: "landlord",
			`"landlord":"2KK0077554","peasant":"AA8"`: "peasant", `"landlord":"345","down":"46","up":"7"`: "peasant",
		} {
			whole, end := traced(t, 4, `{"op":"d.trace",%s,"strategy":%q}`, hands, strategy)
			labels := labelsOf(t, whole)
			if end.Verdict != verdict || labels[0] != map[string]int{"peasant": engine.EventNumber(engine.Won), "landlord": engine.EventNumber(engine.Lost)}[end.Verdict] {
				t.Errorf("%s, %s: verdict %s, the start has label %d", strategy, hands, end.Verdict, labels[0])
			}
		}
	}
}

// labelsOf follows a trace, and returns the labels at its end: 0, or a code. Each
// must follow from the children known so far.
func labelsOf(t *testing.T, c chunk) []int {
	labels, children := make([]int, len(c.Text)), make([][]int, len(c.Text))
	for e := range slices.Chunk(c.Events, 4) {
		code, node, other, move := e[0], e[1], e[2], e[3]
		switch code {
		case engine.EventNumber(engine.Opened), engine.EventNumber(engine.Duplicate):
			if other >= 0 {
				children[other] = append(children[other], node)
				if c.Moves[move-1] == "" {
					t.Error("a child without a move")
				}
			}
		case engine.EventNumber(engine.Won), engine.EventNumber(engine.Lost):
			labels[node] = code
			if one := engine.EventNumber(engine.Won) + c.Kind[node]; len(children[node]) > 0 {
				some := slices.ContainsFunc(children[node], func(n int) bool { return labels[n] == one })
				all := !slices.ContainsFunc(children[node], func(n int) bool { return labels[n] == 0 })
				if (code == one) != some || code != one && !all {
					t.Fatalf("node %d has label %d without a reason", node, code)
				}
			}
		}
	}
	return labels
}

// TestKlondikeTrace follows the solution back from the goal: every node has
// the parent of its events, and costs one step more.
func TestKlondikeTrace(t *testing.T) {
	whole, end := traced(t, 8, `{"op":"k.trace","seed":"2","ranks":3,"columns":3,"draw":1,"strategy":"astar:score=length:reparent=propagate"}`)
	parents, costs := make([]int, end.Nodes), make([]int, end.Nodes)
	goal := 0
	for e := range slices.Chunk(whole.Events, 8) {
		if e[0] != engine.EventNumber(engine.Duplicate) && e[0] != engine.EventNumber(engine.Expanded) {
			parents[e[1]], costs[e[1]] = e[2], e[4]
		}
		if goal = e[1]; e[0] == engine.EventNumber(engine.Found) && e[6] < e[4] {
			t.Errorf("f %d is less than g %d", e[6], e[4])
		}
	}
	if end.Verdict != "solved" {
		t.Fatalf("verdict %s", end.Verdict)
	}
	for n := goal; n != 0; n = parents[n] {
		if costs[n] <= costs[parents[n]] {
			t.Errorf("node %d costs %d, its parent %d", n, costs[n], costs[parents[n]])
		}
	}
}

// TestTraceCut records ten nodes of runs, which then end.
func TestTraceCut(t *testing.T) {
	for _, op := range []string{`"d.trace","landlord":"5577K","peasant":"668A","strategy":"dfpn"`, `"d.trace","landlord":"5577K","peasant":"668A"`} {
		if _, end := traced(t, 4, `{"op":%s,"nodes":10}`, op); end.Nodes != 10 || !end.Cut || end.Reason != "node limit" {
			t.Errorf("%s: %+v", op, end)
		}
	}
	if _, end := traced(t, 8, `{"op":"k.trace","seed":"2","ranks":3,"columns":3,"nodes":10}`); end.Nodes != 10 || !end.Cut || end.Reason != "node limit" {
		t.Errorf("klondike: %+v", end)
	}
}
