// Answers: verdicts on the positions of a game, and the plays that lead there.

package endgame

import (
	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// solve returns who wins from p, and a winning play if the side to move does.
func (r *run) solve(p doudizhu.State) Result {
	winner, ok := r.winner(p)
	result := Result{Reason: r.reason}
	if ok {
		result = Result{Status: search.Solved, Winner: winner}
		if winner.Peasant() == p.Turn.Peasant() {
			result.Play, ok = r.winningPlay(p)
		}
		if !ok {
			result.Play, result.Reason = doudizhu.Play{}, r.reason
		}
	}
	result.Stats = r.stats()
	return result
}

// winner returns who wins from p, and false if a limit was reached first.
func (r *run) winner(p doudizhu.State) (doudizhu.Seat, bool) {
	switch r.game.Outcome(p) {
	case andor.Won:
		return doudizhu.Down, true
	case andor.Lost:
		return doudizhu.Landlord, true
	}
	s := r.start(&p)
	switch r.decide(&s) {
	case won:
		return doudizhu.Landlord, true
	case lost:
		return doudizhu.Down, true
	}
	return 0, false
}

// winningPlay returns a play that wins p, which the side to move is known to
// win: the one whose proof took the least work among those the table knows.
func (r *run) winningPlay(p doudizhu.State) (doudizhu.Play, bool) {
	plays := r.game.AppendMoves(nil, p)
	best, least := -1, 64
	for i, play := range plays {
		if v, work := r.known(r.game.Next(p, play)); v != unknown && (v == won) != p.Turn.Peasant() && work < least {
			best, least = i, work
		}
	}
	if best >= 0 {
		return plays[best], true
	}
	for _, play := range plays {
		winner, ok := r.winner(r.game.Next(p, play))
		if !ok {
			return play, false
		}
		if winner.Peasant() == p.Turn.Peasant() {
			return play, true
		}
	}
	return doudizhu.Play{}, false
}

// known returns what is known of p without search, for the landlord, and the
// work that it took, in doublings.
func (r *run) known(p doudizhu.State) (verdict, int) {
	switch r.game.Outcome(p) {
	case andor.Won:
		return lost, 0
	case andor.Lost:
		return won, 0
	}
	s := r.start(&p)
	return r.probe(&s)
}

// stats adds up the work of the workers.
func (r *run) stats() search.Stats {
	var sum search.Stats
	for _, w := range r.workers {
		sum.Expanded += w.stats.Expanded
		sum.Generated += w.stats.Generated
		sum.Elapsed = max(sum.Elapsed, w.meter.Elapsed())
	}
	sum.States = int64(r.table.load() * float64(len(r.table.words)))
	sum.Bytes = r.table.bytes() + r.recordBytes.Load()
	for i := range r.spaces {
		sum.Bytes += r.spaces[i].bytes()
	}
	return sum
}

// failure returns the context's error if that ended the run.
func (r *run) failure() error {
	if r.reason == search.Cancelled {
		return r.ctx.Err()
	}
	return nil
}
