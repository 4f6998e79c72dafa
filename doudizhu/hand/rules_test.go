package hand

import (
	"fmt"
	"slices"
	"testing"

	"kedou/doudizhu"

	"pgregory.net/rapid"
)

// oracleLeads finds the plays of h by trying every subset of its cards, every
// number of wildcards in it that stand for others, and every way in which they
// can stand, in any order.
func oracleLeads(r *Rules, h doudizhu.Hand) map[doudizhu.Play]bool {
	found := map[doudizhu.Play]bool{}
	var subset func(rank doudizhu.Rank, cards doudizhu.Hand)
	subset = func(rank doudizhu.Rank, cards doudizhu.Hand) {
		if rank > doudizhu.Wild {
			oracleReadings(r, cards, found)
			return
		}
		for n := range h.Count(rank) + 1 {
			subset(rank+1, cards+doudizhu.Of(rank, n))
		}
	}
	subset(doudizhu.Three, 0)
	return found
}

// oracleReadings adds every reading of exactly these cards.
func oracleReadings(r *Rules, cards doudizhu.Hand, found map[doudizhu.Play]bool) {
	wild, own := r.Wild.count(cards), r.Wild.Rank != doudizhu.Wild
	for used := range wild + 1 {
		if used < wild && !own {
			continue // a flower is nothing unless it stands for something
		}
		natural := cards - doudizhu.Of(r.Wild.Rank, used)
		var stand func(full doudizhu.Hand, left int)
		stand = func(full doudizhu.Hand, left int) {
			if left > 0 {
				for rank := doudizhu.Three; rank <= doudizhu.Two; rank++ {
					if r.Wild.Stands>>rank&1 == 1 {
						stand(full+doudizhu.Of(rank, 1), left-1)
					}
				}
				return
			}
			for _, p := range r.Rules.Classify(nil, full) {
				alone := natural == 0 && used > 0 && (own || p.Kind == doudizhu.Solo && !r.Wild.Kicker)
				if !alone && (r.Wild.Kicker || natural.Contains(p.Kickers())) {
					p.Cards = cards
					found[p] = true
				}
			}
		}
		stand(natural, used)
	}
}

// drawWildGame draws rules with wildcards and a hand that holds some.
func drawWildGame(t *rapid.T) (Rules, doudizhu.Hand) {
	r := Rules{Rules: drawRules(t)}
	for k := range r.Rules.Kinds {
		r.Rules.Kinds[k].Body = false // there the oracle can't distinguish kickers from the body
	}
	if rapid.Bool().Draw(t, "flower") {
		r.Wild = drawFlower(t)
		return r, drawHand(t, 7, 1) + doudizhu.Of(doudizhu.Wild, rapid.IntRange(0, 2).Draw(t, "more"))
	}
	r.Wild = levelOf(doudizhu.Rank(rapid.IntRange(0, 12).Draw(t, "level")))
	h := drawHand(t, 7, 0)
	return r, h - doudizhu.Of(r.Wild.Rank, h.Count(r.Wild.Rank)) + doudizhu.Of(r.Wild.Rank, rapid.IntRange(0, 3).Draw(t, "wildcards"))
}

// drawFlower draws the flower of the Yuncheng game or of document 004.
func drawFlower(t *rapid.T) Wild {
	return rapid.SampledFrom([]Wild{Flower, documentFlower()}).Draw(t, "flower's rules")
}

// TestDocumentFlower: F joins cards of a body alone; F+ is a kicker and a solo, too. Neither is a two or a joker.
func TestDocumentFlower(t *testing.T) {
	standard := rulesNamed(t, "standard").Rules
	for _, c := range []struct {
		wild, cards string
		want        []string
	}{
		{"F", "F", nil},
		{"F", "333F", []string{"bomb 333F"}},
		{"F+", "333F", []string{"bomb 333F", "trio+solo 333+F"}},
		{"F", "3335F", nil},
		{"F+", "3335F", []string{"trio+pair 333+5F"}},
		{"F+", "2F", nil},
		{"F+", "BF", nil},
	} {
		wild, err := ParseWild(c.wild)
		if err != nil || wild.String() != c.wild {
			t.Fatalf("%s is read as %v: %v", c.wild, wild, err)
		}
		r := Rules{Rules: standard, Wild: wild}
		cards, err := doudizhu.Notation{Wild: true}.ParseHand(c.cards)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, p := range r.Classify(nil, cards) {
			got = append(got, p.Kind.String()+" "+r.Parts(p))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("--wild %s: %s is %q, want %q", c.wild, c.cards, got, c.want)
		}
	}
}

