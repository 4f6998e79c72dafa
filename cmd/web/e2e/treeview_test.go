package e2e

// The picture of a search tree: the tree is never lost, and exactly the visible part is drawn.

import (
	"fmt"
	"testing"

	"kedou/search/searchtest"
)

// Runs of these tests: of some hundred nodes, of 5,832 and of 11,094.
const (
	smallRun  = "#tree&game=klondike&engine=astar&seed=7&ranks=4&columns=4&draw=1&score=length&reparent=propagate"
	middleRun = "#tree&game=klondike&engine=astar&seed=7&ranks=6&columns=4&draw=1&score=length&reparent=propagate"
	largeRun  = "#tree&game=doudizhu&engine=labelling&landlord=2KK0077554&peasant=AA8&lead=landlord&rules=standard"
)

// ran is the condition that a run is loaded and drawn.
const ran = steps + ` > 3 && document.querySelector("#panel-tree .verdict").textContent !== "" && !document.querySelector("#panel-tree .tree-form .number")`

// pixels counts pixels of a canvas: pixels unlike the paper, and those in the colour of the ring around the selected node.
const pixels = `(async () => {
	await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
	const canvas = document.querySelector(".tree-canvas");
	const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
	const ring = getComputedStyle(canvas).getPropertyValue("--focus").trim().match(/[0-9a-f]{2}/g).map((x) => parseInt(x, 16));
	let [drawn, chosen] = [0, 0];
	for (let i = 0; i < data.length; i += 4) {
		if (data[i] !== data[0] || data[i + 1] !== data[1] || data[i + 2] !== data[2]) drawn++;
		if (ring.every((v, c) => Math.abs(v - data[i + c]) < 6)) chosen++;
	}
	return { drawn, chosen };
})()`

// shown has the counts of pixels.
type shown struct{ Drawn, Chosen int }

// pan drags the tree by this many pixels, as a script does.
func (p *page) pan(x, y int) {
	p.t.Helper()
	ask[bool](p, fmt.Sprintf(`(() => {
		const canvas = document.querySelector(".tree-canvas"), r = canvas.getBoundingClientRect();
		canvas.setPointerCapture = () => {};
		const at = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type, { pointerId: 7, bubbles: true, clientX: r.left + x, clientY: r.top + y }));
		at("pointerdown", 100, 100);
		at("pointermove", 100 + %d / 2, 100 + %[2]d / 2);
		at("pointermove", 100 + %[1]d, 100 + %[2]d);
		at("pointerup", 100 + %[1]d, 100 + %[2]d);
		return true;
	})()`, x, y))
}

// TestTreeIsNeverLost: after every action part of the tree is in the picture, and so is the selected node when the layout has changed.
func TestTreeIsNeverLost(t *testing.T) {
	for name, run := range map[string]string{"small": smallRun, "large": largeRun} {
		t.Run(name, func(t *testing.T) {
			atTheServer(t, func(t *testing.T, p *page) {
				p.visit(run)
				p.until(ran)
				canvas := func(keys ...string) func() {
					return func() {
						ask[bool](p, `(document.querySelector(".tree-canvas").focus({ preventScroll: true }), true)`)
						p.press(keys...)
					}
				}
				box := func(name string) func() { return func() { p.push(fmt.Sprintf(".tree-check [name=%s]", name)) } }
				for _, step := range []struct {
					name     string
					do       func()
					selected bool // must be in the picture
				}{
					{"all", canvas("0"), true},
					{"closer", canvas("+", "+", "+", "+", "c"), true},
					{"another node", func() { p.push(".tree-outline [data-key='2']") }, true},
					{"dragged", func() { p.pan(4000, 200) }, false},
					{"dragged back", func() { p.pan(-9000, -7000) }, false},
					{"settled folded or not", box("settle"), true},
					{"dragged", func() { p.pan(-300, 9000) }, false},
					{"the start", canvas(keyHome), false}, // where the node doesn't exist yet
					{"the start selected", func() { p.push(".tree-list [data-key='0']") }, true},
					{"the end", canvas(keyEnd), false}, // where the picture follows the search
					{"not followed", box("follow"), false},
					{"the start", canvas(keyHome), true},
					{"the end", canvas(keyEnd), false},
					{"selected", canvas("c"), true},
					{"all unfolded", func() { p.button("Unfold all") }, true},
					{"folded", canvas("f"), true},
					{"places kept or not", box("keep"), true},
					{"far away", canvas("-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-"), false},
					{"dragged", func() { p.pan(2000, -3000) }, false},
					{"all", canvas("0"), true},
				} {
					step.do()
					if s := ask[shown](p, pixels); s.Drawn < 50 || step.selected && s.Chosen < 10 {
						t.Errorf("%s: %+v", step.name, s)
					}
				}
			})
		})
	}
}

