package journal

// One process at a time.

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"time"

	"github.com/gofrs/flock"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
)

// patience is the number of tries for the lock of a process that adds one line, and pause the time between two: about 20 s in all.
const (
	patience = 2000
	pause    = 10 * time.Millisecond
)

// errLocked means that another process is at work on a file.
var errLocked = phrase.Errorf("locked by another process")

// Busy is the error about a file on which another process works.
type Busy struct{ Err error }

// Error names the file and the remedy.
func (b Busy) Error() string { return b.Err.Error() }

// Phrase returns the parts of the error's message.
func (b Busy) Phrase() phrase.Text { return phrase.Of(b.Err) }

// lock keeps other processes from working on the file at path, which must be a regular file or missing, until unlock is called or
// this process ends. It tries to get the lock at most this often.
func (f Format) lock(path string, again int) (unlock func(), err error) {
	if info, err := os.Stat(path); path == "-" || path == "" || err == nil && !info.Mode().IsRegular() {
		return nil, phrase.Errorf("%s: not a file; name another", f.name(path))
	}
	for {
		unlock, err = tryLock(path)
		switch {
		case err == nil:
			return unlock, nil
		case !errors.Is(err, errLocked):
			return nil, phrase.Errorf("%s: no file can be made in its folder: %w; name a file in another", f.name(path), cmdline.Bare(err))
		case again == 0:
			return nil, Busy{phrase.Errorf("%s: another %s is at work on it; wait for that one, or name another file", f.name(path), f.Owner)}
		}
		again--
		time.Sleep(pause)
	}
}

// tryLock locks a file next to the file of path, with .lock added to its name. Unlock removes the lock file.
func tryLock(path string) (unlock func(), err error) {
	lock := flock.New(cmdline.Real(path)+".lock", flock.SetFlag(os.O_CREATE|os.O_RDWR))
	free, err := lock.TryLock()
	switch {
	case err != nil:
		return nil, err
	case !free:
		return nil, errLocked
	}
	// The last holder may just have removed the lock file, and a third process may have made a new one.
	mine, err := lock.Stat()
	there, gone := os.Stat(lock.Path())
	if err != nil || gone != nil || !os.SameFile(mine, there) {
		_ = lock.Unlock()
		return nil, errLocked
	}
	return func() {
		_ = os.Remove(lock.Path()) // where open files can't be removed, the file stays
		_ = lock.Unlock()
	}, nil
}

// existing opens the file at path for reading: nil if there is none.
func (f Format) existing(path string) (*os.File, error) {
	switch info, err := os.Stat(path); {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err == nil && !info.Mode().IsRegular():
		return nil, phrase.Errorf("%s: not a file; name another", f.name(path))
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, f.wrong(path, "can't be read", err)
	}
	return file, nil
}

// Held is a file that one run locks and rewrites as a whole. A nil Held isn't written.
type Held struct {
	path   string
	unlock func()
}

// Hold keeps the file at path for this process, and removes what killed processes have left beside it. If fresh, an existing file is an error.
func Hold(path string, f Format, fresh bool) (*Held, error) {
	unlock, err := f.lock(path, 0)
	if err != nil {
		return nil, err
	}
	if _, err := os.Lstat(path); fresh && !errors.Is(err, fs.ErrNotExist) {
		unlock()
		return nil, phrase.Errorf("%s: the file exists already; continue its game with --resume, or name another file", f.name(path))
	}
	cmdline.Sweep(path)
	return &Held{path, unlock}, nil
}

// Write replaces the content of the file, as a whole or not at all, and puts it on the disk.
func (h *Held) Write(text []byte) error {
	if h == nil {
		return nil
	}
	return cmdline.WriteFile(h.path, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
}

// Close lets others work on the file.
func (h *Held) Close() {
	if h != nil {
		h.unlock()
	}
}
