package fast

// The components that workers are in, so that workers avoid each other.

import "sync/atomic"

// underway records keys that some worker is deciding. It is a hint and forgets: of two keys with one slot the later stays, and where two
// workers are in one component the first that leaves clears the entry. No verdict depends on it.
type underway struct {
	_    apart
	keys [1 << underwayLog]atomic.Uint64
	_    apart
}

// underwayLog is the logarithm of the number of slots: some fifty times the number of keys on two paths.
const underwayLog = 12

func (u *underway) place(key uint64) *atomic.Uint64 {
	return &u.keys[key*spread>>(64-underwayLog)]
}

// has reports whether some worker is deciding key.
func (u *underway) has(key uint64) bool { return u.place(key).Load() == key }

// enter records that a worker decides key.
func (u *underway) enter(key uint64) { u.place(key).Store(key) }

// leave clears the entry of key, if no later key has its slot.
func (u *underway) leave(key uint64) { u.place(key).CompareAndSwap(key, 0) }
