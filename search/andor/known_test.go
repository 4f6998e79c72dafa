// Known games, least costs, and the pinned amount of work.

package andor_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// TestNim checks Bouton's theorem: the side to move wins if the exclusive or isn't zero.
func TestNim(t *testing.T) {
	for i := range 2 * 256 {
		s := searchtest.NimState{Heaps: [4]uint8{uint8(i & 3), uint8(i >> 2 & 3), uint8(i >> 4 & 3), uint8(i >> 6 & 3)}, Refuter: i >= 256}
		h := s.Heaps
		want := andor.Lost
		if (h[0]^h[1]^h[2]^h[3] != 0) != s.Refuter {
			want = andor.Won
		}
		for name, engine := range nimEngines {
			if r, err := engine(context.Background(), searchtest.Nim{}, s, nimConfig{}); err != nil || r.Outcome != want {
				t.Errorf("%s, %v: %v, %v; want %v", name, s, r.Outcome, err, want)
			}
		}
	}
}

// TestNoughts: X can't force a win from the empty board, but can when O answers
// the corner with the next edge.
func TestNoughts(t *testing.T) {
	for board, want := range map[searchtest.Board]andor.Outcome{
		{}:           andor.Lost,
		{X: 1, O: 2}: andor.Won,
	} {
		for _, e := range []func(context.Context, andor.Game[searchtest.Board, uint8, searchtest.Board], searchtest.Board, andor.Config[searchtest.Board, uint8]) (andor.Result[searchtest.Board, uint8], error){
			andor.Labelling[searchtest.Board, uint8, searchtest.Board], andor.AOStar[searchtest.Board, uint8, searchtest.Board],
			andor.AlphaBeta[searchtest.Board, uint8, searchtest.Board], andor.DFPN[searchtest.Board, uint8, searchtest.Board],
		} {
			if r, err := e(context.Background(), searchtest.Noughts{}, board, andor.Config[searchtest.Board, uint8]{}); err != nil || r.Outcome != want {
				t.Errorf("%v: %v, %v; want %v", board, r.Outcome, err, want)
			}
		}
	}
}

// TestEpsilon: the further the best child may grow, the fewer states df-pn expands again (Pawlewicz and Lew 2007), and the verdict is the
// same.
func TestEpsilon(t *testing.T) {
	again := map[float64]int64{}
	for _, size := range [][2]int{{4, 4}, {5, 4}} {
		g, err := searchtest.NewConnect(size[0], size[1])
		if err != nil {
			t.Fatal(err)
		}
		for _, epsilon := range []float64{-1, 0, 1, 4} {
			c := andor.Config[searchtest.Discs, uint8]{DFPN: andor.DFPNOptions{Backup: andor.Sum, Epsilon: epsilon}}
			got, err := andor.DFPN(context.Background(), g, searchtest.Discs{}, c)
			if err != nil || got.Outcome != andor.Lost {
				t.Fatalf("%v fields, epsilon %g: %v, error %v", size, epsilon, got.Outcome, err)
			}
			again[epsilon] += got.Stats.Expanded - got.Stats.States
		}
	}
	if !(again[-1] > again[0] && again[0] > again[1] && again[1] > again[4]) {
		t.Errorf("expanded again, by epsilon: %v", again)
	}
}

// TestToysConform runs the conformance suite over the toy games.
func TestToysConform(t *testing.T) {
	if err := searchtest.ConformGame(searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{3, 4, 5}}, 2000); err != nil {
		t.Fatal(err)
	}
	if err := searchtest.ConformGame(searchtest.Noughts{}, searchtest.Board{}, 6000); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(11, 12))
	for range 100 {
		if err := searchtest.ConformGame(searchtest.RandomGameGraph(r, 50, 4, 10), 0, 100); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLeastCost checks AOStar's guarantee against the oracle: the quickest forced win with Max, the smallest strategy tree with Sum, with
// and without a heuristic that never overestimates. The proof must cost no more.
func TestLeastCost(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for i := range 3000 {
		n := 1 + r.IntN(50)
		g := searchtest.RandomGameGraph(r, n, 1+r.IntN(4), 1+r.IntN(10))
		oracle := searchtest.NewGameOracle(g)
		for _, backup := range []andor.Backup{andor.Max, andor.Sum} {
			want := search.Cost(search.Infinite)
			if oracle.Outcome(0) == andor.Won {
				want = search.Cost(oracle.Moves(0))
				if backup == andor.Sum {
					want = search.Cost(oracle.Size(0))
				}
			}
			c := graphConfig{Proof: true, AOStar: andor.AOStarOptions[int32]{Backup: backup}}
			if i%2 == 0 {
				c.AOStar.Heuristic = func(v int32) search.Cost {
					return search.Cost(oracle.Moves(v) * (int(v)*7%4 + 1) / 4)
				}
			}
			got, err := andor.AOStar(context.Background(), g, 0, c)
			if err != nil || got.Cost != want {
				t.Fatalf("backup %d: cost %d, %v; want %d\n%+v", backup, got.Cost, err, want, g)
			}
			if backup == andor.Max && got.Outcome == andor.Won && len(got.Proof.Longest()) != int(want) {
				t.Fatalf("the proof takes %d moves instead of %d\n%+v", len(got.Proof.Longest()), want, g)
			}
		}
	}
}

// TestSignature pins the expansions of every engine on a position of Nim with 3,360 states, lost for the prover. A commit that changes a
// count must say so.
func TestSignature(t *testing.T) {
	want := map[string]int64{"labelling": 3342, "aostar": 3049, "alphabeta": 2506, "dfpn": 2506}
	for name, engine := range nimEngines {
		r, err := engine(context.Background(), searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{4, 5, 6, 7}}, nimConfig{})
		if err != nil || r.Outcome != andor.Lost || r.Stats.Expanded != want[name] {
			t.Errorf("%q: %v after %d expansions, %v; want %d", name, r.Outcome, r.Stats.Expanded, err, want[name])
		}
	}
}
