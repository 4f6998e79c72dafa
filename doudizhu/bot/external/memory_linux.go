package external

// The memory of a process group.

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
)

// MemoryHeld reports whether a limit of memory is kept on this system.
const MemoryHeld = true

// groupMemory returns how many bytes the processes of a group hold in memory together. Pages that several of them share
// count for each.
func groupMemory(group int) (bytes int64) {
	proc, err := os.Open("/proc")
	if err != nil {
		return 0
	}
	defer proc.Close()
	names, _ := proc.Readdirnames(0)
	for _, name := range names {
		if pid, err := strconv.Atoi(name); err == nil {
			bytes += memoryIn(pid, group)
		}
	}
	return bytes
}

// memoryIn returns what a process holds in memory, if it is of the group. The line it reads (proc(5), stat) has the
// group as the third field after the name in brackets and the pages in memory as the twenty-second.
func memoryIn(pid, group int) int64 {
	const groupField, pagesField = 2, 21
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0 // it has ended meanwhile
	}
	fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
	if len(fields) <= pagesField || string(fields[groupField]) != strconv.Itoa(group) {
		return 0
	}
	pages, _ := strconv.ParseInt(string(fields[pagesField]), 10, 64)
	return pages * int64(os.Getpagesize())
}
