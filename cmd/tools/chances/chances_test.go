package main

import (
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/strong"
)

// run runs a command and returns what it prints.
func run(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var b strings.Builder
	app := newApp()
	app.Writer, app.ErrWriter = &b, io.Discard
	err := app.Run(append([]string{"chances"}, args...))
	return b.String(), err
}

// must is run of a command that succeeds.
func must(t *testing.T, args ...string) string {
	t.Helper()
	text, err := run(t, args...)
	if err != nil {
		t.Fatal(args, err)
	}
	return text
}

// TestCommands: play prints the same twice, and fit and compare read its output.
func TestCommands(t *testing.T) {
	file, picture := filepath.Join(t.TempDir(), "games.txt"), filepath.Join(t.TempDir(), "c.svg")
	for _, c := range []struct{ model, bot, n, code, row string }{
		{"standard", "strong", "20", "Double: [Roles]float64", "| peasant after the landlord: index | 60 |"},
		{"yuncheng", "strong", "20", "var yuncheng = model", "| bidder, 17 cards: score/30 | 60 |"},
		{"readings", "robot", "2", "[2][factors]float64{", "| table of level 3, chance |"},
		{"readings", "strong", "1", "func readings()", "| up, share of playouts |"},
		{"answers", "roles:call=index", "20", "UpDoubles:", ""},
	} {
		play := []string{"play", "--seed", "8", "-n", c.n, "--bot", c.bot, c.model}
		text := must(t, play...)
		if again := must(t, play...); text != again || text == "" {
			t.Errorf("%v: %s\nand again\n%s", play, text, again)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if code := must(t, "fit", c.model, file); !strings.Contains(code, c.code) || strings.Contains(code, "NaN") {
			t.Error(code)
		}
		if text := must(t, "compare", "--svg", picture, c.model, file); !strings.Contains(text, c.row) {
			t.Error(text)
		}
		if svg, err := os.ReadFile(picture); err != nil || !strings.Contains(string(svg), "<svg") {
			t.Error(err)
		}
	}
}

// TestWrongFiles: other files than play's are refused with their place.
func TestWrongFiles(t *testing.T) {
	file := filepath.Join(t.TempDir(), "wrong.txt")
	for _, c := range []struct{ model, text, want string }{
		{"readings", "", "no games"}, {"readings", "x\n", "wrong.txt:1"}, {"readings", "1 true 0 20 0 1 5 5 4 true\n", "no moment of a game"},
		{"readings", "1 true 3 20 0 1 5 5 9 true\n", "no moment of a game"}, {"readings", "1 true 0 20 0 1 6 5 9 true\n", "no moment of a game"}, {"answers", "1 9 3 1\n", "no question"}, {"standard", "1 2 3\n", "wrong.txt:1"}, {"none", "", "name a model"},
	} {
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, command := range []string{"fit", "compare"} {
			if _, err := run(t, command, c.model, file); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s of %q: error %v, want %q", command, c.text, err, c.want)
			}
		}
	}
}

// TestFits: cases are made up from known numbers, and both regressions find these again; they don't look at other groups.
func TestFits(t *testing.T) {
	known, penalty := []float64{-.5, -.25, 0, .25, .5, .75}, []float64{1, 1, 1, 1, 1, 1e-9}
	random := rand.New(rand.NewPCG(2, 2))
	var all []sample
	for range 20_000 {
		x := []float64{random.NormFloat64(), random.NormFloat64(), random.NormFloat64(), random.NormFloat64(), random.NormFloat64(), 1}
		z := dot(known, x)
		all = append(all, sample{x: x, points: z + random.NormFloat64(), won: float64(count(random.Float64() < sigmoid(z)))}, sample{group: 1, x: x, points: 9})
	}
	chance, points := logistic(all, 0, penalty), linear(all, 0, penalty)
	for i, want := range known {
		if math.Abs(points[i]-want) > .04 || math.Abs(chance[i]-want) > .1 {
			t.Errorf("number %d is %.3f of a quantity, %.3f of a chance, want %.3f", i, points[i], chance[i], want)
		}
	}
}

// TestPenalty: a factor that no case has gets 0, and a chance stays below 1 even if all games are won.
func TestPenalty(t *testing.T) {
	all := slices.Repeat([]sample{{x: []float64{1, 0}, won: 1}}, 3)
	b := logistic(all, 0, []float64{.5, .5})
	if p := sigmoid(b[0]); b[1] != 0 || p < .7 || p > .95 {
		t.Errorf("numbers %v", b)
	}
}

