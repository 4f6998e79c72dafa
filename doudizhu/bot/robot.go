// The robots of package hand: plain hints, and hints with the simplest rules for three roles.

package bot

import (
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// hint lays the first hint by remaining power, whoever has laid what is to be beaten: document 004's basic robot.
type hint struct{ analyst *hand.Analyst }

func newHint(v table.Variant, s *settings) table.Player {
	return &player{s.caller(v, "robot"), hint{hand.NewAnalyst(v.Rules)}.choose}
}

func (p hint) choose(v *table.View) doudizhu.Play {
	if hints := p.analyst.FollowHints(v.Hand, v.Last); len(hints) > 0 {
		return hints[0].Play
	}
	return doudizhu.Play{}
}

// robot plays as package hand's robot does.
type robot struct{ analyst *hand.Analyst }

func newRobot(v table.Variant, s *settings) table.Player {
	return &player{s.caller(v, "robot"), robot{hand.NewAnalyst(v.Rules)}.choose}
}

func (p robot) choose(v *table.View) doudizhu.Play {
	seen := hand.View{Seat: v.Seat(v.Chair), Hand: v.Hand, Last: v.Last}
	if v.Last.Kind != doudizhu.Pass {
		seen.Owner = v.Seat(v.Owner)
	}
	for chair, n := range v.Left {
		seen.Left[v.Seat(table.Chair(chair))] = n
	}
	return p.analyst.Choose(seen)
}
