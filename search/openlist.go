// The interface of open lists.

package search

// ID numbers the states of one search densely, from 0 in order of discovery.
type ID int32

// None is the ID of no state: the parent of the start.
const None ID = -1

// OpenList is a priority queue of state IDs, least Priority first. An ID is in it at most once.
//
// A list that also has a method Bytes() int64, the memory that it would hold after one more Push, counts towards Limits.Memory.
type OpenList interface {
	// Push adds id, which is not in the list.
	Push(id ID, p Priority)
	// Update gives id, which is in the list, the priority p.
	Update(id ID, p Priority)
	// Pop removes and returns the first ID; false means that the list is empty.
	Pop() (ID, Priority, bool)
	// Len counts the IDs in the list.
	Len() int
}

// sizer is the optional upgrade of an OpenList that makes it count towards Limits.Memory.
type sizer interface{ Bytes() int64 }

// refresher is an optional upgrade of an OpenList that receives the states of a moved subtree as a whole.
type refresher interface {
	// Refresh adds by to the F of the IDs, all of them in the list: the open states below one that Propagate has moved, in preorder, of
	// siblings the first to join its parent first. It may reorder the slice.
	Refresh(ids []ID, by Cost)
}
