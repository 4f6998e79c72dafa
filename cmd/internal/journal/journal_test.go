package journal

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var manifest = []byte(`{"bots":["a","b"]}` + "\n")

// lines returns a format whose lines begin with a word, and a slice that gets the lines read.
func lines() (Format, *[]string) {
	read := &[]string{}
	return Format{Flag: "--results", Owner: "dice", Start: "line ", Read: func(_ int, line []byte) error {
		if bytes.Contains(line, []byte("bad")) {
			return errors.New("a bad line")
		}
		*read = append(*read, string(line))
		return nil
	}}, read
}

// TestOpen: an existing file is read and continued, or refused and left unchanged.
func TestOpen(t *testing.T) {
	long := strings.Repeat("x", longestLine)
	for _, test := range []struct {
		name, was string
		manifest  []byte
		read      string // the lines that are read
		now       string // the file after one more line
		refused   string // or the error
	}{
		{name: "new", now: "line 3\n"},
		{name: "new with manifest", manifest: manifest, now: string(manifest) + "line 3\n"},
		{name: "lines", was: "line 1\nline 2\n", read: "line 1|line 2", now: "line 1\nline 2\nline 3\n"},
		{name: "a torn line", was: "line 1\nline", read: "line 1", now: "line 1\nline 3\n"},
		{name: "NUL bytes of a power loss", was: "line 1\n\x00\x00\x00", read: "line 1", now: "line 1\nline 3\n"},
		{name: "NUL bytes behind a torn line", was: "line 1\nli\x00\x00", read: "line 1", now: "line 1\nline 3\n"},
		{name: "NUL bytes for the end of JSON", was: "line 1\n{}\x00", read: "line 1|{}", now: "line 1\n{}\nline 3\n"},
		{name: "NUL bytes alone", was: "\x00\x00", manifest: manifest, now: string(manifest) + "line 3\n"},
		{name: "a whole line without its end", was: "line 1", now: "line 3\n"},
		{name: "whole JSON without its end", was: "line 1\n{}", read: "line 1|{}", now: "line 1\n{}\nline 3\n"},
		{name: "a torn manifest", was: `{"bots"`, manifest: manifest, now: string(manifest) + "line 3\n"},
		{name: "empty lines", was: "line 1\n\nline 2\n", read: "line 1|line 2", now: "line 1\n\nline 2\nline 3\n"},
		{name: "manifest and lines", was: string(manifest) + "line 1\n", manifest: manifest, read: "line 1", now: string(manifest) + "line 1\nline 3\n"},
		{name: "another manifest", was: `{"bots":["c"]}` + "\n", manifest: manifest, refused: `:1: it was begun as {"bots":["c"]}, not as {"bots":["a","b"]}`},
		{name: "CR LF", was: `{"bots":["a","b"]}` + "\r\nline 1\r\n", manifest: manifest, refused: ":1: the line ends in CR LF, where LF alone belongs (dos2unix mends the file)"},
		{name: "NUL bytes within the file", was: "li\x00\x00\nline bad\n", read: "li\x00\x00", refused: ":2: a bad line"},
		{name: "no manifest", was: "buy milk\n", manifest: manifest, refused: ":1: not what dice writes"},
		{name: "a torn text", was: "buy milk", manifest: manifest, refused: ":1: not what dice writes"},
		{name: "a torn text behind lines", was: "line 1\nbuy", read: "line 1", refused: ":2: not what dice writes"},
		{name: "a bad line", was: "line 1\nline bad\n", read: "line 1", refused: ":2: a bad line"},
		{name: "a long line", was: "line 1\n" + long, read: "line 1", refused: ":2: the line is longer than "},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "file")
			if test.was != "" {
				write(t, path, test.was)
			}
			f, read := lines()
			f.Manifest = test.manifest
			j, err := Open(path, f)
			if strings.Join(*read, "|") != test.read {
				t.Errorf("read %q", *read)
			}
			if test.refused != "" {
				if err == nil || !strings.HasPrefix(err.Error(), "--results "+path+test.refused) || !strings.HasSuffix(err.Error(), "; name another file") {
					t.Errorf("error %v", err)
				}
				wants(t, path, test.was)
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			add(t, j, "line 3\n")
			wants(t, path, test.now)
			wants(t, path+".lock", "none")
		})
	}
}

