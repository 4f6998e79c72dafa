// The screen of play-out, key by key, in both languages.

package playout

import (
	"strings"
	"testing"

	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/internal/tui/tuitest"
	"kedou/doudizhu"
	"kedou/doudizhu/playout"
	"kedou/search"
)

// testPlayout puts an endgame on a screen; the user plays as in --side.
func testPlayout(t *testing.T, text, side string, l tui.Look, limits search.Limits, width, height int) (*tuitest.Driver, *Game) {
	t.Helper()
	rules, err := doudizhu.RuleSet("standard")
	if err != nil {
		t.Fatal(err)
	}
	e, err := doudizhu.ParseEndgame(text, doudizhu.Notation{})
	if err != nil {
		t.Fatal(err)
	}
	p, err := playout.New(&rules, &e, side, limits)
	if err != nil {
		t.Fatal(err)
	}
	g := New(&cmdline.Call{Context: t.Context(), Speech: l.Speech}, p, Options{Spec: "standard"})
	return tuitest.New(t, g.Screen(), l, width, height), g
}

const screenEndgame = "wz 2KK0077554 AA8 L"

func TestPlayoutFrames(t *testing.T) {
	for _, size := range []struct {
		name          string
		look          tui.Look
		width, height int
	}{
		{"80x24", tui.Look{}, 80, 24}, {"40x14", tui.Look{}, 40, 14}, {"ascii-80x24", tui.Look{ASCII: true}, 80, 24},
		{"zh-80x24", tui.Look{Speech: speech.Chinese()}, 80, 24}, {"zh-40x14", tui.Look{Speech: speech.Chinese()}, 40, 14},
	} {
		d, _ := testPlayout(t, screenEndgame, "mover", size.look, search.Limits{}, size.width, size.height)
		d.Golden("playout-" + size.name + "-asked").Settle().Golden("playout-" + size.name + "-judged")
		d.Press("down", "down", "down", "space").Settle().Golden("playout-" + size.name + "-answered")
		d.Press("?").Golden("playout-" + size.name + "-help")
		for _, line := range strings.Split(d.Press("?").Frame(), "\n") {
			if tui.Width(line) > size.width {
				t.Errorf("%s: %q is too wide", size.name, line)
			}
		}
	}
}

func TestPlayoutKeys(t *testing.T) {
	d, g := testPlayout(t, screenEndgame, "peasants", tui.Look{}, search.Limits{}, 80, 24)
	d.Shows("the solver thinks").Settle().Shows("play 1 of 1", "> peasant", "> wins   pass")
	d.Press("up", "down", "down", "down", "down", "up").Shows("> loses  8 (landlord: T)").Press("enter").Settle().Shows("play 3 of 3")
	d.Press("left").Settle().Shows("play 2 of 3", "> landlord").Press("space").Shows("that is the solver's choice; a lets it play")
	d.Press("right").Settle().Shows("play 3 of 3").Press("right").Shows("play 3 of 3")
	d.Press("u").Settle().Shows("play 1 of 3").Press("u").Shows("this is where the game began")
	d.Press("g", "0", "enter", "left").Settle().Shows("play 0 of 3", "landlord leads").Press("a").Settle().Shows("play 1 of 1")
	d.Press("down", "h").Settle().Shows("the solver would play pass", "> wins   pass")
	d.Press("h").Press("a").Settle() // the answer to the first question is late
	if code := g.ExitCode(); code != cmdline.Undecided {
		t.Errorf("exit code %d in the middle of the game", code)
	}
	for range 20 {
		d.Press("a").Settle()
	}
	d.Shows("peasant wins").Press("space", "h", "a").Settle().Shows("peasant wins")
	if code := g.ExitCode(); code != cmdline.Yes {
		t.Errorf("exit code %d after a win", code)
	}
	if d.Press("q").Settle(); d.Ended != "quit" {
		t.Error("q doesn't end the program")
	}
}

// The screen shows that a limit leaves a play open, and every play can be made.
func TestPlayoutUndecided(t *testing.T) {
	text := "long 3456789TJQKA22BR44 33556677889TTJJQQ L"
	d, _ := testPlayout(t, text, "both", tui.Look{}, search.Limits{Expansions: 1}, 80, 24)
	d.Settle().Shows("UNDECIDED: ", "open").Press("space").Settle().Shows("play 1 of 1").Press("a").Settle().Shows("play 2 of 2")
}

// The screen says everything in Chinese: all its phrases have a translation.
func TestPlayoutIsAllChinese(t *testing.T) {
	d, _ := testPlayout(t, screenEndgame, "mover", tui.Look{Speech: speech.Chinese()}, search.Limits{}, 80, 40)
	frames := d.Frame() + d.Settle().Press("h").Settle().Frame() + d.Press("space").Settle().Press("left").Settle().Press("space").Frame()
	frames += d.Press("?").Frame() + d.Press("?", "g", "9", "9").Frame() + d.Press("enter").Frame()
	for _, word := range strings.FieldsFunc(frames, func(r rune) bool { return r < 'a' || r > 'z' }) {
		if len(word) > 2 && word != "standard" {
			t.Errorf("%q is left in English:\n%s", word, frames)
		}
	}
}
