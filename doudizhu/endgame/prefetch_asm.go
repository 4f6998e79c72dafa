// Prefetching: the processors that have an instruction for it in this package.

//go:build amd64 || arm64

package endgame

import "unsafe"

// prefetch asks for the cache line at p, and doesn't wait for it as a read does.
//
//go:noescape
func prefetch(p unsafe.Pointer)
