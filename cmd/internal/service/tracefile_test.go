package service

// Traces as files: a saved and opened trace is the same run; other texts are refused.

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"kedou/search"
	"kedou/search/trace"
)

// saved asks for a run as a file.
func saved(t *testing.T, format string, args ...any) string {
	t.Helper()
	var text strings.Builder
	err := New(Native, All()).Serve(context.Background(), fmt.Appendf(nil, format, args...), func(line []byte) error {
		var p piece
		err := json.Unmarshal(line, &p)
		if p.Event == "error" {
			t.Errorf("%s", line)
		}
		text.WriteString(p.Text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// TestTraceFiles saves runs of every engine, and opens the files as the same runs.
func TestTraceFiles(t *testing.T) {
	for _, strategy := range []string{"astar", "idastar", "beam:width=20", "greedy", "bfs"} {
		compareRuns(t, 8, "k.trace", fmt.Sprintf(`"seed":"2","ranks":3,"columns":3,"draw":1,"strategy":%q`, strategy))
	}
	for _, hands := range []string{`"landlord":"TJ","peasant":"TQ","lead":"peasant"`, `"landlord":"345","down":"46","up":"7"`, `"landlord":"5577K","peasant":"668A"`} {
		for _, strategy := range []string{"labelling", "aostar", "alphabeta", "dfpn"} {
			compareRuns(t, 4, "d.trace", fmt.Sprintf(`%s,"strategy":%q`, hands, strategy))
		}
	}
}

// compareRuns compares a run with the same run from a file.
func compareRuns(t *testing.T, width int, op, request string) {
	t.Helper()
	want, wanted := traced(t, width, `{"op":%q,%s}`, op, request)
	text, _ := json.Marshal(saved(t, `{"op":%q,%s}`, op+".file", request))
	got, ended := traced(t, width, `{"op":"trace.open","text":%s}`, text)
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: the run from the file differs: %d and %d nodes, %d and %d numbers", request, len(got.Text), len(want.Text), len(got.Events), len(want.Events))
	}
	if ended.Verdict != wanted.Verdict || ended.Reason != wanted.Reason {
		t.Errorf("%s: the file ends with %s %s, the run with %s %s", request, ended.Verdict, ended.Reason, wanted.Verdict, wanted.Reason)
	}
}

// TestTraceOfMoves opens a file of Klondike with moves only, as solve --trace writes it, as the run with states.
func TestTraceOfMoves(t *testing.T) {
	const request = `"seed":"4","draw":1,"strategy":"astar","limits":{"expansions":300}`
	want, _ := traced(t, 8, `{"op":"k.trace",%s}`, request)
	var bare bytes.Buffer
	var w *trace.Writer
	run, err := trace.Follow(strings.NewReader(saved(t, `{"op":"k.trace.file",%s}`, request)), func(r *trace.Replay, e trace.Event) error {
		if w == nil {
			w = trace.NewWriter(&bare, r.Header)
		}
		e.State = ""
		w.Write(e)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	status := search.Solved
	if run.End.Status != status.String() {
		t.Fatalf("the deal is %s", run.End.Status)
	}
	if err := w.Close(status, search.NoReason); err != nil {
		t.Fatal(err)
	}
	text, _ := json.Marshal(bare.String())
	if got, _ := traced(t, 8, `{"op":"trace.open","text":%s}`, text); !reflect.DeepEqual(got, want) {
		t.Errorf("%d nodes, %d in the run", len(got.Text), len(want.Text))
	}
}

// TestTraceFileRefused: a text that is no trace, or too large a trace, is refused with its line.
func TestTraceFileRefused(t *testing.T) {
	good := saved(t, `{"op":"d.trace.file","landlord":"TJ","peasant":"TQ"}`)
	for text, want := range map[string]string{
		"": "line 1: empty", "{}": "line 1: the line is cut short", good[:len(good)/2]: "cut short", good + "\n": "nothing may follow",
		strings.Replace(good, `"parent":0`, `"parent":7`, 1): "parent", strings.Replace(good, "true -", "maybe -", 1): "crc32",
		strings.Repeat("a", 1<<17): "longer than", strings.Replace(good, `"parent":0`, `"parent": 0`, 1): `expected %s","{`,
	} {
		request, _ := json.Marshal(map[string]string{"text": text})
		var last string
		err := New(Native, All()).Serve(context.Background(), append([]byte(`{"op":"trace.open",`), request[1:]...), func(line []byte) error {
			last = string(line)
			return nil
		})
		if err != nil || !strings.Contains(last, `"error"`) || !strings.Contains(last, want) || !strings.Contains(last, `"field":"trace"`) {
			t.Errorf("%.20q…: %s, %v; want %q", text, last, err, want)
		}
	}
	long := make([]byte, MaxTrace+1)
	copy(long, `{"op":"trace.open","text":"`)
	if _, err := opOf(long); err == nil {
		t.Error("a request of more than MaxTrace bytes is read")
	}
}
