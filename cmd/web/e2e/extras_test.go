package e2e

// Additions to a game of Klondike: cards that fall after a win, sounds, and the file of a player's games.

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
	browserpage "github.com/chromedp/cdproto/page"

	"kedou/klondike"
)

// Notes for a page: whether cards fell, how many sounds were made, and the text of the file saved.
const noting = `{
	new MutationObserver((changes) => {
		for (const { addedNodes } of changes) for (const e of addedNodes) if (e.matches?.("canvas.cascade")) window.fallen = true;
	}).observe(document, { childList: true, subtree: true });
	const audio = window.AudioContext;
	window.sounds = 0;
	window.AudioContext = class extends audio { createGain() { window.sounds++; return super.createGain(); } };
	const create = URL.createObjectURL;
	URL.createObjectURL = (blob) => { window.saved = blob.text(); return create.call(URL, blob); };
}`

// noted opens a game, and makes these notes.
func (p *page) noted(address string) {
	p.t.Helper()
	calls(p, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: noting})
	p.sized(1280, 800, false)
	p.visit(address)
	p.until(dealt)
}

// motion sets the reader's preference for motion: "reduce" or "no-preference".
func (p *page) motion(liked string) {
	p.t.Helper()
	calls(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: liked}}})
}

// TestCascade: after a win the cards fall until a key is pressed, but not for a reader who wants little motion.
func TestCascade(t *testing.T) {
	t.Parallel()
	for _, liked := range []string{"reduce", "no-preference"} {
		t.Run(liked, func(t *testing.T) {
			atTheServer(t, func(t *testing.T, p *page) {
				p.noted(playing)
				who := playerOf(p, 5, 1)
				made, last := 0, len(who.solution)
				who.win(func(m klondike.Move) {
					who.byKeys(m)
					if made++; made == last-1 || ask[bool](p, `!document.querySelector("#play-finish").hidden`) {
						p.motion(liked)
					}
					if made == last && liked != "reduce" {
						p.until(`window.fallen`)
						p.press("x") // ends the cascade
					}
				})
				if fell := ask[bool](p, `window.fallen === true`); fell != (liked != "reduce") {
					t.Errorf("the cards fall: %v", fell)
				}
			})
		})
	}
}

// TestFile: a player's games, saved as a file, come back for a player who loads the file; other files are refused.
func TestFile(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.noted(playing)
		p.leave()
		p.press(" ", " ")
		p.until(moves(2))
		p.click("#play-menu")
		p.click("#play-export")
		p.says("#play-note", "saved as a file")
		saved := ask[string](p, `window.saved`)
		p.visit("#tree")
		ask[bool](p, `(localStorage.clear(), true)`)
		p.visit("#play")
		p.until(dealt)
		p.until(moves(0))
		p.load("no file of games")
		p.says("#play-note", "can’t be read")
		p.load(saved)
		p.until(moves(2))
		p.says(".play-kind", "No. 5")
		p.says("#play-note", "The file is loaded")
	})
}

// load gives the page a file.
func (p *page) load(text string) {
	p.t.Helper()
	ask[bool](p, `(() => {
		const click = HTMLInputElement.prototype.click;
		HTMLInputElement.prototype.click = function () {
			if (this.type !== "file") return click.call(this);
			window.field = this;
		};
		return true;
	})()`)
	p.click("#play-menu")
	p.click("#play-import")
	p.until(`window.field`)
	ask[bool](p, `((text) => {
		const files = new DataTransfer();
		files.items.add(new File([text], "games.json", { type: "application/json" }));
		window.field.files = files.files;
		window.field.dispatchEvent(new Event("change"));
		window.field = null;
		return true;
	})(`+list([]string{text})+`[0])`)
}
