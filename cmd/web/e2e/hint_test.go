package e2e

// The time to a hint in a browser.

import (
	"fmt"
	"testing"
	"time"

	"kedou/cmd/internal/service/servicetest"
)

// BenchmarkHint asks the static site's worker for hints as the page does, two hundred a round, and reports the times from the question to its
// answer, in milliseconds. BenchmarkHint of cmd/web does the same with node.
func BenchmarkHint(b *testing.B) {
	if len(doors) == 0 {
		b.Skip(skipped)
	}
	requests := servicetest.Hints(b, 200)
	p := open(b, doors[1])
	p.visit("#tree") // a tab without a game, in which the worker doesn't think about hints unasked
	hint := func(request string) time.Duration {
		milliseconds := ask[float64](p, fmt.Sprintf(`import("./js/client.js").then(async ({ call }) => {
			const began = performance.now();
			await call(%s);
			return performance.now() - began;
		})`, request))
		return time.Duration(milliseconds * float64(time.Millisecond))
	}
	hint(requests[0]) // which starts the module
	var times servicetest.Times
	for b.Loop() {
		for _, request := range requests {
			times.Note(hint(request))
		}
	}
	times.Report(b)
	p.check()
}
