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

// TestProver: the side to move proves, so that its win is ✓ at an OR root; the reader may choose another side, which the address keeps, and the tour, like
// the founding document, tells of the peasants.
func TestProver(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		const run = "#tree&game=doudizhu&engine=labelling&landlord=55K&peasant=66Q&lead=landlord&rules=standard"
		legend := func(words ...string) { p.says(".tree-legend", words...) }
		p.visit(run)
		p.until(ran)
		p.says(".tree-detail", "OR: the landlord to move", "won by the landlord")
		p.until(`document.querySelector("#panel-tree .verdict.tree-for")?.textContent === "The landlord wins"`)
		legend("OR: the landlord to move", "✓won by the landlord")
		p.choose(`.tree-form [data-key="prover"]`, "peasants")
		p.says(".tree-detail", "AND: the landlord to move", "won by the landlord")
		p.until(`document.querySelector("#panel-tree .verdict.tree-against") && location.hash.includes("prover=peasants")`)
		legend("OR: the peasants to move", "✗won by the landlord")
		p.visit(run + "&prover=landlord")
		p.says(".tree-detail", "OR: the landlord to move")
		p.visit("#tree&tour=5.6&prover=landlord")
		p.says(".tree-detail", "AND: the landlord to move", "disproof 0")
		p.until(`!document.querySelector('.tree-form [data-key="prover"]')`)
		p.push(`.tree-tour [data-key="chapters"]`)
		p.push(`.tree-tour [data-key="close"]`)
		p.says(".tree-detail", "OR: the landlord to move", "proof 0")
		p.push(`.tree-tour [data-key="chapters"]`)
		p.push(`.tree-tour [data-key="chapter4"]`)
		p.says(".tree-detail", "AND: the landlord to move")
	})
}

// TestProofOnly: of a search with thousands of nodes the proof alone is shown, as far as it can be read; what is below unfolds.
func TestProofOnly(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#tree&game=doudizhu&engine=aostar&landlord=2KK0077554&peasant=AA8&lead=landlord&rules=standard")
		p.until(steps + " > 3000")
		p.says(".tree-tools .note", "5,341 nodes")
		p.push(".tree-check [name=only]")
		p.says(".tree-tools .note", "5,341 nodes, 21 shown")
		p.push(".tree-tools [data-key=unfoldAll]")
		p.until(`/, 1,5\d\d shown/.test(document.querySelector(".tree-tools .note").textContent)`)
	})
}

// TestTreeOfEndgame: an endgame opens as a search tree, from the position that play has reached; a puzzle doesn't.
func TestTreeOfEndgame(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#doudizhu&landlord=55K&peasant=66Q&plays=K,-")
		p.until(`document.querySelector(".dz-endgame a.button:not([hidden])")`)
		p.push(".dz-endgame a.button")
		p.until(steps + " > 0")
		p.says(".tree-detail", "OR: the landlord to move")
		p.says(".tree-hands", "55")
		p.until(`document.querySelector("#panel-tree .verdict.tree-for")?.textContent === "The landlord wins"`)
		p.visit("#doudizhu&landlord=4&down=5&up=3&lead=up&rules=strict")
		p.until(`document.querySelector(".dz-endgame a.button:not([hidden])")`)
		p.push(".dz-endgame a.button")
		p.says(".tree-detail", "the peasant before")
		p.until(`document.querySelector(".tree-form [data-key=rules]").value === "strict"`)
	})
}
