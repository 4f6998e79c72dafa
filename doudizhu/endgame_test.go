// Endgames: their lines, and what is wrong with bad ones.

package doudizhu

import (
	"strings"
	"testing"
)

func TestReadEndgames(t *testing.T) {
	text := "# two hands\na 2KK0077554 AA8 L\n\nb 3 4 p # the peasant leads\nc 33 4 5 U\n"
	list, _, err := ReadEndgames("test", strings.NewReader(text), Notation{})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"a 45577TTKK2 8AA L", "b 3 4 P", "c 33 4 5 U"}
	for i := range list {
		if got := list[i].String(); got != want[i] {
			t.Errorf("line %q, want %q", got, want[i])
		}
	}
	if len(list) != len(want) {
		t.Errorf("%d endgames", len(list))
	}
}

func TestReadEndgamesErrors(t *testing.T) {
	for line, want := range map[string]string{
		"a 333":                "f:2:1: write ID LANDLORD PEASANT LEAD or ID LANDLORD DOWN UP LEAD; fields found: 2",
		"a 333 4E4 L":          "f:2:8: 'E' is no card",
		"a 333 55555 L":        "f:2:11: 5 cards of rank 5; a deck has four",
		"a 333 4 X":            `f:2:9: "X" is no seat; one of L, P leads`,
		"a 333 4 D":            "one of L, P leads",
		"a 333 4 5 P":          "one of L, D, U leads",
		"a 333 334 L":          "f:2:3: more than a deck between the hands: 5 cards of rank 3",
		"a , 334 L":            "f:2:3: the landlord's hand is empty",
		"a 33 4 , L":           "the up peasant's hand is empty",
		"a 3R 4R L":            "2 cards of rank R, and a deck has 1",
		"a 3 4 5 6 L":          "fields found: 6",
		"大王 大王大王 3 L":          "f:2:6: the big joker is there twice",
		"a 3 10  \t 444411  L": "f:2:15: '1' is no card",
	} {
		_, _, err := ReadEndgames("f", strings.NewReader("\n"+line+"\n"), Notation{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v; want %s", line, err, want)
		}
	}
}

func TestJokersAreToldFromTheWholeLine(t *testing.T) {
	e, err := ParseEndgame("a B33 S44 L", Notation{})
	if err != nil || e.Hands[Landlord].Count(BigJoker) != 1 || e.Hands[Down].Count(SmallJoker) != 1 {
		t.Errorf("%v, %v", &e, err)
	}
}

func TestJokersAreToldFromTheWholeFile(t *testing.T) {
	list, note, err := ReadEndgames("f", strings.NewReader("a B33 44 L\nb S3 4 L # BR\n"), Notation{})
	if err != nil || list[0].Hands[Landlord].Count(BigJoker) != 1 || !strings.Contains(note, "B as the big one") {
		t.Errorf("%v, %q, %v", list, note, err)
	}
}

func FuzzParseEndgame(f *testing.F) {
	for _, s := range []string{"a 2KK0077554 AA8 L", "b 33 4 5 U", "c w3 W4 P", "x 3 3 Q", "大王 大王 3 L"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		e, err := ParseEndgame(s, Notation{})
		if err != nil {
			return
		}
		if back, err := ParseEndgame(e.String(), Notation{}); err != nil || back != e {
			t.Errorf("%q: %v read back as %v, %v", s, &e, &back, err)
		}
	})
}
