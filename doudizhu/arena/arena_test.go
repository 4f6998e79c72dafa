package arena

// Played deals, and their figures by hand.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

var standard = variant("standard")

func variant(name string) table.Variant {
	v, _ := table.ByName(name)
	return v
}

// library returns bots of package bot.
func library(v table.Variant, specs ...string) (list []Bot) {
	for _, spec := range specs {
		list = append(list, Bot{spec, func() (table.Player, error) { return bot.New(spec, v) }})
	}
	return list
}

// play returns the deals that bots play.
func play(t *testing.T, bots []Bot, o Options) (deals []Deal) {
	t.Helper()
	err := Run(t.Context(), bots, o, func(d *Deal) error {
		for i := range d.Conduct {
			d.Conduct[i].Time, d.Conduct[i].Times = 0, nil
		}
		deals = append(deals, *d)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return deals
}

// add counts a deal.
func add(t *testing.T, tally *Tally, d *Deal) {
	t.Helper()
	if err := tally.Add(d); err != nil {
		t.Fatal(err)
	}
}

// TestSameWithAnyWorkers: games depend on the deals and on the two bots, not on the workers or the other bots.
func TestSameWithAnyWorkers(t *testing.T) {
	for _, auction := range []bool{false, true} {
		o := Options{Variant: standard, Seed: 5, Deals: 40, Auction: auction, Workers: 1}
		one := play(t, library(standard, "random", "least", "robot"), o)
		o.Workers = 7
		if many := play(t, library(standard, "random", "least", "robot"), o); !reflect.DeepEqual(one, many) {
			t.Error("seven workers play other games than one")
		}
		alone := play(t, library(standard, "random", "least"), o)
		for i, d := range alone {
			if want := one[i].Games[:len(d.Games)]; !reflect.DeepEqual(d.Games, want) {
				t.Fatalf("deal %d: the first two bots play %v, and %v without the third", d.Seed, want, d.Games)
			}
		}
	}
}

// TestSeatings: without an auction each bot is the landlord once, on the deal's chair; with one each bot has every chair
// and every two chairs.
func TestSeatings(t *testing.T) {
	for _, d := range play(t, library(standard, "random", "least"), Options{Variant: standard, Deals: 20, Workers: 2}) {
		first := table.NewDeal(standard, d.Seed).First
		if len(d.Games) != 2 {
			t.Fatalf("deal %d has %d games, want 2", d.Seed, len(d.Games))
		}
		landlords := map[int]bool{}
		for _, g := range d.Games {
			landlords[g.Bots[first]] = true
			down, up := first.Next(), first.Next().Next()
			if g.Landlord != first || g.Bots[down] != g.Bots[up] || g.Bots[down] == g.Bots[first] {
				t.Errorf("deal %d, whose landlord is chair %d, was played as %+v", d.Seed, first, g)
			}
		}
		if len(landlords) != 2 {
			t.Errorf("deal %d has the landlords %v", d.Seed, landlords)
		}
	}
	seen := map[[table.Chairs]int]bool{}
	for _, bots := range seatings([2]int{0, 1}, 0, true) {
		seen[bots] = true
	}
	if len(seen) != 6 || seen[[3]int{0, 0, 0}] || seen[[3]int{1, 1, 1}] {
		t.Errorf("with an auction the seatings are %v", seen)
	}
}

// TestRecords: the referee accepts every game, and the records name the players.
func TestRecords(t *testing.T) {
	for _, name := range table.Variants() {
		o := Options{Variant: variant(name), Deals: 10, Auction: true, Workers: 2, Records: true}
		for _, d := range play(t, library(variant(name), "random", "robot"), o) {
			for _, g := range d.Games {
				if err := table.Verify(g.Record); err != nil {
					t.Errorf("%s, deal %d: %v", name, d.Seed, err)
				}
				if r := g.Record; r.Names[0] != []string{"random", "robot"}[g.Bots[0]] || r.Result.Points != g.Points || r.Deal.Seed != d.Seed {
					t.Errorf("%s: the record of %+v is %+v", name, g, r)
				}
			}
		}
	}
}

// TestTallyByHand counts two deals. On the first, bot 0 wins both games: its score is 1. On the second the landlord wins
// twice: 1/2. As the landlord bot 0 wins 2 of 2 games and bot 1 one of 2; bot 0 gains 4, 1, 2 and -2 points.
func TestTallyByHand(t *testing.T) {
	a, b := [3]int{0, 1, 1}, [3]int{1, 0, 0}
	tally := NewTally(2)
	add(t, tally, &Deal{Conduct: make([]Conduct, 2), Games: []Game{
		{Bots: a, Landlord: 0, Points: [3]int{4, -2, -2}},
		{Bots: b, Landlord: 0, Points: [3]int{-2, 1, 1}},
	}})
	add(t, tally, &Deal{Conduct: make([]Conduct, 2), Games: []Game{
		{Bots: a, Landlord: 0, Points: [3]int{2, -1, -1}},
		{Bots: b, Landlord: 0, Points: [3]int{2, -1, -1}},
	}})
	m := tally.Meetings()[0]
	near(t, "the score", m.Score.Mean, .75, 1e-12)
	near(t, "its error", m.Score.Error, .25, 1e-12)
	near(t, "wins of the first as the landlord", m.Landlord[0].Mean, 1, 1e-12)
	near(t, "wins of the second as the landlord", m.Landlord[1].Mean, .5, 1e-12)
	near(t, "points a game", m.Points.Mean, (4.+2+2-2)/4, 1e-12)
	if want := (Outcomes{Ahead: 1, Landlords: 1}); m.Outcomes != want {
		t.Errorf("the outcomes are %+v, want %+v", m.Outcomes, want)
	}
	s := tally.Standings()
	if s[0].Bot != 0 || tally.Deals() != 2 || tally.Games() != 4 {
		t.Errorf("bot %d is first of %d deals and %d games", s[0].Bot, tally.Deals(), tally.Games())
	}
	near(t, "wins of the second as a peasant", s[1].Peasants.Mean, 0, 1e-12)
	near(t, "points of both", s[0].Points.Mean+s[1].Points.Mean, 0, 1e-12)
}

// TestWrongDeals: a file may hold anything.
func TestWrongDeals(t *testing.T) {
	game := Game{Bots: [3]int{0, 1, 1}}
	for name, d := range map[string]Deal{
		"points from nowhere": {Games: []Game{game, {Bots: [3]int{1, 0, 0}, Points: [3]int{4, -2, -1}}}, Conduct: make([]Conduct, 2)},
		"points that wrap":    {Games: []Game{game, {Bots: [3]int{1, 0, 0}, Points: [3]int{math.MaxInt, math.MaxInt, 2}}}, Conduct: make([]Conduct, 2)},
		"a fourth chair":      {Games: []Game{game, {Bots: [3]int{1, 0, 0}, Landlord: 3}}, Conduct: make([]Conduct, 2)},
		"no landlord":         {Games: []Game{game, {Bots: [3]int{1, 0, 0}, Landlord: table.Nobody}}, Conduct: make([]Conduct, 2)},
		"no conduct":          {Games: []Game{game, game}},
		"one game":            {Games: []Game{game}, Conduct: make([]Conduct, 2)},
		"other bots":          {Games: []Game{{Bots: [3]int{0, 2, 2}}, {Bots: [3]int{2, 0, 0}}}, Conduct: make([]Conduct, 2)},
	} {
		if NewTally(2).Add(&d) == nil {
			t.Errorf("a deal with %s is counted", name)
		}
	}
}

// TestAuctionByHand: of six games bot 0 wins on 6 of its 9 chairs and bot 1 on 5 of its 9.
func TestAuctionByHand(t *testing.T) {
	d := Deal{Conduct: make([]Conduct, 2)}
	points := [][3]int{{2, -1, -1}, {-2, 1, 1}, {2, -1, -1}, {1, 1, -2}, {1, -2, 1}, {-1, 2, -1}}
	at, own, other := 0, 0., 0.
	for _, bots := range seatings([2]int{0, 1}, 0, true) {
		g := Game{Bots: bots, Points: points[at]}
		for c, p := range g.Points {
			if p > 1 || p < -1 {
				g.Landlord = table.Chair(c)
			}
			if p > 0 && bots[c] == 0 {
				own++
			} else if p > 0 {
				other++
			}
		}
		d.Games = append(d.Games, g)
		at++
	}
	tally := NewTally(2)
	add(t, tally, &d)
	near(t, "the score", tally.Score(0).Mean, (own/9+1-other/9)/2, 1e-12)
}

// TestEqualBots: a bot against itself has a score of 1/2 on every deal, and neither is rated higher.
func TestEqualBots(t *testing.T) {
	tally := NewTally(2)
	for _, d := range play(t, library(standard, "least", "least"), Options{Variant: standard, Seed: 1, Deals: 50, Workers: 2}) {
		add(t, tally, &d)
	}
	m := tally.Meetings()[0]
	if m.Score.Mean != .5 || m.Score.Error != 0 || m.Outcomes.Landlords+m.Outcomes.Peasants != 50 {
		t.Errorf("least against itself: %+v", m)
	}
	near(t, "the rating", tally.Standings()[0].Rating, 0, 1e-9)
}

// wrong is a player that fails, or lays cards that it doesn't have.
type wrong struct{ err error }

func (w wrong) Call(context.Context, *table.View, *rand.Rand) (int, error)    { return 0, w.err }
func (w wrong) Double(context.Context, *table.View, *rand.Rand) (bool, error) { return false, w.err }
func (w wrong) Play(context.Context, *table.View, *rand.Rand) (doudizhu.Play, error) {
	return doudizhu.Play{Kind: doudizhu.Rocket, Len: 1, Rank: doudizhu.SmallJoker, Cards: 2 * doudizhu.Jokers}, w.err
}

// broken is an error with a name for the counts.
type broken struct{}

func (broken) Error() string { return "crash: it broke" }
func (broken) Fault() string { return "crash" }

// TestFaults: the table's answers for a bot count by their reasons.
func TestFaults(t *testing.T) {
	for reason, err := range map[string]error{"illegal": nil, "error": errors.New("no idea"), "crash": fmt.Errorf("bot: %w", broken{})} {
		bots := append(library(standard, "least"), Bot{"wrong", func() (table.Player, error) { return wrong{err}, nil }})
		tally := NewTally(2)
		for _, d := range play(t, bots, Options{Variant: standard, Deals: 3, Workers: 1}) {
			add(t, tally, &d)
		}
		for _, s := range tally.Standings() {
			if s.Bot == 1 && (s.Conduct.Faults[reason] != s.Conduct.Decisions || s.Conduct.Answered() == 0) {
				t.Errorf("of %d decisions there are the faults %v, want all %s", s.Conduct.Decisions, s.Conduct.Faults, reason)
			}
			if s.Bot == 0 && s.Conduct.Answered() != 0 {
				t.Errorf("the other bot has the faults %v", s.Conduct.Faults)
			}
		}
	}
}

// TestEnds: emitted deals stay in order, and an error of emit, of a bot or of the context ends everything.
func TestEnds(t *testing.T) {
	enough := errors.New("enough")
	o := Options{Variant: standard, Seed: 10, Deals: 100, Workers: 4}
	next := o.Seed
	err := Run(t.Context(), library(standard, "least", "random"), o, func(d *Deal) error {
		if d.Seed != next {
			t.Errorf("deal %d comes where %d should", d.Seed, next)
		}
		if next++; next == 15 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || next != 15 {
		t.Errorf("ended with %v at deal %d", err, next)
	}
	nothing := func(*Deal) error { return nil }
	none := Bot{"none", func() (table.Player, error) { return nil, enough }}
	if err := Run(t.Context(), append(library(standard, "least"), none), o, nothing); !errors.Is(err, enough) {
		t.Errorf("a bot that can't be made: %v", err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(enough)
	if err := Run(ctx, library(standard, "least", "random"), o, nothing); !errors.Is(err, enough) {
		t.Errorf("an ended context: %v", err)
	}
}

// TestTimes: the classes of times are in order, without gaps, and an eighth wide.
func TestTimes(t *testing.T) {
	for at := class(0); at < classes-1; at++ {
		top := longest(at)
		if top < 0 {
			break
		}
		if class(top) != at || class(top+1) != at+1 {
			t.Fatalf("class %d ends with %d, which is of class %d; the next is of class %d", at, top, class(top), class(top+1))
		}
	}
	c := Conduct{Decisions: 100, Times: map[int]int{class(1000): 98, class(5000): 2}}
	if q := c.Quantile(.99); q < 5000 || q > 5000*9/8 {
		t.Errorf("the 99th of 100 is %v, want 5 µs", q)
	}
	if q := c.Quantile(.5); q < 1000 || q > 1000*9/8 {
		t.Errorf("the median is %v, want 1 µs", q)
	}
}
