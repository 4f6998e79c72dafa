// Replays of the engines for games, compared with the engines and the oracle.

package trace

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// runner is an engine of search/andor.
type runner[S, M any, K comparable] func(context.Context, andor.Game[S, M, K], S, andor.Config[S, M]) (andor.Result[S, M], error)

// followed runs an engine on g, and replays the events that its observer receives, line by line.
func followed[S, M any, K comparable](t testing.TB, run runner[S, M, K], g andor.Game[S, M, K], start S, each func(*Replay, Event)) *Replay {
	t.Helper()
	replay := new(Replay)
	r, err := run(context.Background(), g, start, andor.Config[S, M]{Observe: Record[S, M](func(e Event) {
		if err := replay.Apply(e); err != nil {
			t.Fatal(err)
		}
		each(replay, e)
	}, nil, nil)})
	if err != nil || replay.Nodes[0].Outcome != r.Outcome {
		t.Fatalf("the replay ends with %v, the engine with %v, %v", replay.Nodes[0].Outcome, r.Outcome, err)
	}
	return replay
}

func nothing(*Replay, Event) {}

// randomGame makes a game of up to n positions.
func randomGame(r *rand.Rand, n int) *searchtest.GameGraph {
	return searchtest.RandomGameGraph(r, 1+r.IntN(n), 1+r.IntN(5), 1+r.IntN(12))
}

// TestGames follows every engine on random games: each label is true, and the positions examined are those that the engine counts.
func TestGames(t *testing.T) {
	engines := map[string]runner[int32, int32, int32]{
		"labelling": andor.Labelling[int32, int32, int32], "aostar": andor.AOStar[int32, int32, int32],
		"alphabeta": andor.AlphaBeta[int32, int32, int32], "dfpn": andor.DFPN[int32, int32, int32],
	}
	r := rand.New(rand.NewPCG(3, 5))
	labels := map[string]int{}
	for range 300 {
		g := randomGame(r, 60)
		oracle := searchtest.NewGameOracle(g)
		for name, run := range engines {
			replay := followed(t, run, g, int32(0), nothing)
			for id, n := range replay.Nodes {
				var s int32
				fmt.Sscan(n.State, &s)
				if n.Outcome != andor.Unknown && n.Outcome != oracle.Outcome(s) || n.And != (g.Kind(s) == andor.And) {
					t.Fatalf("%s: node %d is %v; the truth is %v", name, id, n.Outcome, oracle.Outcome(s))
				}
				if n.Outcome != andor.Unknown {
					labels[name]++
				}
			}
		}
	}
	if t.Log(labels); len(labels) < 4 || labels["dfpn"] < 1000 {
		t.Error("the sample shows too little")
	}
}

// step is what one step of the labelling search did with a node.
type step struct {
	labelled, dropped []search.ID
	inherited         bool // the labels came from known children
}

// TestLabelling compares labels and dropped nodes with plain definitions, after every step of the labelling search on 1,000 random games:
// every label and drop that follows is made.
func TestLabelling(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var dropped, inherited int
	for range 1000 {
		var now step
		followed(t, andor.Labelling[int32, int32, int32], randomGame(r, 60), int32(0), func(r *Replay, e Event) {
			switch e.Kind {
			case engine.Expanded:
				checkStep(t, r, now)
				dropped += len(now.dropped)
				if now.inherited && len(now.labelled) > 0 {
					inherited++
				}
				now = step{}
			case engine.Opened, engine.Duplicate:
				now.inherited = true
			case engine.Won, engine.Lost:
				now.labelled = append(now.labelled, e.ID)
			case engine.Dropped:
				now.dropped = append(now.dropped, e.ID)
			}
		})
	}
	if dropped == 0 || inherited == 0 {
		t.Errorf("%d nodes dropped, %d settled by known children: the sample shows too little", dropped, inherited)
	}
}

// checkStep checks the surroundings of the nodes that a step labelled and dropped.
func checkStep(t *testing.T, r *Replay, s step) {
	t.Helper()
	undecided := func(id search.ID) bool { return r.Nodes[id].Place != Gone && r.Nodes[id].Outcome == andor.Unknown }
	for _, id := range slices.Concat(s.labelled, s.dropped) {
		n := &r.Nodes[id]
		if n.Place == Gone && slices.ContainsFunc(n.parents, undecided) {
			t.Fatalf("node %d is dropped, and is needed", id)
		}
		for _, parent := range n.parents {
			if undecided(parent) && r.judge(parent) != andor.Unknown {
				t.Fatalf("node %d has no label, and by its children is %v", parent, r.judge(parent))
			}
		}
		for _, e := range n.children {
			if (n.Outcome == andor.Lost || n.Place == Gone) && r.Nodes[e.to].Place != Gone && !slices.ContainsFunc(r.Nodes[e.to].parents, undecided) {
				t.Fatalf("node %d isn't dropped, and nothing needs it", e.to)
			}
		}
	}
}

