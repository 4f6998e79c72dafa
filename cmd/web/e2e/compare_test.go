package e2e

// Strategies side by side: one clock, a table, a curve, and a link that brings them back.

import (
	"fmt"
	"testing"
)

// The comparisons of the tests.
const (
	late  = "#tree&room=compare"
	andor = late + "&preset=andor"
)

// cell is the table's entry in a row, counted from 1, for a strategy.
func cell(row string, strategy int) string {
	return fmt.Sprintf(`document.querySelector(".versus-table [data-row=%s] td:nth-of-type(%d)")?.textContent`, row, strategy)
}

// compared is the condition that a comparison of this many strategies is shown.
func compared(strategies int) string {
	return fmt.Sprintf(`document.querySelectorAll(".versus-table thead th").length === %d && !document.querySelector(".versus .tree-form .number")`, strategies)
}

// clock is the step of the common clock, and ends the last one.
const (
	clock = `Number(document.querySelector(".versus-player input[type=range]").value)`
	ends  = `Number(document.querySelector(".versus-player input[type=range]").max)`
)

// TestCompare steps A* with reopening and with propagation together, on the graph that is made for it: by keys, by the slider, by the curve.
func TestCompare(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(late)
		p.until(compared(2) + " && " + clock + " === 17") // where a position is re-parented
		p.says(".versus-shifts", "v2 moves from under the start to under v1, and its g falls from 6 to 2, by 4; it enters the open list again")
		p.says(".versus-shifts", "propagated to the nodes below, v4, v8, v16, goal, v15, v7, v14, v13, v3 and 6 more, each cheaper by 4")
		ask[bool](p, `(document.querySelector(".versus canvas").focus(), true)`)
		p.press(keyEnd)
		for row, want := range map[string][2]string{"expanded": {"32", "17"}, "again": {"15", "0"}, "rescored": {"0", "15"}, "path": {"25 in 6 moves", "25 in 6 moves"}} {
			for i, want := range want {
				p.until(cell(row, i+1) + fmt.Sprintf(" === %q", want))
			}
		}
		p.press(keyHome)
		p.until(clock + " === 0 && " + cell("expanded", 1) + ` === "0 / 32"`)
		p.press(keyRight, keyRight)
		p.until(clock + " === 2 && " + cell("expanded", 2) + ` === "2 / 17"`)
		p.press(keyLeft)
		p.until(clock + " === 1")
		p.press(keyEnd)
		p.until(clock + " === " + ends)
		p.click(".versus-figure")
		p.until(clock + " > 10 && " + clock + " < 25")
		p.until(`location.hash.includes("step=")`)
	})
}

// TestCompareLink: a link brings back the strategies, the step and, by the address, the reader's own problem; other strategies appear in the address.
func TestCompareLink(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(late + "&preset=martelli&with=astar:reparent%3Dpropagate+astar:reparent%3Dreopen&step=9")
		p.until(compared(2) + " && " + clock + " === 9")
		p.until(cell("expanded", 1) + ` === "6" && ` + cell("expanded", 2) + ` === "9 / 32"`)
		p.push(".versus [data-key=add]")
		p.until(compared(3) + ` && location.hash.includes("with=")`)
		p.choose(`[data-column="2"] select`, "astar:reparent=keep")
		p.until(cell("path", 3) + ` === "56 in 2 moves"`)
		p.push(`[data-column="0"] [aria-label="Leave A out"]`)
		p.until(compared(2) + " && " + cell("path", 2) + ` === "56 in 2 moves"`)
		p.until(`location.hash.includes("with=astar%3Areparent%3Dreopen+astar%3Areparent%3Dkeep")`)

		p.visit(late + "&game=doudizhu&landlord=345&peasant=67&lead=peasant&rules=standard&with=dfpn+labelling")
		p.until(compared(2) + ` && document.querySelector(".versus details").open`)
		p.visit(late + "&game=doudizhu&landlord=1&peasant=67&with=dfpn+labelling")
		p.says(".versus .fault", "Landlord")
		p.visit(late + "&preset=martelli&with=astar+dfs")
		p.says(".versus .fault", "astar")
		p.until(`document.querySelector(".versus-table").hidden && document.querySelectorAll(".versus-column:not([hidden]) .versus-empty").length === 2`) // no trees of other runs
	})
}

