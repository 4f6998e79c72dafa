package certify_test

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"kedou/klondike"
	"kedou/klondike/certify"
	"kedou/klondike/fast"
	"kedou/klondike/proof"
	"kedou/search"
	"kedou/search/searchtest"
)

// solve returns fast's answer.
func solve(t *testing.T, p *klondike.Position, r klondike.Rules) klondike.Result {
	t.Helper()
	s, err := fast.New(r, fast.Options{Polish: -1})
	if err != nil {
		t.Fatal(err)
	}
	result, err := s.Solve(context.Background(), p)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// reread writes a record and returns what reading the line gives.
func reread(t *testing.T, r *proof.Record) *proof.Record {
	t.Helper()
	again, err := proof.Read(r.Line())
	if err != nil {
		t.Fatalf("%s: %v", r.Line(), err)
	}
	if !bytes.Equal(again.Line(), r.Line()) {
		t.Fatalf("%s is read as %s", r.Line(), again.Line())
	}
	return again
}

// TestDeals proves fast's verdicts on real deals, wins and losses. With KEDOU_LONG=1 there are 2000 deals, and 500 lost ones elsewhere.
func TestDeals(t *testing.T) {
	for _, draw := range []int{1, 3} {
		r := klondike.Standard(draw)
		for seed := range uint64(searchtest.Size(40, 2000)) {
			proved(t, r, seed+1)
		}
		for lost, seed := 0, uint64(200_001); searchtest.Long() && lost < 500; seed++ {
			if proved(t, r, seed) == search.Unsolvable {
				lost++
			}
		}
	}
}

// proved proves fast's verdict on a deal.
func proved(t *testing.T, r klondike.Rules, seed uint64) search.Status {
	t.Helper()
	p := klondike.NewDeal(seed, r)
	result := solve(t, &p, r)
	record, err := certify.Won(&p, r, result.Path), error(nil)
	if result.Status == search.Unsolvable {
		record, err = certify.Lost(context.Background(), &p, r, certify.Options{})
	}
	var report proof.Report
	if err == nil {
		report, err = certify.Check(context.Background(), reread(t, record), certify.Unbounded)
	}
	if err != nil {
		t.Errorf("draw %d, seed %d: %v: %v", r.Draw, seed, result.Status, err)
	} else if result.Status == search.Unsolvable {
		t.Logf("draw %d, seed %d: %d bytes, %+v", r.Draw, seed, len(record.Certificate), report)
	}
	return result.Status
}

// smallDeck returns a position of a small deck, in half of the cases after some moves.
func smallDeck(random *rand.Rand) (p klondike.Position, r klondike.Rules) {
	for {
		draws, redeals := []int{1, 1, 2, 3, 3, 4, 6}, []int{-1, -1, 0, 1, 2}
		r = klondike.Standard(draws[random.IntN(len(draws))])
		r.Redeals = redeals[random.IntN(len(redeals))]
		r.Ranks, r.Suits, r.Columns = 4+random.IntN(4), 2+random.IntN(3), 2+random.IntN(4)
		r.WorryBack = random.IntN(5) > 0
		if rest := r.Cards() - r.Columns*(r.Columns+1)/2; rest >= 0 && rest <= 24 {
			break
		}
	}
	p = klondike.NewDeal(random.Uint64(), r)
	if random.IntN(2) == 0 {
		return p, r
	}
	for range random.IntN(40) {
		moves, err := klondike.LegalMoves(p, r)
		if err != nil || len(moves) == 0 {
			break
		}
		q := p.Clone()
		if q.Play(moves[random.IntN(len(moves))], r) != nil || q.Won(r) {
			break
		}
		p = q
	}
	return p, r
}

// TestSmallDecks proves exactly the losses among small decks under all rules.
func TestSmallDecks(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	count := map[search.Status]int{}
	for i := range searchtest.Size(1000, 10_000) {
		p, r := smallDeck(random)
		result := solve(t, &p, r)
		count[result.Status]++
		record, err := certify.Lost(context.Background(), &p, r, quick)
		if lost := result.Status == search.Unsolvable; lost != (err == nil) {
			t.Errorf("deck %d: %+v: fast says %v, and the proof: %v\n%s", i, r, result.Status, err, p.Neutral(r))
		} else if lost {
			if _, err := certify.Check(context.Background(), reread(t, record), certify.Unbounded); err != nil {
				t.Errorf("deck %d: %v", i, err)
			}
		}
	}
	t.Log(count)
}

// TestVisits proves losses within numbers of visits; with neither turns nor won states kept each needs more than twice as many.
func TestVisits(t *testing.T) {
	for seed, states := range map[uint64]int64{235: 60_000, 1482: 60_000, 3_000_100: 15_000} {
		r := klondike.Standard(3)
		p := klondike.NewDeal(seed, r)
		if _, err := certify.Lost(context.Background(), &p, r, certify.Options{States: states}); err != nil {
			t.Errorf("seed %d, %d states: %v", seed, states, err)
		}
	}
}

// TestLiftedBack proves a deal whose writer uses a game without the order of the stock before the game with that order: a certificate
// lifts states to later games only.
func TestLiftedBack(t *testing.T) {
	r := klondike.Standard(3)
	p := klondike.NewDeal(37425, r)
	record, err := certify.Lost(context.Background(), &p, r, certify.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := certify.Check(context.Background(), reread(t, record), certify.Unbounded); err != nil {
		t.Error(err)
	}
}

// TestEnded ends the context before the check; the error must not blame the solver.
func TestEnded(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	cause := errors.New("enough")
	cancel(cause)
	r := klondike.Standard(3)
	p := klondike.NewDeal(29, r)
	if _, err := certify.Lost(ctx, &p, r, certify.Options{}); !errors.Is(err, cause) || errors.Is(err, klondike.ErrWrong) {
		t.Error(err)
	}
}
