package external

// The memory of a process group.

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"time"
)

// MemoryHeld reports whether this system can enforce a memory limit.
const MemoryHeld = true

// groupMemory returns the bytes in memory of all processes of a group. Shared pages count for each process.
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

// memoryIn returns a process's bytes in memory, if the process is in the group. The line it reads (proc(5), stat)
// has the group as the third field after the name in brackets and the pages in memory as the twenty-second.
func memoryIn(pid, group int) int64 {
	const groupField, pagesField = 2, 21
	fields := statOf(pid)
	if len(fields) <= pagesField || string(fields[groupField]) != strconv.Itoa(group) {
		return 0
	}
	pages, _ := strconv.ParseInt(string(fields[pagesField]), 10, 64)
	return pages * int64(os.Getpagesize())
}

// timeOf returns the processor time of a process and of its awaited children: the eleventh to fourteenth field, in hundredths of a second.
func timeOf(pid int) time.Duration {
	const from, to, tick = 11, 14, 10 * time.Millisecond
	fields, sum := statOf(pid), time.Duration(0)
	for i := from; i <= to && to < len(fields); i++ {
		n, _ := strconv.ParseInt(string(fields[i]), 10, 64)
		sum += time.Duration(n) * tick
	}
	return sum
}

// statOf returns the fields after the name in a process's line; none if the process has ended.
func statOf(pid int) [][]byte {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return nil
	}
	return bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
}
