package service

// Endgames of doudizhu solved: the whole answer, every play judged, the solver's
// reply.

import (
	"cmp"

	"kedou/cmd/internal/engines"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search"
	"kedou/search/andor"
)

// endgameRequest asks about an endgame.
type endgameRequest struct {
	endgameFields
	Strategy string `json:"strategy"`
	Limits   limits `json:"limits"`
}

// judged is a play and what it comes to.
type judged struct {
	play
	Outcome string `json:"outcome"` // of who plays it: won, lost or undecided
	Answer  *play  `json:"answer,omitempty"`
}

// judgedOf returns the judgement of a first play in e.
func judgedOf(e *doudizhu.Endgame, m endgame.Move) judged {
	j := judged{play: playOf(e, m.Play), Outcome: m.Outcome.String()}
	if m.Reply != nil {
		reply := shownPlay(m.Reply.Play)
		reply.Seat = records.Seat(e, m.Reply.Seat)
		j.Answer = &reply
	}
	return j
}

// ask puts questions about the position after the plays to the solver.
func (r *endgameRequest) ask(c *call, questions ...endgame.Question) (*table, endgame.Result, error) {
	r.Strategy = cmp.Or(r.Strategy, engines.EndgameStrategies[0])
	t, err := r.table()
	if err == nil {
		err = choice("strategy", r.Strategy, engines.EndgameStrategies)
	}
	if _, over := t.over(); err == nil && over {
		err = badField("plays", errOver)
	}
	if err != nil {
		return nil, endgame.Result{}, err
	}
	l, err := r.Limits.within(c.host.Limits)
	if err != nil {
		return nil, endgame.Result{}, err
	}
	job := engines.Endgame{Start: &t.at, Rules: &t.rules, Limits: l, Workers: c.host.Workers, Ask: questions, Progress: c.progress}
	found, err := job.Solve(c, r.Strategy)
	return t, found, err
}

// over returns who has won, if the game is over; t may be nil.
func (t *table) over() (doudizhu.Seat, bool) {
	if t == nil {
		return 0, false
	}
	return t.at.Winner()
}

// solvedEndgame is the command's record, with the plays as they are shown.
type solvedEndgame struct {
	records.Endgame
	Moves []judged `json:"moves"`
	Plays []play   `json:"line_plays"`
}

func endgameSolve(c *call, r *endgameRequest) (any, error) {
	t, found, err := r.ask(c, endgame.Moves, endgame.Line)
	if err != nil {
		return nil, err
	}
	return solvedEndgame{
		records.EndgameOf(&t.at, t.spec, &found, found.Line),
		judgedMoves(&t.at, found.Moves), lineOf(&t.rules, t.at, found.Line),
	}, nil
}

// judgedMoves returns the judgements of the plays in e.
func judgedMoves(e *doudizhu.Endgame, moves []endgame.Move) []judged {
	list := make([]judged, len(moves))
	for i, m := range moves {
		list[i] = judgedOf(e, m)
	}
	return list
}

// lineOf shows a line of play from e.
func lineOf(r *doudizhu.Rules, e doudizhu.Endgame, line []doudizhu.Play) []play {
	list := []play{}
	for _, p := range line {
		list = append(list, playOf(&e, p))
		after, err := r.Apply(e, p)
		if err != nil {
			break // the referee has played the line already
		}
		e = after
	}
	return list
}

// movesAnswer is every legal play judged.
type movesAnswer struct {
	Seat    string       `json:"seat"`
	Verdict string       `json:"verdict"`
	Reason  string       `json:"reason"`
	Moves   []judged     `json:"moves"`
	Stats   records.Work `json:"stats"`
}

func endgameMoves(c *call, r *endgameRequest) (any, error) {
	t, found, err := r.ask(c, endgame.Moves)
	if err != nil {
		return nil, err
	}
	return movesAnswer{
		records.Seat(&t.at, t.at.Turn), records.Winner(found.Turn, found.Outcome), found.Reason.String(),
		judgedMoves(&t.at, found.Moves), records.WorkOf(found.Stats),
	}, nil
}

// replyAnswer is the solver's play.
type replyAnswer struct {
	Seat    string       `json:"seat"`
	Outcome string       `json:"outcome"`
	Reason  string       `json:"reason"`
	Play    play         `json:"play"`
	Longest bool         `json:"longest"` // proved: the loser holds out longest, the winner wins soonest
	Turns   int          `json:"turns"`
	Stats   records.Work `json:"stats"`
}

// replySeconds bounds the search of a reply, so that a game goes on.
const replySeconds = 5

func endgameReply(c *call, r *endgameRequest) (any, error) {
	r.Limits.Seconds = cmp.Or(r.Limits.Seconds, replySeconds)
	t, found, err := r.ask(c, endgame.Line, endgame.BestLine)
	if err != nil {
		return nil, err
	}
	a := replyAnswer{
		Seat: records.Seat(&t.at, t.at.Turn), Outcome: found.Outcome.String(), Reason: found.Reason.String(),
		Stats: records.WorkOf(found.Stats),
	}
	switch {
	case len(found.BestLine) > 0:
		a.Play, a.Longest, a.Turns = playOf(&t.at, found.BestLine[0]), true, len(found.BestLine)
	case len(found.Line) > 0:
		a.Play = playOf(&t.at, found.Line[0])
	case found.Play != nil:
		a.Play = playOf(&t.at, *found.Play)
	default:
		a.Play = playOf(&t.at, t.legal()[0])
	}
	if found.Outcome != andor.Unknown && a.Longest {
		a.Reason = search.NoReason.String()
	}
	return a, nil
}
