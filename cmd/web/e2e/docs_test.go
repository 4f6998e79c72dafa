package e2e

// The documentation of the static site: read at three sizes in both colours, searched by keyboard, read without JavaScript and without
// the network.

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// documents are pages of the documentation: one with a table of contents, pictures and code, a Chinese one, and a manual.
var documents = map[string]string{
	"findings": "docs/benchmarks/FINDINGS.html", "chinese": "docs/index.zh.html", "manual": "docs/manual/doudizhu.html",
}

// sizes are a phone upright and on its side, and a desk.
var sizes = [][2]int{{390, 844}, {844, 390}, {1440, 900}}

// TestDocs runs all of axe-core over the pages. No page scrolls sideways, and no part moves after it was painted. KEDOU_SHOTS names a
// folder for pictures.
func TestDocs(t *testing.T) {
	inEachScheme(t, atTheSite, func(t *testing.T, p *page) {
		for name, address := range documents {
			for _, size := range sizes {
				what := fmt.Sprintf("docs-%s-%d-%s", name, size[0], filepath.Base(t.Name()))
				p.resize(size[0], size[1])
				p.read(address)
				ask[bool](p, painted)
				p.inspectAll(what)
				if ask[bool](p, `document.documentElement.scrollWidth > document.documentElement.clientWidth`) {
					t.Errorf("%s scrolls sideways", what)
				}
				if shift := ask[float64](p, moved); shift > 0 {
					t.Errorf("%s: the layout shifted by %g", what, shift)
				}
				p.picture(what)
			}
		}
	})
}

// moved is the layout shift since the page was loaded, as browsers measure it.
const moved = `new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().reduce((sum, e) => sum + e.value, 0)))
	.observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => done(0), 100))`

// inspectAll reports all findings of axe.
func (p *page) inspectAll(what string) {
	p.t.Helper()
	if !ask[bool](p, `"axe" in window`) {
		ask[bool](p, p.axe+"; true")
	}
	for _, f := range ask[[]string](p, `axe.run().then((r) => r.violations.map((v) => v.id + ": " + v.help + " " + v.nodes.slice(0, 3).map((n) => n.html).join(" ")))`) {
		p.t.Errorf("%s: %s", what, f)
	}
}

// picture writes a picture of the window to the folder for pictures, if there is one.
func (p *page) picture(name string) {
	p.t.Helper()
	dir := os.Getenv("KEDOU_SHOTS")
	if dir == "" {
		return
	}
	png, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, name+".png"), png, 0o644)
	}
	if err != nil {
		p.t.Error(err)
	}
}

// TestDocsSearch goes from the page to the documentation, searches by keyboard in both languages, and goes back.
func TestDocsSearch(t *testing.T) {
	atTheSite(t, func(t *testing.T, p *page) {
		p.visit(playing)
		p.until(`document.querySelector("#docs")?.textContent === "Docs"`)
		for _, tab := range []string{"klondike", "doudizhu", "tree", "play"} {
			p.push("#tab-" + tab)
			p.until(fmt.Sprintf(`document.querySelector("#panel-%s button")`, tab))
			for _, size := range append([][2]int{{360, 760}}, sizes...) {
				p.resize(size[0], size[1])
				if ask[bool](p, `document.documentElement.scrollWidth > document.documentElement.clientWidth`) {
					t.Errorf("with the link to the documentation %s scrolls sideways at %d pixels", tab, size[0])
				}
				p.picture(fmt.Sprintf("docs-link-%s-%d", tab, size[0]))
			}
		}
		p.push("#play-menu")
		p.until(`document.querySelector(".play-menu [data-key=docs]")?.getAttribute("href") === "docs/index.html"`)
		p.picture("docs-link-menu")
		p.press(kb.Escape)
		p.push("#docs")
		p.until(`/\/docs\/(index.html)?$/.test(location.pathname) && document.readyState === "complete"`)
		p.search("labelling search", `document.querySelectorAll("#docs-list a").length > 1 && !document.querySelector("#docs-results").hidden`)
		first := ask[string](p, `document.querySelector("#docs-list a").href`)
		p.press(kb.ArrowDown, kb.ArrowDown, kb.ArrowUp)
		if now := ask[string](p, `document.activeElement.href`); now != first {
			t.Errorf("the arrows lead to %s, want %s", now, first)
		}
		p.press(kb.Escape)
		if !ask[bool](p, `document.querySelector("#docs-results").hidden && document.activeElement.id === "docs-query"`) {
			t.Error("Escape doesn't lead back to the field")
		}
		p.search("残局", `document.querySelectorAll("#docs-list a[lang=zh]").length > 0`)
		p.search("xyzzyplugh", `document.querySelector("#docs-found").textContent === "Nothing found."`)
		p.search("rocket bomb", `document.querySelectorAll("#docs-list a").length > 0`)
		want := ask[string](p, `document.querySelector("#docs-list a").href`)
		p.press(kb.Enter)
		p.until(fmt.Sprintf(`location.href === %q`, want))
		p.until(`location.hash === "" || document.querySelector(":target")`)
		p.push(`.docs-ways a[href$="index.html"]`)
		p.until(`document.querySelector("#tab-play")?.getAttribute("aria-selected") === "true"`)
	})
}

