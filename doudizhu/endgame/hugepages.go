// Huge pages: the other systems do without.

//go:build !linux

package endgame

func adviseHuge([]uint64) {}
