// The children of each state, linked, so that a subtree can be moved and walked. Only Propagate needs them.

package search

import "kedou/internal/engine"

// children links each state to its first child, and to the next and previous child of its parent.
type children struct{ members engine.Arena[links] }

type links struct{ first, next, prev ID }

func (f *children) of(id ID) *links { return f.members.At(int32(id)) }

// join makes a state the first child of its parent.
func (f *children) join(id, parent ID) {
	for int(id) >= f.members.Len() {
		f.members.Push(links{None, None, None})
	}
	if parent == None {
		return
	}
	k, p := f.of(id), f.of(parent)
	k.next, k.prev = p.first, None
	if p.first != None {
		f.of(p.first).prev = id
	}
	p.first = id
}

// leave removes a state and its subtree from its parent.
func (f *children) leave(id, parent ID) {
	k := f.of(id)
	if k.next != None {
		f.of(k.next).prev = k.prev
	}
	if k.prev != None {
		f.of(k.prev).next = k.next
	} else {
		f.of(parent).first = k.next
	}
}

// following returns the state after id in the subtree of root, in preorder, or None. It climbs along the parents and needs no stack,
// however deep the tree.
func (t *tree[S, M, K]) following(id, root ID) ID {
	if first := t.children.of(id).first; first != None {
		return first
	}
	for ; id != root; id = t.at(id).parent {
		if next := t.children.of(id).next; next != None {
			return next
		}
	}
	return None
}
