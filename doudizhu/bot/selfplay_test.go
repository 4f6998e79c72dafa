// Whole games of the player with roles against himself.

package bot

import (
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// TestNoBombsOnPartners wants no peasant to lay a bomb or the rocket on his partner's play unless he goes out then.
func TestNoBombsOnPartners(t *testing.T) {
	v, _ := table.ByName("standard")
	p := newRoles(v, readSettings(""))
	for seed := range uint64(200) {
		g := table.NewGiven(v, table.NewDeal(v, seed), 0)
		result, err := table.Run(t.Context(), g, [table.Chairs]table.Player{p, p, p}, table.Options{})
		if err != nil {
			t.Fatal(err)
		}
		view := g.View(0)
		owner := view.Landlord
		for i, m := range view.Moves {
			if m.Play.Kind.Trumps() && owner != m.Chair && owner != view.Landlord && m.Chair != view.Landlord && m.Chair != result.Winner {
				t.Errorf("deal %d, move %d: %v of chair %d on its partner", seed, i, m.Play, m.Chair)
			}
			if m.Play.Kind != doudizhu.Pass {
				owner = m.Chair
			}
		}
	}
}
