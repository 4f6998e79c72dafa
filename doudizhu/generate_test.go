// Generation, compared with classifying every subset of the hand.

package doudizhu

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// naive lists every play of h that beats last, by trying every subset.
func naive(r *Rules, h Hand, last Play) map[Play]bool {
	plays := map[Play]bool{}
	subsets(h, func(s Hand) {
		for _, p := range r.Classify(nil, s) {
			if p.Beats(last) {
				plays[p] = true
			}
		}
	})
	return plays
}

// sameOnce reports whether list holds exactly the plays of want, each once.
func sameOnce(list []Play, want map[Play]bool) bool {
	seen := map[Play]bool{}
	for _, p := range list {
		if seen[p] || !want[p] {
			return false
		}
		seen[p] = true
	}
	return len(seen) == len(want)
}

// everyRules calls f with all named rule sets and one drawn at random.
func everyRules(t *rapid.T, f func(*Rules)) {
	for i := range ruleSets {
		f(&ruleSets[i].rules)
	}
	f(drawRules(t))
}

func TestLeadsAreAllSubsets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawHand(t, 16)
		everyRules(t, func(r *Rules) {
			list := r.AppendLeads(nil, h)
			if !sameOnce(list, naive(r, h, Play{})) {
				t.Fatalf("%v: generated %v", h, list)
			}
			if !slices.IsSortedFunc(list, byKindLenRank) {
				t.Fatalf("%v: out of order: %v", h, list)
			}
		})
	})
}

func byKindLenRank(a, b Play) int {
	return (int(a.Kind)-int(b.Kind))*1000 + (int(a.Len)-int(b.Len))*100 + int(a.Rank) - int(b.Rank)
}

func TestFollowsAreAllSubsets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h, other := drawHand(t, 16), drawHand(t, 20)
		everyRules(t, func(r *Rules) {
			last := rapid.SampledFrom(r.AppendLeads(nil, other)).Draw(t, "last")
			if list := r.AppendFollows(nil, h, last); !sameOnce(list, naive(r, h, last)) {
				t.Fatalf("%v after %v %v: generated %v", h, last.Kind, last, list)
			}
		})
	})
}

func TestLeadsExample(t *testing.T) {
	got := rulesOf(t, "yuncheng").AppendLeads(nil, handOf(t, "AAAKKQ"))
	var text []string
	for _, p := range got {
		text = append(text, p.String())
	}
	if want := []string{"Q", "K", "A", "KK", "AA", "AAA", "AAAQ", "AAAK", "AAAKK"}; !slices.Equal(text, want) {
		t.Errorf("leads %v, want %v", text, want)
	}
}

func TestGenerationAllocatesNothing(t *testing.T) {
	r, h := rulesOf(t, "standard"), handOf(t, "3334445566778899TJQ2")
	dst := r.AppendLeads(nil, h)
	if n := testing.AllocsPerRun(100, func() { dst = r.AppendLeads(dst[:0], h) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkAppendLeads(b *testing.B) {
	r, h := rulesOf(b, "standard"), handOf(b, "3445667TTJJQKKABR")
	want := len(naive(r, h, Play{}))
	var dst []Play
	for b.Loop() {
		if dst = r.AppendLeads(dst[:0], h); len(dst) != want {
			b.Fatalf("%d plays, want %d", len(dst), want)
		}
	}
	b.ReportMetric(float64(want), "plays")
}
