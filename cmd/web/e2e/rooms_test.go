package e2e

// Every Klondike room and sheet at five sizes: nothing is too small to read or to hit, nothing sticks out to the right, and the felt of Play
// begins high up.

import (
	"fmt"
	"testing"
)

// screens are sizes of windows, and whether a finger plays there.
var screens = []struct {
	width, height int64
	touched       bool
}{{1440, 900, false}, {2560, 1440, false}, {390, 844, true}, {844, 390, true}, {320, 640, true}}

// TestRooms walks through the rooms and sheets, and measures each at all sizes.
func TestRooms(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(playing)
		p.until(dealt)
		p.measure("a new game")
		p.leave()
		p.press(" ")
		p.until(moves(1))
		p.lookAtSheets(func(sheet string) { p.measure(sheet) })
		p.leave()
		p.press("?")
		p.measure("the keys")
		p.click("#play-sheet .play-shut")
		p.click("#play-deal")
		for _, kind := range []string{"daily", "any"} {
			p.click(`#play-sheet [data-kind="` + kind + `"]`)
			p.measure("the next deal, " + kind)
		}
		p.click("#play-sheet .play-shut")
		p.click("#play-menu")
		p.click("#play-soFar")
		p.until(`document.querySelector("#play-sheet .review-curve text")`)
		p.measure("the game so far")
		p.click("#play-go-on")
		p.click("#play-menu")
		p.click("#play-giveUp")
		p.says("#play-sheet", "Not won")
		p.measure("the end")
		p.click("#play-sheet .play-shut")
		p.click("#play-menu")
		p.click("#play-statistics")
		p.measure("statistics of a game")
		p.visit("#play&deal=-1")
		p.says("#play-note", "deal=-1")
		p.measure("a wrong link")
		p.visit(recorded)
		p.until(reviewed)
		p.measure("a review")
		p.click("#review-other")
		p.measure("another game for review")
		p.visit(won)
		p.until(verdictSays("won"))
		p.measure("a deal to analyse")
		ask[bool](p, `document.querySelector(".k-search").open = true`)
		p.click("#k-paste")
		p.measure("ways to search, and the field for a deal")
		p.click("#k-edit")
		p.measure("the editor")
		p.click("#k-cancel")
		p.click("#k-empty")
		p.measure("the editor without a card")
	})
}

// measure reports what is wrong with the page, or with the sheet over it, at each size.
func (p *page) measure(what string) {
	p.t.Helper()
	for _, s := range screens {
		p.sized(s.width, s.height, s.touched)
		p.until(fmt.Sprintf(`matchMedia("(width: %dpx)").matches`, s.width))
		ask[bool](p, painted)
		for _, fault := range ask[[]string](p, misfits) {
			p.t.Errorf("%s at %d x %d: %s", what, s.width, s.height, fault)
		}
	}
	p.sized(1280, 900, false)
}

// misfits lists texts of less than 12 pixels, for a finger controls of less than 44, what scrolls sideways, and a felt of Play that begins below a fifth
// of the height. Cards are drawings, without text.
const misfits = `(() => {
	const all = [...(document.querySelector("dialog[open]") ?? document.body).querySelectorAll("*")].filter((e) => e.checkVisibility() && !e.closest(".unseen, .skip, .brand"));
	const named = (e) => e.id || e.dataset.key || e.getAttribute("class") || e.textContent.slice(0, 30);
	const small = all.filter((e) => [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim()) && parseFloat(getComputedStyle(e).fontSize) < 12);
	const controls = all.filter((e) => e.matches("button, .button, select, summary, textarea, input:not([type=checkbox], [type=radio]), label:has(> input)")).filter((e) => {
		const { width, height } = e.getBoundingClientRect();
		return width < 43.9 || height < 43.9;
	});
	const felt = document.querySelector("#play-table")?.getBoundingClientRect();
	return [
		...small.map((e) => "small text: " + named(e)), ...(matchMedia("(pointer: coarse)").matches ? controls.map((e) => "a small control: " + named(e)) : []),
		...[document.documentElement, document.querySelector("#review"), document.querySelector("#play-sheet")].filter((e) => e && e.scrollWidth > e.clientWidth).map((e) => "scrolls sideways: " + named(e)),
		...(felt?.top > innerHeight / 5 ? ["the felt begins at " + felt.top] : []),
	];
})()`