// TestReadings: a fit to games won with the chances of the readings finds the same chances, and a reading rises even where more playouts won meant
// fewer games won.
func TestReadings(t *testing.T) {
	for _, falling := range []bool{false, true} {
		random := rand.New(rand.NewPCG(1, 1))
		var all []sample
		var want []float64
		for range 20_000 {
			at := strong.Situation{Seat: doudizhu.Down, Cards: 3 + random.IntN(52), Auction: random.IntN(2) == 0, Levels: [doudizhu.Seats]int{random.IntN(6), 0, random.IntN(6)}}
			wins := float64(random.IntN(301))
			x := at.Factors(wins, 300)
			chance, _ := at.Chance(wins, 300)
			if falling {
				chance = 1 - wins/300
			}
			want = append(want, chance)
			all = append(all, sample{x: x[:], won: float64(count(random.Float64() < chance))})
		}
		b := fitted(all, 0)
		for i, s := range all[:200] {
			if found := sigmoid(dot(b, s.x)); !falling && math.Abs(found-want[i]) > 0.06 {
				t.Errorf("chance %.3f, want %.3f", found, want[i])
			}
		}
		if b[0] < least || b[strong.Slopes()[0]] < least {
			t.Errorf("%v", b)
		}
	}
}

// TestBins: of four decisions on two deals between .8 and .9 three are won.
func TestBins(t *testing.T) {
	f := forecast{cases: []foretold{{0, .85, 1}, {0, .85, 1}, {1, .85, 1}, {1, .85, 0}, {2, .4, 1}}}
	b := f.bin(8)
	if b.n != 4 || b.won != 0.75 || math.Abs(b.predicted-0.85) > 1e-9 || math.Abs(b.off.Mean+0.1) > 1e-9 || b.off.Deals != 2 {
		t.Errorf("%+v", b)
	}
	if got, none := b.String(), f.bin(5).String(); got != "-0.1000 ± 0.250 (4)" || none != "–" {
		t.Errorf("%q, %q", got, none)
	}
	f.cases = f.cases[:2]
	if got := f.brier(); math.Abs(got-0.0225) > 1e-9 {
		t.Errorf("Brier score %v", got)
	}
}

// TestAuctions compares auctions, where chair 0 speaks first, with their landlords and stakes.
func TestAuctions(t *testing.T) {
	for _, c := range []struct {
		name     string
		by       *auction
		levels   [chairs]int
		landlord int
		stake    float64
	}{
		{"all pass", bids, [chairs]int{}, -1, 0},
		{"the first of two equal bids", bids, [chairs]int{1, 3, 3}, 1, 3},
		{"all pass where the seat is robbed", robs, [chairs]int{}, -1, 0},
		{"no player robs the caller", robs, [chairs]int{0, 1, 1}, 1, 1},
		{"the last robs", robs, [chairs]int{1, 0, 2}, 2, 2},
		{"two rob, and the caller robs back", robs, [chairs]int{2, 2, 2}, 0, 8},
		{"who calls takes it", takes, [chairs]int{0, 1, 1}, 1, 1},
	} {
		if landlord, stake := c.by.find(c.levels); landlord != c.landlord || landlord >= 0 && stake != c.stake {
			t.Errorf("%s: chair %d at %v, want chair %d at %v", c.name, landlord, stake, c.landlord, c.stake)
		}
	}
}

// TestGains: the landlord's gain is the peasants' loss.
func TestGains(t *testing.T) {
	g := game{points: [chairs]float64{1, -2, 4}}
	var gains [chairs]float64
	for c := range gains {
		gains[c] = g.gain(c, bids, [chairs]int{0, 2, 1})
	}
	if want := [chairs]float64{4, -8, 4}; gains != want {
		t.Errorf("the chairs gain %v, want %v", gains, want)
	}
}

// FuzzMoment: a line that is read is printed the same way.
func FuzzMoment(f *testing.F) {
	f.Add("60000001 false 0 54 0 2 5 93 164 true")
	f.Add("1 true 1 3 0 0 0 NaN 1e300 false")
	f.Fuzz(func(t *testing.T, line string) {
		m, err := momentOf(line)
		if err != nil {
			return
		}
		if again, err := momentOf(m.String()); err != nil || again != m {
			t.Errorf("%q is read as %v, and printed as %q", line, m, again)
		}
		if p, _ := m.Chance(m.wins, m.playouts); !(p >= 0 && p <= 1) {
			t.Errorf("%q: chance %v", line, p)
		}
	})
}
