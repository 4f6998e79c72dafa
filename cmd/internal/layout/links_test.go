// Each game's command links nothing of the other game.

package layout

import (
	"os/exec"
	"strings"
	"testing"
)

// TestCommandsLinkTheirGame: klondike links no package of doudizhu, and doudizhu none of klondike.
func TestCommandsLinkTheirGame(t *testing.T) {
	for game, other := range map[string]string{"klondike": "doudizhu", "doudizhu": "klondike"} {
		list := exec.CommandContext(t.Context(), "go", "list", "-deps", "./cmd/"+game)
		list.Dir = root
		out, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		linked := strings.Fields(string(out))
		if len(linked) < 100 {
			t.Errorf("%s links only %d packages", game, len(linked))
		}
		for _, p := range linked {
			if own, ours := strings.CutPrefix(p, "kedou/"); ours && strings.Contains(own, other) {
				t.Errorf("%s links %s", game, p)
			}
		}
	}
}