// TestDocumentFlowerAloneIsAnyRank: 12 solos, from three to ace.
func TestDocumentFlowerAloneIsAnyRank(t *testing.T) {
	r := Rules{Rules: rulesNamed(t, "standard").Rules, Wild: documentFlower()}
	solos := r.AppendLeads(nil, doudizhu.Of(doudizhu.Wild, 1))
	for i, p := range solos {
		if p.Kind != doudizhu.Solo || p.Rank != doudizhu.Rank(i) {
			t.Errorf("lead %d is a %v of %v", i, p.Kind, p.Rank)
		}
	}
	if len(solos) != 12 {
		t.Errorf("%d solos", len(solos))
	}
}

func TestWildcardPlaysAreThoseOfEverySubsetAndAssignment(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawWildGame(t)
		want := oracleLeads(&r, h)
		got := r.AppendLeads(nil, h)
		for _, p := range got {
			if !want[p] {
				t.Fatalf("%v, %v wild: %v %s is wrong or there twice", h, r.Wild.Rank, p.Kind, r.Text(p))
			}
			delete(want, p)
			if readings := r.Classify(nil, p.Cards); !slices.Contains(readings, p) {
				t.Fatalf("%v: %v %s is led, but no reading", h, p.Kind, r.Text(p))
			}
		}
		for p := range want {
			t.Fatalf("%v, %v wild: %v %v %s is missing", h, r.Wild.Rank, p.Kind, p.Rank, r.Text(p))
		}
	})
}

func TestWildcardReadingsAreThoseOfEveryAssignment(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawWildGame(t)
		want := map[doudizhu.Play]bool{}
		oracleReadings(&r, h, want)
		before := doudizhu.Play{Kind: doudizhu.Solo, Len: 1, Cards: 1}
		got := r.Classify([]doudizhu.Play{before}, h)
		if got[0] != before {
			t.Fatalf("what was there before is %v now", got[0])
		}
		for _, p := range got[1:] {
			if !want[p] {
				t.Fatalf("%v: reading %v %s is wrong or there twice", h, p.Kind, r.Text(p))
			}
			delete(want, p)
		}
		if len(want) > 0 {
			t.Fatalf("%v: readings missing: %v", h, want)
		}
	})
}

func TestWildcardFollowsAreTheLeadsThatBeat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawWildGame(t)
		targets := r.Rules.AppendLeads(nil, drawHand(t, 8, 0))
		last := rapid.SampledFrom(targets).Draw(t, "last")
		var want []doudizhu.Play
		for _, p := range r.AppendLeads(nil, h) {
			if p.Beats(last) {
				want = append(want, p)
			}
		}
		if got := r.AppendFollows(nil, h, last); !slices.Equal(got, want) {
			t.Fatalf("%v on %v: %v, want %v", h, last, texts(&r, got), texts(&r, want))
		}
	})
}

// flowerRules are the Yuncheng game's, flower included.
func flowerRules(t testing.TB) Rules {
	r := named(t, "yuncheng")
	r.Wild = Flower
	return r
}

// TestFlowerExamples checks document 004's examples of hands with a flower.
func TestFlowerExamples(t *testing.T) {
	a := NewAnalyst(flowerRules(t))
	for _, c := range []struct{ hand, split, power string }{
		{"F3", "3F", "-210.950"},
		{"F33", "33F", "-216.300"},
		{"F333", "333F", "248.750"},
		{"F3456", "3456F", "-217.845"},
		{"F345678", "345678F", "-220.335"},
	} {
		split := a.PowerSplit(mustHand(t, c.hand))
		if got := fmt.Sprint(texts(a.Rules(), split.Plays)); got != "["+c.split+"]" || split.Dead != 0 {
			t.Errorf("%s: split %s, want %s", c.hand, got, c.split)
		}
		if got := a.Power(mustHand(t, c.hand)); got.String() != c.power {
			t.Errorf("%s: power %v, want %s", c.hand, got, c.power)
		}
	}
}

