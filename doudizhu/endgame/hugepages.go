// Huge pages are asked for on Linux alone.

//go:build !linux

package endgame

func adviseHuge([]uint64) {}
