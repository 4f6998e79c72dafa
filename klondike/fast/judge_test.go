package fast

// The judge's answers compared with the plain search, and deals whose beams need a judge.

import (
	"context"
	"testing"

	"kedou/klondike"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestJudge asks about the states of the beams of small decks. No state that the plain search wins is called lost, and few lost ones are
// missed.
func TestJudge(t *testing.T) {
	won, lost, missed := 0, 0, 0
	for seed := range uint64(searchtest.Size(3000, 6000)) {
		rules := klondike.Standard(1 + int(seed%4))
		rules.Ranks, rules.Columns, rules.WorryBack = 6, 3+int(seed/4%2), seed%3 > 0
		if seed%5 == 0 {
			rules.Redeals = int(seed % 4)
		}
		s, err := New(rules, Options{Polish: 300})
		if err != nil {
			t.Fatal(err)
		}
		p := klondike.NewDeal(seed, rules)
		r, err := s.Solve(context.Background(), &p)
		if err != nil {
			t.Fatal(err)
		}
		if r.Status != search.Solved {
			continue
		}
		y := &searcher{game: game{deal: s.shortener.game.deal}, table: &table{}}
		for i := 0; i < len(s.shortener.beam.nodes); i += 5 {
			n := &s.shortener.beam.nodes[i]
			is, _ := s.shortener.judge.lost(n)
			switch want := y.plainly(n.state); {
			case want == search.Solved:
				if won++; is {
					t.Errorf("%+v seed %d: %+v is won, but called lost", rules, seed, n.state)
				}
			case want == search.Unsolvable:
				if lost++; !is {
					missed++
				}
			}
		}
	}
	t.Logf("%d won, %d lost, %d of them missed", won, lost, missed)
	if won < 1000 || lost < 100 || missed > lost/50 {
		t.Errorf("%d won, %d lost, %d of them missed", won, lost, missed)
	}
}

// TestJudgePays: a layer whose questions are dear and find no loss isn't asked about for the rest of the round, one with losses is.
func TestJudgePays(t *testing.T) {
	j := judge{solver: &Solver{on: allTechniques}, slots: 1 << smallest}
	j.reset(2)
	j.round(true)
	j.layers[0], j.layers[1], j.layers[2] = answers{asked: 1, taken: 200}, answers{asked: 40, lost: 30, taken: 300}, answers{asked: 40, lost: 10}
	for round, want := range [][3]bool{{false, true, false}, {true, true, false}, {true, true, false}, {true, true, true}} {
		if got := [3]bool{j.pays(0), j.pays(1), j.pays(2)}; got != want {
			t.Errorf("round %d: asks about layers %v, want %v", round+1, got, want)
		}
		j.round(true)
	}
	if j.round(false); j.pays(1) {
		t.Error("asks although the line is no longer poor")
	}
}

// TestPoorLines: the first lines of these deals turn the stock very often, and beams without a judge hardly shorten them. The lengths are
// the shortest known; the lines are at most an eighth longer.
func TestPoorLines(t *testing.T) {
	const greenFelt = "8C | 8H 8D | TC TD 7S | 8S 7C KD 4C | 9S 5D KH QC KS | JH 3H 7D AC 2S TH | AH 2C AD TS 9C JD 6C | AS 6D JC 5S 5H 5C 6H JS 9H 6S 4S 3D QS KC 2D 2H 4H 3C QH 3S 4D 9D QD 7H" // its deal 1492773577
	seeded := func(seed uint64) klondike.Position { return klondike.NewDeal(seed, klondike.Standard(1)) }
	d, err := klondike.ParseDeal("", greenFelt, klondike.Standard(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		deal           klondike.Position
		draw, shortest int
	}{
		{seeded(90002), 1, 113}, {seeded(90011), 3, 103}, {seeded(90052), 3, 111}, {d.Position, 1, 130},
	} {
		s, err := New(klondike.Standard(row.draw), Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.Solve(context.Background(), &row.deal)
		if err != nil || r.Status != search.Solved {
			t.Fatal(r.Status, err)
		}
		if length := lengthOf(t, s, &row.deal, r.Path); length < row.shortest || 8*length > 9*row.shortest {
			t.Errorf("draw %d, %v: a line of %d; the shortest is %d", row.draw, row.deal, length, row.shortest)
		}
	}
}
