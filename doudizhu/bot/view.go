// A player's conclusions from the view: friends and enemies, and unseen cards.

package bot

import (
	"math"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// view is a player's view in the stage Playing and conclusions from it.
type view struct {
	*table.View
	seat   doudizhu.Seat
	unseen doudizhu.Hand // the cards of the two others
	next   table.Chair   // the player after the viewer
	mate   table.Chair   // a peasant's partner; Nobody for the landlord
	foes   []table.Chair // the viewer's enemies, in the order of play
	hidden []hand.Other  // their hands
	least  int           // the fewest cards of an enemy
}

func newView(v *table.View) *view {
	s := &view{View: v, seat: v.Seat(v.Chair), next: v.Chair.Next(), mate: table.Nobody, least: math.MaxInt}
	s.unseen = v.Unseen()
	others := v.Others()
	for i, c := range [2]table.Chair{s.next, s.next.Next()} {
		if s.enemy(c) {
			s.foes, s.hidden = append(s.foes, c), append(s.hidden, others[i])
			s.least = min(s.least, v.Left[c])
		} else {
			s.mate = c
		}
	}
	return s
}

// enemy reports whether the player on chair c plays against the viewer.
func (s *view) enemy(c table.Chair) bool { return s.Seat(c).Peasant() != s.seat.Peasant() }

func (s *view) leads() bool { return s.Last.Kind == doudizhu.Pass }
