// Behaviour in named situations: those in which people complain about other programs.

package strong

import (
	"context"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// situation is a decision and the expected play. The landlord sits on chair 0.
type situation struct {
	name       string
	seat       table.Chair
	hand, last string // the player's cards, and the play to beat, or "" for a leader
	owner      table.Chair
	left       [3]int
	good       func(p doudizhu.Play) bool
}

func passes(p doudizhu.Play) bool { return p.Kind == doudizhu.Pass }

func without(cards doudizhu.Hand) func(doudizhu.Play) bool {
	return func(p doudizhu.Play) bool {
		for r := doudizhu.Three; r < doudizhu.Ranks; r++ {
			if cards.Count(r) > 0 && p.Cards.Count(r) > 0 {
				return false
			}
		}
		return true
	}
}

func isNot(kinds ...doudizhu.Kind) func(doudizhu.Play) bool {
	return func(p doudizhu.Play) bool {
		for _, k := range kinds {
			if p.Kind == k {
				return false
			}
		}
		return true
	}
}

func lays(n int) func(doudizhu.Play) bool {
	return func(p doudizhu.Play) bool { return p.Cards.Cards() == n }
}

func solo(least, most doudizhu.Rank) func(doudizhu.Play) bool {
	return func(p doudizhu.Play) bool { return p.Kind == doudizhu.Solo && least <= p.Rank && p.Rank <= most }
}

var (
	trumps     = isNot(doudizhu.Bomb, doudizhu.Rocket)
	bigCards   = doudizhu.Jokers + doudizhu.Of(doudizhu.Two, 1)
	noBig      = without(bigCards)
	noJokers   = without(doudizhu.Jokers)
	situations = []situation{
		{"leaves the partner's ace, the landlord far", 2, "3345678TTJQK2B", "A", 1, [3]int{14, 10, 14}, passes},
		{"leaves the kings of a partner with one card", 1, "334466AA22", "KK", 2, [3]int{8, 10, 1}, passes},
		{"does not bomb the partner", 2, "444455678TJ", "99", 1, [3]int{12, 6, 11}, trumps},
		{"keeps the rocket from a low solo", 1, "34567899TTQKABR", "3", 0, [3]int{19, 15, 17}, noJokers},
		{"keeps a bomb from a low pair", 0, "3333556789TJQKA2", "44", 2, [3]int{16, 17, 15}, trumps},
		{"leads no big cards first", 0, "34456778899TJQKA22BR", "", 0, [3]int{20, 17, 17}, noBig},
		{"leads no solo into a landlord with one card", 2, "35599QQ2", "", 2, [3]int{1, 8, 8}, isNot(doudizhu.Solo)},
		{"answers a landlord with one card", 1, "3579KA", "8", 0, [3]int{1, 6, 5}, isNot(doudizhu.Pass)},
		{"blocks a landlord with one card when the partner led low", 2, "5679A2", "4", 1, [3]int{1, 5, 6}, solo(doudizhu.Ace, doudizhu.Two)},
		{"feeds the partner with one card", 1, "378899QK2", "", 1, [3]int{9, 9, 1}, solo(doudizhu.Three, doudizhu.Three)},
		{"goes out", 0, "44455", "", 0, [3]int{5, 3, 4}, lays(5)},
		{"leads no pair into a landlord with two cards", 2, "33579JQA", "", 2, [3]int{2, 9, 8}, isNot(doudizhu.Pair)},

		{"spends no jokers as kickers", 0, "3333456789TJJQKA22BR", "", 0, [3]int{20, 17, 17}, noJokers},
		{"breaks no rocket for a solo", 0, "3455668899TJKKBR", "9", 2, [3]int{16, 17, 15}, noJokers},
		{"leaves the partner's two", 2, "3346688TTJJQKAR", "2", 1, [3]int{15, 12, 15}, passes},
		{"leaves a partner's chain", 2, "3789TJQKA22", "34567", 1, [3]int{10, 1, 11}, passes},
		{"does not take the lead from a partner about to go out", 1, "3459JQKA2R", "A", 2, [3]int{7, 10, 2}, passes},
		{"leads no solo into a peasant with one card", 0, "3366789QA", "", 0, [3]int{9, 1, 6}, isNot(doudizhu.Solo)},
		{"blocks the peasant with one card", 0, "45689KA2", "3", 2, [3]int{8, 1, 6}, solo(doudizhu.Ace, doudizhu.Two)},
		{"bombs a landlord with two cards", 1, "3333468JK", "AA", 0, [3]int{2, 9, 9}, isNot(doudizhu.Pass)},
		{"goes out with the rocket and a solo", 0, "3BR", "", 0, [3]int{3, 4, 5}, isNot(doudizhu.Solo)},
		{"takes the big joker, not the two, from a landlord with one card", 1, "5566777889TJJQK2R", "K", 0, [3]int{1, 17, 9}, solo(doudizhu.BigJoker, doudizhu.BigJoker)},
		{"bombs to go out", 2, "44449", "22", 0, [3]int{5, 6, 5}, isNot(doudizhu.Pass)},
		{"lays the rocket to go out", 1, "7BR", "AA", 0, [3]int{4, 3, 5}, isNot(doudizhu.Pass, doudizhu.Solo)},
		{"takes over from a partner who must lead into a landlord with one card", 1, "TTJJR", "9", 2, [3]int{1, 5, 3}, solo(doudizhu.BigJoker, doudizhu.BigJoker)},
		{"leads the unbeatable play before its last one", 1, "2RB7", "", 1, [3]int{4, 4, 6}, without(doudizhu.Of(4, 1))},
	}
)

// view makes the situation's view: the test makes up the earlier plays, card by card.
func (s *situation) view(t *testing.T, v *table.Variant) *table.View {
	hand, err := doudizhu.Notation{}.ParseHand(s.hand)
	if err != nil {
		t.Fatal(err)
	}
	view := &table.View{Variant: v, Stage: table.Playing, Chair: s.seat, Turn: s.seat, Hand: hand, Left: s.left, Owner: s.seat}
	if s.last != "" {
		plays, err := standard.ParsePlay(s.last, doudizhu.Notation{})
		if err != nil {
			t.Fatal(err)
		}
		view.Last, view.Owner = plays[0], s.owner
	}
	view.Moves = madeUp(doudizhu.Deck-hand-view.Last.Cards, s.left, s.seat, view)
	return view
}

// madeUp has all players lay solos in turn until they hold what the view says, spread over the ranks, and then the
// view's last play. Hidden hands get the rest.
func madeUp(cards doudizhu.Hand, left [3]int, me table.Chair, v *table.View) (moves []table.Move) {
	gone := cards.Cards() - (left[me.Next()] + left[me.Next().Next()])
	chair := table.Chair(0)
	for r := doudizhu.Three; gone > 0; r = (r + 7) % doudizhu.Ranks {
		if cards.Count(r) > 0 && r < doudizhu.SmallJoker {
			cards -= doudizhu.Of(r, 1)
			moves = append(moves, table.Move{Chair: chair, Play: doudizhu.Play{Kind: doudizhu.Solo, Rank: r, Len: 1, Cards: doudizhu.Of(r, 1)}})
			chair, gone = chair.Next(), gone-1
		}
	}
	if v.Last.Kind != doudizhu.Pass {
		moves = append(moves, table.Move{Chair: v.Owner, Play: v.Last})
	}
	return moves
}

func TestBehaviour(t *testing.T) {
	v, _ := table.ByName("standard")
	for _, s := range situations {
		t.Run(s.name, func(t *testing.T) {
			view := s.view(t, &v)
			for _, off := range []Component{0, Inference} {
				p := New(v, Options{Playouts: 1000, Off: off})
				for seed := range uint64(3) {
					if play, err := p.Play(context.Background(), view, rand.New(rand.NewPCG(seed, 1))); err != nil || !s.good(play) {
						t.Errorf("without %v, seed %d: %v %v", off, seed, play, err)
					}
				}
			}
		})
	}
}
