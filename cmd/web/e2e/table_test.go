package e2e

// The table under the hand: drags by mouse and finger, taps, looks under a fan, and its
// size on all screens.

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// In deal 31 the ace of hearts can go up at once, and the deuce of clubs lies under a card.
const (
	ace     = "#k-card-AH"
	covered = "#k-card-2C"
	home    = `#k-table .slot[data-pile="H"]`
)

// deal31 opens the deal and brings its table into view.
func (p *page) deal31() {
	p.t.Helper()
	p.visit(won)
	p.says("#k-verdict", "can be won")
	ask[bool](p, `(document.querySelector("#k-table").scrollIntoView(), true)`)
	p.still(ace)
}

// still waits until a card doesn't move.
func (p *page) still(selector string) {
	p.t.Helper()
	p.until(fmt.Sprintf(`document.querySelector(%q).getAnimations().length === 0`, selector))
}

// point is a place in the window.
type point struct{ X, Y float64 }

// middle is where an element can be touched: near its upper edge, which no other card covers.
func (p *page) middle(selector string) point {
	p.t.Helper()
	return ask[point](p, fmt.Sprintf(`(() => { const r = document.querySelector(%q).getBoundingClientRect();
		return { X: r.left + r.width / 2, Y: r.top + 12 }; })()`, selector))
}

// mouse does one thing with the mouse.
func (p *page) mouse(kind input.DispatchMouseEventType, at point, button input.MouseButton, clicks int64) {
	p.t.Helper()
	held := map[input.MouseButton]int64{input.MouseButtonLeft: 1, input.MouseButtonRight: 2}[button]
	calls(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{
		Type: kind, X: at.X, Y: at.Y, Button: button, Buttons: held, ClickCount: clicks, PointerType: input.DispatchMouseEventPointerTypeMouse})
}

// finger does one thing with a finger; a finger that is lifted is nowhere.
func (p *page) finger(kind input.DispatchTouchEventType, at ...point) {
	p.fingerAt(0, kind, at...)
}

// fingerAt does so at a time, or now for 0.
func (p *page) fingerAt(when input.TimeSinceEpoch, kind input.DispatchTouchEventType, at ...point) {
	touches := []*input.TouchPoint{}
	for _, a := range at {
		touches = append(touches, &input.TouchPoint{X: a.X, Y: a.Y})
	}
	p.try(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: touches, Timestamp: when})
		return err
	}))
}

// tapAt taps with a finger at a place.
func (p *page) tapAt(at point) {
	p.finger(input.DispatchTouchEventTypeTouchStart, at)
	p.finger(input.DispatchTouchEventTypeTouchEnd)
}

// tapTwice taps twice at a place: a double tap by the times of its events, however busy the machine is.
func (p *page) tapTwice(at point) {
	now := input.TimeSinceEpoch(float64(time.Now().UnixMilli()) / 1000)
	for i := range 2 {
		when := now + input.TimeSinceEpoch(i)/10
		p.fingerAt(when, input.DispatchTouchEventTypeTouchStart, at)
		p.fingerAt(when+.05, input.DispatchTouchEventTypeTouchEnd)
	}
}

// draw draws a finger from one place to another.
func (p *page) draw(from, to point) {
	p.finger(input.DispatchTouchEventTypeTouchStart, from)
	p.finger(input.DispatchTouchEventTypeTouchMove, point{(from.X + to.X) / 2, (from.Y + to.Y) / 2})
	p.finger(input.DispatchTouchEventTypeTouchMove, to)
	p.finger(input.DispatchTouchEventTypeTouchEnd)
}

// drag moves the card at a place to another place by the mouse.
func (p *page) drag(from, to point) {
	p.t.Helper()
	p.mouse(input.DispatchMouseEventTypeMousePressed, from, input.MouseButtonLeft, 1)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, point{(from.X + to.X) / 2, (from.Y + to.Y) / 2}, input.MouseButtonLeft, 0)
	p.mouse(input.DispatchMouseEventTypeMouseMoved, to, input.MouseButtonLeft, 0)
	p.mouse(input.DispatchMouseEventTypeMouseReleased, to, input.MouseButtonLeft, 1)
}

