package journal

// Files that exist only whole.

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
)

// Create returns a journal whose lines stand in a file next to path, with .part added to its name, until Commit. If the run continues with
// an earlier one, it reads the earlier lines: of the part, or of the file at path, from which it makes a new part. If not, a part is
// an error.
func Create(path string, f Format, goesOn bool) (*Journal, error) {
	unlock, err := f.lock(path, 0)
	if err != nil {
		return nil, err
	}
	path = cmdline.Real(path)
	mode := os.O_RDWR | os.O_CREATE
	if !goesOn {
		mode |= os.O_EXCL
	}
	part, err := os.OpenFile(path+".part", mode, 0o666)
	if err != nil {
		unlock()
		if errors.Is(err, fs.ErrExist) {
			return nil, phrase.Errorf("%s.part is left from an interrupted run; continue with --resume, or delete the file", f.name(path))
		}
		return nil, f.wrong(path, "can't be written", err)
	}
	j := &Journal{path: path, file: part, unlock: unlock}
	if goesOn {
		err = f.goOnWithPart(j)
	}
	if err != nil {
		_ = j.Close()
		return nil, err
	}
	return j, nil
}

// goOnWithPart reads the lines of the part, or if the part has none, the lines of the finished file, and copies these.
func (f Format) goOnWithPart(j *Journal) error {
	info, err := j.file.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = phrase.Errorf("not a file")
	}
	if err != nil {
		return f.wrong(j.file.Name(), "can't be read", err)
	}
	if info.Size() > 0 {
		return f.goOn(j)
	}
	finished, err := f.existing(j.path)
	if finished == nil {
		return err
	}
	defer finished.Close()
	size, _, err := f.read(finished, j.path)
	if err != nil {
		return err
	}
	if _, err = finished.Seek(0, io.SeekStart); err == nil {
		j.size, err = io.CopyN(j.file, finished, size)
	}
	return err
}

// Commit puts the whole file in its place.
func (j *Journal) Commit() error {
	if j == nil {
		return nil
	}
	if err := errors.Join(j.file.Sync(), j.file.Close()); err != nil {
		return err
	}
	if err := os.Rename(j.file.Name(), j.path); err != nil {
		return err
	}
	j.file = nil
	j.unlock()
	return nil
}
