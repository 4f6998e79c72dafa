package review

// The review of a game, play by play of one chair.

import (
	"context"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
	"kedou/search/ledger"
)

// Options are the settings of a review. The zero value is ready to use.
type Options struct {
	Worlds int // the most worlds for each two plays; 6,000 if zero. Clear decisions take fewer
}

// Decision is a play that the player chose among several, with its judgement. Point of view: the player's side.
type Decision struct {
	ledger.Decision
	Move        int           // its place among the record's moves, from 0
	Play, Best  doudizhu.Play // the player's, and the first tip (bot.Tipper)
	Points      float64       // the player's mean gain in points by Best over Play, by the same games
	PointsError float64       // its standard deviation
}

// Report is the summary of a game for one chair. It starts in the landlord's first turn. Point of view: the chair's side.
type Report struct {
	ledger.Ledger
	Chair table.Chair
	Known bool   // the levels of the other players are known, and the chances are against them; else against players as strong as the best
	Calls []Said // calls and doubles; they have no part in the sums
	Plays []Decision
}

// Seat is the chair's role in the record of the game, whose landlord is known.
func (r *Report) Seat(record *table.Record) doudizhu.Seat {
	return doudizhu.Seat((r.Chair - record.Landlord + table.Chairs) % table.Chairs)
}

// Run reviews a game that table.Verify has accepted, for the player of a chair. It passes the decisions to each, unless that is nil, one by one when
// their luck is known. The error comes from each, or is the context's cause. If play hasn't begun, there are no decisions, and Run judges only the calls.
func Run(ctx context.Context, record *table.Record, chair table.Chair, o Options, each func(Decision) error) (Report, error) {
	levels := bot.LevelsOf(record.Names)
	r := &run{Report: Report{Chair: chair, Known: levels.Known(chair)}, Context: ctx, judge: NewJudge(record.Variant, levels, o.Worlds), each: each}
	if err := r.calls(record); err != nil || record.Landlord == table.Nobody {
		return r.Report, err
	}
	game, err := opening(record)
	if err == nil {
		err = r.play(game, record)
	}
	return r.Report, err
}

// opening is the game before its first move. Missing doubles count as refused.
func opening(record *table.Record) (*table.Game, error) {
	start := *record
	start.Moves, start.Defaults = nil, [table.Chairs]int{}
	game, err := table.Resume(start)
	for err == nil && game.Stage() == table.Doubling {
		err = game.Double(game.Asked(), false)
	}
	return game, err
}

// run is a review in progress.
type run struct {
	Report
	context.Context
	judge *Judge
	each  func(Decision) error
}

// play goes through the moves. The landlord's first decision gives the landlord's chance at the start.
func (r *run) play(game *table.Game, record *table.Record) error {
	if r.Chair != record.Landlord {
		chance, err := r.worth(game, 0)
		if err == nil {
			err = r.Reach(chance)
		}
		if err != nil {
			return err
		}
	}
	for i, m := range record.Moves {
		if m.Chair == r.Chair {
			if err := r.decide(game.View(r.Chair), i, m.Play); err != nil {
				return err
			}
		}
		if err := game.Play(m.Chair, m.Play); err != nil {
			return err
		}
	}
	if record.Result != nil {
		return r.End(outcome(record.Result.LandlordWon() == (r.Chair == record.Landlord)))
	}
	chance, err := r.worth(game, len(record.Moves))
	if err != nil {
		return err
	}
	return r.End(chance)
}

// worth estimates the chance after this many moves, without a decision.
func (r *run) worth(game *table.Game, moves int) (float64, error) {
	return r.judge.worth(r.Context, game.View(r.Chair), seedOf(moves, r.Chair)+1)
}

// seedOf is the seed of the worlds of a move, an even number.
func seedOf(move int, c table.Chair) uint64 { return uint64(2 * (move*table.Chairs + int(c))) }

// decide judges a play, unless the play was forced.
func (r *run) decide(v *table.View, move int, play doudizhu.Play) error {
	choices := len(v.AppendPlays(nil))
	if choices < 2 {
		return nil
	}
	d, err := r.judge.Judge(r.Context, v, play, seedOf(move, r.Chair))
	if err != nil {
		return err
	}
	d.Move, d.Choices = move, choices
	return r.Decide(&d.Decision, func() error {
		r.Plays = append(r.Plays, d)
		if r.each == nil {
			return nil
		}
		return r.each(d)
	})
}
