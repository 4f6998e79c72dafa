// Endgames: their lines, and the errors of bad ones.

package doudizhu

import (
	"io"
	"slices"
	"strings"
	"testing"

	"kedou/search/searchtest"
)

// readAll reads a text of endgames up to the first error.
func readAll(text string) (list []Endgame, note string, err error) {
	endgames, said, err := Notation{}.ReadEndgames("f", strings.NewReader(text))
	note = said.String()
	if err != nil {
		return nil, "", err
	}
	for e, err := range endgames {
		if err != nil {
			return list, note, err
		}
		list = append(list, e)
	}
	return list, note, nil
}

func TestReadEndgames(t *testing.T) {
	text := "# two hands\na 2KK0077554 AA8 L\n\nb 3 4 p # the peasant leads\nc 33 4 5 U\n"
	list, _, err := readAll(text)
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

// TestReadEndgamesReadsObjects reads objects that the commands print with --json among lines in other letters.
func TestReadEndgamesReadsObjects(t *testing.T) {
	list, note, err := readAll(`{"schema":1,"id":"a1","landlord":"8999B","peasant":"77TJ2","lead":"peasant","winning":["x"]}
b 3 X L # its own letters
{"id":"c","landlord":"33","down":"4","up":"5R","lead":"up","last":""}
`)
	want := []string{"a1 8999B 77TJ2 P", "b 3 B L", "c 33 4 5R U"}
	if err != nil || len(list) != len(want) {
		t.Fatalf("%d endgames, %q, %v", len(list), note, err)
	}
	for i := range list {
		if got := list[i].String(); got != want[i] {
			t.Errorf("line %q, want %q", got, want[i])
		}
	}
}

// TestLine reads lines of endgames as Line writes them: the reader needn't guess any joker letter,
// though some hands hold the small joker alone, and others none.
func TestLine(t *testing.T) {
	var text strings.Builder
	var want []Endgame
	for seed := range uint64(200) {
		e, err := NewDeal(seed, 20, 2+int(seed%2))
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, e)
		text.WriteString(e.Line() + "\n")
	}
	list, note, err := readAll(text.String())
	if err != nil || note != "" || !slices.Equal(list, want) {
		t.Errorf("%d endgames of %d, note %q, %v", len(list), len(want), note, err)
	}
	if !strings.Contains(text.String(), "# jokers BR\n") {
		t.Error("no line names its jokers")
	}
}

// TestJokersComment reads lines whose comments name their letters among lines without one.
func TestJokersComment(t *testing.T) {
	list, note, err := readAll("a 3B 4 L # jokers BR\nb 3S 4B L\nc 3X 4 L # jokers XD\n")
	if err != nil || len(list) != 3 || note != "S is read as the small joker and B as the big one" {
		t.Fatalf("%d endgames, %q, %v", len(list), note, err)
	}
	for i, want := range []string{"a 3B 4 L", "b 3B 4R L", "c 3B 4 L"} {
		if list[i].String() != want {
			t.Errorf("line %v, want %s", list[i], want)
		}
	}
}

