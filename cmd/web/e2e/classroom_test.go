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
