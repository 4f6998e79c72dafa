package arena

// The files that an arena adds to: its results, with a line for the terms and one for each deal, and records.

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// file is one of these files; a nil file drops all lines.
type file = *journal.Journal

// terms are the first line of the results: the settings on which the deals depend. The number of deals isn't among them, so that deals can be added.
type terms struct {
	Bots    []string `json:"bots"`
	Specs   []string `json:"specs,omitempty"` // the meanings of the labels, if there are any
	Variant string   `json:"variant"`
	Auction bool     `json:"auction"`
	Seed    uint64   `json:"seed"`
}

func (m *match) terms() terms {
	t := terms{Variant: m.arena.Variant.Name, Auction: m.arena.Auction, Seed: m.arena.Seed}
	var specs []string
	labels := false
	for _, b := range m.named {
		t.Bots, specs = append(t.Bots, b.Name), append(specs, b.Spec)
		labels = labels || b.Name != b.Spec
	}
	if labels {
		t.Specs = specs
	}
	return t
}

// open opens the files of the options, and counts the deals in the results.
func (m *match) open() (results, kept file, err error) {
	var manifest bytes.Buffer
	if err := cmdline.WriteJSON(&manifest, m.terms()); err != nil {
		return nil, nil, err
	}
	const owner = "doudizhu arena"
	resumed := false
	if m.results != "" {
		info, missing := os.Stat(m.results)
		resumed = missing == nil && info.Size() > 0
		results, err = journal.Open(m.results, journal.Format{
			Flag: "--results", Owner: owner, Manifest: manifest.Bytes(), Start: `{"schema":1,"deal":`, Read: m.count,
		})
	}
	if err == nil && m.records != "" {
		f := common.RecordFile(owner)
		if resumed {
			f.Read = m.recount(f.Read)
		}
		kept, err = journal.Open(m.records, f)
	}
	if err != nil {
		return nil, nil, errors.Join(err, results.Close())
	}
	return results, kept, nil
}

// count counts a deal of the results, up to the number of deals in the flags.
func (m *match) count(_ int, line []byte) error {
	if m.tally.Deals() >= m.arena.Deals {
		return nil
	}
	var d arena.Deal
	if err := records.Decode(line, &d); err != nil {
		return phrase.Errorf("no deal: %w", err)
	}
	if want := m.arena.Seed + uint64(m.tally.Deals()); d.Seed != want {
		return phrase.Errorf("deal %d, where %d should be", d.Seed, want)
	}
	return m.tally.Add(&d)
}

// recount counts the records at the end of their file that belong to the first deal to play: a run that was
// killed between two writes has left them there.
func (m *match) recount(read func(int, []byte) error) func(int, []byte) error {
	names, seed := m.terms().Bots, m.arena.Seed+uint64(m.tally.Deals())
	sign := fmt.Appendf(nil, `"seed":%d,`, seed)
	return func(number int, line []byte) error {
		var r table.Record
		ours := bytes.Contains(line, sign) && r.UnmarshalJSON(line) == nil && r.Deal.Seed == seed && r.Variant.Name == m.arena.Variant.Name
		for _, name := range r.Names {
			ours = ours && slices.Contains(names, name)
		}
		if m.recorded++; !ours {
			m.recorded = 0
		}
		return read(number, line)
	}
}

// addGames adds the records of a deal's games, except those already there.
func (m *match) addGames(kept file, d *arena.Deal) error {
	fresh := d.Games[min(m.recorded, len(d.Games)):]
	m.recorded = 0
	if kept == nil || len(fresh) == 0 {
		return nil
	}
	var all []byte
	for _, g := range fresh {
		line, err := common.RecordLine(g.Record)
		if err != nil {
			return err
		}
		all = append(all, line...)
	}
	_, err := kept.Write(all)
	return err
}
