// The commands' arguments: they may stand in any order, and a test names every flag.

package layout

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
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
	args := []string{"build", "-ldflags=-s -w", "-o", dir}
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

// TestCommandLines builds the commands once for all parts.
func TestCommandLines(t *testing.T) {
	run := build(t)
	t.Run("arguments", func(t *testing.T) { arguments(t, run) })
	t.Run("flags", func(t *testing.T) { flags(t, run) })
	t.Run("chinese", func(t *testing.T) { chinese(t, run) })
}

// arguments: flags of the program and of the command, values, arguments and requests for help may stand in any order. The first line of a
// group is in the order in which package cli reads it; the others must print the same.
func arguments(t *testing.T, run func(input, line string) string) {
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
		klondike --lang zh deal --seed 1 --help
		klondike help deal --lang=zh`, `
		bench --lang zh list --help
		bench help list --lang=zh`, `
		survey --lang zh status --help
		survey help status --lang=zh`, `
		web --lang zh --help
		web help --lang=zh`, `
		doudizhu plays --ban 31,32 -- 33344
		doudizhu plays --ban 31 33344 --ban=32`, `
		doudizhu plays --after - -- 33
		doudizhu plays 33 --after -
		doudizhu plays --after=- 33`, `
		doudizhu hand -- -3
		doudizhu hand -3`, `
		doudizhu plays --lang
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
		web man --help
		web --open help man`, `
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

// chinese: with --lang zh every line of --help has Chinese words, but for command lines, and lines that only name options of strategies.
func chinese(t *testing.T, run func(input, line string) string) {
	names, han := regexp.MustCompile(`^([a-z-]+(=\S+)?( |$))*$`), regexp.MustCompile(`\p{Han}`)
	for _, program := range programs {
		for _, command := range append([]string{""}, commandsOf(run, program)...) {
			for line := range strings.Lines(run("", program+" "+command+" --lang zh --help")) {
				words, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "$ "), " (default: ")
				plain := names.MatchString(words) && strings.Contains(words, "=") || strings.HasPrefix(words, "v0") || !strings.Contains(words, " ") ||
					strings.HasPrefix(words, program+" ") && !strings.Contains(words, " - ") || strings.Contains(words, " | "+program)
				if !plain && !han.MatchString(words) {
					t.Errorf("%s %s --help: %s", program, command, line)
				}
			}
		}
	}
}

// commandsOf lists the commands of a program by its manual page.
func commandsOf(run func(input, line string) string, program string) (names []string) {
	for _, m := range regexp.MustCompile(`(?m)^\.SS \w+ ([\w\\-]+)`).FindAllStringSubmatch(run("", program+" man"), -1) {
		names = append(names, strings.ReplaceAll(m[1], `\`, ""))
	}
	return names
}

// flag is a flag of a program's command, "" for the program itself.
type flag struct{ program, command, name string } // the name with its dashes, and perhaps another one: "--quiet, -q"

// most is the greatest number of flags of all commands. A new flag replaces another one.
const most = 430

// flags counts the flags of all commands but --help and --version, and looks for each in the tests: in a line, after the command.
func flags(t *testing.T, run func(input, line string) string) {
	var all []flag
	for _, program := range programs {
		command := ""
		for _, m := range regexp.MustCompile(`(?m)^\.SS \w+ ([\w\\-]+)|^\\fB(\\-.*?)(?: [A-Z].*)?\\fR$`).FindAllStringSubmatch(run("", program+" man"), -1) {
			if name := strings.ReplaceAll(m[2], `\`, ""); name == "" {
				command = strings.ReplaceAll(m[1], `\`, "")
			} else if name != "--help, -h" && name != "--version, -v" {
				all = append(all, flag{program, command, name})
			}
		}
	}
	if len(all) > most {
		t.Errorf("the commands have %d flags, more than %d", len(all), most)
	}
	tested := namedFlags(t)
	for _, f := range all {
		long, short, _ := strings.Cut(f.name, ", ")
		if !tested[flag{f.program, f.command, long}] && !tested[flag{f.program, f.command, short}] {
			t.Errorf("no test names %s %s %s", f.program, f.command, f.name)
		}
	}
}

// namedFlags returns the flags that stand in the tests.
func namedFlags(t *testing.T) map[flag]bool {
	found := map[flag]bool{}
	calls := regexp.MustCompile(`\b(` + strings.Join(programs, "|") + `)\b([^|;&\n]*)`)
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".txtar") && !strings.HasSuffix(name, "_test.go") {
			return err
		}
		text, err := os.ReadFile(name)
		if strings.HasSuffix(name, ".go") { // arguments are strings with commas between
			text = bytes.ReplaceAll(bytes.ReplaceAll(text, []byte(`", "`), []byte(" ")), []byte(`"`), []byte(" "))
		}
		for _, call := range calls.FindAllSubmatch(text, -1) {
			note(found, string(call[1]), strings.Fields(string(call[2])))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// note notes the flags of a command line: the flags after a word as those of the command of this name, and all as the program's own.
func note(found map[flag]bool, program string, words []string) {
	command := ""
	for _, word := range words {
		name, _, _ := strings.Cut(strings.Trim(word, `'"()`), "=")
		switch {
		case strings.HasPrefix(name, "-"):
			found[flag{program, command, name}] = true
			found[flag{program, "", name}] = true
		case command == "" || strings.HasPrefix(command, "-"):
			command = word
		}
	}
}
