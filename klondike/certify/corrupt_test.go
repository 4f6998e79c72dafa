package certify_test

import (
	"bytes"
	"compress/flate"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/certify"
	"kedou/klondike/proof"
	"kedou/search"
	"kedou/search/searchtest"
)

// quick suits small decks: its proofs use all symbols.
var quick = certify.Options{Plain: 100, Pool: 100, Lift: 100, Rounds: 1, Lemmas: proof.AllLemmas}

// lostDeck returns a small lost deck and its proof of several symbols.
func lostDeck(t *testing.T, random *rand.Rand) (p klondike.Position, r klondike.Rules, record *proof.Record) {
	for {
		p, r = smallDeck(random)
		if solve(t, &p, r).Status != search.Unsolvable {
			continue
		}
		record, err := certify.Lost(context.Background(), &p, r, quick)
		if err != nil {
			t.Fatal(err)
		}
		if len(record.Certificate) > 11 || random.IntN(20) == 0 {
			return p, r, record
		}
	}
}

// wonNear exchanges cards of p until the deal is won.
func wonNear(t *testing.T, random *rand.Rand, p klondike.Position, r klondike.Rules) (klondike.Position, bool) {
	for range 40 {
		p = p.Clone()
		var places []*klondike.Card
		for i := range p.Tableau {
			for j := range p.Tableau[i].Cards[:min(p.Tableau[i].Down+1, len(p.Tableau[i].Cards))] {
				places = append(places, &p.Tableau[i].Cards[j])
			}
		}
		for i := range p.Stock {
			places = append(places, &p.Stock[i])
		}
		if len(places) < 2 {
			return p, false
		}
		one, other := places[random.IntN(len(places))], places[random.IntN(len(places))]
		*one, *other = *other, *one
		if p.Validate(r) == nil && solve(t, &p, r).Status == search.Solved {
			return p, true
		}
		if p.Validate(r) != nil {
			*one, *other = *other, *one
		}
	}
	return p, false
}

// corrupt changes a certificate at random, in most cases its symbols, because deflate detects most changes of its own stream.
func corrupt(random *rand.Rand, certificate []byte) []byte {
	head := 1
	for range certificate[0] {
		if head += proof.SetBytes; certificate[head-proof.SetBytes]>>4 == 0 { // without the order a second set follows
			head += proof.SetBytes
		}
	}
	symbols := certificate[head+1:]
	switch {
	case random.IntN(4) == 0:
		return mutate(random, certificate)
	case certificate[head] == 1:
		var err error
		if symbols, err = io.ReadAll(flate.NewReader(bytes.NewReader(symbols))); err != nil {
			panic(err)
		}
	}
	return append(append(bytes.Clone(certificate[:head]), 0), mutate(random, symbols)...)
}

func mutate(random *rand.Rand, b []byte) []byte {
	b = bytes.Clone(b)
	for n := 1 + random.IntN(2); n > 0 && len(b) > 0; n-- {
		switch i := random.IntN(len(b)); random.IntN(5) {
		case 0:
			b[i] ^= 1 << random.IntN(8)
		case 1:
			b[i] = byte(random.IntN(4))
		case 2:
			b = append(b[:i], b[i+1:]...)
		case 3:
			b = append(b[:i:i], append([]byte{byte(random.IntN(4))}, b[i:]...)...)
		case 4:
			b = b[:i]
		}
	}
	return b
}

// lostDeal returns a lost deal of the whole deck and its proof.
func lostDeal(t *testing.T, random *rand.Rand) (p klondike.Position, r klondike.Rules, record *proof.Record) {
	r = klondike.Standard([]int{1, 3}[random.IntN(2)])
	for {
		if p = klondike.NewDeal(random.Uint64(), r); solve(t, &p, r).Status != search.Unsolvable {
			continue
		}
		record, err := certify.Lost(context.Background(), &p, r, certify.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return p, r, record
	}
}

// TestCorruptions changes certificates of small decks, and of some whole ones, and checks them for their lost deal, which some still prove,
// and for a won deal that differs in a few cards, which none may prove.
func TestCorruptions(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	accepted, refused, tried, whole := 0, 0, 0, 0 // the last two for won deals
	for deck, n := 0, searchtest.Size(2000, 10_000); tried < n || whole < n/20; deck++ {
		lost := lostDeck
		if deck%10 == 0 {
			lost = lostDeal
		}
		p, r, record := lost(t, random)
		won, near := wonNear(t, random, p, r)
		for range 20 {
			bad := *record
			bad.Certificate = corrupt(random, record.Certificate)
			if _, err := proof.Check(context.Background(), &bad, certify.Unbounded); err == nil {
				accepted++
			} else {
				refused++
			}
			if !near {
				continue
			}
			if tried++; r.Ranks == 13 {
				whole++
			}
			other := certify.Won(&won, r, nil)
			other.Verdict, other.Lemmas, other.Certificate = "unsolvable", bad.Lemmas, bad.Certificate
			if _, err := proof.Check(context.Background(), other, certify.Unbounded); err == nil {
				t.Errorf("accepted for a won deal: %s", other.Line())
			}
		}
	}
	t.Logf("changed certificates: for lost deals %d refused, %d accepted; for won deals %d refused, %d of them of whole decks",
		refused, accepted, tried, whole)
}

// recordsFile has records, each with its verdict, for authors of other checkers.
const recordsFile = "../proof/testdata/records.txt"

// TestRecords checks a file of records; with KEDOU_UPDATE=1 it writes the file.
func TestRecords(t *testing.T) {
	if os.Getenv("KEDOU_UPDATE") != "" {
		writeRecords(t)
	}
	text, err := os.ReadFile(recordsFile)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		want, line, _ := strings.Cut(line, " ")
		record, err := proof.Read([]byte(line))
		if err == nil {
			_, err = certify.Check(context.Background(), record, certify.Unbounded)
		}
		if (err == nil) != (want == "yes") {
			t.Errorf("%v, want %s: %s", err, want, line)
		}
	}
}

func writeRecords(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 5))
	var out bytes.Buffer
	add := func(record *proof.Record) {
		answer := "no "
		if _, err := certify.Check(context.Background(), record, certify.Unbounded); err == nil {
			answer = "yes "
		}
		out.WriteString(answer)
		out.Write(record.Line())
	}
	for _, draw := range []int{1, 3} {
		r := klondike.Standard(draw)
		for seed := range uint64(30) {
			p := klondike.NewDeal(seed+1, r)
			result := solve(t, &p, r)
			if result.Status == search.Solved {
				if seed < 4 {
					add(certify.Won(&p, r, result.Path))
				}
				continue
			}
			record, err := certify.Lost(context.Background(), &p, r, certify.Options{})
			if err != nil {
				t.Fatal(err)
			}
			add(record)
		}
	}
	for range 150 {
		_, _, record := lostDeck(t, random)
		add(record)
		bad := *record
		bad.Certificate = corrupt(random, record.Certificate)
		add(&bad)
	}
	if err := os.WriteFile(recordsFile, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
