package review

// The review of a game, play by play of one chair.

import (
	"context"
	"math"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/skill"
)

// Options are the settings of a review. The zero value is ready to use.
type Options struct {
	Worlds int // the most worlds for each two plays; 6,000 if zero. Clear decisions take fewer
}

// Decision is a play that the player chose among several, with its judgement.
type Decision struct {
	Judged
	Move     int // its place among the record's moves, from 0
	Play     doudizhu.Play
	Choices  int     // the number of legal plays
	Luck     float64 // the change of the chance from then to the player's next decision
	Label    skill.Label
	Probably bool // the label is likely but not sure
}

// Report is the summary of a game for one chair. Result less Start is Luck less Loss.
type Report struct {
	Chair     table.Chair
	Calls     []Said  // calls and doubles; they have no part in the sums
	Start     float64 // the chance when play begins, in the landlord's first turn
	Opening   float64 // the part of Luck before the first decision
	Result    float64 // 1: won, 0: lost; in an unfinished game the chance
	Luck      float64
	Loss      float64
	Error     float64 // the standard deviation of Loss
	Decisions int
	Accuracy  skill.Accuracy
}

// Seat is the chair's role in the record of the game, whose landlord is known.
func (r *Report) Seat(record *table.Record) doudizhu.Seat {
	return doudizhu.Seat((r.Chair - record.Landlord + table.Chairs) % table.Chairs)
}

// Run reviews a game that table.Verify has accepted, for the player of a chair, and passes the decisions to each, one by one, as soon as their luck
// is known. The error comes from each, or is the context's cause. If play hasn't begun, there are no decisions, and Run judges only the calls.
func Run(ctx context.Context, record *table.Record, chair table.Chair, o Options, each func(Decision) error) (Report, error) {
	r := &run{Report: Report{Chair: chair}, Context: ctx, judge: NewJudge(record.Variant, o.Worlds), each: each}
	if err := r.calls(record); err != nil || record.Landlord == table.Nobody {
		return r.Report, err
	}
	game, err := opening(record)
	if err == nil {
		err = r.play(game, record)
	}
	r.Accuracy = r.marks.Accuracy()
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
	judge  *Judge
	each   func(Decision) error
	begun  bool
	chance float64   // after the last decision
	held   *Decision // the decision with unknown luck
	marks  skill.Marks
}

// play goes through the moves. The landlord's first decision gives the landlord's chance at the
// start.
func (r *run) play(game *table.Game, record *table.Record) error {
	if r.Chair != record.Landlord {
		if err := r.stands(game, 0); err != nil {
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
	if record.Result == nil {
		err := r.stands(game, len(record.Moves))
		r.Result = r.chance
		return err
	}
	r.Result = outcome(record.Result.LandlordWon() == (r.Chair == record.Landlord))
	return r.reach(r.Result)
}

// stands estimates the chance after this many moves, without a decision.
func (r *run) stands(game *table.Game, moves int) error {
	chance, _, err := r.judge.worth(r.Context, game.View(r.Chair), seedOf(moves, r.Chair)+1)
	if err != nil {
		return err
	}
	return r.reach(chance)
}

// seedOf is the seed of the worlds of a move, an even number.
func seedOf(move int, c table.Chair) uint64 { return uint64(2 * (move*table.Chairs + int(c))) }

// decide judges a play, unless the play was forced.
func (r *run) decide(v *table.View, move int, play doudizhu.Play) error {
	choices := len(v.AppendPlays(nil))
	if choices < 2 && r.begun {
		return nil
	}
	j, err := r.judge.Judge(r.Context, v, play, seedOf(move, r.Chair))
	if err == nil {
		err = r.reach(j.BestChance)
	}
	if err != nil {
		return err
	}
	d := Decision{Judged: j, Move: move, Play: play, Choices: choices}
	d.Label, d.Probably = skill.LabelOf(d.Loss(), d.Error)
	r.hold(d)
	return nil
}

// hold keeps a decision until its luck is known. A decision that lays all cards, as the strong player would, doesn't
// count for accuracy.
func (r *run) hold(d Decision) {
	r.Decisions++
	r.Loss += d.Loss()
	r.Error = math.Hypot(r.Error, d.Error)
	if !d.proved {
		r.marks.Add(d.Loss(), d.Error)
	}
	r.held, r.chance = &d, d.Played
}

// reach takes the chance at the next decision: its difference from the chance after the last decision is luck.
func (r *run) reach(chance float64) error {
	luck := chance - r.chance
	if !r.begun {
		r.Start, r.begun, luck = chance, true, 0
	}
	r.Luck += luck
	r.chance = chance
	if r.held == nil {
		r.Opening += luck
		return nil
	}
	d := *r.held
	d.Luck, r.held = luck, nil
	return r.each(d)
}
