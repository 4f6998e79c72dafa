// Whole games of the player with roles with itself.

package bot

import (
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// selfplay calls look before every move of this many games, with the hands, the play to beat and its player.
func selfplay(t *testing.T, games uint64, look func(g *table.Game, i int, hands [table.Chairs]doudizhu.Hand, last doudizhu.Play, owner table.Chair)) {
	v, _ := table.ByName("standard")
	p, err := New("roles", v)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range games {
		d := table.NewDeal(v, seed)
		g := table.NewGiven(v, d, 0)
		if _, err := table.Run(t.Context(), g, [table.Chairs]table.Player{p, p, p}, table.Options{}); err != nil {
			t.Fatal(err)
		}
		hands, last, owner := d.Hands, doudizhu.Play{}, table.Nobody
		hands[0] += d.Bottom
		for i, m := range g.View(0).Moves {
			if m.Chair == owner {
				last = doudizhu.Play{}
			}
			look(g, i, hands, last, owner)
			if hands[m.Chair] -= m.Play.Cards; m.Play.Kind != doudizhu.Pass {
				last, owner = m.Play, m.Chair
			}
		}
	}
}

// enemies reports whether two chairs play against each other. Chair 0 is the landlord's.
func enemies(a, b table.Chair) bool { return (a == 0) != (b == 0) }

// TestNoBombsOnPartners: no peasant lays a bomb or the rocket on a partner's play without going out.
func TestNoBombsOnPartners(t *testing.T) {
	selfplay(t, 200, func(g *table.Game, i int, _ [table.Chairs]doudizhu.Hand, last doudizhu.Play, owner table.Chair) {
		r, _ := g.Result()
		m := g.View(0).Moves[i]
		if m.Play.Kind.Trumps() && last.Kind != doudizhu.Pass && !enemies(m.Chair, owner) && m.Chair != r.Winner {
			t.Errorf("deal %d, move %d: %v of chair %d on its partner", g.Deal().Seed, i, m.Play, m.Chair)
		}
	})
}

// TestLastCardsAreStopped: an enemy lays a last card on a solo only if the player before had no card to stop it.
func TestLastCardsAreStopped(t *testing.T) {
	selfplay(t, 200, func(g *table.Game, i int, hands [table.Chairs]doudizhu.Hand, last doudizhu.Play, _ table.Chair) {
		moves := g.View(0).Moves
		m := moves[i]
		if i+2 != len(moves) || last.Kind != doudizhu.Solo || !enemies(m.Chair, moves[i+1].Chair) {
			return
		}
		out := moves[i+1].Play
		stops := max(out.Rank, last.Rank+1)
		if out.Kind == doudizhu.Solo && hands[m.Chair]>>(4*stops) != 0 {
			t.Errorf("deal %d: %v of %v lets %v go", g.Deal().Seed, m.Play, hands[m.Chair], out)
		}
	})
}
