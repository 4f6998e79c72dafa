// Package journal owns the files with which a run of a command continues: results and records, to which it adds lines;
// pools, which exist only whole; and the present game, which is rewritten after every move.
//
// One process at a time works on such a file: a second process gets an error, or waits if it only adds one line.
// A line is added by a single write, so that a killed process leaves whole lines and at most one torn line.
// The next run cuts the torn line off and does its work again. Lines are put on the disk when the file is closed or committed, not one by
// one: a machine that loses its power may lose lines of this run, but no older ones. It may leave NUL bytes behind the last line, which are
// cut off too.
package journal

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
)

// longestLine is the longest line that is read, in bytes.
const longestLine = 1 << 20

// Format describes a file: its lines, and its writer.
type Format struct {
	Flag     string // the flag that names the file: "--results". Errors about the file begin with it
	Owner    string // the command that writes such files: "klondike bot"
	Manifest []byte // the first line, with its end, on which the other lines depend; nil: there is none
	Start    string // begins every other line
	KeepTorn bool   // a last line without an end is read and gets its end

	// Read takes the whole lines of the file, in their order and without their ends, with their numbers from 1. It keeps no line.
	Read func(number int, line []byte) error
}

// Journal is a file to which lines are added. A nil one has no lines and takes none.
type Journal struct {
	path   string // the final place of the file
	file   *os.File
	size   int64 // bytes of whole lines
	end    bool  // the last line lacks its end
	unlock func()
}

// Open opens the file at path and reads its lines, or makes the file. A torn last line is cut off; other text without an end is
// an error, and so are another manifest, and a line that f.Read refuses.
func Open(path string, f Format) (*Journal, error) { return f.open(path, 0) }

// Append adds a line to the file at path, which is made if it is missing, after its lines are read. Append waits for other
// processes that do the same. Without a line, nil, it only makes the file.
func Append(path string, f Format, line []byte) error {
	j, err := f.open(path, patience)
	if err != nil {
		return err
	}
	if len(line) > 0 {
		_, err = j.Write(line)
	}
	return errors.Join(err, j.Close())
}

// Read reads the lines of the file at path, and doesn't change the file. A missing file counts as empty.
func Read(path string, f Format) error {
	file, err := f.existing(path)
	if file == nil {
		return err
	}
	defer file.Close()
	_, _, err = f.read(file, path)
	return err
}

func (f Format) open(path string, wait int) (*Journal, error) {
	unlock, err := f.lock(path, wait)
	if err != nil {
		return nil, err
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		unlock()
		return nil, f.wrong(path, "can't be written", err)
	}
	j := &Journal{path: path, file: file, unlock: unlock}
	if err := f.goOn(j); err != nil {
		_ = j.Close()
		return nil, err
	}
	return j, nil
}

// goOn reads the lines and makes the file ready for the next one.
func (f Format) goOn(j *Journal) (err error) {
	whole, rest, err := f.read(j.file, j.file.Name())
	if err != nil {
		return err
	}
	j.size = whole
	if torn := unpadded(rest); f.keeps(whole == 0, torn) {
		j.end, j.size = true, whole+int64(len(torn))
	}
	if j.size < whole+int64(len(rest)) {
		err = j.file.Truncate(j.size)
	}
	if err == nil {
		_, err = j.file.Seek(j.size, io.SeekStart)
	}
	if err == nil && j.size == 0 && f.Manifest != nil {
		_, err = j.Write(f.Manifest)
	}
	if err != nil {
		return f.wrong(j.path, "can't be written", err)
	}
	return nil
}

// unpadded is a text without the NUL bytes at its end: a file system may have made room for a line whose text the power loss took.
func unpadded(text []byte) []byte { return bytes.TrimRight(text, "\x00") }

