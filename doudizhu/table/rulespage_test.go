package table

// The tables of RULES.md about the game at the table, each cell of which is checked, with more auctions and scores.

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kedou/doudizhu"
)

// pageTable returns the rows of the table of RULES.md that begins with a heading, the heading first.
func pageTable(t *testing.T, heading string) (rows [][]string) {
	t.Helper()
	page, err := os.ReadFile("../RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, found := strings.Cut(string(page), "\n"+heading)
	if !found {
		t.Fatalf("RULES.md has no table that begins with %s", heading)
	}
	table, _, _ = strings.Cut(heading+table, "\n\n")
	for i, line := range strings.Split(table, "\n") {
		if i != 1 { // the line under the heading
			cells := strings.Split(strings.Trim(line, "|"), "|")
			for j := range cells {
				cells[j] = strings.TrimSpace(cells[j])
			}
			rows = append(rows, cells)
		}
	}
	return rows
}

func TestRulesPageHasTheVariants(t *testing.T) {
	rows := pageTable(t, "| | standard | rob |")
	if !slices.Equal(rows[0][1:], Variants()) {
		t.Fatalf("the page has columns for %v, there are %v", rows[0][1:], Variants())
	}
	for i, name := range Variants() {
		v := variant(t, name)
		set, asked := "", 0
		for _, s := range doudizhu.RuleSets() {
			if rules, _ := doudizhu.ParseRules(s); rules == v.Rules.Rules {
				set = s
			}
		}
		for s := range doudizhu.Seats {
			if v.mayDouble(s) {
				asked++
			}
		}
		bids := strings.Join(strings.Fields(strings.Trim(fmt.Sprint(v.callable(nil)), "[]")), ", ")
		wild := map[bool]string{true: "none", false: v.Rules.Wild.String()}[v.Rules.Wild.String() == ""]
		for j, want := range []string{
			strconv.Itoa(v.Deck().Cards()), set, wild, strconv.Itoa(NewDeal(v, 1).Bottom.Cards()),
			bids, map[int]string{2: "the peasants", 3: "all"}[asked], strings.Trim(strings.ReplaceAll(fmt.Sprint(v.Doubles()), " ", ", "), "[]"),
		} {
			if row := rows[j+1]; row[i+1] != want {
				t.Errorf("%s, %s: the page says %s, want %s", row[0], name, row[i+1], want)
			}
		}
		if n := NewDeal(v, 1).Hands[0].Cards(); n != 17 || maxRedeals != 3 {
			t.Errorf("%s: %d cards for each, %d times at most; the page says 17, and three times", name, n, maxRedeals)
		}
	}
}

func TestRulesPageHasTheAuctions(t *testing.T) {
	more := [][]string{
		{"standard", "3", "1", "3"}, {"standard", "020", "2", "2"}, {"standard", "123", "3", "3"}, {"rob", "100", "1", "1"},
		{"rob", "010", "2", "1"}, {"rob", "0110", "3", "2"}, {"rob", "001", "3", "1"}, {"yuncheng", "01", "2", "1"},
	}
	for _, row := range append(pageTable(t, "| auction |")[1:], more...) {
		v := variant(t, row[0])
		g := New(v, NewDeal(v, 5))
		calls(t, g, strings.Trim(row[1], "`"))
		caller := (g.landlord-g.deal.First+Chairs)%Chairs + 1
		if got := []string{strconv.Itoa(int(caller)), strconv.Itoa(g.bid)}; g.stage != Doubling || !slices.Equal(got, row[2:]) {
			t.Errorf("%s: stage %d, landlord and score %v, want %v", row[1], g.stage, got, row[2:])
		}
	}
}

func TestRulesPageHasTheScores(t *testing.T) {
	more := [][]string{
		{"landlord", "3", "0", "no", "–", "–", "6, -3, -3"},
		{"landlord", "1", "2", "no", "–", "–", "8, -4, -4"},
		{"landlord", "2", "0", "yes", "–", "–", "8, -4, -4"},
		{"peasants", "1", "0", "yes", "–", "–", "-4, 2, 2"},
		{"landlord", "1", "0", "no", "down", "–", "3, -2, -1"},
		{"landlord", "1", "0", "no", "landlord, up", "–", "6, -2, -4"},
		{"landlord", "1", "0", "no", "down super", "–", "5, -4, -1"},
	}
	for _, row := range append(pageTable(t, "| winner |")[1:], more...) {
		g := NewGiven(variant(t, "standard"), NewDeal(variant(t, "standard"), 1), 0)
		g.bid, _ = strconv.Atoi(row[1])
		g.variant.Cap, _ = strconv.Atoi(row[5])
		for s := range doudizhu.Seats {
			if slices.Contains(strings.Split(row[4], ", "), s.String()) {
				g.doubled[s] = 2
			}
			if slices.Contains(strings.Split(row[4], ", "), s.String()+" super") {
				g.doubled[s] = 4
			}
		}
		g.moves = wonBy(t, row)
		g.stage, g.owner = Over, g.moves[len(g.moves)-1].Chair
		r, _ := g.Result()
		if got := fmt.Sprintf("%d, %d, %d", r.Points[0], r.Points[1], r.Points[2]); got != row[6] || r.Points != (&referee{game: record(g), bid: g.bid, winner: g.owner}).count().Points {
			t.Errorf("%v: points %s", row, got)
		}
	}
}

// record is the record of a game without names.
func record(g *Game) *Record {
	r := g.Record([Chairs]string{})
	return &r
}

// wonBy returns moves that lead to a row's winner, bombs and spring: the landlord, chair 0,
// and in a game without spring a peasant, lay some cards, and the winner a last one.
func wonBy(t *testing.T, row []string) []Move {
	solo := doudizhu.Play{Kind: doudizhu.Solo, Len: 1, Cards: 1}
	bomb := doudizhu.Play{Kind: doudizhu.Bomb, Len: 1, Cards: 4}
	winner := map[string]Chair{"landlord": 0, "peasants": 1}[row[0]]
	moves := []Move{{0, solo}}
	if row[3] == "no" {
		moves = append(moves, Move{1, solo}, Move{0, solo})
	}
	bombs, err := strconv.Atoi(row[2])
	if err != nil {
		t.Fatal(err)
	}
	for range bombs {
		moves = append(moves, Move{winner, bomb})
	}
	return append(moves, Move{winner, solo})
}
