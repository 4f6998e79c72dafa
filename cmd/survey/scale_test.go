//go:build linux

package main

// Size: the disk and memory of a run, with deals that cost nothing; and a damaged store.

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/search/searchtest"
)

// TestScale runs 200,000 deals, or 5,000,000 with KEDOU_LONG=1.
func TestScale(t *testing.T) {
	deals := int64(searchtest.Size(200_000, 5_000_000))
	dir := filepath.Join(t.TempDir(), "run")
	began := time.Now()
	run := toys(t, "toy", "-n", fmt.Sprint(deals), "--budget", "1e6", "--dir", dir, "--workers", "2")
	t.Logf("%d deals in %v", deals, time.Since(began))
	bounded(t, run)
	bytes := int64(0)
	err := filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		bytes += info.Size()
		return err
	})
	if perDeal := bytes / deals; err != nil || perDeal > 24 {
		t.Errorf("the store takes %d B a deal, %v", perDeal, err)
	}
	t.Logf("store: %.1f B a deal", float64(bytes)/float64(deals))
	began = time.Now()
	again := toys(t, "resume", dir, "--workers", "0")
	t.Logf("resumed, with a summary, in %v", time.Since(began))
	bounded(t, again)
}

// toys runs a survey that must decide every deal.
func toys(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command("survey", append(args, "--quiet")...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", args, err, out)
	}
	return cmd
}

// bounded limits the peak memory of a process to 300 MiB. Linux counts it in KiB.
func bounded(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	peak := cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss >> 10
	if peak > 300 {
		t.Errorf("%v took %d MiB", cmd.Args, peak)
	}
	t.Logf("%s: %d MiB at its peak", cmd.Args[1], peak)
}

// Whatever bytes of the stored results are overwritten or cut off, a resume arrives at the same results, because it
// repeats the deals of messages that fail their checksums.
func TestDamagedStore(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "run")
	toys(t, "toy", "-n", "3000", "--budget", "1e6", "--dir", dir, "--workers", "1")
	want, err := exec.Command("survey", "export", dir).Output()
	if err != nil || bytes.Count(want, []byte("\n")) != 3000 {
		t.Fatalf("%v: %d bytes", err, len(want))
	}
	blocks, _ := filepath.Glob(filepath.Join(dir, "jetstream/*/streams/RESULTS_local/msgs/*.blk"))
	if len(blocks) != 1 {
		t.Fatalf("blocks of messages: %v", blocks)
	}
	whole, err := os.ReadFile(blocks[0])
	if err != nil {
		t.Fatal(err)
	}
	warned := 0
	for name, damaged := range map[string][]byte{
		"middle": overwritten(whole, len(whole)/2), "head": overwritten(whole, 30), "tail": overwritten(whole, len(whole)-40),
		"cut": whole[:len(whole)*2/3], "empty": nil,
	} {
		if err := os.WriteFile(blocks[0], damaged, 0o666); err != nil {
			t.Fatal(err)
		}
		exported(t, dir)
		out, err := exec.Command("survey", "resume", dir, "--workers", "1", "--quiet").CombinedOutput()
		if bytes.Contains(out, []byte("the store is damaged")) {
			warned++ // not always: repeated deals lie in a second block, and may cover all
		}
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
		got, err := exec.Command("survey", "export", dir).Output()
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %v, %d lines, want 3000", name, err, bytes.Count(got, []byte("\n")))
		}
		t.Logf("%s: %s", name, strings.TrimSpace(string(out[:bytes.IndexByte(out, '\n')])))
	}
	if warned == 0 {
		t.Error("no resume reports the damage")
	}
}

// exported exports a run of 3000 deals whose store may be damaged; an export of fewer warns.
func exported(t *testing.T, dir string) {
	t.Helper()
	var warning strings.Builder
	export := exec.Command("survey", "export", dir)
	export.Stderr = &warning
	out, err := export.Output()
	lines := bytes.Count(out, []byte("\n"))
	if want := fmt.Sprintf("survey: the store is damaged: %s of 3,000 deals left to decide; ", cmdline.Count(int64(3000-lines))); lines < 3000 &&
		(export.ProcessState.ExitCode() != 3 || !strings.HasPrefix(warning.String(), want)) || lines == 3000 && err != nil {
		t.Errorf("an export of %d of 3000 deals: %v, %q", lines, err, warning.String())
	}
}

// overwritten returns a copy with twenty bytes changed.
func overwritten(text []byte, at int) []byte {
	text = bytes.Clone(text)
	for i := range 20 {
		text[at+i] ^= 0x5a
	}
	return text
}
