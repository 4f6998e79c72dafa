// Other hands: whether another player can beat a play.

package hand

import "kedou/doudizhu"

// Other is what a player knows of another's hand: it has Left cards, among them Known, and all of them are among May.
type Other struct {
	May, Known doudizhu.Hand
	Left       int
}

// Stranger returns what a player who holds h knows of another at the start: he may hold all cards but those and the ones just laid, of which more than
// the pack has count as the pack's.
func (r *Rules) Stranger(h, laid doudizhu.Hand) (o Other) {
	deck := doudizhu.Deck
	if r.hasFlower() {
		deck += doudizhu.Of(doudizhu.Wild, 1)
	}
	for rank := doudizhu.Three; rank <= doudizhu.Wild; rank++ {
		o.May += doudizhu.Of(rank, max(0, deck.Count(rank)-h.Count(rank)-laid.Count(rank)))
	}
	o.Left = min(o.May.Cards(), r.HandSizes()[doudizhu.Landlord])
	return o
}

// CanBeat reports whether a hand that o may be beats p, kickers and the number of cards considered. An unseen wildcard counts as every card at
// once, so that the answer may be a wrong yes.
func (o *Other) CanBeat(r *Rules, p doudizhu.Play) bool {
	switch {
	case p.Kind == doudizhu.Rocket:
		return false
	case p.Kind == doudizhu.Bomb:
		return o.rocket(r) || o.holds(r, doudizhu.Bomb, 1, p.Rank+1)
	}
	return o.bombs(r) || o.holds(r, p.Kind, int(p.Len), p.Rank+1)
}

// bombs reports whether o may hold the rocket or a bomb.
func (o *Other) bombs(r *Rules) bool {
	return o.rocket(r) || o.holds(r, doudizhu.Bomb, 1, doudizhu.Three)
}

func (o *Other) rocket(r *Rules) bool {
	known := o.Known & doudizhu.Jokers
	return r.Rules.Kinds[doudizhu.Rocket].Max > 0 && o.May.Contains(doudizhu.Jokers) && 2-known.Cards() <= o.Left-o.Known.Cards()
}

// holds reports whether o may hold a play of the kind with a body of n ranks, from rank low on.
func (o *Other) holds(r *Rules, k doudizhu.Kind, n int, low doudizhu.Rank) bool {
	allow, top := r.Rules.Kinds[k], doudizhu.Two
	switch {
	case n < int(allow.Min) || n > int(allow.Max):
		return false
	case n > 1:
		top = doudizhu.Ace
	case k == doudizhu.Solo:
		top = doudizhu.BigJoker
	}
	for ; int(low)+n-1 <= int(top); low++ {
		if o.lays(r, doudizhu.Play{Kind: k, Rank: low, Len: uint8(n)}) {
			return true
		}
	}
	return false
}

// lays reports whether o may hold the body of p, and kickers for it.
func (o *Other) lays(r *Rules, p doudizhu.Play) bool {
	shape, wild := p.Kind.Shape(), r.Wild.count(o.May)
	missing, new := 0, 0
	for rank := p.Rank; rank < p.Rank+doudizhu.Rank(p.Len); rank++ {
		missing += max(0, shape.Unit-o.May.Count(rank))
		new += max(0, shape.Unit-o.Known.Count(rank))
	}
	switch free := o.Left - o.Known.Cards(); {
	case missing > wild:
		return false
	case wild > 0: // which may stand for known cards, and for kickers
		return int(p.Len)*(shape.Unit+shape.Kickers*shape.Size) <= o.Left
	case new > free || shape.Kickers == 0:
		return new <= free
	default:
		return new+o.kickers(r, p) <= free
	}
}

// plenty is more than all cards.
const plenty = 100

// kickers returns how many cards o must hold besides the known ones to have kickers for the body of p.
func (o *Other) kickers(r *Rules, p doudizhu.Play) (cards int) {
	allow, shape, body := r.Rules.Kinds[p.Kind], p.Kind.Shape(), p.Body()
	var sets [3]int // of kickers, by how many of their cards aren't known
	jokers := int(allow.Jokers)
	for rank := doudizhu.BigJoker; rank+1 > doudizhu.Three; rank-- {
		used := body.Count(rank)
		if used > 0 && !allow.Body || rank > doudizhu.Two && jokers == 0 {
			continue
		}
		if rank > doudizhu.Two && o.May.Count(rank) > 0 {
			jokers--
		}
		may, known := o.May.Count(rank)-used, max(0, o.Known.Count(rank)-used)
		for i := 0; i < int(allow.Same) && (i+1)*shape.Size <= may; i++ {
			sets[max(0, shape.Size-max(0, known-i*shape.Size))]++
		}
	}
	need := shape.Kickers * int(p.Len)
	for new, n := range sets {
		cards += new * min(n, need)
		need -= min(n, need)
	}
	if need > 0 {
		return plenty
	}
	return cards
}
