// The file of an arena's results: what is played, and the deals, a line each.

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

// results is the file, open for further deals. A nil one keeps nothing.
type results struct{ file *os.File }

// openResults opens the file that --results names, makes it if there is none, and counts the deals in it. A last line
// that was cut off is taken away.
func openResults(m *match) (*results, error) {
	path := m.c.String("results")
	if path == "" {
		return nil, nil
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, fmt.Errorf("--results: %w", err)
	}
	whole, err := m.resume(file)
	if err == nil {
		err = file.Truncate(whole)
	}
	if err == nil {
		_, err = file.Seek(whole, io.SeekStart)
	}
	if err == nil && whole == 0 {
		err = cmdline.WriteJSON(file, m.manifest())
	}
	if err != nil {
		_ = file.Close()
		return nil, fmt.Errorf("--results %s: %w", path, err)
	}
	return &results{file}, nil
}

// resume counts the deals of a file, as many as are asked for, and returns where its last whole line ends.
func (m *match) resume(file io.Reader) (whole int64, err error) {
	lines := bufio.NewReader(file)
	for number := 1; ; number++ {
		line, err := lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return whole, nil
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

// check compares the manifest with what is asked for.
func (m *match) check(line []byte) error {
	var was manifest
	if err := json.Unmarshal(line, &was); err != nil {
		return errors.New("no results of an arena; name another file")
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
	if err := json.Unmarshal(line, &d); err != nil {
		return fmt.Errorf("no deal: %w", err)
	}
	if want := m.options.Seed + uint64(m.tally.Deals()); d.Seed != want {
		return fmt.Errorf("deal %d, where %d should be", d.Seed, want)
	}
	return m.tally.Add(&d)
}

// add writes a deal.
func (r *results) add(d *arena.Deal) error {
	if r == nil {
		return nil
	}
	return cmdline.WriteJSON(r.file, d)
}

// Close closes the file.
func (r *results) Close() {
	if r != nil {
		_ = r.file.Close()
	}
}