// search types a question into the search, from wherever the keyboard is, and waits for a condition.
func (p *page) search(question, found string) {
	p.t.Helper()
	ask[bool](p, `(document.activeElement.blur(), true)`)
	p.press("/")
	p.until(`document.activeElement.id === "docs-query"`)
	ask[bool](p, `(document.activeElement.select(), true)`)
	p.press(question)
	p.until(found)
}

// TestDocsWithoutScripts reads the documentation with JavaScript switched off: links work, and no search is shown.
func TestDocsWithoutScripts(t *testing.T) {
	atTheSite(t, func(t *testing.T, p *page) {
		calls(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		p.do(chromedp.Navigate(p.home + "docs/index.html"))
		p.until(`getComputedStyle(document.querySelector(".docs-search")).visibility === "hidden"`)
		p.push(`.docs-pages a[href="klondike/index.html"]`)
		p.until(`/\/docs\/klondike\//.test(location.pathname) && document.querySelector("h1")`)
		calls(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
		if !ask[bool](p, `[".docs-head", ".docs-pages"].every((part) => getComputedStyle(document.querySelector(part)).display === "none")`) {
			t.Error("the navigation is printed")
		}
	})
}

// TestDocsOffline reads again without the network the pages that it has read before; other pages are missing.
func TestDocsOffline(t *testing.T) {
	t.Parallel()
	skipWithoutSite(t)
	h := newHost(t, siteDir, false)
	p := atSite(t, h)
	p.visit(playing)
	p.until(`navigator.serviceWorker.controller`)
	for _, address := range []string{"docs/index.html", "docs/doudizhu/RULES.html"} {
		p.read(address)
		p.search("bomb", `document.querySelectorAll("#docs-list a").length > 0`)
		ask[bool](p, fmt.Sprintf(`new Promise((done) => {
			const look = async () => (await caches.match(new URL(%q, %q))) ? done(true) : setTimeout(look, 50);
			look();
		})`, address, p.home))
	}
	if ask[bool](p, fmt.Sprintf(`caches.match(new URL("docs/ARCHITECTURE.html", %q)).then((found) => found !== undefined)`, p.home)) {
		t.Error("a page is kept that was never read")
	}
	h.Close()
	for _, address := range []string{"docs/", "docs/doudizhu/RULES.html"} {
		p.read(address)
		p.until(`getComputedStyle(document.querySelector(".docs-columns")).display === "grid"`) // the style sheet is there
		p.search("rocket", `document.querySelectorAll("#docs-list a").length > 0`)
	}
	p.check()
}

// read goes to a page of the documentation.
func (p *page) read(address string) {
	p.t.Helper()
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(p.home+address))
	p.until(`document.querySelector(".docs-text h1") && document.readyState === "complete"`)
}
