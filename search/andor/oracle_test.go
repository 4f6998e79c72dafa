// One oracle for all engines: on random games, with and without proofs, with memory for every state and with almost none.

package andor_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

type graphEngine struct {
	name   string
	decide func(context.Context, andor.Game[int32, int32, int32], int32, andor.Config[int32, int32]) (andor.Result[int32, int32], error)
	config andor.Config[int32, int32]
}

type graphConfig = andor.Config[int32, int32]

// graphEngines lists every engine in every setting that changes its search.
var graphEngines = []graphEngine{
	{"labelling", andor.Labelling[int32, int32, int32], graphConfig{}},
	{"aostar", andor.AOStar[int32, int32, int32], graphConfig{}},
	{"aostar sum", andor.AOStar[int32, int32, int32], graphConfig{AOStar: andor.AOStarOptions[int32]{Backup: andor.Sum}}},
	{"alphabeta", andor.AlphaBeta[int32, int32, int32], graphConfig{}},
	{"alphabeta no probe", andor.AlphaBeta[int32, int32, int32], graphConfig{AlphaBeta: andor.AlphaBetaOptions{NoProbe: true}}},
	{"dfpn", andor.DFPN[int32, int32, int32], graphConfig{}},
	{"dfpn sum", andor.DFPN[int32, int32, int32], graphConfig{DFPN: andor.DFPNOptions{Backup: andor.Sum, Epsilon: -1}}},
	{"dfpn one", andor.DFPN[int32, int32, int32], graphConfig{DFPN: andor.DFPNOptions{Backup: andor.Sum, Epsilon: 1}}},
	{"dfpn first child", andor.DFPN[int32, int32, int32], graphConfig{DFPN: andor.DFPNOptions{Epsilon: math.Inf(1)}}},
	{"dfpn weak", andor.DFPN[int32, int32, int32], graphConfig{DFPN: andor.DFPNOptions{Backup: andor.Weak}}},
}

// wildGuess estimates at random, outside the bounds that andor.Estimator sets.
type wildGuess struct{ *searchtest.GameGraph }

func (wildGuess) Estimate(v int32) (proof, disproof uint32) {
	extremes := [...]uint32{0, 1, math.MaxUint32}
	return extremes[v%3], extremes[v/3%3]
}

// TestEstimatesDecideNothing: no estimate leads to a wrong verdict.
func TestEstimatesDecideNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	for range 3000 {
		n := 1 + r.IntN(40)
		g := searchtest.RandomGameGraph(r, n, 1+r.IntN(4), 1+r.IntN(n))
		want := searchtest.NewGameOracle(g).Outcome(0)
		for _, backup := range []andor.Backup{andor.Max, andor.Sum, andor.Weak} {
			got, err := andor.DFPN(context.Background(), wildGuess{g}, 0, graphConfig{DFPN: andor.DFPNOptions{Backup: backup}})
			if err != nil || got.Outcome != want {
				t.Fatalf("backup %d: %v, %v; want %v\n%+v", backup, got.Outcome, err, want, g)
			}
		}
	}
}

// TestRandomGames compares every engine with the oracle on 20,000 games, and verifies every fourth proof; KEDOU_LONG=1 takes a million.
func TestRandomGames(t *testing.T) {
	games := searchtest.Size(20_000, 1_000_000)
	r := rand.New(rand.NewPCG(1, 2))
	var proved int
	for i := range games {
		n := 1 + r.IntN(40)
		g := searchtest.RandomGameGraph(r, n, 1+r.IntN(4), 1+r.IntN(n))
		oracle := searchtest.NewGameOracle(g)
		want := oracle.Outcome(0)
		for _, e := range graphEngines {
			c := e.config
			c.Proof = i%4 == 0
			got, err := e.decide(context.Background(), g, 0, c)
			if err != nil || got.Outcome != want || got.Reason != search.NoReason {
				t.Fatalf("game %d, %s: %v (reason %v, error %v), want %v\n%+v", i, e.name, got.Outcome, got.Reason, err, want, g)
			}
			if c.Proof {
				if err := andor.Verify(g, 0, got.Proof); err != nil {
					t.Fatalf("game %d, %s: %v\n%+v", i, e.name, err, g)
				}
			}
		}
		if want == andor.Won {
			proved++
		}
	}
	if proved < games/4 || proved > games*3/4 {
		t.Errorf("%d of %d games proved: the sample is lopsided", proved, games)
	}
}
