package e2e

// Klondike played on the page, with its cards face down: by mouse, by finger, by keyboard; left and continued; and
// the page's knowledge of the cards.

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	browserpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"kedou/klondike"
	"kedou/klondike/minimal"
	"kedou/search"
)

// playing is the address of a deal that can be won.
const playing = "#play&deal=5&draw=1"

// player plays a deal like a player who knows a solution.
type player struct {
	*page
	rules    klondike.Rules
	at       klondike.Position
	solution []klondike.Move
}

// playerOf knows a short way to win the deal of a number.
func playerOf(p *page, seed uint64, draw int) *player {
	p.t.Helper()
	rules := klondike.Standard(draw)
	start := klondike.NewDeal(seed, rules)
	solver, err := minimal.New(rules, minimal.Options{Limits: search.Limits{Expansions: 200_000}})
	if err != nil {
		p.t.Fatal(err)
	}
	found, err := solver.Solve(p.t.Context(), &start)
	if err != nil || len(found.Path) == 0 {
		p.t.Fatalf("deal %d: no solution: %v", seed, err)
	}
	return &player{p, rules, start, found.Path}
}

// win plays to the end by a hand's way to make a move, and presses Finish as soon as the page offers it.
func (p *player) win(make func(m klondike.Move)) {
	p.t.Helper()
	for i, m := range p.solution {
		if i%8 == 0 && ask[bool](p.page, `!document.querySelector("#play-finish").hidden`) {
			p.click("#play-finish")
			break
		}
		make(m)
		if err := p.at.Play(m, p.rules); err != nil {
			p.t.Fatal(err)
		}
		p.until(moves(i + 1))
	}
	p.until(`document.querySelector("#play-sheet").open`)
	p.says("#play-sheet-title", "Won!")
}

// moves is the condition that this many moves are made.
func moves(n int) string {
	return fmt.Sprintf(`parseInt(document.querySelector("#play-moves")?.textContent) === %d`, n)
}

// cardPoint is a place on a card that no other card covers.
func (p *page) cardPoint(c klondike.Card) point {
	p.t.Helper()
	p.until(cardAt(c))
	return ask[point](p, fmt.Sprintf(`(({ x, y, width }) => ({ X: x + width / 2, Y: y + 6 }))(%s.getBoundingClientRect())`, cardAt(c)))
}

// cardAt finds the element of a card that lies face up.
func cardAt(c klondike.Card) string {
	return fmt.Sprintf(`[...document.querySelectorAll("#play-table [data-card]")].find((e) => !e.hidden && e.ariaLabel?.startsWith(%q))`, english(c)+",")
}

// english is a card's name as the page writes it.
func english(c klondike.Card) string {
	ranks := strings.Fields("- ace two three four five six seven eight nine ten jack queen king")
	return ranks[c.Rank()] + " of " + strings.Fields("clubs diamonds hearts spades")[c.Suit()]
}

// pilePoint is the middle of a pile's last card, or of its empty place.
func (p *page) pilePoint(pile klondike.Pile) point {
	p.t.Helper()
	return ask[point](p, fmt.Sprintf(`(() => {
		const cards = [...document.querySelectorAll('#play-table [data-card][data-pile="%v"]')].sort((a, b) => a.dataset.z - b.dataset.z);
		const { x, y, width, height } = (cards.at(-1) ?? document.querySelector('#play-table .slot[data-pile="%[1]v"]')).getBoundingClientRect();
		return { X: x + width / 2, Y: y + height / 2 }; })()`, pile))
}

// calls sends a command to the browser.
func calls[P, R any](p *page, command cdp.Command[P, R], params P) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, command, params)
		return err
	}))
}

// sized switches animations off, and makes the screen a size; touched, a finger plays there.
func (p *page) sized(width, height int64, touched bool) {
	p.t.Helper()
	calls(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}})
	calls(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: height, DeviceScaleFactor: 1, Mobile: touched})
	calls(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: touched})
}

// byMouse drags cards, and clicks on the stock.
func (p *player) byMouse(m klondike.Move) {
	p.t.Helper()
	ask[bool](p.page, painted)
	if m.IsTurn() {
		at := p.pilePoint(klondike.Stock)
		p.mouse(input.DispatchMouseEventTypeMousePressed, at, input.MouseButtonLeft, 1)
		p.mouse(input.DispatchMouseEventTypeMouseReleased, at, input.MouseButtonLeft, 1)
		return
	}
	p.drag(p.cardPoint(m.Card), p.pilePoint(m.To))
}

