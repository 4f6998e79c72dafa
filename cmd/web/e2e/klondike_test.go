package e2e

// Klondike on the page: verdicts, the replay, play, the editor, the Stop button.

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"kedou/klondike"
	"kedou/klondike/strategy"
)

// Deal 31 can be won at draw 3.
const won = "#klondike&seed=31"

// TestVerdicts: the verdict comes first, and a lost deal is called proved.
func TestVerdicts(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.fill("#k-seed", "104")
		p.click("#k-open-seed")
		p.says("#k-verdict", "Proved: this deal can’t be won")
	})
}

// TestReplay solves a deal and steps through the solution by keys.
func TestReplay(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-solve")
		p.says("#k-outcome", "Solved in")
		steps := ask[int](p, `Number(/Solved in (\d+)/.exec(document.querySelector("#k-outcome").textContent)[1])`)
		p.leave()
		p.press(keyEnd)
		p.until(step(steps))
		p.says("#k-verdict", "Won!")
		p.press(keyHome)
		p.until(step(0))
		p.press(keyRight, keyRight, keyLeft)
		p.until(step(1))
		p.until(`location.hash.includes("step=1")`)
		p.do(chromedp.Reload()) // the address restores the state
		p.until(step(1))
		p.until(`document.querySelectorAll("#k-moves button").length >= ` + strconv.Itoa(steps))
	})
}

// step is the condition that the replay shows a step.
func step(n int) string {
	return `document.querySelector("#k-place")?.value === "` + strconv.Itoa(n) + `"`
}

// TestPlayToTheEnd plays a whole deal by the hints, one legal move after the other.
func TestPlayToTheEnd(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#klondike&seed=31&draw=1")
		p.says("#k-verdict", "can be won")
		p.click("#k-solve")
		p.says("#k-outcome", "Solved in")
		p.until(`location.hash.includes("moves=")`)
		moves := ask[[]string](p, `[...new URLSearchParams(location.hash.slice(1)).get("moves").matchAll(/-|(..)(.)(.)/g)]
			.map(([all, c, a, b]) => all === "-" ? "@" : c + ":" + a + ">" + b)`)
		p.visit("#klondike&seed=31&draw=1&moves=")
		for i, m := range moves {
			p.push(`#k-legal [data-move="` + m + `"]`)
			p.until(step(i + 1))
		}
		p.says("#k-verdict", "Won!")
	})
}

// TestHints plays an ending by its hints, each of which leaves a step fewer. A king's move to another empty column changes nothing.
func TestHints(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#klondike&deal=" + url.PathEscape("p | KC | QC JH | KS QD | KH |  |  | KD | QS JD TH QH | JC TD 9H JS"))
		p.says("#k-verdict", "can be won")
		for n := 13; n > 0; n-- {
			p.click("#k-hintButton")
			p.says("#k-note", "Hint:")
			p.until(fmt.Sprintf(`document.querySelector('#k-legal .wins[title$="wins, %d to go"]')`, n))
			if n == 13 {
				p.until(`document.querySelector('[data-move="KC:2>1"]').title.endsWith("14 to go; this changes nothing")`)
			}
			p.push(fmt.Sprintf(`#k-legal .wins[title$="wins, %d to go"]`, n))
			p.until(step(14 - n))
		}
		p.says("#k-verdict", "Won!")
	})
}

// TestLosingMove: the page reports a losing move, and one click leads back.
func TestLosingMove(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-solve")
		p.says("#k-outcome", "Solved in")
		p.leave()
		p.press(keyRight, "u")
		p.until(step(0))
	})
}

// TestStop ends a search that would take long.
func TestStop(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#klondike&seed=66") // lost, and only the dedicated solver decides it soon
		p.says("#k-verdict", "Proved")
		p.choose("#k-strategy", "idastar") // hours, in little memory
		p.choose("#k-seconds", "600")
		p.click("#k-solve")
		p.says("#k-outcome", "Searching")
		p.until(`Number(document.querySelector("#k-count-expanded").textContent.replaceAll(",", "")) > 0`)
		p.click("#k-stop")
		p.says("#k-outcome", "Stopped")
		p.choose("#k-strategy", "fast") // the next search works
		p.click("#k-solve")
		p.says("#k-outcome", "Proved: no way to win")
	})
}

// founding is the window of the founding program, with a deal that it solves at once.
const founding = "#klondike&seed=11&strategy=document"

// consoleSays is the condition that the window's console has a text.
func consoleSays(text string) string {
	return fmt.Sprintf(`document.querySelector("#k-console").textContent.includes(%q)`, text)
}

