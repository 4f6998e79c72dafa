package e2e

// The doudizhu table: whole games by finger and by keyboard, multipliers, reloads, and cards that the page never gets.

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu/table"
)

// Deals in which the person bids first, and wins as the landlord with 3 points against bots that play their least cards, if he plays
// the first hint each time: 24 with spring, 40 with a bomb.
const (
	springDeal = "24"
	bombDeal   = "40"
)

// sit opens the table in a deal, with bots that answer at once.
func (p *page) sit(deal, more string) {
	p.t.Helper()
	p.visit("#doudizhu&room=table")
	ask[bool](p, fmt.Sprintf(settings, more))
	p.visit("#doudizhu&room=table&deal=" + deal)
	p.until(turn + " || " + over)
}

const (
	settings = `(localStorage.clear(), localStorage.setItem("kedou.table.settings", JSON.stringify({version: 1, value: {speed: 0, level: 1%s}})), true)`
	turn     = `document.querySelector(".tt-actions button[data-answer], #tt-hint")`
	over     = `document.querySelector("#tt-end:not([hidden]) #tt-next")`
	raised   = `[...document.querySelectorAll("#tt-hand .fan-slot.up")].map((e) => e.dataset.card[0]).join("")`
	helped   = `JSON.parse(localStorage.getItem("kedou.table.game")).value.helped`
	held     = `document.querySelectorAll("#tt-hand .fan-slot").length`
)

// nth is the selector of a card of the hand.
func nth(n int) string { return fmt.Sprintf("#tt-hand .fan-slot:nth-child(%d)", n) }

// answered makes a gesture that answers, and waits until the person must act again, or the game is over.
func (p *page) answered(gesture func()) {
	p.t.Helper()
	// The buttons are also drawn again when the answer about the raised cards comes; the hand tells a play from that.
	ask[bool](p, `(window.asked = { pass: document.querySelector("#tt-pass"), held: `+held+`, raised: `+raised+` }, true)`)
	gesture()
	p.until(over + ` || document.querySelector("#tt-pass") && document.querySelector("#tt-pass") !== window.asked.pass` +
		` && (window.asked.raised === "" || ` + held + ` < window.asked.held)`)
}

// playOn plays the first hint each time, or passes, to the end, by the buttons that press clicks.
func (p *page) playOn(press func(name string)) {
	p.t.Helper()
	for range 60 {
		p.until(over + ` || document.querySelector("#tt-hint")`)
		if ask[bool](p, "!!"+over) {
			return
		}
		if ask[bool](p, `document.querySelector("#tt-pass").classList.contains("main")`) {
			p.answered(func() { press("pass") })
			continue
		}
		press("hint")
		p.until(`document.querySelector("#tt-note").textContent.startsWith("Hint: ") && (` + raised + ` === "" || document.querySelector("#tt-play:not(:disabled)"))`)
		if ask[string](p, raised) == "" { // the hint is a pass
			p.answered(func() { press("pass") })
			continue
		}
		p.answered(func() { press("play") })
	}
	p.t.Fatal("the game doesn't end")
}

// TestSitByTouch plays a whole game on a phone: a call, doubling, cards raised by a swipe, hints, a win with spring.
func TestSitByTouch(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.sit(springDeal, "")
		p.tapOn(`[data-answer="3"]`)
		p.until(`document.querySelector('[data-answer="yes"]') && document.querySelectorAll("#tt-bottom .face").length === 3`)
		p.tapOn(`[data-answer="yes"]`)
		p.until(`document.querySelector("#tt-play") && ` + held + " === 20")
		p.says("#tt-times", "12")
		p.says(".tt-line .tt-doubled", "Double × 2")
		p.tapOn("#tt-times")
		p.says(".tt-sums", "Base 1 × bid 3 × doubling 2 = 6", "Right 6 + Left 6 = 12")
		p.tapOn("#tt-sheet .play-shut")
		p.says("#tt-play:disabled", "choose cards")
		p.swipe(nth(1), nth(7)) // BAAAKKK
		p.until(raised + ` === "AAAKKK" && document.querySelector("#tt-play:not(:disabled)")`)
		p.tap(nth(3))
		p.until(raised + ` === "AAKKK"`)
		p.tapOn("#tt-again")
		p.until(raised + `=== ""`)
		p.playOn(func(name string) { p.tapOn("#tt-" + name) })
		p.says("#tt-end", "You win")
		p.says(".tt-factors", "Spring × 2")
		p.says("#tt-score", "+24")
		p.says("#tt-times", "24")
		p.tapOn("#tt-next")
		p.until(turn)
	})
}

