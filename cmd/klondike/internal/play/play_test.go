package play

// The game with hidden cards: its screen key by key, its secrets, and its files.

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/tui"
	"kedou/cmd/internal/tui/tuitest"
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/session"
)

// dealGame begins the game of a seed.
func dealGame(t testing.TB, seed uint64, rules klondike.Rules) *session.Game {
	t.Helper()
	d := klondike.Deal{ID: fmt.Sprint(seed), Position: klondike.NewDeal(seed, rules)}
	g, err := session.New(d, rules, false, true)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// playGame puts a game on a screen. The next deal is that of seed 25.
func playGame(t *testing.T, g *session.Game, k *gameFiles, l tui.Look, width, height int) *tuitest.Driver {
	p := newPlaying(context.Background(), &seat{say: phrases{l.Speech}, game: g, keep: k})
	p.deal = func(context.Context) (klondike.Deal, error) {
		return klondike.Deal{ID: "25", Position: klondike.NewDeal(25, g.Rules)}, nil
	}
	return tuitest.New(t, p, l, width, height)
}

func TestPlayFrames(t *testing.T) {
	for _, size := range []struct {
		name          string
		look          tui.Look
		width, height int
	}{
		{"80x24", tui.Look{}, 80, 24}, {"40x20", tui.Look{}, 40, 20}, {"40x10", tui.Look{}, 40, 10},
		{"ascii-80x24", tui.Look{ASCII: true}, 80, 24}, {"ascii-40x20", tui.Look{ASCII: true}, 40, 20},
		{"zh-80x24", tui.Look{Speech: cmdline.Chinese()}, 80, 24},
	} {
		d := playGame(t, dealGame(t, 31, klondike.Standard(3)), &gameFiles{}, size.look, size.width, size.height)
		d.Golden("play-"+size.name+"-begin").Press("d", "d", "right", "right", "right", "space").Golden("play-" + size.name + "-picked")
		d.Press("enter", "w").Settle().Golden("play-" + size.name + "-winnable")
		if size.height >= 24 {
			d.Press("?").Golden("play-" + size.name + "-keys").Press("?")
		}
		d.Press("x", "x").Settle().Golden("play-" + size.name + "-over").Press("?").Golden("play-" + size.name + "-help")
		for _, line := range strings.Split(d.Press("?").Frame(), "\n") {
			if tui.Width(line) > size.width {
				t.Errorf("%s: %q is too wide", size.name, line)
			}
		}
	}
}

// TestNarrow: a window that is too narrow for seven columns says so.
func TestNarrow(t *testing.T) {
	for width, says := range map[int]bool{20: true, 27: true, 28: false} {
		d := playGame(t, dealGame(t, 31, klondike.Standard(3)), &gameFiles{}, tui.Look{}, width, 24)
		if got := strings.Contains(d.Frame(), "needs 28 columns"); got != says {
			t.Errorf("%d columns: %v\n%s", width, got, d.Frame())
		}
	}
}

func TestPlayKeys(t *testing.T) {
	d := playGame(t, dealGame(t, 31, klondike.Standard(3)), &gameFiles{}, tui.Look{}, 80, 24)
	d.Shows("a random deal", "[K♥]").Press("left", "up").Shows("[▒24]").Press("up", "left", "right").Shows("[–]")
	d.Press("space").Shows("no card to pick up").Press("enter").Shows("there is no place for it").Press("left", "space").Shows("step 1", "[▒21]")
	d.Press("right", "space", "down", "space").Shows("can't be laid there").Press("esc", "space").Hides("can't").Shows("step 1")
	d.Press("esc", "right", "right", "enter").Shows("step 2").Press("u", "u").Shows("step 0").Press("u").Shows("this is where the game began")
	d.Press("r", "r").Shows("step 2").Press("r").Shows("no move was taken back").Press("g", "1", "enter").Shows("step 1")
	d.Press("n").Shows("x gives it up").Press("h").Settle().Shows("can never hurt").Press("o").Settle().Shows("with all cards known", "wins")
	d.Press("h").Press("d").Settle().Hides("can never hurt") // the answer comes too late
	d.Press("s").Settle().Shows("no statistics are kept here").Press("a").Shows("3 cards brought up")
	d.Press("x", "d").Hides("given up").Press("x", "x").Shows("given up after").Press("d", "u", "space", "enter", "h").Shows("given up after", "n next deal")
	d.Press("w").Settle().Shows("You could still have won when you stopped.")
	d.Press("n").Settle().Shows("step 0", "a random deal")
	if d.Press("q").Settle(); d.Ended != "quit" {
		t.Error("q doesn't leave the game")
	}
}

// Ways that begin with the same card move are told once, by the best of them.
func TestAdviceText(t *testing.T) {
	rules := klondike.Standard(3)
	p := klondike.NewDeal(31, rules)
	var ways []advice.Way
	for i, text := range []string{"AH:4>H", "AH:4>H 2H:7>H", "@"} {
		moves, err := klondike.ParseMoves(p, rules, strings.Fields(text))
		if err != nil {
			t.Fatal(err)
		}
		ways = append(ways, advice.Way{Way: blind.Way{Moves: moves, Chance: .5 - .1*float64(i), Error: .02}})
	}
	const want = "from what you see: A♥ up, wins 50 ± 4 %; turn the stock, wins 30 ± 4 %"
	if got := new(phrases).advice(p)(advice.Answer{Games: 100, Ways: ways}); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A game that is over says so by itself, and the next deal is one key away.
func TestPlayEnded(t *testing.T) {
	d := playGame(t, dealGame(t, 612, klondike.Standard(3)), &gameFiles{}, tui.Look{}, 100, 24)
	d.Press("d", "d", "d", "d", "d", "d", "d").Settle().Hides("no move changes")
	d.Press("d").Settle().Shows("no move changes anything any more: nothing takes 6♠, 2♣, 5♠, 5♣, 2♥ and 2♠ off", "u undo, b begin again, n next deal")
	d.Press("d").Settle().Hides("no move changes").Press("h").Settle().Shows("no move changes")
	d.Press("b").Settle().Shows("step 0").Press("b").Shows("this is where the game began")
	d.Press("n").Settle().Shows("step 0", "a random deal").Hides("[6♠]")
	d.Press("d").Settle().Press("n").Shows("the game isn't over")
}

// Every move of a solution can be made with the arrows and space.
func TestPlayBySpace(t *testing.T) {
	g := dealGame(t, 31, klondike.Standard(3))
	text, err := os.ReadFile("../replay-trace/testdata/solutions/31-neutral.json")
	if err != nil {
		t.Fatal(err)
	}
	answer, err := common.ReadAnswer(strings.TrimSpace(string(text)), "31")
	if err != nil {
		t.Fatal(err)
	}
	solved, err := answer.Game()
	if err != nil {
		t.Fatal(err)
	}
	l := solved.Play()
	keep := &gameFiles{statistics: filepath.Join(t.TempDir(), "statistics")}
	p := newPlaying(context.Background(), &seat{game: g, keep: keep})
	d := tuitest.New(t, p, tui.Look{}, 80, 24)
	for i, m := range l.Moves {
		goTo(t, d, p, m.From, m.Card)
		if d.Press("space"); !m.IsTurn() {
			goTo(t, d, p, m.To, klondike.NoCard)
			d.Press("space")
		}
		if d.Shows(fmt.Sprintf("step %d ", i+1)); t.Failed() {
			t.Fatalf("step %d: %v isn't made", i+1, m)
		}
	}
	d.Settle().Shows("won after 87 steps, 52 of 52 cards up; deal 31", "your games by these rules: 1, won 1 (100.0 %); in a row 1, at most 1; fewest steps 87")
	d.Press("w").Settle().Shows("You won.")
}

// goTo takes the cursor to a pile, and in a column to a card of it.
func goTo(t *testing.T, d *tuitest.Driver, p *playing, pile klondike.Pile, card klondike.Card) {
	t.Helper()
	p.cursor = p.tip(klondike.Column1) // from the left end
	if !pile.IsColumn() {
		for range 20 {
			d.Press("up")
		}
	}
	for range 7 {
		if p.cursor.pile != pile {
			d.Press("right")
		}
	}
	for range 13 {
		if here, _ := p.head(p.cursor); card != klondike.NoCard && here != card {
			d.Press("up")
		}
	}
	if p.cursor.pile != pile {
		t.Fatalf("the cursor is on %v, not on %v", p.cursor.pile, pile)
	}
}

// swapped returns a deal that differs from p only in cards that the player hasn't seen.
func swapped(p klondike.Position, random *rand.Rand) klondike.Position {
	q := p.Clone()
	var unseen []*klondike.Card
	for i := range q.Tableau {
		for j := range q.Tableau[i].Down {
			unseen = append(unseen, &q.Tableau[i].Cards[j])
		}
	}
	for i := range q.Stock {
		unseen = append(unseen, &q.Stock[i])
	}
	random.Shuffle(len(unseen), func(i, j int) { *unseen[i], *unseen[j] = *unseen[j], *unseen[i] })
	return q
}

// TestHiddenCards: with other unseen cards nothing changes, on the screen, in words, or in the advice that
// uses only the visible cards.
func TestHiddenCards(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for seed := range uint64(30) {
		g := dealGame(t, seed, klondike.Standard(3))
		d := klondike.Deal{ID: "other", Position: swapped(klondike.NewDeal(seed, g.Rules), random)}
		other, err := session.New(d, g.Rules, false, true)
		if err != nil {
			t.Fatal(err)
		}
		var frames [2]string
		for i, g := range []*session.Game{g, other} {
			d := playGame(t, g, &gameFiles{}, tui.Look{}, 80, 24)
			frames[i] = d.Frame() + d.Press("h").Settle().Frame() + d.Press("right", "up", "space", "?").Frame()
			frames[i] += movesText(g.Legal()) + fmt.Sprint(readMove(g, "KH:3>4"))
		}
		if frames[0] != frames[1] {
			t.Errorf("seed %d: hidden cards make a difference:\n%s\n%s", seed, frames[0], frames[1])
		}
	}
}

// FuzzPlayWords: after any input the game still follows from its deal and moves, and no unseen card appears.
func FuzzPlayWords(f *testing.F) {
	for _, words := range []string{"d D @ ah>h", "a u r g 3 g x ?", "help s x q", "w>5 W>H KH:1>2 10♥>3", "\x1b[2J ， ,, d，d", "g", "g -1 g 99999999999999999999 u u"} {
		f.Add(words, true)
		f.Add(words, false)
	}
	f.Fuzz(func(t *testing.T, words string, undo bool) {
		if strings.ContainsAny(words, "hHoOwW") { // advice may take its time
			words = strings.NewReplacer("h", "", "o", "", "w", "").Replace(strings.ToLower(words))
		}
		g := dealGame(t, 31, klondike.Standard(3))
		g.Undoes = undo
		out := playText(t, g, words)
		if strings.ContainsFunc(out, func(r rune) bool { return r < ' ' && r != '\n' }) {
			t.Errorf("a control character comes back: %q", out)
		}
		if !g.Over() {
			text, err := g.Text()
			if err != nil {
				t.Fatal(err)
			}
			again, err := session.Parse(text)
			if err != nil || fmt.Sprint(again.View()) != fmt.Sprint(g.View()) {
				t.Errorf("moves and position don't agree: %v", err)
			}
		}
		if hidden := g.View().Tableau[6]; !g.Over() && hidden.Down == 6 && strings.Contains(out, "9♠") {
			t.Errorf("9♠ lies beneath, and is shown:\n%s", out)
		}
	})
}

// playText plays a game by words, and returns the output.
func playText(t testing.TB, g *session.Game, words string) string {
	t.Helper()
	app := cli.NewApp()
	var out strings.Builder
	app.Writer, app.ErrWriter, app.Reader = &out, &out, strings.NewReader(words)
	c := cli.NewContext(app, flag.NewFlagSet("play", flag.ContinueOnError), nil)
	c.Context = context.Background()
	s := &seat{options: options{Source: &common.Source{Call: cmdline.CallOf(c)}}, game: g, keep: &gameFiles{}}
	if err := s.playWords(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}
