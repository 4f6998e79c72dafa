package main

// The promise of --memory about the whole process.

import (
	"fmt"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"kedou/search/searchtest"
)

// TestMemoryOfTheProcess: a search at its limit reports it and ends, and the process, by the system's count, needs at most 15 %
// more than the limit, in addition to the 16 MiB of the program without a search.
func TestMemoryOfTheProcess(t *testing.T) {
	mib := 64
	switch {
	case testing.Short():
		t.Skip("fills 64 MiB")
	case searchtest.Long():
		mib = 512
	}
	limit := fmt.Sprintf("%dMiB", mib)
	cmd := exec.Command("klondike", "solve", "--seed", "6", "--strategy", "astar", "--score", "length", "--memory", limit)
	out, _ := cmd.Output()
	if code := cmd.ProcessState.ExitCode(); code != 3 || !strings.HasPrefix(string(out), "UNDECIDED: memory limit") {
		t.Fatalf("%s: exit code %d: %s", limit, code, out)
	}
	peak := cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss // in KiB
	if most := int64(mib<<10*115/100 + 16<<10); int64(peak) > most {
		t.Errorf("--memory %s: the process took %d KiB, at most %d were due", limit, peak, most)
	}
}
