// The arena: a growing array of records, kept in pages.

package search

import "unsafe"

const (
	pageBits = 11
	pageSize = 1 << pageBits
)

// arena stores one record per ID. Pages never move: growth copies nothing, a
// pointer into it stays good, and its memory is known before it is taken. A flat
// slice would hold up to two and a half times its contents while it grows.
type arena[T any] struct {
	pages []*[pageSize]T
	size  int
}

func (a *arena[T]) len() int { return a.size }

// at points to the record of id.
func (a *arena[T]) at(id ID) *T {
	return &a.pages[id>>pageBits][id&(pageSize-1)]
}

// push adds a record with the next ID.
func (a *arena[T]) push(v T) {
	if a.size&(pageSize-1) == 0 && a.size>>pageBits == len(a.pages) {
		a.pages = append(a.pages, new([pageSize]T))
	}
	*a.at(ID(a.size)) = v
	a.size++
}

// bytes is the memory held after n more records.
func (a *arena[T]) bytes(n int) int64 {
	pages := max(len(a.pages), (a.size+n+pageSize-1)>>pageBits)
	return int64(pages) * int64(unsafe.Sizeof([pageSize]T{}))
}

// growing is the memory that a slice holds during its next append: where that
// has to grow it, the old array and the new, at most twice as long.
func growing[T any](s []T) int64 {
	n := cap(s)
	if len(s) == n {
		n += 2*n + 1
	}
	var v T
	return int64(n) * int64(unsafe.Sizeof(v))
}
