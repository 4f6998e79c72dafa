// Exact endings: open endgames are solved.

package strong

import (
	"context"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
)

// endingLimits end the search of an open ending that is too hard.
var endingLimits = search.Limits{Expansions: 20_000}

// solve leaves only winning candidates, if all hidden cards are known by counting and the open endgame has any. The
// partner may know less than the player; so if no play wins, plays that lose against open cards stay.
func (p *Player) solve(ctx context.Context, v *table.View) {
	if !p.with(Exact) || v.Variant.Rules.Wild.Stands != 0 || !p.hidden.settled() {
		return
	}
	p.hidden.shuffle(&p.random)
	e := doudizhu.Endgame{Three: true, Turn: v.Seat(v.Chair), Owner: v.Seat(v.Chair)}
	if v.Last.Kind != doudizhu.Pass {
		e.Last, e.Owner = v.Last, v.Seat(v.Owner)
	}
	e.Hands[p.me] = v.Hand
	for i, s := range p.hidden.seats {
		e.Hands[s] = p.hidden.world.hands[i].unpack()
	}
	solver, err := endgame.New(v.Variant.Rules.Rules, endgame.Options{Limits: endingLimits})
	if err != nil {
		return
	}
	r, err := solver.Solve(ctx, &e, endgame.Moves)
	if err != nil {
		return
	}
	wins := func(c candidate) bool {
		return slices.ContainsFunc(r.Moves, func(m endgame.Move) bool {
			return m.Outcome == andor.Won && moveOf(m.Play).like(c.move) && m.Play.Cards == c.play.Cards
		})
	}
	if slices.ContainsFunc(p.candidates, wins) {
		p.candidates = slices.DeleteFunc(p.candidates, func(c candidate) bool { return !wins(c) })
	}
}
