package main

// blocks report writes tables and a picture of the lines that blocks find printed.

import (
	"fmt"
	"io"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/interval"
	"kedou/search/strictjson"
)

func reportCommand() *cli.Command {
	return &cli.Command{
		Name:      "report",
		Usage:     "report the sizes of the blocks and their explanations",
		ArgsUsage: "FILE",
		Flags:     []cli.Flag{&cli.StringFlag{Name: "svg", Usage: "draw the sizes in `FILE`"}},
		Action:    report,
	}
}

func report(c *cli.Context) error {
	if c.NArg() != 1 {
		return cmdline.Usagef(c, "name the file that find wrote")
	}
	rows, err := readRows(c)
	if err != nil {
		return err
	}
	write(c.App.Writer, rows)
	if name := c.String("svg"); name != "" {
		return cmdline.WriteFile(name, func(w io.Writer) error { return draw(w, rows) })
	}
	return nil
}

// readRows reads the lines of blocks find.
func readRows(c *cli.Context) (rows []row, err error) {
	in, err := cmdline.CallOf(c).Open(c.Args().First())
	if err != nil {
		return nil, err
	}
	defer in.Close()
	lines := cmdline.NewLines(in)
	for lines.Scan() {
		var r row
		if err := strictjson.Unmarshal([]byte(lines.Text()), &r, "schema"); err != nil || r.Cards == 0 {
			return nil, fmt.Errorf("%s: not a line of blocks find", lines.Place())
		}
		rows = append(rows, r)
	}
	if err := lines.Err(); err != nil || len(rows) > 0 {
		return rows, err
	}
	return nil, fmt.Errorf("%s: no line of blocks find in it", in.Name)
}

// write prints the shares as a Markdown table.
func write(w io.Writer, rows []row) {
	t := benchmarks.Table{Head: []string{"deals", "number", "share, %", "95 % interval"}}
	line := func(what string, is func(row) bool) {
		var n int64
		for _, r := range rows {
			if is(r) {
				n++
			}
		}
		low, high := interval.Wilson(n, int64(len(rows)))
		t.Add(what, fmt.Sprint(n), fmt.Sprintf("%.1f", 100*float64(n)/float64(len(rows))), fmt.Sprintf("%.1f to %.1f", 100*low, 100*high))
	}
	fmt.Fprintf(w, "%d lost deals, seeds %d to %d, draw %d\n\n", len(rows), rows[0].Seed, rows[len(rows)-1].Seed, rows[0].Draw)
	line("explained by one circle", func(r row) bool { return r.Story == "circle" })
	line("by one circle of at most six cards", func(r row) bool { return r.Story == "circle" && r.Waits <= 6 })
	line("by a few cases", func(r row) bool { return r.Story == "cases" })
	line("by no short story", func(r row) bool { return r.Story == "none" })
	line("a block of at most 20 cards", func(r row) bool { return r.Cards <= 20 })
	line("a block shown to be minimal", func(r row) bool { return r.Minimal })
	line("no smaller block than all cards", func(r row) bool { return r.Cards == 52 })
	line("a block with the order of the stock", func(r row) bool { return r.Order })
	line("winnable at draw 1", func(r row) bool { return r.Hand == "solved" })
	_ = t.Markdown(w)
	cards := sorted(rows, func(r row) float64 { return float64(r.Cards) })
	seconds := sorted(rows, func(r row) float64 { return r.Seconds })
	fmt.Fprintf(w, "\nCards of the block: median %.0f, quarters %.0f and %.0f. Seconds for the block: median %.2f, 90 %% below %.2f, at most %.2f.\n",
		cards(0.5), cards(0.25), cards(0.75), seconds(0.5), seconds(0.9), seconds(1))
}

// sorted returns the quantiles of a figure.
func sorted(rows []row, figure func(row) float64) func(q float64) float64 {
	var list []float64
	for _, r := range rows {
		list = append(list, figure(r))
	}
	slices.Sort(list)
	return func(q float64) float64 { return list[int(q*float64(len(list)-1))] }
}

// draw draws, for each kind of explanation, the share of deals against the number of cards in the block.
func draw(w io.Writer, rows []row) error {
	curve := func(name string, is func(row) bool) benchmarks.Curve {
		c := benchmarks.Curve{Name: name}
		for size := range 53 {
			n := 0
			for _, r := range rows {
				if is(r) && r.Cards <= size {
					n++
				}
			}
			c.Points = append(c.Points, benchmarks.CurvePoint{X: float64(size), Y: float64(n) / float64(len(rows))})
		}
		return c
	}
	return benchmarks.DrawCumulative(w, fmt.Sprintf("Blocks of %d lost deals", len(rows)), "cards of the block, at most", "share of the lost deals",
		[]benchmarks.Curve{
			curve("all", func(row) bool { return true }),
			curve("explained by one circle", func(r row) bool { return r.Story == "circle" }),
			curve("without the order of the stock", func(r row) bool { return !r.Order }),
		})
}
