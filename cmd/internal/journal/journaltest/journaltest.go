// Package journaltest checks every command that continues with a file for the promises of package journal: it is killed after each
// write, shares its file with a second run, and gets files of other formats.
package journaltest

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// User is a command line that continues with a file. FILE stands for the file in it.
type User struct {
	Name  string
	Begin []string // the program and its arguments. The run takes longer than the test lets it live
	Again []string // continues with the run; nil: the same as Begin
	Words []string // standard input: a word is sent when the file has changed after the word before; to a short run, all at once
	Part  bool     // until the end the lines are in FILE.part
	Short bool     // a run ends after its words, adds one line, and waits for others that do the same
}

// Run checks the promises for the users.
func Run(t *testing.T, users ...User) {
	for _, u := range users {
		t.Run(u.Name, func(t *testing.T) {
			t.Run("kills", u.kills)
			t.Run("writers", u.writers)
			t.Run("hostile", u.hostile)
			t.Run("permissions", u.permissions)
		})
	}
}

// run is a process at work on a file.
type run struct {
	t     *testing.T
	user  User
	cmd   *exec.Cmd
	words io.WriteCloser
	said  bytes.Buffer // on standard error
	ended chan struct{}
	path  string // of the lines
	seen  string // the mark when the run began, or after its last change
}

// start starts a run.
func (u User) start(t *testing.T, args []string, file string) *run {
	t.Helper()
	r := &run{t: t, user: u, ended: make(chan struct{}), path: file}
	if u.Part {
		r.path += ".part"
	}
	r.seen = r.mark()
	args = slices.Clone(args)
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "FILE", file)
	}
	r.cmd = exec.Command(args[0], args[1:]...)
	r.cmd.Stderr = &r.said
	r.words, _ = r.cmd.StdinPipe()
	if err := r.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		_ = r.cmd.Wait() // ProcessState has more
		close(r.ended)
	}()
	t.Cleanup(r.kill)
	if u.Short {
		r.say(u.Words...)
	}
	return r
}

// content is the text of the file: "none" for a missing file and for a file that no user has written.
func (r *run) content() string {
	if info, err := os.Stat(r.path); err != nil || !info.Mode().IsRegular() || info.Size() > 16<<20 {
		return "none"
	}
	text, err := os.ReadFile(r.path)
	if err != nil {
		return "none"
	}
	return string(text)
}

// mark changes with every write, even a write of the same text.
func (r *run) mark() string {
	info, err := os.Stat(r.path)
	if err != nil {
		return "none"
	}
	return info.ModTime().String() + r.content()
}

// write waits until the run has changed the file, and gives it the next word. It reports false if the run has ended.
func (r *run) write(word int) bool {
	r.t.Helper()
	for {
		select {
		case <-r.ended:
			return false
		case <-time.After(time.Millisecond):
		}
		if now := r.mark(); now != r.seen {
			r.seen = now
			break
		}
	}
	if !r.user.Short && word < len(r.user.Words) {
		r.say(r.user.Words[word])
	}
	return true
}

// say gives the run words. The run may have ended.
func (r *run) say(words ...string) { _, _ = io.WriteString(r.words, strings.Join(words, "\n")+"\n") }

func (r *run) kill() {
	_ = r.cmd.Process.Kill() // the run may be over
	<-r.ended
}

// lines checks that all whole lines of the file are JSON, and returns how many there are.
func (r *run) lines() int {
	r.t.Helper()
	lines := strings.SplitAfter(strings.TrimPrefix(r.content(), "none"), "\n")
	lines = lines[:len(lines)-1]
	for i, line := range lines {
		if !json.Valid([]byte(line)) {
			r.t.Errorf("line %d is broken: %s", i+1, line)
		}
	}
	return len(lines)
}

// again returns the command line that continues.
func (u User) again() []string {
	if u.Again != nil {
		return u.Again
	}
	return u.Begin
}

