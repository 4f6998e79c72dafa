package main

// The time to a hint from the module for playing.

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"kedou/cmd/internal/service/servicetest"
	"kedou/klondike"
	"kedou/klondike/blind"
)

// BenchmarkHint asks the module in node for hints, two hundred a round, and reports the mean and the longest of the times from the
// question to the answer, in milliseconds.
func BenchmarkHint(b *testing.B) {
	requests := hints(b, 200)
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
	var all times
	for b.Loop() {
		for _, request := range requests {
			all.note(hint(request))
		}
	}
	all.report(b)
}

// hintSeed is the first deal of the games behind the hints; these deals were used to fit no player.
const hintSeed = 90_000_000

// hints returns requests for hints from n games of the player policy, each from one of its decisions there, every second one at draw 3.
func hints(tb testing.TB, n int) (requests []string) {
	tb.Helper()
	for i := range n {
		rules := klondike.Standard(1 + 2*(i%2))
		views := decisions(tb, uint64(hintSeed+i), rules)
		at := rand.New(rand.NewPCG(uint64(i), 0)).IntN(len(views))
		deal := views[at].Position.Neutral(rules)
		stock := "known"
		if strings.Contains(deal, "??") {
			stock = "hidden"
		}
		request, err := json.Marshal(map[string]any{"op": "k.advice", "deal": deal, "draw": rules.Draw, "redeals": rules.Redeals, "stock": stock})
		if err != nil {
			tb.Fatal(err)
		}
		requests = append(requests, string(request))
	}
	return requests
}

// decisions returns the views of the player policy at its decisions in a game.
func decisions(tb testing.TB, seed uint64, rules klondike.Rules) (views []*blind.View) {
	tb.Helper()
	table, err := blind.NewGame(klondike.NewDeal(seed, rules), blind.Terms{Rules: rules, StockHidden: true})
	if err != nil {
		tb.Fatal(err)
	}
	policy, err := blind.New(blind.Options{Player: "policy"})
	for err == nil && !table.Won() && len(views) < 300 {
		view := table.View()
		var moves []klondike.Move
		if moves, err = policy.Decide(context.Background(), view, rand.New(rand.NewPCG(seed, uint64(len(views))))); len(moves) == 0 {
			break
		}
		views = append(views, view)
		for _, m := range moves {
			if err = table.Play(m); err != nil {
				break
			}
		}
	}
	if err != nil {
		tb.Fatal(err)
	}
	return views
}

// times are the times of answers.
type times []time.Duration

// note adds a time.
func (t *times) note(d time.Duration) { *t = append(*t, d) }

// report adds the mean, the median and the longest, in milliseconds, to a benchmark's figures, and logs all times in their order.
func (t times) report(b *testing.B) {
	b.Helper()
	sorted := slices.Sorted(slices.Values(t))
	var sum time.Duration
	for _, d := range sorted {
		sum += d
	}
	b.Logf("%v", sorted)
	b.ReportMetric(0, "ns/op") // hides the meaningless time of a round
	b.ReportMetric(sum.Seconds()*1000/float64(len(t)), "mean-ms")
	b.ReportMetric(sorted[len(t)/2].Seconds()*1000, "median-ms")
	b.ReportMetric(sorted[len(t)-1].Seconds()*1000, "longest-ms")
}
