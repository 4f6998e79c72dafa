package arena

// The statistics against published tables, figures by hand, and the bootstrap.

import (
	"math"
	"math/rand/v2"
	"testing"
)

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if !(math.Abs(got-want) <= within) {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// TestStudent compares with the table of every textbook.
func TestStudent(t *testing.T) {
	for freedom, want := range map[int]float64{1: 12.706, 4: 2.776, 5: 2.571, 6: 2.447, 9: 2.262, 10: 2.228, 20: 2.086, 30: 2.042, 60: 2.000, 120: 1.980, 1e6: 1.960} {
		near(t, "the quantile", student(freedom), want, .001)
	}
}

// TestSleep is the example of Student himself (The probable error of a mean, 1908): hours of sleep gained by ten
// patients under one drug rather than the other, 1.58 with an interval from 0.70 to 2.46.
func TestSleep(t *testing.T) {
	var s sums
	for _, hours := range []float64{1.2, 2.4, 1.3, 1.3, 0, 1.0, 1.8, .8, 4.6, 1.4} {
		s.add(hours, 1)
	}
	e := s.mean()
	near(t, "the mean", e.Mean, 1.58, 1e-9)
	near(t, "the standard error", e.Error, .3890, 1e-4)
	low, high := e.Interval()
	near(t, "the lower end", low, .7001, 5e-4)
	near(t, "the upper end", high, 2.4599, 5e-4)
}

// TestRatio compares with a calculation by hand. Three deals with 1 of 1, 1 of 2 and 3 of 3 games won: 5 of 6; the
// rests 1/6, -2/3 and 1/2 have the squares 1/36, 16/36 and 9/36, so the error is √(26/36 · 3/2) / 6.
func TestRatio(t *testing.T) {
	var s sums
	for _, deal := range [][2]float64{{1, 1}, {1, 2}, {0, 0}, {3, 3}} {
		s.add(deal[0], deal[1])
	}
	e := s.mean()
	near(t, "the mean", e.Mean, 5./6, 1e-12)
	near(t, "the error", e.Error, math.Sqrt(26./36*3/2)/6, 1e-12)
	if e.Deals != 3 {
		t.Errorf("%d deals, want 3: one had no game", e.Deals)
	}
}

func TestIntervalOfFewDeals(t *testing.T) {
	var s sums
	for range 30 {
		s.add(1, 1)
	}
	low, high := s.mean().ShareInterval()
	near(t, "30 wins of 30, the lower end", low, .9, 1e-12)
	near(t, "30 wins of 30, the upper end", high, 1, 0)
	if low, high := (Estimate{Mean: 1, Deals: 1}).Interval(); !math.IsInf(low, -1) || !math.IsInf(high, 1) {
		t.Errorf("one deal has the interval %v to %v", low, high)
	}
}

// baseball holds the games of the American League's eastern division in 1987 (Agresti, Categorical Data Analysis):
// how often the team of the row beat that of the column.
var baseball = [][]float64{
	/* Milwaukee */ {0, 7, 9, 7, 7, 9, 11},
	/* Detroit   */ {6, 0, 7, 5, 11, 9, 9},
	/* Toronto   */ {4, 6, 0, 7, 7, 8, 12},
	/* New York  */ {6, 8, 6, 0, 6, 7, 10},
	/* Boston    */ {6, 2, 6, 7, 0, 7, 12},
	/* Cleveland */ {4, 4, 5, 6, 6, 0, 6},
	/* Baltimore */ {2, 4, 1, 3, 1, 7, 0},
}

// TestBaseball compares with the published abilities, logarithms of odds relative to Baltimore (Agresti; Turner and
// Firth, Bradley-Terry Models in R, Journal of Statistical Software 48, 2012).
func TestBaseball(t *testing.T) {
	s := newScores(7)
	s.deals = 13
	for at, pair := range pairs(7) {
		s.sum[at] = baseball[pair[0]][pair[1]]
	}
	m := model{s, 0, make([]float64, 7)}
	m.fit()
	for team, want := range []float64{1.5814, 1.4364, 1.2945, 1.2476, 1.1077, .6839, 0} {
		near(t, "the ability", m.rating[team]-m.rating[6], want, 1e-4)
	}
}

// TestTwoBots compares with a calculation by hand: a score of 3/4 is log10(3) · 400 points, and its error
// by the delta method.
func TestTwoBots(t *testing.T) {
	s := newScores(2)
	for _, score := range []float64{1, .5, 1, .5} {
		s.add([]float64{score})
	}
	rating, deviation := s.ratings(0)
	near(t, "the difference", rating[0]-rating[1], 400*math.Log10(3), 1e-9)
	slope := 1 / (.75 * .25) / perElo
	near(t, "its error", 2*deviation[0], s.mean(0).Error*slope, 1e-9)
}

// TestSandwich compares the errors of the ratings with those of the bootstrap, which plays deals drawn with
// replacement. The three bots share their luck on each deal.
func TestSandwich(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	deals := make([][]float64, 400)
	for i := range deals {
		luck := random.NormFloat64()
		for _, edge := range []float64{.2, .6, .4} {
			deals[i] = append(deals[i], math.Round(1+max(-1, min(1, edge+luck+random.NormFloat64())))/2)
		}
	}
	s := newScores(3)
	for _, deal := range deals {
		s.add(deal)
	}
	_, deviation := s.ratings(0)
	squares, again := make([]float64, 3), 300
	mean, _ := s.ratings(0)
	for range again {
		b := newScores(3)
		for range deals {
			b.add(deals[random.IntN(len(deals))])
		}
		rating, _ := b.ratings(0)
		for i, r := range rating {
			squares[i] += (r - mean[i]) * (r - mean[i])
		}
	}
	for i, d := range deviation {
		bootstrap := math.Sqrt(squares[i] / float64(again))
		near(t, "the error by the bootstrap", bootstrap, d, .12*d)
	}
}

func TestAlwaysWinning(t *testing.T) {
	s := newScores(3)
	for range 100 {
		s.add([]float64{1, 1, 1})
	}
	rating, deviation := s.ratings(1)
	for i, r := range rating {
		if math.IsNaN(r) || math.Abs(r) > 2000 || math.IsNaN(deviation[i]) {
			t.Errorf("bot %d is rated %v with an error of %v", i, r, deviation[i])
		}
	}
	if !(rating[0] > rating[1] && rating[1] > rating[2]) {
		t.Errorf("the order is lost: %v", rating)
	}
}

// TestRatingOfWins: by the rule of three, ten deals won of ten show only a score above .7. The interval of the ratings
// mustn't claim more.
func TestRatingOfWins(t *testing.T) {
	tally := NewTally(2)
	for range 10 {
		tally.scores.add([]float64{1})
		tally.bots[0].score.add(1, 1)
	}
	best := tally.Standings()[0]
	low, _ := best.RatingInterval()
	share, _ := best.Score.ShareInterval()
	if most := 400 * math.Log10(share/(1-share)) / 2; low > most {
		t.Errorf("the rating is at least %.0f, but a score of %.2f would be %.0f", low, share, most)
	}
}

// TestTest: at a mean of 0.53 with an error of 0.01, 0.55 is e^(0.05·0.005/0.0001) times as likely as 0.50.
func TestTest(t *testing.T) {
	test := Test{.50, .55}
	e := Estimate{Mean: .53, Error: .01, Deals: 1000}
	near(t, "the ratio", test.Ratio(e), 2.5, 1e-9)
	near(t, "the bound", test.Bound(), 2.944, 1e-3)
	if test.Decided(e) {
		t.Error("2.5 is no decision")
	}
	if e.Mean = .49; !test.Decided(e) || test.Ratio(e) > 0 {
		t.Errorf("a ratio of %v should decide for the lower score", test.Ratio(e))
	}
	if alike := (Estimate{Mean: 0, Deals: 1000}); !test.Decided(alike) || test.Ratio(alike) > 0 {
		t.Errorf("a thousand lost deals have the ratio %v; that should decide for the lower score", test.Ratio(alike))
	}
	if e.Deals = 5; test.Decided(e) {
		t.Error("five deals decide nothing")
	}
}

// TestCoverage: of a thousand matches between bots with a known difference, the interval misses the true score in
// about one of twenty.
func TestCoverage(t *testing.T) {
	const matches, deals = 1000, 60
	random := rand.New(rand.NewPCG(3, 4))
	missed := 0
	for range matches {
		s := newScores(2)
		for range deals { // better on a half of the deals, worse on a quarter: the true score is 5/8
			s.add([]float64{[]float64{1, 1, .5, 0}[random.IntN(4)]})
		}
		if low, high := s.mean(0).ShareInterval(); low > .625 || high < .625 {
			missed++
		}
	}
	if missed < matches*3/100 || missed > matches*7/100 {
		t.Errorf("%d of %d intervals miss the true score", missed, matches)
	}
}

// TestMeanOf: the mean of numbers, its usual error, and no error for a single number.
func TestMeanOf(t *testing.T) {
	e := MeanOf([]float64{4, 0, -1, 5})
	if e.Mean != 2 || math.Abs(e.Error-math.Sqrt(26.0/3/4)) > 1e-12 || e.Deals != 4 {
		t.Errorf("%+v", e)
	}
	if e := MeanOf([]float64{3}); e != (Estimate{Mean: 3, Deals: 1}) || MeanOf(nil) != (Estimate{}) {
		t.Errorf("%+v", e)
	}
}
