package servicetest

// Questions for hints, in the page's form, to measure the times of doors.

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"kedou/klondike"
	"kedou/klondike/blind"
)

// hintSeed is the first deal of the games behind the hints; these deals were used to fit no player.
const hintSeed = 90_000_000

// Hints returns requests for hints from n games of the player policy, each from one of its decisions there, every second one at draw 3.
func Hints(tb testing.TB, n int) (requests []string) {
	tb.Helper()
	for i := range n {
		rules := klondike.Standard(1 + 2*(i%2))
		views := decisions(tb, uint64(hintSeed+i), rules)
		at := rand.New(rand.NewPCG(uint64(i), 0)).IntN(len(views))
		deal := klondike.Neutral(views[at].Position, rules)
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

// Times are the times of answers.
type Times []time.Duration

// Note adds a time.
func (t *Times) Note(d time.Duration) { *t = append(*t, d) }

// Report adds the mean, the median and the longest, in milliseconds, to a benchmark's figures, and logs all times in their order.
func (t Times) Report(b *testing.B) {
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