// tapOn taps on a button.
func (p *page) tapOn(selector string) {
	p.t.Helper()
	p.until(fmt.Sprintf(`document.querySelector(%q)?.offsetParent && !document.querySelector(%[1]q).disabled`, selector))
	p.tapAt(p.middle(selector))
}

// TestSitByKeys plays a whole game by keys, with a bomb; a rank raises a card, R lowers all. The game, played without help, is rated.
func TestSitByKeys(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sit(bombDeal, "")
		p.leave()
		p.press("3")
		p.until(`document.querySelector('[data-answer="yes"]')`)
		p.press("1")
		p.until(`document.querySelector("#tt-play")`)
		rank := ask[string](p, `document.querySelector("#tt-hand .fan-slot:last-child").dataset.card[0]`)
		p.press(strings.ToLower(rank))
		p.until(raised + " === " + fmt.Sprintf("%q", rank))
		p.press("r")
		p.until(raised + `=== ""`)
		p.click("#tt-hint")
		p.until(raised + `!== ""`)
		p.answered(func() { p.press(" ") })
		keys := map[string]string{"hint": "h", "play": " ", "pass": "p"}
		p.playOn(func(name string) {
			p.leave()
			p.press(keys[name])
		})
		p.says(".tt-factors", "1 bomb × 2")
		p.says("#tt-score", "+24")
		p.push("#tt-compare")
		p.says("#tt-compared", "With the same cards a bot in your seat makes")
		p.push("#tt-menu")
		p.push("#tt-to-statistics")
		p.says("#tt-rating", "Over 1 deal played without help")
	})
}

// TestOtherGames: the landlord's place is bid for and robbed, given to a player, or taken with four bottom cards and a flower among the cards.
func TestOtherGames(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sit(springDeal, `, game: "rob"`)
		p.says(`[data-answer="yes"]`, "Call")
		p.push(`[data-answer="yes"]`)
		p.until(turn)
		for range 3 { // the place may be robbed back
			if ask[bool](p, `!document.querySelector('[data-answer="super"]')`) {
				p.push(`[data-answer="yes"]`)
				p.until(turn)
			}
		}
		p.says(`[data-answer="super"]`, "Super-double")
		p.push(`[data-answer="super"]`)
		p.until(`document.body.innerText.includes("You: Super-double")`)
		p.sit(springDeal, `, seat: "right", mixed: true, bots: [1, 4]`)
		p.until(`document.querySelector(".tt-seat-1 .tt-role.landlord") && document.querySelector("#tt-pass")`)
		p.says(".tt-seat-1", "Beginner")
		p.says(".tt-seat-2", "Hard")
		p.sit("40", `, game: "yuncheng"`)
		p.says(`[data-answer="yes"]`, "Take it")
		p.push(`[data-answer="yes"]`)
		p.until(`document.querySelector("#tt-play") && document.querySelectorAll("#tt-bottom .face").length === 4 && ` + held + " === 21")
	})
}

