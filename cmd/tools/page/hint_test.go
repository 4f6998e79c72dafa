package main

// The time to a hint from the module for playing.

import (
	"strings"
	"testing"
	"time"

	"kedou/cmd/internal/service/servicetest"
)

// BenchmarkHint asks the module in node for hints, two hundred a round, and reports the mean and the longest of the times from the
// question to the answer, in milliseconds.
func BenchmarkHint(b *testing.B) {
	requests := servicetest.Hints(b, 200)
	worker := newWorker(b, newSite(b), "kedou-play")
	hint := func(request string) time.Duration {
		began := time.Now()
		err := servicetest.Ask(b.Context(), worker.serve, request, func(event string) {
			if strings.Contains(event, `"event":"error"`) {
				b.Errorf("%s\n%s", request, event)
			}
		})
		if err != nil {
			b.Fatal(err)
		}
		return time.Since(began)
	}
	hint(requests[0]) // which starts the module
	var times servicetest.Times
	for b.Loop() {
		for _, request := range requests {
			times.Note(hint(request))
		}
	}
	times.Report(b)
}
