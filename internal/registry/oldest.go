package registry

// Open lists that are first in, first out among equals.

import (
	"slices"

	"kedou/internal/engine"
	"kedou/search"
)

// oldestList orders another list by F alone: it sets Tie to a number that rises with each arrival.
type oldestList struct {
	list          search.OpenList
	at            engine.Arena[search.Priority] // by ID, as the list below has it
	first, behind search.Cost                   // the number for a state that goes before, or behind, all others of its F
}

// newOldest returns an open list that orders by F alone and ignores Tie: of equals, the first to come goes first, and a state that Update
// moves counts as new. List holds the entries; it must be empty, and one of NewHeap, NewBucket, NewGods or of the same order.
//
// If Refresh moves several states at once, as a subtree with its new parent, the whole list is sorted again. Among equals the moved states
// keep their order: those that got better go behind the others, the rest before. One or two states are moved by Update, in the order given.
func newOldest(list search.OpenList) search.OpenList { return &oldestList{list: list} }

func (l *oldestList) Len() int { return l.list.Len() }

func (l *oldestList) Push(id search.ID, p search.Priority) {
	for int(id) >= l.at.Len() {
		l.at.Push(search.Priority{})
	}
	p.Tie = l.behind
	l.behind++
	*l.at.At(int32(id)) = p
	l.list.Push(id, p)
}

func (l *oldestList) Update(id search.ID, p search.Priority) {
	p.Tie = l.behind
	l.behind++
	l.move(id, p)
}

func (l *oldestList) move(id search.ID, p search.Priority) {
	*l.at.At(int32(id)) = p
	l.list.Update(id, p)
}

func (l *oldestList) Pop() (search.ID, search.Priority, bool) {
	id, p, ok := l.list.Pop()
	return id, search.Priority{F: p.F}, ok
}

// resorted is the least number of states for which Refresh sorts the list.
const resorted = 3

// Refresh moves the states of a subtree that Propagate has moved.
func (l *oldestList) Refresh(ids []search.ID, by search.Cost) {
	worse := by > 0
	if len(ids) >= resorted {
		slices.SortFunc(ids, func(a, b search.ID) int {
			if before := l.at.At(int32(a)).Less(*l.at.At(int32(b))); before == worse {
				return 1
			}
			return -1
		})
	}
	for _, id := range ids {
		p := *l.at.At(int32(id))
		p.F = p.F.Plus(by)
		switch {
		case len(ids) < resorted || by < 0:
			l.Update(id, p)
		case worse:
			l.first--
			p.Tie = l.first
			l.move(id, p)
		}
	}
}

// Bytes counts the list below, and the index.
func (l *oldestList) Bytes() int64 {
	b := l.at.Bytes(1)
	if s, ok := l.list.(interface{ Bytes() int64 }); ok {
		b += s.Bytes()
	}
	return b
}
