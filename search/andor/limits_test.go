// Limits end a search early, and are never taken for an answer.

package andor_test

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

type nimConfig = andor.Config[searchtest.NimState, searchtest.NimMove]

type nimEngine func(context.Context, andor.Game[searchtest.NimState, searchtest.NimMove, searchtest.NimState], searchtest.NimState, nimConfig) (andor.Result[searchtest.NimState, searchtest.NimMove], error)

var nimEngines = map[string]nimEngine{
	"labelling": andor.Labelling[searchtest.NimState, searchtest.NimMove, searchtest.NimState],
	"aostar":    andor.AOStar[searchtest.NimState, searchtest.NimMove, searchtest.NimState],
	"alphabeta": andor.AlphaBeta[searchtest.NimState, searchtest.NimMove, searchtest.NimState],
	"dfpn":      andor.DFPN[searchtest.NimState, searchtest.NimMove, searchtest.NimState],
}

// hard is a position of Nim that every engine needs thousands of expansions for.
var hard = searchtest.NimState{Heaps: [4]uint8{9, 10, 11, 8}}

func TestLimits(t *testing.T) {
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	tests := []struct {
		name   string
		ctx    context.Context
		limits search.Limits
		reason search.Reason
		only   []string // engines; none: all
	}{
		{"expansions", context.Background(), search.Limits{Expansions: 1500}, search.ExpansionLimit, nil},
		{"time", context.Background(), search.Limits{Time: 1}, search.TimeLimit, nil},
		{"cancelled", cancelled, search.Limits{}, search.Cancelled, nil},
		{"memory", context.Background(), search.Limits{Memory: 512 << 10}, search.MemoryLimit, []string{"labelling", "aostar"}},
		{"depth", context.Background(), search.Limits{Depth: 3}, search.DepthLimit, []string{"labelling", "aostar", "alphabeta"}},
	}
	for _, test := range tests {
		for name, engine := range nimEngines {
			if test.only != nil && !slices.Contains(test.only, name) {
				continue
			}
			r, err := engine(test.ctx, searchtest.Nim{}, hard, nimConfig{Limits: test.limits, Proof: true})
			if r.Outcome != andor.Unknown || r.Reason != test.reason || r.Proof != nil {
				t.Errorf("%s, %s: %v, reason %d, proof %v", test.name, name, r.Outcome, r.Reason, r.Proof)
			}
			if cancelled := test.reason == search.Cancelled; errors.Is(err, context.Canceled) != cancelled {
				t.Errorf("%s, %s: error %v", test.name, name, err)
			}
			if n := test.limits.Expansions; n > 0 && r.Stats.Expanded != n {
				t.Errorf("%s: %d expansions under a limit of %d", name, r.Stats.Expanded, n)
			}
		}
	}
}

// TestDepthLimit: a win within the limit is found, and none beyond it. With one heap the prover takes all; with three heaps of one stone
// the third move wins.
func TestDepthLimit(t *testing.T) {
	one, three := searchtest.NimState{Heaps: [4]uint8{5}}, searchtest.NimState{Heaps: [4]uint8{1, 1, 1}}
	for _, name := range []string{"labelling", "aostar", "alphabeta"} {
		for _, c := range []struct {
			start searchtest.NimState
			depth int
			want  andor.Outcome
		}{{one, 1, andor.Won}, {three, 1, andor.Unknown}, {three, 2, andor.Unknown}, {three, 3, andor.Won}} {
			r, err := nimEngines[name](context.Background(), searchtest.Nim{}, c.start, nimConfig{Limits: search.Limits{Depth: c.depth}})
			if err != nil || r.Outcome != c.want || (r.Reason == search.DepthLimit) != (c.want == andor.Unknown) {
				t.Errorf("%s, %v, depth %d: %v %v, %v", name, c.start, c.depth, r.Outcome, r.Reason, err)
			}
		}
	}
	if _, err := nimEngines["dfpn"](context.Background(), searchtest.Nim{}, one, nimConfig{Limits: search.Limits{Depth: 1}}); !errors.Is(err, search.ErrLimits) {
		t.Errorf("dfpn: %v", err)
	}
}

