// The table on a screen, key by key, in both languages.

package play

import (
	"io"
	"strings"
	"testing"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/internal/tui/tuitest"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
)

// testTable puts games against two bots by rules on a screen.
func testTable(t *testing.T, terms session.Terms, l tui.Look, width, height int) (*tuitest.Driver, *screen) {
	t.Helper()
	terms.Bots = [2]string{"hint", "hint"}
	begun, err := session.New(terms)
	if err != nil {
		t.Fatal(err)
	}
	call := &cmdline.Call{Context: t.Context(), Speech: l.Speech, Out: io.Discard, Notes: io.Discard}
	d := &console{Call: call, Session: begun, say: phrases{common.PhrasesOf(call)}}
	s := newScreen(d)
	return tuitest.New(t, s, l, width, height).Settle(), s
}

func TestTableFrames(t *testing.T) {
	for _, size := range []struct {
		name          string
		look          tui.Look
		width, height int
	}{
		{"80x24", tui.Look{}, 80, 24}, {"120x40", tui.Look{}, 120, 40}, {"60x12", tui.Look{}, 60, 12},
		{"ascii-80x24", tui.Look{ASCII: true}, 80, 24}, {"zh-80x24", tui.Look{Speech: cmdline.Chinese()}, 80, 24},
	} {
		d, s := testTable(t, session.Terms{Games: 1, Seed: 5, Game: "standard"}, size.look, size.width, size.height)
		d.Golden("table-" + size.name + "-bid")
		call(d, s)
		d.Press("h").Settle().Golden("table-" + size.name + "-hint").Press("enter").Settle().Golden("table-" + size.name + "-later").Press("?").Golden("table-" + size.name + "-keys")
		for _, line := range strings.Split(d.Press("?").Frame(), "\n") {
			if tui.Width(line) > size.width {
				t.Errorf("%s: %q is too wide", size.name, line)
			}
		}
	}
}

// TestNarrow: a window that is too narrow for seventeen cards says so.
func TestNarrow(t *testing.T) {
	for width, says := range map[int]bool{20: true, 33: true, 34: false} {
		d, _ := testTable(t, session.Terms{Games: 1, Seed: 5, Game: "standard"}, tui.Look{}, width, 24)
		if got := strings.Contains(d.Frame(), "needs 34 columns"); got != says {
			t.Errorf("%d columns: %v\n%s", width, got, d.Frame())
		}
	}
}

// call says yes to everything until cards are played.
func call(d *tuitest.Driver, s *screen) {
	for s.asked && s.view.Stage != table.Playing {
		if s.view.Stage == table.Calling && s.view.Variant.Auction == table.Bids {
			d.Press("3").Settle()
		} else {
			d.Press("y").Settle()
		}
	}
}

// TestTableGame plays a game to its end by the hints, and begins the next one.
func TestTableGame(t *testing.T) {
	d, s := testTable(t, session.Terms{Games: 2, Seed: 5, Game: "standard"}, tui.Look{}, 80, 24)
	call(d, s)
	for turns := 0; s.asked; turns++ {
		if turns > 60 {
			t.Fatalf("the game doesn't end:\n%s", d.Frame())
		}
		d.Press("h").Settle()
		if s.chosen() == 0 {
			d.Press("p").Settle()
		} else {
			d.Press("enter").Settle()
		}
	}
	d.Shows("you ", "hint (1)").Press("h", "enter").Settle().Press("n").Settle().Shows("game 2 of 2")
	if !s.asked {
		t.Error("the next game asks nothing")
	}
}

// TestTableSuper: where robbing is played, s doubles twice.
func TestTableSuper(t *testing.T) {
	d, s := testTable(t, session.Terms{Games: 1, Seed: 5, Game: "rob"}, tui.Look{}, 80, 24)
	for s.asked && s.view.Stage == table.Calling {
		d.Press("y").Settle()
	}
	d.Shows("super (4 times)?", "s super").Press("s").Settle()
	if s.record.Doubled[session.Me] != table.Super {
		t.Errorf("doubled %d times, want %d", s.record.Doubled[session.Me], table.Super)
	}
}

// TestTableKeys: cards are raised and lowered, impossible plays are reported, the counter can be switched, undo needs practice.
func TestTableKeys(t *testing.T) {
	d, s := testTable(t, session.Terms{Games: 1, Seed: 5, Game: "standard"}, tui.Look{}, 80, 24)
	call(d, s)
	d.Shows("not seen, ").Press("c").Hides("not seen, ").Press("c")
	d.Press("right", "space")
	if got := s.chosen().Cards(); got != 1 {
		t.Errorf("%d cards raised, want 1", got)
	}
	d.Press("space", "left", "up", "right", "right", "right", "up", "enter").Settle()
	if s.note == "" || s.view.Hand.Cards() != len(s.cards) {
		t.Errorf("a solo of two cards: %q", s.note)
	}
	if d.Press("esc"); s.chosen() != 0 {
		t.Error("esc leaves cards raised")
	}
	d.Press("u").Shows("undo is for --practice").Press("n").Shows("undo")
	practice, p := testTable(t, session.Terms{Games: 1, Seed: 5, Game: "standard", Practice: true}, tui.Look{}, 80, 24)
	call(practice, p)
	before := len(p.cards)
	practice.Press("h").Settle().Press("enter").Settle().Press("u").Settle()
	if len(p.cards) != before {
		t.Errorf("%d cards after undo, %d before", len(p.cards), before)
	}
}
