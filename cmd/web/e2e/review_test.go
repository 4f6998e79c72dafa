package e2e

// The review of a recorded game: the verdict, the curve, steps, another move, and games from outside.

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// recorded is a game that was won at last: at several places its player could have done better.
const recorded = "#play&review=1&seed=5&draw=1&moves=----------AC_W_C"

// TestReviewOfALink opens the review of a game by its address.
func TestReviewOfALink(t *testing.T) {
	if len(doors) == 0 {
		t.Skip(skipped)
	}
	p := open(t, doors[0], 1280, 800)
	p.do(chromedp.EmulateViewport(1280, 800))
	p.visit(recorded)
	p.says("#review-verdict", "from")
	_ = fmt.Sprint()
	p.check()
}
