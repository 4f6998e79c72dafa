package blind_test

// No player uses cards that it hasn't seen.

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/search/searchtest"
)

// TestBlindness plays a game, exchanges the cards still unseen at one of its decisions, and plays that game from the beginning: all
// decisions up to that one are the same. KEDOU_LONG checks more than 10,000 decisions.
func TestBlindness(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for _, name := range blind.Players().Names() {
		decisions := 0
		for i, terms := range slices.Repeat(variants(), searchtest.Size(1, 40)) {
			deal := klondike.NewDeal(uint64(i), terms.Rules)
			game := record(t, name, deal, terms)
			if len(game) == 0 {
				continue
			}
			cut := random.IntN(len(game))
			other := record(t, name, exchanged(deal, game[cut].view, random), terms)
			for j := range cut + 1 {
				if decisions++; j >= len(other) || !slices.Equal(game[j].moves, other[j].moves) {
					t.Fatalf("%s, %+v, deal %d: decision %d changes with cards unseen at decision %d", name, terms, i, j, cut)
				}
			}
		}
		t.Logf("%s: %d decisions", name, decisions)
	}
}

// decision is a player's view, and its moves.
type decision struct {
	view  *blind.View
	moves []klondike.Move
}

// record plays a game and returns its decisions.
func record(t *testing.T, name string, p klondike.Position, terms blind.Terms) (decisions []decision) {
	t.Helper()
	player, err := blind.New(small(name))
	if err != nil {
		t.Fatal(err)
	}
	g, err := blind.NewGame(p, terms)
	if err != nil {
		t.Fatal(err)
	}
	for i := uint64(0); !g.Won(); i++ {
		s := g.View()
		moves, err := player.Decide(context.Background(), s, rand.New(rand.NewPCG(9, i)))
		if err != nil {
			t.Fatal(err)
		}
		decisions = append(decisions, decision{s, moves})
		if len(moves) == 0 {
			break
		}
		for _, m := range moves {
			if err := g.Play(m); err != nil {
				t.Fatal(err)
			}
		}
	}
	return decisions
}

// exchanged returns the deal with the cards that a later view doesn't show shuffled among their places.
func exchanged(deal klondike.Position, s *blind.View, random *rand.Rand) klondike.Position {
	open := map[klondike.Card]bool{}
	for suit, height := range s.Position.Foundation {
		for rank := range height {
			open[klondike.NewCard(rank+1, klondike.Suit(suit))] = true
		}
	}
	for _, cards := range piles(&s.Position) {
		for _, c := range *cards {
			open[c] = true
		}
	}
	p := deal.Clone()
	var unseen []*klondike.Card
	for _, cards := range piles(&p) {
		for i, c := range *cards {
			if !open[c] {
				unseen = append(unseen, &(*cards)[i])
			}
		}
	}
	random.Shuffle(len(unseen), func(i, j int) { *unseen[i], *unseen[j] = *unseen[j], *unseen[i] })
	return p
}

// piles returns the columns, stock and waste of p.
func piles(p *klondike.Position) []*[]klondike.Card {
	all := []*[]klondike.Card{&p.Stock, &p.Waste}
	for i := range p.Tableau {
		all = append(all, &p.Tableau[i].Cards)
	}
	return all
}
