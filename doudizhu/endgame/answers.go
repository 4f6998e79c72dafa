// Answers: outcomes of the positions of a game, every first play judged, and strategies.

package endgame

import (
	"slices"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// answer decides from and answers the questions asked, in their order.
func (r *run) answer(from doudizhu.State, ask []Question) Result {
	result := Result{Turn: from.Turn}
	for q := Verdict; q <= BestLine; q++ {
		if q == Verdict || slices.Contains(ask, q) && (q == Moves || result.Outcome != andor.Unknown) {
			r.answerOne(&result, q, from)
			if why := search.Reason(r.meter.Reason()); result.Reason == search.NoReason && why != search.NoReason {
				result.Reason, result.Cut = why, q
			}
		}
	}
	r.meter.Stats.States = r.table.positions()
	result.Stats = r.meter.Close()
	return result
}

// answerOne answers one question about from, as far as the limits allow.
func (r *run) answerOne(result *Result, q Question, from doudizhu.State) {
	winner := seenBy(from.Turn, result.Outcome)
	switch q {
	case Verdict:
		result.Outcome = seenBy(from.Turn, r.outcome(from))
		if result.Outcome == andor.Unknown {
			result.Leans = seenBy(from.Turn, r.lean.outcome())
		}
		if result.Outcome == andor.Won {
			if p, ok := r.winningPlay(from); ok {
				result.Play = &p
			}
		}
	case Moves:
		for _, p := range r.game.Legal(from) {
			result.Moves = append(result.Moves, r.judge(from, p))
		}
	case Line:
		result.Line = r.line(from, winner)
	case Proof:
		result.Proof = andor.BuildProof(r.game, from, winner.Opposite(), r.prove)
	case BestLine:
		result.BestLine = r.bestLine(from, winner)
	}
}

// seenBy turns an outcome for the landlord into one for seat's side, or the other way round.
func seenBy(seat doudizhu.Seat, o andor.Outcome) andor.Outcome {
	if seat.Peasant() {
		return o.Opposite()
	}
	return o
}

// outcome returns the winner of p, as an outcome for the landlord: Unknown once a limit is reached.
func (r *run) outcome(p doudizhu.State) andor.Outcome {
	if o := r.game.Outcome(p); o != andor.Unknown {
		return o.Opposite()
	}
	s := r.state(&p)
	return r.decide(&s)
}

// known returns the winner of p, as an outcome for the landlord, as far as the table knows without
// search, and the work of the proof, in doublings.
func (r *run) known(p doudizhu.State) (andor.Outcome, int) {
	if o := r.game.Outcome(p); o != andor.Unknown {
		return o.Opposite(), 0
	}
	s := r.state(&p)
	return r.probe(&s)
}

// state returns the state of position p, with room for its records. The workers must be at rest.
func (r *run) state(p *doudizhu.State) state {
	r.trim()
	return r.deal.start(p)
}

// winningPlay returns a play that wins p, which the side to move is known to win: the one whose proof took the least work among those the
// table knows. It returns false once a limit is reached.
func (r *run) winningPlay(p doudizhu.State) (doudizhu.Play, bool) {
	plays := r.game.AppendMoves(nil, p)
	best, least := -1, 64
	for i, play := range plays {
		if o, work := r.known(r.game.Next(p, play)); seenBy(p.Turn, o) == andor.Won && work < least {
			best, least = i, work
		}
	}
	if best >= 0 {
		return plays[best], true
	}
	for _, play := range plays {
		switch seenBy(p.Turn, r.outcome(r.game.Next(p, play))) {
		case andor.Won:
			return play, true
		case andor.Unknown:
			return doudizhu.Play{}, false
		}
	}
	return doudizhu.Play{}, false
}

// judge decides the play p in from, and, if p loses, finds the reply.
func (r *run) judge(from doudizhu.State, p doudizhu.Play) Move {
	after := r.game.Next(from, p)
	m := Move{Play: p, Outcome: seenBy(from.Turn, r.outcome(after))}
	if m.Outcome != andor.Lost {
		return m
	}
	for after.Turn.Peasant() == from.Turn.Peasant() && after.Kind != doudizhu.Pass {
		after = r.game.Next(after, doudizhu.Play{})
	}
	if after.Turn.Peasant() == from.Turn.Peasant() { // the partner leads
		return m
	}
	if reply, ok := r.winningPlay(after); ok {
		m.Reply = &Reply{after.Turn, reply}
	}
	return m
}

// line returns one whole game from p, whose winner is known; winner is the outcome for the landlord; nil once a limit is reached.
func (r *run) line(p doudizhu.State, winner andor.Outcome) (line []doudizhu.Play) {
	for r.game.Outcome(p) == andor.Unknown {
		play, ok := r.hardestPlay(p), true
		if seenBy(p.Turn, winner) == andor.Won {
			play, ok = r.winningPlay(p)
		}
		if !ok {
			return nil
		}
		line = append(line, play)
		p = r.game.Next(p, play)
	}
	return line
}

// hardestPlay returns the play of a lost position whose refutation took the most work, as far as the table knows.
func (r *run) hardestPlay(p doudizhu.State) doudizhu.Play {
	plays := r.game.AppendMoves(nil, p)
	best, most := 0, -1
	for i, play := range plays {
		if o, work := r.known(r.game.Next(p, play)); o != andor.Unknown && work > most {
			best, most = i, work
		}
	}
	return plays[best]
}

// prove returns the winner's play in p, for a strategy of held bytes so far; false once a limit is
// reached. It searches positions that the table has lost again.
func (r *run) prove(p doudizhu.State, held int64) (doudizhu.Play, bool) {
	if !r.meter.Hold(r.bytes()+held) || !r.meter.InTime() {
		return doudizhu.Play{}, false
	}
	return r.winningPlay(p)
}
