// Every engine on Nim.

package andor_test

import (
	"context"
	"fmt"
	"os"

	"kedou/search"
	"kedou/search/andor"
	"kedou/search/searchtest"
)

// config sets an engine's options for Nim.
type config = andor.Config[searchtest.NimState, searchtest.NimMove]

// Two heaps of two stones and one of one: the winning move takes the single stone.
var start = searchtest.NimState{Heaps: [4]uint8{2, 2, 1}}

func ExampleLabelling() {
	r, err := andor.Labelling(context.Background(), searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 1}}, config{
		Observe: func(e search.Event[searchtest.NimState, searchtest.NimMove]) {
			switch e.Kind {
			case "expand":
				fmt.Print("examines ", e.ID, "; ")
			case "won", "lost":
				fmt.Print(e.ID, " is ", e.Kind, "; ")
			}
		},
	})
	fmt.Println(r.Outcome, err)
	// Output:
	// examines 0; examines 1; examines 2; examines 3; examines 4; 4 is lost; 1 is lost; 3 is lost; examines 5; examines 6; examines 7; 7 is won; 5 is won; 6 is won; 2 is won; 0 is won; won <nil>
}

func ExampleAOStar() {
	r, err := andor.AOStar(context.Background(), searchtest.Nim{}, start, config{Proof: true})
	fmt.Println(r.Outcome, "in", r.Cost, "moves", err)
	fmt.Println(r.Proof.Longest())
	// Output:
	// won in 5 moves <nil>
	// [{2 1} {0 1} {1 1} {0 1} {1 1}]
}

func ExampleAlphaBeta() {
	r, err := andor.AlphaBeta(context.Background(), searchtest.Nim{}, start, config{
		Limits: search.Limits{Memory: 1 << 20},
		Proof:  true,
	})
	fmt.Println(r.Outcome, err)
	fmt.Println(andor.Verify(searchtest.Nim{}, start, r.Proof))
	// Output:
	// won <nil>
	// <nil>
}

func ExampleDFPN() {
	r, err := andor.DFPN(context.Background(), searchtest.Nim{}, start, config{
		Limits: search.Limits{Expansions: 3},
	})
	fmt.Println(r.Outcome, r.Reason == search.ExpansionLimit, err)
	// Output: undecided true <nil>
}

func ExamplePrintProof() {
	r, _ := andor.AOStar(context.Background(), searchtest.Nim{}, start, config{Proof: true})
	andor.PrintProof(os.Stdout, searchtest.Nim{}, r.Proof, 3)
	// Output:
	// 2,2,1,0: won
	//   2-1 → 1
	//     0-2 → 8
	//       1-2 → 9, won
	//     0-1 → 4
	//       1-1 → 5, 2 more not shown
	//     1-2 → 3
	//       0-2 → 9, won
	//     1-1 → 2
	//       0-1 → 5, 2 more not shown
}

// The loser's moves that a strategy answers, counted by depth.
func ExampleProof_Walk() {
	r, _ := andor.AOStar(context.Background(), searchtest.Nim{}, start, config{Proof: true})
	answered := make([]int, 1+len(r.Proof.Longest()))
	r.Proof.Walk(func(v andor.Visit[searchtest.NimMove]) bool {
		if v.Depth%2 == 0 && v.Depth > 0 {
			answered[v.Depth]++
		}
		return true
	})
	fmt.Println(answered)
	// Output: [0 0 4 0 2 0]
}
