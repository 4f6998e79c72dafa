package service

// Explanations by the service: answers, refusals, and the time limit.

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/internal/service/servicetest"
	"kedou/klondike"
	"kedou/klondike/certify"
	"kedou/search"
)

// ask returns the last event that answers a request.
func ask[T any](t *testing.T, request string) (answer T) {
	t.Helper()
	last := ""
	if err := servicetest.Ask(t.Context(), New(Native, Explain()).Serve, request, func(event string) { last = event }); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(last), &answer); err != nil {
		t.Fatalf("%s: %v", last, err)
	}
	return answer
}

// TestLost explains a lost deal, and a deal that a move has lost.
func TestLost(t *testing.T) {
	x := ask[klondikejson.Explained](t, `{"op":"k.explain","seed":"10"}`)
	if x.Verdict != "unsolvable" || x.Lost == nil || len(x.Lost.Block.Cards) != 7 || !x.Lost.Block.Minimal || len(x.Lost.Story.Circle) != 2 {
		t.Errorf("%+v", x)
	}
	if x = ask[klondikejson.Explained](t, `{"op":"k.explain","seed":"10","moves":["@"]}`); x.Lost == nil || !strings.Contains(x.Deal, "|") {
		t.Errorf("%+v", x)
	}
}

// TestProof proves a loss and a win, and checks the records.
func TestProof(t *testing.T) {
	for request, verdict := range map[string]string{
		`{"op":"k.proof","seed":"10"}`: "unsolvable", `{"op":"k.proof","seed":"10","moves":["@"]}`: "unsolvable", `{"op":"k.proof","seed":"31"}`: "solved",
	} {
		x := ask[proofAnswer](t, request)
		head, is := records.ProofHeadOf([]byte(x.Record))
		if x.Verdict != verdict || x.Reason != "" || !is || head.Verdict != verdict || (x.Bytes > 0) == (x.Moves > 0) {
			t.Errorf("%s: %+v", request, x)
		}
		if c, err := klondikejson.CheckProof(t.Context(), []byte(x.Record), head, certify.Unbounded); err != nil || !c.Holds {
			t.Errorf("%s: %+v, %v", request, c, err)
		}
	}
	x := ask[proofAnswer](t, `{"op":"k.proof","seed":"168","limits":{"expansions":100}}`)
	if x.Verdict != "undecided" || x.Reason == "" || !strings.Contains(x.Record, `"verdict":"undecided"`) {
		t.Errorf("%+v", x)
	}
}

// TestProofLimits: a loss whose proof needs more memory than the limit is reported without one.
func TestProofLimits(t *testing.T) {
	r := &verdictRequest{}
	r.Seed = new("235")
	if err := r.read(nil); err != nil {
		t.Fatal(err)
	}
	c := &call{Context: t.Context(), limits: search.Limits{Memory: 2 << 20, Time: time.Hour}, emit: func([]byte) error { return nil }}
	x, err := proveDeal(c, r)
	if a := x.(proofAnswer); err != nil || a.Verdict != "unsolvable" || a.Reason != "memory limit" || !strings.Contains(a.Record, `"verdict":"undecided"`) {
		t.Errorf("%+v, %v", x, err)
	}
}

// TestWon explains a won deal, and then the solution in the answer.
func TestWon(t *testing.T) {
	x := ask[klondikejson.Explained](t, `{"op":"k.explain","seed":"31"}`)
	if x.Verdict != "solved" || x.Won == nil || len(x.Won.Chapters) == 0 {
		t.Fatalf("%+v", x)
	}
	moves, _ := json.Marshal(x.Won.Moves)
	again := ask[klondikejson.Explained](t, `{"op":"k.explain","seed":"31","moves":`+string(moves)+`}`)
	rules := klondike.Standard(3)
	p := klondike.NewDeal(31, rules)
	if again.Won == nil || again.Deal != p.Neutral(rules) || len(again.Won.Chapters) != len(x.Won.Chapters) {
		t.Errorf("%+v", again)
	}
}

// TestEndgame explains an endgame of two hands, also after a play.
func TestEndgame(t *testing.T) {
	x := ask[doudizhujson.Explained](t, `{"op":"d.explain","landlord":"33458JA2","peasant":"4599QQKA"}`)
	if x.Verdict != "landlord" || x.Plan == nil || len(x.Wrong) == 0 || x.Difficulty == nil || x.Difficulty.Natural == 0 {
		t.Errorf("%+v", x)
	}
	x = ask[doudizhujson.Explained](t, `{"op":"d.explain","landlord":"33458JA2","peasant":"4599QQKA","plays":["33"]}`)
	if x.Verdict != "peasant" || x.Plan == nil {
		t.Errorf("%+v", x)
	}
}

// TestLimits wants limits to cut the answer and to be named: after too short a time there is no explanation, and
// no wrong verdict.
func TestLimits(t *testing.T) {
	for _, request := range []string{
		`{"op":"k.explain","seed":"265","limits":{"seconds":0.0000001}}`,
		`{"op":"d.explain","landlord":"33458JA2","peasant":"4599QQKA","limits":{"seconds":0.0000001}}`,
	} {
		x := ask[klondikejson.Explained](t, request)
		if x.Lost != nil || x.Won != nil || x.Reason != "time limit" {
			t.Errorf("%s: %+v", request, x)
		}
	}
	x := ask[klondikejson.Explained](t, `{"op":"k.explain","seed":"265","limits":{"expansions":10}}`)
	if x.Verdict != "undecided" || x.Reason != "expansion limit" {
		t.Errorf("%+v", x)
	}
}

// TestRefused wants faults to be named by their fields.
func TestRefused(t *testing.T) {
	for request, field := range map[string]string{
		`{"op":"k.explain","seed":"x"}`:                                           "seed",
		`{"op":"k.explain","seed":"1","moves":["KH:1>2"]}`:                        "moves",
		`{"op":"k.explain","seed":"1","strategy":"fast"}`:                         "strategy",
		`{"op":"d.explain","landlord":"3","peasant":"4","plays":["3"]}`:           "plays",
		`{"op":"d.explain","landlord":"33333","peasant":"4"}`:                     "landlord",
		`{"op":"d.explain","landlord":"3","peasant":"4","limits":{"seconds":-1}}`: "limits",
	} {
		fault := ask[struct{ Event, Field string }](t, request)
		if fault.Event != "error" || fault.Field != field {
			t.Errorf("%s: %+v, want a fault of %s", request, fault, field)
		}
	}
}

// TestCancelled ends explanations whose client has gone.
func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, request := range []string{`{"op":"k.explain","seed":"10"}`, `{"op":"d.explain","landlord":"33458JA2","peasant":"4599QQKA"}`} {
		last := ""
		err := servicetest.Ask(ctx, New(Native, Explain()).Serve, request, func(e string) { last = e })
		if !errors.Is(err, context.Canceled) || !strings.Contains(last, `"kind":"cancelled"`) {
			t.Errorf("%s: %v, %s", request, err, last)
		}
	}
}

// TestClock: a clock whose time is over ends as a context does.
func TestClock(t *testing.T) {
	c := &call{Context: t.Context(), limits: search.Limits{Time: -1}}
	timed := c.clock()
	if err := timed.Err(); !timed.late(err) {
		t.Errorf("%v because of %v", err, context.Cause(timed))
	}
	select {
	case <-timed.Done():
	default:
		t.Error("Err fires while Done is open")
	}
	if c.limits.Time = time.Hour; c.clock().Err() != nil {
		t.Error("an hour is over at once")
	}
}
