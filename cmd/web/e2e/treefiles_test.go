package e2e

// Files of the search trees: traces saved and opened, pictures saved.

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	browserpage "github.com/chromedp/cdproto/page"
)

// catching notes what the page saves from the next visit on.
func (p *page) catching() {
	p.t.Helper()
	calls(p, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: `{
		const create = URL.createObjectURL;
		URL.createObjectURL = (blob) => create.call(URL, window.caught = blob);
	}`})
}

// caught presses a button of the panel of files, and returns the text of what it saves.
func (p *page) caught(button string) string {
	p.t.Helper()
	ask[bool](p, `(window.caught = null, document.querySelector(".tree-files").open = true)`)
	p.push(fmt.Sprintf(".tree-files [data-key=%q]", button))
	p.until(`window.caught`)
	return ask[string](p, `window.caught.text()`)
}

// drop drops a file with a text on the page.
func (p *page) drop(text string) {
	p.t.Helper()
	ask[bool](p, fmt.Sprintf(`(() => {
		const files = new DataTransfer();
		files.items.add(new File([%q], "run.trace"));
		return document.querySelector("#panel-tree .tree-stage").dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true })) === false;
	})()`, text))
}

// shownRun identifies a run: its nodes, its steps, its verdict.
const shownRun = `[document.querySelector(".tree-tools .note").textContent.split(" · ")[0], ` + steps + `, document.querySelector("#panel-tree .verdict").textContent].join(" | ")`

// opened is the condition that the run of a file is shown, with a name in it.
const openedRun = `document.querySelector(".tree-opened h2")?.textContent.includes(%q) && !document.querySelector("#panel-tree .tree-form .number")`

// plainTrace is a trace of a problem unknown to the page: a maze of the package's documentation.
const plainTrace = `{"schema":2,"problem":"maze","engine":"astar","start":"{1 1}"}
{"e":"open","id":0,"parent":-1,"depth":0,"state":"{1 1}","g":0,"h":1,"f":1,"tie":1}
{"e":"expand","id":0,"parent":-1,"depth":0,"g":0,"h":1,"f":1,"tie":1}
{"e":"open","id":1,"parent":0,"depth":1,"move":"E","state":"{2 1}","g":1,"h":0,"f":1,"tie":0}
{"e":"goal","id":1,"parent":0,"depth":1,"move":"E","g":1,"h":0,"f":1,"tie":0}
{"end":"solved","events":4,"crc32":"c4092c46"}
`

// TestTreeFiles saves runs of both kinds as traces, and opens them by a drop, by a button, and by a link at the site.
func TestTreeFiles(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.catching()
		for _, run := range []string{smallRun, "#tree&game=doudizhu&engine=dfpn&landlord=5577K&peasant=668A"} {
			p.visit(run)
			p.until(ran)
			want, text := ask[string](p, shownRun), p.caught("saveTrace")
			p.visit("#tree")
			p.until(ran)
			p.drop(text)
			p.until(fmt.Sprintf(openedRun, "run.trace"))
			if got := ask[string](p, shownRun); got != want {
				t.Errorf("%s: the file has %s, the run had %s", run, got, want)
			}
			if again := p.caught("saveTrace"); again != text {
				t.Errorf("%s: the file that was opened is saved as another", run)
			}
			if p.home != doors[0].url {
				name := fmt.Sprintf("run%d.trace", len(text))
				if err := os.WriteFile(filepath.Join(siteDir, name), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
				p.visit("#tree&trace=" + name + "&step=3")
				p.until(fmt.Sprintf(openedRun, name))
				p.until(at + " === 3")
			}
		}
		p.drop(plainTrace)
		p.until(`document.querySelector(".tree-tools .note").textContent.startsWith("2 nodes")`)
		p.push(".tree-outline [data-key='1']")
		p.says(".tree-detail", "{2 1}")
		p.says(".tree-detail", "E")
		p.says(".tree-detail", "f = g + h; in the unit of this run's costs")
		p.says(".tree-opened", "run.trace", "maze", "{1 1}", "A*")
		p.until(`!document.querySelector(".tree-form [data-key=example]").checkVisibility()`)
		p.push(".tree-form [data-key=searches]")
		p.choose(".tree-form [data-key=example]", "doudizhu 1")
		p.until(`!document.querySelector(".tree-opened") && document.querySelector(".tree-form [data-key=example]").checkVisibility()`)
	})
}

// TestTreeFileRefused: a file that is no trace or too long, and a link to another site, are refused with place and remedy, and the present run stays.
func TestTreeFileRefused(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.visit("#tree")
		p.until(ran)
		before := ask[string](p, shownRun)
		for text, want := range map[string]string{"nonsense\n": "line 1", strings.Replace(plainTrace, `"g":1`, `"g":2`, 1): "line 6", plainTrace[:200]: "solve --trace"} {
			p.drop(text)
			p.says("#panel-tree .fault", want)
		}
		ask[bool](p, `(window.long = "x".repeat(17 << 20), true)`)
		ask[bool](p, `(() => {
			const files = new DataTransfer();
			files.items.add(new File([window.long], "long.trace"));
			document.querySelector(".tree-stage").dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
			return true;
		})()`)
		p.says("#panel-tree .fault", "more than 16 MiB")
		if after := ask[string](p, shownRun); after != before {
			t.Errorf("%s is shown instead of %s", after, before)
		}
		p.visit("#tree&trace=https%3A%2F%2Fexample.org%2Frun.trace")
		p.says("#panel-tree .fault", "only traces of this site")
	})
}

// TestTreePictures saves the view as SVG and PNG, which look alike, and some steps as an animated SVG.
func TestTreePictures(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.catching()
		p.visit(smallRun)
		p.until(ran)
		screen := ask[shown](p, pixels)
		const drawn = `(async () => {
			const image = new Image();
			image.src = await new Promise((done) => {
				const reader = new FileReader();
				reader.onload = () => done(reader.result);
				reader.readAsDataURL(window.caught);
			});
			await image.decode();
			const { width, height } = document.querySelector(".tree-canvas");
			const canvas = Object.assign(document.createElement("canvas"), { width, height });
			const ctx = canvas.getContext("2d");
			ctx.drawImage(image, 0, 0, width, height);
			const { data } = ctx.getImageData(0, 0, width, height);
			let drawn = 0;
			for (let i = 0; i < data.length; i += 4) if (data[i] !== data[0] || data[i + 1] !== data[1] || data[i + 2] !== data[2]) drawn++;
			return { drawn, chosen: image.naturalWidth / document.querySelector(".tree-canvas").clientWidth };
		})()`
		for button, scale := range map[string]int{"svg": 1, "png": 2} {
			p.caught(button)
			if got := ask[shown](p, drawn); got.Drawn < screen.Drawn*3/4 || got.Drawn > screen.Drawn*3/2 || got.Chosen != scale {
				t.Errorf("%s: %+v; the screen has %d pixels", button, got, screen.Drawn)
			}
		}
		p.fill(".tree-files [name=from]", "2")
		p.fill(".tree-files [name=to]", "9")
		p.leave()
		moving := p.caught("animation")
		if frames := strings.Count(moving, "<animate "); frames != 8 || !strings.Contains(moving, "step 9 of 269") || strings.Contains(moving, "step 10 ") {
			t.Errorf("%d pictures", frames)
		}
		if bad := ask[bool](p, `window.caught.text().then((text) => new DOMParser().parseFromString(text, "image/svg+xml").querySelector("parsererror") !== null)`); bad {
			t.Error("the animation is no XML")
		}
		if ask[shown](p, pixels) != screen {
			t.Error("the picture on the screen has changed")
		}
	})
}
