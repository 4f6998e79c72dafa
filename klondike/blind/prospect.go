package blind

// The worth of a way on: the share of games won in fresh worlds by the choices of a search from there and the policy, converted into the
// chance of the player uct.

import (
	"math"
	"math/rand/v2"

	"kedou/klondike"
)

// prospect is what is known right after a way on, before a card is turned up, and a search from there.
type prospect struct {
	tree   *tree
	known  knowledge
	worlds *rand.Rand
}

// Iterations of a prospect's search: with learned chances, and with games played out.
const (
	learnedLook = 1000
	playedLook  = 60
)

func newProspect(t Terms, off Technique) *prospect {
	p := &prospect{tree: newTree(t, off, policyFor(t.Rules, off))}
	if c := chancesFor(t, off); c != nil {
		p.tree.chances = c.estimate()
	}
	return p
}

// load reads a view and searches from there. The fresh worlds follow from the seed: two prospects with one seed and the same unseen cards
// and places have the same worlds.
func (p *prospect) load(s *View, seed uint64) error {
	p.worlds = rand.New(rand.NewPCG(seed, 0))
	p.tree.forget()
	err := p.known.load(p.tree.engine, s)
	if err != nil {
		return err
	}
	look, random := playedLook, rand.New(rand.NewPCG(seed, 2))
	if p.tree.chances != nil {
		look = learnedLook
	}
	for range look {
		s := p.next(random)
		p.tree.descent(p.tree.find(&s))
	}
	return nil
}

// next draws a world, and returns the state at the next decision in it.
func (p *prospect) next(random *rand.Rand) state {
	p.known.sample(p.tree.engine, random)
	s := p.known.root
	p.tree.engine.arrive(&s)
	return s
}

// play plays the game on in the next fresh world, and returns 1 for a win, else 0. It follows the search's choices as far as they are
// trusted, and then the policy.
func (p *prospect) play() float64 {
	t := p.tree
	s := p.next(p.worlds)
	for {
		n := t.slots[t.slot(&s)] - 1
		switch {
		case n < 0 || t.nodes[n].verdict < won && t.nodes[n].visits < trusted:
			return outcome(t.playOut(&s))
		case t.nodes[n].verdict >= won || t.nodes[n].edges == 0:
			return outcome(t.nodes[n].verdict == won || t.engine.won(&s))
		}
		s = t.favourite(n).state
		t.engine.arrive(&s)
	}
}

func outcome(won bool) float64 {
	if won {
		return 1
	}
	return 0
}

// trusted is the number of visits from which on the search's choice at a node is preferred to the policy's.
const trusted = 8

// favourite returns the edge of n that the search has tried most.
func (t *tree) favourite(n int32) *edge {
	edges := t.edgesOf(n)
	best := &edges[0]
	for i := range edges {
		if x := &edges[i]; x.visits > best.visits || x.visits == best.visits && x.wins > best.wins {
			best = x
		}
	}
	return best
}

// tally counts the results of playing two prospects in the same worlds, or one alone.
type tally struct{ games, best, played, differ float64 }

func (t *tally) note(best, played float64) {
	t.games++
	t.best += best
	t.played += played
	t.differ += (best - played) * (best - played)
}

// skill is how much better the player uct is than the policy: an amount added to the logarithm of the policy's odds, and an amount that
// grows with the cards turned up.
type skill struct{ lift, growth float64 }

// skillFor returns the skill fitted to games of uct alone (klondike/review/REVIEW.md); draws other than 1 use draw 3's.
func skillFor(r klondike.Rules) skill {
	if r.Draw == 1 {
		return skill{-0.1, 1}
	}
	return skill{0.34, 0.1}
}

// estimate converts wins of games into a chance at down face-down cards, and also returns the slope of the chance by the share of wins. The
// chance from a few games is never 0 or 1.
func (s skill) estimate(wins, games float64, down int) (chance, slope float64) {
	share := (wins + 0.5) / (games + 1)
	chance = logistic(math.Log(share/(1-share)) + s.lift + s.growth*(1-float64(down)/fullHouse))
	return chance, chance * (1 - chance) / (share * (1 - share))
}

// write puts the two chances into j, with the error of their difference and of the first.
func (t *tally) write(j *Judged, s skill, down int) {
	var slope float64
	j.Games = int(t.games)
	j.Before, slope = s.estimate(t.best, t.games, down)
	share := (t.best + 0.5) / (t.games + 1)
	j.ChanceError = slope * math.Sqrt(share*(1-share)/t.games)
	if j.Played = j.Before; j.same {
		return
	}
	j.Played, _ = s.estimate(t.played, t.games, down)
	_, slope = s.estimate((t.best+t.played)/2, t.games, down)
	mean := (t.best - t.played) / t.games
	j.Error = slope * math.Sqrt(max(t.differ/t.games-mean*mean, 0.25/t.games)/t.games)
}
