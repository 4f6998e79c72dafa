package registry

// The open list of the founding document, kept for comparison: a linked list in order of priority.

import (
	"kedou/search"
)

// sortedList is a doubly linked list through arrays indexed by ID, in
// ascending priority, the newest first among equals. Push walks from the head:
// O(n), which is the point of the comparison.
type sortedList struct {
	next, prev []search.ID
	priority   []search.Priority
	head       search.ID
	count      int
}

func newSortedList() search.OpenList { return &sortedList{head: search.None} }

func (l *sortedList) Len() int { return l.count }

func (l *sortedList) Push(id search.ID, p search.Priority) {
	for int(id) >= len(l.next) {
		l.next, l.prev, l.priority = append(l.next, search.None), append(l.prev, search.None), append(l.priority, search.Priority{})
	}
	l.priority[id] = p
	before, at := search.None, l.head
	for at != search.None && l.priority[at].Less(p) {
		before, at = at, l.next[at]
	}
	l.next[id], l.prev[id] = at, before
	if at != search.None {
		l.prev[at] = id
	}
	if before == search.None {
		l.head = id
	} else {
		l.next[before] = id
	}
	l.count++
}

func (l *sortedList) Update(id search.ID, p search.Priority) {
	l.remove(id)
	l.Push(id, p)
}

func (l *sortedList) Pop() (search.ID, search.Priority, bool) {
	if l.count == 0 {
		return search.None, search.Priority{}, false
	}
	id := l.head
	l.remove(id)
	return id, l.priority[id], true
}

func (l *sortedList) remove(id search.ID) {
	before, after := l.prev[id], l.next[id]
	if before == search.None {
		l.head = after
	} else {
		l.next[before] = after
	}
	if after != search.None {
		l.prev[after] = before
	}
	l.count--
}

// Bytes counts the three arrays.
func (l *sortedList) Bytes() int64 { return 16 * int64(cap(l.next)) }