// TestLesson: the first game explains each decision, and takes plays back.
func TestLesson(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu&lang=zh")
		ask[bool](p, fmt.Sprintf(settings, ""))
		p.visit("#doudizhu&lang=zh")
		p.push("#tt-learn")
		p.says("#tt-lesson", "叫牌")
		p.push(`[data-answer="3"]`)
		p.until(`document.querySelector('[data-answer="no"]')`)
		p.says("#tt-lesson", "加倍")
		p.push(`[data-answer="no"]`)
		p.says("#tt-lesson", "你先出")
		p.push("#tt-hint")
		p.answered(func() { p.push("#tt-play:not(:disabled)") })
		p.until(held + " < 20")
		p.push("#tt-undo:not(:disabled)")
		p.until(held + " === 20")
	})
}

// TestDaily: a bot plays the day's deal in the person's seat. A deal that the person left and starts again is known, so its game isn't rated.
func TestDaily(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu")
		ask[bool](p, fmt.Sprintf(settings, ""))
		p.visit("#doudizhu")
		p.push("#tt-daily")
		p.until(turn + " && !" + helped)
		p.push("#tt-menu")
		p.push("#tt-to-daily")
		p.until(turn + " && " + helped)
		p.push("#tt-auto")
		p.until(over)
		p.says("#tt-compared", "With the same cards a bot in your seat makes")
		p.push("#tt-menu")
		p.push("#tt-to-statistics")
		p.says("#tt-rating", "No game without help")
	})
}

// TestEarlySelection: cards raised in another's turn stay up; a double tap in one's own turn plays.
func TestEarlySelection(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sit(bombDeal, ", speed: 1")
		p.push(`[data-answer="3"]`)
		p.push(`[data-answer="yes"]`)
		p.until(`document.querySelector("#tt-hint")`)
		p.push("#tt-hint")
		p.until(`document.querySelector("#tt-play:not(:disabled)")`)
		p.push("#tt-play")
		p.until(`!document.querySelector("#tt-play")`)
		p.push(nth(1))
		card := ask[string](p, raised)
		p.until(`document.querySelector("#tt-play")`)
		p.until(fmt.Sprintf("%s === %q", raised, card))
		before := ask[int](p, held)
		p.tapTwice(p.edge(nth(1)))
		p.until(fmt.Sprintf("%s === %d", held, before-1))
	})
}

// TestSitAgain: a reload in mid-game changes nothing on the table. A kept game that can't be read stays until the person starts over.
func TestSitAgain(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sit(springDeal, "")
		p.push(`[data-answer="3"]`)
		p.push(`[data-answer="yes"]`)
		p.until(`document.querySelector("#tt-hint")`)
		p.push("#tt-hint")
		p.push("#tt-play:not(:disabled)")
		p.until(held + ` < 20 && document.querySelector("#tt-hint")`)
		table := `[...document.querySelectorAll("#tt-hand .fan-slot")].map((e) => e.dataset.card).join(" ") + [...document.querySelectorAll(".tt-left b, #tt-times")].map((e) => e.textContent).join(" ")`
		before := ask[string](p, table)
		p.visit("#doudizhu&room=table")
		p.until(fmt.Sprintf(`document.querySelector("#tt-hint") && (%s) === %q`, table, before))
		ask[bool](p, `(localStorage.setItem("kedou.table.game", JSON.stringify({ version: 1, value: { kept: "damaged", spent: [], mode: "table" } })), true)`)
		for range 2 {
			p.visit("#doudizhu&room=table")
			p.until(`document.querySelector(".tt-start [data-key=over]")`)
		}
		p.push(".tt-start [data-key=over]")
		p.visit("#doudizhu&room=table")
		p.until(`document.querySelector("#tt-sit") && !document.querySelector(".tt-start [data-key=over]")`)
	})
}

