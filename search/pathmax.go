// Pathmax: estimates that correct one another.

package search

// expandRaising is expand with both rules of pathmax (Mérő 1984). A successor costs at least its parent's estimate less the step, and a
// state costs at least the least sum of a step and its successor's estimate. Lower bounds stay lower bounds.
func (b *bestFirst[S, M, K]) expandRaising(parent ID) {
	least := Infinite
	for i, kid := range b.tree.successors(parent) {
		b.tree.floor = b.tree.at(parent).h - kid.Cost
		id, way, met := b.tree.child(parent, i)
		switch met {
		case fresh:
			b.enqueue(id, Opened)
		case known:
			b.raise(id, b.tree.floor)
			b.revisit(id, kid.Move, way)
		}
		if b.run.over() {
			return
		}
		if id != None {
			least = min(least, kid.Cost.Plus(b.tree.at(id).h))
		}
	}
	b.raise(parent, least)
}

// raise raises a state's estimate. If the state has no successor, the estimate stays.
func (b *bestFirst[S, M, K]) raise(id ID, h Cost) {
	n := b.tree.at(id)
	if h <= n.h || h >= Infinite {
		return
	}
	n.h = h
	if n.status() == open {
		b.update(id)
	}
	b.tree.emit(Rescored, id)
}
