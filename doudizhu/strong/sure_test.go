// Inference that is too sure: games that peasants lost although nearly all playouts promised a win.

package strong

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu/table"
)

// promised are decisions of peasants in games that the landlord has won, who then holds ten to twelve cards: the deal's seed, the landlord's chair,
// and the plays before. Of 600 playouts of an earlier build, which expected loose hands, the peasants won .94 to 1.
var promised = []played{
	{7200053, 1, "333+Q - 777+6 TTT+5 - - 88 99"},
	{7200090, 2, "789TJQ - - 666+3"},
	{7200111, 2, "4 K 2 - - 6 7 J - A - - 34567 9TJQK"},
	{7200159, 2, "4 5 7 J 2 - - 456789 - 789TJQ 89TJQK - -"},
	{7200173, 0, "444+33 - 777+99 - - Q 2 - - A 2 - B -"},
}

// TestPlayoutsThatPromiseAllAreNotBelieved: against itself the player wins .83 of such games.
func TestPlayoutsThatPromiseAllAreNotBelieved(t *testing.T) {
	v, _ := table.ByName("standard")
	sum := 0.0
	for _, s := range promised {
		view := s.view(t, &v)
		if left := view.Left[s.landlord]; left < 10 || left > 12 || view.Chair == s.landlord {
			t.Fatalf("deal %d: chair %d decides, the landlord holds %d cards", s.seed, view.Chair, left)
		}
		list, err := New(v, Options{Playouts: 600}).Judge(context.Background(), view, rand.New(rand.NewPCG(1, 1)))
		if err != nil || list[0].Playouts == 0 {
			t.Fatal(list, err)
		}
		t.Logf("deal %d: share %.3f, chance %.3f", s.seed, list[0].Share, list[0].Chance)
		sum += list[0].Chance
	}
	if mean := sum / float64(len(promised)); mean > 0.85 {
		t.Errorf("the mean chance is %.3f", mean)
	}
}
