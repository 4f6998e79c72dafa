package table

// Records: their forms, their round trip, and the referee's verdicts.

import (
	"cmp"
	"encoding/json"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kedou/doudizhu"
	"kedou/search/searchtest"
)

// randomRecord is the record of a game of random players after this many answers.
func randomRecord(t testing.TB, name string, seed uint64, answers int) Record {
	v := variant(t, name)
	g := New(v, NewDeal(v, seed))
	if seed%5 == 4 {
		g = NewGiven(v, NewDeal(v, seed), Chair(seed%Chairs))
	}
	for random := rand.New(rand.NewPCG(seed, 2)); g.stage != Over && answers > 0; answers-- {
		anyAnswer(t, g, random)
	}
	return g.Record([Chairs]string{"ann", "", "鲍 勃"})
}

// whole is more answers than a game has.
const whole = 1000

// forms writes a record in every form.
func forms(t interface{ Fatal(...any) }, r *Record) map[string]string {
	line, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]string{"json": string(line) + "\n", "en": r.Text("en"), "zh": r.Text("zh")}
}

// readAll reads all records of a text.
func readAll(text string) (list []Record, err error) {
	for r, err := range ReadRecords("file", strings.NewReader(text)) {
		if err != nil {
			return list, err
		}
		list = append(list, r)
	}
	return list, nil
}

// TestRecordsLookLikeThis compares all forms of two records with the files in testdata.
func TestRecordsLookLikeThis(t *testing.T) {
	for _, test := range []struct {
		variant string
		seed    uint64
	}{{"standard", 15}, {"rob", 3}, {"yuncheng", 6}} {
		r := randomRecord(t, test.variant, test.seed, whole)
		r.Defaults[1], r.Result.Defaults[1] = 1, 1
		for form, text := range forms(t, &r) {
			path := filepath.Join("testdata", "records", test.variant+"."+form)
			searchtest.Golden(t, path, text)
		}
	}
}

func TestRecordsReadBack(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		name := rapid.SampledFrom(Variants()).Draw(rt, "variant")
		r := randomRecord(t, name, rapid.Uint64Range(0, 1000).Draw(rt, "seed"), rapid.IntRange(0, 90).Draw(rt, "answers"))
		for c := range r.Names {
			r.Names[c] = rapid.String().Draw(rt, "name")
		}
		r.Variant.Base = rapid.IntRange(1, 1000).Draw(rt, "base")
		r.Variant.Cap = rapid.IntRange(0, 100).Draw(rt, "cap")
		if rapid.Bool().Draw(rt, "by hand") {
			r.Deal.Numbered, r.Deal.Seed, r.Deal.Redeals = false, 0, 0
		}
		all := ""
		for form, text := range forms(rt, &r) {
			got, err := readAll(text)
			if err != nil || len(got) != 1 || !reflect.DeepEqual(got[0], r) {
				rt.Fatalf("%s:\n%s\nreads as %+v (%v),\nwant %+v", form, text, got, err, r)
			}
			all += text
		}
		if got, err := readAll(all); err != nil || len(got) != 3 {
			rt.Fatalf("all three in one file: %d records, %v", len(got), err)
		}
	})
}

func TestResumeGoesOn(t *testing.T) {
	for _, name := range Variants() {
		for answers := range 40 {
			r := randomRecord(t, name, uint64(answers), answers)
			g, err := Resume(r)
			if err != nil {
				t.Fatalf("%s after %d answers: %v", name, answers, err)
			}
			if got := g.Record(r.Names); !reflect.DeepEqual(got, r) {
				t.Errorf("%s after %d answers: resumed as %+v, was %+v", name, answers, got, r)
			}
		}
	}
}

// TestResumeEarlier cuts moves off a record to take them back.
func TestResumeEarlier(t *testing.T) {
	r := randomRecord(t, "standard", 4, whole)
	r.Moves = r.Moves[:len(r.Moves)-3]
	g, err := Resume(r)
	if err != nil || g.Stage() != Playing || len(g.View(0).Moves) != len(r.Moves) {
		t.Fatalf("%v", err)
	}
}

