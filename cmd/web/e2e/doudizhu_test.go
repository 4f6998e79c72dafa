package e2e

// Doudizhu with open cards: an endgame judged and played by cards that are raised, puzzles, a hand, in two languages.

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestEndgame solves the endgame that the tab begins with, and plays it.
func TestEndgame(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(endgames)
		p.button("Who wins?")
		p.says("#panel-doudizhu", "The peasant wins with best play")
		p.until(`document.querySelectorAll("#panel-doudizhu .dz-chip.lost").length === 10`)
		p.click("#panel-doudizhu .dz-chip.lost")
		p.until(`document.querySelectorAll("#panel-doudizhu .dz-chip.won").length > 0`)
		p.button("Undo")
		p.until(`document.querySelectorAll("#panel-doudizhu .dz-chip.lost").length === 10`)
	})
}

// endgames is the address of the room of endgames, with the endgame that it begins with: 2KK101077554 against AA8.
const endgames = "#doudizhu&room=endgame"

// TestPlayAgainstTheSolver lets the solver play both sides to the end, and takes it back.
func TestPlayAgainstTheSolver(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(endgames)
		for range 60 {
			if ask[bool](p, isOver) {
				break
			}
			plays := ask[int](p, made)
			p.button("Play for me")
			p.until(made + " > " + strconv.Itoa(plays) + " || " + isOver)
		}
		p.says("#panel-doudizhu", "The peasant wins. The game is over")
		p.button("Undo")
		p.until("!" + isOver)
	})
}

// made counts the plays made; isOver says whether the game is.
const (
	isOver = `document.querySelector("#panel-doudizhu").textContent.includes("The game is over")`
	made   = `document.querySelectorAll(".dz-history button").length`
)

// slotAt is the selector of the n-th card of the hand to move.
func slotAt(n int) string {
	return fmt.Sprintf(".dz-table .fan.open .fan-slot:nth-child(%d)", n)
}

// up is the condition that exactly the cards of these ranks are raised.
func up(ranks string) string {
	return fmt.Sprintf(`[...document.querySelectorAll(".dz-table .fan.open .fan-slot.up")].map((c) => c.dataset.card[0]).join("") === %q`, ranks)
}

// lain is the condition that the landlord's last play has n cards.
func lain(n int) string {
	return fmt.Sprintf(`document.querySelectorAll('.dz-laid[data-seat="landlord"] .fan-card').length === %d`, n)
}

// TestRaise raises the landlord's cards, 2KK101077554 from the left, by taps and swipes, and plays them: by the button, and by a
// double tap.
func TestRaise(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.visit(endgames)
		p.until(`document.querySelector(".dz-table .fan.open")`)
		ask[bool](p, `(document.querySelector(".dz-table").scrollIntoView(), true)`)
		p.tap(slotAt(2))
		p.until(up("K"))
		p.tap(slotAt(1))
		p.until(up("2K"))
		p.says(".dz-act .main", "not a play")
		p.swipe(slotAt(4), slotAt(10))
		p.until(up("55"))
		p.swipe(slotAt(6), slotAt(7))
		p.until(up("77"))
		p.swipe(slotAt(7), slotAt(6))
		p.until(up(""))
		p.swipe(slotAt(3), slotAt(2))
		p.until(up("KK") + ` && document.querySelectorAll(".dz-chip").length === 1`)
		p.button("Play")
		p.until(lain(2))
		p.button("Undo")
		p.until(`document.querySelectorAll(".dz-table .fan.open .fan-slot").length === 10`)
		p.tapTwice(p.edge(slotAt(10)))
		p.until(lain(1))
	})
}

// TestAnswer: a tap completes the lowest answer, a tap on a raised card lowers it alone, a swipe leaves the lowest answer, and the button says
// why other cards can't be played.
func TestAnswer(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.visit("#doudizhu&room=endgame&landlord=2KK101077554&peasant=AA8&last=44")
		p.until(`document.querySelector(".dz-table .fan.open")`)
		ask[bool](p, `(document.querySelector(".dz-table").scrollIntoView(), true)`)
		p.says(".dz-act .main", "choose cards")
		p.tap(slotAt(2))
		p.until(up("KK") + ` && document.querySelector(".dz-act .main:not(:disabled)")?.textContent === "Play"`)
		p.tap(slotAt(3)) // not the same card again, which would play
		p.until(up("K"))
		p.says(".dz-act .main:disabled", "other kind")
		p.button("Lower")
		p.swipe(slotAt(1), slotAt(10))
		p.until(up("55"))
	})
}

