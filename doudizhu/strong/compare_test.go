package strong

// Plays compared in fresh worlds.

import (
	"math"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// TestCompare: the same play twice ends alike in every world, if the exact search, which keeps results, is off; the last card wins in all worlds;
// and without plays the game continues as it stands.
func TestCompare(t *testing.T) {
	v, _ := table.ByName("standard")
	for _, off := range []Component{0, Exact} {
		player := New(v, Options{Playouts: 1, Off: off})
		for _, s := range situations {
			view := s.view(t, &v)
			plays := view.AppendPlays(nil)
			worlds, drawn := 0, map[[2]cards]bool{}
			player.Compare(view, []doudizhu.Play{plays[0], plays[len(plays)-1], plays[0]}, rand.New(rand.NewPCG(1, 1)), func(e []Ending) bool {
				if off != 0 && e[0] != e[2] {
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
}

// TestCompareKeepsPoints: bombs count to the last card, also where the exact search knows the winner before.
func TestCompareKeepsPoints(t *testing.T) {
	v, _ := table.ByName("standard")
	game := table.NewGiven(v, table.NewDeal(v, 3), 0)
	trumps := [2]float64{}
	for i, off := range []Component{0, Exact} {
		worlds := 0
		New(v, Options{Playouts: 1, Off: off}).Compare(game.View(0), nil, rand.New(rand.NewPCG(1, 1)), func(e []Ending) bool {
			trumps[i] += float64(e[0].Trumps) / 2000
			worlds++
			return worlds < 2000
		})
	}
	if trumps[0] == 0 || math.Abs(trumps[0]-trumps[1]) > 0.1*(trumps[0]+trumps[1]) {
		t.Errorf("%.3f bombs a game, without exact search %.3f", trumps[0], trumps[1])
	}
}
