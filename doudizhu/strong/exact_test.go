// The exact search agrees with package endgame.

package strong

import (
	"context"
	"testing"

	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// smallDeal deals three to six cards to each seat; a random one leads.
func smallDeal(random *rand.Rand) (at position, e doudizhu.Endgame) {
	deck := appendRanks(nil, doudizhu.Deck)
	random.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	e.Three = true
	for s := range e.Hands {
		n := 3 + random.IntN(4)
		h := handOf(0, deck[10*s:10*s+n])
		at.set(int8(s), h)
		at.left[s], e.Hands[s] = int8(n), h.unpack()
	}
	turn := random.IntN(len(e.Hands))
	at.turn, at.owner = int8(turn), int8(turn)
	e.Turn, e.Owner = doudizhu.Seat(turn), doudizhu.Seat(turn)
	return at, e
}

func TestExactAgreesWithEndgame(t *testing.T) {
	const deals, mostWrong = 400, 2
	random, c, wrong := rand.New(rand.NewPCG(1, 2)), newCast(), 0
	for range deals {
		at, e := smallDeal(random)
		by := c.exact.solve(&at, 100_000)
		solver, err := endgame.New(standard, endgame.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := solver.Solve(context.Background(), &e)
		if err != nil {
			t.Fatal(err)
		}
		if by == unsettled || (by == peasantsWin) != (r.ForPeasants() == andor.Won) {
			wrong++
			t.Logf("%v: %v", &e, by)
		}
	}
	if wrong > mostWrong {
		t.Errorf("%d of %d differ", wrong, deals)
	}
}
