package fast_test

// The solver on real deals: known verdicts, pinned counts, switches, symmetry.

import (
	"context"
	"encoding/csv"
	"errors"
	"math/rand/v2"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// read returns the deals of a file in testdata.
func read(t testing.TB, name string) []klondike.Position {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var deals []klondike.Position
	r := klondike.NewReader(f, name, klondike.Standard(3))
	for {
		d, err := r.Next()
		if err != nil {
			if len(deals) == 0 {
				t.Fatal(err)
			}
			return deals
		}
		deals = append(deals, d.Position)
	}
}

// known returns the verdicts on deals.txt at draw 1 and draw 3, and the states
// that the best public solver, lonelybot ae30d39, needs for them.
func known(t testing.TB) (verdicts map[int][]search.Status, states map[int]int64) {
	t.Helper()
	f, err := os.Open("testdata/verdicts.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	verdicts, states = map[int][]search.Status{}, map[int]int64{}
	for draw, column := range map[int]int{3: 1, 1: 3} {
		for _, row := range rows[1:] {
			verdict := search.Unsolvable
			if row[column] == "solved" {
				verdict = search.Solved
			}
			verdicts[draw] = append(verdicts[draw], verdict)
			n, err := strconv.ParseInt(row[column+1], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			states[draw] += n
		}
	}
	return verdicts, states
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

// counts are what a corpus costs: a change of them is a change of the search.
type counts struct{ expanded, states, components int64 }

func (c *counts) add(s search.Stats) {
	c.expanded += s.Expanded
	c.states += s.States
	c.components += s.Components
}

// TestCorpus decides the 500 deals of development at draw 1 and 3. The verdicts are
// those of three public solvers; the positions expanded are pinned, and a fraction
// of the distinct states that lonelybot needs; the lines are legal, short, and never
// undo a move at once.
func TestCorpus(t *testing.T) {
	deals := read(t, "deals.txt")
	verdicts, public := known(t)
	for draw, want := range map[int]struct {
		counts
		length float64
	}{
		1: {counts{306_817, 116_769, 126_067}, 170},
		3: {counts{3_278_283, 1_315_086, 1_895_099}, 140},
	} {
		rules := klondike.Standard(draw)
		s := solver(t, rules, fast.Options{})
		var work counts
		var length, wins int
		n := size(len(deals), len(deals))
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
			continue // the counts are of all of them
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

// TestUntuned decides the deals of seeds 200,001 to 201,000, on which nothing was
// ever tuned. Verdicts and counts are pinned; the verdicts come from this solver, and
// testdata/untuned.txt says how they were checked. The full run takes all seeds,
// -short a tenth of them without the counts.
func TestUntuned(t *testing.T) {
	verdicts := untuned(t)
	for draw, want := range map[int]counts{1: {779_438, 293_981, 312_798}, 3: {5_538_511, 2_100_292, 2_968_066}} {
		rules := klondike.Standard(draw)
		s := solver(t, rules, fast.Options{})
		var work counts
		n := size(len(verdicts[draw]), len(verdicts[draw]))
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

// untuned returns the verdicts of testdata/untuned.txt by draw count: a letter a
// seed, s for solved and u for unsolvable.
func untuned(t *testing.T) map[int]string {
	text, err := os.ReadFile("testdata/untuned.txt")
	if err != nil {
		t.Fatal(err)
	}
	verdicts := map[int]string{}
	draw := 0
	for line := range strings.Lines(string(text)) {
		switch word := strings.TrimSpace(line); {
		case strings.HasPrefix(word, "#"):
		case strings.HasPrefix(word, "draw "):
			if draw, err = strconv.Atoi(word[5:]); err != nil {
				t.Fatal(err)
			}
		default:
			verdicts[draw] += word
		}
	}
	if len(verdicts[1]) != 1000 || len(verdicts[3]) != 1000 {
		t.Fatalf("%d and %d verdicts", len(verdicts[1]), len(verdicts[3]))
	}
	return verdicts
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

// TestSwitches turns every technique off by itself: the verdicts stay.
func TestSwitches(t *testing.T) {
	const plain = "safe,closure" // and what builds on them
	names := []string{"quotient", "safe", "closure", "lazy-stock", "lazy-emptying", "offset-dominance", "relaxation", "rounds", "hand-dominance", plain}
	for _, draw := range []int{1, 3} {
		rules := klondike.Standard(draw)
		reference := solver(t, rules, fast.Options{VerdictOnly: true})
		want := make([]search.Status, size(40, 2000))
		for i := range want {
			p := klondike.NewDeal(uint64(i), rules)
			want[i] = solve(t, reference, &p, rules).Status
		}
		for _, name := range names {
			off, err := fast.ParseTechniques(name)
			if err != nil {
				t.Fatal(err)
			}
			limits := search.Limits{Expansions: int64(size(40_000, 1_000_000))}
			s := solver(t, rules, fast.Options{Off: off, VerdictOnly: true, Limits: limits})
			undecided := 0
			for i := range want {
				p := klondike.NewDeal(uint64(i), rules)
				switch got := solve(t, s, &p, rules).Status; got {
				case search.Unknown:
					undecided++
				case want[i]:
				default:
					t.Errorf("draw %d seed %d without %s: %v, want %v", draw, i, name, got, want[i])
				}
			}
			t.Logf("draw %d without %s: %d of %d undecided", draw, name, undecided, len(want))
		}
	}
}

// TestSuits exchanges the two suits of a colour, which changes nothing.
func TestSuits(t *testing.T) {
	rules := klondike.Standard(3)
	s := solver(t, rules, fast.Options{})
	for i := range size(60, 2000) {
		p := klondike.NewDeal(uint64(i), rules)
		want := solve(t, s, &p, rules).Status
		for _, swap := range []klondike.Suit{klondike.Clubs ^ klondike.Spades, klondike.Diamonds ^ klondike.Hearts} {
			q := p.Clone()
			for j := range q.Tableau {
				exchange(q.Tableau[j].Cards, swap)
			}
			exchange(q.Stock, swap)
			if got := solve(t, s, &q, rules).Status; got != want {
				t.Errorf("seed %d: %v, with suits exchanged %v", i, want, got)
			}
		}
	}
}

// exchange swaps the suits of one colour: those whose numbers differ by swap.
func exchange(cards []klondike.Card, swap klondike.Suit) {
	for i, c := range cards {
		if red := swap == klondike.Diamonds^klondike.Hearts; c.Suit().Red() == red {
			cards[i] = klondike.NewCard(c.Rank(), c.Suit()^swap)
		}
	}
}

// TestLimits meets every limit: undecided, with the reason.
func TestLimits(t *testing.T) {
	hard := read(t, "deals.txt")[253]
	for reason, limits := range map[search.Reason]search.Limits{
		search.ExpansionLimit: {Expansions: 1000},
		search.MemoryLimit:    {Memory: fast.MinMemory},
		search.TimeLimit:      {Time: 1},
	} {
		for _, workers := range []int{1, 2} {
			s := solver(t, klondike.Standard(3), fast.Options{Limits: limits, Workers: workers})
			r, err := s.Solve(context.Background(), &hard)
			if err != nil || r.Status != search.Unknown || r.Reason != reason {
				t.Errorf("%d workers, %+v: %v %v %v", workers, limits, r.Status, r.Reason, err)
			}
		}
	}
	ctx, cancel := context.WithCancelCause(context.Background())
	cause := errors.New("enough")
	cancel(cause)
	r, err := solver(t, klondike.Standard(3), fast.Options{}).Solve(ctx, &hard)
	if !errors.Is(err, cause) || r.Reason != search.Cancelled {
		t.Errorf("cancelled: %v %v", r.Reason, err)
	}
}

// TestWorkers decides hard deals with two and three workers, on tables that have
// to grow while they are shared.
func TestWorkers(t *testing.T) {
	deals := read(t, "deals.txt")
	verdicts, _ := known(t)
	ids := []int{149, 493, 61, 203, 395}
	if testing.Short() {
		ids = ids[:2]
	}
	for _, workers := range []int{2, 3} {
		for _, draw := range []int{1, 3} {
			rules := klondike.Standard(draw)
			s := solver(t, rules, fast.Options{Workers: workers})
			for _, id := range ids {
				if r := solve(t, s, &deals[id-1], rules); r.Status != verdicts[draw][id-1] {
					t.Errorf("%d workers, draw %d deal %d: %v", workers, draw, id, r.Status)
				}
			}
		}
	}
}

// TestCertify has verdicts checked by the rules alone: every win is, by a replay,
// and a loss if the search over columns fits the limits. If it doesn't, the
// result names the limit.
func TestCertify(t *testing.T) {
	rules := klondike.Standard(3)
	for _, c := range []struct {
		seed       uint64
		expansions int64
		status     search.Status
		reason     search.Reason
	}{
		{seed: 0, status: search.Solved},
		{seed: 8, status: search.Unsolvable},
		{seed: 19, status: search.Unsolvable},
		{seed: 10, status: search.Unsolvable, expansions: 100_000, reason: search.ExpansionLimit},
	} {
		for _, verdictOnly := range []bool{false, true} {
			s := solver(t, rules, fast.Options{Certify: true, VerdictOnly: verdictOnly, Limits: search.Limits{Expansions: c.expansions}})
			p := klondike.NewDeal(c.seed, rules)
			r := solve(t, s, &p, rules)
			if r.Status != c.status || r.Reason != c.reason {
				t.Errorf("seed %d: %v, certified but for %q", c.seed, r.Status, r.Reason)
			}
			if want := c.status == search.Solved && !verdictOnly; want != (len(r.Path) > 0) {
				t.Errorf("seed %d: %d moves", c.seed, len(r.Path))
			}
			if c.expansions > 0 && r.Stats.Expanded > c.expansions+100 {
				t.Errorf("seed %d: %d expansions in all, the limit is %d", c.seed, r.Stats.Expanded, c.expansions)
			}
		}
	}
}

// TestColumns decides small decks without the quotient, and so without any
// technique: by a search that shares no code with the others.
func TestColumns(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	count := map[search.Status]int{}
	for seed := range uint64(size(300, 10_000)) {
		rules := smallRules(r, 5)
		p := klondike.NewDeal(seed, rules)
		columns := solver(t, rules, fast.Options{Off: fast.Quotient, Limits: search.Limits{Expansions: 30_000}})
		got := solve(t, columns, &p, rules)
		count[got.Status]++
		if want := solve(t, solver(t, rules, fast.Options{}), &p, rules).Status; got.Status != search.Unknown && got.Status != want {
			t.Errorf("%+v seed %d: %v by columns, else %v", rules, seed, got.Status, want)
		}
		if got.Stats.Components != 0 {
			t.Errorf("%+v seed %d: %d components without the quotient", rules, seed, got.Stats.Components)
		}
	}
	t.Log(count)
	if count[search.Solved] == 0 || count[search.Unsolvable] == 0 {
		t.Error("the decks are all of one kind")
	}
}
