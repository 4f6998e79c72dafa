package cmdline

// Files of programs that are killed.

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"
)

const (
	pieces = 12
	piece  = "a piece of the new file\n"
)

// keep writes a file in pieces, with a line to standard output after each, and after the file.
func keep(c *cli.Context) error {
	err := WriteFile(c.Args().First(), func(w io.Writer) error {
		for range pieces {
			if _, err := io.WriteString(w, piece); err != nil {
				return err
			}
			fmt.Fprintln(c.App.Writer, "piece")
		}
		return nil
	})
	fmt.Fprintln(c.App.Writer, "done")
	return err
}

// TestFileBearsKills kills a program after each of its writes: the file is then whole, the old or the new one. Files left by
// killed programs don't keep others from writing.
func TestFileBearsKills(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	for writes := range pieces + 2 {
		if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
			t.Fatal(err)
		}
		killAfter(t, writes, "dice", "keep", path)
		got, err := os.ReadFile(path)
		whole := string(got) == strings.Repeat(piece, pieces)
		if err != nil || !whole && (string(got) != "old" || writes > pieces) {
			t.Errorf("killed after %d writes: %q, %v", writes, got, err)
		}
	}
	if err := exec.Command("dice", "keep", path).Run(); err != nil {
		t.Error("after all that:", err)
	}
	other := path + ".1.0000002a.tmp.txt"
	if err := os.WriteFile(other, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(path + ".*.tmp"); len(left) == 0 {
		t.Error("no killed program has left a file")
	}
	Sweep(path)
	if all, _ := filepath.Glob(path + "*"); !slices.Equal(all, []string{path, other}) {
		t.Errorf("after the sweep there are %q", all)
	}
}

// killAfter kills a program when it has printed this many lines.
func killAfter(t *testing.T, lines int, program string, args ...string) {
	t.Helper()
	cmd := exec.Command(program, args...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for said := bufio.NewScanner(out); lines > 0 && said.Scan(); lines-- {
	}
	_ = cmd.Process.Kill() // the program may have ended
	_ = cmd.Wait()
	if lines > 0 {
		t.Fatalf("%s ended %d lines too early", program, lines)
	}
}
