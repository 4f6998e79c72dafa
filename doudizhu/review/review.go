package review

// A game, play by play of one chair.

import (
	"context"
	"math"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/skill"
)

// Options are the settings of a review. The zero value is ready to use.
type Options struct {
	Worlds int // the most in which each of two plays is played on; 6,000 if zero. Fewer are taken where it is clear
}

// Decision is a play that the player chose among several, and what became of it.
type Decision struct {
	Judged
	Move     int // its place among the record's moves, from 0
	Play     doudizhu.Play
	Choices  int     // the plays that there were
	Luck     float64 // what the others' plays then added to the chance, up to the player's next decision
	Label    skill.Label
	Probably bool // the label is likely, and not sure
}

// Report is what a game came to for one chair. Result less Start is Luck less Loss.
type Report struct {
	Chair     table.Chair
	Calls     []Said  // calls and doubles; they have no part in the sums
	Start     float64 // the chance when play begins, in the landlord's first turn
	Opening   float64 // the part of Luck that came before the first decision
	Result    float64 // 1: won, 0: lost; of a game that isn't over its chance
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

// Run reviews a game that table.Verify has accepted, as the player of a chair went through it, and hands the decisions over one by one, each when its luck is known. The
// error is that of each, or the context's cause. A game in which play hasn't begun has no decisions, and only its calls are judged.
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

// opening is the game before its first move. While doubles are missing nothing has been laid, and they count as refused.
func opening(record *table.Record) (*table.Game, error) {
	start := *record
	start.Moves, start.Defaults = nil, [table.Chairs]int{}
	game, err := table.Resume(start)
	for err == nil && game.Stage() == table.Doubling {
		err = game.Double(game.Asked(), false)
	}
	return game, err
}

// run is a review on its way.
type run struct {
	Report
	context.Context
	judge  *Judge
	each   func(Decision) error
	begun  bool
	chance float64   // after what was decided last
	held   *Decision // whose luck isn't known yet
	marks  skill.Marks
}

// play goes through the moves. What the landlord's chance is at first his first decision tells.
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

// stands takes the chance as the game stands after this many moves.
func (r *run) stands(game *table.Game, moves int) error {
	chance, _, err := r.judge.worth(r.Context, game.View(r.Chair), seedOf(moves, r.Chair)+1)
	if err != nil {
		return err
	}
	return r.reach(chance)
}

// seedOf is the seed of the worlds of a move, an even number.
func seedOf(move int, c table.Chair) uint64 { return uint64(2 * (move*table.Chairs + int(c))) }

// decide judges a play, unless the player had no other.
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

// hold keeps a decision until its luck is known. To lay all cards, as the strong player would, counts for no accuracy.
func (r *run) hold(d Decision) {
	r.Decisions++
	r.Loss += d.Loss()
	r.Error = math.Hypot(r.Error, d.Error)
	if !d.proved {
		r.marks.Add(d.Loss(), d.Error)
	}
	r.held, r.chance = &d, d.Played
}

// reach says what the chance is where the next decision begins: what it is more than after the last one was luck.
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
