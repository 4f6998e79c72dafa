package klondike

// Readers and writers: round trips, faulty texts, fuzzing.

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kedou/search/searchtest"
)

// anyRules draws rules with decks of all sizes.
func anyRules(t *rapid.T) Rules {
	r := Rules{
		Draw:      rapid.IntRange(1, 5).Draw(t, "draw"),
		Redeals:   rapid.IntRange(Unlimited, 3).Draw(t, "redeals"),
		WorryBack: rapid.Bool().Draw(t, "worry back"),
		Ranks:     rapid.IntRange(1, 13).Draw(t, "ranks"),
		Suits:     rapid.IntRange(1, 4).Draw(t, "suits"),
	}
	most := 1
	for most < 7 && (most+1)*(most+2)/2 <= r.Cards() {
		most++
	}
	r.Columns = rapid.IntRange(1, most).Draw(t, "columns")
	return r
}

// anyPosition deals and plays moves at random.
func anyPosition(t *rapid.T, r Rules) Position {
	p := NewDeal(rapid.Uint64().Draw(t, "seed"), r)
	for range rapid.IntRange(0, 60).Draw(t, "moves") {
		moves := naiveMoves(&p, r)
		if len(moves) == 0 {
			break
		}
		if err := p.Play(rapid.SampledFrom(moves).Draw(t, "move"), r); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

func TestRoundTrips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := anyRules(t)
		p := anyPosition(t, r)
		if err := p.Validate(r); err != nil {
			t.Fatalf("%v\n%s", err, p.Board(r))
		}
		texts := []string{p.Neutral(r), "x " + p.Neutral(r), p.Board(r)}
		if text, err := (Deal{Position: p}).Pinyin(r); err == nil {
			texts = append(texts, text)
		}
		for _, text := range texts[:len(texts):len(texts)] {
			texts = append(texts, strings.ToLower(text))
		}
		for _, text := range texts {
			d, err := ParseDeal("text", text, r)
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			if got, want := d.Position.Board(r), p.Board(r); got != want {
				t.Fatalf("%s\nread as\n%s\nnot\n%s", text, got, want)
			}
		}
		crlf := strings.ReplaceAll("\ufeff"+p.Board(r), "\n", "\r\n")
		if _, err := ParseDeal("text", crlf, r); err != nil {
			t.Fatal(err)
		}
	})
}

// TestManyDeals reads one text with deals of all forms, with and without names.
func TestManyDeals(t *testing.T) {
	r := Standard(3)
	p := NewDeal(1, r)
	board, neutral := p.Board(r), p.Neutral(r)
	pinyin, err := (Deal{Position: NewDeal(1, r)}).Pinyin(r)
	if err != nil {
		t.Fatal(err)
	}
	text := "# all forms\n" + neutral + "\nnamed " + neutral + "\n" + pinyin + pinyin +
		board + "\ndeal: first\n" + board + "deal: second\n" + board + "\n" + neutral
	deals, err := readAll("text", []byte(text))
	var ids []string
	for _, d := range deals {
		ids = append(ids, d.ID)
		if got := d.Position.Neutral(r); got != neutral {
			t.Errorf("%s: %s", d.ID, got)
		}
	}
	if got, want := strings.Join(ids, " "), "1 named 3 4 5 first second 8"; got != want || err != nil {
		t.Errorf("deals %s, want %s; %v", got, want, err)
	}
}

// TestReaderContinues: after a faulty deal the reader reads the next one, whatever the forms of both. The text has a good deal after each bad
// one.
func TestReaderContinues(t *testing.T) {
	r := Standard(3)
	p := NewDeal(1, r)
	board, neutral := p.Board(r), p.Neutral(r)
	pinyin, _ := (Deal{Position: NewDeal(1, r)}).Pinyin(r)
	bad := []string{
		"7H 8C\n",
		"7H \x80\n",
		strings.Repeat("7H ", maxLine) + "\n",
		strings.Replace(board, "T", "U", 1) + "\n",
		strings.Replace(board, "1:", "1: \x80", 1) + "\n",
		strings.Replace(board, "1:", "2:", 1) + "\n",
		board + "rubbish\n\n",
		strings.Replace(pinyin, "T1", "T0", 1),
		strings.Replace(pinyin, "T1 ", "", 1),
		strings.Replace(pinyin, "T1", "\x80", 1),
	}
	good := []string{neutral + "\n", board + "\n", pinyin}
	for _, first := range bad {
		for _, second := range good {
			reader := NewReader(strings.NewReader(first+second+first+second), "text", r)
			for i := range 4 {
				d, err := reader.Next()
				if i%2 == 0 && !isFault(err) || i%2 == 1 && (err != nil || d.Position.Neutral(r) != neutral) {
					t.Fatalf("deal %d of %.40q, %.40q: %v", i+1, first, second, err)
				}
			}
			if _, err := reader.Next(); err != io.EOF {
				t.Errorf("after the last deal: %v", err)
			}
		}
	}
}

// TestRedealsInPlace: redeals that the rules don't allow are reported at their place.
func TestRedealsInPlace(t *testing.T) {
	r := Standard(3)
	p := NewDeal(1, r)
	p.Redealt = 2
	r.Redeals = 1
	for text, want := range map[string]string{
		"x " + p.Neutral(r): "f:1:193: 2 redeals used already, and the rules allow 1: allow more",
		p.Board(r):          "f:4:14: 2 redeals used already, and the rules allow 1: allow more",
	} {
		if _, err := ParseDeal("f", text, r); err == nil || err.Error() != want {
			t.Errorf("%v, want %s\n%s", err, want, text)
		}
		r.Redeals = 2
		if _, err := ParseDeal("f", text, r); err != nil {
			t.Error(err)
		}
		r.Redeals = 1
	}
}

