package main

// The file of a pool: whole lines beside its place, which a later run goes on with.

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/deals"
	"kedou/klondike"
	"kedou/klondike/difficulty"
)

// poolFile is the file of a pool. The lines are in a file of the same name with .part behind it until commit.
// Another run that is at the same file is locked out.
type poolFile struct {
	path   string
	part   *os.File
	unlock func()
}

// open makes the file of -o, if that is given, and with --resume counts what is there.
func (p *pooling) open() error {
	path := p.c.String("o")
	info, err := os.Stat(path)
	switch {
	case !p.c.IsSet("o"):
		return nil
	case path == "-" || path == "":
		return cmdline.Usagef(p.c, "-o %q: standard output has the answer; name a file", path)
	case err == nil && !info.Mode().IsRegular():
		return fmt.Errorf("-o %s: not a file; name another", path)
	}
	if p.file, err = openPart(path, p.c.Bool("resume")); err != nil || !p.c.Bool("resume") {
		return err
	}
	if err := p.resume(); err != nil {
		p.file.close()
		return err
	}
	return nil
}

// openPart opens the part of a file, which is there already only if the run goes on with it.
func openPart(path string, goesOn bool) (*poolFile, error) {
	unlock, err := cmdline.Lock(path)
	switch {
	case errors.Is(err, cmdline.ErrLocked):
		return nil, fmt.Errorf("-o %s: another klondike generate is at work on it; wait for that one, or name another file", path)
	case err != nil:
		return nil, fmt.Errorf("-o %w", err)
	}
	flags := os.O_RDWR | os.O_CREATE
	if !goesOn {
		flags |= os.O_EXCL
	}
	part, err := os.OpenFile(path+".part", flags, 0o666)
	switch {
	case err == nil:
		return &poolFile{path, part, unlock}, nil
	case errors.Is(err, fs.ErrExist):
		err = fmt.Errorf("%s.part is there from a run that was interrupted; --resume goes on with it, or take it away", path)
	default:
		err = fmt.Errorf("-o: %w", err)
	}
	unlock()
	return nil, err
}

// resume counts the whole lines of the part, or those of the finished file, of which it makes the part.
func (p *pooling) resume() error {
	from, name := p.file.part, p.file.path+".part"
	if info, err := from.Stat(); err != nil {
		return err
	} else if finished, err := os.Open(p.file.path); err == nil && info.Size() == 0 {
		defer finished.Close()
		from, name = finished, p.file.path
	}
	whole, err := p.countLines(from, name)
	if err != nil {
		return err
	}
	if from != p.file.part {
		if _, err = from.Seek(0, io.SeekStart); err == nil {
			_, err = io.CopyN(p.file.part, from, whole)
		}
		return err
	}
	if err := from.Truncate(whole); err != nil {
		return err
	}
	_, err = from.Seek(whole, io.SeekStart)
	return err
}

// countLines counts the deals of a file, and returns where the last of them ends. More deals than are asked for are an
// error: what was made stays.
func (p *pooling) countLines(file io.Reader, name string) (whole int64, err error) {
	lines := bufio.NewReader(file)
	for number := 1; ; number++ {
		line, err := lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) { // a line without an end was cut off
			return whole, nil
		}
		if err == nil && p.count.kept == p.c.Int("n") {
			return whole, fmt.Errorf("%s has more than the %s of -n; ask for as many as there are, or name another file",
				name, cmdline.Plural(p.count.kept, "deal"))
		}
		if err == nil {
			err = p.readd(line)
		}
		if err != nil {
			return whole, fmt.Errorf("%s:%d: %w; name another file", name, number, err)
		}
		whole += int64(len(line))
	}
}

// readd counts a deal that an earlier run has written.
func (p *pooling) readd(line []byte) error {
	var r deals.Rating
	if err := records.Decode(bytes.TrimSpace(line), &r); err != nil {
		return err
	}
	seed, err := strconv.ParseUint(r.ID, 10, 64)
	if err != nil || seed < p.next || r.Draw != p.rules.Draw || r.Redeals != p.rules.Redeals || r.NoBack == p.rules.WorryBack ||
		r.Deal != klondike.Neutral(klondike.NewDeal(seed, p.rules), p.rules) ||
		r.Verdict == "solved" && r.Games != difficulty.Games || !p.wants(r.Verdict, r.Difficulty) {
		return fmt.Errorf("deal %s isn't one that these flags make", r.ID)
	}
	p.count.keep(&r)
	p.count.resumed = true
	p.count.tried += int(seed - p.next + 1)
	p.next = seed + 1
	return nil
}

// Write adds a line, by a single write.
func (f *poolFile) Write(line []byte) (int, error) { return f.part.Write(line) }

// commit puts the finished file in its place.
func (f *poolFile) commit() error {
	if f == nil {
		return nil
	}
	if err := f.part.Sync(); err != nil {
		return err
	}
	if err := f.part.Close(); err != nil {
		return err
	}
	return os.Rename(f.part.Name(), f.path)
}

// sum returns the SHA-256 of the finished file.
func (f *poolFile) sum() (string, error) {
	file, err := os.Open(f.path)
	if err != nil {
		return "", err
	}
	defer file.Close()
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", h.Sum(nil)), nil
}

// close closes the file. A part without a line is taken away.
func (f *poolFile) close() {
	if f == nil {
		return
	}
	defer f.unlock()
	info, err := f.part.Stat()
	_ = f.part.Close()
	if err == nil && info.Size() == 0 {
		_ = os.Remove(f.part.Name())
	}
}
