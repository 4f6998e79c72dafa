package e2e

// Klondike without eyes: what a screen reader says of the table and of moves, and where the keyboard is.

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// spoken is what a screen reader finds on the page: the names of the controls of the browser's accessibility tree, in their order.
func (p *page) spoken() (names []string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		tree, err := cdp.Call(ctx, target, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		nodes := map[accessibility.NodeID]*accessibility.Node{}
		for _, n := range tree.Nodes {
			nodes[n.NodeID] = n
		}
		var read func(n *accessibility.Node)
		read = func(n *accessibility.Node) {
			var name string
			if !n.Ignored && n.Name != nil && strings.Contains(string(n.Role.Value), "utton") && json.Unmarshal(n.Name.Value, &name) == nil {
				names = append(names, name)
			}
			for _, id := range n.ChildIDs {
				read(nodes[id])
			}
		}
		if err == nil {
			read(tree.Nodes[0])
		}
		return err
	}))
	return names
}

// TestPlaySpoken: a screen reader reads the table pile by pile, each card in a sentence, in both languages; moves, the card picked up and the
// hint are announced with cards in words.
func TestPlaySpoken(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(playing)
		p.until(dealt)
		p.hears([]string{"stock, 24 cards: turn", "waste, empty", "foundation of clubs, empty", "foundation of diamonds, empty", "foundation of hearts, empty", "foundation of spades, empty",
			"king of spades, column 1, face up, 1st of 1", "a card, column 2, face down, 1st of 2", "four of hearts, column 2, face up, 2nd of 2", "a card, column 3, face down, 1st of 3"})
		p.leave()
		p.press(" ")
		p.says("#live", "1 card turned; up comes two of hearts")
		p.hears([]string{"stock, 23 cards: turn", "two of hearts, waste, face up, 1st of 1"})
		p.press("6", kb.Enter)
		p.says("#live", "seven of diamonds")
		p.press(kb.Escape, "h")
		p.says("#live", "Look through the stock first")
		who := playerOf(p, 5, 1)
		for _, m := range who.solution[:1] {
			who.byKeys(m)
			p.says("#live", english(m.Card)+" to column")
		}
		p.push("#language")
		p.hears([]string{"红桃2，翻牌堆，正面朝上，共1张的第1张"})
	})
}

// hears checks that a screen reader reads some controls one after the other.
func (p *page) hears(want []string) {
	p.t.Helper()
	ask[bool](p, painted)
	said := p.spoken()
	if at := slices.Index(said, want[0]); at < 0 || at+len(want) > len(said) || !slices.Equal(said[at:at+len(want)], want) {
		p.t.Errorf("a screen reader says\n%q, without\n%q", said, want)
	}
}

// TestPlayFocus: sheets take the keyboard and keep it, one after the other, Esc closes them, and the keyboard is again where it was; so it is
// after a review, and after a text or the editor in Analyse.
func TestPlayFocus(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(playing)
		p.until(dealt)
		p.press(" ")
		p.until(moves(1))
		for _, sheet := range []string{"statistics", "settings", "rules", "soFar"} {
			p.enter("#play-menu")
			p.until(opened)
			p.enter("#play-sheet #play-" + sheet)
			p.until(`document.activeElement.id === "play-sheet-title" && document.activeElement.textContent !== "Menu"`)
			for range 30 {
				p.press(kb.Tab)
				if ask[bool](p, `document.activeElement !== document.body && !document.activeElement.closest("#play-sheet")`) {
					t.Errorf("%s: the keyboard leaves the sheet", sheet)
				}
			}
			p.press(kb.Escape)
			p.until(`!document.querySelector("#play-sheet").open && document.activeElement.matches("#play-menu:focus-visible")`)
		}
		p.enter("#play-menu")
		p.enter("#play-sheet #play-reviewNow")
		p.enter("#play-review-yes")
		p.until(reviewed)
		p.enter("#review-close")
		p.until(`document.querySelector("#play-sheet").open && document.activeElement.closest("#play-sheet")`)
		p.visit("#klondike&seed=31")
		p.until(verdictSays("won"))
		p.enter("#k-paste")
		p.enter("#k-open-text")
		p.until(`document.activeElement.id === "k-paste"`)
		p.enter("#k-edit")
		p.enter("#k-cancel")
		p.until(`document.activeElement.id === "k-edit"`)
	})
}

