// Classification: all readings of a set of cards.

package doudizhu

// Classify appends every reading of cards that the rules allow to dst: bodies without kickers
// first, then by Kind, Len and Rank, ascending. Take the first where only one reading is wanted.
// Cards with wildcards have no reading here; see package hand.
func (r *Rules) Classify(dst []Play, cards Hand) []Play {
	n := cards.Cards()
	if n == 0 || cards.Count(Wild) > 0 || !Deck.Contains(cards) {
		return dst
	}
	if cards == Jokers && r.Kinds[Rocket].Max > 0 {
		return append(dst, Play{Rocket, SmallJoker, 1, cards})
	}
	for _, kickers := range [2]bool{false, true} {
		for k := Solo; k < Kinds; k++ {
			if s := k.Shape(); s.Unit > 0 && s.Kickers > 0 == kickers && n%k.size(1) == 0 {
				dst = r.readings(dst, k, n/k.size(1), cards)
			}
		}
	}
	return dst
}

// readings appends the readings of cards as kind k with a body of n ranks.
func (r *Rules) readings(dst []Play, k Kind, n int, cards Hand) []Play {
	a := r.Kinds[k]
	if n < int(a.Min) || n > int(a.Max) {
		return dst
	}
	last := BigJoker
	if n > 1 {
		last = Ace - Rank(n-1)
	}
	for rank := Three; rank <= last; rank++ {
		p := Play{k, rank, uint8(n), cards}
		if cards.Contains(p.Body()) && a.takes(p) {
			dst = append(dst, p)
		}
	}
	return dst
}

// takes reports whether the cards of p outside its body, as many as its kind
// asks for, may be its kickers.
func (a Allow) takes(p Play) bool {
	size := max(p.Kind.Shape().Size, 1)
	rest := p.Kickers()
	for rank := Three; rank <= BigJoker; rank++ {
		n := rest.Count(rank)
		if n%size != 0 || n/size > int(a.Same) {
			return false
		}
		if n > 0 && !a.Body && p.Body().Count(rank) > 0 {
			return false
		}
	}
	return (rest & Jokers).Cards() <= int(a.Jokers)
}