// TestTwoTabs: a tab continues the game that another tab keeps, even if the tab is shown again much later.
func TestTwoTabs(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sit(bombDeal, "")
		p.push(`[data-answer="3"]`)
		p.push(`[data-answer="yes"]`)
		p.until(`document.querySelector("#tt-hint")`)
		other := ask[string](p, `localStorage.getItem("kedou.table.game")`)
		p.push("#tt-hint")
		p.push("#tt-play:not(:disabled)")
		p.until(held + ` < 20 && document.querySelector("#tt-hint")`)
		for _, event := range []string{`new StorageEvent("storage", { key: "kedou.table.game" })`, `new PageTransitionEvent("pageshow", { persisted: true })`} {
			ask[bool](p, fmt.Sprintf(`(localStorage.setItem("kedou.table.game", %q), dispatchEvent(%s))`, other, event))
			p.until(held + ` === 20 && document.querySelector("#tt-hint")`)
			p.push("#tt-hint")
			p.push("#tt-play:not(:disabled)")
			p.until(held + ` < 20 && document.querySelector("#tt-hint")`)
		}
	})
}

// TestFiftyGames lets a bot play fifty games for the person; the referee accepts every record, and all results say that the person was helped.
func TestFiftyGames(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sit(bombDeal, "")
		for n := range 50 {
			p.push("#tt-auto")
			p.until(over + fmt.Sprintf(` && JSON.parse(localStorage.getItem("kedou.table.records"))?.value.length === %d`, n+1))
			if n < 49 {
				p.push("#tt-next")
				p.until(turn)
			}
		}
		if n := ask[int](p, `JSON.parse(localStorage.getItem("kedou.table.results")).value.filter((r) => r.helped).length`); n != 50 {
			t.Errorf("of 50 games that a bot has played, %d say so", n)
		}
		text := ask[string](p, `JSON.parse(localStorage.getItem("kedou.table.records")).value.join("\n")`)
		games := 0
		for record, err := range table.ReadRecords("the page", strings.NewReader(text)) {
			if err == nil {
				err = table.Verify(&record)
			}
			if err != nil {
				t.Fatal(err)
			}
			games++
		}
		if games != 50 {
			t.Errorf("%d games are recorded", games)
		}
	})
}

// TestHiddenCards: until a game is over, no message to the page names a card except those that the person holds or that lie open.
func TestHiddenCards(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu&room=table")
		ask[bool](p, fmt.Sprintf(settings, ""))
		p.visit("#doudizhu&room=table")
		p.until(`document.querySelector("#tt-sit")`)
		ask[bool](p, listenIn)
		ask[bool](p, fmt.Sprintf(`(location.hash = "#doudizhu&room=table&deal=%s", true)`, bombDeal))
		p.push(`[data-answer="3"]`)
		p.push(`[data-answer="yes"]`)
		p.playOn(func(name string) { p.push("#tt-" + name) })
		named := ask[[]string](p, "window.named")
		for _, place := range []string{"view.hand", "view.bottom", "view.moves.play.cards"} {
			if !slices.Contains(named, place) {
				t.Errorf("no message has cards at %s: the test looks at nothing", place)
			}
		}
		for _, place := range named {
			if !slices.Contains(seen, place) {
				t.Errorf("a message names cards at %s", place)
			}
		}
	})
}

// seen are the fields of messages that may name cards that the person sees.
var seen = []string{"cards", "view.hand", "view.bottom", "view.moves.play.cards", "view.last.cards", "bottom", "events.bottom", "play.cards", "events.play.cards", "hints.cards", "plays.cards", "chances.cards"}

// listenIn notes the fields of messages with cards while a game isn't over.
const listenIn = `(() => {
	const places = new Set();
	const look = (value, place) => {
		if (Array.isArray(value) && value.length > 0 && value.every((v) => typeof v === "string" && /^[3-9TJQKA2BRF]$/.test(v))) places.add(place);
		else if (Array.isArray(value)) value.forEach((v) => look(v, place));
		else if (value && typeof value === "object") for (const [name, v] of Object.entries(value)) if (name !== "kept") look(v, place ? place + "." + name : name);
	};
	const real = window.fetch;
	window.fetch = async (...args) => {
		const response = await real(...args);
		const text = await response.clone().text();
		for (const line of text.split("\n").filter(Boolean)) {
			const event = JSON.parse(line);
			if (event.view?.stage !== "over") look(event, "");
			window.named = [...places];
		}
		return response;
	};
	return true;
})()`