// byFinger drags cards, and taps on the stock.
func (p *player) byFinger(m klondike.Move) {
	p.t.Helper()
	ask[bool](p.page, painted)
	if m.IsTurn() {
		p.tapAt(p.pilePoint(klondike.Stock))
		return
	}
	p.draw(p.cardPoint(m.Card), p.pilePoint(m.To))
}

// painted holds once the screen shows the page's last change: a hand aims at the cards that it sees.
const painted = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`

// byKeys stands on a card, picks it up and lays it on a pile by the pile's digit.
func (p *player) byKeys(m klondike.Move) {
	p.t.Helper()
	if m.IsTurn() {
		p.leave()
		p.try(chromedp.KeyEvent(" "))
		return
	}
	p.until(cardAt(m.Card))
	ask[bool](p.page, "("+cardAt(m.Card)+".focus(), true)")
	if m.To.IsFoundation() {
		p.try(chromedp.KeyEvent("8"))
		return
	}
	p.try(chromedp.KeyEvent(kb.Enter))
	p.try(chromedp.KeyEvent(m.To.String()))
}

// TestPlayByMouse plays a deal of a link to its end; the next one is a click away, and the win is counted.
func TestPlayByMouse(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit(playing)
		p.until(dealt)
		who := playerOf(p, 5, 1)
		who.win(who.byMouse)
		if n := ask[int](p, `JSON.parse(localStorage.getItem("kedou.play.results")).value.filter((r) => r.won).length`); n != 1 {
			t.Errorf("%d games are counted as won", n)
		}
		p.says("#play-sheet", "Your first win at draw 1")
		p.says("#play-sum", "for the moves")
		if !ask[bool](p, `JSON.parse(localStorage.getItem("kedou.play.settings")).value.finish`) {
			t.Error("the next game is not finished by itself")
		}
		ask[bool](p, `(navigator.share = ({ text, url }) => { window.shared = text + " " + url; return Promise.resolve(); }, true)`)
		p.click("#play-share-result")
		p.until(`/deal no. 5, draw 1.* Won: .*#play.*deal=5/.test(window.shared)`)
		p.click("#play-next")
		p.until(moves(0))
		p.click("#play-menu")
		p.click("#play-statistics")
		p.says("#play-sheet", "1 of 1 (100\u00a0%)")
	})
}

// TestPlayDragDuringAnAnswer: the answer to a turn of the stock leaves the card that is being dragged in the hand.
func TestPlayDragDuringAnAnswer(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		calls(p, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: slow})
		p.sized(1280, 800, false)
		p.visit(playing)
		p.until(dealt)
		m := playerOf(p, 5, 1).solution[0] // a card from column to column
		from, to := p.cardPoint(m.Card), p.pilePoint(m.To)
		between := point{(from.X + to.X) / 2, (from.Y + to.Y) / 2}
		p.leave()
		ask[bool](p, `(window.waiting = [], true)`)
		p.press(" ")
		p.until(`window.waiting.length > 0`)
		p.mouse(input.DispatchMouseEventTypeMousePressed, from, input.MouseButtonLeft, 1)
		p.mouse(input.DispatchMouseEventTypeMouseMoved, between, input.MouseButtonLeft, 0)
		p.until(`document.querySelector("#play-table .held")`)
		ask[bool](p, `(window.waiting.splice(0).forEach((ask) => ask()), window.waiting = null, true)`)
		p.until(moves(1))
		p.mouse(input.DispatchMouseEventTypeMouseMoved, to, input.MouseButtonLeft, 0)
		p.mouse(input.DispatchMouseEventTypeMouseReleased, to, input.MouseButtonLeft, 1)
		p.until(moves(2))
	})
}

// slow holds back questions to workers while their list exists.
const slow = `{
	const Real = window.Worker;
	window.Worker = class extends Real {
		postMessage(...question) {
			const ask = () => super.postMessage(...question);
			if (window.waiting) window.waiting.push(ask);
			else ask();
		}
	};
}`

// dealt is the condition that a deal lies on the table.
const dealt = `document.querySelectorAll("#play-table .card:not(.back)").length >= 7`

// opened is the condition that a sheet lies over the table.
const opened = `document.querySelector("#play-sheet").open`

