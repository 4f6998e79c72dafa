package difficulty

// Grades: names for the share of games that plain players win.

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

// GradeOf returns the grade of a winnable deal by the games won and played.
func GradeOf(won, games int) Grade {
	g := Easy
	for g < Expert && 100*won < grades[g].least*games {
		g++
	}
	return g
}
