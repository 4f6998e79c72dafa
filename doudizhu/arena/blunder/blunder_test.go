package blunder_test

// Decisions of recorded games: the search for them, their worths, their JSON, and players' answers.

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/arena/blunder"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/strategy"
	"kedou/doudizhu/table"
	"kedou/search/andor"
)

// recorded plays a game of rule players.
func recorded(t testing.TB, seed uint64) *table.Record {
	t.Helper()
	v, _ := table.ByName("standard")
	deal := table.NewDeal(v, seed)
	g := table.NewGiven(v, deal, deal.First)
	var players [table.Chairs]table.Player
	names := [table.Chairs]string{"roles", "robot", "hint"}
	for c := range players {
		players[c], _ = bot.New(names[c], v)
	}
	if _, err := table.Run(context.Background(), g, players, table.Options{Seed: seed}); err != nil {
		t.Fatal(err)
	}
	r := g.Record(names)
	return &r
}

// decisions returns the decisions of some games.
func decisions(t testing.TB, j *blunder.Judge, games uint64) (list []*blunder.Decision) {
	t.Helper()
	for seed := range games {
		for d, err := range j.Decisions(context.Background(), recorded(t, seed+1), 0) {
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, d)
		}
	}
	return list
}

// judge returns a judge.
func judge(t testing.TB, terms blunder.Terms) *blunder.Judge {
	t.Helper()
	j, err := blunder.NewJudge(terms)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// TestSolvedWorths compares the worths of small decisions with an engine that shares no search with package endgame.
func TestSolvedWorths(t *testing.T) {
	engine, err := strategy.New("dfpn")
	if err != nil {
		t.Fatal(err)
	}
	plays := 0
	for _, d := range decisions(t, judge(t, blunder.Terms{By: "endgame", Least: 3, Most: 14}), 30) {
		solver, err := engine.Open(&d.Record.Variant.Rules.Rules, strategy.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range d.Worths {
			g, err := table.Resume(d.Record)
			if err != nil {
				t.Fatal(err)
			}
			mover := g.Asked()
			if err := g.Play(mover, w.Play); err != nil {
				t.Fatal(err)
			}
			e := g.Endgame()
			r, err := solver.Solve(context.Background(), &e)
			if err != nil {
				t.Fatal(err)
			}
			landlord := mover == d.Record.Landlord
			if won := (r.ForPeasants() == andor.Lost) == landlord; won != (w.Chance == 1) || w.Chance != 0 && w.Chance != 1 {
				t.Errorf("%v: %v is worth %v, the other engine says won %v", e, w.Play, w.Chance, won)
			}
			plays++
		}
	}
	if plays < 100 {
		t.Errorf("only %d plays", plays)
	}
}

// TestPlayedWorths: the same decisions and worths from two judges, plays far enough apart, and worths that are shares of games.
func TestPlayedWorths(t *testing.T) {
	terms := blunder.Terms{By: "playouts", Least: 37, Most: 44, Work: 6}
	first := decisions(t, judge(t, terms), 2)
	if again := decisions(t, judge(t, terms), 2); !reflect.DeepEqual(first, again) || len(first) == 0 {
		t.Fatalf("%d decisions, and other ones again", len(first))
	}
	for _, d := range first {
		low, high := 1., 0.
		for _, w := range d.Worths {
			low, high = min(low, w.Chance), max(high, w.Chance)
			if n := w.Chance * 6; n != float64(int(n+.5)) {
				t.Errorf("%v is worth %v of 6 games", w.Play, w.Chance)
			}
		}
		if high-low < .2 {
			t.Errorf("from %v to %v", low, high)
		}
	}
}

// lays plays one play.
type lays struct {
	table.Player
	play doudizhu.Play
}

func (l lays) Play(context.Context, *table.View, *rand.Rand) (doudizhu.Play, error) {
	return l.play, nil
}

// TestAsk: a losing play loses 1, a winning one nothing; a play without a worth is open by the solver and judged by playouts; an illegal
// play is an error.
func TestAsk(t *testing.T) {
	j := judge(t, blunder.Terms{By: "endgame", Least: 3, Most: 14})
	d := decisions(t, j, 4)[0]
	for _, w := range d.Worths {
		if a, err := j.Ask(context.Background(), d, lays{play: w.Play}); err != nil || a.Open || a.Lost != 1-w.Chance {
			t.Errorf("%v of worth %v: %+v, %v", w.Play, w.Chance, a, err)
		}
	}
	cut := *d
	cut.Worths = cut.Worths[1:]
	if a, err := j.Ask(context.Background(), &cut, lays{play: d.Worths[0].Play}); err != nil || !a.Open {
		t.Errorf("a play that isn't judged: %+v, %v", a, err)
	}
	if _, err := j.Ask(context.Background(), d, lays{play: doudizhu.Play{Kind: doudizhu.Rocket, Cards: doudizhu.Jokers}}); err == nil {
		t.Error("a play against the rules is no error")
	}
	j = judge(t, blunder.Terms{By: "playouts", Least: 37, Most: 44, Work: 6})
	d = decisions(t, j, 2)[0]
	cut = *d
	cut.Worths = cut.Worths[1:]
	full, err := j.Ask(context.Background(), d, lays{play: d.Worths[0].Play})
	if err != nil {
		t.Fatal(err)
	}
	judged, err := j.Ask(context.Background(), &cut, lays{play: d.Worths[0].Play})
	best := 0.
	for _, w := range cut.Worths {
		best = max(best, w.Chance)
	}
	if want := best - d.Worths[0].Chance; err != nil || judged.Open || judged.Lost != want {
		t.Errorf("judged when asked: %+v, %v; want %v lost; when found: %+v", judged, err, want, full)
	}
}

// TestJSON: a written decision reads back unchanged, and impossible decisions are refused.
func TestJSON(t *testing.T) {
	for _, d := range decisions(t, judge(t, blunder.Terms{By: "endgame", Least: 3, Most: 20}), 3) {
		text, err := json.Marshal(d)
		if err != nil {
			t.Fatal(err)
		}
		var again blunder.Decision
		if err := again.UnmarshalJSON(text); err != nil || !reflect.DeepEqual(&again, d) {
			t.Errorf("%s reads as %+v, %v", text, again, err)
		}
		for _, wrong := range []string{
			strings.Replace(string(text), `"chance":1`, `"chance":1.5`, 1),
			strings.ReplaceAll(string(text), `"chance":1`, `"chance":0`),
			strings.Replace(string(text), `"plays":[`, `"plays":[{"play":"BR2","chance":1},`, 1),
			strings.Replace(string(text), `"plays":`, `"play":`, 1),
			strings.Replace(string(text), `"given":true,`, ``, 1),
		} {
			if again.UnmarshalJSON([]byte(wrong)) == nil {
				t.Errorf("%s is a decision", wrong)
			}
		}
	}
}

func FuzzDecision(f *testing.F) {
	for _, d := range decisions(f, judge(f, blunder.Terms{By: "endgame", Least: 3, Most: 10}), 3) {
		text, _ := json.Marshal(d)
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var d blunder.Decision
		if d.UnmarshalJSON(text) != nil {
			return
		}
		tally := blunder.NewTally(1)
		tally.Add(&d, []blunder.Answer{{Lost: 1}})
		written, err := json.Marshal(d)
		var again blunder.Decision
		if err != nil || again.UnmarshalJSON(written) != nil || !reflect.DeepEqual(d, again) {
			t.Errorf("%s is written as %s, error %v", text, written, err)
		}
	})
}

// TestTerms: NewJudge refuses impossible terms.
func TestTerms(t *testing.T) {
	for _, terms := range []blunder.Terms{
		{By: "oracle", Least: 3, Most: 36}, {By: "endgame", Least: 2, Most: 36}, {By: "endgame", Least: 9, Most: 8},
		{By: "endgame", Least: 3, Most: 55}, {By: "playouts", Least: 3, Most: 54, Work: -1},
	} {
		if _, err := blunder.NewJudge(terms); err == nil {
			t.Errorf("%+v makes sense", terms)
		}
	}
}

// TestTally counts by hand: two players on decisions of two deals, one of which is open for the second player.
func TestTally(t *testing.T) {
	list := decisions(t, judge(t, blunder.Terms{By: "endgame", Least: 3, Most: 14}), 6)
	a, b := list[0], list[len(list)-1]
	tally := blunder.NewTally(2)
	tally.Add(a, []blunder.Answer{{Lost: 1}, {Lost: 0}})
	tally.Add(a, []blunder.Answer{{Lost: 0}, {Lost: 0}})
	tally.Add(b, []blunder.Answer{{Lost: 1}, {Lost: .5}})
	tally.Add(b, []blunder.Answer{{Lost: 1}, {Open: true}})
	all := blunder.Group{Late: true, All: true}
	lost, difference := tally.Lost(all, 0), tally.Difference(all, 1, 0)
	if tally.Decisions(all) != 3 || lost.Mean != 2./3 || difference.Mean != -.5 || tally.Open(0) != 0 || tally.Open(1) != 1 {
		t.Errorf("%d decisions, lost %v, difference %v, open %d and %d", tally.Decisions(all), lost, difference, tally.Open(0), tally.Open(1))
	}
	if lost.Deals != 2 || difference.Error != 0 {
		t.Errorf("lost %+v, difference %+v; want two deals, on each half a chance in a decision", lost, difference)
	}
	parts := 0
	for _, g := range blunder.Groups() {
		if !g.All {
			parts += tally.Decisions(g)
		}
	}
	if parts != 3 {
		t.Errorf("%d decisions of single seats", parts)
	}
}
