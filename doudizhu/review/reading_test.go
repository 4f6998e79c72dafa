package review

// The readings: fitted to games that strong players play among themselves.

import (
	"math"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/search/searchtest"
)

// selfPlayed is a game of three strong players, who choose by the playouts that a judge plays games on by.
func selfPlayed(t testing.TB, name string, seed uint64, playouts int) table.Record {
	t.Helper()
	v, err := table.ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	game := table.New(v, table.NewDeal(v, seed))
	var players [table.Chairs]table.Player
	for c := range players {
		players[c] = strong.New(v, strong.Options{Playouts: playouts, Off: strong.Exact | strong.Partner})
	}
	if _, err := table.Run(t.Context(), game, players, table.Options{Seed: seed}); err != nil {
		t.Fatal(err)
	}
	return game.Record([table.Chairs]string{"east", "north", "west"})
}

// sample is a moment of a game: what share of the games played on from there the player's side won, and how the game itself ended.
type sample struct {
	logit, laid, won float64
}

// samplesOf takes the views of all chairs at the opening and after some of their moves: those of the landlord and of the peasants.
func samplesOf(t testing.TB, seed uint64, into map[bool][]sample) {
	r := selfPlayed(t, "standard", seed, 1000)
	game, err := opening(&r)
	if err != nil {
		t.Fatal(err)
	}
	player := strong.New(r.Variant, strong.Options{Playouts: choosing})
	for i, m := range r.Moves {
		for c := range table.Chair(table.Chairs) {
			if v := game.View(c); i == 0 || (i+int(seed))%5 == 0 && m.Chair == c {
				var plays []doudizhu.Play
				if m.Chair == c {
					plays = append(plays, m.Play)
				}
				wins, n := 0.0, 0.0
				player.Compare(v, plays, rand.New(rand.NewPCG(seed, uint64(3*i)+uint64(c))), func(ended []strong.Ending) bool {
					wins, n = wins+outcome(ended[0].Won), n+1
					return n < 300
				})
				share := (wins + 0.5) / (n + 1)
				won := outcome(r.Result.LandlordWon() == (c == r.Landlord))
				into[c == r.Landlord] = append(into[c == r.Landlord], sample{math.Log(share / (1 - share)), laidOf(v), won})
			}
		}
		if err := game.Play(m.Chair, m.Play); err != nil {
			t.Fatal(err)
		}
	}
}

// TestReadings: who wins more of the games in sampled worlds wins more of the games themselves. With all games it fits the readings, by the
// likelihood of how these ended, and logs them.
func TestReadings(t *testing.T) {
	games := uint64(searchtest.Size(20, 600))
	if testing.Short() {
		t.Skip("needs many games")
	}
	samples := map[bool][]sample{}
	for seed := range games {
		samplesOf(t, 5_000_000+seed, samples)
	}
	for landlord, list := range samples {
		if together := covariance(list); together <= 0 {
			t.Errorf("landlord %v: who wins more in sampled worlds wins less: covariance %.3f", landlord, together)
		}
		if !searchtest.Long() {
			continue // a fit of some games says nothing
		}
		w := fitted(list)
		for i := range laidAt {
			t.Logf("landlord %v, %d samples, laid %.1f: {%.2f, %.2f, %.2f}", landlord, len(list), laidAt[i], w[i], w[len(laidAt)+i], w[factors-1])
		}
	}
}

// covariance is that of the samples' chances, as logits, and how the games ended.
func covariance(list []sample) (sum float64) {
	var logit, won float64
	for _, s := range list {
		logit, won = logit+s.logit/float64(len(list)), won+s.won/float64(len(list))
	}
	for _, s := range list {
		sum += (s.logit - logit) * (s.won - won)
	}
	return sum / float64(len(list))
}

// factors is how many numbers are fitted: a scale and a lift for each share of laidAt, and sure.
const factors = 2*len(laidAt) + 1

// fitted are the numbers that make the ends of games likeliest, by Newton's method.
func fitted(list []sample) (w [factors]float64) {
	for range 12 {
		var gradient [factors]float64
		var curve [factors][factors]float64
		for i := range w {
			gradient[i], curve[i][i] = -w[i]/2, 0.5 // keeps numbers small that few games tell
		}
		for _, s := range list {
			x, sum := s.factors(), 0.0
			for i := range x {
				sum += w[i] * x[i]
			}
			p := 1 / (1 + math.Exp(-sum))
			for i := range x {
				gradient[i] += (s.won - p) * x[i]
				for j := range x {
					curve[i][j] += p * (1 - p) * x[i] * x[j]
				}
			}
		}
		for i, step := range solved(curve, gradient) {
			w[i] += step
		}
	}
	return w
}

// factors are what the fitted numbers stand before.
func (s *sample) factors() (x [factors]float64) {
	for i, w := range weights(s.laid) {
		x[i], x[len(laidAt)+i] = w*s.logit, w
	}
	x[factors-1] = beyond(s.logit)
	return x
}

// solved is the x for which a x = b (Gauss).
func solved(a [factors][factors]float64, b [factors]float64) (x [factors]float64) {
	for i := range b {
		for j := i + 1; j < factors; j++ {
			f := a[j][i] / a[i][i]
			for k := i; k < factors; k++ {
				a[j][k] -= f * a[i][k]
			}
			b[j] -= f * b[i]
		}
	}
	for i := factors - 1; i >= 0; i-- {
		x[i] = b[i]
		for k := i + 1; k < factors; k++ {
			x[i] -= a[i][k] * x[k]
		}
		x[i] /= a[i][i]
	}
	return x
}

// TestChance: more wins are a greater chance, from 0 to 1, at every point of the game.
func TestChance(t *testing.T) {
	v, err := table.ByName("standard")
	if err != nil {
		t.Fatal(err)
	}
	for _, chair := range []table.Chair{0, 1} {
		for held := 3; held <= 54; held += 3 {
			r := readingFor(&table.View{Variant: &v, Chair: chair, Left: [table.Chairs]int{held, 0, 0}})
			last := 0.0
			for wins := range 101 {
				chance, slope := r.chance(float64(wins), 100)
				if chance <= last || chance >= 1 || slope <= 0 {
					t.Fatalf("chair %d, %d cards, %d wins: %v after %v, slope %v", chair, held, wins, chance, last, slope)
				}
				last = chance
			}
		}
	}
}
