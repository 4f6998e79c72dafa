package e2e

// The trees on a projector of 1280×720, in front of a class.

import (
	"fmt"
	"strings"
	"testing"
)

// taught are trees of each kind: one search for a path, one AND/OR search, places of the tour, two and four strategies side by side.
var taught = map[string]string{
	smallRun:                 ran,
	"#tree&lang=zh":          ran,
	"#tree&tour=3.7&lang=zh": `document.querySelector(".tree-place")?.textContent`,
	"#tree&tour=6.3":         `document.querySelector(".tree-place")?.textContent`,
	late + "&lang=zh":        compared(2),
	andor:                    compared(4),
}

// TestClassroom: the buttons and the legend are in sight below the tree, which has 70 % of the height, with a desk's labels and a projector's.
func TestClassroom(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(1280, 720, false)
		for address, there := range taught {
			p.visit(address)
			p.until(there)
			for range 2 {
				ask[bool](p, painted)
				if low := ask[[]string](p, outOfSight); len(low) > 0 {
					t.Errorf("%s: out of sight: %s", address, strings.Join(low, ", "))
				}
				if high := ask[float64](p, `Math.max(...[...document.querySelectorAll(".versus-trees, .tree-canvas")].map((e) => e.getBoundingClientRect().height))`); high < 0.7*720 {
					t.Errorf("%s: the tree is %.0f pixels high", address, high)
				}
				p.push(`[data-key="projector"]`)
			}
		}
	})
}

// outOfSight lists the parts that a teacher needs with the tree and that the window doesn't show whole.
const outOfSight = `[...document.querySelectorAll(".tree-player button, .tree-player input, .tree-legend li, .tree-next button, .versus-standing, .tree-canvas")]
	.filter((e) => e.offsetParent && (e.getBoundingClientRect().bottom > innerHeight || e.getBoundingClientRect().top < 0)).map((e) => e.className + " " + e.textContent)`

// TestReparenting: a re-parented node is told with its old and new parent, the fall of g and the nodes below; the old edge fades from step to step.
func TestReparenting(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(1280, 720, false)
		p.catching()
		p.visit("#tree&game=klondike&engine=wastar&seed=111&ranks=3&columns=2&draw=3&score=length&reparent=propagate&step=12")
		p.until(ran)
		p.push(`[data-key="shift"]`)
		p.says(".tree-did", "Re-parenting: 25 moves from under 21 to under 13")
		p.push(`[data-key="shift"]`)
		p.says(".tree-did", "27 moves from under 23 to under 25, and its g falls from 11 to 9, by 2; propagated to the nodes below, 30, 29, 28, each cheaper by 2.")
		for _, opacity := range []string{"0.9", "0.5", "0.25"} {
			svg := p.caught("svg")
			if !strings.Contains(svg, fmt.Sprintf(`stroke-dasharray="6 5" opacity="%s"`, opacity)) {
				t.Errorf("no old edge of opacity %s", opacity)
			}
			if now := strings.Contains(svg, "27  g 11 → 9") && strings.Count(svg, ">−2<") == 3; now != (opacity == "0.9") {
				t.Errorf("opacity %s: the fall of g is marked: %t", opacity, now)
			}
			p.push(`[data-player="next"]`)
			ask[bool](p, painted)
		}
		if tops := ask[[]float64](p, `[...document.querySelectorAll(".tree-lists details[open]")].map((e) => e.getBoundingClientRect().top)`); len(tops) != 2 || tops[0] != tops[1] {
			t.Errorf("the open and the closed list begin at %v", tops)
		}
	})
}

// TestProjector: the labels of the tree have 12 pixels, and with the switch 16.
func TestProjector(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(1280, 720, false)
		p.catching()
		p.visit("#tree")
		p.until(ran)
		for _, size := range []int{12, 16} {
			svg := p.caught("svg")
			if want := fmt.Sprintf(`font-size="%d"`, size); strings.Count(svg, want) < 10 {
				t.Errorf("the picture has %d labels of %d pixels", strings.Count(svg, want), size)
			}
			p.push(`[data-key="projector"]`)
		}
	})
}
