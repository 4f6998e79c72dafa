package main

// What --memory promises of the whole process.

import (
	"fmt"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"kedou/search/searchtest"
)

// TestMemoryOfTheProcess: a search that meets its limit says so and ends by itself, and the process, as the system counts it, needs 15 %
// more than the limit at most, besides the 16 MiB that the program takes without a search.
func TestMemoryOfTheProcess(t *testing.T) {
	mib := 64
	if searchtest.Long() {
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
