// The arena: a growing array of records, kept in pages; and the memory of a growing slice.

package engine

import "unsafe"

// Small pages keep small searches cheap; large searches pay a few allocations in a thousand expansions.
const (
	pageBits = 9
	pageSize = 1 << pageBits
)

// Arena stores one record per number. Pages never move: growth copies nothing, pointers into it stay valid, and its memory is known before
// it is allocated. A flat slice would hold up to two and a half times its contents while it grows.
type Arena[T any] struct {
	pages []*[pageSize]T
	size  int
}

// Len counts the records.
func (a *Arena[T]) Len() int { return a.size }

// At points to a record.
func (a *Arena[T]) At(id int32) *T { return &a.pages[id>>pageBits][id&(pageSize-1)] }

// Add adds a record with the next number. It is zero, or a record that Truncate dropped.
func (a *Arena[T]) Add() *T {
	if a.size>>pageBits == len(a.pages) {
		a.pages = append(a.pages, new([pageSize]T))
	}
	a.size++
	return a.At(int32(a.size - 1))
}

// Push stores a record under the next number.
func (a *Arena[T]) Push(v T) { *a.Add() = v }

// Truncate drops all records but the first n. It keeps their memory.
func (a *Arena[T]) Truncate(n int) { a.size = n }

// Bytes is the memory held after n more records, the list of pages included.
func (a *Arena[T]) Bytes(n int) int64 {
	pages := max(len(a.pages), (a.size+n+pageSize-1)>>pageBits)
	return int64(pages)*int64(unsafe.Sizeof([pageSize]T{})) + Growing(a.pages)
}

// Growing is the memory that a slice holds during its next append. If the append has to grow it, that is the old array and the new, which
// is at most twice as long.
func Growing[T any](s []T) int64 {
	n := cap(s)
	if len(s) == n {
		n += 2*n + 1
	}
	var v T
	return int64(n) * int64(unsafe.Sizeof(v))
}
