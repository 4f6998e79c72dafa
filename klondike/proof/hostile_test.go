package proof_test

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/binary"
	"errors"
	"runtime"
	"slices"
	"testing"

	"kedou/klondike/proof"
)

// all keeps every card and the order of the stock.
var all = []byte{0x1f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}

// certificate assembles games and deflated symbols.
func certificate(games [][]byte, symbols []byte) []byte {
	out := binary.AppendUvarint(nil, uint64(len(games)))
	for _, g := range games {
		out = append(out, g...)
	}
	var packed bytes.Buffer
	z, _ := flate.NewWriter(&packed, flate.BestCompression)
	_, _ = z.Write(symbols)
	_ = z.Close()
	return append(append(out, 1), packed.Bytes()...)
}

// allocated returns the bytes that f allocates in total.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// hard returns the longest record of a lost deal of the whole deck.
func hard(t *testing.T) (longest *proof.Record) {
	for _, line := range records(t)["yes"] {
		record, err := proof.Read([]byte(line))
		if err != nil {
			t.Fatal(err)
		}
		if record.Rules.Ranks == 13 && (longest == nil || len(record.Certificate) > len(longest.Certificate)) {
			longest = record
		}
	}
	return longest
}

// TestHostile checks certificates built to cost much: they cost no more than the limits.
func TestHostile(t *testing.T) {
	deep := make([][]byte, 65_536) // games, each later than the one before
	chain := []byte{}
	for i := range deep {
		deep[i] = all
		if i > 0 {
			chain = binary.AppendUvarint(append(chain, proof.SayLift), uint64(i))
		}
	}
	lifted := make([][]byte, 60_000)
	for i := range lifted {
		lifted[i] = make([]byte, 2*proof.SetBytes)
	}
	for _, c := range []struct {
		name        string
		certificate []byte
		want        error
		most        uint64 // bytes
	}{
		{"an endless jam", certificate([][]byte{all}, bytes.Repeat([]byte{proof.SayJammed}, 1<<26)), proof.ErrRefused, 4 << 20},
		{"everything expanded", certificate([][]byte{all}, bytes.Repeat([]byte{proof.SayExpand}, 1<<26)), proof.ErrLimit, 32 << 20},
		{"a chain of games", certificate(deep, chain), proof.ErrLimit, 16 << 20},
		{"many games and no use of them", certificate(lifted, []byte{proof.SayHopeless}), proof.ErrRefused, 4 << 20},
	} {
		record := hard(t)
		record.Lemmas, record.Certificate = proof.Lemmas(proof.AllLemmas).Names(), c.certificate
		var report proof.Report
		var err error
		limits := proof.Limits{States: 400, Steps: 100_000}
		used := allocated(func() { report, err = proof.Check(context.Background(), record, limits) })
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
		if report.Steps > limits.Steps+10_000 || int64(report.Games)*16+int64(report.Expanded) > limits.States {
			t.Errorf("%s: %+v within %+v", c.name, report, limits)
		}
		if used > c.most {
			t.Errorf("%s: %d bytes allocated", c.name, used)
		}
		t.Logf("%s: a certificate of %d bytes: %v, %+v, %d bytes allocated", c.name, len(c.certificate), err, report, used)
	}
}

// wide returns a record that only expands a state with a large component, and the kept cards: one of each pair, so that each has a home
// whatever the others do, and two kings that only an irreversible step frees.
func wide() (record *proof.Record, kept proof.Cards) {
	for rank := range 13 {
		kept |= proof.Cards([]uint64{0b0101, 0b1010}[rank%2]) << (4 * rank) // clubs and diamonds, then spades and hearts
	}
	kept |= 0b1010 << 48
	r := proof.Head("unsolvable")
	r.Lemmas = proof.Lemmas(proof.Lifting).Names()
	r.Rules = proof.Rules{Draw: 3, Redeals: -1, WorryingBack: true, Ranks: 13, Suits: 4, Columns: 7}
	r.Position = proof.Position{Foundations: "KC KD QS QH", Columns: make([]proof.Column, 7)}
	r.Position.Columns[0] = proof.Column{Down: "KS", Up: "KH"}
	set := binary.BigEndian.AppendUint64(nil, uint64(kept))[8-proof.SetBytes:]
	r.Certificate = certificate([][]byte{append(set, make([]byte, proof.SetBytes)...)}, []byte{proof.SayExpand})
	return &r, kept
}

