package service

// Help for people who play Klondike: advice from the cards that a player sees, and reviews of games. In a browser only the module for
// playing has these ops.

import (
	"cmp"
	"errors"
	"slices"
	"time"

	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/internal/phrase"
	"kedou/internal/strictjson"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/klondike/review"
	"kedou/search"
)

// seenFields say whether the player knows the stock, and bound the work.
type seenFields struct {
	Stock string `json:"stock"` // hidden (the default) or known
	iterating
}

// terms are the rules of the game and the stock's visibility.
func (f *seenFields) terms(r klondike.Rules) (blind.Terms, error) {
	t := blind.Terms{Rules: r, StockHidden: f.Stock != "known"}
	if f.Stock != "" && f.Stock != "hidden" && f.Stock != "known" {
		return t, badField("stock", phrase.Errorf("%q is neither hidden nor known", clip(f.Stock, 40)))
	}
	return t, f.checkIterations()
}

// adviceRequest asks for advice to a player who hasn't seen the cards marked ??.
type adviceRequest struct {
	gameFields
	seenFields
}

func (r *adviceRequest) read(c *call) error {
	r.unseen = true
	return r.gameFields.read(c)
}

// adviceAnswer has the ways to continue, with their chances.
type adviceAnswer struct {
	Chance records.Fraction `json:"chance"`
	Error  records.Fraction `json:"error"`
	Proved bool             `json:"proved"`
	endAnswer
	Games int   `json:"games"`
	Ways  []way `json:"ways"`
}

// endAnswer says whether a game is over, and why.
type endAnswer struct {
	Over   string   `json:"over"`
	Held   []string `json:"held"`
	Worlds int      `json:"worlds"`
	Wins   int      `json:"wins"`
}

func endOf(e advice.End) endAnswer {
	a := endAnswer{e.Over.String(), []string{}, e.Worlds, e.Wins}
	for _, c := range e.Held {
		a.Held = append(a.Held, c.String())
	}
	return a
}

type way struct {
	Moves  []move           `json:"moves"`
	Safe   bool             `json:"safe"`
	Chance records.Fraction `json:"chance"`
	Error  records.Fraction `json:"error"`
	Games  int              `json:"games"`
}

// adviceTime is the time limit of advice if the request doesn't bound its games. Advice takes
// at most twice this time, so that a player has it within 300 ms, in a browser too: BenchmarkHint of cmd/web and of its e2e measure that.
const adviceTime = 150 * time.Millisecond

// view is what the player sees.
func (r *adviceRequest) view() (*blind.View, error) {
	t, err := r.terms(r.game.rules)
	if err != nil {
		return nil, err
	}
	return viewOf(&r.game, t)
}

func judgeEnd(c *call, r *adviceRequest) (any, error) {
	view, err := r.view()
	if err != nil {
		return nil, err
	}
	end, err := advice.Ended(c, view)
	if err != nil {
		return nil, badView(err)
	}
	return endOf(end), nil
}

func advise(c *call, r *adviceRequest) (any, error) {
	view, err := r.view()
	if err != nil {
		return nil, err
	}
	g, o := &r.game, blind.Options{Iterations: r.Iterations}
	if r.Iterations == 0 {
		o.Time = adviceTime
	}
	found, err := advice.Advise(c, view, o)
	if err != nil {
		return nil, badView(err)
	}
	a := adviceAnswer{
		Chance: records.Fraction(found.Chance), Error: records.Fraction(found.Error), Proved: found.Verdict != search.Unknown,
		endAnswer: endOf(found.End), Games: found.Games, Ways: []way{},
	}
	for _, w := range found.Ways {
		moves, err := seen(&view.Position, g.rules, w.Moves)
		if err != nil {
			return nil, err
		}
		a.Ways = append(a.Ways, way{moves, w.Safe, records.Fraction(w.Chance), records.Fraction(w.Error), w.Games})
	}
	return a, nil
}

// viewOf returns a player's view of the position after the moves: the cards that aren't ??, or in a fully known deal the cards that are
// or were open.
func viewOf(g *game, t blind.Terms) (*blind.View, error) {
	stock := slices.Contains(g.at.Waste, klondike.NoCard) || slices.Contains(g.at.Stock, klondike.NoCard)
	whole := !stock && !slices.ContainsFunc(g.at.Tableau[:], func(c klondike.Column) bool { return slices.Contains(c.Cards, klondike.NoCard) })
	switch {
	case whole:
		_, view, err := seat(g, t, g.moves, nil)
		return view, err
	case stock && !t.StockHidden:
		return nil, badField("stock", phrase.Errorf("the stock isn't known: it has cards that are ??"))
	}
	t.Squared = slices.Contains(g.at.Waste, klondike.NoCard)
	return &blind.View{Terms: t, Position: g.at}, nil
}

// seen shows moves from a position with unseen cards, and uses only the player's knowledge.
func seen(p *klondike.Position, r klondike.Rules, moves []klondike.Move) ([]move, error) {
	n, at := 0, p.Clone()
	for n < len(moves) && at.Play(moves[n], r) == nil {
		n++
	}
	return line(*p, r, moves[:n])
}

