package fast

// Lazy moves: a move that only prepares another is made right before it.

import "kedou/klondike/internal/quotient"

// raiseChain puts c on its foundation, after the stock cards that must go there first, and emits the result.
func (g *game) raiseChain(i int, s state, c cards) {
	n := len(g.chain)
	for first := quotient.Lead(c, s.Up); first&^quotient.Above(c) != 0; first = quotient.Above(first) {
		_, card := quotient.Lowest(first)
		g.chain = append(g.chain, quotient.Up.Of(card))
		g.do(&s, quotient.Up.Of(card))
	}
	g.push(i, &s)
	g.chain = g.chain[:n]
}

// reveal makes the reveal of c. A reveal that only empties a column is made only if no column is empty, and a king must take the place at
// once (LazyEmptying).
func (g *game) reveal(i int, s *state, c cards, card int) {
	if !g.stage.uses(LazyEmptying) || c&g.deal.ground == 0 {
		g.emit(i, s, quotient.Reveal.Of(card))
		return
	}
	if g.deal.Spaces(s.Locked, s.Tableau) > 0 {
		return
	}
	g.chain = append(g.chain, quotient.Reveal.Of(card))
	after := *s
	g.deal.uncover(&after, c, card)
	g.followUp(i, &after, g.deal.Kings, 0)
	g.chain = g.chain[:len(g.chain)-1]
}

// setUseful sets g.useful to the stock cards of s that layForUse can emit an exit for, and perhaps others: a card of the tableau or a
// foundation can be put on them, or a useful stock card can, or their twins can go up. The foundations take next.
func (g *game) setUseful(s *state, next cards) {
	movers := s.Locked
	if g.deal.Rules.WorryBack {
		movers |= quotient.Tops(s.Up) &^ g.deal.Safe(s.Up)
	}
	g.useful = s.Stock & quotient.Twins(s.Tableau&(next|quotient.Ready(next, s.Stock)))
	for more := movers | g.useful; more != 0; g.useful |= more {
		more = quotient.Pair(more) << quotient.OneRank & s.Stock &^ g.useful
	}
}

// layForUse lays the stock card c of a pair without a slot, and emits the steps that use the new slot at once (LazyStock).
func (g *game) layForUse(i int, s state, c cards, card int) {
	children := quotient.Pair(c) >> quotient.OneRank
	g.chain = append(g.chain, quotient.Lay.Of(card))
	g.deal.lay(&s, c, card)
	g.followUp(i, &s, children, quotient.Twins(c))
	g.chain = g.chain[:len(g.chain)-1]
}

// followUp emits the moves that put one of children on the place that the last step made, and the raising of twin, which the step
// uncovered. If a foundation's card can come down there, s itself is the exit: further steps are in its component.
func (g *game) followUp(i int, s *state, children, twin cards) {
	if g.deal.Rules.WorryBack && quotient.Tops(s.Up)&children&^g.deal.Safe(s.Up) != 0 {
		g.push(i, s)
		return
	}
	for c := s.Locked & children; c != 0; c &= c - 1 {
		one, card := quotient.Lowest(c)
		g.reveal(i, s, one, card)
	}
	if !g.stage.uses(LazyStock) {
		g.emitAll(i, s, quotient.Lay, g.playable(s, children))
		return
	}
	if twin &= s.Tableau; twin != 0 {
		if next := g.deal.Next(s.Up); twin&(next|quotient.Ready(next, s.Stock)) != 0 {
			g.raiseChain(i, *s, twin)
		}
	}
	for c := g.useful & s.Stock & children &^ s.Slots(); c != 0; c &= c - 1 {
		one, card := quotient.Lowest(c)
		g.layForUse(i, *s, one, card)
	}
}