// TestCancelWhileSearching cancels from the progress report.
func TestCancelWhileSearching(t *testing.T) {
	for name, engine := range nimEngines {
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		r, err := engine(ctx, searchtest.Nim{}, hard, nimConfig{Progress: func(s search.Stats) {
			if s.Expanded < 1024 {
				t.Errorf("%s: progress after %d expansions", name, s.Expanded)
			}
			cancel()
		}})
		cancel()
		if r.Reason != search.Cancelled || !errors.Is(err, context.Canceled) || r.Stats.Expanded > 2048 {
			t.Errorf("%s: reason %d after %d expansions, %v", name, r.Reason, r.Stats.Expanded, err)
		}
	}
}

// TestNegativeEstimates: an estimate below zero ends AO* by an error, at the start and later.
func TestNegativeEstimates(t *testing.T) {
	for asked := range 3 {
		c := nimConfig{AOStar: andor.AOStarOptions[searchtest.NimState]{Heuristic: func(searchtest.NimState) search.Cost {
			asked--
			return search.Cost(min(asked, 0))
		}}}
		if r, err := andor.AOStar(context.Background(), searchtest.Nim{}, hard, c); err != search.ErrNegativeEstimate || r.Outcome != andor.Unknown || r.Cost < 0 {
			t.Errorf("%v, cost %d, error %v", r.Outcome, r.Cost, err)
		}
	}
}

// TestCycle gives every engine games with a way of some moves into a cycle. Their error is not said to be a limit, and comes within a few rounds.
func TestCycle(t *testing.T) {
	for _, way := range []int{0, 1, 7} {
		for _, round := range []int{1, 2, 3, 16, 100} {
			n := way + round
			ring := &searchtest.GameGraph{Kinds: make([]andor.Kind, n), Values: make([]andor.Outcome, n), Edges: make([][]int32, n)}
			for v := range n {
				ring.Kinds[v], ring.Edges[v] = andor.Kind(v%2), []int32{int32(v + 1)}
			}
			ring.Edges[n-1][0] = int32(way)
			for _, e := range graphEngines {
				for _, e.config.Proof = range []bool{false, true} {
					r, err := e.decide(context.Background(), ring, 0, e.config)
					if r.Outcome != andor.Unknown || err != andor.ErrCycle || r.Reason != search.NoReason || r.Stats.Expanded > int64(4*n+4) {
						t.Errorf("%s, %d moves into a cycle of %d: %v %q after %d expansions, error %v", e.name, way, round, r.Outcome, r.Reason, r.Stats.Expanded, err)
					}
				}
			}
		}
	}
}

// TestEndlessLine: a line without a cycle that is too long is told as one.
func TestEndlessLine(t *testing.T) {
	const n = 1<<16 + 10
	line := &searchtest.GameGraph{Kinds: make([]andor.Kind, n), Values: make([]andor.Outcome, n), Edges: make([][]int32, n)}
	for v := range n - 1 {
		line.Edges[v] = []int32{int32(v + 1)}
	}
	r, err := andor.AlphaBeta(context.Background(), line, 0, graphConfig{})
	if err != andor.ErrCycle || r.Reason != search.NoReason || r.Stats.Depth != 1<<16 {
		t.Errorf("%v %q at depth %d, error %v", r.Outcome, r.Reason, r.Stats.Depth, err)
	}
}

