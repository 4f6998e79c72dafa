package e2e

// A window of the browser, a person's actions there, and faults that must not happen.

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// patience is how long a person waits for anything; only a failure takes as long.
const patience = 2 * time.Minute

// skipped is the reason why nothing is tested.
const skipped = "the browser is driven with KEDOU_E2E=1 alone"

// page is a window of the browser.
type page struct {
	t    testing.TB
	ctx  context.Context
	home string
	axe  string // the text of axe.js, where the page is inspected

	lock   sync.Mutex
	faults []string
}

// atBothDoors runs a test as a subtest at every door, in parallel with others.
func atBothDoors(t *testing.T, test func(t *testing.T, p *page)) {
	t.Parallel()
	if len(doors) == 0 {
		t.Skip(skipped)
	}
	for _, d := range doors {
		t.Run(d.name, func(t *testing.T) {
			t.Parallel()
			visit(t, d, test)
		})
	}
}

// atTheServer runs a test that concerns both doors alike, at the door that answers sooner.
func atTheServer(t *testing.T, test func(t *testing.T, p *page)) {
	t.Parallel()
	if len(doors) == 0 {
		t.Skip(skipped)
	}
	visit(t, doors[0], test)
}

// atTheSite runs a test that concerns only the static site.
func atTheSite(t *testing.T, test func(t *testing.T, p *page)) {
	t.Parallel()
	if len(doors) == 0 {
		t.Skip(skipped)
	}
	visit(t, doors[1], test)
}

// visit runs a test at a door.
func visit(t *testing.T, d door, test func(t *testing.T, p *page)) {
	p := open(t, d)
	test(t, p)
	p.check()
}

// open opens a window of the browser, with an empty profile of its own.
func open(t testing.TB, d door) *page {
	t.Helper()
	return window(t, browser, d, chromedp.WithNewBrowserContext())
}

// tab opens another tab of the same profile: it has the same storage and the same service worker.
func (p *page) tab() *page {
	p.t.Helper()
	return window(p.t, p.ctx, door{"", p.home})
}

// window opens a page in a browser.
func window(t testing.TB, in context.Context, d door, options ...chromedp.ContextOption) *page {
	t.Helper()
	ctx, end := chromedp.NewContext(in, options...)
	t.Cleanup(end)
	p := &page{t: t, ctx: ctx, home: d.url}
	if err := chromedp.Listen(ctx, p.watch); err != nil {
		t.Fatal(err)
	}
	calls(p, network.Enable, network.EnableParams{})
	calls(p, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}) // each window has the keyboard
	p.resize(1280, 900)
	return p
}

// watch notes faults: messages on the console, exceptions, requests to other hosts.
func (p *page) watch(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning {
			p.fault("console: %v", describe(e.Args))
		}
	case *runtime.EventExceptionThrown:
		p.fault("exception: %v", e.ExceptionDetails)
	case *network.EventRequestWillBeSent:
		if u := e.Request.URL; !strings.HasPrefix(u, p.home) && !strings.HasPrefix(u, "data:") && !strings.HasPrefix(u, "blob:") {
			p.fault("a request to %s", u)
		}
	case *network.EventLoadingFailed:
		if !e.Canceled {
			p.fault("a request failed: %s", e.ErrorText)
		}
	}
}

func describe(args []*runtime.RemoteObject) string {
	var words []string
	for _, a := range args {
		words = append(words, fmt.Sprint(a.Value, a.Description))
	}
	return strings.Join(words, " ")
}

func (p *page) fault(format string, args ...any) {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.faults = append(p.faults, fmt.Sprintf(format, args...))
}

// check fails the test if watch has noted a fault.
func (p *page) check() {
	p.t.Helper()
	p.lock.Lock()
	defer p.lock.Unlock()
	for _, f := range p.faults {
		p.t.Error(f)
	}
}

// do carries actions out, and ends the test if one fails.
func (p *page) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		p.t.Fatalf("%v; the page shows %q", err, p.glance())
	}
}

// ask evaluates JavaScript on the page.
func ask[T any](p *page, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v; the page shows %q", expression, err, p.glance())
	}
	return value
}

// glance is the start of the page's text, for messages.
func (p *page) glance() string {
	ctx, cancel := context.WithTimeout(p.ctx, 5*time.Second)
	defer cancel()
	text, _ := chromedp.Run(ctx, chromedp.Evaluate[string](`document.body.innerText.slice(0, 600)`))
	return text
}

