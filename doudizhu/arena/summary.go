package arena

// The figures of a match.

import (
	"cmp"
	"slices"
)

// Standing is a bot's result against all others.
type Standing struct {
	Bot       int
	Rating    float64  // in points of Elo's scale, on which the mean of all bots is 0
	Deviation float64  // its standard error over deals
	Score     Estimate // the mean of the scores against the others
	Landlord  Estimate // how often it wins as the landlord
	Peasants  Estimate // how often it wins as a peasant
	Points    Estimate // the gain of its chairs in a game
	Conduct   Conduct
}

// Meeting is the result of two bots against each other.
type Meeting struct {
	Bots     [2]int
	Score    Estimate    // of the first against the second
	Landlord [2]Estimate // how often each wins as the landlord
	Points   Estimate    // the gain of the first bot's chairs in a game
	Outcomes Outcomes
}

// RatingInterval returns the interval that holds the true rating with a confidence of 95 %.
func (s *Standing) RatingInterval() (low, high float64) {
	return Estimate{s.Rating, s.Deviation, s.Score.Deals}.Interval()
}

// Standings returns the bots, the best first: by their ratings, in the model of Bradley and Terry with one drawn deal
// added to each pair.
func (t *Tally) Standings() []Standing {
	rating, deviation := t.scores.ratings(1)
	var list []Standing
	for i := range t.bots {
		b := &t.bots[i]
		list = append(list, Standing{
			Bot: i, Rating: rating[i], Deviation: deviation[i], Conduct: t.conduct[i],
			Score: b.score.mean(), Landlord: b.landlord.mean(), Peasants: b.peasants.mean(), Points: b.points.mean(),
		})
	}
	slices.SortStableFunc(list, func(a, b Standing) int { return cmp.Compare(b.Rating, a.Rating) })
	return list
}

// Meetings returns the results of the pairs: (0, 1), (0, 2), … (1, 2), …
func (t *Tally) Meetings() []Meeting {
	var list []Meeting
	for at, pair := range pairs(len(t.bots)) {
		p := &t.pairs[at]
		list = append(list, Meeting{
			Bots: pair, Score: t.Score(at), Points: p.points.mean(), Outcomes: p.outcomes,
			Landlord: [2]Estimate{p.landlord[0].mean(), p.landlord[1].mean()},
		})
	}
	return list
}
