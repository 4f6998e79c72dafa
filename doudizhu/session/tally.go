package session

// The results of a session's games.

import "kedou/doudizhu/table"

// Tally is the sum of finished games.
type Tally struct {
	Games  int               `json:"games"`
	Won    int               `json:"won"` // by the person's side
	Points [table.Chairs]int `json:"points"`
}

// Total is the tally of all finished games.
func (s *Session) Total() Tally {
	t := s.earlier()
	if r, over := s.game.Result(); over {
		t.add(&r)
	}
	return t
}

// earlier is the tally of the games before the present one.
func (s *Session) earlier() Tally {
	t := s.before
	for _, r := range s.past {
		t.add(r.Result)
	}
	return t
}

// add counts a game.
func (t *Tally) add(r *table.Result) {
	t.Games++
	if r.Points[Me] > 0 {
		t.Won++
	}
	for c, points := range r.Points {
		t.Points[c] += points
	}
}

// mostPoints bounds the points that a tally may have: a thousand for each of a million games.
const mostPoints = 1 << 30

// fits reports whether the tally is possible for that many games.
func (t *Tally) fits(games int) bool {
	sum := 0
	for _, points := range t.Points {
		if points < -mostPoints || points > mostPoints {
			return false
		}
		sum += points
	}
	return 0 <= t.Won && t.Won <= t.Games && t.Games < games && sum == 0
}