// TestSwipes swipes over a hundred hands in two rows, to lead and to answer: a legal play stays up, or nothing.
func TestSwipes(t *testing.T) {
	text, err := os.ReadFile("../../../doudizhu/hand/testdata/hands.tsv")
	if err != nil {
		t.Fatal(err)
	}
	hands, random := strings.Split(string(text), "\n")[1:101], rand.New(rand.NewPCG(1, 2))
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.visit(endgames)
		p.until(`document.querySelector(".dz-table .fan.open")`)
		left := 0
		for i, line := range hands {
			hand, _, _ := strings.Cut(line, "\t")
			last := []string{"", "33", "34567", "3334"}[i%4]
			if all := hand + last; strings.ContainsFunc(all, func(r rune) bool { return strings.Count(all, string(r)) > 4 }) {
				last = ""
			}
			other := "2"
			if strings.Count(hand, other) == 4 {
				other = "A"
			}
			ask[bool](p, fmt.Sprintf(`[[4, ""], [0, %q], [1, %q], [4, %q]].every(([n, text]) => {
				const field = document.querySelectorAll(".dz-setup .dz-field input")[n];
				field.value = text;
				return field.dispatchEvent(new Event("input", { bubbles: true }));
			})`, hand, other, last))
			p.until(fmt.Sprintf(`[...document.querySelectorAll(".dz-table .fan.open.tight .fan-slot")].map((c) => c.dataset.card[0]).sort().join("") === %q
				&& document.querySelectorAll('.dz-laid[data-seat="peasant"] .fan-card').length === %d`, sorted(hand), len(last)))
			from := 1 + random.IntN(len(hand)-1)
			p.swipe(slotAt(from), slotAt(from+1+random.IntN(len(hand)-from)))
			p.until(up("") + ` || document.querySelector(".dz-act .main:not(:disabled)")`)
			if !ask[bool](p, up("")) {
				left++
			} else if last == "" {
				t.Errorf("a swipe to lead from %s leaves nothing", hand)
			}
		}
		if left < 40 {
			t.Errorf("%d of 100 swipes leave a play", left)
		}
	})
}

// sorted has the letters of a text in their order.
func sorted(text string) string {
	letters := []byte(text)
	slices.Sort(letters)
	return string(letters)
}

// tap taps on a card where no other card covers it.
func (p *page) tap(selector string) {
	p.t.Helper()
	p.tapAt(p.edge(selector))
}

// swipe draws a finger from one card to another.
func (p *page) swipe(from, to string) {
	p.t.Helper()
	p.draw(p.edge(from), p.edge(to))
}

// edge is a place on the left edge of a card, which shows in a hand, low enough for a raised card too.
func (p *page) edge(selector string) point {
	p.t.Helper()
	return ask[point](p, fmt.Sprintf(`(() => { const r = document.querySelector(%q).getBoundingClientRect();
		return { X: r.left + 6, Y: r.top + r.height / 2 }; })()`, selector))
}

// TestRaiseByKeys raises by ranks and by arrows, plays by Enter, passes by P.
func TestRaiseByKeys(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(endgames + "&lang=zh")
		p.until(`document.querySelector(".dz-table .fan.open")`)
		ask[bool](p, `(document.querySelector(".dz-table .fan.open button").focus(), true)`)
		p.press("k", "k")
		p.until(up("KK"))
		p.press(kb.Backspace, keyRight, keyRight, keyRight, " ")
		p.until(up("KT"))
		p.press(kb.Backspace, "k", kb.Enter)
		p.until(lain(2))
		p.until(`document.querySelector('.fan.open[data-seat="peasant"] button')`)
		ask[bool](p, `(document.querySelector('.fan.open[data-seat="peasant"] button').focus(), true)`)
		p.press("p")
		p.says(`.dz-laid[data-seat="peasant"]`, "不出")
	})
}

