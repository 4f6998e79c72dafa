// The files that an arena adds to: its results, which are what is played and the deals, a line each, and records.

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu/arena"
)

// manifest is the first line: on what the deals depend. The number of deals isn't among it, so that more can be added.
type manifest struct {
	Bots    []string `json:"bots"`
	Variant string   `json:"variant"`
	Auction bool     `json:"auction"`
	Seed    uint64   `json:"seed"`
}

func (m *match) manifest() manifest {
	is := manifest{nil, m.options.Variant.Name, m.options.Auction, m.options.Seed}
	for _, b := range m.bots {
		is.Bots = append(is.Bots, b.Name)
	}
	return is
}

// keeper is a file to which lines are added. A nil one keeps nothing.
type keeper struct{ file *os.File }

// appendTo opens the file that a flag names, if it names one, and makes it if there is none.
func appendTo(flag, path string) (*keeper, error) {
	if path == "" {
		return nil, nil
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, fmt.Errorf("--%s: %w", flag, err)
	}
	return &keeper{file}, nil
}

// openRecords opens the file that --records names, behind what is there, which must be whole lines.
func openRecords(path string) (*keeper, error) {
	k, err := appendTo("records", path)
	if k == nil {
		return nil, err
	}
	size, err := k.file.Seek(0, io.SeekEnd)
	if last := []byte{'\n'}; err == nil && size > 0 {
		if _, err = k.file.ReadAt(last, size-1); err == nil && last[0] != '\n' {
			err = errors.New("its last line isn't whole; take the line away, or name another file")
		}
	}
	if err != nil {
		k.close()
		return nil, fmt.Errorf("--records %s: %w", path, err)
	}
	return k, nil
}

// openResults opens the file that --results names, makes it if there is none, and counts the deals in it. A last line
// that was cut off is taken away.
func openResults(m *match) (*keeper, error) {
	path := m.c.String("results")
	k, err := appendTo("results", path)
	if k == nil {
		return nil, err
	}
	if err := k.resume(m); err != nil {
		k.close()
		return nil, fmt.Errorf("--results %s: %w", path, err)
	}
	return k, nil
}

// resume counts the deals of the file and goes to its end.
func (k *keeper) resume(m *match) error {
	if _, err := k.file.Seek(0, io.SeekStart); err != nil {
		return err
	}
	whole, err := m.resume(k.file)
	if err != nil {
		return err
	}
	if err := k.file.Truncate(whole); err != nil {
		return err
	}
	if _, err := k.file.Seek(whole, io.SeekStart); err != nil || whole > 0 {
		return err
	}
	return cmdline.WriteJSON(k.file, m.manifest())
}

// resume counts the deals of a file, as many as are asked for, and returns where its last whole line ends.
func (m *match) resume(file io.Reader) (whole int64, err error) {
	lines := bufio.NewReader(file)
	for number := 1; ; number++ {
		line, err := lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return whole, m.torn(number, line)
		} else if err != nil {
			return whole, err
		}
		if number == 1 {
			err = m.check(line)
		} else if m.tally.Deals() < m.options.Deals {
			err = m.count(line)
		}
		if err != nil {
			return whole, fmt.Errorf("line %d: %w", number, err)
		}
		whole += int64(len(line))
	}
}

// errNoResults is the error about a file that is somebody's, but no arena's.
var errNoResults = errors.New("no results of an arena; name another file")

// torn refuses a first line without an end, unless it is the beginning of this manifest: the file is none of an arena's.
func (m *match) torn(number int, line []byte) error {
	var all bytes.Buffer
	if err := cmdline.WriteJSON(&all, m.manifest()); err != nil {
		return err
	}
	if number == 1 && !bytes.HasPrefix(all.Bytes(), line) {
		return fmt.Errorf("line 1: %w", errNoResults)
	}
	return nil
}

// check compares the manifest with what is asked for.
func (m *match) check(line []byte) error {
	var was manifest
	if err := records.Decode(line, &was); err != nil {
		return errNoResults
	}
	if is := m.manifest(); !reflect.DeepEqual(was, is) {
		now, _ := json.Marshal(is)
		return fmt.Errorf("other games than these were played, %s, not %s; name another file", bytes.TrimSpace(line), now)
	}
	return nil
}

// count counts a deal.
func (m *match) count(line []byte) error {
	var d arena.Deal
	if err := records.Decode(line, &d); err != nil {
		return fmt.Errorf("no deal: %w", err)
	}
	if want := m.options.Seed + uint64(m.tally.Deals()); d.Seed != want {
		return fmt.Errorf("deal %d, where %d should be", d.Seed, want)
	}
	return m.tally.Add(&d)
}

// add writes a deal.
func (k *keeper) add(d *arena.Deal) error {
	if k == nil {
		return nil
	}
	return cmdline.WriteJSON(k.file, d)
}

// games writes the records of a deal's games.
func (k *keeper) games(d *arena.Deal) error {
	if k == nil {
		return nil
	}
	var all []byte
	for _, g := range d.Games {
		line, err := json.Marshal(g.Record)
		if err != nil {
			return cmdline.Internalf("a record: %v", err)
		}
		all = append(append(all, line...), '\n')
	}
	_, err := k.file.Write(all)
	return err
}

// close closes the file.
func (k *keeper) close() {
	if k != nil {
		_ = k.file.Close()
	}
}
