// The orders in which a Game lists moves.
//
// The founding document on AND/OR search has two orders for leads, which contradict each other. Its words sort the kinds from A to N by the
// number of cards laid at once, those with more cards first; MostCardsFirst has this order. Its algorithm searches the kinds as NMALKBCDEFGHJI
// and puts each play found at the head of the list; AppendMoves has this order. A four with two has the letter K and comes behind the pairs
// there, a bomb behind the solos: of 44445689 the leads are 444+9, …, 444, 44, 4444+89, …, 9, 8, 6, 5, 4, 4444 by the letters, and 4444+89, …,
// 444+9, …, 4444, 444, 44, 9, … in the words. Verdicts are the same in any order. AppendOrdered is kedou's own order.

package doudizhu

import "slices"

// AppendMoves appends the plays in the founding document's order. A leader's kinds are searched in the order of kindOrder, and each play found is
// put at the head, which brings long plays to the front; an answer comes in ascending strength, and the pass last. After MostCardsFirst, leads of
// more cards come first, and leads of equally many cards in the order of the letters.
func (g *Game) AppendMoves(dst []Play, s State) []Play {
	from, hand := len(dst), s.Hands[s.Turn]
	if s.Kind == Pass {
		gen := newGenerator(g.rules, hand)
		for _, k := range kindOrder {
			dst = gen.appendLengths(dst, k)
		}
		slices.Reverse(dst[from:])
		if g.mostCards {
			slices.SortStableFunc(dst[from:], func(p, q Play) int { return q.Cards.Cards() - p.Cards.Cards() })
		}
	} else {
		dst = g.rules.AppendFollows(dst, hand, s.Last())
	}
	return finish(dst, from, s)
}

// kindOrder is the founding document's order of kinds, its letters NMALKBCDEFGHJI. Space shuttles, which the document lacks, come last.
var kindOrder = [Kinds - 1]Kind{
	Rocket, Bomb, Solo, FourPairs, FourSolos, Pair, Trio, TrioSolo, TrioPair, Chain,
	PairChain, TrioChain, PlanePairs, PlaneSolos, QuadChain, ShuttleSolos, ShuttlePairs,
}

// finish keeps only a play that empties the mover's hand, if there is one from dst[from] on: the first by Kind and Rank, so that every order
// keeps the same. Otherwise it adds the pass, if the mover may pass.
func finish(dst []Play, from int, s State) []Play {
	var best Play
	for _, p := range dst[from:] {
		if p.Cards == s.Hands[s.Turn] && (best.Kind == Pass || p.Kind < best.Kind || p.Kind == best.Kind && p.Rank < best.Rank) {
			best = p
		}
	}
	switch {
	case best.Kind != Pass:
		return append(dst[:from], best)
	case s.Kind != Pass:
		return append(dst, best)
	}
	return dst
}

// AppendOrdered appends the plays of AppendMoves in kedou's own order, which keeps the trees of depth-first search small: lead low ranks and many
// cards, answer high, bombs late, pass last, but first if the partner owns the trick.
func (g *Game) AppendOrdered(dst []Play, s State) []Play {
	from, hand := len(dst), s.Hands[s.Turn]
	dst = finish(g.rules.AppendFollows(dst, hand, s.Last()), from, s)
	plays := dst[from:]
	switch {
	case s.Kind == Pass:
		slices.SortStableFunc(plays, func(a, b Play) int { return weighLead(a) - weighLead(b) })
	case len(plays) > 1 && s.Owner.Peasant() && s.Turn.Peasant():
		copy(plays[1:], plays[:len(plays)-1])
		plays[0] = Play{}
	default:
		slices.SortStableFunc(plays, func(a, b Play) int { return answerWeight(a) - answerWeight(b) })
	}
	return dst
}

func weighLead(p Play) int { return p.Rank.LeadOrder(p.Cards.Cards(), p.Kind.Trumps()) }

// LeadOrder is small for leads of the rank that a depth-first search should try first: low ranks and many cards,
// and bombs and the rocket last of all.
func (r Rank) LeadOrder(cards int, trumps bool) int {
	w := 3*int(r) - 2*cards
	if trumps {
		w += 100
	}
	return w
}

// answerWeight is small for answers to try first.
func answerWeight(p Play) int {
	switch {
	case p.Kind == Pass:
		return 200
	case p.Kind.Trumps():
		return 100 + int(p.Rank)
	}
	return -int(p.Rank)
}
