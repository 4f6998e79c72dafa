// Prefetching: the other processors.

//go:build !amd64 && !arm64

package endgame

import "unsafe"

// prefetch does nothing where there is no such instruction at hand.
func prefetch(unsafe.Pointer) {}
