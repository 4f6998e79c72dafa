package play

// The files of the game: kept games, statistics.

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/tui"
	"kedou/klondike"
	"kedou/klondike/session"
)

func TestStatistics(t *testing.T) {
	path := filepath.Join(t.TempDir(), "statistics")
	torn := `{"schema":1,"id":"5","draw":3,"redeals":-1,"undo":true,"won":true,"moves":90,"up":52,"aids":{}}` + "\nwhat is this?\n{\"schema\":1,\"id\":\"6"
	if err := os.WriteFile(path, []byte(torn), 0o600); err != nil {
		t.Fatal(err)
	}
	k := &gameFiles{statistics: path}
	g := dealGame(t, 31, klondike.Standard(3))
	d := playGame(t, g, k, tui.Look{}, 80, 24).Press("x", "x").Settle() // without a move: it doesn't count
	d.Press("s").Settle().Shows("by these rules: 1, won 1", "line 2 3")
	d.Press("n").Settle().Press("d", "x", "x").Settle().Shows("your games by these rules: 2, won 1 (50.0 %)")
	d.Press("w").Settle().Shows("You could").Hides("your games")
	d.Press("n").Settle().Press("d", "h", "x", "x").Settle().Shows("your games by these rules: 3, won 1 (33.3 %); in a row 0")
	text, err := os.ReadFile(path)
	if err != nil || !strings.HasPrefix(string(text), torn+"\n") || strings.Count(string(text), "\n") != 5 {
		t.Errorf("something was lost: %s, %v", text, err)
	}
	_, err = addStatistics(filepath.Join(path, "below"), session.Record{})
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

// The screen reports a file that can't be written, and the game continues.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	k := &gameFiles{game: hold(t, filepath.Join(dir, "game"))}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	d := playGame(t, dealGame(t, 31, klondike.Standard(3)), k, tui.Look{}, 80, 24)
	d.Press("d").Settle().Shows("step 1", "can't be written").Press("d").Shows("step 2").Hides("can't be written")
}

// TestLateWrite: writes that overtake each other leave the last state.
func TestLateWrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game")
	k := &gameFiles{game: hold(t, path)}
	g := dealGame(t, 31, klondike.Standard(3))
	early, _ := snapshotOf(g)
	_ = g.Play(klondike.Turn)
	late, _ := snapshotOf(g)
	for _, s := range []snapshot{late, early} {
		if _, err := k.write(s); err != nil {
			t.Fatal(err)
		}
	}
	if text, _ := os.ReadFile(path); !bytes.Equal(text, late.text) {
		t.Errorf("an early state overwrote the last one: %s", text)
	}
}
