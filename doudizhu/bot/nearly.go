// Players with one play left (一手牌), by the fewest plays of the possible hands, and document 004's rules for that
// case.

package bot

import (
	"math/rand/v2"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// The tests by which a player by roles calls another nearly out, and its rules for bombs. The first of each is the default.
var (
	nearlyWays = []string{"cards", "plays"}     // one card left, or one play in a third of the likely hands
	bombWays   = []string{"worth", "condition"} // by the value of bombs, or only under R6's condition
)

// guesser guesses whether others have one play left.
type guesser struct {
	analyst *hand.Analyst
	random  *rand.PCG
}

func newGuesser(r hand.Rules) *guesser {
	return &guesser{analyst: hand.NewAnalyst(r), random: rand.NewPCG(0, 0)}
}

// The number of sampled hands, their most cards, and the share, one in three, that must be a single play.
const (
	guesses   = 48
	mostCards = 8
	oneIn     = 3
)

// onePlay reports whether a player with n of the unseen cards may well have one play left. It takes all hands of n unseen cards as equally likely;
// equal arguments have equal answers.
func (g *guesser) onePlay(unseen doudizhu.Hand, n int) bool {
	if n <= 1 || n > mostCards {
		return n == 1
	}
	g.random.Seed(uint64(unseen), uint64(n))
	random, single := rand.New(g.random), 0
	for range guesses {
		if plays, ok := g.analyst.Fewest(draw(unseen, n, random)); ok && plays == 1 {
			single++
		}
	}
	return single*oneIn >= guesses
}

func draw(from doudizhu.Hand, n int, random *rand.Rand) (h doudizhu.Hand) {
	for ; n > 0; n-- {
		at := random.IntN(from.Cards())
		r := doudizhu.Three
		for ; at >= from.Count(r); r++ {
			at -= from.Count(r)
		}
		h += doudizhu.Of(r, 1)
		from -= doudizhu.Of(r, 1)
	}
	return h
}

// nearly reports whether the player on a chair is nearly out.
func (p *roles) nearly(c table.Chair) bool {
	if !p.byPlays {
		return p.view.Left[c] == 1
	}
	return p.guess.onePlay(p.view.unseen, p.view.Left[c])
}

// mayBomb reports whether R6's condition for bombs holds: the enemy on top has one play left, or the hand has fewer plays that can be beaten than
// bombs.
func (p *roles) mayBomb() bool {
	if p.view.Owner != p.view.Chair && p.view.enemy(p.view.Owner) && p.guess.onePlay(p.view.unseen, p.view.Left[p.view.Owner]) {
		return true
	}
	bombs := 0
	for r := doudizhu.Three; r <= doudizhu.Two; r++ {
		if p.view.Hand.Count(r) == 4 {
			bombs++
		}
	}
	if p.view.Hand.Contains(doudizhu.Jokers) {
		bombs++
	}
	return p.closer.Risks(p.view.Hand) < bombs
}

// spareBombs leaves the bombs out of the plays found. A leader without other plays keeps them.
func (p *roles) spareBombs() {
	trumps := func(q doudizhu.Play) bool { return q.Kind.Trumps() }
	if !p.view.leads() || slices.ContainsFunc(p.found, func(q doudizhu.Play) bool { return !trumps(q) }) {
		p.found = slices.DeleteFunc(p.found, trumps)
	}
}
