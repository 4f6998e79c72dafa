// Huge pages are used on Linux alone.

//go:build !linux

package endgame

func adviseHuge([]uint64) {}
