// The commands' arguments may stand in any order.

package layout

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// programs are the five commands.
var programs = []string{"klondike", "doudizhu", "bench", "survey", "web"}

// build builds the five commands, and returns the function that runs a command line with a text as standard input. The
// function returns everything that the command printed.
func build(t *testing.T) func(input, line string) string {
	if testing.Short() {
		t.Skip("five programs take seconds to link")
	}
	dir := t.TempDir()
	args := []string{"build", "-o", dir}
	for _, name := range programs {
		args = append(args, "kedou/cmd/"+name)
	}
	if out, err := exec.Command("go", args...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return func(input, line string) string {
		words := strings.Fields(line)
		cmd := exec.Command(filepath.Join(dir, words[0]), words[1:]...)
		cmd.Env = append(os.Environ(), "LC_ALL=C")
		cmd.Stdin = strings.NewReader(input)
		out, _ := cmd.CombinedOutput() // what it prints says whether it failed
		return string(out)
	}
}

// TestArguments: flags of the program and of the command, values, arguments and requests for help may stand in any order. The first line of a
// group is in the order in which package cli reads it; the others must print the same.
func TestArguments(t *testing.T) {
	run := build(t)
	deal := run("", "klondike deal --seed 1")
	for _, group := range []string{`
		doudizhu --lang zh plays --json --rules basic -- 3344
		doudizhu --lang=zh plays 3344 --json --rules basic
		doudizhu plays 3344 --rules=basic --json --lang zh
		doudizhu plays --json 33 -rules basic 44 -lang=zh
		doudizhu -lang zh plays --rules basic --json -- 33 44`, `
		doudizhu --lang zh plays --help
		doudizhu --lang=zh help plays
		doudizhu help --lang zh plays 3344
		doudizhu plays help --lang=zh
		doudizhu plays 3344 --ban 31 -h --lang zh
		doudizhu plays --nonsense --help --lang zh`, `
		doudizhu plays --ban 31,32 -- 33344
		doudizhu plays --ban 31 33344 --ban=32`, `
		doudizhu plays --after - -- 33
		doudizhu plays 33 --after -
		doudizhu plays --after=- 33`, `
		doudizhu hand -- -3
		doudizhu hand -3`, `
		doudizhu --lang
		doudizhu plays 33 --lang`, `
		doudizhu plays --after
		doudizhu plays 33 --json --after`, `
		klondike deal --seed 1 -n 2 --json
		klondike deal -n=2 --json --seed=1
		klondike deal --json -seed 1 -n 2`, `
		klondike show --redeals -1 --draw 1 --steps --seed 1
		klondike show --steps=true --draw=1 --redeals=-1 --seed 1`, `
		klondike show --draw 1 -- -
		klondike show - --draw 1`, `
		klondike show --draw 1 -- --draw
		klondike show --draw=1 -- --draw`, `
		klondike help
		klondike --help
		klondike -h`, `
		klondike --json solve
		klondike --json solve --seed 1`, `
		klondike solv
		klondike solv --seed 1 --help`, `
		bench run --strategy astar,nonsense --corpus puzzle-8
		bench run --strategy astar --corpus=puzzle-8 --strategy nonsense`, `
		bench list --help
		bench help list
		bench list help`, `
		survey --nats nats://127.0.0.1:1 --run y status --json
		survey status --json --run=y --nats=nats://127.0.0.1:1
		survey --run y status --nats nats://127.0.0.1:1 --json`, `
		survey status --help
		survey --nats x help status`, `
		web --addr
		web --open --addr`, `
		web site --help
		web --open help site`, `
		web --expansions -1
		web --expansions=-1`,
	} {
		lines := strings.Split(strings.TrimSpace(group), "\n")
		want := run(deal, lines[0])
		for _, line := range lines[1:] {
			if got := run(deal, line); got != want {
				t.Errorf("%s prints\n%sbut %s\n%s", strings.TrimSpace(lines[0]), want, strings.TrimSpace(line), got)
			}
		}
	}
}
