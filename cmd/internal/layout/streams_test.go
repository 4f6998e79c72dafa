// All output of the commands goes through one door.

package layout

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// doors are the files that name the streams of the process: the door of the commands, which lets no control characters
// through; the frame of terminal programs; and those that hand their own standard error to a process.
var doors = []string{
	"cmd/internal/cmdline/main.go", "cmd/internal/tui/show.go", "cmd/internal/survey/crew.go", "cmd/bench/compare.go",
}

// TestStreamsHaveOneDoor: all code prints through the Writer and ErrWriter of the app.
func TestStreamsHaveOneDoor(t *testing.T) {
	goFiles(t, "cmd", func(name string) {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, "_test.go") || slices.Contains(doors, name) {
			return
		}
		for _, stream := range []string{"os.Stdout", "os.Stderr", "fmt.Print(", "fmt.Printf(", "fmt.Println("} {
			if strings.Contains(string(text), stream) {
				t.Errorf("%s has %s: write to c.App.Writer or c.App.ErrWriter", name, stream)
			}
		}
	})
}
