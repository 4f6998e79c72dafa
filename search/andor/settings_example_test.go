// The settings of the engines, one example each, on Nim.

package andor_test

import (
	"bytes"
	"context"
	"fmt"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

type (
	position = searchtest.NimState
	taken    = searchtest.NimMove
	options  = andor.Config[position, taken]
)

// heaps are three heaps of two stones, two and one.
var heaps = position{Heaps: [4]uint8{2, 2, 1}}

// By Sum, AOStar finds the strategy with the fewest moves in all instead of the quickest win. A heuristic that never overestimates keeps
// both promises: here, that a position with stones takes at least one more move.
func ExampleAOStarOptions() {
	for _, backup := range []andor.Backup{andor.Max, andor.Sum} {
		r, err := andor.AOStar(context.Background(), searchtest.Nim{}, heaps, options{
			AOStar: andor.AOStarOptions[position]{Backup: backup, Heuristic: func(p position) search.Cost {
				if p == (position{}) {
					return 0
				}
				return 1
			}},
		})
		fmt.Println(r.Outcome, r.Cost, err)
	}
	// Output:
	// won 5 <nil>
	// won 17 <nil>
}

// Without a technique the outcome stays, and the work grows.
func ExampleAlphaBetaOptions() {
	for _, off := range []bool{false, true} {
		r, err := andor.AlphaBeta(context.Background(), searchtest.Nim{}, position{Heaps: [4]uint8{4, 5, 6}}, options{
			AlphaBeta: andor.AlphaBetaOptions{NoProbe: off, PlainOrder: off},
		})
		fmt.Println(r.Outcome, r.Stats.Expanded, "expanded", err)
	}
	// Output:
	// won 243 expanded <nil>
	// won 247 expanded <nil>
}

// Proof numbers that count every open child once more than Max does, and a search that changes lines at once.
func ExampleDFPNOptions() {
	for _, o := range []andor.DFPNOptions{{}, {Backup: andor.Weak, Epsilon: -1, PlainOrder: true}} {
		r, err := andor.DFPN(context.Background(), searchtest.Nim{}, position{Heaps: [4]uint8{4, 5, 6}}, options{DFPN: o})
		fmt.Println(r.Outcome, r.Stats.Expanded, "expanded", err)
	}
	// Output:
	// won 243 expanded <nil>
	// won 189 expanded <nil>
}

// Who knows the winning moves needs no search: in Nim the winner leaves heaps whose exclusive or is zero. The proof goes to a file and back
// by the game's Codec, and each node lists its moves.
func ExampleBuildProof() {
	nim := searchtest.Nim{}
	winning := func(p position, _ int64) (taken, bool) {
		for _, m := range nim.AppendMoves(nil, p) {
			if q := nim.Next(p, m); q.Heaps[0]^q.Heaps[1]^q.Heaps[2]^q.Heaps[3] == 0 {
				return m, true
			}
		}
		return taken{}, false
	}
	proof := andor.BuildProof(nim, heaps, andor.Won, winning)

	var codec andor.Codec[position, taken] = nim
	var file bytes.Buffer
	if err := andor.WriteProof(&file, codec, proof); err != nil {
		fmt.Println(err)
		return
	}
	back, err := andor.ReadProof(&file, codec)
	if err != nil {
		fmt.Println(err)
		return
	}
	var first andor.Edge[taken] = back.Nodes[0][0]
	fmt.Println("first", codec.FormatMove(first.Move), "then", len(back.Nodes[first.To]), "answers", andor.Verify(nim, heaps, back))
	// Output:
	// first 2-1 then 4 answers <nil>
}

// A long search reports its counts now and then.
func ExampleConfig_progress() {
	reports := 0
	r, err := andor.DFPN(context.Background(), searchtest.Nim{}, position{Heaps: [4]uint8{7, 7, 7, 6}}, options{
		Limits:   search.Limits{Expansions: 5000},
		Progress: func(search.Stats) { reports++ },
	})
	fmt.Println(r.Outcome, r.Reason, "several reports:", reports > 1, err)
	// Output:
	// won  several reports: true <nil>
}
