package fast

// The plain search over states of the quotient, without components: the reference for everything else, and the search when Closure is off.

import (
	"kedou/internal/engine"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

type branch struct {
	state state
	depth int32 // steps from the root
	step  step
}

// plain decides s by depth-first search over single steps. Steps may form cycles here, so a state is marked when it is entered; only the
// end of the whole search is a proof. It returns the steps to a won state, if any.
func (x *searcher) plain(s state) (search.Status, []step) {
	var path []step
	stack := []branch{{state: s}}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if slot := x.table.find(x.name(&b.state)); *slot != 0 {
			continue
		}
		if !x.meter.Spend() {
			return search.Unknown, nil
		}
		if !x.remember(&b.state, search.Unsolvable) {
			x.meter.Stop(engine.MemoryLimit)
			return search.Unknown, nil
		}
		if b.depth > 0 {
			path = append(path[:b.depth-1], b.step)
		}
		if x.game.won(&b.state) {
			return search.Solved, path
		}
		stack = x.branches(stack, &b)
	}
	return search.Unsolvable, nil
}

// branches pushes the states one step after b, the most promising last.
func (x *searcher) branches(stack []branch, b *branch) []branch {
	s := &b.state
	slots, next := s.Slots(), x.game.deal.Next(s.Up)
	homes := x.game.deal.Homes(slots, x.game.deal.Spaces(s.Locked, s.Tableau) > 0)
	x.game.openStock(s)
	push := func(kind step, set cards) {
		for ; set != 0; set &= set - 1 {
			_, i := quotient.Lowest(set)
			child := branch{*s, b.depth + 1, kind.Of(i)}
			x.game.do(&child.state, child.step)
			stack = append(stack, child)
		}
	}
	if x.game.stage.uses(Safe) {
		if c, _ := quotient.Lowest(next & x.game.deal.Safe(s.Up) & (s.Tableau&slots | x.game.forcible(s))); c != 0 {
			push(quotient.Up, c)
			return stack
		}
	}
	stock := x.game.playable(s, homes|next)
	if x.game.deal.Rules.WorryBack {
		push(quotient.Return, quotient.Tops(s.Up)&homes)
	}
	push(quotient.Lay, stock&homes)
	push(quotient.Up, next&(stock|s.Tableau&slots))
	push(quotient.Reveal, s.Locked&homes)
	return stack
}
