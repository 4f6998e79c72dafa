package e2e

// The felt: no card covers another's rank and suit, and no note covers a card.

import "testing"

// longRuns lays two runs of eleven cards, one of them on six cards face down, and a waste that ends with tens on the felt, by the page's own table.
const longRuns = `Promise.all(["play/main.js", "klondike/table.js"].map((name) => import(new URL("./js/" + name, document.baseURI)))).then(([{ feltOf }, { Table }]) => {
	const run = (red, black) => [..."KQJT9876543"].map((rank, i) => rank + (i % 2 ? red : black));
	const faces = ["", "", "", "", "", "", ...run("H", "S"), ...run("S", "H"), "TD", "TC", "9D", "AC", "AD"];
	const tokens = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);
	const columns = Array.from({ length: 7 }, () => ({ cards: [], down: 0 }));
	columns[0].cards = tokens(17, 28);
	columns[6] = { cards: tokens(0, 17), down: 6 };
	const view = { faces, columns, stock: [], waste: tokens(28, 31), foundations: [[31], [32], [], []], legal: [], over: false };
	const felt = document.querySelector(".play-felt");
	window.table = new Table(feltOf({ state: { view, game: {}, fresh: false, picked: "", busy: false, advice: null } }, () => felt));
	felt.replaceChildren(window.table.element);
	return true;
})`

// hiddenIndices names the cards whose rank or suit lies under another card, and those that lie under the note or leave the felt.
const hiddenIndices = `(() => {
	const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > .5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > .5;
	const cards = [...window.table.cards.values()].filter((e) => !e.hidden && !e.classList.contains("buried")).map((e) => ({ e, r: e.getBoundingClientRect(), z: Number(e.dataset.z), pile: e.dataset.pile }));
	const note = document.querySelector("#play-note").getBoundingClientRect(), felt = document.querySelector(".play-felt").getBoundingClientRect();
	const under = ({ e, z, pile }) => !e.classList.contains("back") && [...e.querySelectorAll(".face > path")].slice(-2).some((path) => cards.some((b) => b.pile === pile && b.z > z && meet(path.getBoundingClientRect(), b.r)));
	const open = cards.filter(({ e, pile }) => !/[CDHS]/.test(pile) && !e.classList.contains("back"));
	return open.length < 25 ? ["no cards"] : [...open.filter(under).map(({ e }) => e.ariaLabel), ...cards.filter(({ r }) => meet(r, note)).map(({ e }) => e.ariaLabel + " under the note"),
		...cards.filter(({ r }) => r.top < felt.top || r.bottom > felt.bottom + .5 || r.left < felt.left || r.right > felt.right).map(({ e }) => e.ariaLabel + " off the felt")];
})()`

// TestFeltShowsAll measures long columns on real screens, in both hands and with both faces, under a long note and without one.
func TestFeltShowsAll(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#play&deal=612&draw=3")
		p.until(dealt)
		p.leave()
		p.press(" ", " ", " ", " ", " ", " ", " ", " ")
		p.click("#play-end-why")
		p.says("#play-note", "Nothing takes 6♠")
		ask[bool](p, longRuns)
		for _, noted := range []bool{true, false} {
			if !noted {
				p.click("#play-note > button:last-child")
				p.until(`document.querySelector("#play-note").hidden`)
			}
			for _, size := range [][2]int64{{1440, 900}, {844, 390}, {390, 844}, {320, 640}, {2560, 1440}} {
				p.sized(size[0], size[1], size[0] < 1000)
				for _, look := range []string{`stock: "left", face: "usual"`, `stock: "right", face: "usual"`, `stock: "left", face: "large"`, `stock: "right", face: "large"`} {
					ask[bool](p, `import(new URL("./js/looks.js", document.baseURI)).then(({ setLooks }) => { setLooks({ `+look+` }); window.table.draw(); return true; })`)
					ask[bool](p, painted)
					if hidden := ask[[]string](p, hiddenIndices); len(hidden) > 0 {
						t.Errorf("%v, %s, note %v: hidden: %q", size, look, noted, hidden)
					}
					if ask[bool](p, `document.documentElement.scrollWidth > innerWidth`) {
						t.Errorf("%v scrolls sideways", size)
					}
				}
			}
		}
	})
}
