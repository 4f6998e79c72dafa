package main

// The file of games that klondike bot adds to, and reads again.

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
)

// botFile is the file that --results names, which other runs are locked out of. A nil one keeps nothing.
type botFile struct {
	file   *os.File
	done   map[uint64]bool
	unlock func()
}

// openBotFile opens the file, makes it if there is none, and adds those of its games to sum
// that are among n deals from first on. A last line that was cut off is taken away; games
// of another setting are an error.
func openBotFile(path string, is botSetting, first, n uint64, sum *botSum) (*botFile, error) {
	if path == "" {
		return nil, nil
	}
	if info, err := os.Stat(path); path == "-" || err == nil && !info.Mode().IsRegular() {
		return nil, fmt.Errorf("--results %s: not a file; name another, or leave --results away: --json prints the games", path)
	}
	unlock, err := cmdline.Lock(path)
	switch {
	case errors.Is(err, cmdline.ErrLocked):
		return nil, fmt.Errorf("--results %s: another klondike bot is at work on it; wait for that one, or name another file", path)
	case err != nil:
		return nil, fmt.Errorf("--results %w", err)
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		unlock()
		return nil, fmt.Errorf("--results: %w", err)
	}
	f := &botFile{file, map[uint64]bool{}, unlock}
	if err := f.resume(path, is, first, n, sum); err != nil {
		f.close()
		return nil, err
	}
	return f, nil
}

// resume reads the games of the file and goes to its end.
func (f *botFile) resume(path string, is botSetting, first, n uint64, sum *botSum) error {
	whole, err := wholeLines(f.file)
	if err != nil {
		return fmt.Errorf("--results %s: %w", path, err)
	}
	lines := cmdline.NewLines(cmdline.Input{Name: path, ReadCloser: io.NopCloser(io.NewSectionReader(f.file, 0, whole))})
	for lines.Scan() {
		var g botGame
		if err := records.Decode([]byte(lines.Text()), &g); err != nil {
			return fmt.Errorf("--results %s: %w", lines.Place(), err)
		}
		if g.botSetting != is {
			return fmt.Errorf("--results %s: a game of another player or setting; name another file", lines.Place())
		}
		if f.done[g.Deal] = true; g.Deal-first < n {
			sum.add(g)
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	if err := f.file.Truncate(whole); err != nil {
		return fmt.Errorf("--results %s: %w", path, err)
	}
	_, err = f.file.Seek(whole, io.SeekStart)
	return err
}

// wholeLines returns how many bytes of the file are whole lines. What follows must be the
// beginning of a game: a text of somebody else's that has no end of line is an error.
func wholeLines(file *os.File) (int64, error) {
	const longest = 1 << 16 // bytes of a line
	size, err := file.Seek(0, io.SeekEnd)
	if err != nil {
		return 0, err
	}
	from := max(size-longest, 0)
	end := make([]byte, size-from)
	if _, err := file.ReadAt(end, from); err != nil {
		return 0, err
	}
	whole := bytes.LastIndexByte(end, '\n') + 1
	rest, start := string(end[whole:]), recordStart
	if n := min(len(rest), len(start)); rest[:n] != start[:n] || whole == 0 && from > 0 {
		return 0, errors.New("its last line is no game of klondike bot; name another file")
	}
	return from + int64(whole), nil
}

// recordStart begins every line.
const recordStart = `{"schema":1,"deal":`

func (f *botFile) has(deal uint64) bool { return f != nil && f.done[deal] }

// write adds a game, in one write.
func (f *botFile) write(g botGame) error {
	if f == nil {
		return nil
	}
	return cmdline.WriteJSON(f.file, g)
}

func (f *botFile) close() {
	if f != nil {
		_ = f.file.Close() // every line is written by then
		f.unlock()
	}
}

// sumFiles sums up the games of files, each setting by itself.
func sumFiles(c *cli.Context) error {
	var sums []*botSum
	seen := map[botSetting]map[uint64]bool{}
	for _, name := range c.Args().Slice() {
		in, err := cmdline.Open(c, name, nil)
		if err != nil {
			return err
		}
		sums, err = addFile(in, sums, seen)
		if err := errors.Join(err, in.Close()); err != nil {
			return err
		}
	}
	return tellSums(c, sums)
}

// addFile adds the games of a file to the sums of their settings. A deal counts once.
func addFile(in cmdline.Input, sums []*botSum, seen map[botSetting]map[uint64]bool) ([]*botSum, error) {
	lines := cmdline.NewLines(in)
	for lines.Scan() {
		var g botGame
		if err := records.Decode([]byte(lines.Text()), &g); err != nil {
			return nil, fmt.Errorf("%s: %w", lines.Place(), err)
		}
		if g.Player == "" {
			return nil, fmt.Errorf("%s: no game of klondike bot", lines.Place())
		}
		if seen[g.botSetting] == nil {
			seen[g.botSetting] = map[uint64]bool{}
			sums = append(sums, &botSum{botSetting: g.botSetting})
		}
		if seen[g.botSetting][g.Deal] {
			continue
		}
		seen[g.botSetting][g.Deal] = true
		for _, s := range sums {
			if s.botSetting == g.botSetting {
				s.add(g)
			}
		}
	}
	return sums, lines.Err()
}