func TestFlowerLeads(t *testing.T) {
	r := flowerRules(t)
	for hand, want := range map[string]string{
		"F":   "[]",
		"F2":  "[2]",
		"F33": "[3 33 3F 33F]",
		"F77": "[7 77 7F 77F]",
	} {
		if got := fmt.Sprint(texts(&r, r.AppendLeads(nil, mustHand(t, hand)))); got != want {
			t.Errorf("leads from %s: %s, want %s", hand, got, want)
		}
	}
}

func TestFlowerFollowsListTheSoftPairBesideTheNaturalOneWhichTheRobotLeavesOut(t *testing.T) {
	r := flowerRules(t)
	got := texts(&r, r.AppendFollows(nil, mustHand(t, "F77"), mustPlay(t, r, "66")))
	if fmt.Sprint(got) != "[77 7F]" {
		t.Errorf("F77 on 66: %v", got)
	}
}

func TestFlowerWithNothingToStandBesideIsDeadNotAPlayOfItsOwnAsTheRobotCounts(t *testing.T) {
	a := NewAnalyst(flowerRules(t))
	h := mustHand(t, "F2")
	if n, ok := a.Fewest(h); ok {
		t.Errorf("F2 takes %d plays", n)
	}
	if s := a.FewestSplit(h); len(s.Plays) != 1 || s.Dead != doudizhu.Of(doudizhu.Wild, 1) {
		t.Errorf("F2 splits into %v", s)
	}
	if want := deadCard + PowerOf(mustPlay(t, *a.Rules(), "2")); a.Power(h) != want {
		t.Errorf("power of F2 is %v, want %v", a.Power(h), want)
	}
}

func TestFlowerMakesNoBombOfFiveAndNoKicker(t *testing.T) {
	r := flowerRules(t)
	for _, cards := range []string{"F3333", "F444", "F"} {
		for _, p := range r.Classify(nil, mustHand(t, cards)) {
			if cards != "F444" || p.Kind != doudizhu.Bomb || !Soft(p) {
				t.Errorf("%s is read as %v %s", cards, p.Kind, r.Text(p))
			}
		}
	}
}

func TestSoftBombIsAsGoodAsANaturalOne(t *testing.T) {
	r := flowerRules(t)
	soft, natural := mustPlay(t, r, "F444"), mustPlay(t, r, "3333")
	if !Soft(soft) || Soft(natural) || !soft.Beats(natural) || natural.Beats(soft) {
		t.Errorf("soft %v (%v), natural %v (%v)", soft, Soft(soft), natural, Soft(natural))
	}
	if same := mustPlay(t, r, "4444"); same.Beats(soft) || soft.Beats(same) || PowerOf(same) != PowerOf(soft) {
		t.Errorf("a natural bomb of fours isn't as good as a soft one")
	}
}

func TestLevelCardsPlayAsThemselvesToo(t *testing.T) {
	r := named(t, "standard")
	r.Wild = levelOf(4) // the sevens
	for cards, want := range map[string]string{
		"7":     "[solo 7]",
		"77":    "[pair 77]",                  // two wildcards alone are only themselves
		"37":    "[pair 37]",                  // the seven stands for a three
		"3377":  "[bomb 3377 trio+solo 3377]", // the second seven stands or goes along
		"34767": "[chain 34767]",              // the five is missing
		"2B":    "[]",
		"7B":    "[]", // nothing stands for a joker
	} {
		got := []string{}
		for _, p := range r.Classify(nil, mustHand(t, cards)) {
			got = append(got, p.Kind.String()+" "+r.Text(p))
		}
		if fmt.Sprint(got) != want {
			t.Errorf("%s reads %v, want %s", cards, got, want)
		}
	}
}