// TestSheetOnAPhone makes an endgame in the sheet: jokers and tens as players write them, and cards added by taps.
func TestSheetOnAPhone(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.visit(endgames)
		p.until(`document.querySelector(".dz-table .fan.open") && !document.querySelector(".dz-setup").open`)
		p.button("Set up…")
		p.until(`document.querySelector(".dz-setup:modal")`)
		p.fill(".dz-field input", "大小2 10 10")
		p.until(`document.querySelectorAll('.fan[data-seat="landlord"] .fan-card').length === 5`)
		p.click(`.dz-add[data-key="+3"]`)
		p.until(`document.querySelector(".dz-field input").value === "310102BR"`)
		p.button("To the table")
		p.until(`!document.querySelector(".dz-setup").open`)
		p.until(`[...document.querySelectorAll('.fan[data-seat="landlord"] .fan-slot')].map((c) => c.dataset.card[0]).join("") === "RB2TT3"`)
	})
}

// TestTwentyInTwoRows: on an upright phone large hands lie in two rows, and their cards don't stick out.
func TestTwentyInTwoRows(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(360, 760)
		p.visit("#doudizhu&room=endgame&landlord=3334566789TJQQKAAA2B&down=34557779TTTQKKA2R&up=4456688899JJJQK22")
		p.until(`document.querySelectorAll('.fan[data-place="mine"] .fan-slot').length === 20`)
		p.until(`(() => { const felt = document.querySelector(".dz-table").getBoundingClientRect();
			return [...document.querySelectorAll(".dz-table .fan:not([hidden])")].every((fan) => {
				const cards = [...fan.querySelectorAll(".fan-card")].map((c) => c.getBoundingClientRect());
				return new Set(cards.map((c) => c.top)).size === 2 && cards[1].left - cards[0].left >= 20 && cards.every((c) => c.left >= felt.left && c.right <= felt.right);
			}); })()`)
	})
}

// TestPuzzles solves the ladder's first puzzle without help, and the second with hints. The page remembers solved puzzles.
func TestPuzzles(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.visit("#doudizhu&room=puzzles")
		p.says("#panel-doudizhu", "0 of 1000 solved, ★ 0")
		p.button("Continue: puzzle 1")
		p.says(".dz-puzzlebar", "Puzzle 1")
		for !ask[bool](p, isOver) {
			p.until(`document.querySelector(".fan.open")`)
			plays := ask[int](p, made)
			ask[bool](p, fmt.Sprintf(winning, firstPuzzle(t)))
			p.until(made + " > " + strconv.Itoa(plays) + " && (" + isOver + ` || document.querySelector(".fan.open"))`)
		}
		p.says(".dz-puzzlebar", "★ Solved!")
		p.click(`.dz-act .main[data-key="next"]`)
		p.says(".dz-puzzlebar", "Puzzle 2")
		for !ask[bool](p, isOver) {
			p.until(`document.querySelector(".fan.open")`)
			plays := ask[int](p, made)
			p.button("Hint")
			p.until(`document.querySelector(".dz-says").textContent.startsWith("Hint: ")`)
			p.button(map[bool]string{true: "Play", false: "Pass"}[ask[bool](p, `document.querySelector(".fan-slot.up") !== null`)])
			p.until(made + " > " + strconv.Itoa(plays) + " && (" + isOver + ` || document.querySelector(".fan.open"))`)
		}
		p.says(".dz-puzzlebar", "✓ Solved!")
		p.visit("#play")
		p.visit("#doudizhu&room=puzzles")
		p.says("#panel-doudizhu", "2 of 1000 solved, ★ 1")
		p.says("#panel-doudizhu", "Continue: puzzle 3")
		p.button("Puzzle of the day")
		p.says(".dz-puzzlebar", "Puzzle of 20")
		p.button("All puzzles")
		p.click(`.dz-steps .star`)
		p.click(".dz-puzzlebar a")
		p.says("#panel-doudizhu", "The landlord wins with best play")
	})
}

