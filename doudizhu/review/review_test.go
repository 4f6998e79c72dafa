package review

// The identity, luck over self-play, the cost of decisions, and the end of a review.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
	"kedou/search/ledger"
	"kedou/search/searchtest"
)

// played is a game of bots.
func played(t testing.TB, name, bots string, seed uint64) table.Record {
	t.Helper()
	v, err := table.ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	game := table.New(v, table.NewDeal(v, seed))
	var players [table.Chairs]table.Player
	for c := range players {
		if players[c], err = bot.New(bots, v); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := table.Run(t.Context(), game, players, table.Options{Seed: seed}); err != nil {
		t.Fatal(err)
	}
	return game.Record([table.Chairs]string{"east", "north", "west"})
}

// selfPlayed is a game of three strong players.
func selfPlayed(t testing.TB, name string, seed uint64, playouts int) table.Record {
	t.Helper()
	return played(t, name, fmt.Sprintf("strong:playouts=%d", playouts), seed)
}

// reviewed reviews a game, and returns its decisions, too.
func reviewed(t testing.TB, r *table.Record, c table.Chair, o Options) ([]Decision, Report) {
	t.Helper()
	found, err := Run(t.Context(), r, c, o, nil)
	if err != nil {
		t.Fatal(err)
	}
	return found.Plays, found
}

// TestTips: a review prefers what the table's hints raise: a player who follows them gives nothing away.
func TestTips(t *testing.T) {
	r := played(t, "standard", "tip", 3)
	decisions := 0
	for chair := range table.Chairs {
		all, _ := reviewed(t, &r, table.Chair(chair), Options{Worlds: 50})
		for _, d := range all {
			if d.Play != d.Best {
				t.Errorf("chair %d, move %d: %v, but the tip was %v", chair, d.Move, d.Best, d.Play)
			}
		}
		decisions += len(all)
	}
	if decisions < 10 {
		t.Errorf("only %d decisions", decisions)
	}
}

// TestIdentity: result less start is luck less loss, over the whole game and over the decisions, for all players, rules and chairs, and for
// unfinished games.
func TestIdentity(t *testing.T) {
	for i := range searchtest.Size(12, 300) {
		name := table.Variants()[i%3]
		r := played(t, name, []string{"random", "robot", "roles", "hint"}[i%4], uint64(900+i))
		if i%5 == 0 {
			r.Moves, r.Result = r.Moves[:len(r.Moves)*(i%7)/7], nil
		}
		chair := table.Chair(i % table.Chairs)
		all, found := reviewed(t, &r, chair, Options{Worlds: 100})
		luck, loss, errors := found.Opening, 0.0, 0.0
		for k, d := range all {
			luck, loss, errors = luck+d.Luck, loss+d.Loss(), math.Hypot(errors, d.Error)
			if r.Moves[d.Move].Chair != chair || r.Moves[d.Move].Play != d.Play || k > 0 && math.Abs(all[k-1].Played+all[k-1].Luck-d.Before) > 1e-12 {
				t.Errorf("game %d, decision %d doesn't follow: %+v", i, k, d)
			}
			if d.Play == d.Best && (d.Loss() != 0 || d.Error != 0) {
				t.Errorf("game %d, decision %d loses against itself: %+v", i, k, d)
			}
		}
		for _, wrong := range []float64{found.Result - found.Start - found.Luck + found.Loss, luck - found.Luck, loss - found.Loss, errors - found.Error} {
			if math.Abs(wrong) > 1e-9 {
				t.Errorf("game %d is off by %v: %+v, luck %v, loss %v", i, wrong, found, luck, loss)
			}
		}
		if len(all) != found.Decisions {
			t.Errorf("game %d has %d decisions, %d handed over", i, found.Decisions, len(all))
		}
	}
}

// TestLuck: over games of strong players among themselves the mean luck is 0 within its error, for the landlord and for the peasants, and the
// players give hardly anything away.
func TestLuck(t *testing.T) {
	if testing.Short() {
		t.Skip("needs many games")
	}
	n := searchtest.Size(6, 400)
	var luck, lost [doudizhu.Seats]moments
	for seed := range uint64(n) {
		r := selfPlayed(t, "standard", 8_000_000+seed, 1000)
		for c := range table.Chair(table.Chairs) {
			_, found := reviewed(t, &r, c, Options{Worlds: 600})
			luck[found.Seat(&r)].add(found.Luck)
			lost[found.Seat(&r)].add(found.Loss)
		}
	}
	for s, m := range luck {
		mean, deviation := m.sum/float64(n), m.deviation(float64(n))
		t.Logf("%v, %d games: luck %.3f ± %.3f, loss %.3f ± %.3f", doudizhu.Seat(s), n, mean, deviation, lost[s].sum/float64(n), lost[s].deviation(float64(n)))
		if math.Abs(mean) > 3*deviation {
			t.Errorf("%v: mean luck %.3f ± %.3f", doudizhu.Seat(s), mean, deviation)
		}
	}
}

// TestPlayers: strong players give less away than random ones.
func TestPlayers(t *testing.T) {
	var sums [2]float64
	for i, bots := range []string{"random", "strong:playouts=300"} {
		for seed := range uint64(searchtest.Size(3, 20)) {
			r := played(t, "standard", bots, 300+seed)
			_, found := reviewed(t, &r, r.Landlord, Options{Worlds: 200})
			sums[i] += found.Loss
		}
	}
	if sums[0] <= sums[1] {
		t.Errorf("random players lose %v, strong ones %v", sums[0], sums[1])
	}
}

// TestGoingOut: laying all cards is certain and costs nothing; another play never gains.
func TestGoingOut(t *testing.T) {
	tried := 0
	for seed := range uint64(5) {
		r := played(t, "standard", "roles", 40+seed)
		all, _ := reviewed(t, &r, r.Result.Winner, Options{Worlds: 100})
		last := all[len(all)-1]
		if last.Move != len(r.Moves)-1 {
			continue // the last play was forced
		}
		if last.Played != 1 || last.Before != 1 || !last.Proved || last.Luck != 0 {
			t.Errorf("seed %d: %+v", seed, last)
		}
		v := viewBefore(t, &r, last.Move)
		for _, p := range v.AppendPlays(nil) {
			j, err := NewJudge(r.Variant, bot.LevelsOf(r.Names), 50).Judge(t.Context(), v, p, 1)
			if err != nil || j.Before != 1 || j.Loss() < 0 || p.Cards != v.Hand && j.Played == 1 {
				t.Errorf("seed %d, %v: %+v, %v", seed, p, j, err)
			}
			tried++
		}
	}
	if tried < 3 {
		t.Errorf("%d plays tried", tried)
	}
}

// viewBefore is the player's view before a move.
func viewBefore(t testing.TB, r *table.Record, move int) *table.View {
	t.Helper()
	short := *r
	short.Moves, short.Result = r.Moves[:move], nil
	game, err := table.Resume(short)
	if err != nil {
		t.Fatal(err)
	}
	return game.View(r.Moves[move].Chair)
}

// TestUnfinished: without plays there are no decisions.
func TestUnfinished(t *testing.T) {
	r := played(t, "standard", "roles", 2)
	r.Moves, r.Result = nil, nil
	if all, found := reviewed(t, &r, 0, Options{Worlds: 100}); len(all) != 0 || found.Result != found.Start || found.Start <= 0 || found.Accuracy.Percent() != 100 {
		t.Errorf("%+v, %+v", all, found)
	}
	r.Doubled, r.Landlord, r.Calls = [table.Chairs]int{}, table.Nobody, r.Calls[:1]
	if all, found := reviewed(t, &r, r.Calls[0].Chair, Options{Worlds: 100}); len(all) != 0 || found.Start != 0 || len(found.Calls) != 1 {
		t.Errorf("at the calls: %+v, %+v", all, found)
	}
}

// TestCalls: the landlord index judges each answer in its stage.
func TestCalls(t *testing.T) {
	for seed := range uint64(6) {
		r := played(t, table.Variants()[seed%3], "roles", seed)
		for c := range table.Chair(table.Chairs) {
			short := r
			short.Moves, short.Result = nil, nil
			_, found := reviewed(t, &short, c, Options{Worlds: 100})
			want := min(r.Doubled[c], 1)
			for _, call := range r.Calls {
				if call.Chair == c {
					want++
				}
			}
			if len(found.Calls) != want {
				t.Errorf("seed %d, chair %d: %d answers judged, %d given", seed, c, len(found.Calls), want)
			}
			for _, s := range found.Calls {
				if s.Index.Chance <= 0 || s.Index.Chance >= 1 || s.Stage > table.Doubling || s.Advised < 0 || s.Advised > 3 {
					t.Errorf("seed %d, chair %d: %+v", seed, c, s)
				}
			}
		}
	}
}

// TestStopped: a review ends with the context, and with the caller's error.
func TestStopped(t *testing.T) {
	r := played(t, "standard", "roles", 4)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	enough := errors.New("enough")
	stop := func(Decision) error { return enough }
	if _, err := Run(ctx, &r, 0, Options{}, stop); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := Run(t.Context(), &r, 0, Options{Worlds: 100}, stop); !errors.Is(err, enough) {
		t.Error(err)
	}
}

// TestRepeats: the same game has the same review.
func TestRepeats(t *testing.T) {
	r := played(t, "rob", "robot", 11)
	first, a := reviewed(t, &r, 1, Options{Worlds: 200})
	again, b := reviewed(t, &r, 1, Options{Worlds: 200})
	if a.Loss != b.Loss || a.Luck != b.Luck || a.Start != b.Start || len(first) != len(again) {
		t.Errorf("%+v, and again %+v", a, b)
	}
}

// TestLabelsNeedErrors: no label stands on a loss that its error explains.
func TestLabelsNeedErrors(t *testing.T) {
	labelled := 0
	for seed := range uint64(4) {
		r := played(t, "standard", "random", seed)
		all, _ := reviewed(t, &r, r.Landlord, Options{Worlds: 150})
		for _, d := range all {
			if want, probably := ledger.LabelOf(d.Loss(), d.Error); d.Label != want || d.Probably != probably || d.Label > ledger.Unclear && d.Loss() <= 2*d.Error {
				t.Errorf("seed %d: %+v", seed, d)
			}
			if d.Label > ledger.Unclear {
				labelled++
			}
		}
	}
	if labelled == 0 {
		t.Error("random players make no mistakes")
	}
}