func TestSeatsHaveChineseNames(t *testing.T) {
	for name, want := range map[string]Seat{"地主": Landlord, "下家": Down, "上家": Up} {
		e := Endgame{Three: true}
		if got, err := e.ParseSeat(name); got != want || err != nil {
			t.Errorf("%s is %v, %v", name, got, err)
		}
	}
	if got, err := new(Endgame).ParseSeat("农民"); got != Down || err != nil {
		t.Errorf("农民 is %v, %v", got, err)
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

		`{"id":"a"`: "f:2:9: not JSON: unexpected end of JSON input: write the object on one line",
		`{"id":"a#1","landlord":"3","peasant":"4","lead":"landlord"}`:          `"id" has # or {`,
		`{"schema":2,"id":"a","landlord":"3","peasant":"4","lead":"landlord"}`: "the object has schema 2, and this program reads 1",
		`{"id":7}`: `f:2:7: "id": a number doesn't belong there`,
		`{"id":"a","id":"b","landlord":"3","peasant":"4","lead":"L"}`:                     `f:2:11: "id": the key is there twice`,
		`{"id":"a","Landlord":"3","peasant":"4","lead":"L"}`:                              `f:2:11: "Landlord": write the key as "landlord"`,
		`{"id":"a","landlord":"3","lead":"landlord"}`:                                     `f:2:1: the object needs "id", "landlord", "peasant" or "down" and "up", and "lead"`,
		`{"id":"a","landlord":"3 3","peasant":"4","lead":"landlord"}`:                     "each without blanks",
		`{"id":"a","landlord":"3","peasant":"E","lead":"landlord"}`:                       "f:2:1: 'E' is no card",
		`{"id":"a","landlord":"3","peasant":"4","down":"5","up":"6","lead":"landlord"}`:   `"peasant" is for one peasant`,
		`{"id":"a","landlord":"3","peasant":"4","lead":"down"}`:                           "one of L, P leads",
		`{"id":"a","landlord":"3","peasant":"4","lead":"peasant","last":"3","by":"down"}`: "a play to beat (\"last\") has no place in a file",
	} {
		_, _, err := readAll("\n" + line + "\n")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v; want %s", line, err, want)
		}
	}
}

// TestReadEndgamesHoldsNoMoreThanItMay: an endless input ends with an error; comments cost nothing.
func TestReadEndgamesHoldsNoMoreThanItMay(t *testing.T) {
	for text, want := range map[string]string{
		"3":            "f:1: the line is longer than 64 KiB",
		"a 3 4 L # \n": "more than 16 MiB of endgames; give them in several files",
	} {
		if _, _, err := (Notation{}).ReadEndgames("f", searchtest.Endless(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q for ever: %v; want %s", text, err, want)
		}
	}
	long := io.MultiReader(io.LimitReader(searchtest.Endless("# nothing but words\n"), 20*maxEndgames/10), strings.NewReader("\na 3 4 L"))
	endgames, _, err := Notation{}.ReadEndgames("f", long)
	for e, bad := range endgames {
		if bad != nil || e.String() != "a 3 4 L" {
			t.Errorf("read %v, %v", &e, bad)
		}
	}
	if err != nil {
		t.Error(err)
	}
}

func TestReadEndgamesGoesOnAfterABadLine(t *testing.T) {
	endgames, _, _ := Notation{}.ReadEndgames("f", strings.NewReader("a 3 4 L\nb 3\nc 5 6 P\n"))
	var got []string
	for e, err := range endgames {
		if err != nil {
			got = append(got, "bad")
		} else {
			got = append(got, e.String())
		}
	}
	if strings.Join(got, "; ") != "a 3 4 L; bad; c 5 6 P" {
		t.Errorf("read %v", got)
	}
}

func TestJokersAreToldFromTheWholeLine(t *testing.T) {
	e, err := Notation{}.ParseEndgame("a B33 S44 L")
	if err != nil || e.Hands[Landlord].Count(BigJoker) != 1 || e.Hands[Down].Count(SmallJoker) != 1 {
		t.Errorf("%v, %v", &e, err)
	}
}

func TestJokersAreToldFromTheWholeFile(t *testing.T) {
	list, note, err := readAll("a B33 44 L\nb S3 4 L # BR\n")
	if err != nil || list[0].Hands[Landlord].Count(BigJoker) != 1 || !strings.Contains(note, "B as the big one") {
		t.Errorf("%v, %q, %v", list, note, err)
	}
}

func FuzzParseEndgame(f *testing.F) {
	for _, s := range []string{"a 2KK0077554 AA8 L", "b 33 4 5 U", "c w3 W4 P", "x 3 3 Q", "大王 大王 3 L",
		`{"id":"a","landlord":"8999B","peasant":"77TJ2","lead":"peasant"}`, `{"id":"c","landlord":"33","down":"4","up":"5R","lead":"up"}`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		e, err := newEndgameLine(1, s).endgame(Notation{})
		if err != nil {
			return
		}
		if back, err := newEndgameLine(1, e.Line()).endgame(Notation{}); err != nil || back != e {
			t.Errorf("%q: %v read back as %v, %v", s, &e, &back, err)
		}
	})
}
