// Forecasts: predicted chances, and the games that followed.

package main

import (
	"cmp"
	"slices"

	"kedou/benchmarks"
)

// forecast is one way to predict, with all its predictions.
type forecast struct {
	name  string
	cases []prediction
}

// prediction is a chance to win, and whether the game was won.
type prediction struct {
	chance float64
	won    bool
}

func (f *forecast) add(chance float64, won bool) { f.cases = append(f.cases, prediction{chance, won}) }

// share returns 1 for a won game, else 0.
func (p prediction) share() float64 {
	if p.won {
		return 1
	}
	return 0
}

// brier returns the mean square of the predictions' errors (the Brier score).
func (f *forecast) brier() (mean float64) {
	for _, p := range f.cases {
		off := p.chance - p.share()
		mean += off * off / float64(len(f.cases))
	}
	return mean
}

// auc returns the share of pairs of a won and a lost game in which the won game has the higher chance: the area under the receiver
// operating characteristic. Equal chances count half.
func (f *forecast) auc() float64 {
	cases := slices.Clone(f.cases)
	slices.SortFunc(cases, func(a, b prediction) int { return cmp.Compare(a.chance, b.chance) })
	var lost, won, right float64
	for i := 0; i < len(cases); {
		var l, w float64
		for chance := cases[i].chance; i < len(cases) && cases[i].chance == chance; i++ {
			w += cases[i].share()
			l += 1 - cases[i].share()
		}
		right += w * (lost + l/2)
		lost, won = lost+l, won+w
	}
	return right / max(lost*won, 1)
}

// constant predicts the mean of all games for each.
func (f *forecast) constant() forecast {
	mean, constant := 0.0, forecast{name: "the mean of all"}
	for _, p := range f.cases {
		mean += p.share() / float64(len(f.cases))
	}
	for _, p := range f.cases {
		constant.add(mean, p.won)
	}
	return constant
}

// tenths returns the mean chance, as X, and the share of games won in each tenth of the cases, by rising chance.
func (f *forecast) tenths() (list []benchmarks.CurvePoint) {
	cases := slices.Clone(f.cases)
	slices.SortStableFunc(cases, func(a, b prediction) int { return cmp.Compare(a.chance, b.chance) })
	for part := range 10 {
		from, to := part*len(cases)/10, (part+1)*len(cases)/10
		var tenth benchmarks.CurvePoint
		for _, c := range cases[from:to] {
			tenth.X += c.chance / float64(to-from)
			tenth.Y += c.share() / float64(to-from)
		}
		list = append(list, tenth)
	}
	return list
}