// TestFoundingProgram: two clicks lead to the founding program's window, and its link leads back. It deals; it solves a text by the
// path that the command prints; it tells how far it has come and stops; it says that there is no solution; and it refuses seven lines.
func TestFoundingProgram(t *testing.T) {
	lines := func(seed uint64) string {
		text, err := klondike.Deal{Position: klondike.NewDeal(seed, klondike.Standard(3))}.Pinyin(klondike.Standard(3))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("")
		p.click("#tab-klondike")
		p.click("#k-founding")
		text := `document.querySelector("#k-text").value`
		p.until(text + `.trim().split("\n").length === 8`)
		first := ask[string](p, text)
		p.click("#k-window-random")
		p.until(fmt.Sprintf(`%s !== %q && %[1]s !== ""`, text, first))
		p.until(`location.hash.includes("strategy=document")`)

		p.fill("#k-text", lines(11))
		p.click("#k-open-text")
		p.until(consoleSays("Solution found"))
		p.until(consoleSays("\n" + documentPath(t, 11)))

		p.fill("#k-text", lines(1))
		p.choose("#k-seconds", "600")
		p.click("#k-open-text")
		p.until(consoleSays("Path to the deepest state:"))
		p.click("#k-window-stop")
		p.until(consoleSays("Stopped."))

		p.fill("#k-text", "F10 "+strings.Replace(lines(8), " F10", "", 1)) // columns of any length
		p.click("#k-open-text")
		p.until(consoleSays("No solution"))
		p.fill("#k-text", strings.Replace(lines(8), "\n", " ", 1))
		p.click("#k-open-text")
		p.says("#k-fault", "wrong number of lines: 7")
	})
}

// documentPath is the path by which the strategy document solves a deal, as the command prints it.
func documentPath(t *testing.T, seed uint64) string {
	deal := klondike.NewDeal(seed, klondike.Standard(3))
	by, err := strategy.New("document")
	if err != nil {
		t.Fatal(err)
	}
	solver, err := by.Open(klondike.Standard(3), strategy.Options{})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := solver.Solve(t.Context(), &deal)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := klondike.Notation("pinyin").Format(deal, klondike.Standard(3), answer.Path)
	if err != nil || len(moves) == 0 {
		t.Fatal(moves, err)
	}
	return strings.Join(moves, " ")
}

// TestFaultyText: a text with a card twice is shown with its place and the cards.
func TestFaultyText(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-paste")
		p.until(`document.querySelector("#k-text").value !== ""`)
		ask[string](p, `(() => { const e = document.querySelector("#k-text"); return e.value = e.value.replace("KH", "QH").replace("K♥", "Q♥"); })()`)
		p.click("#k-open-text")
		p.says("#k-fault", "twice")
		p.says("#k-fault", "missing")
	})
}

// TestEditor: an empty board is no deal yet; a deal that lacks a card names the card,
// and is complete again after an undo.
func TestEditor(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-empty")
		p.says("#k-aim", "52 cards to lay")
		p.until(off("#k-done"))
		p.button("Cancel")
		p.click("#k-edit")
		p.until("!(" + off("#k-done") + ")")
		p.click(`#k-card-7C`)
		p.button("Take away")
		p.says("#k-edit-fault", "missing")
		p.until(off("#k-done"))
		p.editorButton("Undo")
		p.until("!(" + off("#k-done") + ")")
		p.click("#k-done")
		p.says("#k-verdict", "can be won")
	})
}

// off is the condition that a button can't be used.
func off(selector string) string {
	return fmt.Sprintf(`document.querySelector(%q).disabled || document.querySelector(%[1]q).getAttribute("aria-disabled") === "true"`, selector)
}

// editorButton presses a button next to the editor's "Use this deal".
func (p *page) editorButton(words string) {
	p.t.Helper()
	ask[bool](p, fmt.Sprintf(`([...document.querySelector("#k-done").parentElement.querySelectorAll("button")].find((b) => b.textContent.trim() === %q).click(), true)`, words))
}

// TestUnknownCards: a pasted game with unknown face-down cards is played on with the chances of its moves; texts that can't
// be read are refused as usual.
func TestUnknownCards(t *testing.T) {
	const unseen = "QH | ?? / KS | ?? ?? / KH QS JD | ?? ?? ?? / 8D 7S 6D 5S | ?? ?? ?? ?? / QD | ?? ?? ?? ?? ?? / 9S | ?? ?? ?? ?? ?? ?? / 3S | " +
		"7D JH TH 3H KD | AC TS TD JC 8H 5C TC 8C 4D 2S | 2D AH AS | 3"
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#klondike&seed=31")
		p.says("#k-verdict", "won")
		p.button("Paste…")
		p.fill("#k-text", unseen)
		p.click("#k-open-text")
		p.says("#k-ways", "Move the two of spades from the waste to its foundation")
		p.says("#k-ways", " ± ")
		p.button("Paste…")
		p.fill("#k-text", "?? | QH QH")
		p.click("#k-open-text")
		p.says("#k-fault", "Line 1, character")
	})
}

