package e2e

// Doudizhu on the page: an endgame judged and played, a hand, in two languages.

import (
	"strconv"
	"testing"
)

// TestEndgame solves the endgame that the tab begins with, and plays it.
func TestEndgame(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu")
		p.until(`document.querySelector("#panel-doudizhu button.main, #panel-doudizhu form button")`)
		p.button("Solve")
		p.says("#panel-doudizhu", "The peasant wins with best play")
		p.until(`document.querySelectorAll("#panel-doudizhu .dz-chip.lost").length === 10`)
		p.click("#panel-doudizhu .dz-chip.lost")
		p.until(`document.querySelectorAll("#panel-doudizhu .dz-chip.won").length > 0`)
		p.button("Undo")
		p.until(`document.querySelectorAll("#panel-doudizhu .dz-chip.lost").length === 10`)
	})
}

// TestPlayAgainstTheSolver lets the solver play both sides to the end, and takes it back.
func TestPlayAgainstTheSolver(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu")
		for range 60 {
			if ask[bool](p, isOver) {
				break
			}
			plays := ask[int](p, made)
			p.button("Solver")
			p.until(made + " > " + strconv.Itoa(plays) + " || " + isOver)
		}
		p.says("#panel-doudizhu", "The peasant wins. The game is over")
		p.button("Undo")
		p.until("!" + isOver)
	})
}

// made counts the plays made; isOver tells whether the game is.
const (
	isOver = `document.querySelector("#panel-doudizhu").textContent.includes("The game is over")`
	made   = `document.querySelectorAll(".dz-history button").length`
)

// TestChinese: the whole page speaks Chinese when it is asked to.
func TestChinese(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu&lang=zh")
		p.until(`document.documentElement.lang.startsWith("zh")`)
		p.says("#panel-doudizhu", "地主")
		p.click("#language")
		p.until(`document.documentElement.lang === "en"`)
		p.says("#panel-doudizhu", "Landlord")
	})
}
