// The bucket open list: one stack of IDs per priority, in a sorted map.

package search

import (
	"unsafe"

	"github.com/emirpasic/gods/v2/maps/treemap"

	"kedou/internal/engine"
)

// bucketList is for integer costs with few distinct priorities: a map from
// priority to the stack of its IDs, and for each ID its priority and place.
type bucketList struct {
	buckets *treemap.Map[uint64, *bucket]
	where   engine.Arena[bucketPlace] // by ID; valid for IDs in the list
	spare   []*bucket                 // emptied buckets to reuse
	slots   int                       // capacity of all buckets, spare ones included
	count   int
}

type bucket struct {
	key uint64
	ids []ID
}

type bucketPlace struct {
	bucket *bucket
	index  int32
}

// NewBucket returns an open list with one stack per priority, the stacks in a red-black tree (gods treemap). Each operation takes O(log d)
// for d distinct priorities; memory is 4 bytes an entry and 16 a state. Among equal priorities the newest entry comes first. Unlike the
// other lists it allocates now and then: a tree node for each bucket that is new or was empty.
func NewBucket() OpenList {
	return &bucketList{buckets: treemap.New[uint64, *bucket]()}
}

func (l *bucketList) Len() int { return l.count }

func (l *bucketList) Push(id ID, p Priority) {
	for int(id) >= l.where.Len() {
		l.where.Push(bucketPlace{})
	}
	b := l.bucketOf(p.packed())
	*l.where.At(int32(id)) = bucketPlace{b, int32(len(b.ids))}
	before := cap(b.ids)
	b.ids = append(b.ids, id)
	l.slots += cap(b.ids) - before
	l.count++
}

func (l *bucketList) Update(id ID, p Priority) {
	at := *l.where.At(int32(id))
	if at.bucket.key == p.packed() {
		return
	}
	last := len(at.bucket.ids) - 1
	moved := at.bucket.ids[last]
	at.bucket.ids[at.index] = moved
	l.where.At(int32(moved)).index = at.index
	l.shorten(at.bucket)
	l.Push(id, p)
}

// Pop leaves an emptied bucket in the map until the next Pop: the children pushed in between often belong there.
func (l *bucketList) Pop() (ID, Priority, bool) {
	for l.count > 0 {
		_, b, _ := l.buckets.Min()
		if len(b.ids) > 0 {
			id := b.ids[len(b.ids)-1]
			l.shorten(b)
			return id, unpack(b.key), true
		}
		l.buckets.Remove(b.key)
		l.spare = append(l.spare, b)
	}
	return None, Priority{}, false
}

func (l *bucketList) bucketOf(key uint64) *bucket {
	if b, ok := l.buckets.Get(key); ok {
		return b
	}
	b := &bucket{}
	if n := len(l.spare); n > 0 {
		b, l.spare = l.spare[n-1], l.spare[:n-1]
	}
	b.key = key
	l.buckets.Put(key, b)
	return b
}

// shorten drops the last ID of b.
func (l *bucketList) shorten(b *bucket) {
	b.ids = b.ids[:len(b.ids)-1]
	l.count--
}

// Bytes counts every bucket with its tree node as 128 bytes, and doubles the
// largest possible bucket for the array that the next Push may have to copy.
func (l *bucketList) Bytes() int64 {
	const perBucket = 128
	buckets := int64(l.buckets.Size() + cap(l.spare) + 1)
	return int64(l.slots)*int64(unsafe.Sizeof(ID(0)))*2 + buckets*perBucket + l.where.Bytes(1)
}
