// The arena's picture: ratings and their intervals.

package main

import (
	"fmt"
	"io"
	"path/filepath"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

// draw draws what --plot asks for. One deal has no intervals.
func (m *match) draw() error {
	path := m.c.String("plot")
	if path == "" {
		return nil
	}
	if m.tally.Deals() < 2 {
		fmt.Fprintln(m.c.App.ErrWriter, speech(m.c).Sprintf("--plot %s: nothing is drawn of fewer than two deals", cmdline.Printable(path)))
		return nil
	}
	var list []benchmarks.Rated
	for _, s := range m.tally.Standings() {
		low, high := s.RatingInterval()
		list = append(list, benchmarks.Rated{Name: m.name(s.Bot), Low: low, Mean: s.Rating, High: high})
	}
	title := "bots of doudizhu on " + cmdline.Plural(m.tally.Deals(), "deal")
	return cmdline.WriteFile(path, func(w io.Writer) error {
		return benchmarks.DrawRatings(w, filepath.Ext(path)[1:], title, "rating in points of Elo's scale, with the 95 % interval over deals", list)
	})
}
