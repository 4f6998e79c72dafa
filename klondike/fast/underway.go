package fast

// Workers keep out of each other's way: which components they are in.

import "sync/atomic"

// underway notes keys that some worker is deciding. It is a hint and forgets: of two keys with one place the
// later stays. No verdict depends on it.
type underway struct {
	keys [1 << underwayLog]atomic.Uint64
}

// underwayLog is the logarithm of its size, some fifty times as many keys as two paths have.
const underwayLog = 12

func (u *underway) place(key uint64) *atomic.Uint64 {
	return &u.keys[key*spread>>(64-underwayLog)]
}

// has reports whether some worker is deciding key.
func (u *underway) has(key uint64) bool { return u.place(key).Load() == key }

// enter notes that a worker decides key, and leave that it doesn't any more.
func (u *underway) enter(key uint64) { u.place(key).Store(key) }

// leave is explained at enter.
func (u *underway) leave(key uint64) { u.place(key).CompareAndSwap(key, 0) }
