// Leaning: which side an undecided search expects to win.

package endgame

import "kedou/search/andor"

// A lean holds, for the landlord and for the peasants, the expansions of the search in which that side may not waste a play, less gone if
// it has ended without a win. The side whose search ends so, or, if both do, whose search ends after less work, is the one more likely to
// lose.
//
// That is a guess: it proves nothing and doesn't steer the search. doudizhu/README.md says how often guesses were right.
type lean [thePeasants + 1]int64

// gone exceeds the expansions of any search.
const gone = 1 << 62

// learn counts a turn of a view, and notes whether the view ended without a win. One worker has all turns of a side.
func (l *lean) learn(v *view, expanded int64, ended bool) {
	if v.noWaste == neither || v.passive != 0 || v.discrepancies > 0 {
		return
	}
	if ended {
		expanded -= gone
	}
	l[v.noWaste] += expanded
}

// outcome is the outcome for the landlord to which the search leans, Unknown while
// both sides may still win without waste. The workers must be at rest.
func (l *lean) outcome() andor.Outcome {
	switch landlord, peasants := l[theLandlord], l[thePeasants]; {
	case landlord >= 0 && peasants >= 0:
		return andor.Unknown
	case landlord > peasants:
		return andor.Won
	}
	return andor.Lost
}
