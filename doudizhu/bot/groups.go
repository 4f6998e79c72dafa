// A hand in groups, and the ways to break groups.

package bot

import (
	"cmp"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// grouped is a hand split by document 002's procedure. A flower stands for the card that makes the fewest groups.
type grouped struct {
	cards  doudizhu.Hand // the hand, with the card for which the flower stands
	groups []doudizhu.Play
}

func group(r *hand.Rules, h doudizhu.Hand) grouped {
	natural := h &^ doudizhu.Of(doudizhu.Wild, 15)
	best := grouped{natural, r.GreedySplit(natural).Plays}
	fewest := len(best.groups) + 1 // the flower needs another card, even if that makes one group more
	for rank := doudizhu.Three; natural != h && rank <= doudizhu.Ace; rank++ {
		if n := natural.Count(rank); n == 0 || n == 4 {
			continue
		}
		with := natural + doudizhu.Of(rank, 1)
		if groups := r.GreedySplit(with).Plays; len(groups) <= fewest {
			best, fewest = grouped{with, groups}, len(groups)-1
		}
	}
	slices.SortFunc(best.groups, func(p, q doudizhu.Play) int {
		return cmp.Or(cmp.Compare(p.Rank, q.Rank), cmp.Compare(p.Kind, q.Kind))
	})
	return best
}

// source is a kind of group from which cards for a play may come.
type source struct {
	kind  doudizhu.Kind
	least uint8  // the shortest group to break
	where length // its length against that of the play
	top   bool   // only the group's highest cards
	twos  bool   // only twos
}

// length is the required length of a group.
type length uint8

const (
	anyLength length = iota
	same
	other
)

// The orders of breaking groups, by the kind to beat (F5 to F10). The first of each is the group of the kind itself.
// Only bombs beat the kinds that are missing here.
var sources = [doudizhu.Kinds][]source{
	doudizhu.Solo: {
		{kind: doudizhu.Solo}, {kind: doudizhu.Pair, twos: true}, {kind: doudizhu.Trio, twos: true},
		{kind: doudizhu.Pair}, {kind: doudizhu.Chain, least: 6, top: true}, {kind: doudizhu.Trio},
		{kind: doudizhu.TrioChain}, {kind: doudizhu.Chain}, {kind: doudizhu.PairChain},
	},
	doudizhu.Pair: {
		{kind: doudizhu.Pair}, {kind: doudizhu.PairChain, least: 4, top: true}, {kind: doudizhu.Trio},
		{kind: doudizhu.PairChain}, {kind: doudizhu.TrioChain},
	},
	doudizhu.Trio:      {{kind: doudizhu.Trio}, {kind: doudizhu.TrioChain}},
	doudizhu.TrioChain: {{kind: doudizhu.TrioChain, where: same}, {kind: doudizhu.TrioChain}},
	doudizhu.Chain: {
		{kind: doudizhu.Chain, where: same}, {kind: doudizhu.PairChain, where: same}, {kind: doudizhu.TrioChain, where: same},
		{kind: doudizhu.Chain}, {kind: doudizhu.PairChain}, {kind: doudizhu.TrioChain},
	},
	doudizhu.PairChain: {
		{kind: doudizhu.PairChain, where: same}, {kind: doudizhu.PairChain},
		{kind: doudizhu.TrioChain, where: other}, {kind: doudizhu.TrioChain},
	},
}

// cut takes a body of n ranks, of rank low or higher, from group g by source s. It returns false if that is
// impossible.
func (s source) cut(g doudizhu.Play, n uint8, low doudizhu.Rank) (doudizhu.Rank, bool) {
	switch {
	case g.Kind != s.kind || g.Len < max(n, s.least) || s.twos && g.Rank != doudizhu.Two:
		return 0, false
	case s.where == same && g.Len != n || s.where == other && g.Len == n:
		return 0, false
	case s.top:
		low = max(low, g.Rank+doudizhu.Rank(g.Len-n))
	}
	low = max(low, g.Rank)
	return low, low+doudizhu.Rank(n) <= g.Rank+doudizhu.Rank(g.Len)
}

// find returns the lowest body of kind k and n ranks that beats rank low-1, by the first source that has one,
// without ranks in taken. It returns false if none has.
func (g *grouped) find(list []source, k doudizhu.Kind, n uint8, low doudizhu.Rank, taken doudizhu.Hand) (doudizhu.Play, bool) {
	for _, s := range list {
		for _, from := range g.groups {
			rank, ok := s.cut(from, n, low)
			p := doudizhu.Play{Kind: k, Rank: rank, Len: n}
			if p.Cards = p.Body(); ok && (p.Cards*15/doudizhu.Hand(k.Shape().Unit))&taken == 0 {
				return p, true
			}
		}
	}
	return doudizhu.Play{}, false
}

// count returns how many groups of kind k there are, chains counted by their ranks.
func (g *grouped) count(k doudizhu.Kind) (n int) {
	for _, p := range g.groups {
		if p.Kind == k {
			n += int(p.Len)
		}
	}
	return n
}
