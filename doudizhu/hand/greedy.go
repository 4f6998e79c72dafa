// Greedy splits: the splitting procedure of document 002, step by step.

package hand

import (
	"cmp"
	"slices"

	"kedou/doudizhu"
)

// greedy is a hand during the procedure.
type greedy struct {
	rules  *doudizhu.Rules
	loose  doudizhu.Hand // cards in no group yet
	chains []span
	trios  []span // of one rank, or trio chains
	groups []doudizhu.Play
	tail   int // where the pairs and solos begin
}

// GreedySplit splits a hand by the procedure of document 002 (see the package comment): a quick
// split without search, whose groups are plays without kickers. The split never has fewer plays
// than Fewest. It skips kinds that the rules forbid. Flowers, which the document doesn't mention,
// stay dead; level cards count as themselves.
func (r *Rules) GreedySplit(h doudizhu.Hand) Split {
	flowers := h & doudizhu.Of(doudizhu.Wild, 15)
	c := greedy{rules: &r.Rules, loose: h - flowers}
	for i := range stages {
		stages[i].do(&c)
	}
	return Split{Plays: c.groups, Dead: flowers}
}

// least returns the shortest body of kind k, or more than any hand has if the
// rules forbid it.
func (c *greedy) least(k doudizhu.Kind) int {
	if a := c.rules.Kinds[k]; a.Max > 0 {
		return int(a.Min)
	}
	return doudizhu.Ranks + 1
}

// most returns the longest body of kind k.
func (c *greedy) most(k doudizhu.Kind) int { return int(c.rules.Kinds[k].Max) }

// fits reports whether s may be a body of kind k.
func (c *greedy) fits(k doudizhu.Kind, s span) bool {
	return s.len() >= c.least(k) && s.len() <= c.most(k)
}

// runs returns the longest runs of cards that are bodies of kind k; of runs too long for k, the
// lower part.
func (c *greedy) runs(k doudizhu.Kind, cards doudizhu.Hand) []span {
	table := Scan(cards)
	list := table.runs(k.Shape().Unit, c.least(k))
	for i := range list {
		list[i].high = min(list[i].high, list[i].low+doudizhu.Rank(c.most(k)-1))
	}
	return list
}

// group makes a group of kind k.
func (c *greedy) group(k doudizhu.Kind, s span) {
	p := doudizhu.Play{Kind: k, Rank: s.low, Len: uint8(s.len())}
	p.Cards = p.Body()
	c.groups = append(c.groups, p)
}

// flush makes groups of kind k.
func (c *greedy) flush(k doudizhu.Kind, list []span) {
	for _, s := range list {
		c.group(k, s)
	}
}

// take takes k cards of each rank of s out of the loose ones.
func (c *greedy) take(k int, s span) {
	for r := s.low; r <= s.high; r++ {
		c.loose -= doudizhu.Of(r, k)
	}
}

// each returns the ranks of which n cards are loose, if kind k is allowed.
func (c *greedy) each(k doudizhu.Kind, n int) []span {
	var list []span
	for r := doudizhu.Three; r <= doudizhu.BigJoker && c.least(k) == 1; r++ {
		if c.loose.Count(r) == n {
			list = append(list, span{r, r})
		}
	}
	return list
}

// rocket takes out the rocket.
func (c *greedy) rocket() {
	if c.loose.Contains(doudizhu.Jokers) && c.least(doudizhu.Rocket) == 1 {
		c.loose -= doudizhu.Jokers
		c.group(doudizhu.Rocket, span{doudizhu.SmallJoker, doudizhu.SmallJoker})
	}
}

// bombs takes out the bombs.
func (c *greedy) bombs() {
	for _, s := range c.each(doudizhu.Bomb, 4) {
		c.take(4, s)
		c.group(doudizhu.Bomb, s)
	}
}

// collectTrios takes out the trios.
func (c *greedy) collectTrios() {
	for _, s := range c.each(doudizhu.Trio, 3) {
		c.take(3, s)
		c.trios = append(c.trios, s)
	}
}

// joinTrios joins neighbours to the longest trio chains.
func (c *greedy) joinTrios() {
	var trios doudizhu.Hand
	for _, s := range c.trios {
		trios += doudizhu.Of(s.low, 3)
	}
	planes := c.runs(doudizhu.TrioChain, trios)
	c.flush(doudizhu.TrioChain, planes)
	c.trios = slices.DeleteFunc(c.trios, func(trio span) bool {
		return slices.ContainsFunc(planes, func(s span) bool { return s.low <= trio.low && trio.low <= s.high })
	})
}

// dissolveTrios gives up each lone trio of which one card makes a chain with
// loose ones: 4566678 becomes 45678 and 66.
func (c *greedy) dissolveTrios() {
	c.trios = slices.DeleteFunc(c.trios, func(trio span) bool {
		c.loose += doudizhu.Of(trio.low, 1)
		if c.extractChains() {
			c.loose += doudizhu.Of(trio.low, 2)
			return true
		}
		c.loose -= doudizhu.Of(trio.low, 1)
		return false
	})
}

// lendToChains gives up each lone trio of which one card lengthens a chain by
// loose cards beyond it: 45678, 999, T and J become 456789TJ and 99.
func (c *greedy) lendToChains() {
	c.trios = slices.DeleteFunc(c.trios, func(trio span) bool {
		r := trio.low
		if r > doudizhu.Ace {
			return false
		}
		for i := range c.chains {
			s := &c.chains[i]
			above := r == s.high+1 && r < doudizhu.Ace && c.loose.Count(r+1) > 0
			below := r+1 == s.low && r > doudizhu.Three && c.loose.Count(r-1) > 0
			if (above || below) && s.len()+2 <= c.most(doudizhu.Chain) {
				c.loose += doudizhu.Of(r, 3)
				c.extend(s)
				return true
			}
		}
		return false
	})
}

// pairChains makes a pair chain of every two equal chains, and the longest ones
// of the loose pairs. What remains of chains and trios becomes groups.
func (c *greedy) pairChains() {
	slices.SortFunc(c.chains, func(a, b span) int {
		return cmp.Or(cmp.Compare(a.low, b.low), cmp.Compare(a.high, b.high))
	})
	for len(c.chains) > 0 {
		s, kind, used := c.chains[0], doudizhu.Chain, 1
		if len(c.chains) > 1 && c.chains[1] == s && c.fits(doudizhu.PairChain, s) {
			kind, used = doudizhu.PairChain, 2
		}
		c.group(kind, s)
		c.chains = c.chains[used:]
	}
	c.flush(doudizhu.Trio, c.trios)
	c.trios = nil
	for _, s := range c.runs(doudizhu.PairChain, c.loose) {
		c.take(2, s)
		c.group(doudizhu.PairChain, s)
	}
}

// pairs makes pairs of the loose cards.
func (c *greedy) pairs() {
	c.tail = len(c.groups)
	for r := doudizhu.Three; r <= doudizhu.BigJoker && c.least(doudizhu.Pair) == 1; r++ {
		for ; c.loose.Count(r) >= 2; c.loose -= doudizhu.Of(r, 2) {
			c.group(doudizhu.Pair, span{r, r})
		}
	}
}

// solos makes solos of the loose cards, and sorts them among the pairs.
func (c *greedy) solos() {
	for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
		for ; c.loose.Count(r) > 0; c.loose -= doudizhu.Of(r, 1) {
			c.group(doudizhu.Solo, span{r, r})
		}
	}
	slices.SortStableFunc(c.groups[c.tail:], func(p, q doudizhu.Play) int { return cmp.Compare(p.Rank, q.Rank) })
}
