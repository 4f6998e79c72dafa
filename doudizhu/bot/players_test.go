// All players: no answer against the rules, and nothing known but the view.

package bot

import (
	"testing"

	"kedou/doudizhu/table"
	"kedou/doudizhu/table/tabletest"
)

func TestPlayersConform(t *testing.T) {
	for _, name := range Names() {
		if name == "strong" {
			continue // he thinks for a time; his own package has him conform with counted playouts
		}
		t.Run(name, func(t *testing.T) {
			tabletest.Conform(t, 12, func(v table.Variant) table.Player {
				p, err := New(name, v)
				if err != nil {
					t.Fatal(err)
				}
				return p
			})
		})
	}
}
