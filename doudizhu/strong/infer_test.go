// Inference works: true hands are more likely than others, and players get their true models.

package strong

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// byRoles plays the policy's own choice.
type byRoles struct{ *Player }

func (p byRoles) Play(_ context.Context, v *table.View, _ *rand.Rand) (doudizhu.Play, error) {
	own := p.own(v)
	for _, play := range v.AppendPlays(nil) {
		if moveOf(play) == own {
			return play, nil
		}
	}
	return doudizhu.Play{}, nil
}

// byHints is package hand's robot.
type byHints struct {
	*Player
	analyst *hand.Analyst
}

func (p byHints) Play(_ context.Context, v *table.View, _ *rand.Rand) (doudizhu.Play, error) {
	return p.analyst.Choose(hand.View{Seat: v.Seat(v.Chair), Hand: v.Hand, Left: v.Left, Last: v.Last, Owner: v.Seat(v.Owner)}), nil
}

// watchGames has a player on all chairs play some games with the landlord on chair 0, and calls see with every game
// after the given number of moves.
func watchGames(t *testing.T, player table.Player, moves int, see func(g *table.Game)) {
	t.Helper()
	v, _ := table.ByName("standard")
	for seed := range uint64(200) {
		g := table.NewGiven(v, table.NewDeal(v, 800_000+seed), 0)
		_, err := table.Run(context.Background(), g, [3]table.Player{player, player, player}, table.Options{
			Watch: func(g *table.Game) {
				if g.Stage() == table.Playing && len(g.View(0).Moves) == moves {
					see(g)
				}
			},
			Fault: func(c table.Chair, why error) { t.Errorf("deal %d: chair %d: %v", seed, c, why) },
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestTrueHandsHaveFewerMisses(t *testing.T) {
	v, _ := table.ByName("standard")
	p := New(v, Options{Playouts: 1, Off: Models})
	p.random = 1
	var truth, random float64
	watchGames(t, byRoles{New(v, Options{})}, 12, func(g *table.Game) {
		view, e := g.View(0), g.Endgame()
		p.look(view)
		p.evidence.recall(view, &p.hidden)
		p.evidence.smooth = [2]float64{} // moves alone
		open := world{hands: [2]cards{pack(e.Hands[1]), pack(e.Hands[2])}}
		truth += p.evidence.count(&p.cast, &open, math.Inf(1))
		p.hidden.shuffle(&p.random)
		random += p.evidence.count(&p.cast, &p.hidden.world, math.Inf(1))
	})
	if truth > random/2 {
		t.Errorf("%.1f misses in true worlds, %.1f in random ones", truth, random)
	}
}

// TestKeptHandsNeedFewTurns: players who have laid cards keep what goes out in fewer turns than cards dealt at random, the landlord above all.
func TestKeptHandsNeedFewTurns(t *testing.T) {
	v, _ := table.ByName("standard")
	p := New(v, Options{Playouts: 1})
	p.random = 1
	turns := func(c cards) float64 { return float64(p.policy.split(c).turns()) }
	var more [2]float64 // turns of random hands, of the landlord's and the next player's
	watchGames(t, byHints{New(v, Options{}), hand.NewAnalyst(v.Rules)}, 18, func(g *table.Game) {
		e := g.Endgame()
		p.look(g.View(2))
		p.hidden.shuffle(&p.random)
		for seat := range more {
			more[seat] += (turns(p.hidden.world.hands[seat]) - turns(pack(e.Hands[seat]))) / 200
		}
	})
	if more[landlord] < 0.5 || more[1] < 0.5 {
		t.Errorf("%.2f more turns", more)
	}
	if one, eight := smoothness(landlord, pack(0).more(1)), smoothness(landlord, pack(doudizhu.Of(doudizhu.Three, 4)+doudizhu.Of(doudizhu.Three+1, 4))); one <= 0 || eight <= one {
		t.Errorf("a card laid counts %.2f, eight cards %.2f", one, eight)
	}
}

func TestMovesTellTheModel(t *testing.T) {
	v, _ := table.ByName("standard")
	hinters := func(player table.Player) (share float64) {
		p, drawn := New(v, Options{Playouts: 1}), 0.0
		p.random = 1
		watchGames(t, player, 18, func(g *table.Game) {
			view := g.View(0)
			p.look(view)
			p.evidence.recall(view, &p.hidden)
			for range 40 {
				p.evidence.draw(&p.cast, &p.hidden, &p.random, steps)
				for _, m := range p.hidden.world.models {
					share, drawn = share+float64(m), drawn+1
				}
			}
		})
		return share / drawn
	}
	roles := hinters(byRoles{New(v, Options{})})
	hints := hinters(byHints{New(v, Options{}), hand.NewAnalyst(v.Rules)})
	if hints < roles+0.1 {
		t.Errorf("players by roles are taken for hinters in %.2f of worlds, robots in %.2f", roles, hints)
	}
}
