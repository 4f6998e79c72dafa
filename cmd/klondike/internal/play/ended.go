package play

// The end of a game that isn't given up yet: the program says it by itself, once.

import "kedou/klondike/advice"

// told is what the user has been told about the end, and at which step.
type told struct {
	over advice.Over
	step int
}

// hear takes the answer for the position now, and returns the end to tell: the zero value if there is none, or if the user has moved on although it
// was told.
func (t *told) hear(e advice.End, step int) (tell advice.End) {
	known := step > t.step && (t.over == e.Over || t.over.Certain())
	if t.step = step; known {
		return tell
	}
	if t.over = e.Over; e.Over < advice.NearlyLost {
		return tell
	}
	return e
}