// TestUnknownCardInEditor: an unknown card laid on a column lies face down, a fault names its column, and once the number of cards left equals the number
// of unknown cards, the editor lists the moves with their chances; another change hides them.
func TestUnknownCardInEditor(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-edit")
		first := ask[string](p, `document.querySelector('#k-table .card[data-pile="1"]').id`)
		p.click("#" + first)
		p.click("#k-remove")
		p.click("#k-unknown")
		p.says("#k-aim", "Every card has its place, 1 unseen")
		p.says("#k-edit-fault", "column 1 has 1 of its 1 cards face down")
		p.click("#k-card-1")
		ask[bool](p, fmt.Sprintf(`(document.querySelector("[data-put='%s']").click(), true)`, strings.TrimPrefix(first, "k-card-")))
		p.says("#k-edit-fault", "no card of the deck is missing")
		p.until(off("#k-done"))
		p.click(".k-stock button")
		p.until("!(" + off("#k-done") + ")")
		p.until(`document.querySelector("#k-card-1").classList.contains("back")`)
		p.click("#k-done")
		p.says("#k-ways", "never hurt")
		p.editorButton("Change the board")
		p.editorButton("Undo")
		p.until(`document.querySelector("#k-ways").hidden`)
		p.until(off("#k-done"))
	})
}

// TestPlayOnUnseen: the backs of a fresh game are laid by one press, its seven open cards by one each. The advised moves can be played: each
// card that turns up is named, and the advice goes on. A shuffled rest makes a whole deal.
func TestPlayOnUnseen(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-empty")
		p.click("#k-rest")
		p.says("#k-aim", "7 cards to lay, 45 unseen")
		for _, card := range strings.Fields("KH 5C 9D JS 2H 7C TD") {
			p.click(fmt.Sprintf(`[data-put="%s"]`, card))
		}
		p.until("!(" + off("#k-done") + ")")
		p.click("#k-done")
		p.says("#k-ways", "Turn 3 cards from the stock")
		p.click("#k-ways button")
		p.says("#k-aim", "Which card turned up")
		p.until(`document.querySelector(".k-edit").contains(document.activeElement)`)
		p.click(`[data-put="AS"]`)
		p.says("#k-ways", "ace of spades")
		p.editorButton("Change the board")
		p.click("#k-shuffle")
		p.until("!(" + off("#k-done") + ")")
		p.click("#k-done")
		p.until(`!document.querySelector("#panel-klondike").classList.contains("editing") && location.hash.includes("deal=")`)
		p.until(`document.querySelector("#k-card-AS").dataset.pile === "W"`)
	})
}

// TestPasteForms: the field takes the form of another program, on several lines, and shows the place of a fault.
func TestPasteForms(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-paste")
		p.until(`document.querySelector("#k-text").value !== ""`)
		ask[string](p, `document.querySelector("#k-text").value = "Talon: 3D 2X\n: 7H"`)
		p.click("#k-open-text")
		p.says("#k-fault", "Line 1, character 11")
		p.until(`(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector("#k-fault").getBoundingClientRect())`)
		deal := klondike.NewDeal(7, klondike.Standard(3))
		text, err := klondike.Forms()[slices.IndexFunc(klondike.Forms(), func(f klondike.Form) bool { return f.Name == "pysol" })].Write(klondike.Deal{Position: deal}, klondike.Standard(3))
		if err != nil {
			t.Fatal(err)
		}
		ask[string](p, fmt.Sprintf(`document.querySelector("#k-text").value = %q`, text))
		p.click("#k-open-text")
		p.until(fmt.Sprintf(`document.querySelector("#k-seed").value === "" && document.querySelector("#k-card-%v").dataset.pile === "1"`, deal.Tableau[0].Cards[0]))
	})
}

// TestQuickTapsInEditor: two taps at one place count as two in the editor, however quick. Here column 1 is aimed at, its
// card taken away, an unknown card laid there, with which the aim moves on, and column 1 aimed at again, all before the page is drawn.
func TestQuickTapsInEditor(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-edit")
		p.until(`document.querySelector("#k-remove")?.offsetParent`)
		ask[bool](p, `(() => {
			const tap = (e) => {
				const r = e.getBoundingClientRect();
				e.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: r.x + r.width / 2, clientY: r.y + r.height / 2 }));
			};
			tap(document.querySelector('#k-table .card[data-pile="1"]'));
			document.querySelector("#k-remove").click();
			document.querySelector("#k-unknown").click();
			if (document.querySelector("#k-table .slot.aimed").dataset.pile !== "2") return false;
			tap(document.querySelector("#k-card-1"));
			return true;
		})()`)
		p.until(`document.querySelector("#k-table .slot.aimed").dataset.pile === "1"`)
	})
}
