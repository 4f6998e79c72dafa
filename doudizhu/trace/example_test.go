// A run recorded, and read from its file alone.

package trace_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/trace"
	"kedou/search/andor"
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
	w := trace.NewWriter(&file, &e)
	result, err := andor.Labelling(context.Background(), doudizhu.NewGame(&rules, &e), doudizhu.StateOf(&e),
		andor.Config[doudizhu.State, doudizhu.Play]{Observe: w.Observe})
	if err = errors.Join(err, w.Close(result.Outcome, result.Reason)); err != nil {
		panic(err)
	}

	run, _, err := trace.Replay(&file, func(_ *trace.Run, step trace.Step) error {
		for _, c := range step.Children {
			if m, s := c.Node.Move, c.Node.State; step.Count <= 2 {
				fmt.Printf("%d from %d: cards %q class %q base %q: landlord %s peasant %s must %t note %q\n",
					c.Node.Number, c.Node.Parent, m.Cards, m.Class, m.Base, s.Landlord, s.Peasant, s.Must, s.Note)
			}
		}
		return nil
	})
	if err != nil {
		panic(err)
	}
	fmt.Println("the peasant has", run.Nodes[0].Outcome, "after", run.Steps, "steps")
	// Output:
	// 1 from 0: cards "Q" class "A" base "Q": landlord 0J peasant 0 must false note "solo:Q"
	// 2 from 0: cards "0" class "A" base "0": landlord 0J peasant Q must false note "solo:0"
	// 3 from 1: cards "" class "" base "": landlord 0J peasant 0 must true note ""
	// the peasant has won after 7 steps
}