// lies is the condition that the ace of hearts lies on a pile, and that no card is in the air.
func lies(pile string) string {
	return fmt.Sprintf(`document.querySelector(%q).dataset.pile === %q && !document.querySelector("#k-table .held")`, ace, pile)
}

// TestDragByMouse: a card goes where it is carried; a card dropped elsewhere goes back, and a tiny drag is a tap.
func TestDragByMouse(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.deal31()
		at := p.middle(ace)
		p.drag(at, point{at.X, at.Y + 200})
		p.until(lies("4") + ` && !document.querySelector("#k-table .picked")`)
		p.still(ace)
		p.drag(at, point{at.X + 12, at.Y})
		p.until(fmt.Sprintf(`document.querySelector(%q).matches(".picked")`, ace))
		p.still(ace)
		p.drag(at, p.middle(home))
		p.until(lies("H") + " && " + step(1))
	})
}

// TestDragByTouch: a finger carries a card, and a card whose touch the browser cancels goes back.
func TestDragByTouch(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.deal31()
		from, to := p.middle(ace), p.middle(home)
		p.finger(input.DispatchTouchEventTypeTouchStart, from)
		p.finger(input.DispatchTouchEventTypeTouchMove, point{from.X + 30, from.Y + 30})
		p.until(fmt.Sprintf(`document.querySelector(%q).matches(".held")`, ace))
		p.finger(input.DispatchTouchEventTypeTouchCancel)
		p.until(lies("4"))
		p.still(ace)
		p.finger(input.DispatchTouchEventTypeTouchStart, from)
		p.finger(input.DispatchTouchEventTypeTouchMove, point{from.X + 30, from.Y - 30})
		p.finger(input.DispatchTouchEventTypeTouchMove, to)
		p.finger(input.DispatchTouchEventTypeTouchEnd)
		p.until(lies("H") + " && " + step(1))
	})
}

// TestDragAgain: a card that is dragged again soon after a drop stays in the hand, even when the time limit of the first drop
// ends.
func TestDragAgain(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.deal31()
		ask[bool](p, laterTimers)
		p.drag(p.middle(ace), p.middle(home))
		ask[bool](p, `window.later.stop()`)
		p.until(lies("H") + " && " + step(1))
		p.press("u")
		p.until(lies("4") + " && " + step(0))
		p.still(ace)
		from, to := p.middle(ace), p.middle(home)
		p.mouse(input.DispatchMouseEventTypeMousePressed, from, input.MouseButtonLeft, 1)
		p.mouse(input.DispatchMouseEventTypeMouseMoved, point{from.X + 30, from.Y - 30}, input.MouseButtonLeft, 0)
		held := fmt.Sprintf(`document.querySelector(%q).matches(".held")`, ace)
		p.until(held)
		if !ask[bool](p, `(window.later.run(), `+held+`)`) {
			t.Error("the card is taken out of the hand")
		}
		p.mouse(input.DispatchMouseEventTypeMouseMoved, to, input.MouseButtonLeft, 0)
		p.mouse(input.DispatchMouseEventTypeMouseReleased, to, input.MouseButtonLeft, 1)
		p.until(lies("H") + " && " + step(1))
	})
}

// laterTimers holds back the page's timers until the test runs them, so that no clock decides the outcome.
const laterTimers = `(() => {
	const real = window.setTimeout, timers = [];
	window.setTimeout = (act) => { timers.push(act); return 0; };
	window.later = { stop: () => { window.setTimeout = real; return true; }, run: () => timers.forEach((act) => act()) };
	return true;
})()`

// TestLookUnder: a long press and the right button show a card that others lie on, and nothing else.
func TestLookUnder(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.deal31()
		at := p.middle(covered)
		shown := fmt.Sprintf(`document.querySelector(%q).matches(".peeked") && document.elementFromPoint(%f, %f).closest(%[1]q)`, covered, at.X, at.Y+50)
		over := `!document.querySelector("#k-table .peeked, #k-table .picked")`
		p.finger(input.DispatchTouchEventTypeTouchStart, at)
		p.until(shown)
		p.finger(input.DispatchTouchEventTypeTouchEnd)
		p.until(over)
		p.mouse(input.DispatchMouseEventTypeMousePressed, at, input.MouseButtonRight, 1)
		p.until(shown)
		p.mouse(input.DispatchMouseEventTypeMouseReleased, at, input.MouseButtonRight, 1)
		p.until(over + " && " + step(0))
	})
}

