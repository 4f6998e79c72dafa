// No command links what it doesn't use, so that the first one is ready soon.

package layout

import (
	"os/exec"
	"strings"
	"testing"
)

// TestCommandsLinkWhatTheyUse: klondike links no package of doudizhu, and doudizhu none of klondike; bench and survey need gonum's
// distributions, but neither its matrices nor what stands on them, which take longer to compile than kedou.
func TestCommandsLinkWhatTheyUse(t *testing.T) {
	for command, other := range map[string]string{"klondike": "doudizhu", "doudizhu": "klondike", "bench": "gonum/blas", "survey": "gonum/blas"} {
		list := exec.CommandContext(t.Context(), "go", "list", "-deps", "./cmd/"+command)
		list.Dir = root
		out, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		linked := strings.Fields(string(out))
		if len(linked) < 100 {
			t.Errorf("%s links only %d packages", command, len(linked))
		}
		for _, p := range linked {
			if strings.Contains(p, other) {
				t.Errorf("%s links %s", command, p)
			}
		}
	}
}
