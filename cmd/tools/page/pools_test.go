package main

// The page's pools hold the deals that their names promise.

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
	"kedou/search/searchtest"
)

// seedsOf reads a pool.
func seedsOf(t *testing.T, file, title string) (seeds []uint64) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	gaps, ok := strings.CutPrefix(string(text), title)
	if !ok {
		t.Fatalf("%s doesn't begin with %q", file, title)
	}
	seed := uint64(0)
	for _, word := range strings.Fields(gaps) {
		gap, err := strconv.ParseUint(word, 36, 64)
		if err != nil || gap == 0 {
			t.Fatalf("%s: gap %q: %v", file, word, err)
		}
		seed += gap
		seeds = append(seeds, seed)
	}
	if poolText(title, seeds) != string(text) {
		t.Errorf("%s is written otherwise than it is read", file)
	}
	return seeds
}

// TestPools decides and rates a sample of every pool of the page: each deal can be won and has its grade.
func TestPools(t *testing.T) {
	for _, draw := range draws {
		rules := klondike.Standard(draw)
		judge, err := difficulty.New(rules, difficulty.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for grade := difficulty.Easy; grade <= difficulty.Expert; grade++ {
			name := poolName(draw, grade)
			seeds := seedsOf(t, filepath.Join("..", "..", "web", "page", "pools", name), poolTitle)
			if len(seeds) != 1000 {
				t.Errorf("%s has %d deals", name, len(seeds))
			}
			random := rand.New(rand.NewPCG(1, uint64(draw)))
			for range searchtest.Size(3, 30) {
				seed := seeds[random.IntN(len(seeds))]
				deal := klondike.NewDeal(seed, rules)
				if r, err := judge.Rate(t.Context(), &deal); err != nil || r.Status != search.Solved || r.Grade != grade {
					t.Errorf("%s: deal %d is %v, %v: %v", name, seed, r.Status, r.Grade, err)
				}
			}
		}
	}
}

// TestGradesInWords: page and READMEs say of each grade what it measures, and TestPools measures it.
func TestGradesInWords(t *testing.T) {
	read := func(path ...string) string {
		text, err := os.ReadFile(filepath.Join(append([]string{"..", "..", ".."}, path...)...))
		if err != nil {
			t.Fatal(err)
		}
		return strings.ToLower(string(text))
	}
	english, chinese := read("cmd", "web", "page", "js", "words", "play.en.js"), read("cmd", "web", "page", "js", "words", "play.zh.js")
	readmes, readme := []string{read("README.md"), read("klondike", "README.md")}, read("README.zh.md")
	for g := difficulty.Easy; g <= difficulty.Expert; g++ {
		about := g.About()
		figures := strings.TrimSuffix(strings.TrimPrefix(about, "simple play wins "), " of 100")
		if _, said, ok := strings.Cut(english, fmt.Sprintf("%v: \"can be won", g)); !ok || !strings.HasPrefix(said[strings.Index(said, ": ")+2:], "careless play wins "+figures+" of 100") {
			t.Errorf("the page doesn't say of %v: %s", g, about)
		}
		for _, text := range readmes {
			if !strings.Contains(text, figures) {
				t.Errorf("a README doesn't say of %v: %s", g, figures)
			}
		}
		figures = strings.NewReplacer(" or more", "局以上", " to ", "到").Replace(figures)
		if few, ok := strings.CutSuffix(figures, " or fewer"); ok {
			figures = "最多赢" + few
		}
		if !strings.Contains(chinese, "100局") || !strings.Contains(chinese, figures) || !strings.Contains(readme, figures) {
			t.Errorf("nothing says of %v in Chinese: %s", g, figures)
		}
	}
}

// TestFindDeals finds the pools' first deals again.
func TestFindDeals(t *testing.T) {
	for _, draw := range draws {
		pools, err := findDeals(t.Context(), draw, 1)
		if err != nil {
			t.Fatal(err)
		}
		for grade, seeds := range pools {
			if want := seedsOf(t, filepath.Join("..", "..", "web", "page", "pools", poolName(draw, grade)), poolTitle)[0]; seeds[0] != want {
				t.Errorf("draw %d, %v: deal %d is the first, and %d in the file", draw, grade, seeds[0], want)
			}
		}
	}
}

// TestLost decides a sample of the deals that the page calls unwinnable, at both draws.
func TestLost(t *testing.T) {
	seeds := seedsOf(t, filepath.Join("..", "..", "web", "page", "pools", "lost.txt"), lostTitle)
	if len(seeds) < 400 {
		t.Errorf("%d lost deals", len(seeds))
	}
	for _, draw := range draws {
		rules := klondike.Standard(draw)
		judge, err := difficulty.New(rules, difficulty.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i := range searchtest.Size(5, len(seeds)) {
			deal := klondike.NewDeal(seeds[i*len(seeds)/searchtest.Size(5, len(seeds))], rules)
			if r, err := judge.Rate(t.Context(), &deal); err != nil || r.Status != search.Unsolvable {
				t.Errorf("deal %d at draw %d is %v: %v", seeds[i], draw, r.Status, err)
			}
		}
	}
}
