package fast_test

// Are the oracles strong enough? Each mutant drops the exception of one rule;
// some oracle must notice.

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// mutants are faults that look plausible: in file, old becomes new.
var mutants = []struct{ name, file, old, new string }{
	{"quotient: locked cards count as children", "state.go",
		"(s.tableau &^ s.locked) << oneRank", "s.tableau << oneRank"},
	{"quotient: a king on the ground stays locked", "state.go",
		"if n == 1 && c&d.kings != 0 {", "if false {"},
	{"offset: all offsets are pure", "deal.go",
		"if w == n || w%d.rules.Draw == 0 {", "if true {"},
	{"offset: redeals cost nothing", "game.go",
		"s.left--", "s.left -= 0"},
	{"safe: three above the other colour", "cards.go",
		"<<(2*oneRank) | two", "<<(3*oneRank) | three"},
	{"safe: without the twin", "cards.go",
		"& (twins(swapped(up))<<(3*oneRank) | three)", "| three"},
	{"safe: the last stock card from every offset", "game.go",
		"g.unlimited() && s.offset == 0 && s.hand != 0", "g.unlimited() && s.hand != 0"},
	{"safe: any stock card at once", "game.go",
		"return g.last(s)", "now, _ := g.reach(s); return now"},
	{"safe: stock cards with limited redeals", "game.go",
		"case g.unlimited() && s.offset == 0", "case s.offset == 0"},
	{"closure: an emptying reveal counts as known", "component.go",
		"known.reveals &^ g.ground", "known.reveals"},
	{"closure: only the greedy state", "component.go",
		"tops(&s) & g.homes(&s, slots) &^ safe", "0 & safe"},
	{"lazy stock: no stock chain below the twin (the join)", "lazy.go",
		"twin&(next|g.ready(&s, next)) != 0", "twin&next != 0"},
	{"lazy stock: the twin is no use", "lazy.go",
		"if twin &= s.tableau; twin != 0 {", "if false {"},
	{"lazy stock: a foundation's card is no use", "lazy.go",
		"if g.rules.WorryBack && tops(&s)&children", "if false && tops(&s)&children"},
	{"lazy stock: no second card on the first", "lazy.go",
		"s.hand & children &^ s.slots()", "0 & s.slots()"},
	{"lazy stock: no stock chain under a locked card", "component.go",
		"s.tableau & slots & g.ready(s, next)", "s.tableau &^ s.locked & slots & g.ready(s, next)"},
	{"lazy emptying: never", "lazy.go",
		"if g.spaces(&s) > 0 {", "if true {"},
	{"lazy emptying: for a locked king only", "lazy.go",
		"g.use(i, s, g.kings, 0)", "g.use(i, s, g.kings&s.locked, 0)"},
	{"offset dominance: residues are one", "search.go",
		"4*(int(offset)%draw-1)", "0*draw"},
	{"offset dominance: later is better", "search.go",
		"int(known-1) <= int(offset)/draw", "int(known-1) >= int(offset)/draw"},
	{"hand dominance: cards of the tableau may be up", "frontier.go",
		"raised(worse)&^raised(better)&^hand == 0", "true"},
	{"hand dominance: foundations may be higher", "frontier.go",
		"-better&^subsets)&guards != guards", "-better&^subsets)&guards != guards && false"},
	{"hand dominance: the other way round", "frontier.go",
		"worse&^better&subsets != 0", "better&^worse&subsets != 0"},
	{"relaxation: without worrying back", "solver.go",
		"= 1, klondike.Unlimited", "= 1, klondike.Unlimited\n\ts.relaxed.rules.WorryBack = false"},
	{"won: with stock left", "game.go",
		"(g.handy || s.hand == 0)", "true"},
}

// TestMutants checks that every mutant still has its place in the source; with
// KEDOU_LONG=1 it also runs the other tests on each, one of which must fail.
func TestMutants(t *testing.T) {
	for _, m := range mutants {
		source, err := os.ReadFile(m.file)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(source), m.old); n != 1 {
			t.Errorf("%s: %q stands %d times in %s", m.name, m.old, n, m.file)
			continue
		}
		if os.Getenv("KEDOU_LONG") == "" {
			continue
		}
		overlay := writeOverlay(t, m.file, strings.Replace(string(source), m.old, m.new, 1))
		c := exec.Command("go", "test", "-overlay", overlay, "-failfast", "-timeout", "3m", "-run", "Memory|Corpus|Special|Explicit|Limited|Switches", ".")
		c.Env = append(os.Environ(), "KEDOU_LONG=")
		out, err := c.CombinedOutput()
		switch {
		case err == nil:
			t.Errorf("%s: no oracle notices", m.name)
		case strings.Contains(string(out), "build failed"):
			t.Errorf("%s: %s", m.name, out)
		default:
			t.Logf("%s: %s", m.name, firstFailure(string(out)))
		}
	}
}

// writeOverlay returns a file that tells go test to take text for file.
func writeOverlay(t *testing.T, file, text string) string {
	dir := t.TempDir()
	path, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	changed, overlay := filepath.Join(dir, "changed.go"), filepath.Join(dir, "overlay.json")
	list, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{changed: []byte(text), overlay: list} {
		if err := os.WriteFile(name, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return overlay
}

// firstFailure returns the first complaint in a test's output.
func firstFailure(out string) string {
	for line := range strings.Lines(out) {
		for _, sign := range []string{"want", "say", "step", "undoes", "panic:"} {
			if strings.Contains(line, sign) {
				return strings.TrimSpace(line)
			}
		}
	}
	return out
}