// TestPlayAccessible runs axe-core over the sheets and messages of a game.
func TestPlayAccessible(t *testing.T) {
	inEachScheme(t, atTheServer, func(t *testing.T, p *page) {
		p.visit(playing)
		p.until(dealt)
		p.leave()
		p.press(" ")
		p.until(moves(1))
		p.inspect("a game")
		p.press("h")
		p.click("#play-end-more")
		p.inspect("a hint")
		card := playerOf(p, 5, 1).solution[0].Card
		ask[bool](p, "("+cardAt(card)+".focus(), true)")
		p.press(kb.Enter)
		p.until(`document.querySelector("#play-table [aria-pressed=true]")`)
		p.inspect("a card picked up")
		p.press(kb.Escape)
		p.lookAtSheets(func(sheet string) { p.inspect(sheet) })
		p.leave()
		p.press("?")
		p.says("#play-sheet", "Walk over the table")
		p.inspect("the keys")
		p.click("#play-sheet .play-shut")
		p.click("#play-deal")
		p.click(`#play-sheet [data-kind="daily"]`)
		p.until(`document.querySelector("#play-streak")`)
		p.inspect("the next deal")
		p.click("#play-sheet .play-shut")
		p.click("#play-menu")
		p.click("#play-soFar")
		p.says("#play-sofar", "wins")
		p.inspect("the game so far")
		p.click("#play-go-on")
		p.click("#play-menu")
		p.click("#play-reviewNow")
		p.says("#play-sheet", "so the game ends here")
		p.inspect("the question before a review")
		p.click("#play-sheet .play-shut")
		p.visit("#play&deal=6&draw=3")
		p.says("#play-sheet", "deal no. 6")
		p.inspect("a deal offered by a link")
		p.click("#play-sheet .play-shut")
		p.click("#play-menu")
		p.click("#play-giveUp")
		p.says("#play-sheet", "Not won")
		p.inspect("the end")
		p.click("#play-sheet .play-shut")
		p.click("#play-menu")
		p.click("#play-statistics")
		p.says("#play-sheet", "By number")
		p.inspect("statistics")
		p.visit("#play&deal=612&draw=3")
		p.says(".play-kind", "No. 612")
		p.until(dealt + " && " + moves(0))
		p.leave()
		p.press(" ", " ", " ", " ", " ", " ", " ", " ")
		p.says("#play-note", "No move changes anything any more.")
		p.inspect("a lost game")
	})
}

// lookAtSheets opens the menu's sheets one by one.
func (p *page) lookAtSheets(look func(sheet string)) {
	p.t.Helper()
	for _, sheet := range []string{"settings", "statistics", "rules"} {
		p.click("#play-menu")
		look("menu")
		p.click("#play-sheet #play-" + sheet)
		look(sheet)
		p.click("#play-sheet .play-shut")
	}
}

// TestPlayByKeys plays a deal to its end without mouse.
func TestPlayByKeys(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit(playing)
		p.until(dealt)
		who := playerOf(p, 5, 1)
		who.win(who.byKeys)
	})
}

// TestPlayByFinger: on a phone, the sheets, and a deal of the easy pool from the first touch to the review. A quick drag that the
// browser took for a fling would swallow the tap after the drag.
func TestPlayByFinger(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(390, 844, true)
		p.visit("#play")
		p.until(dealt)
		p.fits()
		if top := ask[float64](p, `document.querySelector("#play-table").getBoundingClientRect().top`); top > 110 {
			t.Errorf("the table begins at %v", top)
		}
		p.lookAtSheets(func(string) { p.fits() })
		p.click("#play-deal")
		p.fits()
		p.click(`#play-sheet [data-kind="easy"]`)
		p.click("#play-open-deal")
		p.until(`!document.querySelector("#play-sheet").open`)
		who := playerOf(p, p.seed(), 1)
		who.win(who.byFinger)
		p.fits()
		p.click("#play-to-review")
		p.says("#review-fact", "You won")
		p.fits()
		if small := ask[[]string](p, tooSmall); len(small) > 0 {
			t.Errorf("under 44 pixels: %q", small)
		}
		p.click("#review-close")
		p.until(dealt)
	})
}