func TestRefereeAcceptsUnfinishedGames(t *testing.T) {
	for _, name := range Variants() {
		for answers := range 60 {
			if r := randomRecord(t, name, uint64(answers), answers); Verify(&r) != nil {
				t.Errorf("%s, %d answers: %v", name, answers, Verify(&r))
			}
		}
	}
}

// TestRandomGames lets random players play some games of each variant, 100,000 with KEDOU_LONG, and checks that the
// referee accepts, that every card is in a hand or laid, and that the points sum to 0.
func TestRandomGames(t *testing.T) {
	games := searchtest.Size(200, 100_000)
	for _, name := range Variants() {
		t.Run(name, func(t *testing.T) {
			v, players := variant(t, name), everybody(randomPlayer)
			for seed := range uint64(games) {
				g := New(v, NewDeal(v, seed))
				result, err := Run(t.Context(), g, players, Options{Seed: seed})
				r := g.Record([Chairs]string{})
				if err := cmp.Or(err, Verify(&r)); err != nil {
					t.Fatalf("deal %d: %v", seed, err)
				}
				cards := g.hands[0] + g.hands[1] + g.hands[2]
				for _, m := range r.Moves {
					cards += m.Play.Cards
				}
				if cards != v.Deck() || result.Points[0]+result.Points[1]+result.Points[2] != 0 || result.Defaults != [Chairs]int{} {
					t.Fatalf("deal %d: %+v, cards %v", seed, result, cards)
				}
			}
		})
	}
}

// TestRefereeFindsWhatIsWrong changes one thing in the record of a good game, testdata/records/standard.en.
func TestRefereeFindsWhatIsWrong(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(r *Record)
		want   string
	}{
		{"a card twice", func(r *Record) { r.Deal.Hands[0] += doudizhu.Of(doudizhu.Ace, 1) }, "chair 0 has 18 cards"},
		{"swapped hands", func(r *Record) { r.Deal.Hands[0], r.Deal.Hands[1] = r.Deal.Hands[1], r.Deal.Hands[0] }, "aren't those of deal 15"},
		{"a call out of turn", func(r *Record) { r.Calls[1].Chair = 0 }, "call 2 is by chair 0; it is the turn of chair"},
		{"a low bid", func(r *Record) { r.Calls[1].Bid = 1 }, "are no auction"},
		{"a higher bid", func(r *Record) { r.Calls[2].Bid = 3 }, "the landlord is chair 0, not 1"},
		{"a call too many", func(r *Record) { r.Calls = append(r.Calls, Call{1, 0}) }, "are no auction"},
		{"another landlord", func(r *Record) { r.Landlord = 2; r.Result.Landlord = 2 }, "the landlord is chair"},
		{"an answer missing", func(r *Record) { r.Doubled[0] = 0 }, "hasn't answered at the doubles"},
		{"given, and called", func(r *Record) { r.Given = true }, "there are calls or doubles"},
		{"an answer too many", func(r *Record) { r.Given, r.Calls = true, nil }, "there are calls or doubles"},
		{"a move left out", func(r *Record) { r.Moves = append(r.Moves[:1:1], r.Moves[2:]...) }, "move 2, "},
		{"a pass by the leader", func(r *Record) { r.Moves[0].Play = doudizhu.Play{} }, "a leader can't pass"},
		{"cards of others", func(r *Record) { r.Moves[0].Play = r.Moves[1].Play }, "move 1, "},
		{"no play", func(r *Record) { r.Moves[0].Play.Kind = doudizhu.Bomb }, "are no bomb under these rules"},
		{"no end", func(r *Record) { r.Moves = r.Moves[:20] }, "no player has laid all cards"},
		{"moves after the end", func(r *Record) { r.Moves = append(r.Moves, Move{0, doudizhu.Play{}}) }, "has won already"},
		{"no result", func(r *Record) { r.Result = nil }, "there is no result"},
		{"points", func(r *Record) { r.Result.Points[0]++ }, "by the moves it is"},
		{"spring", func(r *Record) { r.Result.Spring = !r.Result.Spring }, "by the moves it is"},
		{"defaults", func(r *Record) { r.Defaults[1], r.Result.Defaults[1] = 30, 30 }, "30 answers of the table for chair 1"},
		{"no chair", func(r *Record) { r.Moves[3].Chair = 3 }, "there is no chair 3"},
		{"a rule", func(r *Record) { r.Variant.Rules.Rules.Kinds[doudizhu.TrioPair] = doudizhu.Allow{} }, "the rules aren't those of the game standard"},
		{"no game", func(r *Record) { r.Variant.Name = "poker" }, "there is no game"},
		{"redeals", func(r *Record) { r.Deal.Redeals = 99 }, "99 redeals; there are at most"},
		{"doubled", func(r *Record) { r.Doubled[0] = 7 }, "chair 0: doubled 7"},
		{"doubled by three", func(r *Record) { r.Doubled[0] = 3 }, "chair 0: doubled 3"},
		{"a name", func(r *Record) { r.Names[2] = "\xff" }, "of chair 2 isn't UTF-8"},
		{"a great bid", func(r *Record) { r.Calls[0].Bid = 9 }, "calls 9; calls go from 0 to 3"},
		{"no landlord", func(r *Record) { r.Landlord = Nobody }, "no landlord; give the landlord's chair"},
		{"equal hands", func(r *Record) { r.Deal.Hands[1] = r.Deal.Hands[0] }, "but the deck has only"},
		{"first", func(r *Record) { r.Deal.First = 5 }, "there is no chair 5"},
	} {
		r := randomRecord(t, "standard", 15, whole)
		result := *r.Result
		r.Result = &result
		test.change(&r)
		if err := Verify(&r); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
}

