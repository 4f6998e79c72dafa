// Labelling's labelling procedures and the dropping of descendants.

package andor

// label labels n and then, nearest first, every node above it that this
// settles. After an unsolvable label the descendants that can't matter any
// more are dropped, as the document has it.
func (e *labelling[S, M, K]) label(n int, v Outcome) {
	e.assign(n, v)
	for i := 0; i < len(e.labelled); i++ {
		e.parents(e.labelled[i], func(parent int) {
			p := &e.nodes[parent]
			if p.outcome != Unknown || e.posts[parent].place == dropped {
				return
			}
			if p.kind.wants() == v || e.posts[parent].outstanding == 0 {
				e.assign(parent, v)
			}
		})
	}
	if v == Lost {
		for _, n := range e.labelled {
			e.dropChildren(n)
		}
	}
}

// assign gives n its label: its parents wait for one child less, and its
// children are of no more use to it.
func (e *labelling[S, M, K]) assign(n int, v Outcome) {
	e.nodes[n].outcome = v
	e.labelled = append(e.labelled, n)
	e.parents(n, func(parent int) { e.posts[parent].outstanding-- })
	e.release(n)
}

func (e *labelling[S, M, K]) release(n int) {
	for _, edge := range e.out(n) {
		e.posts[edge.to].live--
	}
}

// dropChildren takes those descendants of n out of open and closed that no
// undecided node leads to. A dropped problem is in neither list: should it
// come up again, it gets a new node. The old one stays in memory for proofs.
func (e *labelling[S, M, K]) dropChildren(n int) {
	for _, edge := range e.out(n) {
		child := int(edge.to)
		post := &e.posts[child]
		if post.live > 0 || post.place == dropped {
			continue
		}
		if post.place == inOpen {
			e.stats.Open--
		}
		post.place = dropped
		if e.observe != nil {
			e.step.Dropped = append(e.step.Dropped, child)
		}
		delete(e.index, e.g.Key(e.nodes[child].state))
		if e.nodes[child].outcome == Unknown {
			e.release(child)
		}
		e.dropChildren(child)
	}
}
