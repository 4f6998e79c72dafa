package e2e

// Steps of several tests: buttons by their words, axe, pictures.

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	browserpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// button presses the visible button with the words.
func (p *page) button(words string) {
	p.t.Helper()
	find := fmt.Sprintf(`[...document.querySelectorAll("main section:not([hidden]) button")].find((b) =>
		b.textContent.trim() === %q && b.offsetParent !== null && !b.disabled && b.getAttribute("aria-disabled") !== "true")`, words)
	p.until(find)
	ask[bool](p, "("+find+".click(), true)")
}

// views are the addresses of whole views, with the condition that each is complete.
var views = map[string]view{
	"play":                 {playing, dealt, "", ""},
	"play-deal-zh":         {playing + "&lang=zh", dealt, "#play-deal", opened},
	"play-menu":            {playing, dealt, "#play-menu", opened},
	"play-wrong-link":      {"#play&deal=-1", `document.querySelector("#play-note-text")?.textContent.includes("deal=-1")`, "", ""},
	"klondike-edit":        {"#klondike&seed=31", verdictSays("won"), "#k-edit", `document.querySelector("#panel-klondike.editing")`},
	"klondike-edit-zh":     {"#klondike&seed=31&lang=zh", verdictSays("赢"), "#k-empty", `document.querySelector("#panel-klondike.editing")`},
	"klondike-paste":       {"#klondike&seed=31", verdictSays("won"), "#k-paste", `document.querySelector("#k-text").checkVisibility()`},
	"klondike":             {"#klondike&seed=31", verdictSays("won"), "", ""},
	"klondike-lost":        {"#klondike&seed=10", verdictSays("Proved"), "#k-explain", `document.querySelector("#k-help")`},
	"klondike-lost-zh":     {"#klondike&seed=10&lang=zh", verdictSays("证明"), "#k-explain", `document.querySelector("#k-help")`},
	"klondike-proof":       {"#klondike&seed=10", verdictSays("Proved"), "#k-prove", `document.querySelector("#k-saveProof")`},
	"klondike-why":         {"#klondike&seed=31", verdictSays("won"), "#k-explain", `document.querySelector("#k-chapters")`},
	"klondike-founding":    {founding, verdictSays("won"), "#k-open-text", consoleSays("Solution found")},
	"klondike-founding-zh": {founding + "&lang=zh", verdictSays("赢"), "#k-open-text", consoleSays("已找到一个解")},
	"review":               {recorded, reviewed, "", ""},
	"table":                {"#doudizhu", `document.querySelector("#tt-sit")`, "", ""},
	"table-zh":             {"#doudizhu&room=table&deal=24&lang=zh", `document.querySelector("[data-answer]")`, "", ""},
	"doudizhu":             {endgames, chips, "", ""},
	"doudizhu-zh":          {endgames + "&lang=zh", chips, "", ""},
	"doudizhu-three":       {"#doudizhu&room=endgame&landlord=3334566789TJQQKAAA2B&down=34557779TTTQKKA2R&up=4456688899JJJQK22", chips, "", ""},
	"doudizhu-hand":        {"#doudizhu&room=hand", `document.querySelector(".dz-advice")`, "", ""},
	"doudizhu-ladder":      {"#doudizhu&room=puzzles", `document.querySelector(".dz-steps button")`, "", ""},
	"doudizhu-day-zh":      {"#doudizhu&room=puzzles&lang=zh", `document.querySelector(".dz-steps button")`, `[data-key="day"]`, `document.querySelector(".dz-puzzlebar b") && document.querySelector(".fan.open")`},
	"doudizhu-why":         {puzzle, chips, "#dz-explain", plan},
	"doudizhu-why-zh":      {puzzle + "&lang=zh", chips, "#dz-explain", plan},
	"tree":                 {"#tree", steps + " > 3", "", ""},
	"tour":                 {"#tree&tour=3.10", `document.querySelector(".tree-tour [data-key=answer]")`, "", ""},
	"tour-zh":              {"#tree&tour=4&lang=zh", `document.querySelector(".tree-tour [data-key=next]")`, "", ""},
	"tree-compare":         {late, compared(2), "", ""},
	"tree-compare-zh":      {andor + "&lang=zh", compared(4), "", ""},
}

// view is a view at an address: once a condition holds, the test presses a button, if one is named, and waits for another condition.
type view struct{ address, there, press, complete string }