// visit goes to an address within the page, and loads it again.
func (p *page) visit(fragment string) {
	p.t.Helper()
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(p.home+fragment))
	p.until(`document.querySelector("main section:not([hidden]) button")`)
}

// click clicks the first element that a CSS selector finds, once it can be clicked.
func (p *page) click(selector string) {
	p.t.Helper()
	p.until(fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		if (!e?.offsetParent || e.disabled) return false;
		const was = e.stood, r = e.getBoundingClientRect();
		e.stood = [scrollX + r.x, scrollY + r.y, r.width, r.height].join();
		return e.stood === was;
	})()`, selector))
	p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for {
			err := chromedp.Do(ctx, chromedp.ScrollIntoView(chromedp.CSS(selector)), chromedp.Click(chromedp.CSS(selector)))
			if err == nil || !strings.Contains(err.Error(), "Could not find node") {
				return err
			}
		} // the page may redraw the element between the search for it and the click
	}))
}

// try carries out an action of a hand, and waits for it at most some seconds: the browser sometimes doesn't confirm an
// event. The test checks the effect of the event.
func (p *page) try(action chromedp.Action[chromedp.Void]) {
	ctx, cancel := context.WithTimeout(p.ctx, 5*time.Second)
	defer cancel()
	_ = chromedp.Do(ctx, action)
}

// push clicks as a script does, without moving a mouse: for tests of other things.
func (p *page) push(selector string) {
	p.t.Helper()
	p.until(fmt.Sprintf(`document.querySelector(%q)`, selector))
	ask[bool](p, fmt.Sprintf(`(document.querySelector(%q).click(), true)`, selector))
}

// fill replaces a field's text by typing.
func (p *page) fill(selector, text string) {
	p.t.Helper()
	ask[bool](p, fmt.Sprintf(`(() => { const e = document.querySelector(%q); e.focus(); e.select(); return true; })()`, selector))
	p.press(text)
}

// choose takes an option of a list.
func (p *page) choose(selector, value string) {
	p.t.Helper()
	if !ask[bool](p, fmt.Sprintf(`(() => { const e = document.querySelector(%q); e.value = %q;
		e.dispatchEvent(new Event("change", { bubbles: true })); return e.value === %[2]q; })()`, selector, value)) {
		p.t.Fatalf("%s has no option %q", selector, value)
	}
}

func (p *page) press(keys ...string) {
	p.t.Helper()
	for _, k := range keys {
		p.do(chromedp.KeyEvent(k))
	}
}

// leave removes the focus from the focused element.
func (p *page) leave() {
	p.t.Helper()
	ask[bool](p, `(document.activeElement.blur(), true)`)
}

// until waits until a JavaScript condition holds. until asks again if the page was just being left, or the browser didn't answer.
// chromedp's own Poll waits for its copy of the document as well, which at times is lost when a page is loaded again.
func (p *page) until(condition string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	held, err := holds(ctx, condition)
	for !held && (err == nil || again(err)) && ctx.Err() == nil {
		time.Sleep(20 * time.Millisecond)
		held, err = holds(ctx, condition)
	}
	if !held {
		p.t.Fatalf("%s: false, %v; the page shows %q", condition, err, p.glance())
	}
}

// holds asks once whether a condition holds, and waits some seconds for the answer.
func holds(ctx context.Context, condition string) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[bool]("!!("+condition+")"))
}

// again reports whether a question that failed is worth asking again.
func again(err error) bool {
	return errors.Is(err, context.DeadlineExceeded) ||
		strings.Contains(err.Error(), "Cannot find context") || strings.Contains(err.Error(), "navigated or closed")
}

// says waits until an element's text contains one of the words.
func (p *page) says(selector string, words ...string) {
	p.t.Helper()
	p.until(fmt.Sprintf(`%s.some((w) => document.querySelector(%q)?.textContent.includes(w))`, list(words), selector))
}

// list is a JavaScript array of texts.
func list(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = fmt.Sprintf("%q", w)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// The keys that tests press.
const (
	keyLeft, keyRight, keyHome, keyEnd = kb.ArrowLeft, kb.ArrowRight, kb.Home, kb.End
)
