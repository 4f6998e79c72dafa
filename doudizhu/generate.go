// Generation: every lead from a hand, and every answer to a play.

package doudizhu

import "math/bits"

// AppendLeads appends to dst every play that a leader may choose from h, each
// once. They come by Kind, then by Len, then by Rank, ascending, and plays that
// differ in the kickers alone with the lowest kickers first. Wildcards in h are
// left out. There is no allocation beyond dst.
func (r *Rules) AppendLeads(dst []Play, h Hand) []Play {
	g := newGenerator(r, h)
	for k := Solo; k < Kinds; k++ {
		dst = g.appendLengths(dst, k)
	}
	return dst
}

// AppendFollows appends to dst every play from h that beats last, but not the
// pass: first the plays of last's kind by rank and kickers as AppendLeads has them, then
// the bombs, then the rocket. After a pass it appends the leads.
func (r *Rules) AppendFollows(dst []Play, h Hand, last Play) []Play {
	if last.Kind == Pass {
		return r.AppendLeads(dst, h)
	}
	if last.Kind == Rocket {
		return dst
	}
	g := newGenerator(r, h)
	dst = g.appendKind(dst, last.Kind, int(last.Len), last.Rank+1)
	if last.Kind != Bomb {
		dst = g.appendKind(dst, Bomb, 1, 0)
	}
	return g.appendRocket(dst)
}

// generator is a hand prepared for generation.
type generator struct {
	rules *Rules
	hand  Hand
	have  [5]uint16 // have[n]: the ranks held n times or more
}

func newGenerator(r *Rules, h Hand) generator {
	g := generator{rules: r, hand: h &^ Of(Wild, 15)}
	for n := 1; n <= 4; n++ {
		g.have[n] = g.hand.AtLeast(n)
	}
	return g
}

// chainRanks are the ranks that may stand in a chain, as a set.
const chainRanks = 1<<(Ace+1) - 1

// starts returns the ranks from which the hand holds unit cards of n
// consecutive ranks each, as a set.
func (g *generator) starts(unit, n int) uint16 {
	set := g.have[unit]
	if n == 1 {
		return set
	}
	set &= chainRanks
	for run := set; n > 1; n-- {
		run >>= 1
		set &= run
	}
	return set
}

// appendLengths appends the plays of kind k, of every length.
func (g *generator) appendLengths(dst []Play, k Kind) []Play {
	if k == Rocket {
		return g.appendRocket(dst)
	}
	a := g.rules.Kinds[k]
	for n := max(1, int(a.Min)); n <= int(a.Max) && g.starts(kinds[k].shape.Unit, n) != 0; n++ {
		dst = g.appendKind(dst, k, n, 0)
	}
	return dst
}

// appendKind appends the plays of kind k whose body is n ranks from low or
// higher.
func (g *generator) appendKind(dst []Play, k Kind, n int, low Rank) []Play {
	a := &g.rules.Kinds[k]
	if n < int(a.Min) || n > int(a.Max) {
		return dst
	}
	s := kinds[k].shape
	for set := g.starts(s.Unit, n) >> low << low; set != 0; set &= set - 1 {
		rank := Rank(bits.TrailingZeros16(set))
		p := Play{k, rank, uint8(n), body(s.Unit, rank, n)}
		if s.Kickers == 0 {
			dst = append(dst, p)
			continue
		}
		pool := pool{kickers(g.hand, p, a), uint(s.Size), a.Jokers}
		dst = pool.appendKicked(dst, p, Three, n*s.Kickers)
	}
	return dst
}

// kickers counts, rank by rank, the kickers that h has for the body p.
func kickers(h Hand, p Play, a *Allow) Hand {
	rest := h - p.Cards
	if !a.Body {
		rest &^= p.Cards * 15 / Hand(kinds[p.Kind].shape.Unit)
	}
	if a.Jokers == 0 {
		rest &^= Jokers
	}
	var pool Hand
	for rest != 0 {
		rank := rest.Lowest()
		pool |= Of(rank, min(rest.Count(rank)/kinds[p.Kind].shape.Size, int(a.Same)))
		rest &^= Of(rank, 15)
	}
	return pool
}

// pool has the cards from which kickers are drawn.
type pool struct {
	left   Hand  // kickers left of each rank
	size   uint  // cards a kicker
	jokers uint8 // how many jokers may be taken together
}

// appendKicked appends p with every choice of n kickers of rank low and higher.
func (k pool) appendKicked(dst []Play, p Play, low Rank, n int) []Play {
	if n == 0 {
		return append(dst, p)
	}
	for rest := k.left >> (4 * low) << (4 * low); rest.Cards() >= n; rest &^= Of(low, 15) {
		low = rest.Lowest()
		next := k
		if low == SmallJoker && k.jokers < 2 {
			next.left &^= Of(BigJoker, 15)
		}
		for take := min(n, rest.Count(low)); take > 0; take-- {
			q := p
			q.Cards += Of(low, take*int(k.size))
			dst = next.appendKicked(dst, q, low+1, n-take)
		}
	}
	return dst
}

// appendRocket appends the rocket if the hand holds both jokers.
func (g *generator) appendRocket(dst []Play) []Play {
	if g.rules.Kinds[Rocket].Max == 0 || !g.hand.Contains(Jokers) {
		return dst
	}
	return append(dst, Play{Rocket, SmallJoker, 1, Jokers})
}