// TestSenselessSettings: an engine refuses a setting of its own that makes no sense, by its name and value.
func TestSenselessSettings(t *testing.T) {
	for want, c := range map[string]nimConfig{
		"andor: Backup is 7; use Max, Sum or Weak": {AOStar: andor.AOStarOptions[searchtest.NimState]{Backup: 7}, DFPN: andor.DFPNOptions{Backup: 7}},
		"andor: Epsilon can't be NaN":              {DFPN: andor.DFPNOptions{Epsilon: math.NaN()}},
	} {
		for name, engine := range nimEngines {
			own := name == "dfpn" || name == "aostar" && c.AOStar.Backup > 0
			if _, err := engine(context.Background(), searchtest.Nim{}, lost, c); own && (err == nil || err.Error() != want) || !own && err != nil {
				t.Errorf("%s: error %v, want %q", name, err, want)
			}
		}
	}
	for name, engine := range nimEngines {
		for _, l := range []search.Limits{{Expansions: -1}, {Memory: -1}, {Depth: -1}, {Time: -1}} {
			if _, err := engine(context.Background(), searchtest.Nim{}, lost, nimConfig{Limits: l}); !errors.Is(err, search.ErrLimits) {
				t.Errorf("%s, %+v: error %v", name, l, err)
			}
		}
	}
}

// TestBackEdges lets edges of random games lead back. An engine that answers all the same has a proof that Verify accepts, and no engine
// hangs or overflows the stack.
func TestBackEdges(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	answers, cycles := 0, 0
	for range 500 {
		n := 2 + r.IntN(10)
		g := searchtest.RandomGameGraph(r, n, 3, 6)
		for range 1 + r.IntN(4) {
			if out := g.Edges[r.IntN(n)]; len(out) > 0 {
				out[r.IntN(len(out))] = int32(r.IntN(n))
			}
		}
		for _, e := range graphEngines {
			c := e.config
			c.Proof, c.Limits.Expansions = true, 1000
			got, err := e.decide(context.Background(), g, 0, c)
			switch {
			case errors.Is(err, andor.ErrCycle):
				cycles++
			case err != nil:
				t.Fatalf("%s: %v\n%+v", e.name, err, g)
			case got.Proof != nil:
				answers++
				if err := andor.Verify(g, 0, got.Proof); err != nil {
					t.Fatalf("%s: %v\n%+v", e.name, err, g)
				}
			}
		}
	}
	if answers == 0 || cycles == 0 {
		t.Errorf("%d answers, %d cycles: the sample shows too little", answers, cycles)
	}
}

// lost is a position of Nim with 3,360 states, lost for the prover.
var lost = searchtest.NimState{Heaps: [4]uint8{4, 5, 6, 7}}

// TestLittleMemory gives the engines with a table room for a fraction of the states: verdicts stay right, the table stays within the limit,
// and a proof that needs more is left out with the reason.
func TestLittleMemory(t *testing.T) {
	const limit = 56 << 10
	for _, name := range []string{"alphabeta", "dfpn"} {
		c := nimConfig{Proof: true, Limits: search.Limits{Memory: limit}}
		r, err := nimEngines[name](context.Background(), searchtest.Nim{}, lost, c)
		if err != nil || r.Outcome != andor.Lost || r.Stats.Bytes > limit {
			t.Errorf("%s: %v, %d bytes, %v", name, r.Outcome, r.Stats.Bytes, err)
		}
		if r.Proof != nil || r.Reason != search.MemoryLimit {
			t.Errorf("%s: proof %v, reason %d", name, r.Proof, r.Reason)
		}
		if r.Stats.Expanded < 3*3360 {
			t.Errorf("%s: only %d expansions; was the table ever full?", name, r.Stats.Expanded)
		}
	}
}

// TestProofFromForgetfulTable takes a proof from a table that has lost most entries, so that many moves have to be searched again.
func TestProofFromForgetfulTable(t *testing.T) {
	r, err := andor.ForgetfulAlphaBeta(context.Background(), searchtest.Nim{}, lost, nimConfig{Proof: true}, 32<<10)
	if err != nil || r.Proof == nil {
		t.Fatalf("%+v, %v", r, err)
	}
	if err := andor.Verify(searchtest.Nim{}, lost, r.Proof); err != nil {
		t.Error(err)
	}
}
