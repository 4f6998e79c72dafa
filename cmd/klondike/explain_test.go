package main

// Explanations as their readers see them: golden texts, and their JSON.

import (
	"encoding/json"
	"errors"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/klondike"
	"kedou/search/searchtest"
)

// explanations are deals of different kinds: the name of the golden file, and the arguments. Those
// that are won are explained by a solution that is kept next to the golden file.
var explanations = []struct {
	name string
	args string
	code int
}{
	{"one-card", "--seed 470", cmdline.No},
	{"two-columns", "--seed 10", cmdline.No},
	{"step-first", "--seed 447", cmdline.No},
	{"king", "--seed 196", cmdline.No},
	{"under-each-other", "--seed 78", cmdline.No},
	{"only-up", "--seed 429", cmdline.No},
	{"stock-in-order", "--seed 457", cmdline.No},
	{"long-circle", "--seed 8", cmdline.No},
	{"no-redeal", "--seed 13 --redeals 0", cmdline.No},
	{"lost-at-draw-1", "--seed 119 --draw 1", cmdline.No},
	{"won-1", "--seed 3", cmdline.Yes},
	{"won-early-mistake", "--seed 4", cmdline.Yes},
	{"won-easily", "--seed 9", cmdline.Yes},
	{"won-short", "--seed 5", cmdline.Yes},
	{"won-long", "--seed 14", cmdline.Yes},
	{"won-seven", "--seed 7", cmdline.Yes},
	{"won-draw-1", "--seed 25 --draw 1", cmdline.Yes},
	{"won-two-redeals", "--seed 9 --redeals 2", cmdline.Yes},
	{"won-no-worrying-back", "--seed 13 --no-worrying-back", cmdline.Yes},
	{"won-thirty-one", "--seed 31", cmdline.Yes},
}

// explainBy runs the command and returns what it prints.
func explainBy(t *testing.T, args string, code int) string {
	t.Helper()
	out, err := exec.Command("klondike", append([]string{"explain"}, strings.Fields(args)...)...).Output()
	var exit *exec.ExitError
	if got := 0; err != nil {
		if errors.As(err, &exit) {
			got = exit.ExitCode()
		}
		if got != code {
			t.Fatalf("explain %s: %v, want exit code %d", args, err, code)
		}
	} else if code != 0 {
		t.Fatalf("explain %s: exit code 0, want %d", args, code)
	}
	return string(out)
}

// TestSummary: a lost deal is explained in at most four lines before its cards, whatever the length of the story.
func TestSummary(t *testing.T) {
	for _, args := range []string{"--seed 8", "--seed 10", "--seed 447", "--seed 457"} {
		head, rest, found := strings.Cut(explainBy(t, args, cmdline.No), "\n\n")
		lines := strings.Split(head, "\n")
		if !found || len(lines) > 5 || !strings.HasPrefix(lines[1], "would help: ") || !strings.HasPrefix(lines[2], "in short: ") {
			t.Errorf("explain %s:\n%s", args, head)
		}
		if !strings.Contains(rest, "the whole story: klondike explain "+args+" --full\n") || strings.Contains(rest, "why:") {
			t.Errorf("explain %s:\n%s", args, rest)
		}
	}
}

// limited matches the parts that depend on the limits of the solver: the swaps and their list, and the most cards up.
var limited = regexp.MustCompile(`[^\n]*[0-9]+ swaps[^\n]*\n|at least [0-9]+ of 52 cards can go up, at most [0-9]+`)

func TestExplanations(t *testing.T) {
	for _, x := range explanations[:searchtest.Size(len(explanations), len(explanations))] {
		file := "testdata/explain/" + x.name
		if x.code == cmdline.Yes {
			x.args += " --moves " + file + ".moves"
		} else {
			x.args += " --full"
		}
		searchtest.Golden(t, file+".golden", limited.ReplaceAllString(explainBy(t, x.args, x.code), "…"))
	}
}

// The solution in the JSON wins legally, its chapters follow each other, and the
// mistakes are legal moves at their places.
func TestExplainedWins(t *testing.T) {
	var x klondikejson.Explained
	if err := json.Unmarshal([]byte(explainBy(t, "--seed 4 --json", cmdline.Yes)), &x); err != nil {
		t.Fatal(err)
	}
	rules := klondike.Standard(x.Draw)
	d, err := klondike.ParseDeal("answer", x.Deal, rules)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := klondike.ParseMoves(d.Position, rules, x.Won.Moves)
	if err == nil {
		err = klondike.Verify(d.Position, rules, moves)
	}
	if err != nil {
		t.Fatal(err)
	}
	next := 1
	for _, c := range x.Won.Chapters {
		if c.First != next || c.Last < c.First {
			t.Errorf("chapter %+v, want first %d", c, next)
		}
		next = c.Last + 1
	}
	if next != len(moves)+1 {
		t.Errorf("the chapters end at %d of %d", next-1, len(moves))
	}
	positions, _ := klondike.Replay(d.Position, rules, moves)
	for _, n := range x.Won.Narrow {
		p := positions[n.Step-1]
		if _, err := klondike.ParseMoves(p, rules, []string{n.Mistake}); err != nil {
			t.Errorf("step %d: %v", n.Step, err)
		}
	}
}