// kills kills runs after one, two and three writes, and then lets the power fail. The lines stay, and the next run adds to them.
func (u User) kills(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	args, before := u.Begin, 0
	for writes := 1; writes <= 3; writes++ {
		r := u.start(t, args, file)
		args = u.again()
		for i := range writes {
			if !r.write(i) && !u.Short {
				t.Fatalf("run %d ended before its write %d: %s", writes, i+1, r.said.String())
			}
		}
		r.kill()
		now := r.lines()
		if now < before {
			t.Errorf("%d lines after the kill, and %d before", now, before)
		}
		before = now
		if u.adds() {
			r.pad()
		}
	}
}

// adds reports whether the user adds lines to the file; others write the whole file.
func (u User) adds() bool { return u.Words == nil || u.Short }

// pad does to a file what a power loss may: it puts NUL bytes behind the text.
func (r *run) pad() {
	r.t.Helper()
	text := r.content()
	if text == "none" {
		return
	}
	if err := os.WriteFile(r.path, []byte(text+strings.Repeat("\x00", 100)), 0o600); err != nil {
		r.t.Error(err)
	}
}

// writers lets several runs work on one file. Short runs all add their line; of other runs the second is refused.
func (u User) writers(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if u.Short {
		u.crowd(t, file)
		return
	}
	first := u.start(t, u.Begin, file)
	if !first.write(0) {
		t.Fatal(first.said.String())
	}
	for _, args := range [][]string{u.Begin, u.again()} {
		u.refused(t, args, file, "is at work on it; wait for that one, or name another file")
	}
	first.kill()
	first.lines()
}

// crowd lets many short runs end at the same time.
func (u User) crowd(t *testing.T, file string) {
	const runs = 20
	all := make([]*run, runs)
	for i := range all {
		all[i] = u.start(t, u.Begin, file)
	}
	for _, r := range all {
		<-r.ended
	}
	if n := all[0].lines(); n != runs {
		t.Errorf("%d lines of %d runs; the first said: %s", n, runs, all[0].said.String())
	}
}

// hostile gives the command files of other formats. It must end at once, with one line.
func (u User) hostile(t *testing.T) {
	dir := t.TempDir()
	huge := filepath.Join(dir, "huge")
	if err := os.WriteFile(huge, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(huge, 6<<30); err != nil {
		t.Log("no huge file here:", err)
	}
	text := filepath.Join(dir, "text")
	if err := os.WriteFile(text, []byte("buy milk"), 0o600); err != nil {
		t.Fatal(err)
	}
	files := []string{dir, huge, text, filepath.Join(dir, "none", "file")}
	if u.Short {
		files = []string{dir, huge, filepath.Join(dir, "none", "file")} // paths that can't be read
	}
	for _, device := range []string{"/dev/zero", "/dev/full"} {
		if _, err := os.Stat(device); err == nil {
			files = append(files, device)
		}
	}
	remedy := ""
	if u.adds() {
		remedy = "; name "
	}
	for _, file := range files {
		u.refused(t, u.again(), file, remedy)
	}
	if kept, err := os.ReadFile(text); err != nil || string(kept) != "buy milk" {
		t.Errorf("somebody else's text is now %q, %v", kept, err)
	}
}

// permissions gives the command a file that the user may only read, and a file in such a folder.
func (u User) permissions(t *testing.T) {
	if os.Geteuid() <= 0 {
		t.Skip("root may write everywhere, and other systems than Unix have other rules")
	}
	locked, dir := filepath.Join(t.TempDir(), "locked"), t.TempDir()
	if err := errors.Join(os.WriteFile(locked, []byte("kept"), 0o400), os.Chmod(dir, 0o500)); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{locked, filepath.Join(dir, "file")} {
		u.refused(t, u.Begin, file, "")
	}
	if kept, err := os.ReadFile(locked); err != nil || string(kept) != "kept" {
		t.Errorf("a file that may only be read is now %q, %v", kept, err)
	}
}

// refused runs a command that ends with exit code 2 and one line.
func (u User) refused(t *testing.T, args []string, file, why string) {
	t.Helper()
	r := u.start(t, args, file)
	_ = r.words.Close()
	<-r.ended
	said := r.said.String()
	if r.cmd.ProcessState.ExitCode() != 2 || strings.Count(said, "\n") != 1 || !strings.Contains(said, why) {
		t.Errorf("%s with %s: exit code %d, and %q; want 2 and one line", u.Name, file, r.cmd.ProcessState.ExitCode(), said)
	}
}