// finish waits until a view that is visited is complete.
func (p *page) finish(v view) {
	p.t.Helper()
	p.until(v.there)
	if v.press != "" {
		p.push(v.press)
		p.until(v.complete)
	}
}

// verdictSays is the condition that the verdict on a deal has a word.
func verdictSays(word string) string {
	return fmt.Sprintf(`document.querySelector("#k-verdict")?.textContent.includes(%q)`, word)
}

const chips = `document.querySelector("#panel-doudizhu .dz-chip")`

// axeSource is the text of axe.js.
func axeSource(t *testing.T) string {
	file := os.Getenv("KEDOU_AXE")
	if file == "" {
		t.Skip("KEDOU_AXE names no axe.js")
	}
	axe, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(axe)
}

// inEachScheme runs a test with axe-core, in light and in dark, at one door or several: inspect checks the page.
func inEachScheme(t *testing.T, at func(*testing.T, func(*testing.T, *page)), test func(t *testing.T, p *page)) {
	axe := axeSource(t)
	t.Parallel()
	for _, scheme := range []string{"light", "dark"} {
		t.Run(scheme, func(t *testing.T) {
			at(t, func(t *testing.T, p *page) {
				p.axe = axe
				p.prefer(scheme)
				test(t, p)
			})
		})
	}
}

// TestAccessibility runs axe-core over every view, once the view is complete, in a wide window and at 320 pixels, where nothing sticks out to the right.
func TestAccessibility(t *testing.T) {
	inEachScheme(t, atTheServer, func(t *testing.T, p *page) {
		for name, view := range views {
			p.visit(view.address)
			p.finish(view)
			p.inspect(name)
			p.narrow(name)
		}
	})
}

// narrow makes the window 320 pixels wide for a moment, inspects it, and checks that nothing sticks out to the right.
func (p *page) narrow(what string) {
	p.t.Helper()
	p.resize(320, 640)
	ask[bool](p, painted)
	p.inspect(what + " at 320 pixels")
	if ask[bool](p, `document.documentElement.scrollWidth > document.documentElement.clientWidth`) {
		p.t.Errorf("%s scrolls sideways", what)
	}
	p.resize(1280, 900)
}

// TestAccessibleBeforeTheFirstAnswer runs axe-core over every view whose first answer never comes, at the door that shows how much of its
// solvers has arrived.
func TestAccessibleBeforeTheFirstAnswer(t *testing.T) {
	inEachScheme(t, atTheSite, func(t *testing.T, p *page) {
		calls(p, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: silent})
		for name, view := range views {
			p.visit(view.address)
			p.inspect(name + ", never answered")
		}
	})
}

// silent keeps both doors from answering.
const silent = `{
	const real = window.fetch;
	window.fetch = (what, ...rest) => what === "api" ? new Promise(() => {}) : real(what, ...rest);
	window.Worker = class extends EventTarget { postMessage() {} terminate() {} };
}`

// prefer sets the colours that the reader prefers.
func (p *page) prefer(scheme string) {
	p.t.Helper()
	calls(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}})
}

// inspect reports axe's serious findings.
func (p *page) inspect(what string) {
	p.t.Helper()
	if !ask[bool](p, `"axe" in window`) {
		ask[bool](p, p.axe+"; true")
	}
	for _, f := range ask[[]string](p, `axe.run().then((r) => r.violations.filter((v) => v.impact === "serious" || v.impact === "critical")
		.map((v) => v.id + ": " + v.help + " " + v.nodes.slice(0, 3).map((n) => n.html).join(" ")))`) {
		p.t.Errorf("%s: %s", what, f)
	}
}

// TestPictures takes pictures of every view at three sizes, for people to look at.
func TestPictures(t *testing.T) {
	dir := os.Getenv("KEDOU_SHOTS")
	if dir == "" {
		t.Skip("KEDOU_SHOTS names no folder")
	}
	if len(doors) == 0 {
		t.Skip(skipped)
	}
	for _, size := range [][2]int{{390, 844}, {1024, 768}, {1920, 1080}} {
		p := open(t, doors[0])
		p.resize(size[0], size[1])
		for name, view := range views {
			p.visit(view.address)
			p.finish(view)
			p.do(chromedp.Sleep(500 * time.Millisecond)) // for moving cards
			png, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%d.png", name, size[0])), png, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		p.check()
	}
}
