package e2e

// A site on a slow line, without a network, and in a new version.

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A line of 1.6 Mbit/s, on which each request waits for 150 ms. People wait three seconds for a game, five for the first decision at the table, and ten for a hint.
const (
	lineBytes    = 1_600_000 / 8 // in a second
	lineLatency  = 150 * time.Millisecond
	gameBytes    = 260_000 // 1.3 s; with the requests' waits some 2 s
	tableSeconds = 5
	hintBytes    = 1_660_000 // 8.3 s; with waits, and the module's start, some 9.9 s
)

// host is a static host of a site, which counts what it sends.
type host struct {
	*httptest.Server
	sent atomic.Int64
	slow bool
	line chan struct{} // one packet at a time
}

// advised holds once a hint is on the table.
const advised = `document.querySelector("#play-table .hinted") !== null && document.querySelector("#play-note-text").textContent !== ""`

// newHost serves a folder like a host that doesn't compress.
func newHost(t *testing.T, dir string, slow bool) *host {
	t.Helper()
	h := &host{slow: slow, line: make(chan struct{}, 1)}
	files := http.FileServer(http.Dir(dir))
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if slow {
			time.Sleep(lineLatency)
		}
		files.ServeHTTP(&counted{w, h}, r)
	}))
	t.Cleanup(h.Close)
	return h
}

// counted is an answer on the line.
type counted struct {
	http.ResponseWriter
	host *host
}

// headBytes is the approximate size of an answer's head and its request on the line.
const headBytes = 600

func (c *counted) WriteHeader(status int) {
	c.host.sent.Add(headBytes)
	c.ResponseWriter.WriteHeader(status)
}

func (c *counted) Write(content []byte) (n int, err error) {
	for n < len(content) && err == nil {
		var m int
		m, err = c.packet(content[n:min(n+4096, len(content))])
		n += m
	}
	return n, err
}

func (c *counted) packet(content []byte) (int, error) {
	if c.host.slow {
		c.host.line <- struct{}{}
		time.Sleep(time.Second * time.Duration(len(content)) / lineBytes)
		<-c.host.line
	}
	c.host.sent.Add(int64(len(content)))
	return c.ResponseWriter.Write(content)
}

// atSite opens a browser for a host of the site.
func atSite(t *testing.T, h *host) *page {
	t.Helper()
	return open(t, door{"site", h.URL + "/"})
}

// skipWithoutSite skips the test without a site.
func skipWithoutSite(t *testing.T) {
	t.Helper()
	if siteDir == "" {
		t.Skip(skipped)
	}
}

// playable holds once a legal move can be made.
const playable = `document.querySelector("#play-moves") && document.querySelector("#play-table [data-card]")`

// TestSlowLine: the files needed before a game can be played, and before its first hint, fit a slow line in the time that people
// wait. The times themselves depend on the machine: the test logs them. The test runs alone.
func TestSlowLine(t *testing.T) {
	skipWithoutSite(t)
	h := newHost(t, siteDir, true)
	p := atSite(t, h)
	began := time.Now()
	p.do(chromedp.Navigate(p.home + playing))
	p.until(playable)
	t.Logf("a game can be played after %v and %d bytes", time.Since(began).Round(time.Millisecond), h.sent.Load())
	if sent := h.sent.Load(); sent > gameBytes {
		t.Errorf("%d bytes are sent before a game can be played, more than %d", sent, gameBytes)
	}
	p.click("#play-hint")
	p.until(`document.querySelector("#loading").hidden === false || ` + advised)
	p.until(advised)
	t.Logf("the first hint is there after %v and %d bytes", time.Since(began).Round(time.Millisecond), h.sent.Load())
	if sent := h.sent.Load(); sent > hintBytes {
		t.Errorf("%d bytes are sent before the first hint, more than %d", sent, hintBytes)
	}
	p.check()
}

// TestTableOnASlowLine: from the page's opening two taps lead to the first decision at the doudizhu table, in the time that people wait. The
// module arrives while they think. The test runs alone.
func TestTableOnASlowLine(t *testing.T) {
	skipWithoutSite(t)
	h := newHost(t, siteDir, true)
	p := atSite(t, h)
	began := time.Now()
	p.do(chromedp.Navigate(p.home))
	p.push("#tab-doudizhu")
	p.push("#tt-sit")
	p.until(`document.querySelector('[data-answer="3"]')`)
	t.Logf("the first call can be made after %v and %d bytes", time.Since(began).Round(time.Millisecond), h.sent.Load())
	if sent := h.sent.Load(); sent > tableSeconds*lineBytes {
		t.Errorf("%d bytes are sent before the first call; the line carries %d", sent, tableSeconds*lineBytes)
	}
	p.push(`[data-answer="3"]`)
	p.until(`document.querySelector('[data-answer="yes"]')`)
	p.check()
}

