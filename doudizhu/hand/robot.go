// The robot: hints, and the simplest rules of team play.

package hand

import (
	"math"

	"kedou/doudizhu"
)

// View is a player's knowledge at his turn.
type View struct {
	Seat  doudizhu.Seat
	Hand  doudizhu.Hand
	Left  [doudizhu.Seats]int // how many cards each player holds
	Last  doudizhu.Play       // the play to beat; a pass if the player leads
	Owner doudizhu.Seat       // the player of Last
}

// enemy reports whether seat s plays against the viewer.
func (v *View) enemy(s doudizhu.Seat) bool { return s.Peasant() != v.Seat.Peasant() }

// next returns the seat that plays after the viewer's.
func (v *View) next() doudizhu.Seat { return (v.Seat + 1) % doudizhu.Seats }

// shortest returns the fewest cards that an enemy holds.
func (v *View) shortest() int {
	least := math.MaxInt
	for s, n := range v.Left {
		if v.enemy(doudizhu.Seat(s)) {
			least = min(least, n)
		}
	}
	return least
}

// worthwhile is the power that a player gives up to beat an enemy's play: a broken pair costs less,
// a broken chain more.
const worthwhile = -60_000

// Choose returns the robot's play, or a pass. The robot lays a play that empties its hand, else the
// first hint, if that doesn't cost much more power than passing. By the rules of documents 002 and
// 004 (PROVENANCE.md) it
//   - leads no solo, or its highest, while an enemy holds one card, and no pair
//     while an enemy holds two;
//   - follows a solo with its highest while the next player is an enemy with one card;
//   - spares nothing to beat an enemy with one or two cards left;
//   - leads its lowest card while the next player is a partner with one card;
//   - beats its partner only with solos below a two and pairs below aces, and
//     only for gain, and never when the partner holds one card.
//
// It passes as a leader only if it holds only dead cards.
func (a *Analyst) Choose(v View) doudizhu.Play {
	play, _ := a.Explain(v)
	return play
}

// Explain returns Choose's play and the rule that decides it.
func (a *Analyst) Explain(v View) (doudizhu.Play, *Reason) {
	hints := a.Hints(v.Hand, v.Last)
	switch {
	case len(hints) == 0:
		return doudizhu.Play{}, &nothingBeats
	case hints[0].Play.Cards == v.Hand:
		return hints[0].Play, &allCards
	case v.Last.Kind == doudizhu.Pass:
		return lead(&v, hints)
	case v.Last.Kind == doudizhu.Solo && v.enemy(v.next()) && v.Left[v.next()] == 1:
		return solo(hints, true), &stopsNext
	}
	gain := hints[0].Rest - a.Power(v.Hand)
	switch {
	case !v.enemy(v.Owner):
		return followPartner(&v, hints[0].Play, gain)
	case gain >= worthwhile:
		return hints[0].Play, &bestRest
	case v.Left[v.Owner] <= 2:
		return hints[0].Play, &inDanger
	}
	return doudizhu.Play{}, &tooDear
}

// lead chooses a lead among the hints.
func lead(v *View, hints []Hint) (doudizhu.Play, *Reason) {
	avoided, why := doudizhu.Pass, &bestRest
	switch least := v.shortest(); {
	case !v.enemy(v.next()) && v.Left[v.next()] == 1:
		return solo(hints, false), &feedsPartner
	case least == 1:
		avoided, why = doudizhu.Solo, &sparesSolos
	case least == 2:
		avoided, why = doudizhu.Pair, &sparesPairs
	}
	if hints[0].Play.Kind != avoided {
		return hints[0].Play, &bestRest
	}
	for _, h := range hints {
		if h.Play.Kind != avoided {
			return h.Play, why
		}
	}
	return solo(hints, true), &highestFirst
}

// followPartner decides whether to beat a partner's play with p.
func followPartner(v *View, p doudizhu.Play, gain Power) (doudizhu.Play, *Reason) {
	solo, pair := p.Kind == doudizhu.Solo, p.Kind == doudizhu.Pair
	switch {
	case solo && p.Rank >= doudizhu.Two:
		return doudizhu.Play{}, &standsSolo
	case pair && p.Rank >= doudizhu.Ace:
		return doudizhu.Play{}, &standsPair
	case !solo && !pair:
		return doudizhu.Play{}, &standsOther
	case v.Left[v.Owner] <= 1:
		return doudizhu.Play{}, &leavesPartner
	case gain <= 0:
		return doudizhu.Play{}, &noGain
	case pair:
		return p, &cheapPairOver
	}
	return p, &cheaplyOver
}

// solo returns the highest solo of the hints, or the lowest, or else the first hint.
func solo(hints []Hint, highest bool) doudizhu.Play {
	best := hints[0].Play
	for _, h := range hints {
		if h.Play.Kind == doudizhu.Solo && (best.Kind != doudizhu.Solo || h.Play.Rank != best.Rank && h.Play.Rank > best.Rank == highest) {
			best = h.Play
		}
	}
	return best
}
