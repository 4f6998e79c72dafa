package hand

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"kedou/doudizhu"
	"kedou/search"
)

// strong and weak are hands of 17 cards for bids.
const (
	strong = "34567789TAAAA22BR"
	weak   = "3345567899TJJQQK4"
)

// bid estimates a hand's chance as landlord.
func bid(t *testing.T, r Rules, h string, s Sampling) Estimate {
	t.Helper()
	e, err := r.Playouts(context.Background(), [doudizhu.Seats]doudizhu.Hand{mustHand(t, h)}, s)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestPlayoutsTellStrongFromWeak(t *testing.T) {
	r := named(t, "standard")
	good, bad := bid(t, r, strong, Sampling{Deals: 200}), bid(t, r, weak, Sampling{Deals: 200})
	if good.Chance() < 0.75 || good.Bid() != 3 || !good.Double(doudizhu.Landlord) || good.Double(doudizhu.Up) {
		t.Errorf("strong hand: %+v", good)
	}
	if bad.Chance() > 0.3 || bad.Bid() != 0 || bad.Double(doudizhu.Landlord) || !bad.Double(doudizhu.Down) {
		t.Errorf("weak hand: %+v", bad)
	}
}

func TestPlayoutsRepeatAndLongerOnesGoOn(t *testing.T) {
	r := named(t, "standard")
	short := bid(t, r, strong, Sampling{Seed: 7, Deals: 30})
	if again := bid(t, r, strong, Sampling{Seed: 7, Deals: 30}); again != short {
		t.Errorf("%+v, and again %+v", short, again)
	}
	if other := bid(t, r, strong, Sampling{Seed: 8, Deals: 30}); other == short {
		t.Error("another seed gives the same deals")
	}
	long := bid(t, r, strong, Sampling{Seed: 7, Deals: 60})
	if more := long.Won - short.Won; more < 0 || more > 30 {
		t.Errorf("%+v doesn't continue %+v", long, short)
	}
}

func TestPlayoutsEndInTimeAndWhenCancelled(t *testing.T) {
	r := named(t, "standard")
	start := time.Now()
	e := bid(t, r, strong, Sampling{Deals: math.MaxInt, Time: 20 * time.Millisecond})
	if took := time.Since(start); e.Deals == 0 || took > 2*time.Second {
		t.Errorf("%d deals in %v", e.Deals, took)
	}
	done, cancel := context.WithCancelCause(context.Background())
	cause := errors.New("the table was left")
	cancel(cause)
	if e, err := r.Playouts(done, [doudizhu.Seats]doudizhu.Hand{}, Sampling{Deals: 10}); err != cause || e.Deals != 0 {
		t.Errorf("cancelled: %+v, %v", e, err)
	}
}

func TestPlayoutsRefuseNegativeLimits(t *testing.T) {
	for _, s := range []Sampling{{Deals: -1}, {Deals: 1, Time: -time.Second}} {
		if e, err := named(t, "standard").Playouts(context.Background(), [doudizhu.Seats]doudizhu.Hand{}, s); !errors.Is(err, search.ErrLimits) {
			t.Errorf("%+v: %+v, %v", s, e, err)
		}
	}
}

func TestStandardErrorCoversLongRunChance(t *testing.T) {
	r := named(t, "standard")
	const hand = "3456789TJQKA22BR4"
	truth := bid(t, r, hand, Sampling{Seed: 1, Deals: 2000})
	within := 0
	for seed := range uint64(40) {
		e := bid(t, r, hand, Sampling{Seed: 100 + seed, Deals: 25})
		if math.Abs(e.Chance()-truth.Chance()) <= 2*e.StdErr() {
			within++
		}
	}
	if within < 35 {
		t.Errorf("%d of 40 estimates within two standard errors of %.3f", within, truth.Chance())
	}
}

func TestMeanAndItsStandardError(t *testing.T) {
	// 1, -1 and 2: mean 2/3, variance 7/3
	mean, stdErr := meanOf(2, 6, 3)
	if math.Abs(mean-2./3) > 1e-12 || math.Abs(stdErr-math.Sqrt(7./9)) > 1e-12 {
		t.Errorf("%v ± %v", mean, stdErr)
	}
	if _, stdErr := meanOf(1, 1, 1); stdErr != 1 {
		t.Errorf("a single deal is sure to ± %v", stdErr)
	}
}

func TestPlayoutsRefuseImpossibleHands(t *testing.T) {
	r := named(t, "standard")
	for _, known := range [][doudizhu.Seats]string{
		{"33334444555566667777", "3"},
		{"33334444555566667777A"},
		{"", "33445566778899TTJJ"},
		{"F"},
	} {
		var hands [doudizhu.Seats]doudizhu.Hand
		for i, h := range known {
			hands[i] = mustHand(t, h)
		}
		if _, err := r.Playouts(context.Background(), hands, Sampling{Deals: 1}); err == nil {
			t.Errorf("%v is dealt", known)
		}
	}
}

func TestPlayoutsWithFlower(t *testing.T) {
	r := flowerRules(t)
	with := bid(t, r, "F345678999TTJQKA2", Sampling{Deals: 60})
	without := bid(t, r, "3345678999TTJQKA2", Sampling{Deals: 60})
	if with.Chance() <= without.Chance() {
		t.Errorf("flower %.2f, three instead %.2f", with.Chance(), without.Chance())
	}
}

// TestPlayedDealsAreLegal plays deals by the rules of package doudizhu and
// compares the winners.
func TestPlayedDealsAreLegal(t *testing.T) {
	r := named(t, "standard")
	d, err := newDealer(r, [doudizhu.Seats]doudizhu.Hand{})
	if err != nil {
		t.Fatal(err)
	}
	var players [doudizhu.Seats]player
	for i := range players {
		players[i] = NewAnalyst(r).Choose
	}
	for n := range 60 {
		hands := d.deal(rand.New(rand.NewPCG(1, uint64(n))))
		result := playOut(players, hands)
		e := doudizhu.Endgame{Hands: hands, Three: true}
		winner, over := e.Winner()
		for moves := 0; !over; moves++ {
			v := View{Seat: e.Turn, Hand: e.Hands[e.Turn], Last: e.Last, Owner: e.Owner}
			for s, h := range e.Hands {
				v.Left[s] = h.Cards()
			}
			if e, err = r.Rules.Apply(e, players[e.Turn](v)); err != nil || moves > 300 {
				t.Fatalf("deal %d, move %d: %v", n, moves+1, err)
			}
			winner, over = e.Winner()
		}
		if winner.Peasant() != (result < 0) {
			t.Errorf("deal %d: %v wins, but the result is %v", n, winner, result)
		}
	}
}

// TestRolesWin compares the robot with one that always takes the first hint, as
// document 004's does, on the same deals and from both sides.
func TestRolesWin(t *testing.T) {
	r := named(t, "yuncheng")
	plain := func() player {
		a := NewAnalyst(r)
		return func(v View) doudizhu.Play {
			if hints := a.Hints(v.Hand, v.Last); len(hints) > 0 {
				return hints[0].Play
			}
			return doudizhu.Play{}
		}
	}
	robot := func() player { return NewAnalyst(r).Choose }
	d, err := newDealer(r, [doudizhu.Seats]doudizhu.Hand{})
	if err != nil {
		t.Fatal(err)
	}
	const deals = 300
	landlord, peasants := 0, 0
	for n := range deals {
		hands := d.deal(rand.New(rand.NewPCG(2, uint64(n))))
		if playOut([doudizhu.Seats]player{robot(), plain(), plain()}, hands) > 0 {
			landlord++
		}
		if playOut([doudizhu.Seats]player{plain(), robot(), robot()}, hands) < 0 {
			peasants++
		}
	}
	share := float64(landlord+peasants) / (2 * deals)
	t.Logf("wins %.3f of the games: %d as landlord, %d as peasants, of %d each", share, landlord, peasants, deals)
	if share < 0.57 {
		t.Error("want 0.57 or more")
	}
}