// TestTreeSight compares the drawing with all nodes and edges, checked one by one: random trees, folded in places, by cameras near and far.
func TestTreeSight(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#tree")
		wrong := ask[[]string](p, fmt.Sprintf(sightCheck, searchtest.Size(300, 40)))
		for _, w := range wrong {
			t.Error(w)
		}
	})
}

// sightCheck compares sight.js with brute force, and returns the differences.
const sightCheck = `(async (rounds) => {
	const { boxOf, lowIn, sightOf } = await import("./js/tree/sight.js");
	const { layoutOf } = await import("./js/tree/layout.js");
	let seed = 7;
	const random = (n) => (seed = (seed * 1103515245 + 12345) %% 2147483648) %% n;
	const wrong = [];
	const size = { width: 500, height: 300 };
	for (let round = 0; round < rounds; round++) {
		const count = 1 + random(round %% 10 === 0 ? 3000 : 200), wide = 1 + random(40);
		const parents = Int32Array.from({ length: count }, (_, n) => (n === 0 ? -1 : Math.max(0, n - 1 - random(wide))));
		const folded = new Set(Array.from({ length: random(4) }, () => random(count)));
		const born = 1 + random(count);
		const layout = layoutOf(parents, count, folded, born);
		const camera = { x: random(1500) - 1200, y: random(4000) - 3500, scale: 2 ** (random(80) / 8 - 8), part: random(2) ? 1 : 0.3, least: random(2) ? 1 : 0.05 };
		if (round %% 3 === 0) [camera.x, camera.y] = [random(100), random(100)];
		const sight = sightOf(layout, camera, size, born);
		const box = boxOf(camera, size), low = lowIn(layout, camera);
		const all = [...parents.keys()].filter((n) => !layout.hidden[n] && n < born);
		const across = (n) => layout.depth[n] >= box.left && layout.depth[n] <= box.right;
		const within = (from, to) => to >= box.top && from <= box.bottom;
		const nodes = all.filter((n) => !low(n) && across(n) && within(layout.row[n], layout.row[n]));
		const rows = (n) => [layout.row[n], layout.row[parents[n]]];
		const edges = all.filter((n) => n > 0 && !low(n) && layout.depth[n] >= box.left && layout.depth[n] - 1 <= box.right && within(Math.min(...rows(n)), Math.max(...rows(n))));
		const small = all.filter((n) => low(n) && (n === 0 || !low(parents[n])) && layout.depth[n] - 1 <= box.right && layout.deepest[n] >= box.left && within(layout.row[n], layout.row[n]));
		const same = (a, b) => [...a].sort().join() === [...b].sort().join();
		if (!same(sight.nodes, nodes)) wrong.push(round + ": nodes " + sight.nodes.length + ", " + nodes.length + " by brute force");
		if (!same(sight.edges, edges)) wrong.push(round + ": edges " + sight.edges.length + ", " + edges.length + " by brute force");
		// Of strokes in the same pixel of a column, only the first is drawn.
		const pixel = (n) => layout.depth[n] + " " + Math.floor(camera.y + (layout.top[n] - 0.5) * 26 * camera.scale);
		if (!same(new Set(sight.small.map(pixel)), new Set(small.map(pixel)))) wrong.push(round + ": strokes");
	}
	return wrong;
})(%d)`

