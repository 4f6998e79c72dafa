package puzzle

// The meaning of the levels, independent of the players behind them.

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

func standard(t *testing.T) doudizhu.Rules {
	t.Helper()
	r, err := doudizhu.ParseRules("standard")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestLevelsSayHowHard makes 200 puzzles again by their seeds, and runs players that define no level: one that
// takes the first hint, and one that searches in another way. From level 3 on the first finds no win, and from
// level 4 on the second hardly any.
func TestLevelsSayHowHard(t *testing.T) {
	if testing.Short() {
		t.Skip("takes ten seconds")
	}
	t.Parallel()
	rules := standard(t)
	v, _ := table.ByName("standard")
	v.Rules = hand.Rules{Rules: rules}
	other, err := bot.New("strong:playouts=300:without=winning+exact+repeats+prior+models", v)
	if err != nil {
		t.Fatal(err)
	}
	var all, hinted, searched [Levels + 1]float64
	for _, e := range known(t) {
		p := again(t, rules, &e)
		all[p.Level]++
		if p.Place == 1 {
			hinted[p.Level]++
		}
		play, err := other.Play(t.Context(), view(&v, p, true), rand.New(rand.NewPCG(1, p.Seed)))
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(p.Winning, func(w doudizhu.Play) bool { return w.Rival() == play.Rival() }) {
			searched[p.Level]++
		}
	}
	for level := 1; level <= Levels; level++ {
		t.Logf("level %d: of %.0f the first hint wins %.0f, another search %.0f", level, all[level], hinted[level], searched[level])
	}
	easy, hard := searched[1]+searched[2]+searched[3], searched[4]+searched[5]
	switch {
	case slices.Min(all[1:]) < 10:
		t.Error("a level is rare:", all[1:])
	case hinted[1] < 0.95*all[1] || hinted[2] < 0.8*all[2] || hinted[2]/all[2] > hinted[1]/all[1] || hinted[3]+hinted[4]+hinted[5] > 0:
		t.Error("first hints:", hinted[1:])
	case easy < 0.8*(all[1]+all[2]+all[3]) || hard > 0.1*(all[4]+all[5]):
		t.Error("another search:", searched[1:])
	}
}

// known are 200 puzzles.
func known(t *testing.T) (list []doudizhu.Endgame) {
	t.Helper()
	f, err := os.Open("testdata/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	endgames, _, err := doudizhu.Notation{}.ReadEndgames(f.Name(), f)
	if err != nil {
		t.Fatal(err)
	}
	for e, err := range endgames {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, e)
	}
	if len(list) != 200 {
		t.Fatalf("%d puzzles", len(list))
	}
	return list
}

// again makes the puzzle e again, by its name.
func again(t *testing.T, rules doudizhu.Rules, e *doudizhu.Endgame) *Puzzle {
	t.Helper()
	s := Spec{Least: e.Cards(), Most: e.Cards(), Hands: len(e.Players()), Unique: true, Ladder: Bots}
	if _, err := fmt.Sscanf(e.ID, "%d-%d-%d", new(int), new(int), &s.Seed); err != nil {
		t.Fatal(e.ID, err)
	}
	p := puzzles(t, rules, s, 1)[0]
	if p.Endgame != *e {
		t.Fatalf("%v isn't made again: %v", e, p)
	}
	return p
}

// puzzles returns the first n puzzles of a spec.
func puzzles(t *testing.T, rules doudizhu.Rules, s Spec, n int) (list []*Puzzle) {
	t.Helper()
	err := Generate(t.Context(), rules, s, func(_ uint64, p *Puzzle) bool {
		if p != nil {
			list = append(list, p)
		}
		return len(list) < n
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestLevelsAskedFor: the levels are the same with several workers, and Generate yields only wanted
// levels.
func TestLevelsAskedFor(t *testing.T) {
	s := Spec{Least: 8, Most: 12, Hands: 2, Seed: 1, Unique: true, Ladder: Bots}
	want := puzzles(t, standard(t), s, 6)
	s.Workers = 3
	for i, p := range puzzles(t, standard(t), s, 6) {
		if p.Level != want[i].Level || p.FoundBy != want[i].FoundBy || p.Level < 1 || p.Level > Levels {
			t.Errorf("%v: level %d, %q; one worker says %d, %q", p.Endgame, p.Level, p.FoundBy, want[i].Level, want[i].FoundBy)
		}
	}
	s.Level = want[0].Level
	for _, p := range puzzles(t, standard(t), s, 3) {
		if p.Level != s.Level {
			t.Errorf("%v: level %d, asked for %d", p.Endgame, p.Level, s.Level)
		}
	}
}
