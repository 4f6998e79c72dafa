package arena

// Counting deals.

import (
	"slices"

	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Tally counts deals. It keeps only sums, so that its size doesn't grow.
type Tally struct {
	scores  *scores
	bots    []botSums
	pairs   []pairSums
	conduct []Conduct
	games   int
}

// botSums are a bot's sums over the games against all others.
type botSums struct{ score, landlord, peasants, points sums }

// pairSums are the sums over the games of two bots.
type pairSums struct {
	landlord [2]sums // of each bot
	points   sums    // of the first
	outcomes Outcomes
}

// Outcomes counts deals by the better of two bots.
type Outcomes struct {
	Ahead     int `json:"ahead"`     // the first
	Behind    int `json:"behind"`    // the second
	Landlords int `json:"landlords"` // neither: each won as the landlord
	Peasants  int `json:"peasants"`  // neither: each won as the peasants
	Level     int `json:"level"`     // neither, in an auction
}

// NewTally returns a tally for this many bots.
func NewTally(bots int) *Tally {
	s := newScores(bots)
	return &Tally{scores: s, bots: make([]botSums, bots), pairs: make([]pairSums, len(s.sum)), conduct: make([]Conduct, bots)}
}

// Deals returns how many deals were added.
func (t *Tally) Deals() int { return t.scores.deals }

// Games returns how many games these deals had.
func (t *Tally) Games() int { return t.games }

// Score returns the mean score of the first bot of a pair against the second, the pairs being (0, 1), (0, 2), …
func (t *Tally) Score(pair int) Estimate { return t.scores.mean(pair) }

// Add counts a deal, with all games of every two bots. It refuses other deals.
func (t *Tally) Add(d *Deal) error {
	if err := t.check(d); err != nil {
		return phrase.Errorf("deal %d: %w", d.Seed, err)
	}
	bots := len(t.bots)
	scores, all := make([]float64, len(t.pairs)), make([]share, bots)
	for at, pair := range pairs(bots) {
		var both [2]share
		for i := range d.Games {
			if g := &d.Games[i]; g.between(pair) {
				both[0].count(g, pair[0])
				both[1].count(g, pair[1])
			}
		}
		scores[at] = scoreOf(both)
		t.pairs[at].add(both, scores[at])
		both[0].score, both[1].score = scores[at], 1-scores[at]
		for i, bot := range pair {
			all[bot].add(both[i])
		}
	}
	t.scores.add(scores)
	t.games += len(d.Games)
	for i, s := range all {
		t.bots[i].add(s)
		t.conduct[i].add(d.Conduct[i])
	}
	return nil
}

// check reports a fault of a deal.
func (t *Tally) check(d *Deal) error {
	if len(d.Conduct) != len(t.bots) {
		return phrase.Errorf("the conduct of %d bots, not of %d", len(d.Conduct), len(t.bots))
	}
	for i, g := range d.Games {
		if p := g.Points; float64(p[0])+float64(p[1])+float64(p[2]) != 0 { // the sum of integers may overflow to 0
			return phrase.Errorf("game %d has the points %d, %d and %d, whose sum isn't 0", i+1, p[0], p[1], p[2])
		}
		if g.Landlord < 0 || g.Landlord >= table.Chairs {
			return phrase.Errorf("game %d has the landlord on chair %d, not on 0, 1 or 2", i+1, g.Landlord)
		}
	}
	for _, pair := range pairs(len(t.bots)) {
		games := 0
		for i := range d.Games {
			if d.Games[i].between(pair) {
				games++
			}
		}
		if games != 2 && games != 6 {
			return phrase.Errorf("%d games of bots %d and %d, not 2, or 6 with an auction", games, pair[0], pair[1])
		}
	}
	return nil
}

// between reports whether a game is one of two bots.
func (g *Game) between(pair [2]int) bool {
	return slices.Contains(g.Bots[:], pair[0]) && slices.Contains(g.Bots[:], pair[1])
}

// share is a bot's part of some games of a deal.
type share struct {
	games, points      float64
	landlord, peasants tries
	score, meetings    float64 // the sum of the scores against this many others
}

// tries counts chairs, and those of them that won.
type tries struct{ won, of float64 }

func (t *tries) add(o tries) { t.won, t.of = t.won+o.won, t.of+o.of }

// count adds a game in which the bot plays.
func (s *share) count(g *Game, bot int) {
	s.games++
	for c, b := range g.Bots {
		if b != bot {
			continue
		}
		role, one := &s.peasants, tries{of: 1}
		if table.Chair(c) == g.Landlord {
			role = &s.landlord
		}
		if g.won(table.Chair(c)) {
			one.won = 1
		}
		role.add(one)
		s.points += float64(g.Points[c])
	}
}

// add adds other games.
func (s *share) add(o share) {
	s.games += o.games
	s.points += o.points
	s.meetings, s.score = s.meetings+1, s.score+o.score
	s.landlord.add(o.landlord)
	s.peasants.add(o.peasants)
}

// chairs counts the bot's chairs in either role.
func (s *share) chairs() tries {
	all := s.landlord
	all.add(s.peasants)
	return all
}

// scoreOf is the first bot's score: the mean of the share of its chairs that win and the share of the other's
// that lose. It uses whole numbers up to one division, so that a half is exact.
func scoreOf(both [2]share) float64 {
	a, b := both[0].chairs(), both[1].chairs()
	return (a.won*b.of + (b.of-b.won)*a.of) / (2 * a.of * b.of)
}

// add counts a deal of a pair.
func (p *pairSums) add(both [2]share, score float64) {
	for i, s := range both {
		p.landlord[i].add(s.landlord.won, s.landlord.of)
	}
	p.points.add(both[0].points, both[0].games)
	const half = .5
	switch a, b := both[0].landlord, both[1].landlord; {
	case score > half:
		p.outcomes.Ahead++
	case score < half:
		p.outcomes.Behind++
	case both[0].games > 2:
		p.outcomes.Level++
	case a.won+b.won > 0:
		p.outcomes.Landlords++
	default:
		p.outcomes.Peasants++
	}
}

// add counts a deal of a bot.
func (b *botSums) add(s share) {
	b.landlord.add(s.landlord.won, s.landlord.of)
	b.peasants.add(s.peasants.won, s.peasants.of)
	b.points.add(s.points, s.games)
	b.score.add(s.score/s.meetings, 1)
}
