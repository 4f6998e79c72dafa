package replay

// The screen of replay, key by key.

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/internal/tui/tuitest"
	"kedou/cmd/klondike/internal/common"
)

// solved returns the games of a file of testdata/solutions, which solve has written.
func solved(t *testing.T, name string) (games []common.Game) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "solutions", name))
	if err != nil {
		t.Fatal(err)
	}
	for p, err := range common.ReadAnswers(cmdline.Input{Name: name, ReadCloser: io.NopCloser(bytes.NewReader(text))}) {
		if err != nil {
			t.Fatal(err)
		}
		g, err := p.Game()
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return games
}

// openReplay shows games of solve.
func openReplay(t *testing.T, l tui.Look, width, height int, games ...common.Game) *tuitest.Driver {
	t.Helper()
	r := &replaying{ctx: context.Background(), say: l.Speech, games: games}
	if err := r.open(0); err != nil {
		t.Fatal(err)
	}
	return tuitest.New(t, r, l, width, height)
}

func TestReplayFrames(t *testing.T) {
	games := solved(t, "31-neutral.json")
	for _, size := range []struct {
		name          string
		look          tui.Look
		width, height int
	}{
		{"80x24", tui.Look{}, 80, 24}, {"40x20", tui.Look{}, 40, 20}, {"40x12", tui.Look{}, 40, 12},
		{"ascii-80x24", tui.Look{ASCII: true}, 80, 24}, {"ascii-40x20", tui.Look{ASCII: true}, 40, 20},
		{"zh-80x24", tui.Look{Speech: cmdline.Chinese()}, 80, 24},
	} {
		d := openReplay(t, size.look, size.width, size.height, games...)
		d.Golden("replay-"+size.name+"-begin").Press("g", "2", "1", "enter").Golden("replay-" + size.name + "-21")
		d.Press("end").Golden("replay-" + size.name + "-won").Press("?").Golden("replay-" + size.name + "-help")
		for _, line := range strings.Split(d.Press("?").Frame(), "\n") {
			if tui.Width(line) > size.width {
				t.Errorf("%s: %q is too wide", size.name, line)
			}
		}
	}
}

func TestReplaySteps(t *testing.T) {
	d := openReplay(t, tui.Look{}, 80, 24, solved(t, "31-neutral.json")...)
	d.Press("left").Shows("move 0 of 87").Press("right", "right", "right").Shows("move 3 of 87")
	d.Press("u").Shows("move 2 of 87").Press("down").Shows("move 87 of 87", "Won").Press("right").Shows("move 87 of 87")
	d.Press("h").Shows("the solver thinks").Settle().Shows("the game is won")
	d.Press("home", "h").Settle().Shows("with all cards known", "wins")
	d.Press("h", "right").Settle().Hides("with all cards known") // the answer comes too late
}

// Space plays until space stops it. Ticks are sent by hand.
func TestReplayRuns(t *testing.T) {
	d := openReplay(t, tui.Look{}, 80, 24, solved(t, "31-neutral.json")...)
	d.Press("space").Send(tick{1}).Send(tick{1}).Shows("move 2 of 87")
	d.Press("space").Send(tick{1}).Shows("move 2 of 87")
	d.Press("space").Send(tick{1}).Shows("move 2 of 87").Send(tick{3}).Shows("move 3 of 87")
	d.Press("right").Send(tick{3}).Shows("move 4 of 87")
	d.Press("g", "8", "6", "enter", "space").Send(tick{5}).Shows("Won").Send(tick{5}).Shows("move 87 of 87")
	d.Press("space").Send(tick{7}).Shows("move 1 of 87")
}

func TestReplayGames(t *testing.T) {
	games := solved(t, "31.json")
	games = append(games, solved(t, "25-english.json")...)
	broken := games[0]
	broken.Texts = append(broken.Texts[:4:4], "KH:1>2")
	unread := games[0]
	unread.Texts = []string{"what?"}
	d := openReplay(t, tui.Look{}, 80, 24, append(games, broken, unread)...)
	d.Press("p").Shows("game 1 of 4", "of 85").Press("n").Shows("game 2 of 4", "draw 1")
	d.Press("n", "end").Shows("game 3 of 4", "move 4 of 4", "step 5: KH:1>2")
	d.Press("n").Shows("not a move").Press("h", "right", "space").Settle().Shows("game 4 of 4").Press("n").Shows("game 4 of 4")
}
