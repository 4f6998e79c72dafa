package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// run calls the program and returns what it prints.
func run(args ...string) (string, error) {
	app := newApp()
	var out bytes.Buffer
	app.Writer, app.ErrWriter = &out, &out
	err := app.Run(append([]string{"blocks"}, args...))
	return out.String(), err
}

// TestBlocks finds the blocks of two lost deals and reports them.
func TestFindAndReport(t *testing.T) {
	lines, err := run("find", "--seed", "29", "--lost", "1")
	if err != nil || !strings.Contains(lines, `"seed":29,"draw":3,"cards":4,"stock_order":false,"minimal":true,"story":"circle","waits":1,"draw_1":"unsolvable"`) {
		t.Fatalf("find: %s, %v", lines, err)
	}
	dir := t.TempDir()
	file, svg := filepath.Join(dir, "rows"), filepath.Join(dir, "picture.svg")
	more := `{"seed":30,"draw":3,"cards":30,"stock_order":true,"minimal":false,"story":"none","waits":0,"draw_1":"solved","seconds":2}` + "\n"
	if err := os.WriteFile(file, []byte(lines+more), 0o644); err != nil {
		t.Fatal(err)
	}
	table, err := run("report", "--svg", svg, file)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"2 lost deals, seeds 29 to 30, draw 3", "| explained by one circle | 1 | 50.0 | 9.5 to 90.5 |", "| winnable at draw 1 | 1 | 50.0 |",
		"| a block of at most 20 cards | 1 |", "Cards of the block: median 4,",
	} {
		if !strings.Contains(table, want) {
			t.Errorf("no %q in\n%s", want, table)
		}
	}
	if picture, err := os.ReadFile(svg); err != nil || !bytes.Contains(picture, []byte("Blocks of 2 lost deals")) {
		t.Errorf("no picture: %v", err)
	}
}

// A line that blocks find didn't write is refused, with its place.
func TestBadRows(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rows")
	if err := os.WriteFile(file, []byte("{}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := run("report", file); err == nil || !strings.Contains(err.Error(), "rows:1: not a line of blocks find") {
		t.Errorf("error %v", err)
	}
}
