// Access for tests to the inside of a best-first search, after every event.

package search

import "context"

// View is an engine's record of a state.
type View struct {
	Open, Closed bool
	Parent       ID
	Depth        int
	G, H         Cost
	Listed       Priority // in the open list
}

// Inspect runs BestFirst and passes its tables to look after every event.
func Inspect[S, M any, K comparable](p Problem[S, M, K], start S, c Config[S, M], look func(Event[S, M], []View)) (Result[M], error) {
	var b *bestFirst[S, M, K]
	c.Observe = func(e Event[S, M]) { look(e, b.view()) }
	r, err := newRun(context.Background(), p, c)
	if err != nil {
		return Result[M]{}, err
	}
	if b, err = newBestFirst(r); err != nil {
		return Result[M]{}, err
	}
	return b.search(start)
}

func (b *bestFirst[S, M, K]) view() []View {
	views := make([]View, b.tree.size())
	for i := range views {
		n := b.tree.at(ID(i))
		views[i] = View{n.status() == open, n.status() != open, n.parent, int(n.depth()), n.g, n.h, Priority{}}
	}
	if b.stacks != nil {
		b.stacks.each(func(id ID, key uint64) {
			if key == b.priority(id).packed() {
				views[id].Listed = unpack(key)
			}
		})
		return views
	}
	for id, p := range Listed(b.open) {
		views[id].Listed = p
	}
	return views
}

// each visits the entries, stale ones included.
func (a *stacks) each(visit func(ID, uint64)) {
	for _, e := range a.others {
		visit(e.id, e.key)
	}
	for _, s := range a.all {
		for c, n := s.top, s.n; c != nil; c, n = c.below, chunkSize {
			for _, id := range c.ids[:n] {
				visit(id, s.key)
			}
		}
	}
}

// GrowWhenOver makes the first of two workers request more slots, twice, after the search has ended, and returns the bytes of the slots
// before and after.
func GrowWhenOver[S, M any, K comparable](p Problem[S, M, K]) (before, after int64) {
	whole, _ := newRun(context.Background(), p, Config[S, M]{})
	c := newCrew(whole, whole.meter.Share(2))
	c.end()
	before = c.states.Bytes()
	for range 2 {
		c.workers[0].enlarge()
	}
	return before, c.states.Bytes()
}

// NewStacks is the engine's own open list as an OpenList: it has an index in place of the engine's records.
func NewStacks() OpenList { return &stacksList{newStacks(), map[ID]uint64{}} }

type stacksList struct {
	stacks *stacks
	now    map[ID]uint64
}

func (l *stacksList) Len() int                 { return len(l.now) }
func (l *stacksList) Update(id ID, p Priority) { l.Push(id, p) }
func (l *stacksList) Push(id ID, p Priority) {
	l.now[id] = p.packed()
	l.stacks.push(id, p.packed())
}

func (l *stacksList) Pop() (ID, Priority, bool) {
	for len(l.now) > 0 {
		id, key := l.stacks.pop()
		if now, in := l.now[id]; in && now == key {
			delete(l.now, id)
			return id, unpack(key), true
		}
	}
	return None, Priority{}, false
}

// Listed returns the content of one of this package's open lists.
func Listed(list OpenList) map[ID]Priority {
	in := map[ID]Priority{}
	switch l := list.(type) {
	case *stacksList:
		l.stacks.each(func(id ID, key uint64) {
			if now, listed := l.now[id]; listed && now == key {
				in[id] = unpack(key)
			}
		})
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
	case *godsList:
		for i := range l.now.Len() {
			if now := l.now.At(int32(i)); now.open {
				in[ID(i)] = unpack(now.key)
			}
		}
	}
	return in
}