// TestLabellingLists follows the lists of Nim with heaps of 2 and 1. Node 4 is lost in step 5, and so are its parents 1 and 3: 4 leaves
// closed.
func TestLabellingLists(t *testing.T) {
	var lists []string
	followed(t, andor.Labelling[searchtest.NimState, searchtest.NimMove, searchtest.NimState], searchtest.Nim{},
		searchtest.NimState{Heaps: [4]uint8{2, 1}}, func(r *Replay, e Event) {
			if e.Kind == engine.Expanded { // the first of open has just entered closed
				lists = append(lists, fmt.Sprint(e.ID, r.In(Open), r.In(Closed)))
			}
		})
	want := []string{
		"0 [] [0]", "1 [2 3] [0 1]", "2 [3 4] [0 1 2]", "3 [4 5 6] [0 1 2 3]", "4 [5 6] [0 1 2 3 4]",
		"5 [6] [0 1 2 3 5]", "6 [7] [0 1 2 3 5 6]", "7 [] [0 1 2 3 5 6 7]",
	}
	if !slices.Equal(lists, want) {
		t.Errorf("lists\n%q, want\n%q", lists, want)
	}
}

// TestGameRefused replays Nim with heaps of 2 and 1 up to an event that can't follow.
func TestGameRefused(t *testing.T) {
	var all []Event
	followed(t, andor.Labelling[searchtest.NimState, searchtest.NimMove, searchtest.NimState], searchtest.Nim{},
		searchtest.NimState{Heaps: [4]uint8{2, 1}}, func(_ *Replay, e Event) { all = append(all, e) })
	first := slices.IndexFunc(all, func(e Event) bool { return e.Kind == engine.Lost })
	for want, wrong := range map[string]Event{
		"by its children the state is undecided":   {Kind: engine.Won, ID: 0, Parent: search.None},
		"by its children the state is lost":        {Kind: engine.Won, ID: 1},
		"the state is under 1":                     {Kind: engine.Lost, ID: 4, Parent: 2},
		"the state is not new":                     {Kind: engine.Opened, ID: 3},
		"the next new state is 7":                  {Kind: engine.Opened, ID: 9},
		"the state is unknown":                     {Kind: engine.Duplicate, ID: 7},
		"no event has this name":                   {Kind: "bogus", ID: 1},
		"its parent 70 is unknown":                 {Kind: engine.Duplicate, ID: 3, Parent: 70},
		"the state is in no list under that":       {Kind: engine.Dropped, ID: 3, Parent: 1},
		"the state is not in the open list under ": {Kind: engine.Expanded, ID: 5, Parent: 1},
	} {
		var r Replay
		for _, e := range all[:first+1] {
			if err := r.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		if err := r.Apply(wrong); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}

// TestEditedGame damages two traces of games in hundreds of ways: one that a limit ended, and one that ran to its end. The reader refuses
// every copy.
func TestEditedGame(t *testing.T) {
	for _, limit := range []int64{3, 0} {
		var file bytes.Buffer
		w := NewWriter(&file, Header{Problem: "nim", Engine: "labelling", Start: "2,1"})
		r, err := andor.Labelling(t.Context(), searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 1}},
			andor.Config[searchtest.NimState, searchtest.NimMove]{
				Limits: search.Limits{Expansions: limit}, Observe: Record[searchtest.NimState, searchtest.NimMove](w.Write, nil, nil),
			})
		if err := errors.Join(err, w.Close(r.Outcome, r.Reason)); err != nil {
			t.Fatal(err)
		}
		text, edits := file.String(), 0
		if _, err := Follow(&file, nil); err != nil {
			t.Fatal(err)
		}
		for name, edited := range searchtest.Edits(text) {
			if _, err := Follow(strings.NewReader(edited), nil); err == nil {
				t.Errorf("%v: %s: not noticed", r.Outcome, name)
			}
			edits++
		}
		if t.Logf("%v: %d edited files, all refused", r.Outcome, edits); edits < 100 {
			t.Error("too few edits")
		}
	}
}

// TestGameFile writes traces of games to a file and reads them back; the last line must agree with the events.
func TestGameFile(t *testing.T) {
	for _, run := range []runner[searchtest.NimState, searchtest.NimMove, searchtest.NimState]{
		andor.Labelling[searchtest.NimState, searchtest.NimMove, searchtest.NimState], andor.DFPN[searchtest.NimState, searchtest.NimMove, searchtest.NimState],
	} {
		for _, verdict := range []andor.Outcome{andor.Won, andor.Lost, andor.Unknown} {
			var file bytes.Buffer
			w := NewWriter(&file, Header{Problem: "nim", Engine: "e", Start: "2,1"})
			want := followed(t, run, searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 1}}, func(_ *Replay, e Event) { w.Write(e) })
			if err := w.Close(verdict, search.Cancelled); err != nil {
				t.Fatal(err)
			}
			got, err := Follow(&file, nil)
			if verdict != andor.Won {
				if err == nil || !strings.Contains(err.Error(), "the events say otherwise") {
					t.Errorf("%v: error %v", verdict, err)
				}
				continue
			}
			if err != nil || got.End.Status != "won" || got.End.Reason != "" || fmt.Sprint(got.Nodes) != fmt.Sprint(want.Nodes) {
				t.Errorf("%v, %+v; want\n%+v", err, got, want)
			}
		}
	}
}