// TestDealSheet: rules and kind are chosen, and nothing is dealt until Deal is pressed; all of the sheet can be reached on small screens. The
// calendar deals a past day, whose rules the day decides, and offers no day of the future.
func TestDealSheet(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		for _, size := range [][2]int64{{844, 390}, {320, 640}} {
			p.sized(size[0], size[1], true)
			p.visit("#play")
			p.until(dealt)
			p.click("#play-deal")
			p.click(`#play-sheet [data-kind="daily"]`)
			p.fits()
			for _, part := range []string{`[data-kind="lost"]`, "#play-streak", "#play-seed", "#play-share", "#play-open-deal"} {
				reach := fmt.Sprintf(`((e) => { e.scrollIntoView({ block: "center" }); const r = e.getBoundingClientRect(); return e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); })(document.querySelector('#play-sheet %s'))`, part)
				if !ask[bool](p, reach) {
					t.Errorf("%v: %s can't be reached", size, part)
				}
			}
			ask[bool](p, `document.querySelector('#play-sheet [data-key="monthBefore"]').click(), true`)
			p.until(`document.querySelector("[data-day]") && !document.querySelector("[data-day]:disabled")`)
			ask[bool](p, `document.querySelector('#play-sheet [data-day$="-01"]').click(), true`)
			p.click("#play-open-deal")
			p.until(`!document.querySelector("#play-sheet").open && /-01/.test(document.querySelector(".play-kind").textContent)`)
		}
	})
}

// TestLooks: the looks are radio buttons with names, which the arrow keys change; a dark page is dark whatever the system says.
func TestLooks(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#play")
		p.until(dealt)
		p.click("#play-menu")
		p.click("#play-settings")
		p.click(`#play-sheet .look:has([value="lattice"])`)
		p.press(keyRight)
		p.until(`document.documentElement.dataset.back === "tadpoles" && document.activeElement.value === "tadpoles"`)
		if bare := ask[int](p, `[...document.querySelectorAll(".look input")].filter((e) => !e.labels[0]?.textContent.trim()).length`); bare > 0 {
			t.Errorf("%d looks without a name", bare)
		}
		for mode, ink := range map[string]string{"dark": "#e7ebe8", "light": "#1d2422"} {
			p.click(`#play-sheet .look:has([value="` + mode + `"])`)
			p.until(`getComputedStyle(document.documentElement).getPropertyValue("--ink").trim() === "` + ink + `"`)
		}
	})
}

// seed is the number of the deal, from its link.
func (p *page) seed() (seed uint64) {
	p.t.Helper()
	p.click("#play-deal")
	p.click("#play-share")
	link := `document.querySelector("#play-sheet input[readonly]")?.value`
	p.until(link)
	fragment := ask[string](p, link)
	p.click("#play-sheet .play-shut")
	_, number, _ := strings.Cut(fragment, "deal=")
	if _, err := fmt.Sscan(strings.Split(number, "&")[0], &seed); err != nil {
		p.t.Fatalf("the link %q: %v", fragment, err)
	}
	return seed
}

// fits reports faults for fingers: a page that scrolls sideways, and controls of less than 44 pixels.
func (p *page) fits() {
	p.t.Helper()
	if ask[bool](p, `[document.documentElement, document.querySelector("#play-sheet") ?? document.body].some((e) => e.scrollWidth > e.clientWidth)`) {
		p.t.Errorf("the page scrolls sideways")
	}
	small := `[...(document.querySelector("#play-sheet[open]") ?? document).querySelectorAll("button, select, input:not([type=checkbox]), label:has(input)")]
		.filter((e) => e.offsetParent !== null && e.closest(".play, .top, dialog"))
		.map((e) => [e.getBoundingClientRect(), e.id || e.textContent]).filter(([r]) => r.width < 43.9 || r.height < 43.9)
		.map(([r, name]) => name + " " + r.width + "x" + r.height)`
	for _, control := range ask[[]string](p, small) {
		p.t.Errorf("a small control: %s", control)
	}
}

// TestPlayReload: a game continues where it was left, with its undone moves, and undo and redo have no limit.
func TestPlayReload(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit(playing)
		p.until(dealt)
		p.leave()
		p.press(" ", " ", " ", "u")
		p.until(moves(2))
		p.says("#play-moves", "1 undo")
		p.do(chromedp.Reload())
		p.until(moves(2))
		p.says(".play-kind", "No. 5")
		p.leave()
		p.press("r")
		p.until(moves(3))
		p.press("u", "u", "u", "u")
		p.until(moves(0))
		ask[bool](p, `(document.querySelector("#language").click(), true)`)
		p.says("#play-moves", "0步，撤销4次")
	})
}

