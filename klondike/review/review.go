package review

// A game, decision by decision.

import (
	"cmp"
	"context"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/search"
	"kedou/search/ledger"
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
	blind.Judged                 // the decision to give up has no moves: Last is First-1
	Moves        []klondike.Move // the moves played
	Winnable     search.Status   // of the position after them, with all cards known
}

// GivesUp reports whether the decision was to give the game up.
func (d *Decision) GivesUp() bool { return d.Last < d.First }

// Shared returns how many moves the moves played and the best way have in common at their beginnings, up to the last of them that moves a
// card: behind these the two differ.
func (d *Decision) Shared() (n int) {
	for i := range min(len(d.Moves), len(d.Best)) {
		if d.Moves[i] != d.Best[i] {
			break
		}
		if !d.Moves[i].IsTurn() {
			n = i + 1
		}
	}
	return n
}

// Report is the result of a game.
type Report struct {
	ledger.Ledger
	Fact     Fact
	Judged   []Decision
	LostAt   int // number of moves after which the game is proved lost with all cards known; -1: never
	Steps    int
	Others   []Other
	Shortest []klondike.Move // a short solution, nil if none is known
	Proved   bool            // Shortest is proved to be the shortest, in steps
}

// Run reviews the game of moves from start. It passes the decisions to each, unless that is nil, one by one when their luck is known. The error
// is that of an illegal move, each's own, or the context's cause.
func Run(ctx context.Context, start klondike.Position, t blind.Terms, moves []klondike.Move, o Options, each func(Decision) error) (Report, error) {
	o.Games = cmp.Or(o.Games, defaultGames)
	r := &run{
		Report: Report{LostAt: -1, Steps: len(moves)}, Context: ctx, Options: o, terms: t, moves: moves, each: each,
		adviser: blind.NewAdviser(blind.Options{Iterations: Choosing}),
	}
	var err error
	if r.positions, err = klondike.Replay(start, t.Rules, moves); err == nil {
		if r.positions[len(moves)].Won(t.Rules) {
			r.Result = 1
		}
		err = r.decideAll()
	}
	var last *blind.View
	if err == nil {
		last, err = r.adviser.Review(ctx, start, t, moves, o.Peeks, o.Games, r.judged)
	}
	if err == nil {
		err = r.end(last)
		r.sumUp()
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
	verdicts  verdicts
}

// judged books the judgement of the next moves.
func (r *run) judged(j blind.Judged) error {
	switch {
	case !j.Forced() || j.First == 0:
		return r.decide(j, r.moves[j.First:j.Last+1])
	case j.Proved || j.Games > 0:
		return r.Reach(j.Before)
	}
	return nil // without a chance
}

// decide books a decision.
func (r *run) decide(j blind.Judged, moves []klondike.Move) error {
	d := Decision{Judged: j, Moves: moves, Winnable: r.verdicts.after(j.Last + 1)}
	d.Lost = r.verdicts.after(j.First) == search.Unsolvable
	return r.Decide(&d.Judged.Decision, func() error {
		r.Judged = append(r.Judged, d)
		if r.each == nil {
			return nil
		}
		return r.each(d)
	})
}

// end books the game's end: it was won, or its player gave up the chance that remained by the last view.
func (r *run) end(last *blind.View) error {
	if r.Result == 1 {
		return r.End(1)
	}
	n := len(r.moves)
	j, err := r.adviser.Judge(r.Context, last, nil, r.Games, uint64(n))
	result := 0.0
	switch {
	case err != nil:
	case r.Unfinished:
		result = j.Before
	case j.Before > 0:
		j.First, j.Last, j.Choices, j.Played, j.Error = n, n-1, j.Choices+1, 0, j.ChanceError
		err = r.decide(j, []klondike.Move{})
	}
	if err != nil {
		return err
	}
	return r.End(result)
}
