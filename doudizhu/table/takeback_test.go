package table

import (
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
)

// TestBefore plays random games, keeps the record before every answer of a chair, and takes the answers back one by one.
func TestBefore(t *testing.T) {
	for _, name := range Variants() {
		v, _ := ByName(name)
		thrownIn := 0
		for seed := range uint64(60) {
			random := rand.New(rand.NewPCG(seed, 3))
			g, me := New(v, NewDeal(v, seed)), Chair(seed%Chairs)
			var asked []Record
			for g.Stage() != Over {
				c := g.Asked()
				if c == me && !g.stuck() {
					asked = append(asked, g.Record([Chairs]string{}))
				}
				anything(t, g, random)
			}
			last := g.Record([Chairs]string{})
			thrownIn += last.Deal.Redeals
			for i := len(asked) - 1; i >= 0; i-- {
				before, answered := last.Before(me)
				if !answered {
					t.Fatalf("%s %d: %d answers are left", name, seed, i+1)
				}
				if got, want := jsonOf(t, before), jsonOf(t, asked[i]); got != want {
					t.Fatalf("%s %d: answer %d taken back:\n%s\nwant\n%s", name, seed, i, got, want)
				}
				if _, err := Resume(before); err != nil {
					t.Fatal(err)
				}
				last = before
			}
			if _, answered := last.Before(me); answered {
				t.Errorf("%s %d: more answers than were given", name, seed)
			}
		}
		if thrownIn == 0 {
			t.Errorf("%s: no deal was thrown in", name)
		}
	}
}

// anything makes a random answer for the player to act.
func anything(t *testing.T, g *Game, random *rand.Rand) {
	t.Helper()
	c := g.Asked()
	v, err := g.View(c), error(nil)
	switch g.Stage() {
	case Calling:
		err = g.Call(c, v.Bids[random.IntN(len(v.Bids))]*random.IntN(2))
	case Doubling:
		doubles := v.Variant.Doubles()
		err = g.Multiply(c, doubles[len(doubles)-1-random.IntN(len(doubles))])
	default:
		plays := v.AppendPlays(nil)
		err = g.Play(c, plays[random.IntN(len(plays))])
	}
	if err != nil {
		t.Fatal(err)
	}
}

func jsonOf(t *testing.T, r Record) string {
	t.Helper()
	line, err := r.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(line)
}

// TestGivenBefore: after a given landlord only plays can be taken back.
func TestGivenBefore(t *testing.T) {
	v, _ := ByName("standard")
	g := NewGiven(v, NewDeal(v, 1), 2)
	if r, answered := g.Record([Chairs]string{}).Before(2); answered {
		t.Errorf("%+v before the first play", r)
	}
	start := g.Record([Chairs]string{})
	if err := g.Play(2, g.View(2).AppendPlays(nil)[0]); err != nil {
		t.Fatal(err)
	}
	if r, answered := g.Record([Chairs]string{}).Before(2); !answered || jsonOf(t, r) != jsonOf(t, start) {
		t.Errorf("%+v", r)
	}
}

// TestStakes: in 1,050 games read from their records the factors multiply to the score of each player; before the end they hide the others' secrets.
func TestStakes(t *testing.T) {
	springs, bombs, doubled := 0, 0, 0
	for _, name := range Variants() {
		v, _ := ByName(name)
		v.Base, v.Cap = 2, 96
		for seed := range uint64(350) {
			g := playHiding(t, v, seed)
			again, err := Resume(g.Record([Chairs]string{}))
			if err != nil {
				t.Fatal(err)
			}
			r, _ := g.Result()
			s := again.View(Chair(seed % Chairs)).Stakes()
			for c, points := range r.Points {
				if won := (Chair(c) == r.Landlord) == r.LandlordWon(); s.Times[c]*v.Base != max(points, -points) || (points > 0) != won {
					t.Errorf("%s %d: %+v at stake, %+v", name, seed, s, r)
				}
				product := s.Bid << s.Bombs * s.Doubles[c]
				if s.Spring {
					product *= 2
				}
				if Chair(c) != r.Landlord && s.Times[c] != min(product, v.Cap) {
					t.Errorf("%s %d: the factors of %+v give %d", name, seed, s, product)
				}
				doubled += s.Doubles[c] - 1
			}
			if s.Spring != r.Spring || s.Bombs != r.Bombs || s.Bid != r.Bid {
				t.Errorf("%s %d: %+v, %+v", name, seed, s, r)
			}
			if bombs += s.Bombs; s.Spring {
				springs++
			}
		}
	}
	if springs == 0 || bombs == 0 || doubled == 0 {
		t.Errorf("%d springs, %d bombs, %d doubles", springs, bombs, doubled)
	}
}

// playHiding plays a game at random, and looks at the stakes before each answer. In every eighth game the peasants pass, for a spring.
func playHiding(t *testing.T, v Variant, seed uint64) *Game {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 4))
	g := New(v, NewDeal(v, seed))
	for g.Stage() != Over {
		c := g.Asked()
		if s := g.View(c).Stakes(); s.Spring || g.Stage() == Calling && s.Times != [Chairs]int{s.Bid, s.Bid, s.Bid} || s.Bid < 1 {
			t.Fatalf("%s %d: %+v", v.Name, seed, s)
		}
		if s := g.View(c.Next()).Stakes(); g.Stage() == Doubling && g.View(c.Next()).Doubled[c.Next()] == 0 && s.Times[g.landlord] != 2*min(v.Cap, s.Bid) {
			t.Fatalf("%s %d: the doubles of others show in %+v", v.Name, seed, s)
		}
		if c != g.landlord && g.last.Kind != 0 && seed%8 == 0 {
			if err := g.Play(c, doudizhu.Play{}); err != nil {
				t.Fatal(err)
			}
			continue
		}
		anything(t, g, random)
	}
	return g
}
