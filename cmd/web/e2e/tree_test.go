package e2e

// The browser of search trees: a run is recorded, stepped through, and described.

import "testing"

// TestTree records the first example and goes to its end and back by keys.
func TestTree(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#tree")
		p.until(steps + " > 3")
		p.until(`document.querySelectorAll("#panel-tree [role=treeitem]").length > 0`)
		ask[bool](p, `(document.querySelector("#panel-tree canvas").focus(), true)`)
		p.press(keyEnd)
		p.until(at + " === " + steps)
		p.press(keyLeft, keyLeft)
		p.until(at + " === " + steps + " - 2")
		p.press(keyHome)
		p.until(at + " === 0")
		p.press(keyRight)
		p.until(at + " === 1")
	})
}

// steps counts the steps of the run, and at is the step shown.
const (
	steps = `Number(document.querySelector("#panel-tree input[type=range]")?.max ?? 0)`
	at    = `Number(document.querySelector("#panel-tree input[type=range]").value)`
)
