package benchmarks

// Growth: what a problem costs by its size, as a table beside the picture.

import (
	"fmt"
	"io"
	"slices"
)

// growthNote says how undecided problems count in a table of growth and its picture.
const growthNote = "time and states are medians over the problems decided, memory is the largest among them; an undecided problem counts only against its strategy, " +
	"in the number decided, and the picture leaves out the sizes where there is one"

// writeGrowth prints, as Markdown, a row a size: for each strategy how many
// problems of the size it decides, and over those the median time, the median
// of the expanded states and the largest memory.
func writeGrowth(w io.Writer, sizeName string, runs []Run) error {
	names, cells := tabulate(runs)
	var sizes []int
	for _, c := range cells[names[0]] {
		if !slices.Contains(sizes, c.size) {
			sizes = append(sizes, c.size)
		}
	}
	slices.Sort(sizes)
	t := Table{Head: []string{sizeName}}
	for _, n := range names {
		t.Head = append(t.Head, n+": decided, time, states, memory")
	}
	for _, size := range sizes {
		row := []string{fmt.Sprint(size)}
		for _, n := range names {
			row = append(row, costAt(cells[n], size))
		}
		t.Add(row...)
	}
	return t.Markdown(w)
}

// costAt sums up the cells of one size.
func costAt(cells []cell, size int) string {
	var times, nodes []float64
	var memory int64
	all := 0
	for _, c := range cells {
		if c.size != size {
			continue
		}
		all++
		if c.decided {
			times, nodes, memory = append(times, c.seconds), append(nodes, c.nodes), max(memory, c.bytes)
		}
	}
	return fmt.Sprintf("%d/%d, %s, %s, %s", len(times), all, seconds(median(times)), count(median(nodes)), bytesOf(memory))
}
