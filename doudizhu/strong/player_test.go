// The player at the table: options, the contract, and faults that must not occur in games of the player with
// itself.

package strong

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/table"
	"kedou/doudizhu/table/tabletest"
	"kedou/search"
	"kedou/search/andor"
)

func TestWithoutTimeOnlyTheSourceDecides(t *testing.T) {
	v, _ := table.ByName("standard")
	g := table.NewGiven(v, table.NewDeal(v, 5), 0)
	p := New(v, Options{Playouts: 200})
	first, err := p.Play(context.Background(), g.View(0), rand.New(rand.NewPCG(1, 1)))
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		again, _ := p.Play(context.Background(), g.View(0), rand.New(rand.NewPCG(1, 1)))
		other, _ := New(v, Options{Playouts: 200}).Play(context.Background(), g.View(0), rand.New(rand.NewPCG(1, 1)))
		if again != first || other != first {
			t.Fatalf("%v, then %v and by another player %v", first, again, other)
		}
	}
}

// TestSenselessOptions: numbers below zero are errors of the decisions that use them.
func TestSenselessOptions(t *testing.T) {
	v, _ := table.ByName("standard")
	view := table.NewGiven(v, table.NewDeal(v, 5), 0).View(0)
	for want, o := range map[string]Options{"strong: Playouts can't be negative, it is -5": {Playouts: -5}, "strong: Think can't be negative, it is -1s": {Think: -time.Second}} {
		_, err := New(v, o).Play(context.Background(), view, rand.New(rand.NewPCG(1, 1)))
		_, judged := New(v, o).Judge(context.Background(), view, rand.New(rand.NewPCG(1, 1)))
		if err == nil || err.Error() != want || judged == nil || judged.Error() != want {
			t.Errorf("error %v, of Judge %v, want %q", err, judged, want)
		}
	}
}

func TestAnEndedContextGetsALegalPlay(t *testing.T) {
	v, _ := table.ByName("standard")
	g := table.NewGiven(v, table.NewDeal(v, 5), 0)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, o := range []Options{{Playouts: 1 << 30}, {Think: time.Hour}} {
		play, err := New(v, o).Play(ctx, g.View(0), rand.New(rand.NewPCG(1, 1)))
		if err != nil || !slices.Contains(g.View(0).AppendPlays(nil), play) {
			t.Errorf("%+v: %v, %v", o, play, err)
		}
	}
}

// games is how many games the player plays with itself in a test.
func games(t *testing.T) int {
	n, err := strconv.Atoi(os.Getenv("STRONG_GAMES"))
	if err != nil {
		return 12
	}
	t.Logf("%d games", n)
	return n
}

// TestHisOwnGames plays games of the player with itself: no peasant who has won by a pass bombs the partner and loses, and no player lets an
// enemy's last card through that a legal play beats. STRONG_GAMES=500 makes it 500 games.
func TestHisOwnGames(t *testing.T) {
	v, _ := table.ByName("standard")
	p := New(v, Options{Playouts: 600})
	for seed := range uint64(games(t)) {
		g := table.NewGiven(v, table.NewDeal(v, 700_000+seed), 0)
		before := g.Endgame()
		_, err := table.Run(context.Background(), g, [3]table.Player{p, p, p}, table.Options{
			Watch: func(g *table.Game) {
				m := g.View(0).Moves
				blame(t, seed, &before, m[len(m)-1].Play)
				before = g.Endgame()
			},
			Fault: func(c table.Chair, why error) { t.Errorf("deal %d: chair %d: %v", seed, c, why) },
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// blame reports a faulty play from the open position e.
func blame(t *testing.T, deal uint64, e *doudizhu.Endgame, play doudizhu.Play) {
	mover, after := e.Turn, (e.Turn+1)%doudizhu.Seats
	partners := e.Owner != mover && e.Owner.Peasant() && mover.Peasant()
	last, mine := moveOf(e.Last), pack(e.Hands[mover])
	highest := move{kind: doudizhu.Solo, rank: high(mine.atLeast(1)), len: 1}
	switch {
	case partners && play.Kind.Trumps() && !wins(t, e, play) && wins(t, e, doudizhu.Play{}):
		t.Errorf("deal %d: %v bombs the partner's %v with %v", deal, e.Hands[mover], e.Last, play)
	case play.Kind == doudizhu.Pass && e.Last.Kind == doudizhu.Solo && e.Hands[after].Cards() == 1 && mover.Peasant() != after.Peasant() &&
		pack(e.Hands[after]).follows(last) && mine.beats(last) && (mine.atLeast(4) != 0 || !pack(e.Hands[after]).follows(highest)):
		t.Errorf("deal %d: %v lets %v through on %v", deal, e.Hands[mover], e.Hands[after], e.Last)
	}
}

// wins reports whether the peasants win the open game after a peasant's play.
func wins(t *testing.T, e *doudizhu.Endgame, play doudizhu.Play) bool {
	g := standard.Game(e)
	s := g.Next(e.State(), play)
	if outcome := g.Outcome(s); outcome != andor.Unknown {
		return outcome == andor.Won
	}
	solver, err := endgame.New(standard, endgame.Options{Limits: search.Limits{Expansions: 100_000}})
	if err != nil {
		t.Fatal(err)
	}
	after := doudizhu.Endgame{Three: true, Hands: s.Hands, Turn: s.Turn, Owner: s.Owner, Last: s.Last()}
	r, err := solver.Solve(context.Background(), &after)
	if err != nil {
		t.Fatal(err)
	}
	return r.ForPeasants() == andor.Won
}

func TestConformance(t *testing.T) {
	tabletest.Conform(t, 3, func(v table.Variant) table.Player { return New(v, Options{Playouts: 40}) })
}

// TestJudgedPlays: the first is Play's choice, and chances lie between 0 and 1.
func TestJudgedPlays(t *testing.T) {
	v, _ := table.ByName("standard")
	for seed := range uint64(5) {
		g := table.NewGiven(v, table.NewDeal(v, seed), 0)
		player := New(v, Options{Playouts: 300})
		play, err := player.Play(context.Background(), g.View(0), rand.New(rand.NewPCG(1, 1)))
		if err != nil {
			t.Fatal(err)
		}
		judged, err := player.Judge(context.Background(), g.View(0), rand.New(rand.NewPCG(1, 1)))
		if err != nil || len(judged) < 2 || judged[0].Play != play {
			t.Fatalf("deal %d: %v, %v; played %v", seed, judged, err, play)
		}
		for _, j := range judged {
			if j.Chance < 0 || j.Chance > 1 || j.Playouts == 0 {
				t.Errorf("deal %d: %+v", seed, j)
			}
		}
	}
}
