// All players: whole games without a wrong answer, and nothing known but the view.

package bot

import (
	"testing"

	"kedou/doudizhu/table"
)

// TestPlayersKeepTheRules has all players play games of every variant against each other.
func TestPlayersKeepTheRules(t *testing.T) {
	for _, name := range table.Variants() {
		v, _ := table.ByName(name)
		for seed := range uint64(3 * len(makers)) {
			var players [table.Chairs]table.Player
			for c := range players {
				players[c], _ = New(Names()[(int(seed)+c*(1+int(seed)/len(makers)))%len(makers)], v)
			}
			g := table.New(v, table.NewDeal(v, seed))
			fault := func(c table.Chair, why error) { t.Errorf("%s, deal %d, %T on chair %d: %v", name, seed, players[c], c, why) }
			if _, err := table.Run(t.Context(), g, players, table.Options{Seed: seed, Fault: fault}); err != nil {
				t.Error(err)
			}
		}
	}
}
