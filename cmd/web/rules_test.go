package main

// The page's rules of Klondike and its deals, compared with package klondike.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"testing"

	"kedou/cmd/internal/records/klondikejson"
	"kedou/klondike"
	"kedou/search/searchtest"
)

// gameLine is a random game, in the form of testdata/play/rules.mjs.
type gameLine struct {
	Seed    string      `json:"seed"`
	Draw    int         `json:"draw"`
	Redeals int         `json:"redeals"`
	Back    bool        `json:"back"`
	Moves   []string    `json:"moves"`
	Legal   [][]string  `json:"legal"` // before each move, and at the end
	End     pageReading `json:"end"`
}

// pageReading is a position as the page's rules write it.
type pageReading struct {
	Foundations [4]int       `json:"foundations"`
	Columns     []pageColumn `json:"columns"`
	Stock       []string     `json:"stock"`
	Waste       []string     `json:"waste"`
	Redealt     int          `json:"redealt"`
}

type pageColumn struct {
	Down  int      `json:"down"`
	Cards []string `json:"cards"`
}

// TestRules: the page deals the same cards for a thousand seeds, and in random games by many rules it knows the same moves,
// with the same effects.
func TestRules(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("SKIPPED: node is not installed; the page's rules of Klondike are not tested")
	}
	var input bytes.Buffer
	lines := json.NewEncoder(&input)
	for seed := range uint64(1000) {
		if seed >= 990 {
			seed = ^uint64(0) - seed // the largest ones too
		}
		write(t, lines, gameLine{Seed: fmt.Sprint(seed), End: pageReadingOf(klondike.NewDeal(seed, klondike.Standard(1)))})
	}
	for _, seed := range []string{"greenfelt:1", "greenfelt:1492773577", "greenfelt:2147483646", "klondike-solver:0", "klondike-solver:8721", "klondike-solver:2147483647", "007"} {
		d, _, err := klondikejson.NumberedDeal(seed, klondike.Standard(1))
		if err != nil {
			t.Fatal(err)
		}
		write(t, lines, gameLine{Seed: seed, End: pageReadingOf(d.Position)})
	}
	random := rand.New(rand.NewPCG(28, 1))
	games := searchtest.Size(10, 40)
	for _, draw := range []int{1, 2, 3, 6} {
		for _, redeals := range []int{0, 2, klondike.Unlimited} {
			for i := range games {
				r := klondike.Standard(draw)
				r.Redeals, r.WorryBack = redeals, i%2 == 0
				write(t, lines, randomGame(t, random, r))
			}
		}
	}
	command := exec.Command(node, "testdata/play/rules.mjs")
	command.Stdin = &input
	if out, err := command.CombinedOutput(); err != nil {
		t.Errorf("%v\n%.2000s", err, out)
	}
}

func write(t *testing.T, lines *json.Encoder, g gameLine) {
	t.Helper()
	if err := lines.Encode(g); err != nil {
		t.Fatal(err)
	}
}

// randomGame plays some steps of a random deal, preferably to the foundations.
func randomGame(t *testing.T, random *rand.Rand, r klondike.Rules) gameLine {
	t.Helper()
	seed := random.Uint64()
	g := gameLine{Seed: fmt.Sprint(seed), Draw: r.Draw, Redeals: r.Redeals, Back: r.WorryBack}
	p := klondike.NewDeal(seed, r)
	for range 200 {
		legal, err := klondike.LegalMoves(p, r)
		if err != nil {
			t.Fatal(err)
		}
		g.Legal = append(g.Legal, texts(legal))
		if len(legal) == 0 || len(g.Moves) == 199 {
			break
		}
		m := legal[random.IntN(len(legal))]
		if random.IntN(2) == 0 {
			m = legal[0] // a move up, if there is one
		}
		g.Moves = append(g.Moves, m.String())
		if err := p.Play(m, r); err != nil {
			t.Fatal(err)
		}
	}
	g.End = pageReadingOf(p)
	return g
}

// texts are the texts of cards or moves; never nil.
func texts[T fmt.Stringer](list []T) []string {
	all := []string{}
	for _, item := range list {
		all = append(all, item.String())
	}
	return all
}

func pageReadingOf(p klondike.Position) pageReading {
	r := pageReading{Stock: texts(p.Stock), Waste: texts(p.Waste), Redealt: p.Redealt}
	for suit, rank := range p.Foundation {
		r.Foundations[suit] = int(rank)
	}
	for _, c := range p.Tableau {
		r.Columns = append(r.Columns, pageColumn{c.Down, texts(c.Cards)})
	}
	return r
}
