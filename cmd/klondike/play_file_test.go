package main

// The files of the game: what is kept, torn files, statistics.

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/tui"
	"kedou/klondike"
)

// wander plays at random.
func wander(g *sitting, random *rand.Rand, steps int) {
	for range steps {
		legal := g.legal()
		if len(legal) == 0 {
			return
		}
		_ = g.play(legal[random.IntN(len(legal))])
		if random.IntN(5) == 0 {
			_ = g.goTo(g.at - 1)
		}
	}
}

// TestKeep: what was kept is taken up as it was; when it is over, it is a game for replay and verify.
func TestKeep(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	for seed := range uint64(40) {
		rules := klondike.Standard(1 + int(seed%3))
		rules.WorryBack = seed%2 == 0
		g := dealGame(t, seed, rules)
		wander(g, random, 40)
		g.question("h")
		text, err := g.keep()
		if err != nil {
			t.Fatal(err)
		}
		again, err := reopen("game", text)
		if err != nil {
			t.Fatal(err)
		}
		if again.deal.ID != g.deal.ID || again.rules != g.rules || again.at != g.at || !slices.Equal(again.moves, g.moves) ||
			again.aids != g.aids || klondike.Neutral(*again.now(), rules) != klondike.Neutral(*g.now(), rules) {
			t.Errorf("seed %d: taken up otherwise than kept: %+v, want %+v", seed, again, g)
		}
		if err := g.giveUp(); err != nil {
			t.Fatal(err)
		}
		text, _ = g.keep()
		if g, err := reopen("game", text); g != nil || err != nil {
			t.Errorf("a game that is over is taken up: %v", err)
		}
	}
}

// FuzzReopen: a damaged file is told in one line, names itself, and shows no card of the deal.
func FuzzReopen(f *testing.F) {
	text, _ := dealGame(f, 7, klondike.Standard(3)).keep()
	f.Add(text)
	f.Add(bytes.Replace(text, []byte(`"at":0`), []byte(`"at":9`), 1))
	f.Add(bytes.Replace(text, []byte(`"moves":[]`), []byte(`"moves":["KH:1>2"]`), 1))
	f.Add([]byte(`{"schema":1,"draw":3,"redeals":-1,"verdict":"playing","sealed":"AAAA"}`))
	f.Add([]byte(`{"schema":1,"draw":99,"redeals":-1,"verdict":"playing"}`))
	f.Add([]byte(`{"schema":1,"verdict":"solved"}`))
	f.Add([]byte("{}\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		g, err := reopen("file", text)
		if err != nil && (!strings.HasPrefix(err.Error(), "file: not what play keeps") || strings.ContainsAny(err.Error(), "\n♣♦♥♠")) {
			t.Errorf("%q", err)
		}
		if g != nil {
			if kept, err := g.keep(); err != nil || g.over() {
				t.Errorf("%s, %v", kept, err)
			}
		}
	})
}

// TestTornFile: a game's file with any byte of its seal changed is either refused, or a whole game.
func TestTornFile(t *testing.T) {
	text, _ := dealGame(t, 7, klondike.Standard(3)).keep()
	for i := range text {
		torn := slices.Clone(text)
		torn[i] ^= 1
		if g, err := reopen("file", torn); err == nil && g != nil && g.deal.Position.Validate(g.rules) != nil {
			t.Errorf("byte %d: a deal that is none", i)
		}
	}
}

func TestStatistics(t *testing.T) {
	path := filepath.Join(t.TempDir(), "statistics")
	torn := `{"schema":1,"id":"5","draw":3,"redeals":-1,"undo":true,"won":true,"moves":90,"up":52,"aids":{}}` + "\nwhat is this?\n{\"schema\":1,\"id\":\"6"
	if err := os.WriteFile(path, []byte(torn), 0o600); err != nil {
		t.Fatal(err)
	}
	k := &keeper{statistics: path}
	g := dealGame(t, 31, klondike.Standard(3))
	d := playGame(t, g, k, tui.Look{}, 80, 24).Press("x", "x").Settle() // without a move: it doesn't count
	d.Press("s").Settle().Shows("by these rules: 1, won 1", "line 2 3")
	d.Press("n").Settle().Press("d", "x", "x").Settle().Shows("your games by these rules: 2, won 1 (50.0 %)")
	d.Press("w").Settle().Shows("with all cards known it").Hides("your games")
	d.Press("n").Settle().Press("d", "h", "x", "x").Settle().Shows("your games by these rules: 3, won 1 (33.3 %); in a row 0")
	text, err := os.ReadFile(path)
	if err != nil || !strings.HasPrefix(string(text), torn+"\n") || strings.Count(string(text), "\n") != 5 {
		t.Errorf("something was lost: %s, %v", text, err)
	}
	_, err = addStatistics(filepath.Join(path, "below"), finished{})
	if err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("an impossible place: %v", err)
	}
}

// hold keeps a game's file for the test.
func hold(t *testing.T, path string) *journal.Held {
	t.Helper()
	h, err := journal.Hold(path, journal.Format{}, true)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.Close)
	return h
}

// A file that can't be written is told on the screen, and the game goes on.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	k := &keeper{game: hold(t, filepath.Join(dir, "game"))}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	d := playGame(t, dealGame(t, 31, klondike.Standard(3)), k, tui.Look{}, 80, 24)
	d.Press("d").Settle().Shows("step 1", "can't be written").Press("d").Shows("step 2").Hides("can't be written")
}

// TestLateWrite: writes that overtake each other leave the last state.
func TestLateWrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game")
	k := &keeper{game: hold(t, path)}
	g := dealGame(t, 31, klondike.Standard(3))
	early, _ := g.snapshot()
	_ = g.play(klondike.Turn)
	late, _ := g.snapshot()
	for _, s := range []snapshot{late, early} {
		if _, err := k.write(s); err != nil {
			t.Fatal(err)
		}
	}
	if text, _ := os.ReadFile(path); !bytes.Equal(text, late.text) {
		t.Errorf("an early state overwrote the last one: %s", text)
	}
}
