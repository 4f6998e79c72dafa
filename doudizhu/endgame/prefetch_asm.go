// Prefetching: the processors whose instruction this package uses.

//go:build amd64 || arm64

package endgame

import "unsafe"

// prefetch requests the cache line at p without waiting.
//
//go:noescape
func prefetch(p unsafe.Pointer)