// TestTreeWheel: the wheel moves the page and shows how to zoom; with Ctrl, or after a click, the wheel zooms, and a press on the small map moves the picture.
func TestTreeWheel(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit(smallRun)
		p.until(ran)
		p.still(".tree-canvas")
		ask[bool](p, `(document.activeElement.blur(), document.querySelector(".tree-canvas").scrollIntoView({ block: "center" }), true)`)
		wheel := func(ctrl bool) {
			ask[bool](p, fmt.Sprintf(`(() => {
				const canvas = document.querySelector(".tree-canvas"), r = canvas.getBoundingClientRect();
				canvas.dispatchEvent(new WheelEvent("wheel", { deltaY: -240, ctrlKey: %t, bubbles: true, cancelable: true, clientX: r.left + r.width / 2, clientY: r.top + 90 }));
				return true;
			})()`, ctrl))
		}
		const mapped = `!document.querySelector(".tree-map").hidden`
		wheel(false)
		p.says(".tree-hint.shown", "Ctrl")
		if ask[bool](p, mapped) {
			t.Error("the wheel zooms a tree that wasn't clicked")
		}
		wheel(true)
		p.until(mapped)
		before := ask[string](p, `document.querySelector(".tree-map").toDataURL()`)
		p.click(".tree-map")
		p.until(fmt.Sprintf(`document.querySelector(".tree-map").toDataURL() !== %q`, before))
		p.push(`[aria-label="Show all (0)"]`)
		p.until("!(" + mapped + ")")
		p.click(".tree-canvas")
		wheel(false)
		p.until(mapped)
	})
}

// TestTreeBeginsFolded: a large run begins with settled nodes folded, and a small one doesn't; links are hidden until the user shows them.
func TestTreeBeginsFolded(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		const settle, links = `document.querySelector(".tree-check [name=settle]").checked`, `.tree-check [name=links]`
		p.visit(smallRun)
		p.until(ran)
		if ask[bool](p, settle) {
			t.Error("470 nodes are folded")
		}
		without := ask[shown](p, pixels)
		p.push(links)
		if with := ask[shown](p, pixels); with.Drawn <= without.Drawn {
			t.Errorf("%d pixels with links, %d without", with.Drawn, without.Drawn)
		}
		p.visit(largeRun)
		p.until(ran)
		if !ask[bool](p, settle) {
			t.Error("11,094 nodes aren't folded")
		}
	})
}

// TestTreeFrames measures how long the frames take in which a tree without folds is dragged, at several sizes. It needs KEDOU_LONG=1; run it
// on a machine that does nothing else. The bar is 16.7 ms for the median and 33 ms for 95 in 100.
func TestTreeFrames(t *testing.T) {
	if !searchtest.Long() {
		t.Skip("figures are measured with KEDOU_LONG=1 alone")
	}
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(1440, 900, false)
		for _, run := range []string{middleRun, largeRun} {
			p.visit(run)
			p.until(ran)
			p.button("Unfold all")
			for size := range 9 {
				ms := ask[[3]float64](p, frames)
				t.Logf("%s, %d times larger: median %.1f ms, 95 in 100 %.1f ms, longest %.1f ms",
					ask[string](p, `document.querySelector(".tree-tools .note").textContent`), 1<<size, ms[0], ms[1], ms[2])
				p.push(`[aria-label^="Larger"]`)
				p.push(`[aria-label^="Larger"]`)
			}
		}
	})
}

// frames drags the tree to and fro, and returns the median, the 95th percentile and the longest of a hundred frames in milliseconds.
const frames = `(async () => {
	const canvas = document.querySelector(".tree-canvas"), r = canvas.getBoundingClientRect();
	canvas.setPointerCapture = () => {};
	let [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
	const at = (type) => canvas.dispatchEvent(new PointerEvent(type, { pointerId: 7, bubbles: true, clientX: x, clientY: y }));
	at("pointerdown");
	const took = [];
	let last = await new Promise(requestAnimationFrame);
	for (let i = 0; i < 100; i++) {
		const to = i % 20 < 10 ? 1 : -1;
		[x, y] = [x + 3 * to, y + 11 * to];
		at("pointermove");
		const now = await new Promise(requestAnimationFrame);
		took.push(now - last);
		last = now;
	}
	at("pointerup");
	took.sort((a, b) => a - b);
	return [took[50], took[95], took[99]];
})()`
