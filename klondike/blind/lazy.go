package blind

// Steps that only prepare another one are made right before it. Package fast proves that this loses nothing with all cards known. With
// hidden cards the part about the stock is a rule of thumb, and a switch turns it off.

import (
	"math/bits"

	"kedou/klondike/internal/quotient"
)

// raiseChain puts c on its foundation, after the stock cards that must go there first, and pushes the result.
func (e *engine) raiseChain(i int, s state, c cards) {
	n := len(e.chain)
	for first := quotient.Lead(c, s.Up); first&^quotient.Above(c) != 0; first = quotient.Above(first) {
		t := quotient.Up.Of(bits.TrailingZeros64(first))
		e.chain = append(e.chain, t)
		e.apply(&s, t)
	}
	e.push(i, &s)
	e.chain = e.chain[:n]
}

// tryReveal makes the reveal of c. A reveal that only empties a column is made only if no column is empty, and a king must take the place
// at once (LazyEmptying).
func (e *engine) tryReveal(i int, s state, c cards) {
	t := quotient.Reveal.Of(bits.TrailingZeros64(c))
	if e.off&LazyEmptying != 0 || c&s.ground == 0 {
		e.emit(i, &s, t)
		return
	}
	if e.spaces(&s) > 0 {
		return
	}
	e.chain = append(e.chain, t)
	e.apply(&s, t)
	e.followUp(i, s, e.Kings, 0)
	e.chain = e.chain[:len(e.chain)-1]
}

// layForUse lays the stock card c of a pair without a slot, and pushes the steps that use the new slot at once (LazyStock).
func (e *engine) layForUse(i int, s state, c cards) {
	children := quotient.Pair(c) >> quotient.OneRank
	twin := quotient.Twins(c)
	if children&(s.Locked|s.Stock|s.Up) == 0 && twin&s.Tableau == 0 {
		return
	}
	t := quotient.Lay.Of(bits.TrailingZeros64(c))
	e.chain = append(e.chain, t)
	e.apply(&s, t)
	e.followUp(i, s, children, twin)
	e.chain = e.chain[:len(e.chain)-1]
}

// followUp pushes the steps that put one of children on the place that the last step made, and the raising of twin, which the step
// uncovered. If a foundation's card can come down there, s itself is the exit: further steps are in its component.
func (e *engine) followUp(i int, s state, children, twin cards) {
	if e.Rules.WorryBack && quotient.Tops(s.Up)&children&^e.Safe(s.Up) != 0 {
		e.push(i, &s)
		return
	}
	for c := s.Locked & children; c != 0; c &= c - 1 {
		e.tryReveal(i, s, c&-c)
	}
	if !e.Hand || e.off&LazyStock != 0 {
		e.layAll(i, &s, e.open&children)
		return
	}
	if twin &= s.Tableau; twin != 0 {
		if next := e.Next(s.Up); twin&(next|quotient.Ready(next, s.Stock)) != 0 {
			e.raiseChain(i, s, twin)
		}
	}
	for c := s.Stock & children &^ s.Slots(); c != 0; c &= c - 1 {
		e.layForUse(i, s, c&-c)
	}
}
