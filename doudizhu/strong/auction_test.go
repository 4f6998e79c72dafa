// The auction is evidence: players who have bid or doubled get better cards in the worlds, and players who have
// passed worse ones.

package strong

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// auctioned returns a game at its first lead, after the player's calls and doubles on all chairs.
func auctioned(t *testing.T, p *Player, seed uint64) *table.Game {
	t.Helper()
	v, _ := table.ByName("standard")
	g, random := table.New(v, table.NewDeal(v, seed)), rand.New(rand.NewPCG(seed, 1))
	for g.Stage() != table.Playing {
		view := g.View(g.Asked())
		if g.Stage() == table.Calling {
			bid, err := p.Call(context.Background(), view, random)
			if err != nil || g.Call(view.Chair, bid) != nil {
				t.Fatal(bid, err)
			}
			continue
		}
		yes, err := p.Double(context.Background(), view, random)
		if err != nil || g.Double(view.Chair, yes) != nil {
			t.Fatal(yes, err)
		}
	}
	return g
}

// big counts the jokers and twos.
func big(h doudizhu.Hand) int {
	return h.Count(doudizhu.BigJoker) + h.Count(doudizhu.SmallJoker) + h.Count(doudizhu.Two)
}

// TestTheAuctionShowsWhoHoldsBigCards compares the landlord's jokers and twos in a peasant's worlds before the first lead with the true ones.
func TestTheAuctionShowsWhoHoldsBigCards(t *testing.T) {
	v, _ := table.ByName("standard")
	caller := New(v, Options{Playouts: 1})
	const worlds = 200
	truth, games := 0., 0.
	var guessed [2]float64
	for seed := range uint64(40) {
		g := auctioned(t, caller, 810_000+seed)
		view := g.View(g.Asked().Next())
		truth += float64(big(g.View(g.Asked()).Hand))
		games++
		for i, off := range []Component{0, Auction} {
			p := New(v, Options{Playouts: 1, Off: off})
			p.random, p.me = 1, int8(view.Seat(view.Chair))
			p.look(view)
			p.recall(view)
			for range worlds {
				p.draw(steps)
				guessed[i] += float64(big(p.hidden.world.hands[0].unpack())) / worlds
			}
		}
	}
	if with, without := guessed[0]/games, guessed[1]/games; truth/games < without+0.3 || math.Abs(with-truth/games) > 0.3 {
		t.Errorf("landlords hold %.2f big cards; %.2f in worlds, %.2f without the auction", truth/games, with, without)
	}
}

func TestTrueHandsAgreeWithTheAnswers(t *testing.T) {
	v, _ := table.ByName("standard")
	p := New(v, Options{Playouts: 1})
	var truth, random float64
	for seed := range uint64(30) {
		g := auctioned(t, p, 820_000+seed)
		view, e := g.View(g.Asked()), g.Endgame()
		p.me = landlord
		p.look(view)
		p.recall(view)
		s := p.policy.splitter
		truth += p.evidence.doubt(s, &world{hands: [2]cards{pack(e.Hands[1]), pack(e.Hands[2])}})
		for range 10 {
			p.hidden.shuffle(&p.random)
			random += p.evidence.doubt(s, &p.hidden.world) / 10
		}
	}
	if truth > random*0.9 {
		t.Errorf("%.1f misses in true worlds, %.1f in random ones", truth, random)
	}
}

// TestAnswersAreOfHiddenHands: the player's own answers, and a game without answers, are no evidence.
func TestAnswersAreOfHiddenHands(t *testing.T) {
	v, _ := table.ByName("standard")
	p := New(v, Options{Playouts: 1})
	g := auctioned(t, p, 830_001)
	for c := range table.Chair(table.Chairs) {
		view, want := g.View(c), 2 // doubles
		for _, call := range view.Calls {
			if call.Chair != c {
				want++
			}
		}
		p.me = int8(view.Seat(c))
		p.look(view)
		if p.recall(view); len(p.evidence.replies) != want {
			t.Errorf("chair %d: %d answers, want %d", c, len(p.evidence.replies), want)
		}
	}
	given := table.NewGiven(v, table.NewDeal(v, 1), 0)
	p.look(given.View(0))
	if p.recall(given.View(0)); p.evidence.some() {
		t.Errorf("answers %v in a game without an auction", p.evidence.replies)
	}
}

// TestDoubling: after a landlord's bid of 3 a peasant doubles on two bombs, and not on a hand that would be a fair one among random cards.
func TestDoubling(t *testing.T) {
	v, _ := table.ByName("standard")
	for _, test := range []struct {
		hand string
		want bool
	}{{"3334567TTTTKKKK22", true}, {"34567789TTJQKKAA2", false}} {
		hand, err := doudizhu.ParseHand(test.hand)
		if err != nil {
			t.Fatal(err)
		}
		view := &table.View{Variant: &v, Stage: table.Doubling, Chair: 1, Turn: 1, Landlord: 0, Hand: hand, Bottom: doudizhu.Of(doudizhu.Three+2, 1) + doudizhu.Of(doudizhu.Three+3, 1) + doudizhu.Of(doudizhu.Three+5, 1),
			Left: [table.Chairs]int{20, 17, 17}, Bid: 3, Calls: []table.Call{{Chair: 0, Bid: 3}}}
		if yes, err := New(v, Options{Playouts: 1}).Double(context.Background(), view, rand.New(rand.NewPCG(1, 1))); err != nil || yes != test.want {
			t.Errorf("%s: doubles %v, %v", test.hand, yes, err)
		}
	}
}

// TestFlowersAnswerAsNaturalCards: a hand with the flower has called and doubled as the hand with the natural card in its place.
func TestFlowersAnswerAsNaturalCards(t *testing.T) {
	v, _ := table.ByName("yuncheng")
	p := New(v, Options{Playouts: 1})
	e, s := &p.evidence, p.policy.splitter
	e.replies = []reply{{0, Bidding, true}}
	hand, err := doudizhu.ParseHand("3344557779TTKAA2")
	if err != nil {
		t.Fatal(err)
	}
	held := pack(hand) | flower
	natural := s.natural(held)
	if with, want := e.doubt(s, &world{hands: [2]cards{held}}), e.doubt(s, &world{hands: [2]cards{natural}}); natural == held || with != want {
		t.Errorf("%v: %.3f misses with the flower, want %.3f", hand, with, want)
	}
}
