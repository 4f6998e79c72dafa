package cmdline

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// A file appears once it is whole, compressed if its name says so; standard output has each line at once.
func TestLineFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "proofs.gz")
	var out bytes.Buffer
	for _, to := range []string{path, "-"} {
		f, err := CreateLines(to, &out)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Write([]byte("one")); err != nil || to == "-" && out.String() != "one\n" {
			t.Errorf("%q, %v", out.String(), err)
		}
		if err := f.Write([]byte("two\n")); err != nil || f.Count != 2 {
			t.Errorf("%d lines, %v", f.Count, err)
		}
		if _, err := os.Stat(path); to == path && err == nil {
			t.Error("the file is there before it is whole")
		}
		if err := f.Commit(); err != nil {
			t.Error(err)
		}
		f.Close()
	}
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	z, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(z); err != nil || string(text) != out.String() {
		t.Errorf("%q, %v", text, err)
	}
}