// TestDoubleTap: a double tap sends a card up, and make one move.
func TestDoubleTap(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.deal31()
		ask[bool](p, fmt.Sprintf(`(() => { const e = document.querySelector(%q); e.click(); e.click(); return true; })()`, ace))
		p.until(lies("H") + " && " + step(1))
	})
}

// TestFiguresLeadToPiles: from the column of the ace of hearts two keys bring it up.
func TestFiguresLeadToPiles(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.deal31()
		ask[bool](p, `(document.querySelector("#k-table [tabindex='0']").focus(), true)`)
		p.press("4", "8")
		p.until(lies("H") + " && " + step(1))
		p.press("0", "0")
		p.until(step(2))
	})
}

// TestTableFits: on all screens the cards have equal sizes, stay on the felt and fill a phone.
func TestTableFits(t *testing.T) {
	tables := map[string]string{"#play": "#play-table", won: "#k-table"}
	sizes := []struct{ width, height, least, most int }{{1280, 800, 90, 130}, {390, 844, 46, 52}, {844, 390, 55, 90}, {1920, 1080, 120, 230}}
	atTheServer(t, func(t *testing.T, p *page) {
		for address, table := range tables {
			for _, size := range sizes {
				p.resize(size.width, size.height)
				p.visit(address)
				p.until(fmt.Sprintf(`document.querySelectorAll("%s .card:not([hidden]) .face").length >= 7 && document.getAnimations().length === 0`, table))
				m := ask[measures](p, fmt.Sprintf(measure, table))
				what := fmt.Sprintf("%s at %d x %d", table, size.width, size.height)
				if m.Card < size.least || m.Card > size.most {
					t.Errorf("%s: cards are %d pixels wide, not %d to %d", what, m.Card, size.least, size.most)
				}
				if m.Outside > 0 || m.Scrolls {
					t.Errorf("%s: %d cards stick out of the felt; the page scrolls sideways: %v", what, m.Outside, m.Scrolls)
				}
				if size.width == 390 && (m.Gap < 4 || m.Gap > 6 || m.Free > 24) {
					t.Errorf("%s: columns are %d pixels apart, and leave %d of the width", what, m.Gap, m.Free)
				}
			}
		}
	})
}

// measures are those of a table in pixels: a card's width, the distance between columns, the
// width that they leave of the felt; and how many cards aren't on it.
type measures struct {
	Card, Gap, Free, Outside int
	Scrolls                  bool
}

const measure = `(() => {
	const table = document.querySelector(%q), felt = table.getBoundingClientRect();
	const slots = [...table.querySelectorAll(".slot:not([hidden])")].filter((e) => /[1-7]/.test(e.dataset.pile)).map((e) => e.getBoundingClientRect());
	const cards = [...table.querySelectorAll(".card:not([hidden])")].map((e) => e.getBoundingClientRect());
	return {
		Card: Math.round(slots[0].width), Gap: Math.round(slots[1].left - slots[0].right), Free: Math.round(slots[0].left - felt.left + felt.right - slots[6].right),
		Outside: cards.filter((c) => c.left < felt.left || c.right > felt.right || c.top < felt.top || c.bottom > felt.bottom).length,
		Scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
	};
})()`

// resize gives the window another size.
func (p *page) resize(width, height int) {
	p.t.Helper()
	calls(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(width), Height: int64(height), DeviceScaleFactor: 1})
}

// TestLooksAreKept: four colours hold for all tables, and after a reload.
func TestLooksAreKept(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.deal31()
		p.click("#k-colours")
		four := `document.documentElement.dataset.colours === "4"`
		p.until(four)
		p.visit("#doudizhu&room=endgame")
		p.until(four)
		p.visit(won)
		p.until(four + ` && document.querySelector("#k-colours").checked`)
	})
}
