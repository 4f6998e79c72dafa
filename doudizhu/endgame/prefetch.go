// Prefetching: most of the time goes by in waiting for memory, so a child's
// table entries and sub-hand are asked for as soon as it is generated.

package endgame

import "unsafe"

// fetch asks for the bucket of a spread key.
func (t *table) fetch(spread uint64) {
	prefetch(unsafe.Pointer(&t.words[spread&(1<<t.bucketBits-1)*ways]))
}

// fetch asks for the note on sub-hand i, and for where its record is.
func (s *space) fetch(i uint32) {
	prefetch(unsafe.Pointer(&s.notes[i]))
	prefetch(unsafe.Pointer(&s.records[i]))
}

// fetchRecord asks for the parts of sub-hand i's record that are read first.
func (s *space) fetchRecord(i uint32) {
	if h := s.records[i].Load(); h != nil {
		prefetch(unsafe.Pointer(h))
		prefetch(unsafe.Pointer(&h.moves))
	}
}