// TestAppend adds lines to existing files.
func TestAppend(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	f, read := lines()
	f.KeepTorn = true
	for _, line := range []string{"", "line 1\n"} {
		if err := Append(path, f, []byte(line)); err != nil {
			t.Fatal(err)
		}
	}
	write(t, path, "line 1\nli")
	if err := Append(path, f, []byte("line 2\n")); err != nil {
		t.Fatal(err)
	}
	wants(t, path, "line 1\nli\nline 2\n")
	*read = nil
	if err := Read(path, f); err != nil || strings.Join(*read, "|") != "line 1|li|line 2" {
		t.Errorf("read %q, %v", *read, err)
	}
	if err := Read(path+".none", f); err != nil {
		t.Error(err)
	}
}

// TestCreate: lines stay in a .part file until they are committed, and a later run continues with them only on request.
func TestCreate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	f, read := lines()
	create := func(goesOn bool) *Journal {
		t.Helper()
		j, err := Create(path, f, goesOn)
		if err != nil {
			t.Fatal(err)
		}
		return j
	}
	add(t, create(false), "")
	wants(t, path+".part", "none")
	add(t, create(false), "line 1\n")
	wants(t, path+".part", "line 1\n")
	if _, err := Create(path, f, false); err == nil || !strings.Contains(err.Error(), "file.part is left from an interrupted run") {
		t.Error(err)
	}
	write(t, path+".part", "line 1\nlin")
	j := create(true)
	if _, err := j.Write([]byte("line 2\n")); err != nil {
		t.Fatal(err)
	}
	wants(t, path, "none")
	if err := j.Commit(); err != nil {
		t.Fatal(err)
	}
	add(t, j, "") // Close after Commit does nothing
	wants(t, path, "line 1\nline 2\n")
	*read = nil
	j = create(true)
	if strings.Join(*read, "|") != "line 1|line 2" {
		t.Errorf("read %q of the finished file", *read)
	}
	add(t, j, "line 3\n")
	wants(t, path, "line 1\nline 2\n")
	wants(t, path+".part", "line 1\nline 2\nline 3\n")
	write(t, path+".part", "buy milk")
	if _, err := Create(path, f, true); err == nil || !strings.Contains(err.Error(), "file.part:1: not what dice writes") {
		t.Error(err)
	}
	wants(t, path+".part", "buy milk")
}

// TestOneAtATime: an open file is closed to others, by any name.
func TestOneAtATime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	f, _ := lines()
	j, err := Open(path, f)
	if err != nil {
		t.Fatal(err)
	}
	link := path + "-link"
	if err := os.Symlink(path, link); err != nil {
		link = path
	}
	for _, name := range []string{path, link} {
		if _, err := Open(name, f); err == nil || !strings.Contains(err.Error(), "another dice is at work on it") {
			t.Error(name, err)
		}
		if _, err := Hold(name, f, false); err == nil {
			t.Error("a file that lines are added to can be held:", name)
		}
	}
	add(t, j, "line 1\n")
	if _, err := Hold(path, f, true); err == nil || !strings.Contains(err.Error(), "the file exists already") {
		t.Error(err)
	}
	h, err := Hold(path, f, false)
	if err != nil {
		t.Fatal(err)
	}
	if err := h.Write([]byte("text")); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(path, f); err == nil {
		t.Error("a file that is held can be added to")
	}
	h.Close()
	wants(t, path, "text")
}

// TestNone: without a file lines are dropped.
func TestNone(t *testing.T) {
	var j *Journal
	var h *Held
	add(t, j, "line\n")
	if err := errors.Join(j.Commit(), h.Write(nil)); err != nil {
		t.Error(err)
	}
	h.Close()
}

// add adds lines and closes the journal.
func add(t *testing.T, j *Journal, lines string) {
	t.Helper()
	if lines != "" {
		if _, err := j.Write([]byte(lines)); err != nil {
			t.Error(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Error(err)
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// wants compares a file with what should be in it: "none" if there should be no file.
func wants(t *testing.T, path, want string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		text = []byte("none")
	}
	if string(text) != want {
		t.Errorf("%s: %q, want %q", filepath.Base(path), text, want)
	}
}
