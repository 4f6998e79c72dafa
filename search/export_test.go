// Windows for the tests: the inside of a best-first search, after every event.

package search

import "context"

// View is what the engine holds of a state.
type View struct {
	Open, Closed bool
	Parent       ID
	Depth        int
	G, H         Cost
	Listed       Priority // in the open list
}

// Inspect runs BestFirst and shows its tables after every event.
func Inspect[S, M any, K comparable](p Problem[S, M, K], start S, c Config[S, M], look func(Event[S, M], []View)) (Result[M], error) {
	var b *bestFirst[S, M, K]
	var err error
	c.Observe = func(e Event[S, M]) { look(e, b.view()) }
	b, err = newBestFirst(context.Background(), p, c)
	if err != nil {
		return Result[M]{}, err
	}
	return b.search(start)
}

func (b *bestFirst[S, M, K]) view() []View {
	views := make([]View, b.tree.size())
	for i := range views {
		n := b.tree.at(ID(i))
		views[i] = View{n.status == open, n.status != open, n.parent, int(n.depth), n.g, n.h, Priority{}}
	}
	for id, p := range Listed(b.open) {
		views[id].Listed = p
	}
	return views
}

// Listed is the content of one of this package's open lists.
func Listed(list OpenList) map[ID]Priority {
	in := map[ID]Priority{}
	switch l := list.(type) {
	case *indexedHeap:
		for _, e := range l.entries {
			in[e.id] = unpack(e.key)
		}
	case *bucketList:
		for _, b := range l.buckets.Values() {
			for _, id := range b.ids {
				in[id] = unpack(b.key)
			}
		}
	case *lazyList:
		for i := range l.now.Len() {
			if now := l.now.At(int32(i)); now.open {
				in[ID(i)] = unpack(now.key)
			}
		}
	}
	return in
}
