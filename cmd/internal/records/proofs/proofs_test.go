package proofs

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestHead(t *testing.T) {
	h, is := HeadOf([]byte(`{"schema":1,"proof":"doudizhu","version":1,"id":"7","verdict":"landlord","more":[1]}`))
	if want := (Head{1, "doudizhu", 1, "7", "landlord"}); !is || h != want {
		t.Errorf("%+v, %v", h, is)
	}
	if err := h.Of("doudizhu", 1); err != nil {
		t.Error(err)
	}
	if err := h.Of("klondike", 1); err == nil || err.Error() != "a proof about doudizhu; check it by doudizhu verify" {
		t.Error(err)
	}
	if err := h.Of("doudizhu", 2); err == nil || !strings.Contains(err.Error(), "version 1") {
		t.Error(err)
	}
	for _, line := range []string{"", "and-or proof 1", `{"schema":1,"id":"7","verdict":"solved","proof_positions":7}`, `{"schema":1,"proof":7}`, `{"schema":1,"proof":"klondike"`} {
		if h, is := HeadOf([]byte(line)); is {
			t.Errorf("%q has the head %+v", line, h)
		}
	}
}

// A file is there when it is whole, compressed if its name says so; standard output has each record at once.
func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "proofs.gz")
	var out bytes.Buffer
	for _, to := range []string{path, "-"} {
		f, err := Create(to, &out)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Write([]byte("one")); err != nil || to == "-" && out.String() != "one\n" {
			t.Errorf("%q, %v", out.String(), err)
		}
		if err := f.Write([]byte("two\n")); err != nil || f.Count != 2 {
			t.Errorf("%d records, %v", f.Count, err)
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

func TestDigest(t *testing.T) {
	var none, one Digest
	one.Add(Sum([]byte("a")))
	if none.String() == one.String() || len(one.String()) != 64 || one.String() != one.String() {
		t.Errorf("%s, %s", none.String(), one.String())
	}
	if Sum([]byte("abc")) != 0xba7816bf8f01cfea { // FIPS 180-4's example
		t.Errorf("%x", Sum([]byte("abc")))
	}
}
