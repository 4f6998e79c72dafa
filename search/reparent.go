// Re-parenting: what happens when a known state is met on a cheaper path.
//
// Four things hold at every moment, and are tested on random graphs:
//   - The tree has no cycle. A state moves only under a parent that makes it
//     strictly cheaper; costs never fall along the tree, so that an ancestor
//     of that parent is never dearer than it, and never moves below it.
//   - g(child) = g(parent) + cost, except under Reopen below a state that got
//     cheaper and waits for its second expansion: there g(child) is greater.
//   - A tree re-scored by Propagate equals one computed from scratch.
//   - The cost reported is that of the path reported, replayed.

package search

// links threads the tree through its nodes, so that a subtree can be moved and
// walked without a list of children. Only Propagate pays for them.
type links struct{ first, next, prev ID }

// revisit compares a newly found path to a known state with the one it has.
func (b *bestFirst[S, M, K]) revisit(id ID, m M, found node) {
	n := b.at(id)
	keep := n.status != open && b.config.Reopening == Keep
	deeper := found.depth > n.depth && b.config.Limits.Depth > 0 // may carry what is below it beyond the limit
	if found.g >= n.g || keep || deeper {
		b.duplicate(id, found.parent, m, found.g)
		return
	}
	b.stats.Duplicates++
	b.stats.Reparented++
	b.detach(id)
	saved, risen := n.g-found.g, n.depth-found.depth
	n.g, n.depth, n.parent = found.g, found.depth, found.parent
	n.move = m
	b.adopt(id)
	b.requeue(id, n)
	if b.config.Reopening == Propagate {
		b.rescore(id, saved, risen)
	}
}

// requeue gives a state that got cheaper its place in the open list.
func (b *bestFirst[S, M, K]) requeue(id ID, n *record[S, M]) {
	switch {
	case n.status == open:
		b.open.Update(id, b.evaluate(n.g, n.h))
	case n.status == dead || b.config.Reopening == Propagate && n.status == closed:
	default:
		b.reopen(id, n)
		return
	}
	b.emit(Reparented, id)
}

// reopen puts a state that was expanded, or stopped by the depth limit, back into
// the open list.
func (b *bestFirst[S, M, K]) reopen(id ID, n *record[S, M]) {
	if n.status == cut {
		b.cuts--
	}
	n.status = open
	b.stats.Reopened++
	b.enqueue(id, Reopened)
}

// rescore carries the saving of root to the states below it. One that the depth
// limit had stopped waits again if it has come within the limit. The walk is in
// preorder along the links themselves: no stack, however deep the tree.
func (b *bestFirst[S, M, K]) rescore(root ID, saved Cost, risen int32) {
	for id := b.following(root, root); id != None; id = b.following(id, root) {
		n := b.at(id)
		n.g -= saved
		n.depth -= risen
		switch {
		case n.status == open:
			b.open.Update(id, b.evaluate(n.g, n.h))
		case n.status == cut && !b.tooDeep(n.node):
			b.reopen(id, n)
			continue
		}
		b.emit(Rescored, id)
	}
}

// following is the state after id in the subtree of root, or None.
func (b *bestFirst[S, M, K]) following(id, root ID) ID {
	if first := b.links.at(id).first; first != None {
		return first
	}
	for ; id != root; id = b.at(id).parent {
		if next := b.links.at(id).next; next != None {
			return next
		}
	}
	return None
}

// adopt links a state under its parent, where links are kept.
func (b *bestFirst[S, M, K]) adopt(id ID) {
	if b.config.Reopening == Propagate {
		b.link(id)
	}
}

func (b *bestFirst[S, M, K]) link(id ID) {
	for int(id) >= b.links.len() {
		b.links.push(links{None, None, None})
	}
	parent := b.at(id).parent
	if parent == None {
		return
	}
	l, p := b.links.at(id), b.links.at(parent)
	l.next, l.prev = p.first, None
	if p.first != None {
		b.links.at(p.first).prev = id
	}
	p.first = id
}

// detach unlinks a state, with what is below it, from its parent.
func (b *bestFirst[S, M, K]) detach(id ID) {
	if b.config.Reopening == Propagate {
		b.unlink(id)
	}
}

func (b *bestFirst[S, M, K]) unlink(id ID) {
	l := b.links.at(id)
	if l.next != None {
		b.links.at(l.next).prev = l.prev
	}
	if l.prev != None {
		b.links.at(l.prev).next = l.next
	} else {
		b.links.at(b.at(id).parent).first = l.next
	}
}
