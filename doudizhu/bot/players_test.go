// All players: no answer against the rules, and nothing known but the view.

package bot

import (
	"testing"

	"kedou/doudizhu/table"
	"kedou/doudizhu/table/tabletest"
)

func TestPlayersConform(t *testing.T) {
	for _, name := range Names() {
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