// TestTableScreens: at five sizes all cards lie on the felt with strips wide enough for a finger, twenty in two rows on upright phones and else
// in one. No card covers another's rank and suit, raised cards keep away from the buttons, and nothing scrolls.
func TestTableScreens(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		for _, size := range [][2]int{{320, 640}, {360, 640}, {390, 844}, {844, 390}, {1440, 900}} {
			p.resize(size[0], size[1])
			p.sit(springDeal, ", counter: true")
			p.push(`[data-answer="3"]`)
			p.push(`[data-answer="yes"]`)
			p.until(`document.querySelector("#tt-play") && ` + held + " === 20")
			p.push(nth(3))
			p.push(nth(13))
			p.until(raised + `.length === 2`)
			p.until(`document.querySelector(".tt-felt").getAnimations({ subtree: true }).every((a) => a.playState === "finished" || a.animationName === "tt-thinks")`)
			ask[bool](p, painted)
			m := ask[struct {
				Strip, Rows, Outside, Gap int
				Hidden                    []string
				Scrolls                   bool
			}](p, fitted)
			rows := 1
			if size[0] < size[1] {
				rows = 2
			}
			if m.Strip < 26 || m.Rows != rows || m.Outside > 0 || m.Gap < 6 || len(m.Hidden) > 0 || m.Scrolls {
				t.Errorf("at %d x %d: %+v", size[0], size[1], m)
			}
		}
	})
}

const fitted = `(() => {
	const felt = document.querySelector(".tt-felt").getBoundingClientRect(), box = (e) => e.getBoundingClientRect();
	const slots = [...document.querySelectorAll("#tt-hand .fan-slot")].map(box), cards = [...document.querySelectorAll(".tt-felt .fan-card, .tt-actions button, .tt-seat")].map(box);
	const hand = [...document.querySelectorAll("#tt-hand .fan-card")], buttons = [...document.querySelectorAll(".tt-actions button")].map(box);
	const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > .5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > .5;
	return {
		Strip: Math.floor(slots[1].left - slots[0].left), Rows: new Set(slots.map((s) => Math.round(s.top))).size,
		Outside: cards.filter((c) => c.left < felt.left - 1 || c.right > felt.right + 1 || c.top < felt.top - 1 || c.bottom > felt.bottom + 1).length,
		Gap: Math.floor(Math.min(...hand.map((c) => box(c).top)) - Math.max(...buttons.map((b) => b.bottom))),
		Hidden: hand.filter((card, i) => [...card.querySelectorAll(".face > path")].slice(0, 2).some((path) => hand.slice(i + 1).some((over) => meet(box(path), box(over))))).map((c) => c.parentElement.dataset.card),
		Scrolls: document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
	};
})()`

// TestTableAccessible runs axe-core over the table in its stages.
func TestTableAccessible(t *testing.T) {
	inEachScheme(t, atTheServer, func(t *testing.T, p *page) {
		p.visit("#doudizhu")
		p.until(`document.querySelector("#tt-sit")`)
		p.inspect("the start")
		p.narrow("the start")
		p.sit(springDeal, ", counter: true, chances: true")
		p.inspect("calling")
		p.push(`[data-answer="3"]`)
		p.push(`[data-answer="yes"]`)
		p.until(`document.querySelector("#tt-chances button")`)
		p.inspect("playing")
		p.push("#tt-times")
		p.until(`document.querySelector("#tt-sheet[open] .tt-sums")`)
		p.inspect("the multiplier")
		p.push("#tt-sheet .play-shut")
		for _, sheet := range []string{"rules", "settings", "statistics", "table"} {
			p.push("#tt-menu")
			p.push("#tt-to-" + sheet)
			p.until(`document.querySelector("#tt-sheet[open] .play-sheet-body > *")`)
			p.inspect(sheet)
			p.push("#tt-sheet .play-shut")
		}
		p.push("#tt-auto")
		p.until(over)
		p.inspect("the end")
	})
}

