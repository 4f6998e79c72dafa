// The command compare: predictions, and how often they came true.

package main

import (
	"fmt"
	"io"
	"math"
	"path/filepath"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/strong"
)

func compareCommand() *cli.Command {
	return &cli.Command{
		Name:      "compare",
		Usage:     "hold the player's chances against the ends of the games that play printed; prints Markdown",
		ArgsUsage: "FILE…",
		Flags:     []cli.Flag{&cli.StringFlag{Name: "svg", Usage: "draw the chances of the first file in `FILE`"}},
		Action: func(c *cli.Context) error {
			files, err := readAll(c)
			if err != nil {
				return err
			}
			names := c.Args().Slice()
			write(c.App.Writer, summary(names, files))
			write(c.App.Writer, seatsTable(names, files, strong.Searched))
			write(c.App.Writer, stagesTable(files[0]))
			write(c.App.Writer, seatsTable(names[:1], files[:1], strong.Compared))
			if path := c.String("svg"); path != "" {
				return cmdline.WriteFile(path, func(w io.Writer) error { return draw(w, files[0]) })
			}
			return nil
		},
	}
}

// write prints a table as Markdown, with an empty line below.
func write(w io.Writer, t *benchmarks.Table) {
	_ = t.Markdown(w)
	fmt.Fprintln(w)
}

// nameOf is a file's name, without folder and ending.
func nameOf(path string) string {
	base := filepath.Base(path)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// seatNames are the seats as the tables name them.
var seatNames = [doudizhu.Seats]string{"landlord", "down", "up"}

// head begins a table with the bins above a half.
func head(first ...string) *benchmarks.Table {
	t := &benchmarks.Table{Head: first}
	for b := firstBin; b < bins; b++ {
		t.Head = append(t.Head, fmt.Sprintf(".%d to %s", b, strings.TrimPrefix(fmt.Sprintf("%.1f", float64(b+1)/bins), "0")))
	}
	return t
}

// firstBin begins at a half.
const firstBin = bins / 2

// row adds the bins of some moments to a table.
func row(t *benchmarks.Table, list []moment, read chance, names ...string) {
	for b := firstBin; b < bins; b++ {
		names = append(names, binOf(list, b, read).String())
	}
	t.Add(names...)
}

// seatsTable has a row for each file and seat, and one for the landlord's and the peasants' uncalibrated shares.
func seatsTable(names []string, files [][]moment, by strong.Reading) *benchmarks.Table {
	t := head("games", "seat", []string{"chance of a decision", "chance of games compared"}[by])
	for i, list := range files {
		for seat := range doudizhu.Seats {
			mine := selected(list, func(m *moment) bool { return m.By == by && m.Seat == seat })
			row(t, mine, shareChance, nameOf(names[i]), seatNames[seat], "share")
			row(t, mine, readChance, nameOf(names[i]), seatNames[seat], "reading")
		}
	}
	return t
}

// gameStages are parts of a game, by the most cards in play.
var gameStages = []struct {
	name string
	most int
}{{"37 to 54 cards", 54}, {"20 to 36 cards", 36}, {"at most 19 cards", 19}}

// inStage reports whether a moment of the player's own decisions lies in a stage.
func inStage(m *moment, stage int) bool {
	least := 0
	if stage+1 < len(gameStages) {
		least = gameStages[stage+1].most + 1
	}
	return m.By == strong.Searched && m.Cards >= least && m.Cards <= gameStages[stage].most
}

// stagesTable has a row for each seat and stage of a file, and rows for games with an auction and without.
func stagesTable(list []moment) *benchmarks.Table {
	t := head("stage", "seat")
	for i, s := range gameStages {
		for seat := range doudizhu.Seats {
			row(t, selected(list, func(m *moment) bool { return m.Seat == seat && inStage(m, i) }), readChance, s.name, seatNames[seat])
		}
	}
	for _, auction := range []bool{false, true} {
		for seat := range doudizhu.Seats {
			name := map[bool]string{false: "without an auction", true: "with one"}[auction]
			row(t, selected(list, func(m *moment) bool { return m.By == strong.Searched && m.Seat == seat && m.Auction == auction }), readChance, name, seatNames[seat])
		}
	}
	return t
}

// enough is the number of decisions that a bin needs to count for the bar.
const enough = 500

// bar is the greatest error allowed in a bin.
const bar = 0.02

// summary writes the errors of the bins of each file, seat by seat.
func summary(names []string, files [][]moment) *benchmarks.Table {
	t := &benchmarks.Table{Head: []string{"games", "decisions", "Brier score of shares", "of readings", "bins with 500 decisions", "within .02", "farthest off"}}
	for i, list := range files {
		mine := selected(list, func(m *moment) bool { return m.By == strong.Searched })
		all, within, worst := 0, 0, 0.
		for seat := range doudizhu.Seats {
			own := selected(mine, func(m *moment) bool { return m.Seat == seat })
			for b := firstBin; b < bins; b++ {
				if bin := binOf(own, b, readChance); bin.n >= enough {
					all++
					if math.Abs(bin.off.Mean) <= bar {
						within++
					}
					worst = max(worst, math.Abs(bin.off.Mean))
				}
			}
		}
		t.Add(nameOf(names[i]), cmdline.Count(len(mine)), fmt.Sprintf("%.4f", brier(mine, shareChance)), fmt.Sprintf("%.4f", brier(mine, readChance)), fmt.Sprint(all), fmt.Sprint(within), fmt.Sprintf("%.3f", worst))
	}
	return t
}

// draw draws the results of shares and of readings, by seat, and of readings by stage.
func draw(w io.Writer, list []moment) error {
	var curves []benchmarks.Curve
	for _, read := range []struct {
		name string
		chance
	}{{"share of playouts", shareChance}, {"chance", readChance}} {
		for seat := range doudizhu.Seats {
			mine := selected(list, func(m *moment) bool { return m.By == strong.Searched && m.Seat == seat })
			curves = append(curves, benchmarks.Curve{Name: read.name + ", " + seatNames[seat], Points: points(mine, read.chance)})
		}
	}
	for i, s := range gameStages {
		mine := selected(list, func(m *moment) bool { return inStage(m, i) })
		curves = append(curves, benchmarks.Curve{Name: "chance, " + s.name, Points: points(mine, readChance)})
	}
	return benchmarks.DrawCalibration(w, "The strong player's chances among its own kind, and the games won", curves)
}
