// The robots of package hand: plain hints, and hints with the simplest rules for three roles.

package bot

import (
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/registry"
)

// newHint makes the player that lays the first hint, even on a partner's play: document 004's basic robot.
func newHint(v table.Variant, o registry.Values) table.Player {
	a := hand.NewAnalyst(v.Rules)
	by := hand.Order(o.Index("order"))
	first := func(v *table.View) doudizhu.Play {
		if hints := a.HintsBy(by, v.Hand, v.Last); len(hints) > 0 {
			return hints[0].Play
		}
		return doudizhu.Play{}
	}
	return &player{caller: newCaller(v, o), closer: hand.NewCloser(v.Rules), choose: first, reasons: alone(first, [...]string{
		hand.ByRest:     "the first hint: the play that leaves the best hand by power",
		hand.ByPlay:     "the first hint: the play of the least power",
		hand.ByDocument: "the first hint: the play that leaves the best hand by power",
		hand.BySum:      "the first hint: the play of the most power together with the hand that it leaves",
	}[by])}
}

// firstHint returns the play that leaves the best hand, or a pass.
func firstHint(a *hand.Analyst, v *table.View) doudizhu.Play {
	if hints := a.Hints(v.Hand, v.Last); len(hints) > 0 {
		return hints[0].Play
	}
	return doudizhu.Play{}
}

// newRobot makes the player who plays as package hand's robot does.
func newRobot(v table.Variant, o registry.Values) table.Player {
	a := hand.NewAnalyst(v.Rules)
	return &player{
		caller: newCaller(v, o), closer: hand.NewCloser(v.Rules), rule: "R2",
		choose: func(v *table.View) doudizhu.Play { return a.Choose(handView(v)) },
		reasons: func(v *table.View) (doudizhu.Play, []hand.Reason) {
			play, why := a.Explain(handView(v))
			return play, []hand.Reason{*why}
		},
	}
}

func handView(v *table.View) hand.View {
	seen := hand.View{Seat: v.Seat(v.Chair), Hand: v.Hand, Last: v.Last}
	if v.Last.Kind != doudizhu.Pass {
		seen.Owner = v.Seat(v.Owner)
	}
	for chair, n := range v.Left {
		seen.Left[v.Seat(table.Chair(chair))] = n
	}
	return seen
}
