// Positions after which strong people lost their respect: bombs spent early, a bomb kept too long, a pair led to an enemy who goes out on it.

package strong

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// played is a game up to a decision: of the deal of a seed, or after its first cards were thrown in, of the second.
type played struct {
	seed     uint64
	landlord table.Chair
	plays    string
}

// second is the deal 9104 after all have passed once: the hands by chair, and the bottom.
var second = [4]string{"456666899TJJKKKA2", "3334455589TTJQQAB", "34777789TJQQKA22R", "8A2"}

// deal is the game's deal.
func (s *played) deal(t *testing.T, v *table.Variant) table.Deal {
	if s.seed != 9104 {
		return table.NewDeal(*v, s.seed)
	}
	d := table.Deal{Bottom: cardsOf(t, second[table.Chairs])}
	for c := range d.Hands {
		d.Hands[c] = cardsOf(t, second[c])
	}
	return d
}

func cardsOf(t *testing.T, text string) doudizhu.Hand {
	t.Helper()
	h, err := doudizhu.ParseHand(text)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// view is the view of the player whose turn it is.
func (s *played) view(t *testing.T, v *table.Variant) *table.View {
	t.Helper()
	g := table.NewGiven(*v, s.deal(t, v), s.landlord)
	for word := range strings.FieldsSeq(s.plays) {
		plays := []doudizhu.Play{{}}
		if word != "-" {
			var err error
			if plays, err = standard.ParsePlay(word, doudizhu.Notation{}); err != nil {
				t.Fatal(err)
			}
		}
		if err := g.Play(g.Asked(), plays[0]); err != nil {
			t.Fatal(err)
		}
	}
	return g.View(g.Asked())
}

// respected are decisions of games that an earlier build lost, and the plays that a strong person expects.
var respected = []struct {
	name, hand string
	played
	good func(doudizhu.Play) bool
}{
	{"leads with the twos whole", "3467889TJJQKAAA2222R", played{9102, 2, ""}, isNot(doudizhu.FourSolos, doudizhu.FourPairs, doudizhu.Bomb)},
	{"leads with the sixes whole", "4566668899TJJKKKAA22", played{9104, 0, ""}, isNot(doudizhu.FourSolos, doudizhu.FourPairs, doudizhu.Bomb)},
	{"keeps the bomb from the landlord's first chain", "4566668TJJKKKA2", played{9104, 2, "88 99 - AA - - 9TJQK"}, passes},
	{"bombs a landlord who has spent his aces with eight cards left, the chain 6789TJQK", "334455557899TJQB",
		played{9102, 2, "2222+34 - - 8 T A R - - AAA+J -"}, isNot(doudizhu.Pass)},
}

func TestRespected(t *testing.T) {
	v, _ := table.ByName("standard")
	for _, s := range respected {
		t.Run(s.name, func(t *testing.T) {
			view := s.view(t, &v)
			if view.Hand.String() != s.hand {
				t.Fatalf("%v decides", view.Hand)
			}
			decidesWell(t, v, view, s.good)
		})
	}
}

// decidesWell lets players with several seeds decide.
func decidesWell(t *testing.T, v table.Variant, view *table.View, good func(doudizhu.Play) bool) {
	t.Helper()
	for seed := range uint64(4) {
		play, err := New(v, Options{Playouts: 3000}).Play(context.Background(), view, rand.New(rand.NewPCG(seed, 1)))
		if err != nil || !good(play) {
			t.Errorf("seed %d: %v %v", seed, play, err)
		}
	}
}

// TestLeadsNoPairToAnEnemyWithPairs: the landlord, who must still hold two twos of the bottom, holds 2244, the partner 7JJAAA. The peasant who leads
// 99 loses to 22 and 44; after KKK and a kicker the peasants win with open cards.
func TestLeadsNoPairToAnEnemyWithPairs(t *testing.T) {
	v, _ := table.ByName("standard")
	view := &table.View{Variant: &v, Stage: table.Playing, Chair: 2, Turn: 2, Owner: 2, Hand: cardsOf(t, "345699TTKKK"), Bottom: cardsOf(t, "22"), Left: [3]int{4, 6, 11}}
	chair, gone := table.Chair(0), doudizhu.Deck-view.Hand-cardsOf(t, "2244")-cardsOf(t, "7JJAAA")
	for r := doudizhu.Three; r < doudizhu.Ranks; r++ {
		for range gone.Count(r) {
			view.Moves = append(view.Moves, table.Move{Chair: chair, Play: doudizhu.Play{Kind: doudizhu.Solo, Rank: r, Len: 1, Cards: doudizhu.Of(r, 1)}})
			chair = chair.Next()
		}
	}
	decidesWell(t, v, view, isNot(doudizhu.Pair))
}

// TestSpent counts what plays take from a hand.
func TestSpent(t *testing.T) {
	for _, c := range []struct {
		hand, laid string
		bombs, big int
	}{
		{"4566668899TJJKKKAA22", "99", 0, 0},
		{"4566668899TJJKKKAA22", "66664T", 1, 0},
		{"4566668899TJJKKKAA22", "6", 1, 0},
		{"4566668899TJJKKKAA22", "KKK2", 0, 1},
		{"34567BR22", "R", 1, 1},
		{"34567R22", "R", 0, 1},
		{"34562222", "2", 1, 0},
	} {
		if bombs, big := spent(cardsOf(t, c.hand), cardsOf(t, c.laid)); bombs != c.bombs || big != c.big {
			t.Errorf("%s of %s: %d bombs and %d big cards, want %d and %d", c.laid, c.hand, bombs, big, c.bombs, c.big)
		}
	}
}
