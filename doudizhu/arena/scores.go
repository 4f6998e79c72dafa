package arena

// The scores of every pair of bots against each other, deal by deal.

import "iter"

// pairs yields the pairs of bots: (0, 1), (0, 2), … (1, 2), … with their numbers.
func pairs(bots int) iter.Seq2[int, [2]int] {
	return func(yield func(int, [2]int) bool) {
		for at, i := 0, 0; i < bots; i++ {
			for j := i + 1; j < bots; j++ {
				if !yield(at, [2]int{i, j}) {
					return
				}
				at++
			}
		}
	}
}

// scores holds the scores of each pair's first bot against the second: the sum over deals and, for errors over deals,
// the sums of the products of any two pairs. All pairs meet on every deal.
type scores struct {
	bots, deals int
	sum         []float64
	product     [][]float64
}

func newScores(bots int) *scores {
	all := bots * (bots - 1) / 2
	return &scores{bots: bots, sum: make([]float64, all), product: square(all)}
}

// add counts a deal.
func (s *scores) add(deal []float64) {
	s.deals++
	for i, x := range deal {
		s.sum[i] += x
		for j, y := range deal {
			s.product[i][j] += x * y
		}
	}
}

// mean returns a pair's mean score.
func (s *scores) mean(pair int) Estimate {
	x := s.sum[pair]
	n := float64(s.deals)
	return (&sums{s.deals, x, n, s.product[pair][pair], x, n}).mean()
}

// square returns a matrix of zeros.
func square(n int) [][]float64 {
	m, cells := make([][]float64, n), make([]float64, n*n)
	for i := range m {
		m[i] = cells[i*n : (i+1)*n]
	}
	return m
}