func TestLevelCardsOfEveryRankStandForEveryOtherButJokers(t *testing.T) {
	for level := doudizhu.Three; level <= doudizhu.Two; level++ {
		r := named(t, "standard")
		r.Wild = levelOf(level)
		for rank := doudizhu.Three; rank <= doudizhu.Two; rank++ {
			cards := doudizhu.Of(rank, 2) + doudizhu.Of(level, 1)
			readings := r.Classify(nil, cards)
			want := doudizhu.Play{Kind: doudizhu.Trio, Len: 1, Rank: rank, Cards: cards}
			if len(readings) != 1 || readings[0] != want || Soft(want) != (rank != level) {
				t.Errorf("level %v: %v reads %v", level, cards, texts(&r, readings))
			}
			if stands := r.Wild.Stands>>rank&1 == 1; stands != (rank != level) {
				t.Errorf("level %v stands for %v: %v", level, rank, stands)
			}
		}
		if got := r.Classify(nil, doudizhu.Of(level, 1)+doudizhu.Of(doudizhu.BigJoker, 1)); len(got) > 0 {
			t.Errorf("level %v stands for a joker: %v", level, got)
		}
	}
}

func TestPlaysReadBackFromTheirParts(t *testing.T) {
	notation := doudizhu.Notation{Jokers: "BR", Wild: true}
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawWildGame(t)
		for _, p := range r.AppendLeads(nil, h) {
			readings, err := r.ParsePlay(r.Parts(p), notation)
			if err != nil || !slices.Contains(readings, p) {
				t.Fatalf("%v %s reads %v, %v", p.Kind, r.Parts(p), readings, err)
			}
			if whole, err := notation.ParseHand(r.Text(p)); err != nil || whole != p.Cards {
				t.Fatalf("%v %s has the cards %v, %v; want %v", p.Kind, r.Text(p), whole, err, p.Cards)
			}
		}
	})
}

func TestParsePlayGoesByThePlaceOfTheWildcards(t *testing.T) {
	r := flowerRules(t)
	for text, want := range map[string]string{
		"F45678": "chain from 3", "45678F": "chain from 4", "456F78": "chain from 4",
		"FF": "pair from A", "4F": "pair from 4", "F4": "pair from 4", "444F": "bomb from 4",
	} {
		readings, err := r.ParsePlay(text, doudizhu.Notation{Wild: true})
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if got := fmt.Sprintf("%v from %v", readings[0].Kind, readings[0].Rank); got != want {
			t.Errorf("%s is read as %s, want %s", text, got, want)
		}
	}
}

func FuzzParsePlay(f *testing.F) {
	for _, s := range []string{"333F+5", "F+F", "3333+3333", "34F67", "FFFFFFFFFFFFFFFF3", "FFFFFFF33+FFFFFFF44", "4455775+455577", "+", "3+"} {
		f.Add(s, true)
		f.Add(s, false)
	}
	f.Fuzz(func(t *testing.T, s string, level bool) {
		r := flowerRules(t)
		if level {
			r.Wild = levelOf(4)
		}
		n := doudizhu.Notation{Jokers: "BR", Wild: true}
		readings, err := r.ParsePlay(s, n)
		if (err == nil) != (len(readings) > 0) {
			t.Fatalf("%q: %d readings, %v", s, len(readings), err)
		}
		if len(readings) > 1 && r.Wild.count(readings[0].Cards) > 5 {
			readings = readings[:1] // each takes 50,000 ways for 7 flowers to stand for cards
		}
		for _, p := range readings {
			if again, err := r.ParsePlay(r.Parts(p), n); err != nil || !slices.Contains(again, p) {
				t.Fatalf("%q is %v %s, which reads %v, %v", s, p.Kind, r.Parts(p), again, err)
			}
		}
	})
}

func TestParsePlayErrors(t *testing.T) {
	r := flowerRules(t)
	for _, s := range []string{"", "F", "3v", "333+v", "333F+F", "34", "33FFFFFFFF", "FFFFFFF33+FFFFFFF44"} {
		if p, err := r.ParsePlay(s, doudizhu.Notation{Wild: true}); err == nil {
			t.Errorf("%q is read as %v", s, p)
		}
	}
}

func TestParseWild(t *testing.T) {
	for s, want := range map[string]Wild{"": {}, "f": Flower, "F+": documentFlower(), "f+": documentFlower(), "7": levelOf(4), "2": levelOf(doudizhu.Two), "t": levelOf(7), "10": levelOf(7)} {
		if got, err := ParseWild(s); err != nil || got != want {
			t.Errorf("%q: %v, %v", s, got, err)
		}
	}
	for _, s := range []string{"B", "R", "77", "x", "Ff", "7+"} {
		if _, err := ParseWild(s); err == nil {
			t.Errorf("%q is read as a wildcard", s)
		}
	}
}
