package cmdline

// Locks on files that one process at a time may work on.

import (
	"errors"
	"fmt"
	"os"

	"github.com/gofrs/flock"
)

// ErrLocked means that another process is at work on a file.
var ErrLocked = errors.New("locked by another process")

// Lock keeps other processes that ask for a Lock from working on the file at path, until unlock is called or this
// process ends. The lock is on a file beside, path.lock, which unlock takes away. The error is ErrLocked, or says why
// that file can't be had.
func Lock(path string) (unlock func(), err error) {
	lock := flock.New(path+".lock", flock.SetFlag(os.O_CREATE|os.O_RDWR))
	free, err := lock.TryLock()
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: can't be locked: %w", path, bare(err))
	case !free:
		return nil, ErrLocked
	}
	// Whoever had the lock before may just have taken its file away, and a third may have made another.
	mine, err := lock.Stat()
	there, gone := os.Stat(lock.Path())
	if err != nil || gone != nil || !os.SameFile(mine, there) {
		_ = lock.Unlock()
		return nil, ErrLocked
	}
	return func() {
		_ = os.Remove(lock.Path()) // where open files can't be removed, the file stays
		_ = lock.Unlock()
	}, nil
}