// TestAnyFieldMayComeFirst sorts the fields of a record, as some other writers of JSON do.
func TestAnyFieldMayComeFirst(t *testing.T) {
	r := randomRecord(t, "rob", 3, whole)
	line, _ := json.Marshal(r)
	fields := map[string]any{}
	if err := json.Unmarshal(line, &fields); err != nil {
		t.Fatal(err)
	}
	sorted, _ := json.Marshal(fields)
	if got, err := readAll(string(sorted)); !IsRecord(string(sorted[:300])) || err != nil || !reflect.DeepEqual(got, []Record{r}) {
		t.Errorf("%s\nreads as %+v, %v", sorted, got, err)
	}
}

func TestUnreadableRecords(t *testing.T) {
	r := randomRecord(t, "standard", 15, whole)
	text := r.Text("en")
	line, _ := json.Marshal(r)
	for _, test := range []struct{ text, want string }{
		{"nonsense", "file:1: \"nonsense\" has no colon"},
		{"first: 1", "file:1: a record begins with its game"},
		{"\n\ngame: poker", "file:3: there is no game \"poker\""},
		{strings.Replace(text, "first: ", "first: 7", 1), "file:3: \"7"},
		{strings.Replace(text, "chair 0: ", "chair 0: 1", 1), "file:4: column 1: "},
		{strings.Replace(text, "1: landlord ", "1: nobody ", 1), "write landlord, down or up"},
		{strings.Replace(text, "1: landlord ", "1: landlord 34", 1), "move 1: "},
		{strings.Replace(text, "landlord: ", "landlord: x", 1), "is no chair"},
		{strings.Replace(text, "bombs", "bumps", 1), "write winner, bid, bombs, spring and points"},
		{text[:strings.Index(text, "landlord:")] + "1: landlord 3", "before it is said who is the landlord"},
		{strings.Replace(text, "bottom:", "first: 1\nbottom:", 1), "file:7: \"first\" is there twice"},
		{text + "1: landlord 3", "\"1\" is there twice"},
		{strings.Replace(text, "first: ", "deal: ", 1), "file:3: \"deal\" is there twice"},
		{text[:strings.Index(text, "bottom:")], "file:1: the record has no line \"bottom\"; add it"},
		{`{"schema":2,"game":"standard","hands":["","",""]}`, "file:1: schema 2, and this program reads 1"},
		{`{"schema":1,"game":"standard","hands":["3"]}`, `file:1: byte 39: "hands": 1 values, where 3 belong`},
		{strings.Replace(string(line), `"bottom":"`, `"bottom":"?`, 1), "file:1: bottom: "},
		{strings.Replace(string(line), `"base":1`, `"base":"1"`, 1), `file:1: byte 40: "base": a string doesn't belong there`},
		{string(line[:600]), "file:1: byte 600: not JSON: unexpected end of JSON input"},
		{`{"schema":1,"of_game":1,"landlord":"3"}`, "file:1: \"{\\\"schema\\\":1,\\\"of_game\\\":1,\\\"landlord\\\":\\\"3\\\"}\" is no record"},
		{strings.Replace(string(line), `"base":1`, `"base":1,"base":2`, 1), `"base": the key is there twice`},
		{strings.Replace(string(line), `"base":1`, `"Base":1`, 1), `"Base": write the key as "base"`},
		{strings.Replace(string(line), `"base":1`, `"base":1,"more":1`, 1), `"more": there is no such key`},
		{"\n" + strings.Repeat("3", 2<<20), "file:2: the line is longer than 1024 KiB; give each record lines of its own"},
		{strings.Repeat("3", 1000), "file:1: \"" + strings.Repeat("3", 60) + "\" has no colon"},
		{string(line) + "\nmore: 3", "file:2: \"more: 3\" is no record"},
		{strings.Replace(string(line), `"landlord":1`, `"landlord":-2`, 1), "file:1: there is no chair -2"},
		{strings.Replace(text, "base 1", "case 1", 1), "file:1: \"case\": write base N or cap N"},
		{strings.Replace(text, "base 1", "base one", 1), "file:1: \"base one\": write a word and a number"},
		{strings.Replace(text, "deal: 15", "deal: 15th", 1), "file:2: \"15th\" is no number of a deal"},
		{strings.Replace(text, "deal: 15", "deal: 15, redeals", 1), "file:2: \"redeals\": write redeals N"},
		{strings.Replace(text, " ann", " \"ann", 1), "file:4: the name begins with a quote"},
		{strings.Replace(text, "chair 0", "chair 5", 1), "file:4: \"5\" is no chair"},
		{strings.Replace(text, "bottom", "button", 1), "file:7: \"button\" is no line of a record"},
		{strings.Replace(text, "2 passes", "2 sleeps", 1), "file:8: \"sleeps\" is no call"},
		{strings.Replace(text, "2 passes", "5 passes", 1), "file:8: \"5\" is no chair"},
		{strings.Replace(text, "0 yes", "0 maybe", 1), "file:10: \"maybe\": write yes, no or super"},
		{strings.Replace(text, "0 yes", "5 yes", 1), "file:10: \"5\" is no chair"},
		{text + "defaults: 0, 0", "2 values for 3 chairs"},
		{text + "defaults: 0, 0, none", "\"none\" is no number"},
		{strings.Replace(string(line), `"game":"standard"`, `"game":"poker"`, 1), "there is no game \"poker\""},
		{strings.Replace(string(line), `"hands":["`, `"hands":["?`, 1), "hand of chair 0: "},
		{text + "game: rob, base 0", ": base 0, cap 0; give a base from 1"},
	} {
		if _, err := readAll(test.text); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.40q…: %v, want %q", test.text, err, test.want)
		}
	}
}

// FuzzRecords: a readable record is written, in all forms, so that it reads the same, and the referee and
// the game agree on it.
func FuzzRecords(f *testing.F) {
	for i, name := range Variants() {
		r := randomRecord(f, name, uint64(i), 10+20*i)
		for _, text := range forms(f, &r) {
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		list, _ := readAll(text)
		for _, r := range list {
			for form, text := range forms(t, &r) {
				if got, err := readAll(text); err != nil || len(got) != 1 || !reflect.DeepEqual(got[0], r) {
					t.Errorf("%s:\n%s\nreads as %+v (%v),\nwant %+v", form, text, got, err, r)
				}
			}
			verdict := Verify(&r)
			if g, err := Resume(r); verdict == nil && (err != nil || !reflect.DeepEqual(g.Record(r.Names), r)) {
				t.Errorf("the referee accepts\n%s\nbut it resumes with %v as\n%+v", text, err, g)
			}
		}
	})
}
