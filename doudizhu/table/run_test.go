package table

// Running games with players who answer, err, are late, or break the rules.

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"kedou/doudizhu"
)

// anyPlayer answers at random.
type anyPlayer struct{ plays []doudizhu.Play }

func (*anyPlayer) Call(_ context.Context, v *View, random *rand.Rand) (int, error) {
	return v.Bids[random.IntN(len(v.Bids))], nil
}

func (*anyPlayer) Double(_ context.Context, _ *View, random *rand.Rand) (bool, error) {
	return random.IntN(2) == 0, nil
}

func (p *anyPlayer) Play(_ context.Context, v *View, random *rand.Rand) (doudizhu.Play, error) {
	p.plays = v.AppendPlays(p.plays[:0])
	return p.plays[random.IntN(len(p.plays))], nil
}

// oddPlayer plays by a function.
type oddPlayer struct {
	anyPlayer
	play func(context.Context, *View) (doudizhu.Play, error)
}

func (p *oddPlayer) Play(ctx context.Context, v *View, _ *rand.Rand) (doudizhu.Play, error) {
	return p.play(ctx, v)
}

// everybody seats three players of a kind.
func everybody(p func() Player) (all [Chairs]Player) {
	for c := range all {
		all[c] = p()
	}
	return all
}

func randomPlayer() Player { return new(anyPlayer) }

func TestRunRepeatsBySeed(t *testing.T) {
	v := variant(t, "rob")
	points := map[string]bool{}
	for seed := range uint64(20) {
		var games [2]*Game
		for i := range games {
			games[i] = New(v, NewDeal(v, 7))
			if _, err := Run(t.Context(), games[i], everybody(randomPlayer), Options{Seed: seed}); err != nil {
				t.Fatal(err)
			}
		}
		if fmt.Sprint(games[0].moves) != fmt.Sprint(games[1].moves) {
			t.Errorf("seed %d leads to two games", seed)
		}
		points[fmt.Sprint(games[0].moves)] = true
	}
	if len(points) < 15 {
		t.Errorf("20 seeds lead to %d games only", len(points))
	}
}

func TestBadAnswersAreReplacedAndCounted(t *testing.T) {
	v := variant(t, "standard")
	broken := errors.New("broken")
	for _, test := range []struct {
		name string
		play func(context.Context, *View) (doudizhu.Play, error)
		want string
	}{
		{"an error", func(context.Context, *View) (doudizhu.Play, error) { return doudizhu.Play{}, broken }, "broken"},
		{"cards of others", func(context.Context, *View) (doudizhu.Play, error) {
			return doudizhu.Play{Kind: doudizhu.Solo, Len: 1, Cards: 5}, nil
		}, "isn't in the hand"},
	} {
		players := everybody(randomPlayer)
		players[1] = &oddPlayer{play: test.play}
		faults := 0
		g := NewGiven(v, NewDeal(v, 4), 1)
		r, err := Run(t.Context(), g, players, Options{Fault: func(c Chair, why error) {
			if faults++; c != 1 || !strings.Contains(why.Error(), test.want) {
				t.Errorf("%s: chair %d: %v", test.name, c, why)
			}
		}})
		if err != nil || r.Defaults != [Chairs]int{0, faults, 0} || faults == 0 {
			t.Errorf("%s: %v, defaults %v, faults %d", test.name, err, r.Defaults, faults)
		}
	}
}

// TestViewsAreThePlayersOwn lets one player write into every part of the player's views.
func TestViewsAreThePlayersOwn(t *testing.T) {
	v := variant(t, "standard")
	play := func(vandal bool) Record {
		players := everybody(randomPlayer)
		players[1] = &oddPlayer{play: func(_ context.Context, v *View) (doudizhu.Play, error) {
			plays := v.AppendPlays(nil)
			if vandal {
				v.Variant.Base = 7
				_ = append(v.Moves, Move{Chair: 2})
				for i := range v.Moves {
					v.Moves[i] = Move{}
				}
				for i := range v.Calls {
					v.Calls[i] = Call{}
				}
			}
			return plays[0], nil
		}}
		g := New(v, NewDeal(v, 4))
		if _, err := Run(t.Context(), g, players, Options{}); err != nil {
			t.Fatal(err)
		}
		return *record(g)
	}
	want, got := play(false), play(true)
	if err := Verify(&got); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v (%v), without the changes %+v", got, err, want)
	}
}

// TestLatePlayers lets one player think for a second at each play, although the context has ended.
func TestLatePlayers(t *testing.T) {
	for timeout, late := range map[time.Duration]bool{0: false, 100 * time.Millisecond: true, 2 * time.Second: false} {
		synctest.Test(t, func(t *testing.T) {
			v := variant(t, "standard")
			players := everybody(randomPlayer)
			players[2] = &oddPlayer{play: func(_ context.Context, v *View) (doudizhu.Play, error) {
				time.Sleep(time.Second)
				plays := v.AppendPlays(nil)
				return plays[len(plays)-1], nil
			}}
			r, err := Run(t.Context(), NewGiven(v, NewDeal(v, 4), 0), players, Options{Timeout: timeout, Fault: func(c Chair, why error) {
				if c != 2 || !errors.Is(why, ErrLate) {
					t.Errorf("chair %d: %v", c, why)
				}
			}})
			if err != nil || r.Defaults[2] > 0 != late {
				t.Errorf("timeout %v: %v, defaults %v", timeout, err, r.Defaults)
			}
		})
	}
}

func TestCancelledGameCanGoOn(t *testing.T) {
	v := variant(t, "yuncheng")
	g, left := NewGiven(v, NewDeal(v, 8), 2), 5
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	o := Options{Seed: 3, Watch: func(*Game) {
		if left--; left == 0 {
			cancel(enough)
		}
	}}
	if _, err := Run(ctx, g, everybody(randomPlayer), o); !errors.Is(err, enough) || len(g.moves) != 5 {
		t.Fatalf("%v after %d moves", err, len(g.moves))
	}
	whole := NewGiven(v, NewDeal(v, 8), 2)
	want, _ := Run(t.Context(), whole, everybody(randomPlayer), Options{Seed: 3})
	if got, err := Run(t.Context(), g, everybody(randomPlayer), o); err != nil || got != want {
		t.Errorf("%+v (%v), without the stop %+v", got, err, want)
	}
}

// BenchmarkGame plays whole games of random players; ns/move is the time of a decision, with its view, its source and
// the player's own work.
func BenchmarkGame(b *testing.B) {
	for _, name := range Variants() {
		b.Run(name, func(b *testing.B) {
			v := variant(b, name)
			players, moves := everybody(randomPlayer), 0
			b.ReportAllocs()
			for i := range b.N {
				g := New(v, NewDeal(v, uint64(i)))
				if _, err := Run(b.Context(), g, players, Options{Seed: uint64(i)}); err != nil {
					b.Fatal(err)
				}
				moves += g.decisions()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
			b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
		})
	}
}