// TestAnalyseWaits: before the module has arrived, the tab says that it waits, not that no move is left.
func TestAnalyseWaits(t *testing.T) {
	t.Parallel()
	skipWithoutSite(t)
	h := newHost(t, siteDir, true)
	p := atSite(t, h)
	p.do(chromedp.Navigate(p.home + "#klondike&seed=31"))
	p.until(`document.querySelector("#k-verdict")?.textContent !== undefined`)
	if said := ask[string](p, `document.querySelector(".k-say").textContent`); said != "Waiting for the solver …" {
		t.Errorf("before the first answer the tab says %q", said)
	}
	p.until(`document.querySelector("#loading").ariaValueNow > 0`)
	p.says("#k-verdict", "won")
	p.until(`document.querySelector("#loading").hidden`)
	p.check()
}

// TestPlayOffline: once the page has been loaded, a game continues, and hints come, without a network.
func TestPlayOffline(t *testing.T) {
	t.Parallel()
	skipWithoutSite(t)
	h := newHost(t, siteDir, false)
	p := atSite(t, h)
	p.sized(1280, 900, false)
	p.visit(playing)
	player := playerOf(p, 5, 1)
	p.until(moves(0))
	player.byMouse(player.solution[0])
	p.until(moves(1))
	p.until(`navigator.serviceWorker.controller`)
	ask[bool](p, `new Promise((done) => {
		const look = async () => (await caches.match(new URL("kedou-play.wasm", document.baseURI))) ? done(true) : setTimeout(look, 50);
		look();
	})`)
	h.Close()
	p.do(chromedp.Reload())
	p.until(moves(1))
	if err := player.at.Play(player.solution[0], player.rules); err != nil {
		t.Fatal(err)
	}
	player.byMouse(player.solution[1])
	p.until(moves(2))
	p.click("#play-hint")
	p.until(advised)
	p.do(chromedp.Click(chromedp.CSS("#tab-doudizhu")))
	p.until(`document.querySelector("#panel-doudizhu button")`)
	p.check()
}

// TestNewVersion: a new version waits until the player takes it, and keeps the game.
func TestNewVersion(t *testing.T) {
	t.Parallel()
	skipWithoutSite(t)
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(siteDir)); err != nil {
		t.Fatal(err)
	}
	p := atSite(t, newHost(t, dir, false))
	p.sized(1280, 900, false)
	p.visit(playing)
	player := playerOf(p, 5, 1)
	p.until(`navigator.serviceWorker.controller`)
	player.byMouse(player.solution[0])
	p.until(moves(1))
	renew(t, dir)
	ask[bool](p, `navigator.serviceWorker.ready.then((r) => r.update()).then(() => (window.old = true))`)
	p.until(`document.querySelector("#renew")`)
	player.byMouse(player.solution[1])
	p.until(moves(2))
	if isNew := ask[bool](p, newPage); isNew {
		t.Error("the new version doesn't wait for its turn")
	}
	ask[bool](p, `(setTimeout(() => document.querySelector("#renew").click()), true)`) // this reloads the page
	p.until(`!window.old && ` + moves(2))
	if isNew := ask[bool](p, newPage); !isNew {
		t.Error("the old version is still there")
	}
	ask[bool](p, `new Promise((done) => {
		const look = async () => ((await caches.keys()).length === 1 ? done(true) : setTimeout(look, 50)); // the old version is gone
		look();
	})`)
	p.check()
}

// TestTwoVersions: of two tabs one takes a new version, and the game in the other continues with its version; loaded again, that tab has
// the new one, too.
func TestTwoVersions(t *testing.T) {
	t.Parallel()
	skipWithoutSite(t)
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(siteDir)); err != nil {
		t.Fatal(err)
	}
	p := atSite(t, newHost(t, dir, false))
	p.sized(1280, 900, false)
	p.visit(playing)
	player := playerOf(p, 5, 1)
	p.until(`navigator.serviceWorker.controller`)
	player.byMouse(player.solution[0])
	p.until(moves(1))
	other := p.tab()
	other.visit("#tree")
	other.until(`navigator.serviceWorker.controller`)
	renew(t, dir)
	ask[bool](other, `navigator.serviceWorker.ready.then((r) => r.update()).then(() => (window.old = true))`)
	other.until(`document.querySelector("#renew")`)
	ask[bool](other, `(setTimeout(() => document.querySelector("#renew").click()), true)`)
	other.until(`!window.old && document.querySelector("main section:not([hidden]) button")`)
	if !ask[bool](other, newPage) {
		t.Error("the tab that took the new version has the old one")
	}
	player.byMouse(player.solution[1])
	p.until(moves(2))
	if ask[bool](p, newPage) {
		t.Error("the game's tab gets files of the new version")
	}
	p.do(chromedp.Reload())
	p.until(moves(2))
	if !ask[bool](p, newPage) {
		t.Error("the game's tab, loaded again, has the old version")
	}
	p.check()
	other.check()
}

