// A run recorded, and read from its file alone.

package trace_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/trace"
	"kedou/search"
	"kedou/search/andor"
	searchtrace "kedou/search/trace"
)

// The landlord holds T and J, the peasant T and Q, and the peasant leads: every
// step of the search is written to a file, and what the first two steps made is
// read from there. A pass has no cards; must says that the side to
// move has to play.
func Example() {
	e, err := doudizhu.ParseEndgame("ID TJ TQ P", doudizhu.Notation{})
	if err != nil {
		panic(err)
	}
	rules, err := doudizhu.RuleSet("basic")
	if err != nil {
		panic(err)
	}
	var file bytes.Buffer
	w := trace.NewWriter(&file)
	result, err := andor.Labelling(context.Background(), doudizhu.NewGame(&rules, &e), doudizhu.StateOf(&e),
		andor.Config[doudizhu.State, doudizhu.Play]{Observe: trace.Record(w.Write, &e)})
	if err = errors.Join(err, w.Close(result.Outcome, result.Reason)); err != nil {
		panic(err)
	}

	run, _, err := trace.Follow(&file, func(_ *searchtrace.Replay, e searchtrace.Event) error {
		if e.Kind == search.Opened && e.ID > 0 && e.ID <= 3 {
			fmt.Printf("%d from %d: %s: %s\n", e.ID, e.Parent, e.Move, e.State)
		}
		return nil
	})
	if err != nil {
		panic(err)
	}
	fmt.Println("the peasant has", run.Nodes[0].Outcome, "with", len(run.Nodes), "nodes made")
	// Output:
	// 1 from 0: Q A Q: 0J 0 false solo:Q
	// 2 from 0: 0 A 0: 0J Q false solo:0
	// 3 from 1: - - -: 0J 0 true -
	// the peasant has won with 9 nodes made
}
