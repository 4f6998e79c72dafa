// Moves and lines: every first play judged, and one game played to its end.

package endgame

import (
	"context"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// Move is a legal first play, judged.
type Move struct {
	Play   doudizhu.Play // zero for a pass
	Status search.Status // Solved, or Unknown: undecided
	Winner doudizhu.Seat // if Solved: Landlord, or Down for the peasants
	// A refutation of a losing play that doesn't end at once: Reply by seat By
	// wins, all before him passing. It may be a pass.
	Reply doudizhu.Play
	By    doudizhu.Seat
}

// Moves judges every legal play of the side to move in e, in the order of
// [doudizhu.Game.AppendMoves]. If a limit is reached, the rest stays undecided,
// and the reason is in Result, which is that of Solve otherwise.
func (s *Solver) Moves(ctx context.Context, e *doudizhu.Endgame) ([]Move, Result, error) {
	r, err := s.begin(ctx, e)
	if err != nil {
		return nil, Result{}, err
	}
	from := doudizhu.StateOf(e)
	result := r.solve(from)
	var moves []Move
	for _, p := range r.game.AppendMoves(nil, from) {
		moves = append(moves, r.judge(from, p))
	}
	result.Stats = r.stats()
	if r.reason != search.NoReason {
		result.Reason = r.reason
	}
	return moves, result, r.failure()
}

// judge decides the play p in from.
func (r *run) judge(from doudizhu.State, p doudizhu.Play) Move {
	m := Move{Play: p}
	after := r.game.Next(from, p)
	winner, ok := r.winner(after)
	if !ok {
		return m
	}
	m.Status, m.Winner = search.Solved, winner
	if winner.Peasant() == from.Turn.Peasant() {
		return m
	}
	for after.Turn.Peasant() == from.Turn.Peasant() && after.Kind != doudizhu.Pass {
		after = r.game.Next(after, doudizhu.Play{})
	}
	if after.Turn.Peasant() == winner.Peasant() {
		m.By = after.Turn
		m.Reply, _ = r.winningPlay(after)
	}
	return m
}

// Line returns one whole game from e: the winning side makes plays that win, the
// other side those that took the most work to refute. Passes are zero Plays. If
// e stays undecided, the line is empty and the Result says why.
func (s *Solver) Line(ctx context.Context, e *doudizhu.Endgame) ([]doudizhu.Play, Result, error) {
	r, err := s.begin(ctx, e)
	if err != nil {
		return nil, Result{}, err
	}
	at := doudizhu.StateOf(e)
	result := r.solve(at)
	var line []doudizhu.Play
	for result.Status == search.Solved && r.game.Outcome(at) == andor.Unknown {
		p, ok := r.linePlay(at, result.Winner)
		if !ok {
			line = nil
			break
		}
		line = append(line, p)
		at = r.game.Next(at, p)
	}
	result.Reason, result.Stats = r.reason, r.stats()
	return line, result, r.failure()
}

// linePlay returns a play for a line in which winner wins.
func (r *run) linePlay(at doudizhu.State, winner doudizhu.Seat) (doudizhu.Play, bool) {
	if at.Turn.Peasant() == winner.Peasant() {
		return r.winningPlay(at)
	}
	return r.hardestPlay(at), true
}

// hardestPlay returns the play of a lost position whose refutation took the most
// work, as far as the table knows.
func (r *run) hardestPlay(at doudizhu.State) doudizhu.Play {
	plays := r.game.AppendMoves(nil, at)
	best, most := 0, -1
	for i, p := range plays {
		if v, work := r.known(r.game.Next(at, p)); v != unknown && work > most {
			best, most = i, work
		}
	}
	return plays[best]
}