// looked is a context that ends after a number of calls of Err.
type looked struct {
	context.Context
	left int
}

// Err implements context.Context.
func (l *looked) Err() error {
	if l.left--; l.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestHostileComponent: the limits and the end of the context end a check inside a component, too.
func TestHostileComponent(t *testing.T) {
	record, _ := wide()
	whole, err := proof.Check(context.Background(), record, plenty)
	if !errors.Is(err, proof.ErrRefused) || whole.Steps < 5_000 {
		t.Fatalf("the component has %+v, %v: too small for this test", whole, err)
	}
	for _, limits := range []proof.Limits{{States: 400, Steps: plenty.Steps}, {States: plenty.States, Steps: 400}} {
		if r, err := proof.Check(context.Background(), record, limits); !errors.Is(err, proof.ErrLimit) || r.Steps > 500 {
			t.Errorf("within %+v: %+v, %v", limits, r, err)
		}
	}
	if r, err := proof.Check(&looked{context.Background(), 10}, record, plenty); !errors.Is(err, context.Canceled) || r.Steps > 200 {
		t.Errorf("after ten looks at the context: %+v, %v", r, err)
	}
}

// TestHostileGames: many games hold one component at most.
func TestHostileGames(t *testing.T) {
	record, kept := wide()
	d, err := proof.NewDeal(record.Rules, &record.Position)
	if err != nil {
		t.Fatal(err)
	}
	var games []*proof.Game
	live := func() int64 {
		for range 4 {
			g := proof.NewGame(d, len(games), kept, 0, proof.Lifting)
			steps := plenty.Steps
			g.Exits(g.Root(), &steps)
			games = append(games, g)
		}
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	before := live()
	if more := live() - before; more > 64_000 { // four components have some 480,000
		t.Errorf("four games hold %d bytes", more)
	}
	runtime.KeepAlive(games)
}

// TestLimits: Check accepts each proof with exactly the limits that the proof needs, and not with one step or state less.
func TestLimits(t *testing.T) {
	for _, line := range records(t)["yes"] {
		record, err := proof.Read([]byte(line))
		if err != nil {
			t.Fatal(err)
		}
		if record.Verdict == "solved" {
			continue
		}
		report, err := proof.Check(context.Background(), record, plenty)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := proof.Check(context.Background(), record, proof.Limits{States: plenty.States, Steps: report.Steps}); err != nil || again != report {
			t.Errorf("%+v, %v within %d steps", again, err, report.Steps)
		}
		for _, less := range []proof.Limits{{States: plenty.States, Steps: report.Steps - 1}, {States: int64(16*report.Games + report.Expanded - 1), Steps: plenty.Steps}} {
			if _, err := proof.Check(context.Background(), record, less); !errors.Is(err, proof.ErrLimit) {
				t.Errorf("%v within %+v, a proof of %+v", err, less, report)
			}
		}
	}
}

// TestCause: a check ends with the context's cause.
func TestCause(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(cause)
	record, err := proof.Read([]byte(small))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := proof.Check(ctx, record, plenty); !errors.Is(err, cause) {
		t.Error(err)
	}
}

// TestUntrue makes false claims about a won position.
func TestUntrue(t *testing.T) {
	record, err := proof.Read([]byte(won))
	if err != nil {
		t.Fatal(err)
	}
	for symbol := range byte(5) {
		for _, sets := range [][]byte{all, make([]byte, 2*proof.SetBytes)} {
			record.Certificate = append(append([]byte{1}, sets...), 0, symbol)
			if _, err := proof.Check(context.Background(), record, plenty); !errors.Is(err, proof.ErrRefused) {
				t.Errorf("symbol %d: %v", symbol, err)
			}
		}
	}
}

// TestUnnamed removes the name of a lemma that a game needs.
func TestUnnamed(t *testing.T) {
	without := func(record *proof.Record, lemma proof.Lemmas) error {
		r := *record
		r.Lemmas = slices.DeleteFunc(slices.Clone(record.Lemmas), func(name string) bool { return name == lemma.Names()[4] })
		_, err := proof.Check(context.Background(), &r, plenty)
		return err
	}
	returning, lifting := 0, 0
	for _, line := range records(t)["yes"] {
		record, err := proof.Read([]byte(line))
		if err != nil || len(record.Certificate) < 1+2*proof.SetBytes {
			continue
		}
		kept, back := record.Certificate[1:][:proof.SetBytes], record.Certificate[1+proof.SetBytes:][:proof.SetBytes]
		if deck := deckOf(record.Rules); deck&^binary.BigEndian.Uint64(append([]byte{0}, kept...)) != 0 {
			lifting++
			if err := without(record, proof.Lifting); !errors.Is(err, proof.ErrRefused) {
				t.Errorf("without lifting: %v: %s", err, line)
			}
		}
		if kept[0]>>4 == 0 && !bytes.Equal(back, make([]byte, proof.SetBytes)) { // without the order, and with cards that go back
			returning++
			if err := without(record, proof.Returning); !errors.Is(err, proof.ErrRefused) {
				t.Errorf("without returning: %v: %s", err, line)
			}
		}
	}
	if t.Logf("%d need returning, %d need lifting", returning, lifting); returning == 0 || lifting == 0 {
		t.Error("no record needs a lemma")
	}
}

// deckOf returns the bits of a deck.
func deckOf(r proof.Rules) (deck uint64) {
	for rank := range r.Ranks {
		for _, suit := range []int{0, 2, 3, 1}[:r.Suits] {
			deck |= 1 << (4*rank + suit)
		}
	}
	return deck
}

// TestProject checks between which games states can be lifted.
func TestProject(t *testing.T) {
	record, err := proof.Read([]byte(won))
	if err != nil {
		t.Fatal(err)
	}
	d, err := proof.NewDeal(record.Rules, &record.Position)
	if err != nil {
		t.Fatal(err)
	}
	const (
		unordered             = proof.All &^ proof.Order
		dealt     proof.Cards = 1 << 4 // 2C
		stock     proof.Cards = 1 << 5 // 2S
		other     proof.Cards = 1 << 7 // 2H
	)
	for _, c := range []struct {
		name                 string
		kept, back, to, more proof.Cards
		want                 bool
	}{
		{"the same", proof.All, 0, proof.All, 0, true},
		{"a card is lifted", proof.All, 0, proof.All &^ dealt, 0, true},
		{"a card is kept again", proof.All &^ dealt, 0, proof.All, 0, false},
		{"a stock card is lifted", proof.All, 0, proof.All &^ stock, 0, true},
		{"another one is", proof.All &^ other, 0, proof.All &^ other &^ stock, 0, false},
		{"another one is, without the order", proof.All &^ other, 0, unordered &^ other &^ stock, 0, true},
		{"the order comes back", unordered, 0, proof.All, 0, false},
		{"a card may go back", unordered, 0, unordered, stock, true},
		{"another card may go back", unordered, stock, unordered, stock | other, true},
		{"a card may not any more", unordered, stock, unordered, other, false},
		{"the card is lifted", unordered, stock, unordered &^ stock, other, true},
	} {
		from, to := proof.NewGame(d, 0, c.kept, c.back, proof.AllLemmas), proof.NewGame(d, 1, c.to, c.more, proof.AllLemmas)
		if _, ok := from.Project(to, from.Root()); ok != c.want {
			t.Errorf("%s: %v", c.name, ok)
		}
	}
}
