package e2e

// The review of a game of doudizhu: of a record, and of a game just played; another play is tried, and the game continued from it.

import (
	"fmt"
	"strings"
	"testing"
)

// robotGame is a game of a person, chair 0, against two robots, in which the win with open cards changed hands four times.
const robotGame = `game: standard, base 1
deal: 7
first: 0
chair 0: 33445677789TQQK22 human
chair 1: 3345667TJJKAA22BR robot
chair 2: 45688899TTJJQQKAA robot
bottom: 59K
auction: 0 passes, 1 bids 1, 2 passes
landlord: 1
doubles: 0 no, 1 no, 2 no
1: landlord 34567, down 89TJQ, up pass, landlord pass
2: down 4, up Q, landlord 2, down pass, up pass
3: landlord 3, down 5, up Q, landlord 2, down pass, up pass
4: landlord 5, down 6, up 7, landlord 9, down A, up 2, landlord pass, down pass
5: up 3456789T, landlord pass, down pass
6: up 3, landlord 6, down 8, up K, landlord A, down pass, up 2, landlord BR, down pass, up pass
7: landlord T, down A, up pass, landlord pass, down 89TJQK
result: winner 2, bid 1, bombs 1, points 2 -4 2
`

// tableReviewed is the condition that a review is complete.
const tableReviewed = `document.querySelector("#review-verdict")?.textContent.includes(" from ") && document.querySelector("#treview-calls li")`

// bringGame opens a game of doudizhu for review.
func (p *page) bringGame(record string) {
	p.t.Helper()
	p.visit("#doudizhu&room=table&review=1")
	p.until(`document.querySelector("#review-text")`)
	p.reviewText(record)
	p.until(tableReviewed)
}

// TestTableReview brings a game, which stays after a reload: the verdict, the bids, the winner with open cards; steps by keys and on the curve; the landlord's review, whose blunder it was;
// another play tried there; other texts are refused.
func TestTableReview(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.bringGame(robotGame)
		ask[bool](p, `(location.reload(), true)`)
		p.until(tableReviewed)
		p.says("#review-verdict", "Won from")
		p.says("#treview-calls", "as the landlord index advises")
		p.says("#review-hindsight", "gave the win away")
		p.choose("#treview-chair", "1")
		p.until(tableReviewed + ` && document.querySelector("#review-verdict").textContent.startsWith("Lost from")`)
		p.says("#treview-calls", "the landlord index: bid 3")
		p.click(`.treview-turnings [data-key="37"]`)
		p.reviewAt(36)
		p.says("#review-detail", "blunder", "JJ", "could be known")
		p.until(`document.querySelectorAll("#treview-hands [data-chair]").length === 3 && document.querySelector('#treview-hands [data-chair="1"].turn')`)
		p.until(`document.querySelectorAll("#review-moves > button").length === 5`)
		p.click("#review-more summary")
		p.says("#review-more .review-kind", "solo")
		p.click(`#review-moves [data-key="A"]`)
		p.until(`document.querySelector('#review-moves [data-key="A"] .number')?.textContent.includes("%")`)
		if link := ask[string](p, `document.querySelector("#treview-solve").hash`); !strings.HasSuffix(link, "&room=endgame&up=74&landlord=AKKJJT&down=AKQJT98&lead=landlord") {
			t.Errorf("the solver gets %s", link)
		}
		p.leave()
		p.press(keyEnd)
		p.reviewAt(41)
		p.says("#review-detail", "Lost")
		p.press(keyHome)
		p.reviewAt(0)
		p.click("#language")
		p.says("#review-verdict", "胜率")
		p.click("#language")
		p.click("#review-other")
		p.reviewText("game: standard, base 1\nhello")
		p.says("#review-fault", "hello")
		p.click("#review-close")
		p.until(`document.querySelector(".tt-felt")`)
	})
}

// TestTableReviewBoard: on phones the table stands above the fold, with three seats, all cards and the bottom cards on it and none under another's hand; on a phone that lies
// on its side the curve too. Every step is a 手 in Chinese, and nothing waits once the review is complete.
func TestTableReviewBoard(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.bringGame(robotGame)
		p.click("#language")
		for _, size := range [][2]int{{320, 640}, {390, 844}, {844, 390}} {
			p.resize(size[0], size[1])
			p.press(keyHome)
			p.reviewAt(0)
			if faults := ask[[]string](p, `(() => {
				const box = (e) => e.getBoundingClientRect(), board = document.querySelector("#treview-hands"), felt = box(board), faults = [];
				const cards = [...board.querySelectorAll(".fan-card")], hands = [...board.querySelectorAll(".treview-chair > .fan")];
				if (cards.length !== 57 || board.querySelectorAll(".tt-seat").length !== 3) faults.push(cards.length + " cards");
				for (const e of [...cards, ...board.querySelectorAll(".tt-seat")]) {
					const b = box(e);
					if (b.left < felt.left || b.right > felt.right + 1 || b.top < felt.top || b.bottom > felt.bottom + 1) faults.push("outside: " + e.textContent);
				}
				const cross = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
				const cardsOf = (e) => [...e.querySelectorAll(".fan-card")].map(box);
				hands.forEach((one, i) => hands.slice(i + 1).forEach((other) => {
					if (cardsOf(one).some((a) => cardsOf(other).some((b) => cross(a, b)))) faults.push("hands overlap");
				}));
				if (felt.bottom > innerHeight || innerWidth > innerHeight && box(document.querySelector("#review-curve")).bottom > innerHeight) faults.push("below the fold");
				return faults; })()`); len(faults) > 0 {
				t.Errorf("%dx%d: %q", size[0], size[1], faults)
			}
		}
		p.says("#review-detail", "第1手")
		if text := ask[string](p, `document.querySelector("#review").innerText`); strings.Contains(text, "步") || strings.Contains(text, "还在看") {
			t.Errorf("the review says %s", text)
		}
	})
}

