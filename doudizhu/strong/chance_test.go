package strong

// Chances compared with the results of games.

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/searchtest"
)

// TestChance: more wins are a greater chance, from 0 to 1, for every seat at every stage and table, and the slope is the chance's own.
func TestChance(t *testing.T) {
	for cards := 3; cards <= 54; cards += 3 {
		for seat := range doudizhu.Seats {
			s := Situation{seat, cards, cards%2 == 0, [doudizhu.Seats]int{cards % 6, cards % 5, cards % 4}}
			last := 0.0
			for wins := range 101 {
				chance, slope := s.Chance(float64(wins), 100)
				if chance <= last || chance >= 1 || slope <= 0 {
					t.Fatalf("%+v, %d wins: %v after %v, slope %v", s, wins, chance, last, slope)
				}
				if low, _ := s.Chance(49.99, 100); wins == 50 {
					if found := (chance - low) / 0.01 * 101; math.Abs(found-slope) > 0.01*slope {
						t.Errorf("%+v: slope %v, want %v", s, slope, found)
					}
				}
				last = chance
			}
		}
	}
}

// TestLevels: against weaker enemies, and with a stronger partner, the chance is greater; of an unknown player the best is expected, and the own level
// doesn't count.
func TestLevels(t *testing.T) {
	chance := func(seat doudizhu.Seat, levels ...int) float64 {
		c, _ := Situation{seat, 40, true, [doudizhu.Seats]int(levels)}.Chance(50, 100)
		return c
	}
	for _, c := range []struct{ less, more float64 }{
		{chance(doudizhu.Landlord, 0, 5, 5), chance(doudizhu.Landlord, 0, 5, 2)},
		{chance(doudizhu.Landlord, 0, 5, 2), chance(doudizhu.Landlord, 0, 2, 2)},
		{chance(doudizhu.Down, 5, 0, 5), chance(doudizhu.Down, 2, 0, 5)},
		{chance(doudizhu.Up, 5, 2, 0), chance(doudizhu.Up, 5, 5, 0)},
	} {
		if c.less >= c.more {
			t.Errorf("%.3f, and at the better table %.3f", c.less, c.more)
		}
	}
	if a, b := chance(doudizhu.Down, 5, 1, 5), chance(doudizhu.Down, 0, 0, 0); a != b {
		t.Errorf("%.3f at a table of the best, %.3f of unknown players", a, b)
	}
}

// TestStages: between two stages the nearer one counts more.
func TestStages(t *testing.T) {
	for cards, want := range map[int][len(stageCards)]float64{54: {1}, 51: {0.25, 0.75}, 50: {0, 1}, 20: {0, 0, 4. / 19, 15. / 19}, 16: {0, 0, 0, 1}, 3: {0, 0, 0, 1}, 60: {1}} {
		for i, w := range stages(cards) {
			if math.Abs(w-want[i]) > 1e-9 {
				t.Errorf("%d cards: %v, want %v", cards, stages(cards), want)
			}
		}
	}
}

// judging is a player that collects its chances.
type judging struct {
	*Player
	chances *[]promise
}

// promise is a chance that the player gave.
type promise struct {
	landlord bool
	chance   float64
}

func (j judging) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	list, err := j.Judge(ctx, v, random)
	if err != nil {
		return doudizhu.Play{}, err
	}
	if list[0].Playouts > 0 {
		*j.chances = append(*j.chances, promise{v.Chair == v.Landlord, list[0].Chance})
	}
	return list[0].Play, nil
}

// outcome is 1 for a game that was won.
func outcome(won bool) float64 {
	if won {
		return 1
	}
	return 0
}

// TestChancesComeTrue: in games of the player with itself the share of wins equals the chances, within three standard
// errors over deals.
func TestChancesComeTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("fewer games underestimate the error")
	}
	v, _ := table.ByName("standard")
	var sum, squares float64
	games := searchtest.Size(30, 1000)
	for seed := range uint64(games) {
		var chances []promise
		var players [table.Chairs]table.Player
		for c := range players {
			players[c] = judging{New(v, Options{Playouts: 200}), &chances}
		}
		game := table.New(v, table.NewDeal(v, 62_000_000+seed))
		result, err := table.Run(t.Context(), game, players, table.Options{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		off := 0.0
		for _, c := range chances {
			off += (outcome(c.landlord == result.LandlordWon()) - c.chance) / float64(len(chances))
		}
		sum, squares = sum+off, squares+off*off
	}
	n := float64(games)
	mean := sum / n
	if deviation := math.Sqrt((squares/n - mean*mean) / (n - 1)); math.Abs(mean) > 3*deviation {
		t.Errorf("%d games: won %+.3f ± %.3f beyond the chances", games, mean, deviation)
	}
}
