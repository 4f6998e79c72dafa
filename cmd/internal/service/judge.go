package service

// Endgames of doudizhu solved: the whole answer, and the solver's reply.

import (
	"cmp"

	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/strategy"
	"kedou/internal/registry"
	"kedou/search"
	"kedou/search/andor"
)

// endgameRequest asks about an endgame.
type endgameRequest struct {
	unfinished
	bounded
	Strategy string `json:"strategy"`
}

// judged is a play with its outcome.
type judged struct {
	play
	Outcome string `json:"outcome"` // for its player: won, lost or undecided
	Answer  *play  `json:"answer,omitempty"`
}

// judgedOf returns the judgement of a first play in e.
func judgedOf(e *doudizhu.Endgame, m endgame.Move) judged {
	j := judged{play: playOf(e, m.Play), Outcome: m.Outcome.String()}
	if m.Reply != nil {
		reply := shownPlay(m.Reply.Play)
		reply.Seat = doudizhujson.Seat(e, m.Reply.Seat)
		j.Answer = &reply
	}
	return j
}

// ask puts questions about the position after the plays to the solver.
func (r *endgameRequest) ask(c *call, questions ...endgame.Question) (*position, endgame.Result, error) {
	t := &r.table
	by, err := strategy.New(cmp.Or(r.Strategy, registry.Auto))
	if err != nil {
		return t, endgame.Result{}, err
	}
	s, err := by.Open(&t.rules, strategy.Options{Limits: c.limits, Workers: c.host.Workers, Ask: questions, Progress: c.progress})
	if err != nil {
		return t, endgame.Result{}, err
	}
	found, err := s.Solve(c, &t.at)
	return t, found, err
}

// solvedEndgame is the command's record, with the plays in the page's form.
type solvedEndgame struct {
	doudizhujson.Endgame
	Moves []judged `json:"moves"`
	Plays []play   `json:"line_plays"`
}

func endgameSolve(c *call, r *endgameRequest) (any, error) {
	t, found, err := r.ask(c, endgame.Moves, endgame.Line)
	if err != nil {
		return nil, err
	}
	a := solvedEndgame{
		doudizhujson.EndgameOf(&t.at, t.spec, &found, found.Line),
		make([]judged, len(found.Moves)), lineOf(&t.rules, t.at, found.Line),
	}
	for i, m := range found.Moves {
		a.Moves[i] = judgedOf(&t.at, m)
	}
	return a, nil
}

// lineOf shows a line of play from e.
func lineOf(r *doudizhu.Rules, e doudizhu.Endgame, line []doudizhu.Play) []play {
	list := []play{}
	for _, p := range line {
		list = append(list, playOf(&e, p))
		after, err := r.Apply(e, p)
		if err != nil {
			break // can't happen: the referee has played the line already
		}
		e = after
	}
	return list
}

// replyAnswer is the solver's play.
type replyAnswer struct {
	Seat    string       `json:"seat"`
	Outcome string       `json:"outcome"`
	Reason  string       `json:"reason"`
	Play    play         `json:"play"`
	Longest bool         `json:"longest"` // proved: the loser resists longest, the winner wins soonest
	Turns   int          `json:"turns"`
	Stats   records.Work `json:"stats"`
}

func endgameReply(c *call, r *endgameRequest) (any, error) {
	t, found, err := r.ask(c, endgame.Line, endgame.BestLine)
	if err != nil {
		return nil, err
	}
	a := replyAnswer{
		Seat: doudizhujson.Seat(&t.at, t.at.Turn), Outcome: found.Outcome.String(), Reason: found.Reason.String(),
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
