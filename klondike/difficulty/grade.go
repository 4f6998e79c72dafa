package difficulty

// Grades: names for the share of games that plain players win, and the rank of a deal among random ones.

import (
	_ "embed"
	"encoding/csv"
	"strconv"
	"strings"
	"sync"

	"kedou/klondike"
)

// Grade says how hard a winnable deal is. The zero value is no grade.
type Grade uint8

// The grades, the easiest first.
const (
	Easy Grade = iota + 1
	Medium
	Hard
	Expert
)

// grades hold the names, and the least percentage of games won for each grade.
var grades = [...]struct {
	name  string
	least int
}{Easy: {"easy", 40}, Medium: {"medium", 15}, Hard: {"hard", 4}, Expert: {"expert", 0}}

// Names lists the names of the grades, the easiest first.
func Names() (names []string) {
	for _, g := range grades[Easy:] {
		names = append(names, g.name)
	}
	return names
}

// String is one of Names, and empty for no grade.
func (g Grade) String() string { return grades[g].name }

// About says what g measures, for example "simple play wins 15 to 39 of 100".
func (g Grade) About() string {
	least := strconv.Itoa(grades[g].least)
	switch g {
	case Easy:
		return "simple play wins " + least + " or more of 100"
	case Expert:
		return "simple play wins " + strconv.Itoa(grades[Hard].least-1) + " or fewer of 100"
	}
	return "simple play wins " + least + " to " + strconv.Itoa(grades[g-1].least-1) + " of 100"
}

// GradeOf returns the grade of a winnable deal by the games won and played.
func GradeOf(won, games int) Grade {
	g := Easy
	for g < Expert && 100*won < grades[g].least*games {
		g++
	}
	return g
}

// referenceSeed is the seed of the first reference deal, and referenceDeals their number.
const (
	referenceSeed  = 3_000_000
	referenceDeals = 10_000
)

// lost stands in the reference, in place of the number of games won, for a deal that can't be won.
const lost = -1

//go:embed reference.csv
var reference string

// wins returns the games won, of Games, of each reference deal, by draw count.
var wins = sync.OnceValues(func() (map[int][]int, error) {
	rows, err := csv.NewReader(strings.NewReader(reference)).ReadAll()
	list := map[int][]int{}
	for i := 1; i < len(rows) && err == nil; i++ {
		for column, draw := range []int{1, 3} {
			var n int
			if n, err = strconv.Atoi(rows[i][1+column]); err != nil {
				return nil, err
			}
			list[draw] = append(list[draw], n)
		}
	}
	return list, err
})

// Rank is the place of a deal among the reference deals.
type Rank struct {
	easier int // deals of which the plain players win more games
	equal  int // deals of which they win as many
	Lost   int // deals that can't be won
	Deals  int
}

// Percentile is the percentage of deals that are easier, plus half of those that are equal.
func (r Rank) Percentile() float64 {
	return 100 * (float64(r.easier) + float64(r.equal)/2) / float64(r.Deals)
}

// RankOf returns the rank of a winnable deal by the games won of Games. It is false for rules without reference deals: all but draw 1 and
// draw 3 with unlimited redeals and worrying back.
func RankOf(r klondike.Rules, won int) (Rank, bool) {
	all, err := wins()
	list := all[r.Draw]
	if err != nil || list == nil || r != klondike.Standard(r.Draw) {
		return Rank{}, false
	}
	rank := Rank{Deals: len(list)}
	for _, n := range list {
		switch {
		case n == lost:
			rank.Lost++
		case n > won:
			rank.easier++
		case n == won:
			rank.equal++
		}
	}
	return rank, true
}
