//go:build linux

package main

// A full disk, rather than a limit of the server's: a file system of a quarter of a megabyte in memory, which only the test sees.

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// onSmallDisk fills the disk, looks at the run, tries to continue, makes room, and continues.
const onSmallDisk = `
mount -t tmpfs -o size=256k none "$1" || exit 77
cd "$1"
survey toy -n 7000 --chunk 1 --budget 1e6 --dir run --workers 1 --quiet; echo "code $?"
survey status run; echo "code $?"
survey resume run --workers 1 --quiet; echo "code $?"
mount -o remount,size=64m "$1"
survey resume run --workers 1 --quiet || exit
survey export run --format csv | cut -d, -f1,2 | sort -n | uniq | wc -l
`

// TestFullDisk: both tries stop with a clear message, status can read the results, and with room the run completes.
func TestFullDisk(t *testing.T) {
	own := []string{"--mount"}
	if os.Geteuid() != 0 {
		own = append(own, "--user", "--map-root-user")
	}
	cmd := exec.Command("unshare", append(own, "sh", "-c", onSmallDisk, "sh", t.TempDir())...)
	out, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil || cmd.ProcessState.ExitCode() == 77 || strings.HasPrefix(string(out), "unshare: ") {
		t.Skipf("a file system of its own needs root or user namespaces: %v, %s", err, out)
	}
	const full = "no space left on device): make room on the disk, or raise --disk, and resume; nothing is lost; to go on: survey resume run"
	text := string(out)
	if err != nil || strings.Count(text, full) != 2 || strings.Count(text, "code 2\n") != 2 || strings.Count(text, "code 3\n") != 1 {
		t.Errorf("%v\n%s", err, text)
	}
	if !strings.Contains(text, "of 7,000 deals, so far ") || !strings.Contains(text, "\n7,000 deals: 3,500 even ") || !strings.HasSuffix(text, "\n7001\n") {
		t.Errorf("results are missing:\n%s", text)
	}
}
