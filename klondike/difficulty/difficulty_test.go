package difficulty

// Ratings: their grades, their reproducibility, and whether the grades hold for other players.

import (
	"errors"
	"testing"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/search"
	"kedou/search/searchtest"
)

// judgeOf returns a judge for a draw count.
func judgeOf(t *testing.T, draw int) *Judge {
	t.Helper()
	j, err := New(klondike.Standard(draw), Options{})
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// rate rates the deal of a seed.
func (j *Judge) rate(t *testing.T, seed uint64) Rating {
	t.Helper()
	deal := klondike.NewDeal(seed, j.rules)
	r, err := j.Rate(t.Context(), &deal)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestGrades(t *testing.T) {
	for won, want := range map[int]Grade{100: Easy, 40: Easy, 39: Medium, 15: Medium, 14: Hard, 4: Hard, 3: Expert, 0: Expert} {
		if got := GradeOf(won, 100); got != want {
			t.Errorf("%d of 100: %v, want %v", won, got, want)
		}
	}
	if g := GradeOf(3, 20); g != Medium {
		t.Error("3 of 20:", g)
	}
	for i, name := range Names() {
		if g := Easy + Grade(i); g.String() != name {
			t.Error(name, g)
		}
	}
}

// TestReference recomputes the first rows of reference.csv, and fails when a change of the players makes the file out of date.
func TestReference(t *testing.T) {
	all, err := wins()
	if err != nil {
		t.Fatal(err)
	}
	for _, draw := range []int{1, 3} {
		j := judgeOf(t, draw)
		if len(all[draw]) != referenceDeals {
			t.Fatalf("draw %d: %d deals", draw, len(all[draw]))
		}
		for i, want := range all[draw][:searchtest.Size(60, 1000)] {
			r := j.rate(t, referenceSeed+uint64(i))
			if got := r.Won; r.Status == search.Unsolvable && want != lost || r.Status == search.Solved && got != want {
				t.Errorf("draw %d, deal %d: %v, %d games won, and %d in the file", draw, referenceSeed+i, r.Status, got, want)
			}
		}
	}
}

// TestRanks: a deal with more games won has fewer easier deals, and the ranks cover all deals.
func TestRanks(t *testing.T) {
	for _, draw := range []int{1, 3} {
		before := Rank{easier: referenceDeals}
		for won := range Games + 1 {
			r, ok := RankOf(klondike.Standard(draw), won)
			if !ok || r.easier > before.easier || r.easier+r.equal != before.easier && won > 0 || r.Lost < 500 || r.Deals != referenceDeals {
				t.Fatalf("draw %d, %d won: %+v after %+v", draw, won, r, before)
			}
			before = r
		}
		if before.Percentile() > 10 || before.easier != 0 {
			t.Errorf("draw %d: all games won is harder than %.1f %%", draw, before.Percentile())
		}
	}
	if _, ok := RankOf(klondike.Standard(2), 10); ok {
		t.Error("draw 2 has a rank")
	}
}

// TestLostAndLimits: a lost deal has no grade, nor has a deal that a limit left undecided.
func TestLostAndLimits(t *testing.T) {
	j := judgeOf(t, 3)
	lost := klondike.NewDeal(8, j.rules)
	if r := j.rate(t, 8); r.Status != search.Unsolvable || r.Games != 0 || r.Grade != 0 || r.Grade.String() != "" {
		t.Errorf("a lost deal: %+v", r)
	}
	var none *NoPathError
	if _, err := j.Path(t.Context(), &lost); !errors.As(err, &none) || none.Status != search.Unsolvable {
		t.Error("the path of a lost deal:", err)
	}
	short, err := New(j.rules, Options{Limits: search.Limits{Expansions: 1}})
	if err != nil {
		t.Fatal(err)
	}
	if r := short.rate(t, 1); r.Status != search.Unknown || r.Reason != search.ExpansionLimit {
		t.Errorf("a limit: %+v", r)
	}
	first := klondike.NewDeal(1, j.rules)
	if _, err := short.Path(t.Context(), &first); !errors.As(err, &none) || none.Reason != search.ExpansionLimit {
		t.Error("the path within a limit:", err)
	}
	if _, err := New(klondike.Rules{}, Options{}); err == nil {
		t.Error("no rules, no error")
	}
}

// others are players that don't take part in grading: policy has weights of its own, tuned for wins, and greedy by the bare rules sees
// other ways on.
var others = []struct {
	name string
	off  blind.Technique
}{{"policy", 0}, {"greedy", ^blind.Technique(0)}}

// TestGradesOrder rates deals that nothing was tuned on and lets other players play them: their share of wins falls from grade to grade.
// With KEDOU_LONG=1 the deals are 2,000.
func TestGradesOrder(t *testing.T) {
	if testing.Short() {
		t.Skip("needs many deals")
	}
	for _, draw := range []int{1, 3} {
		j := judgeOf(t, draw)
		var deals [Expert + 1][]klondike.Position
		few := map[int]int{1: 500, 3: 200}[draw] // fewer deals are hard at draw 1
		for seed := range uint64(searchtest.Size(few, 2000)) {
			if r := j.rate(t, 5_000_000+seed); r.Status == search.Solved {
				deals[r.Grade] = append(deals[r.Grade], klondike.NewDeal(5_000_000+seed, j.rules))
			}
		}
		for _, other := range others {
			p, err := blind.New(blind.Options{Player: other.name, Off: other.off})
			if err != nil {
				t.Fatal(err)
			}
			before := 0.0
			for g := Easy; g <= Expert; g++ {
				share := shareWon(t, p, deals[g], j.rules)
				t.Logf("draw %d, %s: %s, %d deals, wins %.1f %%", draw, other.name, g, len(deals[g]), 100*share)
				if g > Easy && share >= before {
					t.Errorf("draw %d, %s: wins %.3f of %s and %.3f of the grade before", draw, other.name, share, g, before)
				}
				before = share
			}
		}
	}
}

// shareWon plays each deal several times.
func shareWon(t *testing.T, p blind.Player, deals []klondike.Position, rules klondike.Rules) float64 {
	t.Helper()
	const games = 5
	won := 0
	for _, deal := range deals {
		for seed := range uint64(games) {
			r, err := blind.Play(t.Context(), p, deal, blind.Terms{Rules: rules}, 1000+seed)
			if err != nil {
				t.Fatal(err)
			}
			if r.Won {
				won++
			}
		}
	}
	return float64(won) / float64(games*len(deals))
}