// TestPlayLink: a link's deal ends a game only after a question.
func TestPlayLink(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit(playing)
		p.until(dealt)
		p.leave()
		p.press(" ")
		p.until(moves(1))
		p.visit("#play&deal=6&draw=3")
		p.says("#play-sheet", "deal no. 6")
		p.button("Continue playing")
		p.says(".play-kind", "No. 5")
		p.visit("#play&deal=6&draw=3")
		p.click("#play-take")
		p.says(".play-kind", "No. 6 · draw 3")
	})
}

// TestPlayHint: the adviser says that a look through the stock costs nothing, and marks its card or pile, and the help is counted.
func TestPlayHint(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit(playing)
		p.until(dealt)
		p.leave()
		p.press(" ", "h")
		p.says("#play-note", "Look through the stock first (23 turns): that costs nothing")
		p.until(`document.querySelector("#play-table .hinted")`)
		p.press(" ")
		p.until(moves(2) + ` && document.querySelector("#play-note").hidden`)
		p.click("#play-menu")
		p.click("#play-giveUp")
		p.says("#play-sheet", "with help")
		p.says("#play-sheet", "Your games: By number · draw 1")
	})
}

// TestPlayEnded: a game in which nothing changes any more says so by itself, with ways out, and why; a new beginning is no new game.
func TestPlayEnded(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(390, 844, true)
		p.visit("#play&deal=612&draw=3")
		p.until(dealt)
		p.leave()
		p.press(" ", " ", " ", " ", " ", " ", " ")
		p.until(moves(7) + ` && document.querySelector("#play-note").hidden`)
		p.press(" ")
		p.says("#play-note", "No move changes anything any more.")
		p.click("#play-end-why")
		p.says("#play-note", "Nothing takes 6♠, 2♣, 5♠, 5♣, 2♥ and 2♠ off the face-down cards.")
		p.press(" ")
		p.until(moves(9) + ` && document.querySelector("#play-note").hidden`)
		p.press("h")
		p.says("#play-note", "Nothing takes 6♠")
		p.click("#play-end-restart")
		p.until(moves(0))
		p.says("#play-note", "No move changes anything any more.")
		p.click("#play-end-another")
		p.says("#play-sheet", "New deal")
	})
}

// TestPlayPuzzle: of a deal that is proved lost the page says at once why, when it is asked: in the sheet, and by marks on the deal.
func TestPlayPuzzle(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(390, 844, true)
		p.visit("#play")
		p.until(dealt)
		p.click("#play-deal")
		p.click(`[data-kind="lost"]`)
		p.click("#play-open-deal")
		p.says("#play-note", "Can you see why?")
		p.leave()
		p.press(" ")
		p.until(moves(1))
		p.click("#play-menu")
		p.click("#play-seeWhy")
		p.says("#play-reason", "The whole story")
		p.click("#play-on-table")
		p.says("#play-note", "Lost because of")
		p.until(`document.querySelectorAll("#play-table .card.blamed").length > 0 && document.querySelectorAll("#play-table .card:not(.back)").length >= 28`)
		ask[bool](p, `(location.reload(), true)`)
		p.until(`document.querySelector("#play-table .card.blamed")`)
	})
}

// TestPlayAgain: a new beginning, before the end or after it, is another try of the deal and no other game in the statistics.
func TestPlayAgain(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(390, 844, true)
		p.visit(playing)
		p.until(dealt)
		p.leave()
		p.press(" ", " ")
		p.until(moves(2))
		p.click("#play-tool-restart")
		p.says("#play-note", "Undo brings your game back")
		p.click("#play-undo")
		p.until(moves(2))
		p.says("#live", "Undone; 2 moves")
		p.click("#play-tool-restart")
		p.until(moves(0))
		for try := range 2 {
			p.leave()
			p.press(" ")
			p.until(moves(1))
			p.click("#play-menu")
			p.click("#play-giveUp")
			p.says("#play-sheet", fmt.Sprintf("try %d", try+2))
			if n := ask[int](p, `JSON.parse(localStorage.getItem("kedou.play.results")).value.length`); n != 1 {
				t.Errorf("after try %d the statistics have %d games", try+2, n)
			}
			p.click("#play-again")
			p.until(moves(0))
			p.click("#play-menu")
			p.click("#play-statistics")
			p.says("#play-sheet", "haven’t finished a game yet")
			p.click("#play-sheet .play-shut")
		}
	})
}

