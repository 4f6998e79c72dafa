// All players: no illegal answers, and no knowledge apart from the view.

package bot

import (
	"testing"

	"kedou/doudizhu/table"
	"kedou/doudizhu/table/tabletest"
)

func TestPlayersConform(t *testing.T) {
	for _, name := range Players().Names() {
		if name == "strong" || name == "tip" && testing.Short() {
			continue // strong thinks for a time: its own package tests it with counted playouts; tip thinks for a second
		}
		deals := 12
		if name == "tip" {
			deals = 1 // its playouts take time
		}
		t.Run(name, func(t *testing.T) {
			tabletest.Conform(t, deals, func(v table.Variant) table.Player {
				p, err := New(name, v)
				if err != nil {
					t.Fatal(err)
				}
				return p
			})
		})
	}
}
