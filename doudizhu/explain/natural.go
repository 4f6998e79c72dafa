// Natural plays: obvious plays that lose, and their refutations.

package explain

import (
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/puzzle"
	"kedou/search/andor"
)

// wrongs is the most wrong plays of an explanation.
const wrongs = 2

// Wrong is a natural first play that loses though another play wins.
type Wrong struct {
	Play  doudizhu.Play
	Robot bool // whether the robot of package hand makes this play
	Place int  // of its body among the hints; 0 if the hints lack it, as for a pass
	// Spent reports that no enemy could beat the play: a control is gone.
	Spent bool
	// Before and After are the fewest plays that empty the mover's hand, before the play and after
	// it. A play that breaks nothing leaves one fewer.
	Before, After int
	Plan          *Plan // how the others then win
}

// thoughts returns the natural plays, the most natural first: the robot's, and then the hints.
func (x *explainer) thoughts() (list []Wrong) {
	e := &x.start
	robot := x.analyst.Choose(view(e))
	for i, c := range puzzle.Candidates(x.analyst, e.Hands[e.Turn], e.Last) {
		list = append(list, Wrong{Play: c.Play, Place: i + 1})
	}
	i := slices.IndexFunc(list, func(w Wrong) bool { return w.Play.Rival() == robot.Rival() })
	switch {
	case i >= 0:
		first := list[i]
		list = slices.Insert(slices.Delete(list, i, i+1), 0, Wrong{Play: robot, Place: first.Place, Robot: true})
	case e.Last.Kind != doudizhu.Pass:
		list = slices.Insert(list, 0, Wrong{Robot: true})
	}
	if e.Last.Kind != doudizhu.Pass && !list[0].Robot {
		list = append(list, Wrong{})
	}
	return list
}

// view is the mover's view. Between two, the peasant sits before the landlord, and the missing
// player holds as many cards.
func view(e *doudizhu.Endgame) hand.View {
	seat := func(s doudizhu.Seat) doudizhu.Seat {
		if !e.Three && s == doudizhu.Down {
			return doudizhu.Up
		}
		return s
	}
	v := hand.View{Seat: seat(e.Turn), Hand: e.Hands[e.Turn], Last: e.Last, Owner: seat(e.Owner)}
	for s, h := range e.Hands {
		v.Left[s] = h.Cards()
	}
	if !e.Three {
		v.Left[doudizhu.Up] = v.Left[doudizhu.Down]
	}
	return v
}

// wrong explains the most natural losing plays. It leaves out plays that would win with other
// kickers.
func (x *explainer) wrong(found *Explanation) (list []Wrong) {
	from := x.start.State()
	for _, w := range x.thoughts() {
		if len(list) == wrongs || found.wins(w.Play) || x.outcome(from, w.Play) != andor.Lost {
			continue
		}
		after, err := x.rules.Apply(x.start, w.Play)
		if err != nil {
			continue
		}
		mine := from.Hands[from.Turn]
		w.Before, _ = x.analyst.Fewest(mine)
		w.After, _ = x.analyst.Fewest(mine - w.Play.Cards)
		p := planner{runs: x.runs}
		w.Spent = w.Play.Kind != doudizhu.Pass && !p.beaten(from, from.Turn, w.Play)
		if w.Plan = x.plan(&after, x.game.Next(from, w.Play)); w.Plan == nil {
			return list
		}
		list = append(list, w)
	}
	return list
}

// Difficulty measures how hard an endgame is for a mover who can win.
type Difficulty struct {
	Natural int // losing plays near the top of the hints, see package puzzle
	Place   int // of the first winning play among the hints; 0 if the hints lack it
	Only    int // turns of the critical line at which only one play wins
	Plain   int // turns of the critical line before the win is plain, so that no player can stop it
}

// difficulty finds the difficulty of an explained endgame.
func (x *explainer) difficulty(found *Explanation) (d Difficulty) {
	for i, c := range puzzle.Candidates(x.analyst, x.start.Hands[x.start.Turn], x.start.Last) {
		switch {
		case found.wins(c.Play):
			if d.Place == 0 {
				d.Place = i + 1
			}
		case c.Natural:
			d.Natural++
		}
	}
	for _, s := range found.Plan.Line {
		if s.Only {
			d.Only++
		}
	}
	d.Plain = found.Plan.Plain()
	return d
}
