package blind

// What a way on is worth: the share of games won in fresh worlds by what a search from there has found and the policy, read as the chance of
// the player uct.

import (
	"math"
	"math/rand/v2"

	"kedou/klondike"
)

// prospect is what is known right after a way on, before a card is turned up, and a search that goes on from there.
type prospect struct {
	tree   *tree
	known  knowledge
	worlds *rand.Rand
}

// Iterations of a prospect's search: where chances were learned, and where games are played out.
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

// load makes a view what is known, and searches on from there. The fresh worlds follow from the seed: two prospects with one seed, in
// which the same cards are unseen in the same places, have the same worlds.
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

// next draws a world, and returns the state at the next decision there.
func (p *prospect) next(random *rand.Rand) state {
	p.known.sample(p.tree.engine, random)
	s := p.known.root
	p.tree.engine.arrive(&s)
	return s
}

// play plays the game on in the next fresh world, and returns 1 for a win, else 0: as far as the search knows what to do by its choices,
// and then by the policy.
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

// trusted is how often a search must have come by a node for its choice there to count more than the policy's.
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

// tally is what came of playing two prospects in the same worlds, or one alone.
type tally struct{ games, best, played, differ float64 }

// note counts a world.
func (t *tally) note(best, played float64) {
	t.games++
	t.best += best
	t.played += played
	t.differ += (best - played) * (best - played)
}

// skill is how much better the player uct is than the policy: what is added to the logarithm of the policy's odds, and what is added for
// all cards turned up besides.
type skill struct{ lift, growth float64 }

// skillFor returns what was fitted to games of uct alone (klondike/review/REVIEW.md); at draw 3, for all draws but 1.
func skillFor(r klondike.Rules) skill {
	if r.Draw == 1 {
		return skill{-0.1, 1}
	}
	return skill{0.34, 0.1}
}

// estimate reads wins of games as a chance at which so many cards lie face down, and returns by how much the chance grows with the share of
// wins, too. The chance from a few games is never 0 or 1.
func (s skill) estimate(wins, games float64, down int) (chance, slope float64) {
	share := (wins + 0.5) / (games + 1)
	chance = logistic(math.Log(share/(1-share)) + s.lift + s.growth*(1-float64(down)/fullHouse))
	return chance, chance * (1 - chance) / (share * (1 - share))
}

// tell writes the two chances into j, with the error of their difference and that of the first.
func (t *tally) tell(j *Judged, s skill, down int) {
	var slope float64
	j.Games = int(t.games)
	j.BestChance, slope = s.estimate(t.best, t.games, down)
	share := (t.best + 0.5) / (t.games + 1)
	j.ChanceError = slope * math.Sqrt(share*(1-share)/t.games)
	if j.Played = j.BestChance; j.same {
		return
	}
	j.Played, _ = s.estimate(t.played, t.games, down)
	_, slope = s.estimate((t.best+t.played)/2, t.games, down)
	mean := (t.best - t.played) / t.games
	j.Error = slope * math.Sqrt(max(t.differ/t.games-mean*mean, 0.25/t.games)/t.games)
}
