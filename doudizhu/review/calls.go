package review

// Calls and doubles, judged by the landlord index.

import (
	"errors"

	"kedou/doudizhu/bot"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// Said is an answer of the player at the auction or the doubles, and the landlord index's advice for it. Both are bids, 0 for a pass; or 1 for a
// call, a robbery or a double.
type Said struct {
	Stage         table.Stage
	Called        bool // after another player's call or bid
	Said, Advised int
	Index         hand.Index // of the hand: for the landlord's seat at the auction, for the own seat at the doubles
}

// Agrees reports whether the player followed the index.
func (s *Said) Agrees() bool { return s.Said == s.Advised }

// calls judges the player's answers before play.
func (r *run) calls(record *table.Record) error {
	judge, err := hand.NewJudge(hand.NewAnalyst(record.Variant.Rules))
	if errors.Is(err, hand.ErrDeck) || record.Given {
		return nil
	}
	before := *record
	before.Moves, before.Defaults, before.Doubled, before.Landlord, before.Result = nil, [table.Chairs]int{}, [table.Chairs]int{}, table.Nobody, nil
	say := func(answer int) error {
		game, err := table.Resume(before)
		if err != nil {
			return err
		}
		v := game.View(r.Chair)
		s := Said{Stage: v.Stage, Said: answer, Called: table.Called(v.Calls)}
		s.Index, s.Advised = bot.Advise(judge, v)
		r.Calls = append(r.Calls, s)
		return nil
	}
	for i, c := range record.Calls {
		before.Calls = record.Calls[:i]
		if c.Chair == r.Chair {
			err = errors.Join(err, say(c.Bid))
		}
	}
	before.Calls = record.Calls
	if d := record.Doubled[r.Chair]; d > 0 {
		err = errors.Join(err, say(min(d-1, 1)))
	}
	return err
}