// TestTableReviewOfBots: of a game of bots the landlord's side is shown, with the next player on the right.
func TestTableReviewOfBots(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.bringGame(strings.Replace(robotGame, "human", "robot", 1))
		for place, name := range []string{"You", "Right", "Left"} {
			p.says(fmt.Sprintf("#treview-hands .tt-seat-%d", place), name)
		}
	})
}

// TestReviewAfterAGame plays a game to its end, reviews it, and continues from one of its positions on a phone.
func TestReviewAfterAGame(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.sit(springDeal, "")
		p.click(`[data-answer="3"]`)
		p.click(`[data-answer="no"]`)
		p.playOn(func(name string) { p.click("#tt-" + name) })
		p.click("#tt-review")
		p.until(tableReviewed)
		p.says("#review-verdict", "Won from")
		if small := ask[[]string](p, tooSmall); len(small) > 0 {
			t.Errorf("under 44 pixels: %q", small)
		}
		if ask[bool](p, `document.documentElement.scrollWidth > innerWidth || document.querySelector("#review").scrollWidth > innerWidth`) {
			t.Error("the review scrolls sideways")
		}
		p.leave()
		p.press(keyHome)
		p.click("#treview-go-on")
		p.until(`document.querySelector("#tt-play") && ` + held + " === 20")
		p.playOn(func(name string) { p.click("#tt-" + name) })
		if n := ask[int](p, `JSON.parse(localStorage.getItem("kedou.table.results")).value.length`); n != 1 {
			t.Errorf("%d results are kept of one game", n)
		}
	})
}

// TestSuits: the hand, the player's choice of two equal cards, and the cards left at the end have the same suits at the table and in the review, after a reload too.
func TestSuits(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		cards := func(selector string) string {
			return ask[string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((e) => e.dataset.card).join(" ")`, selector+" [data-card]"))
		}
		p.sit(springDeal, "")
		p.click(`[data-answer="3"]`)
		p.click(`[data-answer="no"]`)
		p.until(`document.querySelector("#tt-play") && ` + held + " === 20")
		hand := cards("#tt-hand")
		first := ask[string](p, `(() => { const all = [...document.querySelectorAll("#tt-hand .fan-slot")].map((e) => e.dataset.card);
			return all.find((card, i) => all[i + 1]?.[0] === card[0] && all[i + 1][1]); })()`)
		p.tap(fmt.Sprintf(`#tt-hand [data-card=%q]`, first))
		p.until(`document.querySelector("#tt-play:not(:disabled)")`)
		p.answered(func() { p.click("#tt-play") })
		p.playOn(func(name string) { p.click("#tt-" + name) })
		rests := [2]string{cards(".tt-before-1"), cards(".tt-before-2")}
		p.click("#tt-review")
		for again := range 2 {
			if again == 1 {
				ask[bool](p, `(location.reload(), true)`)
			}
			p.until(tableReviewed)
			p.says("#treview-hands", "You", "Right", "Left")
			p.leave()
			p.press(keyEnd)
			for chair, rest := range rests {
				if got := cards(fmt.Sprintf(`#treview-hands [data-chair="%d"] > .fan`, chair+1)); got != rest {
					t.Errorf("at the end chair %d holds %s in the review, %s at the table", chair+1, got, rest)
				}
			}
			p.press(keyHome)
			p.reviewAt(0)
			if got := cards(`#treview-hands [data-chair="0"] > .fan`); got != hand {
				t.Errorf("the hand is %s in the review, %s at the table", got, hand)
			}
			p.press(keyRight)
			p.reviewAt(1)
			if got := cards(`#treview-hands [data-chair="0"] .treview-laid`); got != first {
				t.Errorf("the first play is %s in the review, %s at the table", got, first)
			}
		}
	})
}

// TestTableReviewIsAccessible runs axe-core over the review.
func TestTableReviewIsAccessible(t *testing.T) {
	inEachScheme(t, atTheServer, func(t *testing.T, p *page) {
		p.bringGame(robotGame)
		p.inspect("doudizhu's review")
	})
}