// badView is the fault of a position that can't arise in play.
func badView(err error) error {
	if errors.Is(err, blind.ErrView) {
		return badField("deal", err)
	}
	return err
}

// reviewRequest asks for the review of a game.
type reviewRequest struct {
	gameFields
	seenFields
	peekFields
	Unfinished bool `json:"unfinished"`
}

// decisionEvent reports a decision once its luck is known.
type decisionEvent struct {
	Event string `json:"event"`
	klondikejson.Decision[move]
}

func reviewGame(c *call, r *reviewRequest) (any, error) {
	g := &r.game
	t, err := r.terms(g.rules)
	if err != nil {
		return nil, err
	}
	positions, err := klondike.Replay(g.Position, g.rules, g.moves)
	if err != nil {
		return nil, err
	}
	o := review.Options{Games: r.Iterations, Unfinished: r.Unfinished, Peeks: r.Peeks}
	report, err := review.Run(c, g.Position, t, g.moves, o, func(d review.Decision) error {
		e, err := decisionOf(&d, &positions[d.First], g.rules)
		if err == nil {
			c.event(e)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return klondikejson.ReportOf(&report, func(moves []klondike.Move) ([]move, error) { return line(g.Position, g.rules, moves) })
}

// decisionOf shows a decision at p.
func decisionOf(d *review.Decision, p *klondike.Position, r klondike.Rules) (decisionEvent, error) {
	moves, err := line(*p, r, d.Moves)
	if err != nil {
		return decisionEvent{}, err
	}
	best, err := line(*p, r, d.Best)
	return decisionEvent{"decision", klondikejson.DecisionOf(d, moves, best)}, err
}

// judgeRequest asks for the value of another move.
type judgeRequest struct {
	gameFields
	seenFields
	peekFields
	At   *int   `json:"at"` // the number of moves before the position; all moves by default
	Move string `json:"move"`
}

// judgeAnswer is the value of a move by the player's knowledge.
type judgeAnswer struct {
	Chance   records.Fraction `json:"chance"`
	Best     []move           `json:"best"`
	Wins     records.Fraction `json:"best_chance"`
	Error    records.Fraction `json:"error"` // standard deviation of the difference
	Games    int              `json:"games"`
	Winnable string           `json:"winnable"`
}

// judgedGames is the number of playouts after the move and after the best way to continue, unless the request gives a number.
const judgedGames = 1000

func judgeMove(c *call, r *judgeRequest) (any, error) {
	g := &r.game
	t, err := r.terms(g.rules)
	if err != nil {
		return nil, err
	}
	at := len(g.moves)
	if r.At != nil {
		at = *r.At
	}
	if at < 0 || at > len(g.moves) {
		return nil, badField("at", phrase.Errorf("%d of %d moves", at, len(g.moves)))
	}
	p, before, err := seat(g, t, g.moves[:at], r.Peeks)
	if err != nil {
		return nil, err
	}
	after := &blind.View{Terms: t, Position: before.Position.Clone()}
	moves, err := klondike.ParseMoves(p, g.rules, []string{r.Move})
	for _, m := range moves {
		err = errors.Join(err, p.Play(m, g.rules), after.Position.Play(m, g.rules))
	}
	if err != nil {
		return nil, badField("move", err)
	}
	j, err := blind.NewAdviser(blind.Options{Iterations: review.Choosing}).Judge(c, before, after, cmp.Or(r.Iterations, judgedGames), uint64(at))
	if err != nil {
		return nil, err
	}
	a := judgeAnswer{Chance: records.Fraction(j.Played), Wins: records.Fraction(j.Before), Error: records.Fraction(j.Error), Games: j.Games}
	if a.Best, err = seen(&before.Position, g.rules, j.Best); err != nil {
		return nil, err
	}
	found, err := advice.Winnable(c, &p, g.rules, fast.Options{Limits: review.VerdictLimits})
	a.Winnable = found.Status.String()
	return a, err
}

// peekFields are the cards that the player saw before undoing moves.
type peekFields struct {
	Peeks peeks `json:"peeks"`
}

// peeks name their field in a fault, which package encoding/json doesn't for a text that a type refuses.
type peeks []blind.Peek

// UnmarshalJSON implements json.Unmarshaler.
func (p *peeks) UnmarshalJSON(text []byte) error {
	return undecoded("peeks", strictjson.Unmarshal(text, (*[]blind.Peek)(p)))
}

// seat returns the position after moves, and the player's knowledge there.
func seat(g *game, t blind.Terms, moves []klondike.Move, peeks []blind.Peek) (klondike.Position, *blind.View, error) {
	p := g.Position.Clone()
	table, err := blind.NewGame(p, t)
	if err == nil {
		table.Recall(peeks)
	}
	for _, m := range moves {
		if err == nil {
			err = errors.Join(table.Play(m), p.Play(m, g.rules))
		}
	}
	if err != nil {
		return p, nil, err
	}
	return p, table.View(), nil
}
