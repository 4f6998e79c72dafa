// Classification: the documents' lists, and other programs' readings.

package doudizhu

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// describe lists the readings of cards as kind@rank, with the length of chains.
func describe(r *Rules, cards Hand) string {
	var list []string
	for _, p := range r.Classify(nil, cards) {
		s := fmt.Sprintf("%v@%v", p.Kind, p.Rank)
		if p.Len > 1 {
			s += fmt.Sprintf("x%d", p.Len)
		}
		list = append(list, s)
	}
	return strings.Join(list, " ")
}

// classified lists cards with their readings under the standard rules and under
// the strict ones, where = repeats the reading.
var classified = []struct{ cards, standard, strict string }{
	{"3", "solo@3", "="},
	{"33", "pair@3", "="},
	{"22", "pair@2", "="},
	{"BR", "rocket@B", "="},
	{"3B", "", "="},
	{"333", "trio@3", "="},
	{"3334", "trio+solo@3", "="},
	{"3344", "", "="},
	{"3333", "bomb@3", "="},
	{"33344", "trio+pair@3", "="},
	{"33345", "", "="},
	{"33334", "", "="},
	{"44442", "", "="},
	{"34567", "chain@3x5", "="},
	{"3456", "", "="},
	{"34568", "", "="},
	{"TJQKA", "chain@Tx5", "="},
	{"JQKA2", "", "="},
	{"QKA23", "", "="},
	{"3456789TJQKA", "chain@3x12", "="},
	{"334455", "pair-chain@3x3", "="},
	{"QQKKAA", "pair-chain@Qx3", "="},
	{"KKAA22", "", "="},
	{"333444", "trio-chain@3x2", "="},
	{"AAA222", "", "="},
	{"KKKAAA222", "", "="},
	{"33344456", "plane+solos@3x2", "="},
	{"33344455", "plane+solos@3x2", ""},
	{"333444BR", "plane+solos@3x2", ""},
	{"3334445B", "plane+solos@3x2", "="},
	{"3334445566", "plane+pairs@3x2", "="},
	{"3334445555", "", "="},
	{"33334445", "", "="},
	{"333444677", "", "="},
	{"33344455566678", "", "="},
	{"333444555", "trio-chain@3x3", "="},
	{"333444555666", "trio-chain@3x4 plane+solos@3x3 plane+solos@4x3", "trio-chain@3x4"},
	{"333444555777", "plane+solos@3x3", ""},
	{"444555666337788", "plane+pairs@4x3", "="},
	{"33344455567", "", "="},
	{"4444237", "", "="},
	{"444423", "four+solos@4", "="},
	{"444422", "four+solos@4", ""},
	{"44442233", "four+pairs@4", "="},
	{"4444BR", "four+solos@4", ""},
	{"44443333", "", "="},
	{"44442355", "", "="},
	{"4444235566", "", "="},
	{"33334455", "four+pairs@3", "="},
	{"BR3", "", "="},
}

func TestClassify(t *testing.T) {
	for _, c := range classified {
		if c.strict == "=" {
			c.strict = c.standard
		}
		for name, want := range map[string]string{"standard": c.standard, "strict": c.strict} {
			if got := describe(rulesOf(t, name), handOf(t, c.cards)); got != want {
				t.Errorf("%s under %s: %q, want %q", c.cards, name, got, want)
			}
		}
	}
}

// TestKindsOfDocument002 checks document 002's examples, under every rule set that has the kind.
func TestKindsOfDocument002(t *testing.T) {
	for cards, want := range map[string]string{
		"AAA9": "trio+solo@A", "AAA77": "trio+pair@A",
		"45678": "chain@4x5", "3456789TJQK": "chain@3x11", "334455": "pair-chain@3x3", "445566778899": "pair-chain@4x6",
		"777888": "trio-chain@7x2", "444555666777": "trio-chain@4x4",
		"77788836": "plane+solos@7x2", "444555666337788": "plane+pairs@4x3",
		"AAAA79": "four+solos@A", "99993355": "four+pairs@9",
	} {
		for _, name := range []string{"standard", "strict", "yuncheng"} {
			got := describe(rulesOf(t, name), handOf(t, cards))
			if cards == "444555666777" {
				got, _, _ = strings.Cut(got, " ") // or a plane of three with a trio
			}
			if got != want {
				t.Errorf("%s under %s: %q, want %q", cards, name, got, want)
			}
		}
	}
}

