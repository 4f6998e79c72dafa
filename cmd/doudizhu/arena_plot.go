// The arena's picture: ratings and their intervals.

package main

import (
	"io"
	"path/filepath"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
)

// draw draws what --plot asks for.
func (m *match) draw() error {
	path := m.c.String("plot")
	if path == "" || m.tally.Deals() < 2 {
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