// TestNames: an unknown notation and impossible rules are errors.
func TestNames(t *testing.T) {
	_, notation := Notation("").Format(NewDeal(1, Standard(3)), Standard(3), nil)
	for want, err := range map[string]error{
		`unknown notation "": use neutral, pinyin, english, xy, lonelybot`: notation,
		"draw 25 is out of range: use 1 to 24":                             Standard(25).Validate(),
		"7 columns take 28 cards, and the deck has 12: use fewer columns":  Rules{1, 0, true, 3, 4, 7}.Validate(),
	} {
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestBrokenDeals compares the fault of every file of testdata/broken with the golden list.
func TestBrokenDeals(t *testing.T) {
	files, err := filepath.Glob("testdata/broken/*.txt")
	if err != nil || len(files) < 40 {
		t.Fatal(len(files), err)
	}
	var got bytes.Buffer
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		_, err = ParseDeal(filepath.Base(file), string(data), Standard(3))
		var fault *Fault
		if strings.HasPrefix(filepath.Base(file), "neutral-two-deals") {
			_, err = readAll(filepath.Base(file), data)
		}
		if !errors.As(err, &fault) {
			t.Fatalf("%s: %v", file, err)
		}
		got.WriteString(err.Error() + "\n")
	}
	searchtest.Golden(t, "testdata/broken.golden", got.String())
}

// readAll reads all deals of a text.
func readAll(name string, data []byte) ([]Deal, error) {
	r := NewReader(bytes.NewReader(data), name, Standard(3))
	var deals []Deal
	for {
		d, err := r.Next()
		switch {
		case err == io.EOF:
			return deals, nil
		case err != nil:
			return deals, err
		}
		deals = append(deals, d)
	}
}

// readOn reads all readable deals of a text.
func readOn(t *testing.T, data []byte) (deals []Deal) {
	r := NewReader(bytes.NewReader(data), "text", Standard(3))
	for {
		d, err := r.Next()
		switch {
		case err == io.EOF:
			return deals
		case err == nil:
			deals = append(deals, d)
		case !isFault(err):
			t.Fatal(err)
		}
	}
}

// FuzzReader feeds any text to the readers: every deal read is valid, and reads the same after it is written.
func FuzzReader(f *testing.F) {
	p := NewDeal(1, Standard(3))
	pinyin, _ := (Deal{Position: p}).Pinyin(Standard(3))
	f.Add([]byte("1 " + p.Neutral(Standard(3)) + "\n" + pinyin))
	f.Add([]byte(p.Board(Standard(3))))
	f.Add([]byte("\ufeffdeal:\u00a0\ufeff#\n" + p.Board(Standard(3))))
	broken, _ := filepath.Glob("testdata/broken/*.txt")
	for _, file := range broken {
		if data, err := os.ReadFile(file); err == nil {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		deals := readOn(t, data)
		for _, d := range deals {
			if err := d.Position.Validate(Standard(3)); err != nil {
				t.Fatal(err)
			}
			text := d.ID + " " + d.Position.Neutral(Standard(3))
			again, err := ParseDeal("again", text, Standard(3))
			if err != nil || again.ID+" "+again.Position.Neutral(Standard(3)) != text {
				t.Fatal(err, text)
			}
		}
	})
}

// FuzzParseMove: a move that can be read is written the same.
func FuzzParseMove(f *testing.F) {
	for _, s := range []string{"@", "7H:3>5", "AS:W>S", "KD:D>1", "10H:1>2", "7H:3>", ":>", "7♥:3>5"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, err := ParseMove(s)
		if err != nil {
			return
		}
		if again, err := ParseMove(m.String()); err != nil || again != m {
			t.Fatal(s, m, again, err)
		}
	})
}

// FuzzMoves: all moves read, in any notation, are legal, and read the same from every notation that they are written in.
func FuzzMoves(f *testing.F) {
	f.Add("F\nF\nG3\nM2_4\nC5_2\nD0\nB1_6")
	f.Add("F\n@\nf\nF\n@\nF\n@\n@\nRedeal: turn the waste over to be the stock\nTurn 3 cards from the stock")
	f.Add("@@@AL KL\n@@\nIC\n=\nA♣:D▸♣\n8♥:1▸4\n@AC\nEA")
	f.Add("4d:7>1\n4♦:1>7\nMove the king of spades and 2 cards on it from column 1 to the empty column 2, uncovering the ace of clubs")
	p := NewDeal(1, Standard(3))
	f.Fuzz(func(t *testing.T, s string) {
		moves, _ := ParseMoves(p, Standard(3), strings.Split(s, "\n"))
		for _, n := range Notations() {
			texts, err := n.Format(p, Standard(3), moves)
			if err != nil {
				t.Fatal(moves, err)
			}
			want := moves
			if n == "xy" && slices.ContainsFunc(texts, isXY) {
				want = redealLater(p, Standard(3), moves)
			} else if n == "xy" {
				continue // without a move of a card the notation is ambiguous
			}
			if again, err := ParseMoves(p, Standard(3), texts); err != nil || !slices.Equal(again, want) {
				t.Fatal(moves, texts, again, err)
			}
		}
	})
}

// redealLater moves every redeal right before the next turn of the stock, and drops a redeal without one, as MinimalKlondike's notation
// does.
func redealLater(start Position, r Rules, moves []Move) []Move {
	var later []Move
	redeals, due := 0, false
	for i, m := range moves {
		n := LengthOf(start, r, moves[:i+1]).Redeals
		redeal := n > redeals
		redeals = n
		switch {
		case redeal:
			due = true
			continue
		case m.IsTurn() && due:
			later, due = append(later, Turn), false
		}
		later = append(later, m)
	}
	return later
}
