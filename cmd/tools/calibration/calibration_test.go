// Lines, fits and bins, by examples and by moments made from known numbers.

package main

import (
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/strong"
)

// drawn is a moment with a random share, whose game is won with the chance of a function.
func drawn(random *rand.Rand, seed uint64, chance func(*moment) float64) moment {
	m := moment{Seed: seed, By: strong.Compared, Situation: strong.Situation{Seat: doudizhu.Down, Cards: 3 + random.IntN(52), Auction: random.IntN(2) == 0}, Playouts: 300}
	m.Wins = float64(random.IntN(301))
	m.Won = random.Float64() < chance(&m)
	return m
}

// TestFit: a fit to games won with the chances of the readings finds the same chances.
func TestFit(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	var list []moment
	for seed := range uint64(20_000) {
		list = append(list, drawn(random, seed, readChance))
	}
	b := fitted(list, strong.Compared, doudizhu.Down)
	for i := range list[:200] {
		m := &list[i]
		sum := 0.
		for j, x := range m.Factors(m.Wins, m.Playouts) {
			sum += b[j] * x
		}
		if found, want := 1/(1+math.Exp(-sum)), readChance(m); math.Abs(found-want) > 0.06 {
			t.Errorf("%v: chance %.3f, want %.3f", m, found, want)
		}
	}
	if text := code(list); !strings.Contains(text, "--seed 0 -n 20000") || strings.Contains(text, "NaN") {
		t.Error(text)
	}
}

// TestFitRises: a reading rises even where more playouts won meant fewer games won.
func TestFitRises(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var list []moment
	for seed := range uint64(2000) {
		list = append(list, drawn(random, seed, func(m *moment) float64 { return 1 - shareChance(m) }))
	}
	b := fitted(list, strong.Compared, doudizhu.Down)
	if b[0] < least || b[len(b)-1] < least {
		t.Errorf("%v", b)
	}
}

// TestBins: of four decisions on two deals between .8 and .9 three are won.
func TestBins(t *testing.T) {
	var list []moment
	for i, won := range []bool{true, true, true, false, true} {
		list = append(list, moment{Seed: uint64(i / 2), Wins: 85, Playouts: 100, Won: won})
	}
	list[4].Wins = 40
	b := binOf(list, 8, shareChance)
	if b.n != 4 || b.won != 0.75 || math.Abs(b.predicted-0.85) > 1e-9 || math.Abs(b.off.Mean+0.1) > 1e-9 || b.off.Deals != 2 {
		t.Errorf("%+v", b)
	}
	if got := b.String(); got != "0.850, 0.750 ± 0.250 (4)" {
		t.Errorf("%q", got)
	}
	if got := binOf(list, 5, shareChance).String(); got != "–" {
		t.Errorf("an empty bin is %q", got)
	}
	if got := brier(list[:2], shareChance); math.Abs(got-0.0225) > 1e-9 {
		t.Errorf("Brier score %v", got)
	}
}

// TestCommands: play prints the same twice, and fit and compare read its output.
func TestCommands(t *testing.T) {
	file := filepath.Join(t.TempDir(), "own.txt")
	run := func(args ...string) string {
		t.Helper()
		var b strings.Builder
		app := newApp()
		app.Writer, app.ErrWriter = &b, io.Discard
		if err := app.Run(append([]string{"calibration"}, args...)); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	for _, against := range []string{"", "robot"} {
		text := run("play", "--seed", "7", "-n", "2", "--playouts", "40", "--against", against)
		if again := run("play", "--seed", "7", "-n", "2", "--playouts", "40", "--against", against); text != again || strings.Count(text, "\n") < 10 {
			t.Errorf("%s\nand again\n%s", text, again)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if text := run("fit", file); !strings.Contains(text, "doudizhu.Up:") {
		t.Error(text)
	}
	if text := run("answers", "-n", "20"); !strings.Contains(text, "UpDoubles:") || strings.Contains(text, "NaN") {
		t.Error(text)
	}
	picture := filepath.Join(t.TempDir(), "c.svg")
	if text := run("compare", "--svg", picture, file); !strings.Contains(text, "| own | landlord | reading |") {
		t.Error(text)
	}
	if svg, err := os.ReadFile(picture); err != nil || !strings.Contains(string(svg), "<svg") {
		t.Error(err)
	}
}

// TestWrongFiles: other files than play's are refused with their place.
func TestWrongFiles(t *testing.T) {
	file := filepath.Join(t.TempDir(), "wrong.txt")
	for text, want := range map[string]string{"": "no moments", "x\n": "wrong.txt:1", "1 true 0 0 20 5 4 true\n": "no moment of a game", "1 true 0 3 20 5 9 true\n": "no moment of a game"} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, command := range []string{"fit", "compare"} {
			app := newApp()
			app.Writer, app.ErrWriter = io.Discard, io.Discard
			if err := app.Run([]string{"calibration", command, file}); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s of %q: error %v, want %q", command, text, err, want)
			}
		}
	}
}

// FuzzMoment: a line that is read is printed the same way.
func FuzzMoment(f *testing.F) {
	f.Add("60000001 false 0 0 54 93 164 true")
	f.Add("1 true 1 2 3 NaN 1e300 false")
	f.Fuzz(func(t *testing.T, line string) {
		m, err := momentOf(line)
		if err != nil {
			return
		}
		if again, err := momentOf(m.String()); err != nil || again != m {
			t.Errorf("%q is read as %v, and printed as %q", line, m, again)
		}
		if p := readChance(&m); !(p >= 0 && p <= 1) {
			t.Errorf("%q: chance %v", line, p)
		}
	})
}
