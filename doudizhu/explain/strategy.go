// Strategies: ways to win with few different situations.

package explain

import (
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search/andor"
)

// planner looks for a small strategy of one side. The cost of a strategy is the number of its
// situations: positions in which a winner has to find a play. A winner who leads with a run, or can
// go out at once, has nothing to find. Situations that several lines share count once for each, so
// the cost is that of a tree; the strategy itself is a graph, and smaller.
//
// The search for the least cost is a depth-first branch and bound over all winning plays, with
// bounds on both sides for every position. With many plays it takes long, so it works from below:
// it begins with the solver's strategy, and improves the strategy position by position, the last
// positions first, with a few looks each, then with twice as many, until the cost is proved to be
// the least or the looks are spent.
type planner struct {
	game    *doudizhu.Game
	inquiry *endgame.Inquiry
	runs    *runner
	winner  andor.Outcome // for the peasants, as in package andor
	known   map[[3]uint64]bounds
	looks   int  // left for the position at hand
	short   bool // whether the looks ended before the search
}

// bounds are the known bounds on the cost of a position: the cost is at least least, and a known
// strategy has cost most, and begins with play if a winner moves.
type bounds struct {
	least, most int32
	play        doudizhu.Play
}

// unknown is above every cost.
const unknown = 1 << 30

func newPlanner(g *doudizhu.Game, q *endgame.Inquiry, r *runner, winner andor.Outcome) *planner {
	return &planner{game: g, inquiry: q, runs: r, winner: winner, known: map[[3]uint64]bounds{}}
}

// wins reports whether a seat is on the winners' side.
func (p *planner) wins(seat doudizhu.Seat) bool { return seat.Peasant() == (p.winner == andor.Won) }

// winning reports whether the planner's side is known to win s.
func (p *planner) winning(s doudizhu.State) bool {
	want := andor.Lost
	if p.wins(s.Turn) {
		want = andor.Won
	}
	return p.inquiry.Outcome(s) == want
}

// plain returns the play of a winner who moves in s and has nothing to find: a play that goes out,
// a lead with a run, or a pass that lets the partner lead with a run.
func (p *planner) plain(s doudizhu.State) (play doudizhu.Play, plain bool) {
	switch {
	case !p.wins(s.Turn):
		return play, false
	case s.Kind != doudizhu.Pass:
		plays := p.game.AppendMoves(nil, s)
		if plays[0].Cards == s.Hands[s.Turn] {
			return plays[0], true
		}
		return play, p.wins(s.Owner) && p.unanswered(s)
	}
	if run := p.runs.run(s, s.Turn); run != nil {
		return run[0], true
	}
	return play, false
}

// unanswered reports whether no enemy can beat the partner's play in s, and the partner then leads
// with a run.
func (p *planner) unanswered(s doudizhu.State) bool {
	for s.Kind != doudizhu.Pass {
		if !p.wins(s.Turn) && len(p.game.Legal(s)) > 1 {
			return false
		}
		s = p.game.Next(s, doudizhu.Play{})
	}
	return p.runs.run(s, s.Turn) != nil
}

// bounds returns the known bounds of s.
func (p *planner) bounds(s doudizhu.State) ([3]uint64, bounds) {
	key := p.game.Key(s)
	b, ok := p.known[key]
	if !ok {
		b.most = unknown
		if play, plain := p.plain(s); plain {
			b = bounds{play: play}
			p.known[key] = b
		}
	}
	return key, b
}

// cost looks for a strategy from s, a won position, whose cost is below limit. It returns the cost
// of the best known strategy, or limit.
func (p *planner) cost(s doudizhu.State, limit int32) int32 {
	if p.game.Outcome(s) != andor.Unknown {
		return 0
	}
	key, b := p.bounds(s)
	switch {
	case b.least >= limit:
		return limit
	case b.least == b.most:
		return b.most
	case p.looks == 0:
		p.short = true
		return min(limit, b.most)
	}
	p.looks--
	short, start := p.short, min(limit, b.most)
	p.short = false
	if p.wins(s.Turn) {
		limit = p.choose(s, &b, start)
	} else {
		limit = p.suffer(s, start)
	}
	if limit < start {
		b.most = limit
	}
	if !p.short {
		b.least = max(b.least, limit)
	}
	p.known[key] = b
	p.short = p.short || short
	return limit
}

// choose looks for a winner's play in s that leads to a cost below limit, the best known play
// first.
func (p *planner) choose(s doudizhu.State, b *bounds, limit int32) int32 {
	plays := p.game.AppendOrdered(nil, s)
	if i := slices.Index(plays, b.play); i > 0 {
		plays[0], plays[i] = plays[i], plays[0]
	}
	for _, play := range plays {
		next := p.game.Next(s, play)
		if !p.winning(next) {
			continue
		}
		if c := 1 + p.cost(next, limit-1); c < limit {
			limit, b.play = c, play
		}
	}
	return limit
}

// suffer adds up the winners' costs after the losers' plays in s, up to limit.
func (p *planner) suffer(s doudizhu.State, limit int32) (sum int32) {
	seen := map[[3]uint64]bool{} // without kickers many plays are equal
	for _, play := range p.game.AppendOrdered(nil, s) {
		next := p.game.Next(s, play)
		if key := p.game.Key(next); !seen[key] {
			seen[key] = true
			if sum += p.cost(next, limit-sum); sum >= limit {
				return limit
			}
		}
	}
	return sum
}

// knownBytes is the most memory of an entry of known: a map of Go has 8 places for at least 3.5
// entries.
const knownBytes = (24 + 24 + 1) * 8 * 2 / 7

// bytes is the memory of the planner.
func (p *planner) bytes() int64 { return int64(len(p.known))*knownBytes + p.runs.bytes() }