// TestPlayRefusal: a card that can't move shakes, and at the second tap the page says why.
func TestPlayRefusal(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(playing)
		p.until(dealt)
		king := cardAt(klondike.NewCard(13, klondike.Spades))
		shaking := king + `.getAnimations().some((a) => a.effect.getKeyframes().some((k) => k.translate))`
		if !ask[bool](p, "("+king+".click(), "+shaking+")") {
			t.Error("the king of spades does not shake")
		}
		p.until(`document.querySelector("#play-note").hidden`)
		ask[bool](p, "new Promise((done) => setTimeout(() => { "+king+".click(); done(true); }, 400))")
		p.says("#play-note", "K♠ needs an empty column; there is none, and A♠ is not up yet.")
	})
}

// TestPlayHintGhost: a hint is a line and a ghost that glides; More says the chances, and a second press plays all its turns, which one undo takes back.
func TestPlayHintGhost(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(playing)
		p.until(dealt)
		p.leave()
		p.press("h")
		p.until(`document.querySelector("#play-table .ghost")`)
		if ask[bool](p, `document.querySelector("#play-note-text").textContent.includes("%")`) {
			t.Error("the hint says chances at once")
		}
		p.click("#play-end-more")
		p.says("#play-note", "%")
		p.press("h")
		p.until(moves(24) + ` && !document.querySelector("#play-table .ghost")`)
		p.press("u")
		p.until(moves(0))
	})
}

// TestPlaySounds: sounds come with the first move, and one switch stops them.
func TestPlaySounds(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		calls(p, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: `{
			window.notes = 0;
			const made = AudioContext.prototype.createGain;
			AudioContext.prototype.createGain = function () { window.notes++; return made.call(this); };
		}`})
		p.visit(playing)
		p.until(dealt)
		p.leave()
		if ask[int](p, `notes`) > 0 {
			t.Error("the page sounds before a gesture")
		}
		p.press(" ")
		p.until(moves(1) + ` && notes > 0`)
		p.click("#play-menu")
		p.click("#play-settings")
		p.click("#play-set-sound")
		p.click("#play-sheet .play-shut")
		heard := ask[int](p, `notes`)
		p.leave()
		p.press(" ")
		p.until(moves(2))
		if n := ask[int](p, `notes`); n != heard {
			t.Errorf("%d notes sound after the switch is off", n-heard)
		}
	})
}

// TestPlayGivesUp: the end of a game opens its deal.
func TestPlayGivesUp(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit("#play")
		p.until(dealt)
		p.leave()
		p.press(" ")
		p.until(moves(1))
		p.click("#play-menu")
		p.click("#play-verdict")
		p.says("#play-note", "can still be won", "It is lost", "Nobody knows")
		p.click("#play-menu")
		p.click("#play-giveUp")
		p.says("#play-sheet", "Not won: 1 move", "deal no.")
		p.click("#play-sheet .play-shut")
		p.until(`document.querySelectorAll("#play-table .card:not(.back)").length >= 28`)
	})
}

// TestHiddenMeansHidden: nothing names a card that the player hasn't seen: no message of the referee, no text
// and no label of the page, and no kept data.
func TestHiddenMeansHidden(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		calls(p, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: listening})
		p.sized(1280, 800, false)
		p.visit(playing)
		p.until(dealt)
		p.leave()
		for range 5 {
			p.press(" ")
		}
		p.until(moves(5))
		p.press("u")
		p.until(moves(4))
		p.click("#play-menu")
		p.click("#play-verdict")
		p.says("#play-note", "can still be won")
		p.click("#play-menu")
		p.click("#play-soFar")
		p.says("#play-sofar", "wins")
		p.until(`document.querySelector("#play-sheet .review-curve .line")`) // the curve has no strip: that would need open cards
		if ask[bool](p, `document.querySelector("#play-sheet .review-curve .strip rect") !== null`) {
			t.Error("the curve so far shows who would win with open cards")
		}
		p.click("#play-go-on")
		p.leave()
		p.press(" ")
		p.until(moves(5)) // the game continues
		p.press("u")
		p.until(moves(4))
		rules := klondike.Standard(1)
		at := klondike.NewDeal(5, rules)
		seen := map[klondike.Card]bool{}
		for _, c := range at.Tableau {
			seen[c.Cards[c.Down]] = true
		}
		for _, c := range at.Stock[:5] { // an undone move had shown the fifth
			seen[c] = true
		}
		told := ask[[]string](p, everything)
		if len(told) < 50 {
			t.Fatalf("only %d texts are read", len(told))
		}
		for _, pile := range [][]klondike.Card{at.Stock, at.Tableau[1].Cards, at.Tableau[2].Cards, at.Tableau[3].Cards, at.Tableau[4].Cards, at.Tableau[5].Cards, at.Tableau[6].Cards} {
			for _, c := range pile {
				for _, text := range told {
					if !seen[c] && (strings.Contains(text, c.String()) || strings.Contains(text, c.Symbol()) || strings.Contains(text, english(c))) {
						t.Errorf("%v is revealed: %.200s", c, text)
					}
				}
			}
		}
	})
}

