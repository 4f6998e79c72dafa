// Solo chains by the three steps of document 002: select, extend, merge.

package hand

import (
	"slices"

	"kedou/doudizhu"
)

// extractChains takes solo chains out of the loose cards: it selects the lowest shortest chains,
// extends them with the remaining cards, and merges chains that touch. It reports whether it found
// any.
func (c *greedy) extractChains() bool {
	if !c.selectChains() {
		return false
	}
	c.extendChains()
	c.merge()
	return true
}

// selectChains repeatedly takes the lowest shortest chain out of the loose cards. It reports
// whether it found any.
func (c *greedy) selectChains() bool {
	least, had := c.least(doudizhu.Chain), len(c.chains)
	for {
		found := c.runs(doudizhu.Chain, c.loose)
		if len(found) == 0 {
			return len(c.chains) > had
		}
		s := span{found[0].low, found[0].low + doudizhu.Rank(least-1)}
		c.take(1, s)
		c.chains = append(c.chains, s)
	}
}

// extendChains lengthens each chain by loose cards.
func (c *greedy) extendChains() {
	for i := range c.chains {
		c.extend(&c.chains[i])
	}
}

// extend lengthens a chain by loose cards at both ends.
func (c *greedy) extend(s *span) {
	most := c.most(doudizhu.Chain)
	for ; s.len() < most && s.high < doudizhu.Ace && c.loose.Count(s.high+1) > 0; s.high++ {
		c.loose -= doudizhu.Of(s.high+1, 1)
	}
	for ; s.len() < most && s.low > doudizhu.Three && c.loose.Count(s.low-1) > 0; s.low-- {
		c.loose -= doudizhu.Of(s.low-1, 1)
	}
}

// merge joins chains of which one begins just above the other's end.
func (c *greedy) merge() {
	for i := 0; i < len(c.chains); i++ {
		s := &c.chains[i]
		j := slices.IndexFunc(c.chains, func(next span) bool {
			return s.high+1 == next.low && s.len()+next.len() <= c.most(doudizhu.Chain)
		})
		if j >= 0 {
			s.high = c.chains[j].high
			c.chains = slices.Delete(c.chains, j, j+1)
			i = -1 // the longer chain may touch one seen before
		}
	}
}