func TestClassifyOptions(t *testing.T) {
	r := *rulesOf(t, "standard")
	r.Kinds[FourPairs].Same, r.Kinds[PlanePairs].Same = 2, 2
	r.Kinds[PlaneSolos].Body, r.Kinds[TrioSolo].Body = true, true
	for cards, want := range map[string]string{
		"33334444":   "plane+solos@3x2 four+pairs@3 four+pairs@4",
		"3334445555": "plane+pairs@3x2",
		"33334445":   "plane+solos@3x2",
		"3333":       "bomb@3 trio+solo@3",
	} {
		if got := describe(&r, handOf(t, cards)); got != want {
			t.Errorf("%s: %q, want %q", cards, got, want)
		}
	}
	for cards, want := range map[string]string{
		"33334444":           "quad-chain@3x2",
		"333344445678":       "shuttle+solos@3x2",
		"33334444566BR":      "",
		"333344445BR6":       "shuttle+solos@3x2",
		"3333444455667788":   "shuttle+pairs@3x2",
		"333344445555667788": "",
		"AAAA2222":           "",
	} {
		if got := describe(rulesOf(t, "yuncheng"), handOf(t, cards)); got != want {
			t.Errorf("%s in Yuncheng: %q, want %q", cards, got, want)
		}
	}
}

func TestCompare(t *testing.T) {
	r := rulesOf(t, "standard")
	play := func(s string) Play { return r.Classify(nil, handOf(t, s))[0] }
	for _, c := range []struct {
		higher, lower string
		beats         bool
	}{
		{"3333", "AAAA22", true}, {"3333", "3456789TJQKA", true}, {"BR", "2222", true},
		{"4444", "3333", true}, {"3333", "4444", false}, {"333444", "222", false},
		{"45678", "34567", true}, {"45678", "3456789", false}, {"99944", "888QQ", true},
		{"9993", "888A", true}, {"666777JT", "55566678", true}, {"666777888", "333444", false}, {"9999TT", "8888", false},
		{"44445566", "333378", false}, {"R", "B", true}, {"B", "2", true}, {"55", "3", false},
	} {
		if got := play(c.higher).Beats(play(c.lower)); got != c.beats {
			t.Errorf("%s beats %s: %v", c.higher, c.lower, got)
		}
	}
}

// notDouZero are the readings of DouZero that aren't ours, with the reason.
var notDouZero = map[string]string{
	"33335":          "a trio takes a pair, not a card of its own rank and another",
	"33344455566678": "14 cards fit no plane of three",
	"44443333":       "a bomb is no two pairs",
	"33334444":       "a bomb is no two pairs",
}

// douzero writes a reading as DouZero's column of types.tsv does.
func douzero(p Play) string {
	name := map[Kind]string{
		Chain: "solochain", PairChain: "pairchain", TrioChain: "triochain",
		FourSolos: "four+2solos", FourPairs: "four+2pairs",
	}[p.Kind]
	if name == "" {
		name = p.Kind.String()
	}
	if p.Len > 1 {
		name += fmt.Sprintf("/len%d", p.Len)
	}
	if p.Kind == Rocket {
		return name
	}
	value := faceValue(p.Rank)
	if p.Rank == Two {
		value = 17
	}
	return fmt.Sprintf("%s@%d", name, value)
}

// faceValue numbers the ranks from 3 to 15, the two.
func faceValue(r Rank) int { return int(r) + 3 }

// yunchengColumn writes a reading as kind, main, value, len and sub.
func yunchengColumn(p Play) string {
	s := p.Kind.Shape()
	kind := 1
	if p.Len > 1 {
		kind = 2
	}
	if p.Kind == Rocket {
		return "3 1 16 1 0"
	}
	return fmt.Sprintf("%d %d %d %d %d", kind, s.Unit, faceValue(p.Rank), p.Len, s.Size)
}

func TestOtherPrograms(t *testing.T) {
	text, err := os.ReadFile("testdata/types.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(strings.TrimSpace(string(text))) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if f[0] == "cards" {
			continue
		}
		var std, yun []string
		if h, err := ParseHand(f[0]); err == nil {
			for _, p := range rulesOf(t, "standard").Classify(nil, h) {
				std = append(std, douzero(p))
			}
			for _, p := range rulesOf(t, "yuncheng").Classify(nil, h) {
				yun = append(yun, yunchengColumn(p))
			}
		}
		check := func(program, said, nothing string, ours []string, excused string) {
			agree := slices.Contains(ours, said) || said == nothing && len(ours) == 0
			if agree == (excused != "") {
				t.Errorf("%s: %s says %s, we say %v (excused: %q)", f[0], program, said, ours, excused)
			}
		}
		check("DouZero", f[1], "error", std, notDouZero[f[0]])
		check("Yuncheng", f[3], "0 0 0 0 0", yun, "")
	}
}

func TestReadingsAreSound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, h := drawRules(t), drawHand(t, 14)
		seen := map[Play]bool{}
		for _, p := range r.Classify(nil, h) {
			if p.Cards != h || seen[p] || !h.Contains(p.Body()) || r.Kinds[p.Kind].Max == 0 {
				t.Errorf("%v: reading %+v", h, p)
			}
			seen[p] = true
		}
	})
}