// listening notes all messages that workers send to the page.
const listening = `{
	window.heard = [];
	const Real = window.Worker;
	window.Worker = class extends Real {
		constructor(...args) {
			super(...args);
			this.addEventListener("message", ({ data }) => window.heard.push(JSON.stringify(data)));
		}
	};
}`

// everything is all data of the page: messages, texts, labels, what is kept, the address. The names of the site's files, in the head, are the
// same in every game, and chunk-5KH7C.js is one.
const everything = `[...window.heard, document.title, document.body.innerText, location.href, ...Object.values(localStorage), ...Object.values(sessionStorage),
	...[...document.querySelectorAll("body, body *")].flatMap((e) => [...e.attributes].filter((a) => a.name !== "d" && !a.value.startsWith("data:")).map((a) => a.value))]`

// TestPhones: in every Klondike room the board begins high up on a phone, whichever way it is held, and no control is smaller than a finger.
func TestPhones(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		for _, size := range [][2]int64{{390, 844}, {844, 390}, {320, 640}} {
			p.sized(size[0], size[1], true)
			for _, room := range []struct{ address, ready, board string }{{"#play", dealt, "#play-table"}, {won, `document.querySelector("#k-verdict").textContent !== ""`, "#k-table"}} {
				p.visit(room.address)
				p.until(room.ready)
				if top := ask[float64](p, `document.querySelector("`+room.board+`").getBoundingClientRect().top`); top > max(110, float64(size[1])/5) {
					t.Errorf("%v, %s: the board begins at %v", size, room.address, top)
				}
				small := ask[[]string](p, `[...document.querySelectorAll("button, select, summary, label:has(> [type=checkbox])")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 43.5).map((e) => e.id || e.textContent)`)
				if len(small) > 0 {
					t.Errorf("%v, %s: too small for a finger: %q", size, room.address, small)
				}
			}
		}
	})
}

// TestKeysSheet: ? shows the keys that mean something, and each of them with a capital or a small letter.
func TestKeysSheet(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(playing)
		p.until(dealt)
		p.press("?")
		p.until(`document.querySelectorAll("#play-sheet dd").length >= 15`)
		p.press(kb.Escape)
		p.until(`!document.querySelector("#play-sheet").open && document.activeElement === document.body`)
		p.press("M")
		p.until(`document.querySelector("#play-sheet").open`)
	})
}

// TestPlayLinks: a wrong part of a link is named and nothing is dealt from it: the felt offers deals, and a kept game goes on; other programs' numbers are dealt.
func TestPlayLinks(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#play&deal=-1")
		p.says("#play-note", "wrong at “deal=-1”")
		p.says("#play-sheet", "wrong at “deal=-1”")
		p.click(".play-shut")
		p.says(".play-empty", "Nothing is dealt yet", "Deal: Easy")
		p.click("#play-choose")
		p.until(`document.querySelector("#play-sheet[open] .play-deal")`)
		ask[bool](p, `(document.querySelector("#play-seed").value = "foo:1", true)`)
		p.click("#play-open-deal")
		p.until(`document.querySelector("#play-seed").validationMessage.includes("greenfelt:4")`)
		p.visit("#play&deal=greenfelt:04&draw=1")
		p.until(dealt)
		p.until(`!document.querySelector("#play-sheet").open`)
		p.says(".play-kind", "No. greenfelt:4")
		p.press(" ")
		p.until(moves(1))
		for _, wrong := range []string{"deal=1e3", "deal=18446744073709551616", "deal=greenfelt:0", "deal=5&draw=0", "deal=5&back=maybe"} {
			p.visit("#play&" + wrong)
			p.says("#play-note", wrong[strings.LastIndex(wrong, "&")+1:])
			p.says(".play-kind", "No. greenfelt:4")
			p.until(moves(1))
		}
	})
}
