// Candidates: the plays worth a search, and their prior chances.

package strong

import (
	"cmp"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// candidate is a play under consideration.
type candidate struct {
	play    doudizhu.Play
	move    move
	start   position // after the play, without hidden hands
	value   int32    // of the split of the remaining cards
	leaves  int      // turns of that split; for a pass, more than after any play
	prior   float64  // the expected chance to win, as a difference from all candidates' mean
	n       float64  // playouts, counted again in repeated worlds
	made    int      // playouts made
	won     float64  // the sum of their rewards
	last    float64  // the reward of the last one
	squares float64  // the sum of the rewards' squares
	over    float64  // by how much playouts overrate the play (Overrated)
}

// mean is the mean of the playouts, drawn towards the prior as by weight more playouts; base is the mean chance of
// all candidates.
func (c *candidate) mean(base, weight float64) float64 {
	return (c.won+weight*(base+c.prior))/(c.n+weight) - c.over
}

// share is the mean of the playouts, less what they overrate.
func (c *candidate) share() float64 { return c.won/c.n - c.over }

// The most candidates, without the pass, and how many of them may differ only in kickers.
const (
	mostCandidates = 12
	mostKickers    = 2
)

// list fills p.candidates: the pass first, if there is something to beat, then the plays by the value of the
// remaining hand.
func (p *Player) list(v *table.View) {
	at := positionOf(v)
	p.plays = p.variant.Rules.AppendFollows(p.plays[:0], v.Hand, v.Last)
	p.candidates = p.candidates[:0]
	for _, play := range p.plays {
		p.candidates = append(p.candidates, p.candidate(&at, v.Hand, play))
	}
	slices.SortStableFunc(p.candidates, func(a, b candidate) int { return cmp.Compare(b.value, a.value) })
	p.thin()
	p.candidates = p.candidates[:min(len(p.candidates), mostCandidates)]
	for i := range p.candidates {
		p.candidates[i].over = Overrated(v, p.candidates[i].play)
	}
	if v.Last.Kind != doudizhu.Pass && (len(p.candidates) == 0 || !endangered(v)) {
		p.candidates = slices.Insert(p.candidates, 0, p.candidate(&at, v.Hand, doudizhu.Play{}))
	}
}

// endangered reports whether a pass may let the next player, an enemy, lay his last card on a solo. Then the player must
// answer if possible.
func endangered(v *table.View) bool {
	after := v.Chair.Next()
	if v.Last.Kind != doudizhu.Solo || v.Left[after] > 1 || v.Seat(after).Peasant() == v.Seat(v.Chair).Peasant() {
		return false
	}
	return pack(v.Unseen()).follows(moveOf(v.Last))
}

// positionOf returns the position that a view shows, without hands.
func positionOf(v *table.View) position {
	at := position{turn: int8(v.Seat(v.Chair)), last: moveOf(v.Last)}
	at.owner = at.turn
	if v.Last.Kind != doudizhu.Pass {
		at.owner = int8(v.Seat(v.Owner))
	}
	for s := range at.left {
		at.left[s] = int8(leftOf(v, int8(s)))
	}
	for _, m := range v.Moves {
		if m.Play.Kind != doudizhu.Pass {
			at.plays[v.Seat(m.Chair)]++
		}
		if m.Play.Kind.Trumps() {
			at.trumps++
		}
	}
	return at
}

// candidate makes a candidate of a play from the hand.
func (p *Player) candidate(at *position, hand doudizhu.Hand, play doudizhu.Play) candidate {
	c := candidate{play: play, move: moveOf(play), start: *at}
	h := &c.start.hands[at.turn]
	h.cards = p.policy.natural(pack(hand - play.Cards))
	p.policy.ready(h)
	c.value, c.leaves = h.split.value, h.split.turns()
	if play.Kind == doudizhu.Pass {
		c.leaves = hand.Cards() + 1
		c.start.pass()
	} else {
		c.start.put(c.move, int8(play.Cards.Cards()))
	}
	return c
}

// thin drops all but the first candidates with the same body.
func (p *Player) thin() {
	kept := p.candidates[:0]
	for _, c := range p.candidates {
		same := 0
		for i := range kept {
			if kept[i].move.like(c.move) {
				same++
			}
		}
		if same < mostKickers {
			kept = append(kept, c)
		}
	}
	p.candidates = kept
}

// The numbers of priors.
const (
	slope   = 0.08 / turn // the chance that each remaining turn costs
	worst   = -0.3
	bonus   = 0.06
	passing = 300 // a pass costs no cards, and spares the partner
	partner = 700
)

// expect sets the candidates' priors: by the value of the remaining hand, with a bonus for the policy's own choice, and
// half the bonus for its choice with other kickers.
func (p *Player) expect(v *table.View) {
	own, best := p.own(v), int32(-1<<30)
	for i := range p.candidates {
		c := &p.candidates[i]
		if c.play.Kind == doudizhu.Pass {
			c.value += passing
			if v.Seat(v.Owner).Peasant() && v.Seat(v.Chair).Peasant() {
				c.value += partner
			}
		}
		best = max(best, c.value)
	}
	for i := range p.candidates {
		c := &p.candidates[i]
		switch c.prior = max(worst, slope*float64(c.value-best)); {
		case c.move == own:
			c.prior = bonus
		case c.move.like(own):
			c.prior = bonus / 2
		}
	}
}

// own returns the policy's choice if each hidden hand holds all unseen cards.
func (p *Player) own(v *table.View) move {
	at := positionOf(v)
	pool := v.Unseen()
	for s := range at.hands {
		at.set(int8(s), pack(pool)&allReal)
	}
	at.set(at.turn, p.policy.natural(pack(v.Hand)))
	return p.policy.choose(&at)
}