// read hands over the lines of a file, and returns the bytes of the whole lines, and the text after them.
func (f Format) read(file io.Reader, path string) (size int64, rest []byte, err error) {
	lines := bufio.NewReaderSize(file, longestLine)
	for number := 1; ; number++ {
		line, err := lines.ReadSlice('\n')
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			err = phrase.Errorf("the line is longer than %s", cmdline.Bytes(longestLine))
		case errors.Is(err, io.EOF):
			rest = bytes.Clone(line)
			if err = f.mayBegin(number, unpadded(rest)); err == nil {
				return size, rest, nil
			}
		case err != nil:
			return 0, nil, f.wrong(path, "can't be read", err)
		default:
			err = f.take(number, line)
			size += int64(len(line))
		}
		if err != nil {
			return 0, nil, phrase.Errorf("%s:%d: %w; name another file", f.name(path), number, err)
		}
	}
}

// take checks the manifest, or hands a line over. It skips empty lines.
func (f Format) take(number int, line []byte) error {
	switch {
	case number == 1 && f.Manifest != nil:
		return f.agree(line)
	case f.Read == nil || len(bytes.TrimSpace(line)) == 0:
		return nil
	}
	return f.Read(number, bytes.TrimSuffix(line, []byte("\n")))
}

// agree compares the manifest of the file with the command's.
func (f Format) agree(line []byte) error {
	switch {
	case bytes.Equal(line, f.Manifest):
		return nil
	case bytes.Equal(bytes.Replace(line, []byte("\r\n"), []byte("\n"), 1), f.Manifest):
		return phrase.Errorf("the line ends in CR LF, where LF alone belongs (dos2unix mends the file)")
	case !json.Valid(line):
		return f.foreign()
	}
	return phrase.Errorf("it was begun as %s, not as %s", bytes.TrimSpace(line), bytes.TrimSpace(f.Manifest))
}

// keeps reports whether a last line without an end stays: where the format says so, and where only the end is missing, because what a person
// has played is not played again.
func (f Format) keeps(first bool, torn []byte) bool {
	return len(torn) > 0 && (f.KeepTorn || json.Valid(torn) && !(first && f.Manifest != nil))
}

// mayBegin refuses a line without an end that isn't the beginning of a line of this file: such text belongs to another program.
func (f Format) mayBegin(number int, torn []byte) error {
	want := []byte(f.Start)
	switch {
	case f.keeps(number == 1, torn):
		return f.take(number, torn)
	case number == 1 && f.Manifest != nil:
		want = f.Manifest
	}
	if n := min(len(torn), len(want)); !bytes.Equal(torn[:n], want[:n]) {
		return f.foreign()
	}
	return nil
}

func (f Format) foreign() error { return phrase.Errorf("not what %s writes", f.Owner) }

// Write adds lines, with their ends, by a single write. Either all lines are written, or none.
func (j *Journal) Write(lines []byte) (int, error) {
	if j == nil {
		return len(lines), nil
	}
	text := lines
	if j.end {
		text = append([]byte("\n"), lines...)
	}
	if _, err := j.file.Write(text); err != nil {
		_ = j.file.Truncate(j.size) // if this fails, the next run truncates
		_, _ = j.file.Seek(j.size, io.SeekStart)
		return 0, err
	}
	j.size += int64(len(text))
	j.end = false
	return len(lines), nil
}

// Close puts the lines on the disk and lets others work on the file. The part of a file that isn't
// committed stays, unless it has no line.
func (j *Journal) Close() error {
	if j == nil || j.file == nil {
		return nil
	}
	defer j.unlock()
	info, err := j.file.Stat()
	err = errors.Join(err, j.file.Sync(), j.file.Close())
	if name := j.file.Name(); err == nil && info.Size() == 0 && name != j.path {
		err = os.Remove(name)
	}
	j.file = nil
	return err
}

// name names the file in the user's words.
func (f Format) name(path string) string {
	if f.Flag == "" {
		return path
	}
	return f.Flag + " " + path
}

// wrong returns the error of an operation on the file, with its reason.
func (f Format) wrong(path, what string, err error) error {
	return phrase.Errorf("%s: %s: %w", f.name(path), phrase.New(what), cmdline.Bare(err))
}
