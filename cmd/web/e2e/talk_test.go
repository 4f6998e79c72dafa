package e2e

// The table that talks: calls at the seats, aloud and with figures; the turn's clock; its tools on a phone's side; where a Chinese reader begins.

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	browserpage "github.com/chromedp/cdproto/page"
)

// before runs a script in each page before the page's own.
func (p *page) before(script string) {
	p.t.Helper()
	calls(p, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// aloud gives the browser a Cantonese voice and a Mandarin one that notes what is said, and notes the figures and the bubbles that appear.
const aloud = `{
	const spoken = { getVoices: () => [{ lang: "zh-HK" }, { lang: "zh-CN" }], pending: false, speak: ({ text, lang }) => lang === "zh-CN" && window.said.push(text), cancel() {} };
	window.said = [], window.shown = new Set();
	Object.defineProperty(window, "speechSynthesis", { value: spoken });
	window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
	addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
		for (const e of document.querySelectorAll(".tt-moment, .tt-bubble")) window.shown.add(e.matches(".tt-moment") ? e.classList[1] : e.textContent);
	}).observe(document.body, { childList: true, subtree: true }));
}`

// TestTalk: players say what they do in bubbles, and aloud once the person has touched the page; spring and bombs show their figures.
func TestTalk(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.before(aloud)
		p.visit("#doudizhu&lang=zh")
		p.sit(bombDeal+"&lang=zh", ", speed: .5")
		p.push(`[data-answer="3"]`)
		p.until(`window.shown.has("3分") && document.querySelector('[data-answer="yes"]')`)
		if n := ask[int](p, `window.said.length`); n > 0 {
			t.Errorf("the page talks before the person has touched it: %d times", n)
		}
		p.tapOn(`[data-answer="yes"]`)
		p.until(`document.querySelector("#tt-play") && window.said.includes("加倍") && window.shown.has("加倍")`)
		p.push("#tt-auto")
		p.until(over)
		shown, said := ask[[]string](p, `[...window.shown]`), ask[string](p, `window.said.join(" ")`)
		for _, sign := range []string{"bomb", "炸弹！", "不出"} {
			if !strings.Contains(" "+strings.Join(shown, " ")+" ", " "+sign+" ") {
				t.Errorf("%s isn't shown; shown are %q", sign, shown)
			}
		}
		for _, call := range []string{"炸弹", "不出", "对"} {
			if !strings.Contains(said, call) {
				t.Errorf("nobody says %s; said are %s", call, said)
			}
		}
		if last := ask[string](p, `import("./js/table/talk.js").then((m) => m.sayingOf({ play: "33", parts: "33", kind: "pair", cards: ["3", "3"], length: 1 }, 1))`); last != "对3，报单！" {
			t.Errorf("with one card left a player says %s", last)
		}
	})
}

// TestTurnClock: the clock counts while the person sees the table, and no sheet lies over it; when the time is over, the person passes, and the
// second time a bot takes over, until the person plays again.
func TestTurnClock(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.before(`window.ticks = new Map(); window.setInterval = (act, wait) => { const n = Math.random(); if (wait === 1000) window.ticks.set(n, act); return n; };
			window.clearInterval = (n) => window.ticks.delete(n); window.run = (n) => { for (; n > 0; n--) for (const act of [...window.ticks.values()]) act(); return true; };`)
		p.sit(springDeal, ", clock: 15")
		left := func(seconds int) { p.t.Helper(); p.says("#tt-clock", fmt.Sprint(seconds)) }
		left(15)
		ask[bool](p, `run(3)`)
		left(12)
		p.push("#tt-menu")
		ask[bool](p, `run(20)`)
		left(12)
		p.push("#tt-sheet .play-shut")
		ask[bool](p, `(Object.defineProperty(document, "hidden", { get: () => window.away, configurable: true }), window.away = true, run(20))`)
		left(12)
		ask[bool](p, `(window.away = false, run(12))`)
		p.until(`document.querySelector(".tt-bubble")?.textContent !== undefined && document.querySelector("#tt-clock")`)
		fresh := turn + ` && !document.querySelector("#tt-clock").hidden && document.querySelector("#tt-clock").textContent === "15"`
		p.until(fresh)
		if !ask[bool](p, `(() => { const auto = document.querySelector("#tt-auto"); auto.click(); const silent = auto.ariaPressed === "true" && !document.querySelector("#tt-overtime"); auto.click(); return silent; })()`) {
			t.Error("a bot that the person asks to play, after one turn out of time, says that time ran out twice")
		}
		p.until(fresh)
		ask[bool](p, `run(15)`)
		p.until(fresh)
		ask[bool](p, `run(15)`)
		p.says("#tt-overtime", "ran out twice")
		p.push("#tt-auto-off")
		p.until(`!document.querySelector("#tt-overtime")`)
	})
}

// TestTableTools: on a phone's side each tool has its words, and stays off the hand; the browser's whole screen is offered where there is one.
func TestTableTools(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(844, 390)
		p.sit(springDeal, ", practice: true")
		p.until(`document.querySelector("#tt-full").checkVisibility()`)
		if faults := ask[[]string](p, toolFaults); len(faults) > 0 {
			t.Errorf("tools without words, too small or covered: %q", faults)
		}
		p.tapOn("#tt-full")
		p.until(`document.fullscreenElement && document.querySelector("#tt-full").getAttribute("aria-pressed") === "true"`)
		p.tapOn("#tt-full")
		p.until(`!document.fullscreenElement && document.querySelector("#tt-full").getAttribute("aria-pressed") === "false"`)
		p.before(`Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: false })`)
		p.sit(springDeal, "")
		p.until(`document.querySelector("#tt-menu") && !document.querySelector("#tt-full")`)
	})
}

const toolFaults = `[...document.querySelectorAll(".tt-tools button")].filter((e) => e.checkVisibility()).filter((e) => {
	const { left, top, width, height } = e.getBoundingClientRect(), words = e.querySelector("span"), box = words.getBoundingClientRect();
	const free = [top + 4, top + height - 4].every((y) => e.contains(document.elementFromPoint(left + width / 2, y)));
	return !free || height < 44 || width < 44 || box.width > width || box.height < 8 || parseFloat(getComputedStyle(words).fontSize) < 12;
}).map((e) => e.id)`

// TestChineseBeginsWithDoudizhu: without an address a reader of Chinese begins at the table of doudizhu, unless the browser keeps a game of
// Klondike alone.
func TestChineseBeginsWithDoudizhu(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		agent := ask[string](p, "navigator.userAgent")
		calls(p, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: agent, AcceptLanguage: "zh-CN"})
		p.visit("")
		p.until(`document.body.dataset.tab === "doudizhu" && document.querySelector("#tt-sit") && location.hash.startsWith("#doudizhu")`)
		p.says("#tab-play", "接龙")
		p.push("#tab-play")
		p.until(dealt + ` && localStorage.getItem("kedou.play.game")`)
		p.visit("")
		p.until(`document.body.dataset.tab === "play"`)
		ask[bool](p, `(localStorage.setItem("kedou.table.game", '{"version":1,"value":{}}'), true)`)
		p.visit("")
		p.until(`document.body.dataset.tab === "doudizhu"`)
	})
}