// TestOlderTab: a tab that is open when another tab takes a new version keeps its own for all later files, and a module that
// isn't of its version is refused; once loaded again, the tab has the new version.
func TestOlderTab(t *testing.T) {
	t.Parallel()
	skipWithoutSite(t)
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(siteDir)); err != nil {
		t.Fatal(err)
	}
	p := atSite(t, newHost(t, dir, false))
	p.visit(playing)
	p.until(`navigator.serviceWorker.controller`)
	p.until(dealt)
	renew(t, dir)
	for _, ext := range []string{"", ".gz", ".br"} {
		if err := os.WriteFile(filepath.Join(dir, "kedou-explain.wasm"+ext), []byte("of another version"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	ask[bool](p, `navigator.serviceWorker.ready.then((r) => r.update()).then(() => (window.old = true))`)
	p.until(`document.querySelector("#renew")`)
	ask[bool](p, takeOver)
	if ask[bool](p, newPage) {
		t.Error("the older tab gets files of the new version")
	}
	p.push("#tab-doudizhu")
	p.until(`document.querySelector("#panel-doudizhu button")`)
	if said := ask[string](p, `fetch("kedou-explain.wasm").then((r) => r.arrayBuffer()).then(() => "taken", () => "refused")`); said != "refused" {
		t.Errorf("a module of another version is %s", said)
	}
	ask[bool](p, `(setTimeout(() => document.querySelector("#renew").click()), true)`)
	p.until(`!window.old && document.querySelector("main section:not([hidden]) button")`)
	if !ask[bool](p, newPage) {
		t.Error("the tab that was loaded again has the old version")
	}
}

// takeOver activates the new version, as happens when another tab takes it.
const takeOver = `navigator.serviceWorker.getRegistration().then((r) => new Promise((done) => {
	navigator.serviceWorker.addEventListener("controllerchange", () => done(true));
	r.waiting.postMessage("take over");
}))`

// TestTornUpdate: files of another version aren't kept, and the old version stays.
func TestTornUpdate(t *testing.T) {
	t.Parallel()
	skipWithoutSite(t)
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(siteDir)); err != nil {
		t.Fatal(err)
	}
	p := atSite(t, newHost(t, dir, false))
	p.visit(playing)
	p.until(`navigator.serviceWorker.controller`)
	renew(t, dir)
	change(t, filepath.Join(dir, "js", "main.js"), "\n// new\n", "\n// torn\n")
	ask[bool](p, `navigator.serviceWorker.ready.then((r) => r.update()).then((r) => new Promise((done) => {
		const next = r.installing;
		if (next === null) done(true);
		else next.onstatechange = () => next.state === "redundant" && done(true);
	}))`)
	p.do(chromedp.Reload())
	p.until(moves(0))
	if ask[bool](p, `document.querySelector("#renew") !== null`) || ask[bool](p, newPage) {
		t.Error("a version is offered whose files don't belong together")
	}
}

// newPage is the condition that the page's shell is of the new version.
const newPage = `fetch("js/main.js").then((r) => r.text()).then((text) => text.includes("// new"))`

// renew makes a new version of a site: its shell has one line more.
func renew(t *testing.T, dir string) {
	t.Helper()
	shell := filepath.Join(dir, "js", "main.js")
	before, err := os.ReadFile(shell)
	if err != nil {
		t.Fatal(err)
	}
	after := append(before[:len(before):len(before)], "\n// new\n"...)
	if err := os.WriteFile(shell, after, 0o644); err != nil {
		t.Fatal(err)
	}
	worker := filepath.Join(dir, "sw.js")
	change(t, worker, fmt.Sprintf("%x", sha256.Sum256(before)), fmt.Sprintf("%x", sha256.Sum256(after)))
	change(t, worker, `version:"`, `version:"new-`)
}

// change replaces the one text in a file by another.
func change(t *testing.T, file, old, changed string) {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(content, []byte(old)); n != 1 {
		t.Fatalf("%s has %q %d times", file, old, n)
	}
	if err := os.WriteFile(file, bytes.Replace(content, []byte(old), []byte(changed), 1), 0o644); err != nil {
		t.Fatal(err)
	}
}
