package fast_test

// Are the tests strong enough? Each mutant drops the exception of one rule, and
// the test named with it must notice that.

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// mutants are faults that look plausible: in file, old becomes new, and the test
// (a pattern of names) must fail. PROOFS.md calls them by their names.
var mutants = []struct{ name, file, old, new, test string }{
	{"quotient: locked cards count as children", "state.go",
		"(s.tableau &^ s.locked) << oneRank", "s.tableau << oneRank", "TestMemory"},
	{"quotient: a king on the ground stays locked (no verdict suffers, lines do)", "state.go",
		"if n == 1 && c&d.kings != 0 {", "if false {", "TestExplicit|TestQuotient|TestCorpus|TestSwitches"},
	{"offset: all offsets are pure", "deal.go",
		"if w == n || w%d.rules.Draw == 0 {", "if true {", "TestExplicit"},
	{"offset: redeals cost nothing", "game.go",
		"s.redeals -= uint8(s.stock & g.paid >> (t & 63) & 1)", "s.redeals -= 0", "TestExplicit"},
	{"safe: three above the other colour", "cards.go",
		"<<(2*oneRank) | two", "<<(3*oneRank) | three", "TestMemory"},
	{"safe: without the twin", "cards.go",
		"& (twins(swapped(up))<<(3*oneRank) | three)", "| three", "TestMemory"},
	{"safe: the last stock card from every offset", "game.go",
		"g.deal.unlimited() && s.offset == 0 && s.stock != 0", "g.deal.unlimited() && s.stock != 0", "TestMemory"},
	{"safe: any stock card at once", "game.go",
		"return g.deal.last(s)", "now, _ := g.deal.reach(s); return now", "TestExplicit|TestQuotient|TestLimited|TestSwitches|TestSpecial"},
	{"safe: stock cards with limited redeals", "game.go",
		"case g.deal.unlimited() && s.offset == 0", "case s.offset == 0", "TestMemory"},
	{"closure: an emptying reveal counts as known", "component.go",
		"known.reveals &^ g.deal.deepest", "known.reveals", "TestMemory"},
	{"closure: only the greedy state", "component.go",
		"tops(&s) & g.deal.homes(&s, slots) &^ safe", "0 & safe", "TestMemory"},
	{"lazy stock: no stock chain below the twin (the join)", "lazy.go",
		"twin&(next|g.ready(&s, next)) != 0", "twin&next != 0", "TestMemory"},
	{"lazy stock: the twin is no use", "lazy.go",
		"if twin &= s.tableau; twin != 0 {", "if false {", "TestMemory"},
	{"lazy stock: a foundation's card is no use", "lazy.go",
		"if g.deal.rules.WorryBack && tops(&s)&children", "if false && tops(&s)&children", "TestMemory"},
	{"lazy stock: no second card on the first", "lazy.go",
		"s.stock & children &^ s.slots()", "0 & s.slots()", "TestMemory"},
	{"lazy stock: no stock chain under a locked card", "component.go",
		"s.tableau & slots & g.ready(s, next)", "s.tableau &^ s.locked & slots & g.ready(s, next)", "TestMemory"},
	{"lazy emptying: never", "lazy.go",
		"if g.deal.spaces(&s) > 0 {", "if true {", "TestMemory"},
	{"lazy emptying: for a locked king only", "lazy.go",
		"g.followUp(i, s, g.deal.kings, 0)", "g.followUp(i, s, g.deal.kings&s.locked, 0)", "TestMemory"},
	{"offset dominance: residues are one", "verdicts.go",
		"4*(int(offset)%draw-1)", "0*draw", "TestMemory"},
	{"offset dominance: later is better", "verdicts.go",
		"int(known-1) <= int(offset)/draw", "int(known-1) >= int(offset)/draw", "TestMemory"},
	{"hand dominance: cards of the tableau may be up", "covers.go",
		"raised(worse)&^raised(better)&^hand == 0", "true", "TestMemory"},
	{"hand dominance: foundations may be higher", "covers.go",
		"-better&^subsets)&guards != guards", "-better&^subsets)&guards != guards && false", "TestMemory"},
	{"hand dominance: the other way round", "covers.go",
		"worse&^better&subsets != 0", "better&^worse&subsets != 0", "TestMemory"},
	{"relaxation: without worrying back", "deal.go",
		"= 1, klondike.Unlimited", "= 1, klondike.Unlimited\n\tr.rules.WorryBack = false", "TestMemory"},
	{"won: with stock left", "game.go",
		"(g.deal.stockIsHand || s.stock == 0)", "true", "TestExplicit|TestLimited|TestMidGame"},
	{"techniques: lazy stock under all rules", "technique.go",
		`"lazy-stock", Closure, stockIsHand`, `"lazy-stock", Closure, nil`, "TestMemory"},
	{"validation: positions are trusted", "solver.go",
		"if err := p.Validate(s.rules); err != nil {", "if err := p.Validate(s.rules); false {\n\t\t_ = err", "TestMalformed"},
}

