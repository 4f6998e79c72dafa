package benchmarks

// Pancakes and maps: the field's other standard domains.

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"kedou/search"
	"kedou/search/searchtest"
)

var pancakeDomain = Domain{
	Name: "pancake", Size: "pancakes", Strategies: engines(openPancake, "gap", "none"),
	measure: func(p Problem) (int, error) {
		_, err := openPancake(p)
		return strings.Count(p.Text, ",") + 1, err
	},
}

// openPancake reads the sizes from the top, between commas, 0 the smallest.
func openPancake(p Problem) (i instance[searchtest.Pancakes, uint8, searchtest.Pancakes], err error) {
	fields := strings.Split(p.Text, ",")
	problem, err := searchtest.NewPancake(len(fields))
	if err != nil {
		return i, err
	}
	sizes, seen := make([]int, len(fields)), 0
	for n, f := range fields {
		size, err := strconv.Atoi(strings.TrimSpace(f))
		if err != nil || size < 0 || size >= len(fields) || seen&(1<<size) != 0 {
			return i, fmt.Errorf("pancake %d: %q is no size of 0 to %d, or stands twice", n+1, f, len(fields)-1)
		}
		seen |= 1 << size
		sizes[n] = size
	}
	i.problem, i.start = problem, searchtest.StackOf(sizes)
	i.score = either("gap", problem.Gap)
	return i, nil
}

var mapDomain = Domain{
	Name: "map", Size: "cells a side", Strategies: engines(openMap, "octile", "none"),
	measure: func(p Problem) (int, error) {
		size, _, _, err := readMap(p.Text)
		return size, err
	},
}

// openMap draws the random map of a problem's text, such as "200 30 7": the cells a side, the
// walls in a hundred cells, the seed.
func openMap(p Problem) (i instance[searchtest.Cell, uint8, searchtest.Cell], err error) {
	size, walls, seed, err := readMap(p.Text)
	if err != nil {
		return i, err
	}
	m := searchtest.RandomMap(rand.New(rand.NewPCG(seed, 0)), size, walls)
	i.problem, i.start, i.score = m, m.Start, either("octile", m.Octile)
	return i, nil
}

func readMap(text string) (size, walls int, seed uint64, err error) {
	var rest string
	n, _ := fmt.Sscanf(text+" .", "%d %d %d %s", &size, &walls, &seed, &rest)
	if n != 4 || rest != "." || size < 2 || size > 4096 || walls < 0 || walls > 100 {
		err = fmt.Errorf("%q is no map; want cells a side (2 to 4096), walls in a hundred, and a seed, as in 200 30 7", text)
	}
	return size, walls, seed, err
}

// either returns the only score of a domain by its name.
func either[S any](name string, h func(S) search.Cost) func(string) func(S) search.Cost {
	return func(asked string) func(S) search.Cost {
		if asked == name {
			return h
		}
		return nil
	}
}
