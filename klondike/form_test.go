package klondike_test

// Round trips of every form, published deals, and faults of bad texts.

import (
	"io"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kedou/klondike"
)

// played deals and plays moves at random.
func played(t *rapid.T, r klondike.Rules, seed uint64, moves int) klondike.Position {
	p := klondike.NewDeal(seed, r)
	for range moves {
		legal, err := klondike.LegalMoves(p, r)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			break
		}
		if err := p.Play(rapid.SampledFrom(legal).Draw(t, "move"), r); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// hide makes cards unknown that a player may not have seen.
func hide(t *rapid.T, p *klondike.Position) {
	unseen := rapid.Uint64().Draw(t, "unseen")
	some := func(cards []klondike.Card) {
		for i := range cards {
			if unseen>>(cards[i]&63)&1 != 0 {
				cards[i] = klondike.NoCard
			}
		}
	}
	for i := range p.Tableau {
		some(p.Tableau[i].Cards[:p.Tableau[i].Down])
	}
	some(p.Stock)
}

// reread reads a text as one deal in any form, or in the given forms only.
func reread(t *rapid.T, text string, r klondike.Rules, forms ...klondike.Form) klondike.Position {
	reader := klondike.NewReader(strings.NewReader(text), "text", r, forms...)
	reader.Unseen = true
	d, err := reader.Next()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return d.Position
}

// TestFormRoundTrips writes 1,000 deals and positions of random play, some with hidden cards, in every form, and reads them again: by that
// form, and by any.
func TestFormRoundTrips(t *testing.T) {
	r := klondike.Standard(3)
	written := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64Max(1<<60).Draw(t, "seed")
		positions := []klondike.Position{played(t, r, seed, rapid.IntRange(1, 80).Draw(t, "moves"))}
		for i := range uint64(10) {
			positions = append(positions, klondike.NewDeal(seed+i, r))
		}
		for _, p := range positions[:3] {
			q := p.Clone()
			hide(t, &q)
			positions = append(positions, q)
		}
		for _, p := range positions {
			want := p.Neutral(r)
			for _, f := range klondike.Forms() {
				text, err := f.Write(klondike.Deal{ID: "x", Position: p}, r)
				if err != nil {
					continue
				}
				written[f.Name]++
				for _, forms := range [][]klondike.Form{{f}, klondike.Forms()} {
					if again := reread(t, text, r, forms...); again.Neutral(r) != want {
						t.Fatalf("%s is read as\n%s\nnot\n%s", text, again.Neutral(r), want)
					}
				}
			}
		}
	})
	for _, f := range klondike.Forms() {
		if !testing.Short() && written[f.Name] < 1000 {
			t.Errorf("%s: only %d deals", f.Name, written[f.Name])
		}
	}
}

// TestFormsBegin: every form recognizes its own texts and the seeds of other programs, and only kedou's forms take words for deals.
func TestFormsBegin(t *testing.T) {
	r := klondike.Standard(3)
	for i, f := range klondike.Forms() {
		text, err := f.Write(klondike.Deal{ID: "x", Position: klondike.NewDeal(1, r)}, r)
		if err != nil || !f.Begins(text) || !f.Begins("greenfelt:815") || f.Begins("") {
			t.Errorf("%s: %v, %s", f.Name, err, text)
		}
		if i < 5 && (f.Begins("T5") || f.Begins("games.txt")) {
			t.Errorf("%s takes a file's name for a deal", f.Name)
		}
	}
}

// TestManyFormDeals reads one text with deals of all forms in a row.
func TestManyFormDeals(t *testing.T) {
	r := klondike.Standard(3)
	p := klondike.NewDeal(1, r)
	var all strings.Builder
	for range 2 {
		for _, f := range klondike.Forms() {
			text, err := f.Write(klondike.Deal{ID: "x", Position: p}, r)
			if err != nil {
				t.Fatal(err)
			}
			all.WriteString(text)
		}
	}
	reader := klondike.NewReader(strings.NewReader(all.String()), "all", r, klondike.Forms()...)
	for range 2 * len(klondike.Forms()) {
		d, err := reader.Next()
		if err != nil || d.Position.Neutral(r) != p.Neutral(r) {
			t.Fatal(err, d.Position.Neutral(r))
		}
	}
	if _, err := reader.Next(); err != io.EOF {
		t.Error("behind the last deal:", err)
	}
}

// TestFormsContinue: after a deal with a slip the reader reads the next one. Exceptions are pinyin, whose lines have no mark, and an object
// without an end.
func TestFormsContinue(t *testing.T) {
	r := klondike.Standard(3)
	next := klondike.Deal{ID: "next", Position: klondike.NewDeal(2, r)}
	for name := range slips {
		for _, broken := range brokenTexts(t, name) {
			if name == "pinyin" {
				continue
			}
			for _, f := range klondike.Forms() {
				text, err := f.Write(next, r)
				if err != nil {
					t.Fatal(err)
				}
				if !found(broken+"\n"+text, r, next.Position) && !endless(broken, r) {
					t.Errorf("%s behind\n%s", f.Name, broken)
				}
			}
		}
	}
}

// found reports whether a text has the deal, after any others.
func found(text string, r klondike.Rules, p klondike.Position) bool {
	reader := klondike.NewReader(strings.NewReader(text), "text", r, klondike.Forms()...)
	for {
		d, err := reader.Next()
		switch {
		case err == io.EOF:
			return false
		case err == nil && d.Position.Neutral(r) == p.Neutral(r):
			return true
		}
	}
}

// endless reports whether a text is an object without end.
func endless(text string, r klondike.Rules) bool {
	_, err := klondike.ParseDeal("text", text, r, klondike.Forms()...)
	return strings.Contains(err.Error(), "has no end")
}

func formOf(name string) klondike.Form {
	forms := klondike.Forms()
	return forms[slices.IndexFunc(forms, func(f klondike.Form) bool { return f.Name == name })]
}

// TestObjectsKeepTheirNames: every possible name of a deal survives the json form, wherever the name stands.
func TestObjectsKeepTheirNames(t *testing.T) {
	r := klondike.Standard(3)
	form := formOf("json")
	p := klondike.NewDeal(1, r)
	for _, id := range []string{"1", "a&b", `a"b`, "<x>", `back\slash`, "Ä", "json"} {
		text, err := form.Write(klondike.Deal{ID: id, Position: p}, r)
		if d, bad := klondike.ParseDeal("text", text, r, klondike.Forms()...); err != nil || bad != nil || d.ID != id {
			t.Errorf("%s of %s is read as %q, %v", id, text, d.ID, bad)
		}
	}
	neutral := p.Neutral(r)
	for text, want := range map[string]string{
		`{"deal":"` + neutral + `","id":"behind"}`: "behind",
		`{"deal":"` + neutral + `"}`:               "1",
		`{"id":"7H","deal":"` + neutral + `"}`:     `text:1:1: "id": "7H" can't name a deal`,
		`{"id":"a b","deal":"` + neutral + `"}`:    `text:1:1: "id": "a b" can't name a deal`,
		`{"schema":2,"deal":"` + neutral + `"}`:    "text:1:1: the object has schema 2, and this program reads 1",
		`{"deal":"deal"}`:                          "text:1:10: 1 part between the bars",
	} {
		d, err := klondike.ParseDeal("text", text, r, klondike.Forms()...)
		if err == nil && d.ID != want || err != nil && !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s is %q, %v; want %s", text, d.ID, err, want)
		}
	}
}