// TestCompareSelection: a position that is selected in one tree is marked in the others, and a message says so where a tree lacks the position.
func TestCompareSelection(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(1440, 900, false)
		p.visit(late + "&preset=detour")
		p.until(compared(2))
		for i := range 2 {
			p.until(fmt.Sprintf(`document.querySelectorAll(".versus .tree-canvas")[%d].getAttribute("aria-label").includes("18 nodes")`, i))
		}
		ask[bool](p, `(() => {
			const canvas = document.querySelector(".versus canvas"), r = canvas.getBoundingClientRect();
			canvas.setPointerCapture = () => {};
			for (const type of ["pointerdown", "pointerup"]) canvas.dispatchEvent(new PointerEvent(type, { pointerId: 7, bubbles: true, clientX: r.left + 90, clientY: r.top + r.height / 2 }));
			return true;
		})()`)
		p.until(chosen(0) + " && " + chosen(1))
		same := `[...document.querySelectorAll(".versus-chosen")].slice(0, 2).map((e) => e.textContent.split(" · ")[1])`
		if names := ask[[]string](p, same); names[0] != names[1] {
			t.Errorf("%q and %q are selected", names[0], names[1])
		}
		p.press(keyHome)
		p.says(`[data-column="1"] .versus-chosen`, "isn't in this tree")
	})
}

// chosen is whether a node of a tree is selected.
func chosen(column int) string {
	return fmt.Sprintf(`document.querySelector('[data-column="%d"] .versus-chosen').textContent.startsWith("Node ")`, column)
}

// TestCompareCounts compares the table's figures with the solvers' statistics, for every strategy on every problem of deals and endgames.
func TestCompareCounts(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit(late)
		p.until(compared(2))
		for _, wrong := range ask[[]string](p, countCheck) {
			t.Error(wrong)
		}
	})
}

// countCheck compares the counts of runs with their statistics, and returns the differences.
const countCheck = `(async () => {
	const { call } = await import("./js/client.js");
	const { countsOf } = await import("./js/compare/counts.js");
	const { presets, specsOf } = await import("./js/compare/presets.js");
	const { requestOf } = await import("./js/tree/state.js");
	const { structureOf } = await import("./js/tree/structure.js");
	const { Collector } = await import("./js/tree/trace.js");
	const known = await call({ op: "about" });
	const wrong = [];
	let runs = 0;
	for (const preset of presets.filter((p) => !p.recorded)) {
		for (const spec of new Set([...preset.specs, ...specsOf(known, preset).filter((s) => preset.name === "engines" && !/none|^(uniform|bfs|dfs)/.test(s) || preset.name === "andor")])) {
			const collector = new Collector(preset.game);
			const end = await call(requestOf({ game: preset.game, engine: spec, example: "", fields: preset.fields }, known), { onProgress: (e) => e.event === "trace" && collector.add(e) });
			const counts = countsOf(structureOf(collector.finish(end)));
			const last = Object.fromEntries(Object.entries(counts).map(([name, list]) => [name, list.at(-1)]));
			const pairs = [["expanded", end.stats.expanded], ["generated", end.stats.generated], ["peak", end.stats.open_peak]];
			for (const [name, want] of pairs) if (want !== undefined && last[name] !== want) wrong.push(preset.name + ", " + spec + ": " + name + " " + last[name] + ", the solver says " + want);
			runs++;
		}
	}
	if (runs < 25) wrong.push("only " + runs + " runs");
	return wrong;
})()`

// fourPainted is whether all four trees are drawn: some pixels differ from the paper.
const fourPainted = `[...document.querySelectorAll(".versus .tree-canvas")].filter((canvas) => {
	const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
	const pixels = new Uint32Array(data.buffer);
	return pixels.some((p) => p !== pixels[0]);
}).length === 4`

// TestCompareShape: on a phone the trees stand one below the other, on a large screen side by side, with the table next to them.
func TestCompareShape(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		for _, size := range []struct {
			width, height int64
			rows          int
		}{{390, 844, 4}, {844, 390, 2}, {1440, 900, 2}} {
			p.sized(size.width, size.height, size.width < 1000)
			p.visit(andor)
			p.until(compared(4))
			p.until(fourPainted)
			rows := ask[int](p, `new Set([...document.querySelectorAll(".versus-column")].map((e) => Math.round(e.getBoundingClientRect().top))).size`)
			if rows != size.rows {
				t.Errorf("%d×%d: %d rows of trees", size.width, size.height, rows)
			}
			if ask[bool](p, `document.documentElement.scrollWidth > document.documentElement.clientWidth`) {
				t.Errorf("%d×%d scrolls sideways", size.width, size.height)
			}
			p.visit("#play") // so that the next visit loads the page
		}
	})
}
