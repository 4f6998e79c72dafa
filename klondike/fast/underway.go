package fast

// Workers keep out of each other's way: which components they are in.

import "sync/atomic"

// underway notes keys that some worker is deciding. It is a hint and forgets: of two keys with one place the
// later stays, and where two workers are in one component the first that leaves takes the note away. No verdict depends on it.
type underway struct {
	_    apart
	keys [1 << underwayLog]atomic.Uint64
	_    apart
}

// underwayLog is the logarithm of the number of places: some fifty times as many as two paths have keys.
const underwayLog = 12

func (u *underway) place(key uint64) *atomic.Uint64 {
	return &u.keys[key*spread>>(64-underwayLog)]
}

// has reports whether some worker is deciding key.
func (u *underway) has(key uint64) bool { return u.place(key).Load() == key }

// enter notes that a worker decides key.
func (u *underway) enter(key uint64) { u.place(key).Store(key) }

// leave takes the note of key away, if no later key has its place.
func (u *underway) leave(key uint64) { u.place(key).CompareAndSwap(key, 0) }
