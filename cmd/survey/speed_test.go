//go:build linux

package main

// The cost of a survey compared with the bare searches.

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"kedou/cmd/internal/survey"
)

// TestSpeed decides 20,000 deals of each draw in this process, half of them before and half after a
// survey with two workers decides them all. It compares processor times, so other work on the machine matters little.
func TestSpeed(t *testing.T) {
	if os.Getenv("KEDOU_LONG") == "" {
		t.Skip("40,000 deals twice: KEDOU_LONG=1")
	}
	const deals = 20_000
	for _, draw := range []int{1, 3} {
		alone := decideAlone(t, draw, 1, deals/2)
		began := time.Now()
		cmd := exec.Command("survey", "klondike", "--draw", fmt.Sprint(draw), "-n", fmt.Sprint(deals),
			"--workers", "2", "--dir", filepath.Join(t.TempDir(), "run"), "--quiet")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		surveyed := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime() // includes its workers
		waited := time.Since(began)
		alone += decideAlone(t, draw, 1+deals/2, deals/2)
		t.Logf("draw %d, %d deals: alone %v of processor time, by survey %v (in %v): %.0f %% of the rate", draw, deals, alone, surveyed, waited,
			100*alone.Seconds()/surveyed.Seconds())
		if surveyed.Seconds()*0.9 > alone.Seconds() {
			t.Errorf("draw %d: less than 90 %% of the rate of one process", draw)
		}
	}
}

// decideAlone returns the processor time of decisions in this process.
func decideAlone(t *testing.T, draw int, first, n int64) time.Duration {
	t.Helper()
	began := used(t)
	spec := fmt.Sprintf(`{"draw":%d,"redeals":-1,"worry_back":true}`, draw)
	solver, err := openKlondike(json.RawMessage(spec), survey.Limits{Budget: 1e8, CertifyBudget: 1e5, Memory: 1 << 30})
	if err != nil {
		t.Fatal(err)
	}
	for deal := first; deal < first+n; deal++ {
		if _, err := solver.Solve(t.Context(), deal, func() {}); err != nil {
			t.Fatal(err)
		}
	}
	return used(t) - began
}

// used returns the processor time of this process.
func used(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