// enter presses a button by the keyboard.
func (p *page) enter(button string) {
	p.t.Helper()
	p.until(fmt.Sprintf(`((e) => { if (!e?.checkVisibility() || e.disabled) return false; e.focus(); return document.activeElement === e; })(document.querySelector(%q))`, button))
	p.press(kb.Enter)
}

// TestLargeLetters: with letters twice as large nothing is cut in the game, its sheets and its review, and scrolling reaches every control; with
// usual letters the statistics fit the smallest screens.
func TestLargeLetters(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		for _, at := range []struct {
			width, height int64
			letters       string
		}{{390, 844, "200%"}, {1440, 900, "200%"}, {844, 390, "100%"}, {320, 640, "100%"}} {
			p.sized(at.width, at.height, at.width < 1000)
			p.visit(playing)
			p.until(dealt)
			ask[bool](p, `(document.documentElement.style.fontSize = "`+at.letters+`", true)`)
			p.leave()
			p.press(" ")
			p.until(moves(1))
			p.whole("the game")
			for _, sheet := range []string{"menu", "settings", "rules", "keys", "deal"} {
				key, direct := map[string]string{"keys": "?", "deal": "n", "menu": "m"}[sheet]
				if !direct {
					key = "m"
				}
				p.press(key)
				p.until(opened)
				if !direct {
					p.push("#play-sheet #play-" + sheet)
				}
				p.whole(sheet)
				p.shutSheet()
			}
			p.press("m")
			p.push("#play-giveUp")
			p.says("#play-sheet", "Not won")
			p.whole("the end")
			p.shutSheet()
			p.press("m")
			p.push("#play-sheet #play-statistics")
			p.says("#play-sheet", "By number")
			p.whole("statistics")
			p.shutSheet()
			p.push("#play-review")
			p.push("#play-to-review")
			p.until(reviewed)
			p.whole(fmt.Sprint("the review at ", at.width))
		}
	})
}

// shutSheet closes the sheet, and waits until the keyboard has left it.
func (p *page) shutSheet() {
	p.t.Helper()
	p.push("#play-sheet .play-shut")
	p.until(`!document.activeElement.closest("dialog")`)
}

// whole checks that nothing of a sheet, or of the room, is cut, and that every control can be reached.
func (p *page) whole(what string) {
	p.t.Helper()
	ask[bool](p, painted)
	for _, fault := range ask[[]string](p, `(() => {
		const root = document.querySelector("dialog[open]") ?? document.querySelector("main section:not([hidden])");
		const all = [...root.querySelectorAll("*")].filter((e) => e.checkVisibility() && !e.closest(".table, svg, .unseen"));
		const wide = [document.documentElement, root, ...all].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1 && !e.matches("button, .play-deal, .play-month, .play-kind") && getComputedStyle(e).display !== "inline");
		const lost = all.filter((e) => e.matches("button, select, input, summary")).filter((e) => {
			e.scrollIntoView({ block: "center" });
			const { x, y, width, height } = e.getBoundingClientRect();
			const there = document.elementFromPoint(x + width / 2, y + height / 2);
			return !(e.contains(there) || there?.contains(e) || e.labels?.[0]?.contains(there));
		});
		return [...wide.map((e) => "cut: " + (e.id || e.className || e.tagName) + " " + e.scrollWidth + " > " + e.clientWidth), ...lost.map((e) => "out of reach: " + (e.id || e.ariaLabel || e.textContent))];
	})()`) {
		p.t.Errorf("%s: %s", what, fault)
	}
}
