package benchmarks

// Curves: the win rate that time buys, from the sums of `klondike bot FILES --json`.

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"

	"kedou/internal/strictjson"
)

// Curves are win rates against seconds of CPU a game: a line for each player and game.
type Curves struct{ lines []*Curve }

// curveLine is the part of a sum that Read needs.
type curveLine struct {
	Curve string  `json:"curve"`
	Games int64   `json:"games"`
	Won   int64   `json:"won"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	CPU   float64 `json:"cpu_per_game"`
}

// Read adds the sums of r as points. An error names the line.
func (c *Curves) Read(name string, r io.Reader) error {
	return eachLine(name, r, func(_ int, text []byte) error {
		var s curveLine
		err := strictjson.UnmarshalKnown(text, &s)
		if err == nil && (s.Curve == "" || s.Games < 1) {
			err = errors.New("no curve and games in it")
		}
		if err != nil {
			return fmt.Errorf("not a sum of klondike bot FILES --json: %w", err)
		}
		line := c.line(s.Curve)
		line.Points = append(line.Points, CurvePoint{max(s.CPU, floor), s.Low, float64(s.Won) / float64(s.Games), s.High})
		return nil
	})
}

func (c *Curves) line(name string) *Curve {
	for _, line := range c.lines {
		if line.Name == name {
			return line
		}
	}
	c.lines = append(c.lines, &Curve{Name: name})
	return c.lines[len(c.lines)-1]
}

// Draw draws the curves, with a logarithmic axis of time, as SVG.
func (c *Curves) Draw(w io.Writer) error {
	p := newPicture("Klondike with hidden cards: games won", "CPU a game, logarithmic",
		"share of games won, with the 95 % interval", decades(seconds), tenths{})
	for i, line := range c.lines {
		slices.SortFunc(line.Points, func(a, b CurvePoint) int { return cmp.Compare(a.X, b.X) })
		p.add(series{name: line.Name, look: i, line: true, marks: true, points: line.at(func(at CurvePoint) float64 { return at.Y }), bars: line.Points})
	}
	return p.write(w)
}
