// Benchmarks: every engine on a position of Nim with 23,760 states. They check
// the answer and report expansions.

package andor_test

import (
	"context"
	"testing"

	"kedou/search/andor"
	"kedou/search/searchtest"
)

func BenchmarkEngines(b *testing.B) {
	for _, name := range []string{"labelling", "aostar", "alphabeta", "dfpn"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			var nodes int64
			for b.Loop() {
				r, err := nimEngines[name](context.Background(), searchtest.Nim{}, hard, nimConfig{})
				if err != nil || r.Outcome != andor.Lost {
					b.Fatal(r.Outcome, err)
				}
				nodes += r.Stats.Expanded
			}
			b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(nodes), "ns/node")
		})
	}
}

// BenchmarkVerify checks the refuter's strategy in the same position.
func BenchmarkVerify(b *testing.B) {
	p := prove(b, hard)
	for b.Loop() {
		if err := andor.Verify(searchtest.Nim{}, hard, p); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Nodes)), "ns/node")
}
