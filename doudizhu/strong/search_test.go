// The search: dropped candidates, repeated worlds, and the choice between equal plays.

package strong

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/searchtest"
)

// tried returns a player whose live candidates have won the given numbers of n playouts.
func tried(n float64, won ...float64) *Player {
	v, _ := table.ByName("standard")
	p := New(v, Options{Playouts: 100})
	for _, w := range won {
		p.live = append(p.live, &candidate{n: n, won: w, squares: w, leaves: 5})
	}
	return p
}

func TestWhoIsFarBehindIsDropped(t *testing.T) {
	for _, test := range []struct {
		n    float64
		won  []float64
		left int
	}{
		{50, []float64{40, 30, 2}, 2},
		{50, []float64{25, 20, 18}, 3},
		{5000, []float64{2500, 2000, 1800}, 1},
		{400, []float64{400, 396}, 2},
	} {
		p := tried(test.n, test.won...)
		if p.sieve(); len(p.live) != test.left || p.live[0].won != test.won[0] {
			t.Errorf("%v of %v: %d left, want %d", test.won, test.n, len(p.live), test.left)
		}
	}
}

func TestGoingOutIsPreferred(t *testing.T) {
	for _, test := range []struct {
		won, want float64
	}{{985, 985}, {970, 1000}} {
		p := tried(1000, 1000, 990, test.won)
		p.live[2].leaves = 1
		if p.goOut(); p.live[0].won != test.want || len(p.live) != 3 {
			t.Errorf("%v of 1000: first %v", test.won, p.live[0].won)
		}
	}
}

// TestNoPassInDanger: the landlord, with one card and next to play, would lay that card on the partner's four.
func TestNoPassInDanger(t *testing.T) {
	v, _ := table.ByName("standard")
	s := situation{seat: 2, hand: "5679A2", last: "4", owner: 1, left: [3]int{1, 5, 6}}
	for left, passes := range map[int]bool{1: false, 2: true} {
		s.left[0] = left
		p := New(v, Options{})
		p.list(s.view(t, &v))
		if p.candidates[0].play.Kind == doudizhu.Pass != passes {
			t.Errorf("the landlord holds %d: %d candidates, the first %v", left, len(p.candidates), p.candidates[0].play)
		}
	}
}

// TestRepeatedWorldsCountAgain compares playouts made with playouts counted.
func TestRepeatedWorldsCountAgain(t *testing.T) {
	v, _ := table.ByName("standard")
	view := situations[0].view(t, &v)
	for _, off := range []Component{0, Repeats} {
		p := New(v, Options{Playouts: 400, Off: off})
		p.Play(context.Background(), view, rand.New(rand.NewPCG(1, 1)))
		for _, c := range p.live {
			if again := c.n > float64(c.made); again != (off == 0) || c.made == 0 {
				t.Errorf("without %v: %d playouts made, %v counted", off, c.made, c.n)
			}
		}
	}
}

// TestThePartnerPlaysByRoles counts the worlds in which the hidden players play by hints.
func TestThePartnerPlaysByRoles(t *testing.T) {
	v, _ := table.ByName("standard")
	view := situations[0].view(t, &v)
	for _, off := range []Component{0, Models} {
		p := New(v, Options{Off: off})
		p.random = 1
		p.me = int8(view.Seat(view.Chair))
		p.look(view)
		p.trust()
		var hinters [2]int
		for range 100 {
			p.draw(steps)
			for i, m := range p.hidden.world.models {
				hinters[i] += int(m)
			}
		}
		if (hinters[0] > 0) != (off != Models) || hinters[1] > 0 {
			t.Errorf("without %v: the landlord and the partner go by hints in %v of 100 worlds", off, hinters)
		}
	}
}

// TestClearChoicesRepeat repeats decisions in which many playouts put one play far ahead, with few playouts and other random sources:
// at most every tenth time the player chooses another play.
func TestClearChoicesRepeat(t *testing.T) {
	if testing.Short() {
		t.Skip("needs many playouts")
	}
	const far = 0.05
	repeats := searchtest.Size(10, 20)
	v, _ := table.ByName("standard")
	sure, quick := New(v, Options{Playouts: 8000}), New(v, Options{Playouts: 600})
	decisions, others := 0, 0
	for _, view := range views(t, &v, uint64(searchtest.Size(3, 4))) {
		list, err := sure.Judge(context.Background(), view, rand.New(rand.NewPCG(1, 1)))
		if err != nil || len(list) < 2 || list[0].Chance-list[1].Chance < far {
			continue
		}
		decisions++
		for seed := range uint64(repeats) {
			if play, _ := quick.Play(context.Background(), view, rand.New(rand.NewPCG(seed, 2))); play != list[0].Play {
				others++
			}
		}
	}
	if decisions < 10 || others*10 > decisions*repeats {
		t.Errorf("%d decisions, each taken %d times: another play %d times", decisions, repeats, others)
	}
	t.Logf("%d decisions: %d of %d repeats differ", decisions, others, decisions*repeats)
}

// views are the positions of some games of the player with itself.
func views(t *testing.T, v *table.Variant, games uint64) (list []*table.View) {
	p := New(*v, Options{Playouts: 100})
	for seed := range games {
		_, err := table.Run(context.Background(), table.NewGiven(*v, table.NewDeal(*v, 810_000+seed), 0), [3]table.Player{p, p, p}, table.Options{
			Watch: func(g *table.Game) {
				if g.Stage() == table.Playing {
					list = append(list, g.View(g.Asked()))
				}
			},
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return list
}
