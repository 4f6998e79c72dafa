package strong

// Plays compared in fresh worlds.

import (
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// TestCompare: the same play twice ends alike in every world, the last card laid wins in all of them, and without plays the game goes on as it stands.
func TestCompare(t *testing.T) {
	v, _ := table.ByName("standard")
	player := New(v, Options{Playouts: 1})
	for _, s := range situations {
		view := s.view(t, &v)
		plays := view.AppendPlays(nil)
		worlds, drawn := 0, map[[2]cards]bool{}
		player.Compare(view, []doudizhu.Play{plays[0], plays[len(plays)-1], plays[0]}, rand.New(rand.NewPCG(1, 1)), func(e []Ending) bool {
			if e[0] != e[2] {
				t.Errorf("%s: %+v, and again %+v", s.name, e[0], e[2])
			}
			if plays[0].Cards == view.Hand && !e[0].Won {
				t.Errorf("%s: %v doesn't win", s.name, plays[0])
			}
			worlds++
			drawn[player.hidden.world.hands] = true
			return worlds < 20
		})
		if !player.hidden.settled() && len(drawn) < 3 {
			t.Errorf("%s: %d worlds of %d differ", s.name, len(drawn), worlds)
		}
		n := 0
		player.Compare(view, nil, rand.New(rand.NewPCG(1, 1)), func(e []Ending) bool { n++; return n < 3 && len(e) == 1 })
		if n != 3 {
			t.Errorf("%s: %d worlds as it stands", s.name, n)
		}
	}
}
