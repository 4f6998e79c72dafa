// Huge pages for the table, which is read at random: with small pages nearly every probe would also miss the cache of page addresses.

package endgame

import (
	"syscall"
	"unsafe"
)

// hugePage is the size of a huge page where small ones have 4 KiB.
const hugePage = 2 << 20

// adviseHuge asks the system for huge pages for words. A refusal does no harm.
func adviseHuge(words []uint64) {
	if size := len(words) * 8; size >= 2*hugePage {
		_ = syscall.Madvise(unsafe.Slice((*byte)(unsafe.Pointer(&words[0])), size), syscall.MADV_HUGEPAGE)
	}
}
