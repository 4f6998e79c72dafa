package review

// A game, decision by decision.

import (
	"context"
	"math"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/skill"
)

// Options are the settings of a review. The zero value is ready to use.
type Options struct {
	Games      int          // the most to play on after each of two ways on; 1,200 if zero. Fewer are played where the difference is clear
	Unfinished bool         // the game continues: its end is no decision to give up, and the report has nothing that its player can't know
	Peeks      []blind.Peek // cards that the player knew by moves taken back
	alone      bool         // without the other players and the short solution
	// Shorten, if set, searches for the shortest solution of a winnable position, counting moves, turns and redeals, and reports whether
	// its result is proved shortest. Without it the solution is package fast's.
	Shorten func(context.Context, *klondike.Position, klondike.Rules) ([]klondike.Move, bool, error)
}

// defaultGames keeps a review of 100 decisions within 5 seconds of one core.
const defaultGames = 1200

// Choosing is the limit of the player uct's choice, in iterations.
const Choosing = 200

// Decision is a choice that the player had, with its result.
type Decision struct {
	First, Last int             // indices of its moves in the game; the decision to give up has none: Last is First-1
	Moves       []klondike.Move // those moves
	Best        []klondike.Move // uct's way on, at least up to the next card that is turned up
	Choices     int             // number of ways on
	Before      float64         // the chance after Best
	Played      float64         // the chance after Moves, before a card was turned up
	Error       float64         // the standard deviation of Before less Played
	Loss        float64         // Before less Played
	Luck        float64         // what the cards that came up then added, up to the next decision
	Label       skill.Label
	Probably    bool          // the label is likely, not sure
	proved      bool          // no card was hidden any more: both chances are verdicts
	Winnable    search.Status // of the position after the moves, with all cards known
}

// GivesUp reports whether the decision was to give the game up.
func (d *Decision) GivesUp() bool { return d.Last < d.First }

// counts reports whether the decision counts for the accuracy. A decision without a choice doesn't, and where no card is hidden any more a
// decision counts only if it threw a win away.
func (d *Decision) counts() bool { return d.Loss != 0 || d.Choices > 1 && !d.proved }

// Report is the result of a game. Result less Start is Luck less Loss.
type Report struct {
	Start     float64 // the chance before the first move
	Result    float64 // 1: won, 0: not; for an unfinished game its chance
	Luck      float64
	Loss      float64
	Error     float64 // the standard deviation of Loss
	Decisions int     // number of choices
	Accuracy  skill.Accuracy
	LostAt    int // number of moves after which the game is first proved lost with all cards known; -1: never
	Steps     int
	Others    []Other
	Shortest  []klondike.Move // a short solution, nil if none is known
	Proved    bool            // Shortest is proved to be the shortest, in steps
}

// Won reports whether the game was won.
func (r *Report) Won() bool { return r.Result == 1 }

// Run reviews the game of moves from start. It passes the decisions to each one by one, each when its luck is known. The error is that of
// an illegal move, each's own, or the context's cause.
func Run(ctx context.Context, start klondike.Position, t blind.Terms, moves []klondike.Move, o Options, each func(Decision) error) (Report, error) {
	r, err := newRun(ctx, start, t, moves, o, each)
	if err == nil {
		err = r.adviser.Review(ctx, start, t, moves, o.Peeks, r.games(), r.judged)
	}
	if err == nil {
		err = r.end()
	}
	if err == nil && !o.alone && !o.Unfinished {
		err = r.compare()
	}
	return r.Report, err
}

// run is a review under way.
type run struct {
	Report
	context.Context
	Options
	terms     blind.Terms
	moves     []klondike.Move
	positions []klondike.Position // before and after every move
	adviser   *blind.Adviser
	each      func(Decision) error

	begun  bool
	chance float64   // after the last decision
	held   *Decision // its luck isn't known yet
	lost   bool      // with all cards known
	marks  skill.Marks
}

// The limits of verdicts and solutions, independent of time.
var verdictLimits = search.Limits{Expansions: 200_000, Memory: 64 << 20}

func newRun(ctx context.Context, start klondike.Position, t blind.Terms, moves []klondike.Move, o Options, each func(Decision) error) (*run, error) {
	r := &run{Context: ctx, Options: o, terms: t, moves: moves, each: each, adviser: blind.NewAdviser(blind.Options{Iterations: Choosing})}
	r.LostAt, r.Steps = -1, len(moves)
	var err error
	if r.positions, err = klondike.Replay(start, t.Rules, moves); err != nil {
		return r, err
	}
	if r.positions[len(moves)].Won(t.Rules) {
		r.Result = 1
	}
	_, err = r.winnable(0)
	return r, err
}

