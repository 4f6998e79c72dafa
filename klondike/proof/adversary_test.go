package proof

// An adversary of the checker tries every possible certificate.

import (
	"math/rand/v2"
	"testing"

	"kedou/search/searchtest"
)

// adversary searches for any symbols that prove a state to be lost.
type adversary struct {
	games  []*Game
	known  map[State]bool // proved, or tried in vain
	proved Proved
	left   int // states left to try
}

// proves reports whether some symbols prove that s is lost.
func (x *adversary) proves(s State) bool {
	if lost, known := x.known[s]; known {
		return lost
	}
	if x.left--; x.left < 0 {
		return false
	}
	g := x.games[s.game]
	x.known[s] = false
	lost := x.proved.Covers(g, &s) || g.Hopeless(&s) || g.Jammed(&s) || x.lifts(g, s) || x.expands(g, s)
	x.known[s] = lost
	return lost
}

func (x *adversary) lifts(g *Game, s State) bool {
	for _, to := range x.games[s.game+1:] {
		if t, ok := g.Project(to, s); ok && x.proves(t) {
			return true
		}
	}
	return false
}

func (x *adversary) expands(g *Game, s State) bool {
	steps := int64(1 << 40)
	exits, won := g.Exits(s, &steps)
	if won {
		return false
	}
	for _, e := range exits {
		if !x.proves(e) {
			return false
		}
	}
	x.proved.Add(s)
	return true
}

// mostCards returns seven of eight cards, at random.
func mostCards(random *rand.Rand) (c Cards) {
	for range 3 {
		c |= Cards(random.Uint64())
	}
	return c
}

// someGames returns games of a deal, each of which keeps a part of the cards of the one before.
func someGames(random *rand.Rand, d *Deal) (games []*Game) {
	for kept, back := All, Cards(0); len(games) < 5; {
		games = append(games, NewGame(d, len(games), kept, back, AllLemmas))
		kept &= mostCards(random) | Order
		if random.IntN(3) == 0 {
			kept &^= Order
		}
		back = back&kept | someBack(random, d, kept)
	}
	return games
}

// TestNoProofOfWonDecks tries to prove that won decks are lost, by all lemmas and games within games. The same search proves the lost
// decks.
func TestNoProofOfWonDecks(t *testing.T) {
	random := rand.New(rand.NewPCG(31, 30))
	won, lost, proved := 0, 0, 0
	for won < searchtest.Size(1000, 60_000) {
		p, r := smallDeal(random)
		truth, known := decideReal(&p, r, 100_000)
		if !known {
			continue
		}
		x := &adversary{games: someGames(random, dealOf(&p, r)), known: map[State]bool{}, proved: Proved{}, left: 20_000}
		switch loses := x.proves(x.games[0].Root()); {
		case truth && loses:
			t.Fatalf("%+v: a won deck is proved lost: %+v", r, p)
		case truth:
			won++
		default:
			if lost++; loses {
				proved++
			}
		}
	}
	if t.Logf("%d decks are won; of %d lost ones %d are proved", won, lost, proved); proved < lost {
		t.Error("a lost deck has no proof")
	}
}
