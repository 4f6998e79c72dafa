package e2e

// The review of a recorded game: the verdict, the curve, steps, another move, and games from outside.

import (
	"fmt"
	"testing"
)

// recorded is a game of deal 1, lost in the end: its player gave some chances away, and had bad luck.
const recorded = "#play&review=1&seed=1&draw=1&moves=" +
	"----------------------------------------ASWSAD7D-AHWH-----------2HWH------------------8SW77H17-------------------KDW1--QSW1---------------JHW1TC412D4D6S67------" +
	"-----6HW45C34----------------TDW59C35------------5DW34C639H71-----4DW43S24"

// reviewed is the condition that a review is complete.
const reviewed = `document.querySelector("#review-verdict")?.textContent.includes("Costliest")`

// TestReview reviews a recorded game: its verdict, its mistakes one by one, another move in the place of one, the
// explanation of the loss, and the short solution; then the position in the other tab.
func TestReview(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(recorded)
		p.until(`document.querySelectorAll("#review-curve .drops line").length > 0`) // while decisions arrive
		p.until(reviewed)
		p.says("#review-fact", "You could have won until step")
		p.says("#review-verdict", "By what you could know: ")
		p.until(`document.querySelectorAll("#review-accuracy b").length === 3`)
		p.until(reviewPlace + " > 0") // the review shows the costliest decision
		place := ask[int](p, reviewPlace)
		p.leave()
		p.press(keyHome)
		p.reviewAt(0)
		p.press("n")
		p.reviewAt(place)
		p.press(keyEnd, "p", keyHome, "n") // however quickly pressed
		p.reviewAt(place)
		p.says("#review-detail", "inaccuracy", "mistake", "blunder")
		p.press(keyRight)
		p.reviewAt(place + 1)
		p.press(keyLeft)
		p.reviewAt(place)
		p.click("#review-moves button:not(.played)")
		p.says("#review-detail", "by what was known then")
		p.until(`document.querySelector("#review-curve .tried")`)
		p.click("#review-back")
		p.reviewAt(place)
		p.says("#review-solution", "The shortest solution", "not proved to be the shortest") // the proof takes longer than the test on any machine
		p.click("#review-shortest")
		p.says("#review-detail", "The shortest solution", "A short solution")
		p.press(keyEnd)
		p.until(`document.querySelectorAll("#review-table .card[data-pile=S]").length > 0`)
		p.click("#review-explain")
		p.says("#review-why", "Lost because of")
		p.click("#review-list-all")
		p.until(`document.querySelectorAll("#review-list button").length > 8`)
		p.click("#language")
		p.says("#review-fact", "你还能赢")
		p.says("#review-verdict", "开局胜率")
		p.click("#language")
		p.until(`Number(document.querySelector("#review-place").value) > 100`)
		place = ask[int](p, reviewPlace)
		p.click("#review-analyse")
		p.until(step(place))
	})
}

// TestReviewOnAPhone finds out why a game was lost: the table begins in the upper fifth and stays on the screen while the rest scrolls, a button
// leads to the deciding step, and the explanation turns up the cards that it names.
func TestReviewOnAPhone(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.visit(recorded)
		p.until(reviewed)
		for _, size := range [][2]int{{390, 844}, {844, 390}} {
			p.resize(size[0], size[1])
			p.until(fmt.Sprintf(`innerWidth === %d && document.querySelector(".review-felt").getBoundingClientRect().top <= innerHeight / 5`, size[0]))
			if !ask[bool](p, `(() => {
				const review = document.querySelector("#review"), felt = document.querySelector(".review-felt"), bar = document.querySelector(".review-bar");
				review.scrollTop = review.scrollHeight;
				return review.scrollTop > 0 && [felt, bar].every((e) => e.getBoundingClientRect().top >= 0 && e.getBoundingClientRect().bottom <= innerHeight + 1);
			})()`) {
				t.Errorf("at %v the table or its controls leave the screen", size)
			}
		}
		p.click("#review-deciding")
		p.reviewAt(147)
		p.click("#review-explain")
		p.says("#review-why", "Lost because of", "Would help")
		p.reviewAt(148)
		p.until(`!document.querySelector("#review-card-2S").classList.contains("back")`)
	})
}

// reviewPlace is the step shown.
const reviewPlace = `Number(document.querySelector("#review-place").value)`

// reviewAt waits until the review shows a step.
func (p *page) reviewAt(step int) {
	p.t.Helper()
	p.until(fmt.Sprintf(`%s === %d`, reviewPlace, step))
}

// TestReviewOfAText takes games from outside on a phone: texts without a game are refused, a deal's number with moves is reviewed, also after a reload, and
// nothing is too small for a finger.
func TestReviewOfAText(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.resize(390, 844)
		p.visit("#play&review=1")
		p.click("#review-take")
		p.says("#review-fault", "There is no game in the text")
		p.reviewText("3\nKH:1>2")
		p.says("#review-fault", "step 1")
		p.reviewText("3\n1. @ 2. @ @")
		p.until(`document.querySelector("#review-fact").textContent.startsWith("You could still have won")`)
		ask[bool](p, `(location.reload(), true)`)
		p.until(`document.querySelector("#review-fact")?.textContent.startsWith("You could still have won")`)
		p.says("#review-accuracy", "–")
		if small := ask[[]string](p, tooSmall); len(small) > 0 {
			t.Errorf("under 44 pixels: %q", small)
		}
		if ask[bool](p, `document.documentElement.scrollWidth > innerWidth || document.querySelector("#review").scrollWidth > innerWidth`) {
			t.Error("the review scrolls sideways")
		}
	})
}

// reviewText pastes a game.
func (p *page) reviewText(text string) {
	p.t.Helper()
	ask[bool](p, fmt.Sprintf(`(document.querySelector("#review-text").value = %q, true)`, text))
	p.click("#review-take")
}

// tooSmall lists controls too small for a finger.
const tooSmall = `[...document.querySelectorAll("#review button, #review a, #review label, #review summary")]
	.filter((e) => e.offsetParent && (e.getBoundingClientRect().height < 44 || e.getBoundingClientRect().width < 44)).map((e) => e.outerHTML.slice(0, 80))`
