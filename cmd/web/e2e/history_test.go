package e2e

// The browser's history: Back closes a sheet, leaves the review, then goes to the room before.

import (
	"fmt"
	"testing"
)

// back goes through the history, as the browser's buttons do, and waits for a condition.
func (p *page) back(steps int, condition string) {
	p.t.Helper()
	ask[bool](p, fmt.Sprintf("(history.go(%d), true)", steps))
	p.until(condition)
}

// entries is how many entries the history has.
const entries = `history.length`

// inDoor is the condition that a door of doudizhu is open, and its place is shown.
func inDoor(door string) string {
	return fmt.Sprintf(`document.querySelector('.dz-doors [data-door="%s"]')?.getAttribute("aria-pressed") === "true" && document.body.dataset.tab === "doudizhu" && document.body.dataset.door === %[1]q`, door)
}

// TestHistory goes through a sheet, the review, a room and the doors of doudizhu, and back and forward; no entry is doubled, and a reload stays where the reader is.
func TestHistory(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		const (
			menu   = `document.querySelector("#play-sheet[open] #play-statistics")`
			table  = `document.querySelector("#play-table") && !document.querySelector("#play-sheet[open]") && history.state?.over === null`
			review = `document.querySelector("#review-fact") && history.state?.over?.review`
		)
		p.visit(recorded)
		p.until(review)
		p.back(-1, table)
		first := ask[int](p, entries)
		for range 2 {
			p.click("#play-menu")
			p.until(menu)
			p.click(".play-shut")
			p.until(table)
		}
		if n := ask[int](p, entries); n != first {
			t.Errorf("%d entries after a sheet was opened and closed twice, want %d", n, first)
		}
		p.click("#play-menu")
		p.until(menu)
		p.back(-1, table)
		p.back(1, menu)
		ask[bool](p, `(location.reload(), true)`)
		p.until(menu)
		p.back(-1, table)
		p.click("#tab-klondike")
		p.until(verdictSays("won"))
		p.back(-1, table+` && document.body.dataset.tab === "play"`)
		p.visit("#doudizhu")
		p.click("#tt-menu")
		p.until(`document.querySelector("#tt-sheet[open]")`)
		p.click("#tt-to-review")
		p.until(`document.querySelector("#review-text")`)
		p.back(-1, `document.querySelector(".tt-felt") && !document.querySelector("#tt-sheet[open]")`)
		p.back(1, `document.querySelector("#review-text")`)
		p.click("#review-close")
		p.until(`document.querySelector(".tt-felt") && history.state.over === null`)
		for _, door := range []string{"endgame", "hand", "puzzles"} {
			p.click(`.dz-doors [data-door="` + door + `"]`)
			p.until(inDoor(door))
		}
		p.click("#tab-klondike")
		p.until(verdictSays("won"))
		for _, door := range []string{"puzzles", "hand", "endgame"} {
			p.back(-1, inDoor(door))
		}
		p.back(-1, inDoor("table")+` && document.querySelector(".tt-felt") && history.state.over === null`)
		p.back(2, inDoor("hand"))
	})
}

// TestReviewToResult: after the review of a finished game comes its result again, by the review's button and by Back, which then closes it.
func TestReviewToResult(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		const (
			review = `document.querySelector("#review-fact")`
			result = `document.querySelector("#play-sheet[open] #play-to-review") && history.state?.over?.sheet === "end"`
			table  = `!document.querySelector("#play-sheet[open]") && document.querySelector("#play-table") && history.state?.over === null`
		)
		p.visit(playing)
		p.until(dealt)
		p.leave()
		p.press(" ")
		p.until(moves(1))
		p.click("#play-menu")
		p.click("#play-giveUp")
		p.click("#play-to-review")
		p.until(review)
		p.click("#review-close")
		p.until(result)
		p.click("#play-to-review")
		p.until(review)
		p.back(-1, result)
		p.back(-1, table)
	})
}
