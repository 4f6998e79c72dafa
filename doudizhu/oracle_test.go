// The oracle for all engines: plain minimax between two hands, over plays found by classifying
// every subset of a hand. And functions that the tests share.

package doudizhu

import (
	"encoding/csv"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kedou/search/searchtest"
)

// long turns on the checks over all data, which take minutes: KEDOU_LONG=1. Ordinary runs make the
// same checks on the smaller endgames.
var long = searchtest.Long()

// subsets calls f with every non-empty sub-multiset of h.
func subsets(h Hand, f func(Hand)) {
	var walk func(r Rank, s Hand)
	walk = func(r Rank, s Hand) {
		if r < Ranks {
			for n := 0; n <= h.Count(r); n++ {
				walk(r+1, s+Of(r, n))
			}
		} else if s != 0 {
			f(s)
		}
	}
	walk(Three, 0)
}

// oracle decides endgames between two hands.
type oracle struct {
	rules *Rules
	plays map[Hand][]Play
	memo  map[oracleKey]bool
}

type oracleKey struct {
	mine, theirs Hand
	last         Play
}

func newOracle(r *Rules) *oracle { return &oracle{r, map[Hand][]Play{}, map[oracleKey]bool{}} }

// all lists every play of h.
func (o *oracle) all(h Hand) []Play {
	list, ok := o.plays[h]
	if !ok {
		subsets(h, func(s Hand) { list = o.rules.Classify(list, s) })
		o.plays[h] = list
	}
	return list
}

// wins reports whether the player with the hand mine, who has to answer last, wins.
func (o *oracle) wins(mine, theirs Hand, last Play) bool {
	last.Cards = 0
	key := oracleKey{mine, theirs, last}
	won, ok := o.memo[key]
	if !ok {
		won = o.search(mine, theirs, last)
		o.memo[key] = won
	}
	return won
}

func (o *oracle) search(mine, theirs Hand, last Play) bool {
	if last.Kind != Pass && !o.wins(theirs, mine, Play{}) {
		return true
	}
	for _, p := range o.all(mine) {
		if p.Beats(last) && (p.Cards == mine || !o.wins(theirs, mine-p.Cards, p)) {
			return true
		}
	}
	return false
}

// verdict returns the letter of the winner of a two-hand endgame with a free
// lead.
func (o *oracle) verdict(e Endgame) string {
	winner := e.Turn
	if !o.wins(e.Hands[e.Turn], e.Hands[1-e.Turn], Play{}) {
		winner = 1 - winner
	}
	return e.SeatLetter(winner)
}

// rulesOf returns the named rules or fails the test.
func rulesOf(t testing.TB, name string) *Rules {
	t.Helper()
	r, err := ParseRules(name)
	if err != nil {
		t.Fatal(err)
	}
	return &r
}

// handOf reads a hand or fails the test.
func handOf(t testing.TB, s string) Hand {
	t.Helper()
	h, err := ParseHand(s)
	if err != nil {
		t.Fatalf("%q: %v", s, err)
	}
	return h
}

// known is a row of a file of endgames with their known winners.
type known struct {
	Endgame
	winners map[string]string // by rule set or rule column: L, P or empty
}

// readKnown reads testdata/name, a file with a header, the fields of endgames up
// to the column lead, and winners in the rest.
func readKnown(t testing.TB, name string) []known {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	r := csv.NewReader(strings.NewReader(string(text)))
	r.LazyQuotes = true // the levels' sources hold some
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var list []known
	fields := slices.Index(rows[0], "lead") + 1
	for _, row := range rows[1:] {
		e, err := Notation{Jokers: "BR"}.ParseEndgame(strings.Join(row[:fields], " "))
		if err != nil {
			t.Fatal(err)
		}
		k := known{e, map[string]string{}}
		for i, winner := range row[fields:] {
			k.winners[rows[0][fields+i]] = winner
		}
		list = append(list, k)
	}
	return list
}

// drawHand draws a hand of one to n cards out of runs of equal cards, so that
// every kind of play turns up.
func drawHand(t *rapid.T, n int) Hand {
	h := Of(Rank(rapid.IntRange(0, int(BigJoker)).Draw(t, "card")), 1)
	for range rapid.IntRange(0, 8).Draw(t, "runs") {
		r := Rank(rapid.IntRange(0, int(BigJoker)).Draw(t, "rank"))
		unit := rapid.IntRange(1, 4).Draw(t, "unit")
		for range rapid.IntRange(1, 5).Draw(t, "length") {
			more := min(unit, Deck.Count(min(r, BigJoker))-h.Count(r), n-h.Cards())
			if r <= BigJoker && more > 0 {
				h += Of(r, more)
			}
			r++
		}
	}
	return h
}

// drawRules draws a rule set, named or changed at random.
func drawRules(t *rapid.T) *Rules {
	r := ruleSets[rapid.IntRange(0, len(ruleSets)-1).Draw(t, "rules")].rules
	for k := Pair; k < Kinds; k++ {
		a := &r.Kinds[k]
		if a.Max == 0 || !rapid.Bool().Draw(t, "change") {
			continue
		}
		if a.Max > 1 {
			a.Min = uint8(rapid.IntRange(2, 6).Draw(t, "min"))
			a.Max = uint8(rapid.IntRange(int(a.Min), unbounded).Draw(t, "max"))
		}
		a.Same = uint8(rapid.IntRange(1, 4).Draw(t, "same"))
		a.Jokers = uint8(rapid.IntRange(0, 2).Draw(t, "jokers"))
		a.Body = rapid.Bool().Draw(t, "body")
		if rapid.IntRange(0, 4).Draw(t, "off") == 0 {
			*a = Allow{}
		}
	}
	return &r
}
