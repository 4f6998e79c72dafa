// Prefetching: the other processors.

//go:build !amd64 && !arm64

package endgame

import "unsafe"

// prefetch does nothing: there is no such instruction.
func prefetch(unsafe.Pointer) {}
