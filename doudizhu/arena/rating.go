package arena

// Ratings on one scale from the scores of all pairs: the model of Bradley and Terry (1952), in which a bot rated 400
// points higher scores ten times as much as the other, with errors over deals.

import "math"

// perElo is the logarithm of odds for a point on Elo's scale.
const perElo = math.Ln10 / 400

// ratings returns each bot's rating and its standard error, in points of Elo's scale; the mean of the ratings is 0. It
// adds draws drawn deals to each pair: one keeps the rating of a bot that always wins finite.
//
// The errors are Huber's sandwich (1967), with the deal as the unit. They allow for the dependence of the games of
// one deal, also between different pairs.
func (s *scores) ratings(draws float64) (rating, deviation []float64) {
	model := model{s, draws, make([]float64, s.bots)}
	model.fit()
	rating, deviation = model.rating, make([]float64, s.bots)
	bread, meat := inverse(model.curvature()), model.spread()
	for i := range rating {
		variance := 0.0
		for j, row := range meat {
			for k, covariance := range row {
				variance += bread[i][j] * covariance * bread[k][i]
			}
		}
		if n := float64(s.deals); n > 1 {
			variance *= n / (n - 1)
		}
		rating[i] /= perElo
		deviation[i] = math.Sqrt(max(variance, 0)) / perElo
	}
	return rating, deviation
}

// model is the model with some ratings, as logarithms of odds.
type model struct {
	of     *scores
	draws  float64
	rating []float64
}

// expected is the expected score of a pair's first bot on a deal.
func (m *model) expected(pair [2]int) float64 {
	return 1 / (1 + math.Exp(m.rating[pair[1]]-m.rating[pair[0]]))
}

// fit finds the ratings of the greatest likelihood by Newton's method, with shorter steps where a step would overshoot.
func (m *model) fit() {
	const rounds, stride, still = 100, 1.0, 1e-12
	for range rounds {
		longest, step := 0.0, make([]float64, m.of.bots)
		slope := m.slope()
		for i, row := range inverse(m.curvature()) {
			for j, x := range row {
				step[i] += x * slope[j]
			}
			longest = max(longest, math.Abs(step[i]))
		}
		if longest < still {
			return
		}
		for i, x := range step {
			m.rating[i] += x * min(1, stride/longest)
		}
	}
}

// slope returns each bot's score less the expected one: the first derivative of the logarithm of the likelihood.
func (m *model) slope() []float64 {
	slope := make([]float64, m.of.bots)
	for at, pair := range pairs(m.of.bots) {
		more := m.of.sum[at] + m.draws/2 - (float64(m.of.deals)+m.draws)*m.expected(pair)
		slope[pair[0]] += more
		slope[pair[1]] -= more
	}
	return slope
}

// curvature returns the second derivative with the opposite sign. The model doesn't change if all ratings move
// together, so the matrix has no inverse; a constant added to all cells gives it one that keeps the ratings' mean.
func (m *model) curvature() [][]float64 {
	c := square(m.of.bots)
	for _, pair := range pairs(m.of.bots) {
		p := m.expected(pair)
		x := (float64(m.of.deals) + m.draws) * p * (1 - p)
		for i, a := range pair {
			c[a][a] += x
			c[a][pair[1-i]] -= x
		}
	}
	for _, row := range c {
		for j := range row {
			row[j]++
		}
	}
	return c
}

// spread returns the sum over deals of the products of any two bots' scores less the expected ones. Added draws
// count, too: without them a bot that always wins would seem to have a small error, since none of its deals differs
// from the expectation.
func (m *model) spread() [][]float64 {
	sum := square(m.of.bots)
	n := float64(m.of.deals)
	for at, a := range pairs(m.of.bots) {
		p := m.expected(a)
		for by, b := range pairs(m.of.bots) {
			q := m.expected(b)
			x := m.of.product[at][by] - p*m.of.sum[by] - q*m.of.sum[at] + n*p*q
			if at == by {
				x += m.draws * (.5 - p) * (.5 - p)
			}
			for i, sign := range [2]float64{1, -1} {
				sum[a[i]][b[0]] += sign * x
				sum[a[i]][b[1]] -= sign * x
			}
		}
	}
	return sum
}

// inverse returns the inverse of a symmetric matrix whose values are positive, by elimination (Gauss and Jordan). It
// changes the matrix.
func inverse(a [][]float64) [][]float64 {
	inv := square(len(a))
	for i := range inv {
		inv[i][i] = 1
	}
	for i := range a {
		pivot := a[i][i]
		for j := range a {
			a[i][j] /= pivot
			inv[i][j] /= pivot
		}
		for k := range a {
			factor := a[k][i]
			if k == i {
				continue
			}
			for j := range a {
				a[k][j] -= factor * a[i][j]
				inv[k][j] -= factor * inv[i][j]
			}
		}
	}
	return inv
}
