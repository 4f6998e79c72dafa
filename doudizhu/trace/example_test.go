// A run followed while it runs.

package trace_test

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	dtrace "kedou/doudizhu/trace"
	"kedou/search/andor"
	"kedou/search/trace"
)

// The landlord holds T and J, the peasant T and Q, and the peasant leads: the example follows every
// event of the search, and prints those that make nodes. Plays have a class and a base card; true
// marks a state in which the side to move has to play.
func Example() {
	e, err := doudizhu.Notation{}.ParseEndgame("ID TJ TQ P")
	if err != nil {
		panic(err)
	}
	rules, err := doudizhu.ParseRules("basic")
	if err != nil {
		panic(err)
	}
	var run trace.Replay
	result, err := andor.Labelling(context.Background(), rules.Game(&e), e.State(),
		andor.Config[doudizhu.State, doudizhu.Play]{Observe: dtrace.Record(func(e trace.Event) {
			if err := run.Apply(e); err != nil {
				panic(err)
			}
			if e.Kind == "open" && e.ID > 0 && e.ID <= 3 {
				fmt.Printf("%d from %d: %s: %s\n", e.ID, e.Parent, e.Move, e.State)
			}
		}, &e)})
	fmt.Println("the peasant has", result.Outcome, "with", len(run.Nodes), "nodes made", err)
	// Output:
	// 1 from 0: Q A Q: 0J 0 false solo:Q
	// 2 from 0: 0 A 0: 0J Q false solo:0
	// 3 from 1: - - -: 0J 0 true -
	// the peasant has won with 9 nodes made <nil>
}