// TestSettlement: at the end, of a lost game with many cards too, all hands and the bottom lie open beside the settlement on every screen. It folds
// and opens, and the next game follows the day's deal as well.
func TestSettlement(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sit(springDeal, `, seat: "right"`)
		for range 2 { // a deal at the table, then the day's deal
			p.push("#tt-auto")
			p.until(over + ` && document.querySelector(".tt-felt").getAnimations({ subtree: true }).length === 0`)
			for _, size := range [][2]int{{1440, 900}, {1280, 720}, {844, 390}, {390, 844}, {320, 640}, {768, 1024}} {
				p.resize(size[0], size[1])
				for range 2 {
					if bad := ask[[]string](p, underTheEnd); len(bad) > 0 {
						t.Errorf("%v: %v", size, bad)
					}
					p.push("#tt-fold")
				}
			}
			p.says("#tt-next", "Next deal")
			if n := ask[int](p, `document.querySelectorAll(".tt-before .tt-laid").length`); n != 3 {
				t.Errorf("%d hands lie open", n)
			}
			p.push("#tt-menu")
			p.push("#tt-to-daily")
			p.until(turn)
		}
	})
}

// underTheEnd lists the cards that lie under the settlement, or outside of the felt, and buttons outside of it.
const underTheEnd = `(() => {
	const box = (e) => e.getBoundingClientRect(), felt = box(document.querySelector(".tt-felt")), end = box(document.querySelector("#tt-end"));
	const apart = (a, b) => a.right <= b.left + 1 || a.left >= b.right - 1 || a.bottom <= b.top + 1 || a.top >= b.bottom - 1;
	const inside = (a) => a.left >= felt.left - 1 && a.right <= felt.right + 1 && a.bottom <= felt.bottom + 1 && a.top >= felt.top - 1;
	return [...[...document.querySelectorAll(".tt-felt .fan-card, #tt-bottom .fan-card")].filter((e) => !apart(box(e), end)).map((e) => "under: " + e.textContent),
		...[...document.querySelectorAll(".tt-before .fan-card, #tt-next, #tt-fold")].filter((e) => !inside(box(e))).map((e) => "outside: " + e.className + e.id)];
})()`

// TestBottomArrives: the bottom cards arrive raised and opaque in the landlord's hand while the hat moves; nothing moves where the reader wants no motion.
func TestBottomArrives(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		for _, calm := range []bool{false, true} {
			p.motion(map[bool]string{true: "reduce", false: "no-preference"}[calm])
			p.sit(springDeal, "")
			// All motion stops in its middle, as soon as the hand has its new cards.
			ask[bool](p, `(window.still = new Promise((done) => new MutationObserver(() => { if (`+held+` === 20) setTimeout(() => {
				window.moving = document.getAnimations().filter((a) => a.effect.target.closest("#tt-hand, .tt-arrival"));
				for (const a of moving) { a.pause(); a.currentTime = a.effect.getTiming().duration / 2; }
				done(true); }); }).observe(document.querySelector("#tt-hand"), { childList: true })), true)`)
			p.push(`[data-answer="3"]`)
			ask[bool](p, "window.still")
			raised := ask[int](p, `(() => { const tops = [...document.querySelectorAll("#tt-hand .fan-card")].map((e) => e.getBoundingClientRect().top);
				return tops.filter((top) => top < Math.max(...tops) - 8).length; })()`)
			clear := ask[int](p, `[...document.querySelectorAll("#tt-hand .fan-slot, #tt-hand .fan-card")].filter((e) => getComputedStyle(e).opacity !== "1").length`)
			hat := ask[bool](p, `document.querySelector(".tt-arrival .tt-hat") !== null`)
			if want := map[bool]int{false: 3}[calm]; raised != want || clear != 0 || hat == calm {
				t.Errorf("calm %t: %d cards are raised, %d are not opaque; a hat moves: %t", calm, raised, clear, hat)
			}
		}
	})
}
