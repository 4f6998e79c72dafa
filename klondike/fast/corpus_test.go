package fast_test

// The solver on real deals: known verdicts, pinned counts, good lines.

import (
	"reflect"
	"testing"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/searchtest"
)

// counts are the work for a corpus: a change of them is a change of the search.
type counts struct{ expanded, states, components int64 }

func (c *counts) add(s search.Stats) {
	c.expanded += s.Expanded
	c.states += s.States
	c.components += s.Components
}

// TestCorpus decides the 500 deals of development at draws 1 and 3. The verdicts are those of three public solvers; the positions expanded
// are pinned, and a fraction of the distinct states that lonelybot needs; the lines are legal, short, and never undo a move at once.
func TestCorpus(t *testing.T) {
	deals := read(t, "deals.txt")
	verdicts, public := known(t)
	for draw, want := range map[int]struct {
		counts
		length float64
	}{
		1: {counts{49_677, 17_254, 25_412}, 145},
		3: {counts{843_607, 332_442, 478_666}, 125},
	} {
		rules := klondike.Standard(draw)
		s := solver(t, rules, fast.Options{Polish: 1000})
		var work counts
		var length, wins int
		n := searchtest.Size(len(deals), len(deals))
		for i := range n {
			r := solve(t, s, &deals[i], rules)
			if r.Status != verdicts[draw][i] {
				t.Errorf("draw %d deal %d: %v, want %v", draw, i+1, r.Status, verdicts[draw][i])
			}
			work.add(r.Stats)
			if r.Status == search.Solved {
				wins++
				length += moves(&deals[i], draw, r.Path)
				notSilly(t, i+1, deals[i], rules, r.Path)
			}
		}
		if n < len(deals) {
			continue // the counts are those of all deals
		}
		if work != want.counts {
			t.Errorf("draw %d: %+v, want %+v", draw, work, want.counts)
		}
		mean := float64(length) / float64(wins)
		if mean > want.length {
			t.Errorf("draw %d: lines of %.1f moves and turns", draw, mean)
		}
		t.Logf("draw %d: %+v, expanded 1/%.0f of lonelybot's states; lines of %.1f moves and turns",
			draw, work, float64(public[draw])/float64(work.expanded), mean)
	}
}

// moves counts a line's card moves and turns, without the redeals.
func moves(p *klondike.Position, draw int, line []klondike.Move) int {
	count, waste, n := 0, len(p.Waste), len(p.Waste)+len(p.Stock)
	for _, m := range line {
		switch {
		case m.Card != klondike.NoCard:
			count++
			if m.From == klondike.Waste {
				waste, n = waste-1, n-1
			}
		case waste == n:
			waste = 0
		default:
			count++
			waste = min(waste+draw, n)
		}
	}
	return count
}

// notSilly refuses a line with a move that undoes the one before.
func notSilly(t *testing.T, deal int, p klondike.Position, r klondike.Rules, line []klondike.Move) {
	positions, err := klondike.Replay(p, r, line)
	if err != nil {
		t.Error(err)
	}
	for i := 2; i < len(positions); i++ {
		if reflect.DeepEqual(positions[i-2], positions[i]) {
			t.Errorf("deal %d: move %d undoes the one before", deal, i)
		}
	}
}

// TestUntuned decides the deals of seeds 200,001 to 201,000, on which nothing was tuned. Verdicts and counts are pinned; the verdicts come
// from this solver, and testdata/untuned.txt says how they were checked. The full run takes all seeds, -short a tenth of them without the
// counts.
func TestUntuned(t *testing.T) {
	verdicts := untuned(t)
	for draw, want := range map[int]counts{1: {86_093, 31_196, 47_764}, 3: {1_183_838, 488_320, 687_745}} {
		rules := klondike.Standard(draw)
		s := solver(t, rules, fast.Options{Polish: -1})
		var work counts
		n := searchtest.Size(len(verdicts[draw]), len(verdicts[draw]))
		for i := range n {
			p := klondike.NewDeal(uint64(200_001+i), rules)
			r := solve(t, s, &p, rules)
			if got := r.Status.String()[0]; got != verdicts[draw][i] {
				t.Errorf("draw %d seed %d: %v, want %c", draw, 200_001+i, r.Status, verdicts[draw][i])
			}
			work.add(r.Stats)
		}
		if n == len(verdicts[draw]) && work != want {
			t.Errorf("draw %d: %+v, want %+v", draw, work, want)
		}
		t.Logf("draw %d: %d deals, %+v", draw, n, work)
	}
}

// TestSpecial decides the deals that other solvers are known to get wrong.
func TestSpecial(t *testing.T) {
	deals := read(t, "special.txt")
	want := map[int][]search.Status{ // deals 9001 to 9005
		1: {search.Solved, search.Solved, search.Solved, search.Solved, search.Solved},
		3: {search.Solved, search.Unsolvable, search.Solved, search.Solved, search.Solved},
	}
	for draw, verdicts := range want {
		rules := klondike.Standard(draw)
		s := solver(t, rules, fast.Options{})
		for i, verdict := range verdicts {
			r := solve(t, s, &deals[i], rules)
			if r.Status != verdict {
				t.Errorf("draw %d deal %d: %v, want %v", draw, 9001+i, r.Status, verdict)
			}
			if draw == 3 && i == 0 && moves(&deals[i], draw, r.Path) < 64 {
				t.Errorf("deal 9001 in %d moves; its minimum is 64", moves(&deals[i], draw, r.Path))
			}
		}
	}
}