// TestShelf: the shelf shows twelve puzzles of a level with their theme and number of cards, then the next twelve, or those of one theme.
func TestShelf(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu&room=puzzles")
		p.until(`document.querySelectorAll(".dz-steps li").length === 12`)
		p.says(".dz-steps li", "Puzzle 1", "pair", "8 cards")
		p.click(".dz-turnpage [data-key=after]")
		p.says(".dz-steps li", "Puzzle 13")
		p.click("[data-key=level2]")
		p.says(".dz-steps li", "Puzzle 201")
		p.click("[data-key=themechain]")
		p.until(`[...document.querySelectorAll(".dz-steps li")].every((li) => li.textContent.includes("chain"))`)
		p.says(".dz-turnpage", "1–12 / 111")
	})
}

// TestPuzzlesToOrder lets the service make puzzles, and opens one.
func TestPuzzlesToOrder(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu&room=puzzles&size=6-10&seed=1")
		p.click(".dz-made summary")
		p.button("Make puzzles")
		p.until(`document.querySelectorAll(".dz-made .dz-puzzle").length === 10`)
		p.click(".dz-made .dz-puzzle")
		p.says(".dz-puzzlebar", "Puzzle 1")
		p.until(`document.querySelector(".dz-table .fan.open")`)
	})
}

// winning makes a play that wins, according to the solver, for the hands of a puzzle after the plays in the history.
const winning = `(async () => {
	const [landlord, peasant] = %q.split(" ").slice(1);
	const seen = [...document.querySelectorAll(".dz-history b")].map((b) => b.textContent.replace(/10/g, "T").replace(/[\s\u2009]/g, "").replace("pass", "-"));
	const response = await fetch("api", { method: "POST", headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ op: "d.solve", landlord, peasant, lead: "landlord", plays: seen }) });
	const { moves } = JSON.parse((await response.text()).trim().split("\n").at(-1));
	document.querySelector('.dz-chip[data-key="' + moves.find((m) => m.outcome === "won").parts + '"]').click();
	return true;
})()`

// firstPuzzle is the first line of the ladder: two hands, with their names before.
func firstPuzzle(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../page/pools/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") {
			return strings.TrimSpace(line)
		}
	}
	t.Fatal("no puzzles")
	return ""
}

// TestOneHand asks for the value of a hand.
func TestOneHand(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu&room=hand&cards=RB22AAKKQJT987654")
		p.says(".dz-advice", "Bid 3: as the landlord you win about")
		p.says("#panel-doudizhu", "plays at least, for example:")
		p.visit("#doudizhu&room=hand&cards=34456677899TJJQQK&lang=zh")
		p.says(".dz-advice", "建议不叫：当地主胜率约")
		p.button("发一手")
		p.until(`document.querySelectorAll(".dz-held .fan-card").length === 17`)
		p.says(".dz-advice", "当地主胜率约")
	})
}

// TestChinese: the whole page is in Chinese after a change of the language.
func TestChinese(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(endgames + "&lang=zh")
		p.until(`document.documentElement.lang.startsWith("zh")`)
		p.says("#panel-doudizhu", "地主")
		p.click("#language")
		p.until(`document.documentElement.lang === "en"`)
		p.says("#panel-doudizhu", "Landlord")
	})
}

// TestFaultsInChinese: the solvers' sentences about bad input appear in the reader's language.
func TestFaultsInChinese(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		for address, fault := range map[string][2]string{
			"#doudizhu&landlord=3%E6%9D%A5&peasant=4&lang=zh": {"#panel-doudizhu .fault:not(:empty)", "不是牌"},
			"#klondike&deal=7H%207H&lang=zh":                  {"#k-fault", "竖线隔成1段：一局牌有7列"},
		} {
			p.visit(address)
			p.says(fault[0], fault[1])
		}
	})
}

// TestErrorsInChinese: the solvers' sentences reach a Chinese page in Chinese.
func TestErrorsInChinese(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(endgames + "&landlord=3&peasant=4&plays=5&lang=zh")
		p.until(`/\p{Script=Han}{2}/u.test(document.querySelector("#panel-doudizhu .fault:not(:empty)")?.textContent)`)
	})
}