// TestMutants builds the package with a mutant in the place of its source, which
// stays as it is (go test -overlay), and runs the test that has to fail.
//
// One mutant is run by default, chosen by the package's source; none with -short.
// KEDOU_MUTANTS=all runs them all (about ten minutes), and KEDOU_MUTANTS=n/m those
// whose number is n modulo m. By rotation over the commits, a few each:
//
//	KEDOU_MUTANTS=$((0x$(git rev-parse --short=7 HEAD) % 9))/9 go test -run TestMutants -v ./klondike/fast
func TestMutants(t *testing.T) {
	if testing.Short() {
		t.Skip("each mutant is a build of its own")
	}
	n, m := rotation(t)
	for i, mutant := range mutants {
		source, err := os.ReadFile(mutant.file)
		if err != nil {
			t.Fatal(err)
		}
		if count := strings.Count(string(source), mutant.old); count != 1 {
			t.Errorf("%s: %q stands %d times in %s", mutant.name, mutant.old, count, mutant.file)
			continue
		}
		if i%m != n {
			continue
		}
		t.Run(mutant.name, func(t *testing.T) {
			changed := strings.Replace(string(source), mutant.old, mutant.new, 1)
			mustFail(t, writeOverlay(t, mutant.file, changed), mutant.test)
		})
	}
}

// rotation returns which mutants to run: the n-th of every m.
func rotation(t *testing.T) (n, m int) {
	switch s := os.Getenv("KEDOU_MUTANTS"); s {
	case "all":
		return 0, 1
	case "":
		return sourceHash(t) % len(mutants), len(mutants)
	default:
		if _, err := fmt.Sscanf(s, "%d/%d", &n, &m); err != nil || m < 1 || n < 0 || n >= m {
			t.Fatalf("KEDOU_MUTANTS=%s: use all, or n/m with n below m", s)
		}
		return n, m
	}
}

// sourceHash returns a number that is another when the package's source is.
func sourceHash(t *testing.T) int {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	hash := fnv.New32a()
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		hash.Write(text)
	}
	return int(hash.Sum32() >> 1)
}

// mustFail runs a test of the package with an overlay and expects it to fail.
func mustFail(t *testing.T, overlay, test string) {
	c := exec.Command("go", "test", "-overlay", overlay, "-failfast", "-timeout", "5m", "-run", "^("+test+")$", ".")
	out, err := c.CombinedOutput()
	switch {
	case err == nil:
		t.Errorf("%s doesn't notice", test)
	case strings.Contains(string(out), "build failed"):
		t.Errorf("%s", out)
	default:
		t.Logf("%s", firstFailure(string(out)))
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
		for _, sign := range []string{", want", "say", "remembered", "columns", "step", "undoes", "panic:"} {
			if strings.Contains(line, sign) {
				return strings.TrimSpace(line)
			}
		}
	}
	return out
}
