package explain

// Blocks and circles compared with code that shares nothing with the explainer.

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/search"
	"kedou/search/searchtest"
)

// setOf returns the set of a block.
func setOf(b Block) (set cards) {
	for _, c := range b.Cards {
		set |= bit(c)
	}
	if b.Order {
		set |= order
	}
	return set
}

// TestBlock decides the blocks of small lost decks by the generic engine: each block is lost and, if Minimal, winnable without any one
// member.
func TestBlock(t *testing.T) {
	checked := 0
	for seed, d := range decided(t, searchtest.Size(250, 2000), search.Unsolvable) {
		p, r := &d.position, d.explainer.rules
		block, story, err := d.explainer.Block(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		set := setOf(block)
		if byColumns(t, p, r, set) == search.Solved {
			t.Errorf("seed %d, %+v: the block %v is won by columns", seed, r, block)
		}
		for _, c := range lift.Members(set) {
			if block.Minimal && byColumns(t, p, r, set&^c) == search.Unsolvable {
				t.Errorf("seed %d, %+v: the block %v is lost without %x too", seed, r, block, c)
			}
		}
		if story != nil && story.Circle != nil {
			playOut(t, p, r, story.Circle, rand.New(rand.NewPCG(seed, 1)), 20, 40)
		}
		checked++
	}
	if !testing.Short() && checked < 15 {
		t.Errorf("only %d lost decks", checked)
	}
}

// playOut plays at random by the rules and checks that each card of the circle stays as the circle says.
func playOut(t *testing.T, p *klondike.Position, r klondike.Rules, circle Circle, random *rand.Rand, games, moves int) {
	t.Helper()
	for range games {
		at := p.Clone()
		for range moves {
			legal, err := klondike.LegalMoves(at, r)
			if err != nil || len(legal) == 0 {
				break
			}
			m := legal[random.IntN(len(legal))]
			if !m.IsTurn() {
				checkMove(t, &at, circle, m)
			}
			if err := at.Play(m, r); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// checkMove checks one move of a playout.
func checkMove(t *testing.T, at *klondike.Position, circle Circle, m klondike.Move) {
	t.Helper()
	for _, w := range circle {
		switch {
		case w.Card != m.Card:
		case w.Only && m.To.IsColumn():
			t.Errorf("%v comes to a column, and was said not to: %v", m, circle)
		case w.Only:
		case w.Pile == NoPile && m.To.IsFoundation(), w.Pile == klondike.Stock && m.From == klondike.Waste, w.Pile == m.From:
			t.Errorf("%v leaves %v, and was said to wait: %v", m, m.From, circle)
		}
	}
}

// lostSeeds are lost deals at draw 3 with quick explanations.
var lostSeeds = []uint64{8, 10, 29, 51, 64, 69, 78, 86, 95, 119, 136, 196, 198, 199, 212, 228, 247, 252}

// TestCircles plays lost deals at random: no card of their circles ever leaves. Each way out that a circle names is one by the rules, and
// what a card needs lies where the circle says.
func TestCircles(t *testing.T) {
	r := klondike.Standard(3)
	e, err := New(r, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, seed := range lostSeeds[:searchtest.Size(12, len(lostSeeds))] {
		p := klondike.NewDeal(seed, r)
		_, story, err := e.Block(context.Background(), &p)
		if err != nil || story == nil || story.Circle == nil {
			t.Errorf("seed %d: no circle, %v", seed, err)
			continue
		}
		playOut(t, &p, r, story.Circle, rand.New(rand.NewPCG(seed, 2)), 15, 150)
		checkCircle(t, seed, &p, story.Circle)
	}
}

// checkCircle checks a circle of a fresh deal by the deal alone: each way out of each card waits for a card of the circle.
func checkCircle(t *testing.T, seed uint64, p *klondike.Position, circle Circle) {
	t.Helper()
	in := func(c klondike.Card) bool {
		return slices.ContainsFunc(circle, func(w Wait) bool { return w.Card == c })
	}
	for _, w := range circle {
		for _, need := range w.Needs() {
			if !in(need) {
				t.Errorf("seed %d: %v waits for %v, which isn't in the circle", seed, w.Card, need)
			}
		}
		if w.Draw != nil {
			continue
		}
		var parents []klondike.Card
		for suit := range klondike.Suit(4) {
			if suit.Red() != w.Card.Suit().Red() && w.Card.Rank() < 13 {
				parents = append(parents, klondike.NewCard(w.Card.Rank()+1, suit))
			}
		}
		places := slices.Clone(w.Onto)
		if len(places) != len(parents) || w.King != (w.Card.Rank() == 13) {
			t.Errorf("seed %d: %v has other ways out: %+v", seed, w.Card, w)
		}
		if !w.Only {
			if w.Up.Card.Suit() != w.Card.Suit() || w.Up.Card.Rank() > w.Card.Rank() {
				t.Errorf("seed %d: %v doesn't need %v", seed, w.Card, w.Up.Card)
			}
			places = append(places, w.Up)
		}
		for _, place := range places {
			if !lies(p, place) {
				t.Errorf("seed %d: %v: %v isn't held by %v", seed, w.Card, place.Card, place.By)
			}
		}
	}
}

// lies reports whether a card of a fresh deal lies under its holder in the circle, or is the holder.
func lies(p *klondike.Position, place Place) bool {
	if place.By == place.Card {
		return true
	}
	for _, c := range p.Tableau {
		if i, j := slices.Index(c.Cards, place.Card), slices.Index(c.Cards, place.By); i >= 0 {
			return j > i
		}
	}
	return false
}
