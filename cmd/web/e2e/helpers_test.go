package e2e

// What several tests do: buttons by their words, axe, pictures.

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	browserpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// button presses the visible button that says the words.
func (p *page) button(words string) {
	p.t.Helper()
	find := fmt.Sprintf(`[...document.querySelectorAll("main section:not([hidden]) button")].find((b) =>
		b.textContent.trim() === %q && b.offsetParent !== null && !b.disabled && b.getAttribute("aria-disabled") !== "true")`, words)
	p.until(find)
	ask[bool](p, "("+find+".click(), true)")
}

// views are the addresses that are looked at as a whole, and when each is complete.
var views = map[string]view{
	"play":             {playing, "", dealt},
	"play-deal-zh":     {playing + "&lang=zh", "#play-deal", opened},
	"play-menu":        {playing, "#play-menu", opened},
	"klondike":         {"#klondike&seed=31", "", `document.querySelector("#k-verdict").textContent.includes("won")`},
	"klondike-lost":    {"#klondike&seed=10", "#k-explain", `document.querySelector("#k-help")`},
	"klondike-lost-zh": {"#klondike&seed=10&lang=zh", "#k-explain", `document.querySelector("#k-help")`},
	"klondike-why":     {"#klondike&seed=31", "#k-explain", `document.querySelector("#k-chapters")`},
	"review":           {recorded, "", reviewed},
	"doudizhu":         {"#doudizhu", "", chips},
	"doudizhu-zh":      {"#doudizhu&lang=zh", "", chips},
	"doudizhu-why":     {puzzle, "#dz-explain", plan},
	"doudizhu-why-zh":  {puzzle + "&lang=zh", "#dz-explain", plan},
	"tree":             {"#tree", "", steps + " > 3"},
}

// view is what a person sees at an address: after a button was pressed, if one is named, and once a condition holds.
type view struct{ address, press, complete string }

// finish waits until a view that is visited is complete.
func (p *page) finish(v view) {
	p.t.Helper()
	if v.press != "" {
		p.click(v.press)
	}
	p.until(v.complete)
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

// TestAccessibility runs axe-core over every view in light and dark: at once, while the
// view waits for its first answer perhaps, and when it is complete.
func TestAccessibility(t *testing.T) {
	axe := axeSource(t)
	atBothDoors(t, func(t *testing.T, p *page) {
		for _, scheme := range []string{"light", "dark"} {
			p.prefer(scheme)
			for name, view := range views {
				p.visit(view.address)
				ask[bool](p, axe+"; true")
				p.inspect(name + ", " + scheme + ", at once")
				p.finish(view)
				p.inspect(name + ", " + scheme)
			}
		}
	})
}

// TestAccessibleBeforeTheFirstAnswer runs axe-core over every view whose first answer never comes.
func TestAccessibleBeforeTheFirstAnswer(t *testing.T) {
	axe := axeSource(t)
	atBothDoors(t, func(t *testing.T, p *page) {
		p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
			_, err := cdp.Call(ctx, target, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: silent})
			return err
		}))
		for name, view := range views {
			p.visit(view.address)
			ask[bool](p, axe+"; true")
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

// prefer sets the colours that the reader likes.
func (p *page) prefer(scheme string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}})
		return err
	}))
}

// inspect reports axe's serious findings.
func (p *page) inspect(what string) {
	p.t.Helper()
	for _, f := range ask[[]string](p, `axe.run().then((r) => r.violations.filter((v) => v.impact === "serious" || v.impact === "critical")
		.map((v) => v.id + ": " + v.help + " " + v.nodes.slice(0, 3).map((n) => n.html).join(" ")))`) {
		p.t.Errorf("%s: %s", what, f)
	}
}

// TestPictures takes pictures of every view at three sizes, to be looked at.
func TestPictures(t *testing.T) {
	dir := os.Getenv("KEDOU_SHOTS")
	if dir == "" {
		t.Skip("KEDOU_SHOTS names no folder")
	}
	if len(doors) == 0 {
		t.Skip(skipped)
	}
	for _, size := range [][2]int{{390, 844}, {1024, 768}, {1920, 1080}} {
		p := open(t, doors[0], size[0], size[1])
		for name, view := range views {
			p.visit(view.address)
			p.finish(view)
			p.do(chromedp.Sleep(500 * time.Millisecond)) // for what moves to its place
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

// TestNarrow: at 360 pixels nothing sticks out to the right.
func TestNarrow(t *testing.T) {
	if len(doors) == 0 {
		t.Skip(skipped)
	}
	p := open(t, doors[0], 360, 760)
	for name, view := range views {
		p.visit(view.address)
		p.finish(view)
		if ask[bool](p, `document.documentElement.scrollWidth > document.documentElement.clientWidth`) {
			t.Errorf("%s scrolls sideways", name)
		}
	}
	p.check()
}
