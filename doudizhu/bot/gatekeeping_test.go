// Document 004's example of keeping the gate, as a game that can be replayed: doudizhu replay doudizhu/bot/testdata/gatekeeping.txt.

package bot

import (
	"os"
	"slices"
	"testing"

	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// gatekeeping are the six steps, the moves of the game's fourth trick, with the rule of the player that decides each: the landlord leads a low
// solo, the peasant after him follows with a low card, the peasant before him lays a gate card, the landlord passes, the partner takes the trick,
// the gatekeeper passes.
var gatekeeping = []struct {
	chair table.Chair
	play  string
	spec  string
	rule  string
}{
	{0, "4", "principles", "L1"}, {1, "8", "principles", "F1"}, {2, "K", "roles", "R7"}, {0, "-", "principles", ""}, {1, "A", "principles", "P3"}, {2, "-", "roles", ""},
}

func TestGatekeeping(t *testing.T) {
	file, err := os.Open("testdata/gatekeeping.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for r, err := range table.ReadRecords("gatekeeping.txt", file) {
		if err != nil {
			t.Fatal(err)
		}
		if err := table.Verify(&r); err != nil {
			t.Error(err)
		}
		first := slices.IndexFunc(r.Moves, func(m table.Move) bool { return m.Chair == 0 && m.Play.String() == "4" })
		for i, step := range gatekeeping {
			before := r
			before.Moves, before.Result, before.Defaults = r.Moves[:first+i], nil, [table.Chairs]int{}
			g, err := table.Resume(before)
			if err != nil {
				t.Fatal(err)
			}
			if m := r.Moves[first+i]; m.Chair != step.chair || m.Play.String() != step.play {
				t.Errorf("step %d: chair %d lays %v", i+1, m.Chair, m.Play)
			}
			p, _ := New(step.spec, r.Variant)
			play, why, err := Explain(t.Context(), p, g.View(step.chair), nil)
			named := slices.ContainsFunc(why, func(w hand.Reason) bool { return step.rule == "" || w.Rule == step.rule })
			if err != nil || play.String() != step.play || !named {
				t.Errorf("step %d: %v by %v, error %v", i+1, play, why, err)
			}
		}
	}
}
