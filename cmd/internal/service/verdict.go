package service

// Klondike judged: the verdict alone, hints, and the referee.

import (
	"kedou/cmd/internal/engines"
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/klondike/fast"
)

// verdictRequest asks about a position with no other settings than limits.
type verdictRequest struct {
	gameFields
	Limits limits `json:"limits"`
}

// verdictAnswer is a verdict and no more.
type verdictAnswer struct {
	Verdict string        `json:"verdict"`
	Reason  string        `json:"reason"`
	Stats   records.Stats `json:"stats"`
}

// solver returns the dedicated solver for a request, and its game.
func (r *verdictRequest) solver(c *call, o fast.Options) (*fast.Solver, *game, error) {
	g, err := r.game()
	if err != nil {
		return nil, nil, err
	}
	if o.Limits, err = r.Limits.within(c.host.Limits); err != nil {
		return nil, nil, err
	}
	o.Progress = c.progress
	s, err := fast.New(g.rules, o)
	return s, g, err
}

func klondikeWinnable(c *call, r *verdictRequest) (any, error) {
	s, g, err := r.solver(c, fast.Options{VerdictOnly: true, Workers: c.host.Workers})
	if err != nil {
		return nil, err
	}
	found, err := s.Solve(c, &g.at)
	return verdictAnswer{found.Status.String(), found.Reason.String(), records.StatsOf(found.Stats)}, badSize(err)
}

// hint is a move and its verdict.
type hint struct {
	records.Hint
	details
}

func klondikeHint(c *call, r *verdictRequest) (any, error) {
	if r.Limits.Seconds == 0 {
		r.Limits.Seconds = 1
	}
	s, g, err := r.solver(c, fast.Options{})
	if err != nil {
		return nil, err
	}
	found, err := engines.Hints(c, s, &g.at, g.rules)
	if err != nil {
		return nil, badSize(err)
	}
	a := records.Hints[hint]{
		ID: g.ID, Deal: klondike.Neutral(g.at, g.rules), Draw: g.rules.Draw, Redeals: g.rules.Redeals,
		Verdict: engines.Verdict(&g.at, g.rules, found).String(), Moves: make([]hint, len(found)),
	}
	for i, h := range found {
		m, err := each(&g.at, g.rules, []klondike.Move{h.Move})
		if err != nil {
			return nil, err
		}
		a.Moves[i] = hint{records.HintOf(h.Move, h.Status, h.Length), m[0].details}
	}
	return a, nil
}

// verifyAnswer is what the referee says.
type verifyAnswer struct {
	Right   bool            `json:"right"`
	Message string          `json:"message"`
	Length  klondike.Length `json:"length"` // of the moves, if they are right
}

func klondikeVerify(_ *call, f *gameFields) (any, error) {
	texts := f.Moves
	g, err := f.start()
	if err != nil {
		return nil, err
	}
	wrong, unread := engines.Wins(g.Position, g.rules, texts)
	switch {
	case unread != nil:
		return nil, f.badMove(g, unread)
	case wrong != nil:
		return verifyAnswer{Message: clipLong(wrong.Error())}, nil
	}
	g, err = f.game()
	if err != nil {
		return nil, err
	}
	return verifyAnswer{Right: true, Length: klondike.LengthOf(g.Position, g.rules, g.moves)}, nil
}