func (r *run) games() int {
	if r.Games == 0 {
		return defaultGames
	}
	return r.Games
}

// judged processes the judgement of the next moves.
func (r *run) judged(j blind.Judged) error {
	if j.Forced() && !j.Proved && j.Games == 0 {
		return nil // without a chance
	}
	if err := r.reach(j.BestChance); err != nil {
		return err
	}
	r.chance = j.Played
	if j.Forced() && j.First > 0 {
		return nil
	}
	d := Decision{
		First: j.First, Last: j.Last, Moves: r.moves[j.First : j.Last+1], Best: j.Best, Choices: j.Choices,
		Before: j.BestChance, Played: j.Played, Error: j.Error, Loss: j.Loss(), proved: j.Proved,
	}
	var err error
	d.Winnable, err = r.winnable(j.Last + 1)
	r.hold(d)
	return err
}

// hold keeps a decision until its luck is known.
func (r *run) hold(d Decision) {
	if d.Choices > 1 || d.Loss != 0 {
		r.Decisions++
	}
	r.Loss += d.Loss
	r.Error = math.Hypot(r.Error, d.Error)
	d.Label, d.Probably = skill.LabelOf(d.Loss, d.Error)
	if d.counts() {
		r.marks.Add(d.Loss, d.Error)
	}
	r.held = &d
}

// reach processes the chance at the beginning of the next decision: its gain since the last decision was luck.
func (r *run) reach(chance float64) error {
	luck := chance - r.chance
	if !r.begun {
		r.Start, r.begun, luck = chance, true, 0
	}
	r.Luck += luck
	r.chance = chance
	if r.held == nil {
		return nil
	}
	d := *r.held
	d.Luck += luck
	r.held = nil
	return r.each(d)
}

// end processes the game's end: it was won, or its player gave up the remaining chance.
func (r *run) end() error {
	if r.Result == 1 {
		r.Accuracy = r.marks.Accuracy()
		return r.reach(1)
	}
	j, err := r.adviser.Worth(r.Context, r.last(), r.games(), uint64(len(r.moves)))
	if err == nil {
		err = r.reach(j.BestChance)
	}
	if err != nil {
		return err
	}
	if r.Unfinished {
		r.Result = r.chance
	} else if r.chance > 0 {
		r.hold(r.givingUp(j))
		r.chance = 0
		err = r.reach(0)
	}
	r.Accuracy = r.marks.Accuracy()
	return err
}

// givingUp returns the decision to end the game.
func (r *run) givingUp(j blind.Judged) Decision {
	n := len(r.moves)
	d := Decision{
		First: n, Last: n - 1, Moves: []klondike.Move{}, Best: j.Best, Choices: j.Choices + 1,
		Before: j.BestChance, Error: j.ChanceError, Loss: j.BestChance, proved: j.Proved, Winnable: search.Solved,
	}
	d.Winnable, _ = r.winnable(n)
	return d
}

// last returns what the player knows at the end.
func (r *run) last() *blind.View {
	g, err := blind.NewGame(r.positions[0], r.terms)
	if err == nil {
		g.Recall(r.Peeks)
	}
	for _, m := range r.moves {
		if err == nil {
			err = g.Play(m)
		}
	}
	if err != nil {
		panic(err) // can't happen: the moves were played before
	}
	return g.View()
}

// winnable decides the position after a number of moves. A lost position stays lost, and every position on the way to a win is winnable.
func (r *run) winnable(moves int) (search.Status, error) {
	switch {
	case r.Unfinished:
		return search.Unknown, nil
	case r.Result == 1:
		return search.Solved, nil
	case r.lost:
		return search.Unsolvable, nil
	}
	status, err := Winnable(r.Context, &r.positions[moves], r.terms.Rules)
	if status == search.Unsolvable {
		r.lost, r.LostAt = true, moves
	}
	return status, err
}

// Winnable decides whether a position can be won with all cards known. It may be undecided.
func Winnable(ctx context.Context, p *klondike.Position, r klondike.Rules) (search.Status, error) {
	solver, err := fast.New(r, fast.Options{VerdictOnly: true, Limits: verdictLimits})
	if err != nil {
		return search.Unknown, err
	}
	found, err := solver.Solve(ctx, p)
	return found.Status, err
}
